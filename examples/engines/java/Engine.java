import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.util.*;
import java.util.function.Predicate;

/**
 * A sample engine behind the protocol of docs/ENGINES.md, in one file without libraries (JDK 17 or newer):
 *
 * <pre>npx cr613 verify --engine "java examples/engines/java/Engine.java"</pre>
 *
 * It has the layers from 2 to 7d but text changes, characteristic-defining abilities first, effects that go on in several
 * layers, counters and timestamps. Left out on purpose is dependency (613.8): within a layer timestamps alone decide. So
 * that is not claimed, and a run has no failure. With the argument --claim-order it is claimed all the same, as an engine
 * would that is at work on it; expectations.json beside this file has what is wrong then, the known failures:
 *
 * <pre>npx cr613 verify --engine "java examples/engines/java/Engine.java --claim-order" \
 *   --expectations examples/engines/java/expectations.json</pre>
 *
 * Left out for brevity are copies, merging, face-down permanents, layer 3 and cards with two parts: boards with them are
 * answered with `unsupported`. What stands after the layers (players, rules of the game, costs) and state-based actions
 * are not computed; of the former only the order is told.
 *
 * From top to bottom: the protocol; the board and what events do to it; the layers; how selectors and quantities are
 * read; JSON.
 */
public class Engine {
    static final String CLAIMS = """
        {"input": "effects", "rulesets": ["current"],
         "handles": ["control", "type", "basic-land-types", "color", "abilities", "characteristic-defining",
           "power-toughness", "counters", "keyword-counters", "switch", "timestamp-order", "simultaneous-timestamps",
           "begun-effects", "attachments", "resolving", "durations", "zone-changes", "other-zones",
           "choices", "linked", "tokens", "tapping", "phasing", "designations", "damage", "player-numbers",
           "made-up-cards"],
         "observes": ["exists", "name", "manaCost", "manaValue", "colors", "supertypes", "types", "subtypes", "abilities",
           "power", "toughness", "basePower", "baseToughness", "loyalty", "defense", "controller", "owner", "zone",
           "faceDown", "tapped", "attachedTo", "counters", "damage", "tapsFor", "player.life", "player.hand", "order"]}""";

    /** What is claimed with --claim-order, and not done. */
    static final List<String> DEPENDENCY = List.of("dependency-existence", "dependency-text", "dependency-applies-to",
        "dependency-what-it-does", "dependency-loop");

    // ---- The protocol -------------------------------------------------------------------------------------------

    public static void main(String[] arguments) throws Exception {
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
        for (String line = in.readLine(); line != null; line = in.readLine()) {
            Map<String, Object> message = map(new Json(line).read());
            switch (text(message, "kind")) {
                case "hello" -> out.print(Json.write(json("kind", "hello", "protocol", message.get("protocol"),
                    "engine", json("name", "sample-java", "version", "1"), "claims", claims(List.of(arguments)))) + "\n");
                case "run" -> out.print(Json.write(answer(message)) + "\n");
                case "stop" -> System.exit(0);
                default -> { } // the ruleset: only one is claimed
            }
            out.flush();
        }
    }

    static Map<String, Object> claims(List<String> arguments) {
        Map<String, Object> claims = map(new Json(CLAIMS).read());
        if (arguments.contains("--claim-order")) list(claims.get("handles")).addAll(DEPENDENCY);
        return claims;
    }

    static Map<String, Object> answer(Map<String, Object> run) {
        Object id = run.get("id");
        try {
            return json("kind", "result", "id", id, "checkPoints", new Board(run).play());
        } catch (Unsupported left) {
            List<Object> lacks = left.lacks == null ? List.of() : List.of(left.lacks);
            return json("kind", "unsupported", "id", id, "message", left.getMessage(), "lacks", lacks);
        } catch (RuntimeException fault) {
            fault.printStackTrace();
            return json("kind", "error", "id", id, "message", String.valueOf(fault));
        }
    }

    /** The board needs what this engine has not. */
    @SuppressWarnings("serial")
    static final class Unsupported extends RuntimeException {
        final String lacks;

        Unsupported(String what, String lacks) {
            super("not supported: " + what, null, false, false);
            this.lacks = lacks;
        }
    }

    // ---- The board ----------------------------------------------------------------------------------------------

    /** Counters of a kind: the newest one's timestamp is that of all (613.7c). */
    record Pile(int count, long stamp) { }

    /** A card or token in a zone. A change of zones makes another one with the same id (400.7). */
    static final class Thing {
        final String id, owner, controller, zone;
        final Map<String, Object> card;
        final boolean token;
        final Map<String, Pile> counters = new TreeMap<>();
        final Map<String, Long> designations = new TreeMap<>();
        final Map<String, Object> choices = new TreeMap<>();
        final Map<String, List<Thing>> links = new TreeMap<>();
        /** What it is attached to: a Thing, the name of a player, or null. */
        Object host;
        long stamp;
        /** What it was when it left. */
        View last;
        int damage, level = 1;
        boolean tapped, gone, phasedOut, phasedWithHost;

        Thing(String id, Map<String, Object> card, String owner, String controller, String zone, boolean token,
            long stamp) {
            this.id = id;
            this.card = card;
            this.owner = owner;
            this.controller = controller;
            this.zone = zone;
            this.token = token;
            this.stamp = stamp;
        }

        boolean onBattlefield() { return zone.equals("battlefield"); }
    }

    static final class Player {
        final String name;
        int life = 20, startingLife = 20, hand;
        final Map<String, Integer> counters = new TreeMap<>();
        /** What has happened this turn, and how much of it. */
        final Map<String, Integer> thisTurn = new TreeMap<>();
        final Set<String> designations = new TreeSet<>();

        Player(Object setup) {
            Map<String, Object> said = setup instanceof String ? Map.of() : map(setup);
            name = setup instanceof String one ? one : text(said, "name");
            life = number(said.getOrDefault("life", 20));
            startingLife = number(said.getOrDefault("startingLife", 20));
            hand = number(said.getOrDefault("hand", 0));
        }
    }

    enum Origin { PRINTED, INTRINSIC, GRANTED }

    /** An instance of an ability; those that are granted have the timestamp of what grants them (613.7a). */
    record Ability(Map<String, Object> data, Origin origin, long grantedAt) {
        static Ability of(Object entry, Origin origin, long grantedAt) {
            return new Ability(entry instanceof String word ? json("kind", "keyword", "keyword", word) : map(entry),
                origin, grantedAt);
        }

        boolean is(String kind) { return kind.equals(data.get("kind")); }

        boolean isKeyword(Object word) { return word.equals(data.get("keyword")); }

        String label() { return label(Map.of()); }

        /** As it is told; keywords speak of what was chosen for them. */
        String label(Map<String, Object> choices) {
            if (is("mana") && !data.containsKey("id"))
                return data.getOrDefault("cost", "{T}") + ": Add " + String.join("/", texts(data.get("produces")).stream()
                    .map(mana -> mana.startsWith("{") ? mana : "{" + mana + "}").toList());
            if (!is("keyword")) return text(data, "id");
            Object land = data.get("landType");
            StringBuilder words = new StringBuilder(land == null ? text(data, "keyword")
                : wordOf(land, choices).toLowerCase() + "walk");
            if (data.containsKey("from")) words.append(" from ").append(wordOf(data.get("from"), choices));
            if (data.get("fromQuality") instanceof Map<?, ?> quality)
                words.append(" from ").append(quality(map(quality)));
            for (String key : List.of("n", "cost")) if (data.containsKey(key)) words.append(" ").append(data.get(key));
            return words.toString();
        }

        private static String wordOf(Object word, Map<String, Object> choices) {
            if (word instanceof String plain) return plain;
            String name = text(map(word), "chosen");
            return (String) choices.getOrDefault(name, "the chosen " + name);
        }

        private static String quality(Map<String, Object> quality) {
            if (quality.size() == 1 && quality.get("name") instanceof String name) return name;
            if (!Set.of("type", "subtype").containsAll(quality.keySet())) return Json.write(new TreeMap<>(quality));
            List<String> words = new ArrayList<>(texts(quality.get("type")));
            words.addAll(texts(quality.get("subtype")));
            return words.isEmpty() ? "everything" : String.join(" or ", words).toLowerCase();
        }
    }

    /** Whose words are read: an ability's of `self`, or a resolved spell's with what was fixed for it. */
    record Speaker(Thing self, String you, List<Object> targets, Map<String, Object> choices, int x, Cause cause) {
        Speaker(Thing self, String you, List<Object> targets, Map<String, Object> choices, int x) {
            this(self, you, targets, choices, x, new Cause(List.of(), null, null));
        }
    }

    /** What was chosen on resolution, and the object and the player of the event that triggered it. */
    record Cause(List<Thing> chosen, Thing object, String player) { }

    /** A continuous effect. `fixed`: the parts for each object with their numbers, where these are fixed (611.2c-d). */
    static final class Effect {
        final String key;
        final Speaker speaker;
        final long stamp, tie;
        final boolean defining;
        final Map<String, Object> says;
        Map<Thing, List<Map<String, Object>>> fixed;
        Object duration = "indefinite";

        Effect(String key, Speaker speaker, long stamp, long tie, boolean defining, Map<String, Object> says) {
            this.key = key;
            this.speaker = speaker;
            this.stamp = stamp;
            this.tie = tie;
            this.defining = defining;
            this.says = says;
        }
    }

    static final class Board {
        final List<Player> players = new ArrayList<>();
        final Map<String, Map<String, Object>> cards = new HashMap<>();
        final Set<String> planeswalkerTypes = new HashSet<>();
        final List<Thing> things = new ArrayList<>();
        final List<Effect> resolved = new ArrayList<>();
        /** Effects that begin with a later turn of these players. */
        record Waiting(Collection<String> of, Map<String, Object> created, String name, long stamp, Speaker speaker) { }
        final List<Waiting> waiting = new ArrayList<>();
        final Set<String> names = new HashSet<>();
        final List<Object> timeline;
        /** What has entered in the same event: it is not looked at as others enter (614.12). */
        final Set<Thing> arriving = new HashSet<>();
        boolean isSimultaneous = false;
        String active;
        long clock = 0, turnBegan = 0;
        /** Steps of this turn that its player skips (500.11). */
        Collection<String> skipped = Set.of();

        Board(Map<String, Object> run) {
            for (Object one : list(run.get("players"))) players.add(new Player(one));
            for (Object one : list(run.get("cards"))) {
                Map<String, Object> card = map(one);
                cards.put(text(card, "name"), card);
                if (texts(card.get("types")).contains("Planeswalker") && !texts(card.get("types")).contains("Creature"))
                    planeswalkerTypes.addAll(texts(card.get("subtypes")));
            }
            timeline = list(run.get("timeline"));
            active = players.get(0).name;
        }

        List<Object> play() {
            List<Object> checks = new ArrayList<>();
            for (Object one : timeline) {
                Map<String, Object> event = map(one);
                if (event.get("kind").equals("check"))
                    checks.add(json("check", event.get("id"), "observation", observe()));
                else happen(event);
                endExpired();
            }
            return checks;
        }

        void happen(Map<String, Object> event) {
            UNKNOWN_WORDS.forEach((word, lacks) -> {
                if (event.containsKey(word)) throw new Unsupported(word, lacks);
            });
            String kind = text(event, "kind");
            switch (kind) {
                case "enters" -> enter(event);
                case "moves" -> move(event);
                case "resolves" -> resolve(event);
                case "attach" -> {
                    Thing thing = find(text(event, "object"));
                    List<Ability> now = new Layers(this).view(thing).abilities;
                    attach(thing, text(event, "to"));
                    for (Ability ability : now) if (!ability.isKeyword("bestow")) begin(thing, ability);
                }
                case "unattach" -> detach(find(text(event, "object")));
                case "counters" -> {
                    Thing thing = find(text(event, "object"));
                    map(event.get("remove")).forEach((counter, count) -> remove(thing, counter, number(count)));
                    sorted(event.get("add")).forEach((counter, count) -> put(thing, counter, number(count)));
                }
                case "phaseOut", "phaseIn" -> phase(event);
                case "tap", "untap" -> find(text(event, "object")).tapped = kind.equals("tap");
                case "designate" -> designate(event);
                case "choose" -> choose(find(text(event, "object")), map(event.get("choices")));
                case "link" -> link(find(text(event, "object")), text(event, "as"), texts(event.get("objects")));
                case "player" -> change(event);
                case "damage" -> damage(event);
                case "turn" -> turn(text(event, "active"), texts(event.get("skips")));
                case "ends" -> resolved.removeIf(effect -> effect.key.equals(event.get("effect")));
                case "simultaneous" -> simultaneous(list(event.get("events")));
                case "casts" -> throw new Unsupported("casting", "casting");
                case "stateBased" -> throw new Unsupported("state-based actions", "state-based");
                case "turnFaceUp", "turnFaceDown" -> throw new Unsupported("turning over", "face-down");
                case "transform" -> throw new Unsupported("other faces",
                    "flip".equals(find(text(event, "object")).card.get("layout")) ? "flip" : "double-faced");
                case "merges" -> throw new Unsupported("merging", "merge");
                case "attacks", "blocks", "endOfCombat" -> throw new Unsupported("combat", "combat");
                case "sticker" -> throw new Unsupported("stickers", "stickers");
                default -> throw new Unsupported("the event " + kind, null);
            }
        }

        Thing find(String id) {
            for (Thing thing : things) if (!thing.gone && thing.id.equals(id)) return thing;
            return null;
        }

        /** Also what has left, as it last was. */
        Thing findLast(String id) {
            Thing last = null;
            for (Thing thing : things) if (thing.id.equals(id)) last = thing;
            return last;
        }

        Player player(String name) {
            for (Player player : players) if (player.name.equals(name)) return player;
            return null;
        }

        void enter(Map<String, Object> event) {
            String card = text(event, "card"), controller = text(event, "controller");
            Thing thing = new Thing((String) event.getOrDefault("id", card), cards.get(card),
                (String) event.getOrDefault("owner", controller),
                controller, (String) event.getOrDefault("zone", "battlefield"), Boolean.TRUE.equals(event.get("token")),
                ++clock);
            arrive(thing, event);
        }

        void move(Map<String, Object> event) {
            Thing old = find(text(event, "object"));
            String zone = text(event, "to");
            boolean resolves = old.zone.equals("stack") && zone.equals("battlefield");
            Layers before = new Layers(this);
            for (Ability ability : before.view(old).abilities) {
                if (old.onBattlefield() && ability.data.containsKey("lingers")) linger(old, ability);
            }
            old.last = before.view(old);
            old.gone = true;
            for (Thing other : things) if (other.host == old) detach(other);
            if (old.token && !resolves) return; // 111.7
            String controller = (String) event.getOrDefault("controller", resolves ? old.controller : old.owner);
            Thing thing = new Thing(old.id, old.card, old.owner, controller, zone, old.token, ++clock);
            // 400.7a: what has changed the spell goes on to change the permanent.
            if (resolves) for (Effect effect : resolved) if (effect.fixed != null && effect.fixed.containsKey(old))
                effect.fixed.put(thing, effect.fixed.get(old));
            boolean keeps = before.view(old).abilities.stream()
                .anyMatch(ability -> ability.data.containsKey("countersStay"));
            if (keeps && !Set.of("hand", "library").contains(zone)) thing.counters.putAll(old.counters);
            arrive(thing, event);
        }

        void linger(Thing thing, Ability ability) {
            Effect effect = new Effect(thing.id + "/" + ability.label(),
                new Speaker(null, new Layers(this).controllerOf(thing), List.of(),
                thing.choices, 0), Math.max(thing.stamp, ability.grantedAt), 0, false, ability.data);
            effect.duration = "endOfTurn";
            resolved.add(effect);
        }

        /** As it enters: choices and counters of abilities that it has then (614.12), loyalty and the like. */
        void arrive(Thing thing, Map<String, Object> event) {
            if (Set.of("split", "room").contains(thing.card.getOrDefault("layout", "normal")))
                throw new Unsupported("cards of two parts", "split");
            things.add(thing);
            thing.tapped = Boolean.TRUE.equals(event.get("tapped"));
            if (event.containsKey("attachedTo")) {
                attach(thing, text(event, "attachedTo"));
                list(thing.card.get("abilities")).forEach(entry -> begin(thing, Ability.of(entry, Origin.PRINTED, 0)));
            }
            map(event.get("links")).forEach((name, ids) -> link(thing, name, texts(ids)));
            View view = new Layers(this, arriving).view(thing);
            if (isSimultaneous) arriving.add(thing);
            Map<String, Object> choices = new TreeMap<>(map(event.get("choices")));
            for (Object entry : list(thing.card.get("abilities"))) {
                Map<String, Object> printed = entry instanceof Map<?, ?> one ? map(one) : Map.of();
                boolean isLost = thing.onBattlefield() && view.abilities.stream().noneMatch(has -> has.data == printed);
                if (isLost && "asEnters".equals(printed.get("kind")) && printed.containsKey("choose")) {
                    choices.remove(text(printed, "choose"));
                    choices.remove(printed.get("id") + "/" + printed.get("choose"));
                }
            }
            choose(thing, choices);
            if (thing.onBattlefield()) {
                for (Ability ability : view.abilities) {
                    if (!ability.is("asEnters")
                        || !texts(ability.data.getOrDefault("when", "enters")).contains("enters")) continue;
                    if (ability.data.containsKey("bodies") && choices.containsKey(text(ability.data, "choose")))
                        throw new Unsupported("a choice of bodies", "entering-as");
                    Reader reader = new Layers(this).reader(new Speaker(thing, null, List.of(), thing.choices, 0));
                    Object turned = ability.data.get("turnsFaceDown");
                    if (turned != null && reader.select(turned).stream().anyMatch(other -> other != thing))
                        throw new Unsupported("turning over", "face-down");
                    sorted(ability.data.get("counters"))
                        .forEach((kind, amount) -> put(thing, kind, reader.quantity(amount)));
                }
            }
            Map<String, Object> counters = sorted(event.get("counters"));
            counters.forEach((kind, count) -> put(thing, kind, number(count)));
            if (!thing.onBattlefield()) return;
            View now = new Layers(this).view(thing);
            if (now.types.contains("Planeswalker") && now.loyalty != null && !counters.containsKey("loyalty"))
                put(thing, "loyalty", now.loyalty);
            if (now.types.contains("Battle") && now.defense != null && !counters.containsKey("defense"))
                put(thing, "defense", now.defense);
            boolean hasChapters = now.abilities.stream().anyMatch(ability -> ability.data.containsKey("chapters"));
            if (now.has("Saga") && hasChapters && !counters.containsKey("lore")) put(thing, "lore", 1);
        }

        /** What is told without the id of an ability is for all those that are printed. */
        void choose(Thing thing, Map<String, Object> choices) {
            thing.choices.putAll(choices);
            choices.forEach((name, value) -> thing.choices.putIfAbsent(name.substring(name.indexOf('/') + 1), value));
        }

        void link(Thing thing, String name, List<String> ids) {
            thing.links.put(name.substring(name.indexOf('/') + 1), ids.stream().map(this::find).toList());
        }

        /** 613.7e, 701.3b. */
        void attach(Thing thing, String to) {
            Thing host = find(to);
            if (thing.host != null && (thing.host == host || thing.host.equals(to))) return;
            thing.host = host == null ? to : host;
            thing.stamp = ++clock;
        }

        /** What bestow or reconfigure makes of it now that it is attached, until it is attached to nothing. */
        void begin(Thing thing, Ability ability) {
            String state = WHILE_ATTACHED.get(ability.data.getOrDefault("keyword", ""));
            if (state != null) thing.designations.put(state, thing.stamp);
        }

        void detach(Thing thing) {
            thing.host = null;
            thing.designations.keySet().removeAll(WHILE_ATTACHED.values());
        }

        void put(Thing thing, String kind, int count) {
            if (count > 0) thing.counters.merge(kind, new Pile(count, ++clock),
                (old, more) -> new Pile(old.count + count, more.stamp));
        }

        void remove(Thing thing, String kind, int count) {
            Pile pile = thing.counters.get(kind);
            if (pile == null || pile.count <= count) thing.counters.remove(kind);
            else thing.counters.put(kind, new Pile(pile.count - count, pile.stamp));
        }

        /** What is attached phases out and in along with its host (702.26g). */
        void phase(Map<String, Object> event) {
            boolean out = event.get("kind").equals("phaseOut");
            List<Thing> named = texts(event.get("objects")).stream().map(this::find).toList();
            for (Thing thing : named) phase(thing, out);
            for (Thing thing : named) {
                if (!(thing.host instanceof Thing host)) continue;
                if (out) thing.phasedWithHost = named.contains(host);
                else if (host.phasedOut) detach(thing); // 702.26i
            }
        }

        void phase(Thing thing, boolean out) {
            thing.phasedOut = out;
            for (Thing other : things) {
                if (other.gone || other.host != thing || (out ? other.phasedOut : !other.phasedWithHost)) continue;
                other.phasedWithHost = out;
                phase(other, out);
            }
        }

        void designate(Map<String, Object> event) {
            Thing thing = find(text(event, "object"));
            boolean on = !Boolean.FALSE.equals(event.get("on"));
            if (on) thing.designations.put(text(event, "designation"), ++clock);
            else thing.designations.remove(text(event, "designation"));
            if (event.get("designation").equals("level")) thing.level = on ? number(event.getOrDefault("level", 1)) : 1;
        }

        void change(Map<String, Object> event) {
            Player player = player(text(event, "player"));
            player.life = number(event.getOrDefault("life", player.life));
            player.hand = number(event.getOrDefault("hand", player.hand)) + number(event.getOrDefault("draws", 0));
            map(event.get("counters")).forEach((kind, count) -> player.counters.put(kind, number(count)));
            map(event.get("thisTurn")).forEach((what, count) -> player.thisTurn.put(what, number(count)));
            Object designation = event.get("designation");
            if (designation == null) return;
            // 725.3, 726.3: one player at a time.
            if (Set.of("monarch", "initiative").contains(designation)) for (Player other : players)
                other.designations.remove(designation);
            player.designations.add((String) designation);
        }

        /** 120.3. */
        void damage(Map<String, Object> event) {
            Layers now = new Layers(this);
            int amount = number(event.get("amount"));
            Set<String> with = new HashSet<>(texts(event.get("with")));
            Thing source = event.containsKey("source") ? findLast(text(event, "source")) : null;
            if (source != null) for (Ability ability : now.view(source).abilities) if (ability.is("keyword"))
                with.add(text(ability.data, "keyword"));
            if (with.contains("lifelink")) player(now.controllerOf(source)).life += amount;
            boolean withers = with.contains("wither") || with.contains("infect");
            Thing to = find(text(event, "to"));
            if (to == null) {
                Player player = player(text(event, "to"));
                if (with.contains("infect")) player.counters.merge("poison", amount, Integer::sum);
                else player.life -= amount;
                return;
            }
            Set<String> types = now.view(to).types;
            if (types.contains("Planeswalker")) remove(to, "loyalty", amount);
            if (types.contains("Battle")) remove(to, "defense", amount);
            if (types.contains("Creature") && withers) put(to, "-1/-1", amount);
            else if (types.contains("Creature")) to.damage += amount;
        }

        void turn(String next, Collection<String> skips) {
            for (Thing thing : things) {
                thing.damage = 0;
                thing.designations.keySet().removeAll(Set.of("attacking", "blocking", "blocked", "unblocked"));
                thing.designations.keySet().removeIf(word -> word.endsWith(" this turn"));
            }
            resolved.removeIf(effect -> Set.of("endOfTurn", "endOfCombat").contains(effect.duration));
            endNext("untilEndOfNext", until -> !skipped.contains(until));
            // Which steps have begun is not told: by the end of a turn its end step has.
            endNext("untilNext", "endStep"::equals);
            for (Player player : players) player.thisTurn.clear();
            active = next;
            turnBegan = clock;
            skipped = skips;
            endNext("untilEndOfNext", until -> until.equals("untapStep") && !skips.contains(until));
            resolved.removeIf(effect -> effect.duration.equals("yourNextTurn") && effect.speaker.you.equals(next));
            // The next step of a kind is the next that is not skipped (614.10a).
            endNext("untilNext", step -> !step.equals("endStep") && !skips.contains(step));
            for (Waiting begun : List.copyOf(waiting)) {
                if (!begun.of().contains(next)) continue;
                waiting.remove(begun);
                create(begun.created(), begun.name(), begun.stamp(), new Layers(this).reader(begun.speaker()));
            }
        }

        /** Ends what lasts until something of a player's next turn, for each object by itself (500.4, 514.2). */
        void endNext(String until, Predicate<Object> isIt) {
            for (Effect effect : List.copyOf(resolved)) {
                if (!(effect.duration instanceof Map<?, ?> lasting) || !lasting.containsKey(until)) continue;
                if (!isIt.test(lasting.get(until))) continue;
                // What came in this turn came before its end step, and after its other steps.
                boolean isAhead = !"endStep".equals(lasting.get(until)) && effect.stamp > turnBegan;
                if (until.equals("untilEndOfNext") && isAhead) continue;
                Layers now = new Layers(this);
                if (effect.fixed.isEmpty() && isTurn(effect, null, now)) resolved.remove(effect);
                if (!effect.fixed.isEmpty() && effect.fixed.keySet().removeIf(thing -> isTurn(effect, thing, now))
                    && effect.fixed.isEmpty()) resolved.remove(effect);
            }
        }

        boolean isTurn(Effect effect, Thing thing, Layers now) {
            Object of = ((Map<?, ?>) effect.duration).get("of");
            return new Reader(now, effect.speaker, thing, false).players(of).contains(active);
        }

        /** 613.7m: APNAP order; what resolves acts on what has entered. */
        void simultaneous(List<Object> events) {
            Layers before = new Layers(this);
            List<String> names = players.stream().map(player -> player.name).toList();
            List<Object> ordered = new ArrayList<>(events);
            ordered.sort(Comparator.comparingInt(one -> {
                Map<String, Object> event = map(one);
                if (event.get("kind").equals("resolves")) return names.size() + 1;
                Thing thing = event.containsKey("object") ? find(text(event, "object")) : null;
                Object who = event.get("controller");
                if (who == null && thing != null) who = event.get("kind").equals("moves") ? thing.owner
                    : before.controllerOf(thing);
                return who == null ? names.size()
                    : (names.indexOf(who) - names.indexOf(active) + names.size()) % names.size();
            }));
            isSimultaneous = true;
            for (Object event : ordered) happen(map(event));
            isSimultaneous = false;
            arriving.clear();
        }

        /** What a spell or ability does as it resolves: objects and numbers are fixed now (611.2c-d). */
        void resolve(Map<String, Object> event) {
            Layers now = new Layers(this);
            List<Map<String, Object>> abilities = new ArrayList<>();
            String name = (String) event.getOrDefault("id", event.get("card"));
            Object ability = event.get("ability");
            Thing source = event.containsKey("source") ? find(text(event, "source")) : null;
            if (ability instanceof Map<?, ?> written) {
                abilities.add(map(written));
                if (name == null) name = (String) event.getOrDefault("source", "effect");
            } else if (event.containsKey("source")) {
                // 113.7a: it is that of the object as it last was where the ability functions.
                for (Thing thing : things) {
                    if (!thing.id.equals(event.get("source"))) continue;
                    for (Ability one : now.view(thing).abilities) {
                        if (!one.label().equals(ability)
                            || !texts(one.data.getOrDefault("zones", "battlefield")).contains(thing.zone)) continue;
                        source = thing;
                        abilities.clear();
                        abilities.add(one.data);
                    }
                }
                if (name == null) name = event.get("source") + "/" + ability;
            } else {
                for (Object entry : list(cards.get(text(event, "card")).get("abilities"))) {
                    Ability one = Ability.of(entry, Origin.PRINTED, 0);
                    if (ability == null ? one.is("spell") && !one.data.containsKey("by") : one.label().equals(ability)) abilities.add(one.data);
                }
            }
            List<Object> targets = new ArrayList<>();
            List<String> illegal = texts(event.get("illegalTargets"));
            for (String id : texts(event.get("targets")))
                targets.add(illegal.contains(id) ? new Object() : find(id) == null ? id : find(id)); // 608.2b: in its place, and nothing
            if (!illegal.isEmpty() && illegal.containsAll(texts(event.get("targets")))) return;
            Map<String, Object> choices = new TreeMap<>(source == null ? Map.of() : source.choices);
            choices.putAll(map(event.get("choices")));
            List<Thing> chosen = texts(event.get("chosenObjects")).stream().map(this::find).toList();
            Map<String, Object> by = map(event.get("triggeredBy"));
            Cause cause = new Cause(chosen, by.containsKey("object") ? lastSeen(text(by, "object")) : null, text(by, "player"));
            Speaker speaker = new Speaker(source, text(event, "controller"), targets, choices,
                number(event.getOrDefault("x", 0)), cause);
            Reader reader = now.reader(speaker);
            long stamp = ++clock;
            String wanted = name;
            for (int n = 2; !names.add(name); n++) name = wanted + "#" + n;
            for (Map<String, Object> does : abilities)
                if (does.containsKey("if") && !reader.holds(does.get("if"))) return; // 603.4, 608.2a
            int order = 0;
            for (Map<String, Object> does : abilities) {
                for (Object effect : list(does.get("effects")))
                    create(map(effect), ++order == 1 ? name : name + "/" + order, stamp, reader);
            }
            for (Map<String, Object> does : abilities) {
                for (Object one : list(does.get("puts"))) {
                    Map<String, Object> puts = map(one);
                    String counter = puts.get("counter") instanceof Map<?, ?> choice
                        ? (String) choices.get(choice.get("chosen")) : text(puts, "counter");
                    for (Thing thing : reader.select(puts.get("on")))
                        put(thing, counter, reader.about(thing).quantity(puts.getOrDefault("amount", 1)));
                }
            }
        }

        /** The object of an event, where it is on the battlefield or the stack or was there; else as it is (603.10, 608.2h). */
        private Thing lastSeen(String id) {
            return things.stream().filter(thing -> thing.id.equals(id)
                && Set.of("battlefield", "stack").contains(thing.zone)).reduce((older, newer) -> newer).orElseGet(() -> find(id));
        }

        /** Who gets each of these permanents in an exchange; null if it can't be completed (701.12a-b). */
        private static Map<Thing, String> exchanged(List<Thing> those, Reader reader) {
            Map<Thing, String> have = new LinkedHashMap<>();
            for (Thing thing : those) if (thing.onBattlefield()) have.put(thing, reader.layers.controllerOf(thing));
            List<String> two = have.values().stream().distinct().toList();
            if (two.size() != 2 || have.size() < those.size()
                || Collections.frequency(have.values(), two.get(0)) * 2 != have.size()) return null;
            have.replaceAll((thing, name) -> two.get(1 - two.indexOf(name)));
            return have;
        }

        void create(Map<String, Object> created, String name, long stamp, Reader reader) {
            if (created.containsKey("condition") && !reader.holds(created.get("condition"))) return;
            if (created.get("duration") instanceof Map<?, ?> next && next.containsKey("duringNext")) {
                // Numbers are read now, and whom it affects as that turn begins (611.2c-d).
                Map<String, Object> later = new LinkedHashMap<>(created);
                later.put("does", list(created.get("does")).stream().map(part -> (Object) reader.fix(map(part))).toList());
                later.put("duration", "endOfTurn");
                waiting.add(new Waiting(List.copyOf(reader.players(next.get("of"))), later, name, stamp, reader.speaker));
                return;
            }
            // One effect, whatever comes out for each of its objects (613.7b).
            Effect effect = new Effect(name, reader.speaker, stamp, Long.MAX_VALUE, false, created);
            effect.duration = created.getOrDefault("duration", "indefinite");
            effect.fixed = new LinkedHashMap<>();
            List<Thing> those = created.containsKey("affects") ? reader.select(created.get("affects")) : List.of();
            Map<Thing, String> takers = exchanged(those, reader);
            List<Object> does = list(created.get("does")).stream()
                .filter(part -> takers != null || !text(map(part), "kind").equals("exchangeControl")).toList();
            if (does.isEmpty()) return;
            for (Thing thing : those) {
                List<Map<String, Object>> parts = new ArrayList<>();
                for (Object part : does) parts.add(text(map(part), "kind").equals("exchangeControl")
                    ? json("kind", "gainControl", "player", takers.get(thing)) : reader.about(thing).fix(map(part)));
                effect.fixed.put(thing, parts);
            }
            resolved.add(effect);
        }

        /** "For as long as" (611.2b): what has ended does not come back. */
        void endExpired() {
            while (resolved.stream()
                .anyMatch(effect -> effect.duration instanceof Map || ((String) effect.duration).contains("Source"))) {
                Layers now = new Layers(this);
                int before = size(resolved);
                resolved.removeIf(effect -> hasEnded(effect, now));
                if (size(resolved) == before) return;
            }
        }

        /** Effects, and the objects they are on: each can be free of one by itself. */
        private static int size(List<Effect> effects) {
            return effects.stream().mapToInt(effect -> 1 + (effect.fixed == null ? 0 : effect.fixed.size())).sum();
        }

        boolean hasEnded(Effect effect, Layers now) {
            Thing source = effect.speaker.self;
            if (effect.duration instanceof Map<?, ?> lasting) {
                if (!lasting.containsKey("while")) return false;
                if (effect.fixed == null || effect.fixed.isEmpty())
                    return !new Reader(now, effect.speaker, null, true).holds(lasting.get("while"));
                effect.fixed.keySet().removeIf(
                    thing -> !new Reader(now, effect.speaker, thing, true).holds(lasting.get("while")));
                return effect.fixed.isEmpty();
            }
            boolean isThere = source != null && !source.gone && source.onBattlefield();
            return switch ((String) effect.duration) {
                case "untilSourceLeaves" -> !isThere;
                case "whileSourceOnBattlefield" -> !isThere || source.phasedOut;
                case "whileSourceTapped" -> !isThere || source.phasedOut || !source.tapped;
                case "whileYouControlSource" -> !isThere || source.phasedOut
                    || !now.controllerOf(source).equals(effect.speaker.you);
                default -> false;
            };
        }

        Map<String, Object> observe() {
            Layers layers = new Layers(this);
            Map<String, Object> objects = new LinkedHashMap<>(), told = new LinkedHashMap<>();
            for (Thing thing : things) if (!thing.gone && !thing.phasedOut) objects.put(thing.id, layers.tell(thing));
            for (Player player : players) told.put(player.name, json("life", player.life, "hand", player.hand));
            return json("objects", objects, "players", told, "order", layers.order);
        }
    }

    // ---- The layers ---------------------------------------------------------------------------------------------

    static final String EVERY_CREATURE_TYPE = "every creature type";
    /** How many there are. */
    static final int CREATURE_TYPES = 324;
    static final List<String> COLORS = List.of("white", "blue", "black", "red", "green");
    /** The mana abilities of the basic land types (305.6). */
    static final Map<String, String> BASIC_LAND_TYPES = new LinkedHashMap<>();
    /** Subtypes of all families but creature and planeswalker types (205.3g-q). */
    static final Map<String, String> FAMILY = new HashMap<>();
    /** The card types that a family of subtypes belongs to. */
    static final Map<String, Set<String>> TYPES_OF_FAMILY = Map.of("artifact", words("Artifact"), "battle", words("Battle"),
        "creature", words("Creature, Kindred"), "dungeon", words("Dungeon"), "enchantment", words("Enchantment"),
        "land", words("Land"), "planeswalker", words("Planeswalker"), "spell", words("Instant, Sorcery"));
    static final Set<String> KEYWORD_COUNTERS = words("deathtouch, decayed, double strike, exalted, first strike, flying,"
        + " haste, hexproof, indestructible, lifelink, menace, reach, shadow, trample, vigilance");
    /** Keywords that mean activated abilities. */
    static final Set<String> ACTIVATED_KEYWORDS = words("aura swap, boast, commander ninjutsu, craft, crew, cycling, embalm,"
        + " encore, equip, eternalize, exhaust, forecast, fortify, level up, ninjutsu, outlast, reconfigure, reinforce,"
        + " saddle, scavenge, station, transfigure, transmute, unearth");
    static final Set<String> PERMANENT_TYPES = words("Artifact, Battle, Creature, Enchantment, Land, Planeswalker");
    /** Words of events that speak of what is left out, and the capability they need. */
    static final List<String> PARTY = List.of("Cleric", "Rogue", "Warrior", "Wizard");

    static final Map<String, String> UNKNOWN_WORDS = Map.of("copyOf", "copy", "faceDown", "face-down", "half", "split",
        "prototype", "prototype", "back", "double-faced", "meldedWith", "double-faced", "textBoxOf", "text");

    static {
        String[] lands = {"Plains", "W", "Island", "U", "Swamp", "B", "Mountain", "R", "Forest", "G"};
        for (int i = 0; i < lands.length; i += 2) BASIC_LAND_TYPES.put(lands[i], lands[i + 1]);
        String[][] families = {
            {"artifact", "Attraction Blood Bobblehead Book Clue Contraption Equipment Food Fortification Gold Heartwood Incubator"
                + " Infinity Junk Lander Map Mutagen Powerstone Spacecraft Stone Treasure Vehicle Vibranium"},
            {"enchantment", "Aura Background Cartouche Case Class Curse Plan Role Room Rune Saga Shard Shrine"},
            {"land", "Cave Desert Forest Gate Island Lair Locus Mine Mountain Plains Planet Power-Plant Sphere Swamp Tower Town Urza's"},
            {"spell", "Adventure Arcane Lesson Omen Trap"}, {"battle", "Siege"}, {"dungeon", "Undercity"}};
        for (String[] family : families) for (String word : family[1].split(" ")) FAMILY.put(word, family[0]);
    }

    /** Keywords that mean a continuous effect (702). */
    static final Map<String, Object> KEYWORD_EFFECTS = map(new Json("""
        {"changeling": {"defining": true, "does": [{"kind": "addEverySubtype", "family": "creature"}]},
         "devoid": {"defining": true, "does": [{"kind": "setColors", "colors": []}]},
         "impending": {"condition": {"object": "self", "is": {"designation": "impending", "counter": "time"}},
           "does": [{"kind": "removeTypes", "types": ["Creature"]}]},
         "living metal": {"condition": {"turn": "you"}, "does": [{"kind": "addTypes", "types": ["Creature"]}]},
         "decayed": {"does": [{"kind": "changeGameRule", "rule": "cant-block"}]},
         "unleash": {"condition": {"object": "self", "is": {"counter": "+1/+1"}}, "does": [{"kind": "changeGameRule", "rule": "cant-block"}]}}""").read());

    /** States that are effects: suspected (701.60c), and till unattached bestowed (702.103b) and reconfigured (702.151b). */
    static final Map<String, Object> STATES = map(new Json("""
        {"suspected": {"does": [{"kind": "gainAbilities", "abilities": ["menace", {"kind": "static", "id": "cant-block",
           "affects": {"self": true}, "does": [{"kind": "changeGameRule", "rule": "cant-block"}]}]}]},
         "bestowed": {"does": [{"kind": "setTypes", "types": ["Enchantment"], "subtypes": ["Aura"]},
           {"kind": "gainAbilities", "abilities": [{"kind": "keyword", "keyword": "enchant", "quality": {"type": "Creature"}}]}]},
         "reconfigured": {"does": [{"kind": "removeTypes", "types": ["Creature"]}]}}""").read());

    static final Map<String, String> WHILE_ATTACHED = Map.of("bestow", "bestowed", "reconfigure", "reconfigured");

    /** A layer; 4 to 6 have a pass for characteristic-defining abilities and then one for the rest (613.3). */
    record Slot(String layer, boolean defining) { }

    static final List<Slot> SLOTS = Arrays.stream("1a 2 3 4* 4 5* 5 6* 6 7a* 7b 7c 7d players gameRules".split(" "))
        .map(word -> new Slot(word.replace("*", ""), word.endsWith("*"))).toList();

    /** The part of an effect decides its layer (613.1), or what stage after them it belongs to (613.10-11). */
    static String layerOf(String kind, boolean defining) {
        return switch (kind) {
            case "copy" -> "1a";
            case "gainControl", "exchangeControl" -> "2";
            case "replaceWords", "gainFullText", "exchangeTextBoxes", "setName" -> "3";
            case "addTypes", "setTypes", "removeTypes", "setSubtypes", "setBasicLandTypes", "addEverySubtype" -> "4";
            case "setColors", "addColors" -> "5";
            case "gainAbilities", "gainAbilitiesOf", "loseAbilities", "loseAllAbilities", "cantHave" -> "6";
            case "setPowerToughness" -> defining ? "7a" : "7b";
            case "modifyPowerToughness" -> "7c";
            case "switchPowerToughness" -> "7d";
            case "playerGains", "playerLoses", "playerCantHave" -> "players";
            case "changeGameRule" -> "gameRules";
            case "changeCost" -> "costs";
            default -> throw new Unsupported("the part " + kind, null);
        };
    }

    /** What an object is at a moment on its way through the layers. */
    static final class View {
        String name, manaCost, controller;
        int manaValue;
        Integer power, toughness, basePower, baseToughness, loyalty, defense;
        final Set<String> colors = new TreeSet<>(), supertypes = new TreeSet<>(), types = new TreeSet<>(),
            subtypes = new TreeSet<>(), had = new TreeSet<>(), lost = new TreeSet<>();
        final List<Ability> abilities = new ArrayList<>();
        final List<Object> cantHave = new ArrayList<>();
        final Set<String> planeswalkerTypes;

        View(Thing thing, Set<String> planeswalkerTypes) {
            this.planeswalkerTypes = planeswalkerTypes;
            Map<String, Object> card = thing.card;
            name = nameOf(card, thing.token);
            manaCost = (String) card.get("manaCost");
            controller = thing.controller;
            supertypes.addAll(texts(card.get("supertypes")));
            types.addAll(texts(card.get("types")));
            subtypes.addAll(texts(card.get("subtypes")));
            colors.addAll(texts(card.get("colorIndicator")));
            for (String symbol : symbols(manaCost)) {
                for (int i = 0; i < COLORS.size(); i++) if (symbol.indexOf("WUBRG".charAt(i)) >= 0)
                    colors.add(COLORS.get(i));
                if (symbol.matches("\\d+(/.*)?")) manaValue += Integer.parseInt(symbol.split("/")[0]);
                else if (!symbol.equals("X")) manaValue++;
            }
            basePower = power = printed(card.get("power"));
            baseToughness = toughness = printed(card.get("toughness"));
            loyalty = (Integer) card.get("loyalty");
            defense = (Integer) card.get("defense");
            for (Object entry : list(card.get("abilities"))) abilities.add(Ability.of(entry, Origin.PRINTED, 0));
            settle();
        }

        /** As its card says; a token that nothing gives a name is called after its subtypes (111.4). */
        static String nameOf(Map<String, Object> card, boolean token) {
            Object name = card.containsKey("printedName") ? card.get("printedName") : card.get("name");
            if (name instanceof String given) return given;
            return String.join(" ", texts(card.get("subtypes"))) + (token ? " Token" : "");
        }

        /** A printed star is 0 until its ability has counted. */
        static Integer printed(Object value) {
            if (!(value instanceof String star)) return (Integer) value;
            String digits = star.replaceAll("\\D", "");
            return digits.isEmpty() ? 0 : Integer.valueOf(digits);
        }

        static List<String> symbols(String cost) {
            return cost == null ? List.of() : List.of(cost.substring(1, cost.length() - 1).split("}\\{"));
        }

        String familyOf(String subtype) {
            return planeswalkerTypes.contains(subtype) ? "planeswalker" : FAMILY.getOrDefault(subtype, "creature");
        }

        boolean has(String subtype) {
            return subtypes.contains(subtype)
                || (subtypes.contains(EVERY_CREATURE_TYPE) && familyOf(subtype).equals("creature"));
        }

        Set<String> creatureTypes() {
            Set<String> found = new TreeSet<>(subtypes);
            found.removeIf(word -> !familyOf(word).equals("creature"));
            return found;
        }

        /** Takes subtypes away, those too that are gone with their card type. */
        void take(java.util.function.Predicate<String> meant) {
            subtypes.removeIf(meant);
            lost.removeIf(meant);
        }

        /**
         * What a type line brings at once: subtypes need their card type (205.3d) and come back with it (205.1a), land
         * types have mana abilities (305.6). `had` is what was there before, `lost` what is gone with its card type.
         */
        void settle() {
            had.retainAll(subtypes);
            subtypes.addAll(lost);
            lost.addAll(had);
            subtypes.removeIf(word -> Collections.disjoint(types, TYPES_OF_FAMILY.get(familyOf(word))));
            lost.removeAll(subtypes);
            had.clear();
            had.addAll(subtypes);
            abilities.removeIf(ability -> ability.origin == Origin.INTRINSIC);
            if (!types.contains("Land")) return;
            BASIC_LAND_TYPES.forEach((type, mana) -> {
                if (subtypes.contains(type))
                    abilities.add(new Ability(json("kind", "mana", "produces", List.of(mana)), Origin.INTRINSIC, 0));
            });
        }

        /** A number is there for creatures alone, but for cards elsewhere that have it printed (208.3, 208.5). */
        Integer visible(Integer value, boolean onBattlefield) {
            if (types.contains("Creature")) return value == null ? Integer.valueOf(0) : value;
            return onBattlefield ? null : value;
        }

        boolean canHave(Ability ability) { return cantHave.stream().noneMatch(lost -> means(lost, ability)); }

        static boolean means(Object lost, Ability ability) {
            if (!ability.is("keyword")) return ability.label().equals(lost);
            if (lost instanceof String word) return ability.isKeyword(word);
            Map<String, Object> variant = map(lost);
            return ability.isKeyword(variant.get("keyword")) && variant.keySet().stream()
                .allMatch(key -> variant.get(key).equals(ability.data.get(key)));
        }

        /** Carries out a part of an effect, its words and numbers read already. */
        void apply(Map<String, Object> part, long stamp) {
            List<String> newTypes = texts(part.get("types")), newSubtypes = texts(part.get("subtypes"));
            switch (text(part, "kind")) {
                case "gainControl" -> controller = (String) part.getOrDefault("player", controller);
                case "addTypes" -> {
                    types.addAll(newTypes);
                    supertypes.addAll(texts(part.get("supertypes")));
                    subtypes.addAll(newSubtypes);
                    settle();
                }
                case "setTypes" -> {
                    types.removeIf(type -> !Set.of("Instant", "Sorcery").contains(type)); // 205.1a
                    types.addAll(newTypes);
                    Set<String> families = new HashSet<>(newSubtypes.stream().map(this::familyOf).toList());
                    take(word -> families.contains(familyOf(word)));
                    subtypes.addAll(newSubtypes);
                    settle();
                }
                case "removeTypes" -> {
                    types.removeAll(newTypes);
                    supertypes.removeAll(texts(part.get("supertypes")));
                    take(newSubtypes::contains);
                    settle();
                }
                case "setSubtypes" -> {
                    take(word -> familyOf(word).equals(part.get("family")));
                    subtypes.addAll(newSubtypes);
                    settle();
                }
                case "setBasicLandTypes" -> { // 305.7
                    if (!types.contains("Land")) return;
                    take(word -> familyOf(word).equals("land"));
                    subtypes.addAll(newSubtypes);
                    abilities.removeIf(ability -> ability.origin == Origin.PRINTED);
                    settle();
                }
                case "addEverySubtype" -> {
                    Object which = part.getOrDefault("which", "basic");
                    if (!part.get("family").equals("land")) subtypes.add(EVERY_CREATURE_TYPE);
                    else FAMILY.forEach((word, family) -> {
                        boolean isBasic = BASIC_LAND_TYPES.containsKey(word);
                        boolean isAsked = which.equals("every") || which.equals(isBasic ? "basic" : "nonbasic");
                        if (family.equals("land") && isAsked) subtypes.add(word);
                    });
                    settle();
                }
                case "setColors" -> { colors.clear(); colors.addAll(texts(part.get("colors"))); }
                case "addColors" -> colors.addAll(texts(part.get("colors")));
                case "gainAbilities" -> {
                    for (Object entry : list(part.get("abilities"))) {
                        Ability ability = Ability.of(entry, Origin.GRANTED, stamp);
                        if (canHave(ability)) abilities.add(ability);
                    }
                }
                case "loseAbilities" ->
                    abilities.removeIf(ability -> list(part.get("abilities")).stream()
                    .anyMatch(lost -> means(lost, ability)));
                case "loseAllAbilities" ->
                    abilities.removeIf(ability -> !("mana".equals(part.get("except")) && ability.is("mana")));
                case "cantHave" -> {
                    cantHave.addAll(list(part.get("abilities")));
                    abilities.removeIf(ability -> !canHave(ability));
                }
                case "setPowerToughness" -> {
                    basePower = power = (Integer) part.getOrDefault("power", power);
                    baseToughness = toughness = (Integer) part.getOrDefault("toughness", toughness);
                }
                case "modifyPowerToughness" -> {
                    int morePower = number(part.getOrDefault("power", 0));
                    int moreToughness = number(part.getOrDefault("toughness", 0));
                    if (morePower == 0 && moreToughness == 0) return;
                    power = (power == null ? 0 : power) + morePower;
                    toughness = (toughness == null ? 0 : toughness) + moreToughness;
                }
                case "switchPowerToughness" -> { Integer old = power; power = toughness; toughness = old; }
                default -> throw new IllegalStateException(text(part, "kind"));
            }
        }
    }

    /** All objects, computed through the layers together (613.5). */
    static final class Layers {
        final Board board;
        final Map<Thing, View> views = new LinkedHashMap<>();
        /** Effects of abilities, by the instance of the ability. */
        private final Map<Ability, Effect> made = new IdentityHashMap<>();
        /** Effects that do not come from abilities: of resolved spells and abilities, counters, designations. */
        private final List<Effect> others = new ArrayList<>();
        /** What effects that have begun apply to: the same in every layer, whatever becomes of the ability (613.6). */
        private final Map<Effect, List<Thing>> begun = new LinkedHashMap<>();

        final List<Object> order = new ArrayList<>();

        Layers(Board board) { this(board, Set.of()); }

        /** As if the hidden ones were not there. */
        Layers(Board board, Set<Thing> hidden) {
            this.board = board;
            for (Thing thing : board.things) if (!thing.gone && !hidden.contains(thing))
                views.put(thing, new View(thing, board.planeswalkerTypes));
            for (Thing thing : views.keySet()) if (!thing.phasedOut) addCountersOf(thing);
            others.addAll(board.resolved);
            for (Slot slot : SLOTS) pass(slot);
        }

        private void addCountersOf(Thing thing) {
            thing.counters.forEach((kind, pile) -> {
                List<Object> parts = new ArrayList<>();
                String[] words = kind.split(" from ");
                Thing to = thing;
                if (kind.matches("[+-]\\d+/[+-]\\d+")) { // 122.1a
                    String[] numbers = kind.split("/");
                    parts.add(json("kind", "modifyPowerToughness", "power", Integer.parseInt(numbers[0]) * pile.count,
                        "toughness",
                        Integer.parseInt(numbers[1]) * pile.count));
                } else if (kind.equals("hone")) { // 122.1j
                    parts.add(json("kind", "modifyPowerToughness", "power", pile.count));
                    to = thing.host instanceof Thing host ? host : null;
                } else if (KEYWORD_COUNTERS.contains(words[0])) { // 122.1b
                    Object keyword = words.length == 1 ? kind
                    : json("kind", "keyword", "keyword", words[0], "from", words[1]);
                    parts.add(json("kind", "gainAbilities", "abilities", Collections.nCopies(pile.count, keyword)));
                }
                // Elsewhere than on the battlefield a change of size is for creature cards only (122.1a).
                if (kind.contains("/") && !thing.onBattlefield())
                    others.add(new Effect(thing.id + "/counter:" + kind, new Speaker(thing, null, List.of(), Map.of(), 0),
                        pile.stamp, Long.MAX_VALUE, false,
                        json("does", parts, "affects", json("self", true, "zone", "any", "type", "Creature"))));
                else if (!parts.isEmpty() && to != null)
                    addFixed(to, thing.id + "/counter:" + kind, pile.stamp, json("does", parts));
            });
            thing.designations.forEach((state, stamp) -> {
                if (STATES.containsKey(state)) addFixed(thing, thing.id + "/" + state, stamp, map(STATES.get(state)));
            });
        }

        private void addFixed(Thing thing, String key, long stamp, Map<String, Object> says) {
            Effect effect = new Effect(key, new Speaker(thing, null, List.of(), Map.of(), 0), stamp, Long.MAX_VALUE,
                false, says);
            effect.fixed = Map.of(thing, list(says.get("does")).stream().map(Engine::map).toList());
            others.add(effect);
        }

        /** One layer: whatever is in force and has a part here, the oldest first. No effect waits for another one. */
        private void pass(Slot slot) {
            Set<Effect> done = Collections.newSetFromMap(new IdentityHashMap<>());
            for (Effect next = oldest(slot, done); next != null; next = oldest(slot, done)) {
                apply(next, slot);
                done.add(next);
            }
        }

        private Effect oldest(Slot slot, Set<Effect> done) {
            Effect found = null;
            for (Effect effect : existing()) {
                if (done.contains(effect) || effect.defining != slot.defining || parts(effect, slot).isEmpty())
                    continue;
                if (found != null && (effect.stamp > found.stamp
                    || (effect.stamp == found.stamp && effect.tie >= found.tie))) continue;
                boolean asLongAs = effect.fixed != null || begun.containsKey(effect)
                    || !effect.says.containsKey("condition");
                if (asLongAs || reader(effect.speaker).holds(effect.says.get("condition"))) found = effect;
            }
            return found;
        }

        private Set<Effect> existing() {
            Set<Effect> found = new LinkedHashSet<>();
            views.forEach((thing, view) -> {
                if (thing.phasedOut) return;
                Map<String, Integer> named = new HashMap<>();
                for (Ability ability : view.abilities) {
                    Map<String, Object> says = saysOf(ability);
                    List<String> zones = says == null ? List.of() : texts(says.getOrDefault("zones", "battlefield"));
                    // 604.3a: a granted ability is not characteristic-defining, whatever its words.
                    boolean defining = says != null && ability.origin != Origin.GRANTED
                        && (ability.is("characteristicDefining") || says.containsKey("defining"));
                    if (says == null || !(defining || zones.contains(thing.zone))) continue;
                    Map<String, Object> choices = ability.origin == Origin.PRINTED ? thing.choices : Map.of();
                    String name = thing.id + "/" + ability.label();
                    int same = named.merge(name, 1, Integer::sum);
                    found.add(made.computeIfAbsent(ability, one -> new Effect(same == 1 ? name : name + "#" + same,
                        new Speaker(thing, null, List.of(), choices, 0), Math.max(thing.stamp, one.grantedAt),
                        one.grantedAt, defining, says)));
                }
            });
            found.addAll(others);
            found.addAll(begun.keySet());
            return found;
        }

        /** What an ability does as a continuous effect; null for all other abilities. */
        private static Map<String, Object> saysOf(Ability ability) {
            if (ability.is("static") || ability.is("characteristicDefining")) return ability.data;
            return ability.is("keyword") && KEYWORD_EFFECTS.containsKey(text(ability.data, "keyword"))
                ? map(KEYWORD_EFFECTS.get(text(ability.data, "keyword"))) : null;
        }

        private static List<Map<String, Object>> parts(Effect effect, Slot slot) {
            return list(effect.says.get("does")).stream().map(Engine::map)
                .filter(part -> layerOf(text(part, "kind"), effect.defining).equals(slot.layer)).toList();
        }

        private void apply(Effect effect, Slot slot) {
            Reader reader = reader(effect.speaker);
            if (!begun.containsKey(effect)) {
                boolean isOwn = !effect.says.containsKey("affects");
                List<Thing> to = effect.fixed != null ? new ArrayList<>(effect.fixed.keySet())
                    : isOwn ? List.of(effect.speaker.self) : reader.select(effect.says.get("affects"));
                begun.put(effect, to.stream().filter(thing -> views.containsKey(thing) && !thing.phasedOut).toList());
            }
            if (slot.layer.equals("players") || slot.layer.equals("gameRules")) {
                order.add(json("layer", slot.layer, "effect", effect.key)); // told in order, but not carried out
                return;
            }
            order.add(json("layer", slot.layer, "effect", effect.key, "objects", begun.get(effect).stream()
                .map(thing -> thing.id).toList()));
            // What it does is read for all objects before it is done to any.
            Map<Thing, List<Map<String, Object>>> does = new LinkedHashMap<>();
            for (Thing thing : begun.get(effect)) {
                does.put(thing, effect.fixed == null ? parts(effect, slot).stream()
                    .map(reader.about(thing)::fix).toList()
                    : effect.fixed.get(thing).stream()
                    .filter(part -> layerOf(text(part, "kind"), false).equals(slot.layer)).toList());
            }
            does.forEach((thing, parts) -> parts.forEach(part -> views.get(thing).apply(part, effect.stamp)));
        }

        Reader reader(Speaker speaker) { return new Reader(this, speaker, null, false); }

        /** Of what has left: as it last was. */
        View view(Thing thing) { return views.containsKey(thing) ? views.get(thing) : thing.last; }

        /** Outside the battlefield, the stack and the command zone the owner stands in (108.4a). */
        String controllerOf(Thing thing) {
            return Set.of("battlefield", "stack", "command").contains(thing.zone) ? view(thing).controller
                : thing.owner;
        }

        Map<String, Object> tell(Thing thing) {
            View view = view(thing);
            boolean here = thing.onBattlefield();
            Map<String, Object> counters = new TreeMap<>();
            thing.counters.forEach((kind, pile) -> counters.put(kind, pile.count));
            List<String> subtypes = new ArrayList<>(view.subtypes);
            if (view.subtypes.contains(EVERY_CREATURE_TYPE))
                subtypes.removeIf(word -> !word.equals(EVERY_CREATURE_TYPE) && view.familyOf(word).equals("creature"));
            Set<String> mana = new TreeSet<>();
            for (Ability ability : view.abilities) if (ability.is("mana"))
                for (String made : texts(ability.data.get("produces"))) mana.addAll(List.of(made.replaceAll("^\\{|\\}$", "").split("\\}\\{")));
            return json("name", view.name, "manaCost", view.manaCost, "manaValue", view.manaValue, "colors", view.colors,
                "supertypes", view.supertypes, "types", view.types, "subtypes", subtypes,
                "abilities", view.abilities.stream().map(ability -> ability.label(thing.choices)).toList(),
                "power", view.visible(view.power, here), "toughness", view.visible(view.toughness, here),
                "basePower", view.visible(view.basePower, here),
                "baseToughness", view.visible(view.baseToughness, here),
                "loyalty", counted(thing, "loyalty", "Planeswalker", view.loyalty),
                "defense", counted(thing, "defense", "Battle", view.defense), "controller", controllerOf(thing),
                "owner", thing.owner, "zone", thing.zone, "faceDown", false, "tapped", thing.tapped,
                "attachedTo", thing.host instanceof Thing host ? (host.phasedOut ? null : host.id) : thing.host,
                "counters", counters, "damage", thing.damage, "tapsFor", mana);
        }

        /** Loyalty and defense of a permanent are its counters (306.5c, 310.4c). */
        private Integer counted(Thing thing, String kind, String type, Integer printed) {
            if (!thing.onBattlefield()) return printed;
            if (!view(thing).types.contains(type)) return null;
            return thing.counters.containsKey(kind) ? thing.counters.get(kind).count : 0;
        }
    }

    // ---- Reading selectors, conditions and quantities -----------------------------------------------------------

    /** Parts that still do something without their subtypes. */
    static final Set<String> NAMED_TYPES = Set.of("addTypes", "setTypes", "removeTypes");
    static final List<String> MEASURES = List.of("power", "toughness", "basePower", "baseToughness", "manaValue");

    /**
     * Words as one speaker means them at this moment of the layers; `affected` is each affected object in turn. For
     * durations what has left or phased out is not meant: `onlyNow`.
     */
    record Reader(Layers layers, Speaker speaker, Thing affected, boolean onlyNow, String that) {
        Reader(Layers layers, Speaker speaker, Thing affected, boolean onlyNow) {
            this(layers, speaker, affected, onlyNow, null);
        }

        Reader about(Thing thing) { return new Reader(layers, speaker, thing, onlyNow); }

        Board board() { return layers.board; }

        String you() {
            if (speaker.you != null) return speaker.you;
            return speaker.self == null ? null : layers.controllerOf(speaker.self);
        }

        Object chosen(Object word) {
            return word instanceof Map<?, ?> asked && asked.get("chosen") instanceof String name
                ? speaker.choices.get(name) : word;
        }

        List<Thing> select(Object selector) {
            List<Thing> found = new ArrayList<>();
            for (Thing thing : layers.views.keySet()) if (!thing.phasedOut && fits(thing, map(selector), true))
                found.add(thing);
            return found;
        }

        static boolean saysWhere(Map<String, Object> selector) {
            for (String key : List.of("zone", "self", "host", "affected", "target", "chosenObject", "triggering", "object", "linked",
                "topOf"))
                if (selector.containsKey(key)) return true;
            return list(selector.get("allOf")).stream().anyMatch(inner -> saysWhere(map(inner)));
        }

        /** Without a zone only the battlefield is meant (109.2), but not in descriptions within others. */
        boolean fits(Thing thing, Map<String, Object> selector, boolean outermost) {
            boolean openZone = outermost && !saysWhere(selector);
            if (openZone && !selector.containsKey("anyOf") && !thing.onBattlefield()) return false;
            View view = layers.view(thing);
            return selector.entrySet().stream().allMatch(entry -> {
                Object said = entry.getValue();
                return switch (entry.getKey()) {
                    case "self" -> thing == speaker.self;
                    case "other" -> thing != speaker.self;
                    case "affected" -> thing == affected;
                    case "host", "triggering" -> refer(entry.getKey()).contains(thing);
                    case "chosenObject" -> refer(said.equals(true) ? "chosenObject" : json("chosenObject", said)).contains(thing);
                    case "target" -> said.equals(true) ? speaker.targets.contains(thing) : refer(json("target",
                        said)).contains(thing);
                    case "object" -> thing.id.equals(said);
                    case "linked", "topOf" -> refer(json(entry.getKey(), said)).contains(thing);
                    case "zone" -> said.equals("any") || texts(said).contains(thing.zone)
                        // What is described there is cards, and a token is none (108.2b).
                        && !(thing.token && Set.of("graveyard", "hand", "library", "exile").containsAll(texts(said)));
                    case "type" -> any(said, view.types::contains);
                    case "supertype" -> any(said, view.supertypes::contains);
                    case "subtype" -> any(said, view::has);
                    case "color" -> any(said, view.colors::contains);
                    case "name" -> chosen(said) != null && chosen(said).equals(view.name);
                    case "colorCount" -> within(view.colors.size(), said);
                    case "abilityCount" -> within(view.abilities.size(), said);
                    case "power", "toughness", "basePower", "baseToughness", "manaValue" ->
                        within(measure(entry.getKey(), thing), said);
                    case "keyword" -> view.abilities.stream().anyMatch(ability -> ability.isKeyword(said));
                    case "controller" -> players(said).contains(layers.controllerOf(thing));
                    case "owner" -> players(said).contains(thing.owner);
                    case "castFrom" -> false;
                    case "token" -> said.equals(thing.token);
                    case "faceDown" -> said.equals(false);
                    case "tapped" -> said.equals(thing.tapped);
                    case "permanent" -> !Collections.disjoint(view.types, PERMANENT_TYPES);
                    case "historic" -> view.supertypes.contains("Legendary") || view.types.contains("Artifact")
                        || view.has("Saga");
                    case "designation" -> thing.designations.containsKey(said);
                    case "counter" -> said.equals("any") ? !thing.counters.isEmpty() : thing.counters.containsKey(said);
                    case "counters" -> map(said).entrySet().stream().allMatch(kind -> within(sum(thing.counters.entrySet()
                        .stream().filter(pile -> kind.getKey().equals("any") || kind.getKey().equals(pile.getKey()))
                        .map(Map.Entry::getValue).map(Pile::count).toList()), kind.getValue()));
                    case "attached" -> said.equals(thing.host != null);
                    case "attachedTo" -> thing.host instanceof Thing host && fits(host, map(said), false);
                    case "hasAttached" -> layers.views.keySet().stream()
                        .anyMatch(one -> one.host == thing && !one.phasedOut && fits(one, map(said), false));
                    case "shares" -> refer(map(said).get("with")).stream()
                        .anyMatch(one -> shares(text(map(said), "characteristic"), view, layers.view(one)));
                    case "allOf" -> list(said).stream().allMatch(inner -> fits(thing, map(inner), false));
                    case "anyOf" -> list(said).stream().anyMatch(inner -> fits(thing, map(inner), openZone));
                    case "not" -> list(said).stream().noneMatch(inner -> fits(thing, map(inner), false));
                    default -> throw new Unsupported("the selector " + entry.getKey(), null);
                };
            });
        }

        private boolean any(Object words, Predicate<String> has) {
            return list(words).stream().map(this::chosen).anyMatch(word -> word instanceof String one && has.test(one));
        }

        private static boolean shares(String characteristic, View one, View other) {
            return switch (characteristic) {
                case "name" -> one.name != null && one.name.equals(other.name);
                case "color" -> !Collections.disjoint(one.colors, other.colors);
                case "type" -> !Collections.disjoint(one.types, other.types);
                case "creatureType" -> one.creatureTypes().stream()
                    .anyMatch(word -> !word.equals(EVERY_CREATURE_TYPE) && other.has(word))
                    || other.creatureTypes().stream().anyMatch(one::has);
                default -> one.subtypes.stream()
                    .anyMatch(word -> one.familyOf(word).equals("land") && other.subtypes.contains(word));
            };
        }

        List<Thing> refer(Object reference) {
            List<Thing> found = new ArrayList<>(referred(reference));
            found.removeIf(thing -> thing == null || (onlyNow && (thing.gone || thing.phasedOut)));
            return found;
        }

        private List<Thing> referred(Object reference) {
            if (reference instanceof String word) {
                return switch (word) {
                    case "self" -> Collections.singletonList(speaker.self);
                    case "affected" -> Collections.singletonList(affected);
                    case "host" -> speaker.self != null
                        && speaker.self.host instanceof Thing host ? List.of(host) : List.of();
                    case "chosenObject" -> speaker.cause.chosen;
                    case "triggering" -> Collections.singletonList(speaker.cause.object);
                    default -> things(speaker.targets);
                };
            }
            Map<String, Object> said = map(reference);
            if (said.get("target") instanceof Integer place) return place > speaker.targets.size() ? List.of()
                : things(List.of(speaker.targets.get(place - 1)));
            if (said.get("chosenObject") instanceof Integer place) return place > speaker.cause.chosen.size() ? List.of()
                : List.of(speaker.cause.chosen.get(place - 1));
            if (said.containsKey("object")) return layers.views.keySet().stream()
                .filter(thing -> thing.id.equals(said.get("object")) && !thing.phasedOut).toList();
            if (said.containsKey("linked")) {
                String name = text(said, "linked").substring(text(said, "linked").indexOf('/') + 1);
                List<Thing> linked = speaker.self == null ? List.of()
                    : speaker.self.links.getOrDefault(name, List.of());
                // A static ability sees what is still there; a resolving one looks back (608.2h).
                return linked.stream()
                    .filter(thing -> speaker.you != null || (!thing.gone && !thing.phasedOut)).toList();
            }
            return layers.views.keySet().stream()
                .filter(thing -> thing.zone.equals(said.get("topOf")) && thing.owner.equals(you()))
                .max(Comparator.comparingLong(thing -> thing.stamp)).map(List::of).orElse(List.of());
        }

        private static List<Thing> things(List<Object> targets) {
            return targets.stream().filter(Thing.class::isInstance).map(Thing.class::cast).toList();
        }

        List<String> players(Object selector) {
            List<String> everyone = board().players.stream().map(player -> player.name).toList();
            if (selector instanceof Map<?, ?> who && !who.containsKey("among")) {
                if (who.containsKey("player")) return texts(who.get("player"));
                return who.containsKey("ownerOf") ? refer(who.get("ownerOf")).stream().map(thing -> thing.owner).distinct().toList()
                    : refer(who.get("controllerOf")).stream().map(layers::controllerOf).distinct().toList();
            }
            if (selector instanceof Map<?, ?> who) {
                // What players have is settled after the layers (613.10): here nobody has anything yet.
                boolean none = who.containsKey("has") || Boolean.TRUE.equals(who.get("noMaximumHandSize"));
                return none ? List.of() : players(who.get("among")).stream().filter(name -> {
                    Reader of = new Reader(layers, speaker, affected, onlyNow, name);
                    return (!who.containsKey("life") || of.within(board().player(name).life, who.get("life")))
                        && (!who.containsKey("where") || of.holds(who.get("where")));
                }).toList();
            }
            List<String> found = switch ((String) selector) {
                case "you" -> Collections.singletonList(you());
                case "opponent" -> everyone.stream().filter(name -> you() != null && !name.equals(you())).toList();
                case "enchantedPlayer" -> speaker.self != null
                    && speaker.self.host instanceof String name ? List.of(name) : List.of();
                case "hostController" -> refer("host").stream().map(layers::controllerOf).toList();
                case "chosenPlayer" -> Collections.singletonList((String) speaker.choices.get("player"));
                case "targetPlayer" -> speaker.targets.stream().filter(String.class::isInstance)
                    .map(String.class::cast).toList();
                case "triggeringPlayer" -> Collections.singletonList(speaker.cause.player);
                case "thatPlayer" -> Collections.singletonList(that);
                case "activePlayer" -> List.of(board().active);
                // 506.2: of two players, while nothing attacks that speaks of it.
                case "defendingPlayer" -> everyone.size() != 2 ? List.of()
                    : everyone.stream().filter(name -> !name.equals(board().active)).toList();
                case "owner" -> affected == null ? List.of() : List.of(affected.owner);
                case "controller" -> affected == null ? List.of() : List.of(layers.controllerOf(affected));
                default -> everyone;
            };
            return found.stream().filter(Objects::nonNull).toList();
        }

        boolean holds(Object said) {
            Map<String, Object> condition = map(said);
            if (condition.containsKey("exists")) return !select(condition.get("exists")).isEmpty();
            if (condition.containsKey("object")) return refer(condition.get("object")).stream()
                .anyMatch(thing -> fits(thing, map(condition.get("is")), false));
            if (condition.containsKey("compare")) return within(quantity(condition.get("compare")), condition);
            if (condition.containsKey("turn")) return players(condition.get("turn")).contains(board().active);
            if (condition.containsKey("player")) return players(condition.get("player")).stream()
                .anyMatch(name -> !condition.containsKey("has")
                || board().player(name).designations.contains(condition.get("has")));
            if (condition.containsKey("allOf")) return list(condition.get("allOf")).stream().allMatch(this::holds);
            if (condition.containsKey("anyOf")) return list(condition.get("anyOf")).stream().anyMatch(this::holds);
            return !holds(condition.get("not"));
        }

        private boolean within(Integer value, Object said) {
            Map<String, Object> bounds = map(said);
            return value != null && (!bounds.containsKey("equals") || value == quantity(bounds.get("equals")))
                && (!bounds.containsKey("atLeast") || value >= quantity(bounds.get("atLeast")))
                && (!bounds.containsKey("atMost") || value <= quantity(bounds.get("atMost")));
        }

        private Integer measure(String measure, Thing thing) {
            View view = layers.view(thing);
            boolean here = thing.onBattlefield();
            return switch (measure) {
                case "power" -> view.visible(view.power, here);
                case "toughness" -> view.visible(view.toughness, here);
                case "basePower" -> view.visible(view.basePower, here);
                case "baseToughness" -> view.visible(view.baseToughness, here);
                case "loyalty" -> layers.counted(thing, "loyalty", "Planeswalker", view.loyalty);
                default -> view.manaValue;
            };
        }

        private List<Integer> measures(Object measure, List<Thing> things) {
            return things.stream().map(thing -> measure((String) measure, thing)).filter(Objects::nonNull).toList();
        }

        private static int sum(Collection<Integer> numbers) { return numbers.stream().mapToInt(Integer::intValue).sum(); }

        /** A number that nothing there has is 0 (107.2). */
        int quantity(Object said) {
            if (said instanceof Integer number) return number;
            Map<String, Object> q = map(said);
            for (String measure : MEASURES) if (q.containsKey(measure + "Of"))
                return sum(measures(measure, refer(q.get(measure + "Of"))));
            List<Thing> of = q.containsKey("of") ? select(q.get("of")) : List.of();
            String key = List.of("counter", "x", "levelOf", "count", "total", "greatest", "least", "distinct",
                "devotion", "party", "handSize", "life", "startingLife", "players", "thisTurn",
                "chosen", "sum", "product", "negative", "half", "atMostOf", "atLeastOf", "if").stream()
                .filter(q::containsKey).findFirst().orElse("");
            Object value = q.get(key);
            return switch (key) {
                case "x" -> speaker.x;
                case "levelOf" -> sum(refer(value).stream().map(thing -> thing.level).toList());
                case "counter" -> counters(value, q);
                case "count" -> select(value).size();
                case "total" -> sum(measures(value, of));
                case "greatest" -> measures(value, of).stream().max(Comparator.naturalOrder()).orElse(0);
                case "least" -> measures(value, of).stream().min(Comparator.naturalOrder()).orElse(0);
                case "distinct" -> distinct((String) value, select(q.get("among")));
                case "devotion" -> (int) select(json("controller", "you")).stream()
                    .flatMap(thing -> View.symbols(layers.view(thing).manaCost).stream())
                    .filter(symbol -> texts(value).stream()
                    .anyMatch(color -> symbol.indexOf("WUBRG".charAt(COLORS.indexOf(color))) >= 0)).count();
                case "handSize" -> sum(players(value).stream()
                    .map(name -> board().player(name).hand + (int) layers.views.keySet().stream()
                    .filter(thing -> thing.zone.equals("hand") && thing.owner.equals(name)).count()).toList());
                case "life" -> sum(players(value).stream().map(name -> board().player(name).life).toList());
                case "startingLife" -> sum(players(value).stream().map(name -> board().player(name).startingLife).toList());
                case "players" -> players(value).size();
                case "thisTurn" -> sum(players(q.get("by")).stream()
                    .map(name -> board().player(name).thisTurn.getOrDefault(value, 0)).toList());
                case "party" -> sum(players(value).stream().map(this::party).toList());
                case "chosen" -> speaker.choices.get(value) instanceof Integer number ? number : 0;
                case "sum" -> sum(quantities(value));
                case "product" -> quantities(value).stream().reduce(1, (one, other) -> one * other);
                case "negative" -> -quantity(value);
                case "half" -> Math.floorDiv(quantity(value) + ("up".equals(q.get("round")) ? 1 : 0), 2);
                case "atMostOf" -> Collections.min(quantities(value));
                case "atLeastOf" -> Collections.max(quantities(value));
                case "if" -> quantity(holds(value) ? q.get("then") : q.getOrDefault("else", 0));
                default -> throw new Unsupported("the quantity " + q.keySet(), null);
            };
        }

        private List<Integer> quantities(Object said) { return list(said).stream().map(this::quantity).toList(); }

        private int counters(Object kind, Map<String, Object> q) {
            if (q.containsKey("onPlayer"))
                return sum(players(q.get("onPlayer")).stream()
                .flatMap(name -> board().player(name).counters.entrySet().stream())
                .filter(entry -> kind.equals("any") || kind.equals(entry.getKey())).map(Map.Entry::getValue).toList());
            List<Thing> on = q.containsKey("on") ? refer(q.get("on")) : select(q.get("onEach"));
            return sum(on.stream().flatMap(thing -> thing.counters.entrySet().stream())
                .filter(entry -> kind.equals("any") || kind.equals(entry.getKey()))
                .map(entry -> entry.getValue().count).toList());
        }

        /** 700.8: each creature stands for one type at most, as many types as can be filled. */
        private int party(String name) {
            Set<Set<String>> parties = new HashSet<>(Set.of(Set.of()));
            for (Thing thing : layers.views.keySet()) {
                if (!thing.onBattlefield() || thing.phasedOut || !layers.controllerOf(thing).equals(name)
                    || !layers.view(thing).types.contains("Creature")) continue;
                for (Set<String> party : List.copyOf(parties)) for (String type : PARTY) {
                    if (!layers.view(thing).has(type)) continue;
                    Set<String> more = new HashSet<>(party);
                    more.add(type);
                    parties.add(more);
                }
            }
            return parties.stream().mapToInt(Set::size).max().orElse(0);
        }

        private int distinct(String what, List<Thing> among) {
            Set<Object> found = new HashSet<>();
            for (Thing thing : among) {
                View view = layers.view(thing);
                switch (what) {
                    case "types" -> found.addAll(view.types);
                    case "supertypes" -> found.addAll(view.supertypes);
                    case "subtypes" -> found.addAll(view.subtypes);
                    case "landTypes" -> view.subtypes.stream().filter(word -> view.familyOf(word).equals("land"))
                        .forEach(found::add);
                    case "colors" -> found.addAll(view.colors);
                    case "basicLandTypes" -> BASIC_LAND_TYPES.keySet().stream().filter(view.subtypes::contains)
                        .forEach(found::add);
                    case "creatureTypes" -> found.addAll(view.creatureTypes());
                    case "names" -> found.add(view.name);
                    case "powers" -> found.add(measure("power", thing));
                    case "manaCosts" -> found.add(view.manaCost == null ? null
                        : View.symbols(view.manaCost).stream().sorted().toList());
                    default -> found.add(view.manaValue);
                }
            }
            found.remove(null);
            if (!found.remove(EVERY_CREATURE_TYPE)) return found.size();
            long others = found.stream().filter(word -> FAMILY.containsKey(word)).count();
            return CREATURE_TYPES + (int) others;
        }

        /** A part of an effect with its words and numbers read. A choice that was never made is nothing (607.5a). */
        Map<String, Object> fix(Map<String, Object> part) {
            Map<String, Object> fixed = new LinkedHashMap<>(part);
            switch (text(part, "kind")) {
                case "copy" -> throw new Unsupported("copies", "copy");
                case "replaceWords", "gainFullText", "exchangeTextBoxes", "setName" ->
                    throw new Unsupported("layer 3", "text");
                case "gainControl" -> {
                    List<String> who = players(part.get("player"));
                    if (who.isEmpty()) fixed.remove("player");
                    else fixed.put("player", who.get(0));
                }
                case "setPowerToughness" -> {
                    for (String key : List.of("power", "toughness")) if (part.containsKey(key))
                        fixed.put(key, quantity(part.get(key)));
                }
                case "modifyPowerToughness" -> {
                    for (String key : List.of("power", "toughness"))
                        fixed.put(key, amount(part.getOrDefault(key, 0), part.containsKey("double")));
                }
                case "gainAbilities" -> fixed.put("abilities", allowed(gained(part)));
                case "gainAbilitiesOf" ->
                    { fixed.put("kind", "gainAbilities"); fixed.put("abilities", allowed(found(part))); }
                default -> {
                    for (String key : List.of("subtypes", "colors")) {
                        if (!part.containsKey(key)) continue;
                        List<Object> words = list(part.get(key)).stream().map(this::chosen)
                            .filter(Objects::nonNull).toList();
                        boolean isUnmade = words.isEmpty() && !list(part.get(key)).isEmpty();
                        if (isUnmade && !NAMED_TYPES.contains(text(part, "kind"))) return json("kind", "addTypes");
                        fixed.put(key, words);
                    }
                    if (fixed.remove("subtypesOf") == null) return fixed;
                    List<Thing> others = refer(part.get("subtypesOf"));
                    if (others.isEmpty()) return json("kind", "addTypes");
                    View other = layers.view(others.get(0));
                    Set<Object> words = new LinkedHashSet<>(list(fixed.get("subtypes")));
                    for (String word : other.subtypes) if (other.familyOf(word).equals(part.get("family"))) words.add(word);
                    fixed.put("subtypes", new ArrayList<>(words));
                }
            }
            return fixed;
        }

        /** An amount computed as negative adds nothing (107.1b). */
        private int amount(Object said, boolean doubles) {
            if (said instanceof Integer || doubles) return quantity(said);
            Map<String, Object> q = map(said);
            if (q.containsKey("if"))
                return amount(holds(q.get("if")) ? q.get("then") : q.getOrDefault("else", 0), false);
            if (q.containsKey("negative")) return -Math.max(0, quantity(q.get("negative")));
            return Math.max(0, quantity(q));
        }

        /** What it can't have is no part of what the effect does to it (113.11). */
        private List<Object> allowed(List<Object> entries) {
            if (affected == null) return entries;
            return entries.stream()
                .filter(entry -> layers.view(affected).canHave(Ability.of(entry, Origin.GRANTED, 0))).toList();
        }

        private List<Object> gained(Map<String, Object> part) {
            List<Object> found = new ArrayList<>();
            for (Object entry : list(part.get("abilities"))) {
                Object told = withChoices(entry);
                boolean isOpen = told instanceof Map<?, ?> one
                    && (one.get("from") instanceof Map || one.get("landType") instanceof Map);
                if (!part.containsKey("perColorOf") || !Ability.of(told, Origin.GRANTED, 0).is("keyword")) {
                    if (!isOpen) found.add(told);
                    continue;
                }
                Set<String> colors = new TreeSet<>();
                for (Thing thing : select(part.get("perColorOf"))) colors.addAll(layers.view(thing).colors);
                for (String color : colors) {
                    Map<String, Object> one = new LinkedHashMap<>(Ability.of(told, Origin.GRANTED, 0).data);
                    one.put("from", color);
                    found.add(one);
                }
            }
            return found;
        }

        /** Granted abilities speak of what was chosen for what grants them. */
        private Object withChoices(Object said) {
            if (said instanceof List<?> entries) return entries.stream().map(this::withChoices).toList();
            if (!(said instanceof Map<?, ?>)) return said;
            if (map(said).size() == 1 && map(said).containsKey("chosen")) return chosen(said) == null ? said
                : chosen(said);
            Map<String, Object> told = new LinkedHashMap<>();
            map(said).forEach((key, value) -> told.put(key, withChoices(value)));
            return told;
        }

        private List<Object> found(Map<String, Object> part) {
            Map<String, Object> byLabel = new LinkedHashMap<>();
            List<Object> found = new ArrayList<>();
            for (Thing thing : select(part.get("of"))) {
                for (Ability ability : layers.view(thing).abilities) {
                    List<String> kinds = texts(part.get("abilityKinds"));
                    boolean isAsked = kinds.stream().anyMatch(ability::is)
                        || (kinds.contains("activated") && ability.is("keyword")
                        && ACTIVATED_KEYWORDS.contains(text(ability.data, "keyword")));
                    if (!isAsked || Json.write(ability.data).contains("gainAbilitiesOf")) continue;
                    found.add(ability.data);
                    // Of what asks for a choice nothing was chosen for the object that would gain it (607.5a).
                    boolean asks = ability.data.get("from") instanceof Map || ability.data.get("landType") instanceof Map;
                    if (ability.is("keyword") && !asks
                        && texts(part.get("keywords")).contains(text(ability.data, "keyword")))
                        byLabel.put(ability.label(), ability.data);
                }
            }
            return part.containsKey("keywords") ? List.copyOf(byLabel.values()) : found;
        }
    }

    // ---- Data ---------------------------------------------------------------------------------------------------

    @SuppressWarnings("unchecked")
    static Map<String, Object> map(Object value) { return value == null ? Map.of() : (Map<String, Object>) value; }

    /** A list as it is, nothing as an empty one, anything else as a list of one. */
    @SuppressWarnings("unchecked")
    static List<Object> list(Object value) {
        return value == null ? List.of() : value instanceof List ? (List<Object>) value : List.of(value);
    }

    static List<String> texts(Object value) { return list(value).stream().map(String.class::cast).toList(); }

    static String text(Map<String, Object> from, String key) { return (String) from.get(key); }

    static int number(Object value) { return (Integer) value; }

    static Map<String, Object> sorted(Object value) { return new TreeMap<>(map(value)); }

    static Set<String> words(String list) { return Set.of(list.split(", ")); }

    static Map<String, Object> json(Object... pairs) {
        Map<String, Object> made = new LinkedHashMap<>();
        for (int i = 0; i < pairs.length; i += 2) made.put((String) pairs[i], pairs[i + 1]);
        return made;
    }

    /** JSON as maps, lists, strings, integers, booleans and null. */
    static final class Json {
        private final String text;
        private int at = 0;

        Json(String text) { this.text = text; }

        Object read() {
            char next = peek();
            if (next == '"') return string();
            if (next == '{') {
                Map<String, Object> made = new LinkedHashMap<>();
                for (at++; peek() != '}'; skip(',')) {
                    String key = string();
                    skip(':');
                    made.put(key, read());
                }
                at++;
                return made;
            }
            if (next == '[') {
                List<Object> made = new ArrayList<>();
                for (at++; peek() != ']'; skip(',')) made.add(read());
                at++;
                return made;
            }
            int start = at;
            while (at < text.length() && (Character.isLetterOrDigit(text.charAt(at)) || text.charAt(at) == '-')) at++;
            String word = text.substring(start, at);
            return switch (word) {
                case "true", "false" -> word.equals("true");
                case "null" -> null;
                default -> Integer.valueOf(word);
            };
        }

        private char peek() {
            while (Character.isWhitespace(text.charAt(at))) at++;
            return text.charAt(at);
        }

        private void skip(char mark) { if (peek() == mark) at++; }

        private String string() {
            StringBuilder made = new StringBuilder();
            for (at++; text.charAt(at) != '"'; at++) {
                char next = text.charAt(at);
                if (next == '\\') {
                    next = text.charAt(++at);
                    int place = "nrtbf".indexOf(next);
                    if (place >= 0) next = "\n\r\t\b\f".charAt(place);
                    if (next == 'u') next = (char) Integer.parseInt(text.substring(at + 1, (at += 4) + 1), 16);
                }
                made.append(next);
            }
            at++;
            return made.toString();
        }

        static String write(Object value) {
            if (value instanceof Map<?, ?> object) return object.entrySet().stream()
                .map(entry -> write(entry.getKey()) + ":" + write(entry.getValue())).reduce((a, b) -> a + "," + b)
                .map(all -> "{" + all + "}").orElse("{}");
            if (value instanceof Collection<?> items) return items.stream().map(Json::write)
                .reduce((a, b) -> a + "," + b).map(all -> "[" + all + "]").orElse("[]");
            if (!(value instanceof String words)) return String.valueOf(value);
            StringBuilder made = new StringBuilder("\"");
            for (char next : words.toCharArray()) {
                if (next == '"' || next == '\\') made.append('\\').append(next);
                else if (next < ' ') made.append(String.format("\\u%04x", (int) next));
                else made.append(next);
            }
            return made.append('"').toString();
        }
    }
}
