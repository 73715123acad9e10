import type { AbilityEntry, Condition, EffectPart, Selector, StaticAbility } from "../rules/formats.gen.js";
import { orderedText } from "../rules/ordered-text.js";
import { amountText, cardsText, type It } from "./amount-text.js";
import { conditionText, stateText, type Spoken } from "./condition-text.js";
import { changedCostText, elsewhereText, selfCostText } from "./cost-text.js";
import { CHOICES, entersAsCopyText, entersWithText, tappedWithText } from "./entering-text.js";
import { abilitiesText, keywordText, type Quote } from "./keyword-text.js";
import { isSaidToBeStill, STILL, type Telling } from "./body-text.js";
import { settled } from "./change-text.js";
import { predicatesText } from "./part-text.js";
import { type Count, groupText, spellKindText } from "./selector-text.js";
import { EVERYWHERE } from "./everywhere.js";
import { capital, NUMBER_WORDS } from "./words.js";
import { joined, listed, say, type Wordings } from "./wordings.js";

/** A paragraph that says these abilities, in every wording that counts as the same; small letters begin it. */
export function paragraphText(abilities: readonly AbilityEntry[], quote: Quote): Wordings {
  if (abilities.every((ability) => typeof ability === "string" || ability.kind === "keyword"))
    return [
      ...keywordsText(abilities),
      ...(abilities.length === 1 ? abilities.flatMap((ability) => sentenceText(ability, quote)) : []),
    ];
  const otherwise = [...otherwiseText(abilities, quote), ...jointText(abilities, quote)];
  if (otherwise.length > 0) return otherwise;
  const named = abilities.map((ability) => sentenceText(ability, quote));
  const ofIt = abilities.map((ability, place) =>
    place === 0 ? sentenceText(ability, quote) : alsoOfItText(ability, abilities[place - 1], quote),
  );
  return [...inARow(named), ...inARow(ofIt)];
}

const inARow = (sentences: readonly Wordings[]): Wordings =>
  sentences.reduce<Wordings>((before, next, place) => (place === 0 ? next : say`${before} ${next.map(capital)}`), []);

/** Whom a second sentence means by "it": the one object that the one before it speaks of. */
function alsoOfItText(ability: AbilityEntry, before: AbilityEntry | undefined, quote: Quote): Wordings {
  if (typeof ability !== "object" || typeof before !== "object") return [];
  if (ability.kind !== "static" || before.kind !== "static" || ability.zones !== undefined) return [];
  const affects = orderedText(ability.affects);
  if (affects !== orderedText(before.affects) || ability.condition === undefined) return [];
  if (affects !== '{"self":true}' && affects !== '{"host":true}') return [];
  const it = affects === '{"self":true}' ? "self" : "host";
  const said = predicatesText(ability.does, { count: "one", quote, becomes: false, it });
  const spoken: Spoken = { self: it === "self" ? ["it"] : ["~"], host: it === "host" ? ["it"] : HOSTS };
  const when = conditionText(ability.condition, spoken);
  return [...say`as long as ${when}, it ${said}.`, ...say`it ${said} ${["as long as", "if"]} ${when}.`];
}

/** Two abilities in one sentence, on the same condition if there is one. */
function jointText([one, other, ...more]: readonly AbilityEntry[], quote: Quote): Wordings {
  if (typeof one !== "object" || typeof other !== "object" || more.length > 0) return [];
  if (one.kind !== "static" || other.kind !== "static" || one.zones !== undefined || other.zones !== undefined)
    return [];
  if (orderedText(one.condition) !== orderedText(other.condition)) return [];
  const [first, second] = [one, other].map(({ affects = {}, does }) =>
    subjectsOf(affects).flatMap(
      ({ words, count, it }) => say`${words} ${settled(predicatesText(does, { count, quote, becomes: false, it }))}`,
    ),
  );
  const both = say`${first ?? []}${[" and ", ", and "]}${second ?? []}.`;
  if (one.condition === undefined) return both;
  return say`as long as ${conditionText(one.condition, { self: ["~"], host: HOSTS })}, ${both}`;
}

/** Two abilities of which the second is in force while the first is not. */
function otherwiseText([one, other, ...more]: readonly AbilityEntry[], quote: Quote): Wordings {
  if (typeof one !== "object" || typeof other !== "object" || more.length > 0) return [];
  if (one.kind !== "static" || other.kind !== "static" || orderedText(one.affects) !== orderedText(other.affects))
    return [];
  const said = (does: readonly EffectPart[]): Wordings =>
    subjectsOf(one.affects ?? {}).flatMap(({ count, it }) =>
      count === "one" && it !== "affected" ? predicatesText(does, { count, quote, becomes: false, it }) : [],
    );
  if (orderedText({ not: one.condition }) === orderedText(other.condition))
    return say`${sentenceText(one, quote)} Otherwise, it ${said(other.does)}.`;
  if (other.condition === undefined || orderedText(one.condition) !== orderedText({ not: other.condition })) return [];
  return subjectsOf(one.affects ?? {}).flatMap(({ words, spoken }) => {
    const when = conditionText(other.condition ?? {}, spoken);
    return [
      ...say`${words} ${said(one.does)}. It ${said(other.does)} instead as long as ${when}.`,
      ...say`${words} ${said(one.does)}. If ${when}, it ${said(other.does)} instead.`,
    ];
  });
}

function keywordsText(abilities: readonly AbilityEntry[]): Wordings {
  return [
    ...say`${joined(protectionsTogether(abilities), [", ", "; "])}${["", "."]}`,
    ...abilitiesText(abilities, () => []),
  ];
}

/** Each keyword; protections that follow one another are said with their name once. */
function protectionsTogether(abilities: readonly AbilityEntry[]): Wordings[] {
  const runs: AbilityEntry[][] = [];
  for (const ability of abilities) {
    const before = runs.at(-1);
    if (before !== undefined && isProtection(ability) && isProtection(before[0])) before.push(ability);
    else runs.push([ability]);
  }
  return runs.map((run) => {
    const [first, ...rest] = run.map(keywordText);
    if (first === undefined || rest.length === 0) return first ?? [];
    if (run.length === COLORS.length && first.join() === "protection from white")
      return [
        ...joined([first, ...rest], [", "]),
        ...(rest.flat().join() ===
        COLORS.slice(1)
          .map((color) => `protection from ${color}`)
          .join()
          ? ["protection from each color", "protection from all colors"]
          : []),
      ];
    return [
      ...listed([first, ...rest.map((words) => words.map((word) => word.replace("protection ", "")))], "and"),
      ...joined([first, ...rest], [", "]),
    ];
  });
}

const COLORS = ["white", "blue", "black", "red", "green"];

const isProtection = (ability: AbilityEntry | undefined): boolean =>
  typeof ability === "object" && ability.kind === "keyword" && ability.keyword === "protection";

function sentenceText(ability: AbilityEntry, quote: Quote): Wordings {
  if (typeof ability === "string") return [];
  switch (ability.kind) {
    case "static":
      return staticText(ability, quote);
    case "characteristicDefining":
      return definingText(ability.does);
    case "mana":
      return ability.then === undefined ? manaText(ability.cost ?? "{T}", ability.produces) : [];
    case "replacement":
      if (ability.attachesOnlyTo !== undefined)
        return say`~ can be attached only to ${["a", "an"]} ${groupText(ability.attachesOnlyTo, "one")}.`;
      return ability.then === "enters tapped" ? ["~ enters tapped."] : [];
    case "asEnters":
      if (ability.choose !== undefined) return say`as ~ enters, choose ${CHOICES[ability.choose] ?? []}.`;
      if (ability.copy !== undefined) return entersAsCopyText(ability, quote);
      return Object.entries(ability.counters ?? {}).flatMap(([counter, amount]) =>
        ability.then === "tapped" ? tappedWithText(counter, amount) : entersWithText(counter, amount),
      );
    case "keyword":
      // Of a color that is chosen as it enters the object says that it has the protection; it is a keyword all the same.
      return typeof ability.from === "object" ? say`~ has ${keywordText(ability)}.` : [];
    case "activated":
    case "triggered":
    case "spell":
      return [];
  }
}

function manaText(cost: string, produces: readonly string[]): Wordings {
  if (produces.join() === "W,U,B,R,G") return [`${cost}: Add one mana of any color.`];
  const times = (produces[0] ?? "").split("{W}").length - 1;
  if (times > 1 && produces.join() === ["W", "U", "B", "R", "G"].map((mana) => `{${mana}}`.repeat(times)).join())
    return [`${cost}: Add ${NUMBER_WORDS[times] ?? ""} mana of any one color.`];
  const made = produces.map((mana) => [mana.startsWith("{") ? mana : `{${mana}}`]);
  return say`${cost}: Add ${listed(made, "or")}.`;
}

function definingText(does: readonly EffectPart[]): Wordings {
  const [part, ...more] = does;
  if (part === undefined || more.length > 0) return [];
  if (part.kind === "setColors") return part.colors.length === 5 ? ["~ is all colors."] : [];
  if (part.kind === "addEverySubtype")
    return part.family === "creature" && part.which === undefined ? ["~ is every creature type."] : [];
  if (part.kind === "addTypes" && part.types === undefined && part.supertypes === undefined) {
    const subtypes = part.subtypes ?? [];
    if (!subtypes.every((subtype) => typeof subtype === "string")) return [];
    return say`~ is also ${["a", "an"]} ${listed(
      subtypes.map((subtype) => [subtype]),
      "and",
    )}.`;
  }
  if (part.kind !== "setPowerToughness") return [];
  const { power, toughness } = part;
  if (toughness === undefined)
    return power === undefined ? [] : say`~'s power is equal to ${amountText(power, "self")}.`;
  if (power === undefined) return say`~'s toughness is equal to ${amountText(toughness, "self")}.`;
  if (orderedText(power) === orderedText(toughness))
    return say`~'s power and toughness are each equal to ${amountText(power, "self")}.`;
  const [of, plus] = (typeof toughness === "object" && toughness.sum) || [];
  return typeof plus === "number" && orderedText(of) === orderedText(power)
    ? say`~'s power is equal to ${amountText(power)} and its toughness is equal to that number plus ${plus}.`
    : [];
}

/** How a sentence begins: whom it means, and whether that is one or many. */
function subjectsOf(
  affects: Selector,
): readonly { words: Wordings; count: Count; spoken: Spoken; it: It | undefined }[] {
  if (orderedText(affects) === '{"self":true}')
    return [{ words: ["~"], count: "one", it: "self", spoken: { self: ["~", "it"], host: HOSTS } }];
  if (orderedText(affects) === '{"host":true}')
    return [{ words: HOSTS, count: "one", it: "host", spoken: { self: ["~"], host: [...HOSTS, "it"] } }];
  const spoken: Spoken = { self: ["~"], host: HOSTS };
  if (orderedText(affects) === '{"anyOf":[{"self":true},{"host":true}]}')
    return [{ words: ["~ and enchanted creature each"], count: "many", spoken, it: undefined }];
  const [first, second] = affects.anyOf ?? [];
  if (Object.keys(affects).length === 1 && orderedText(first) === '{"self":true}' && affects.anyOf?.length === 2)
    return [{ words: say`~ and ${groupText(second ?? {}, "many")}`, count: "many", spoken, it: "affected" }];
  const many = groupText(affects, "many");
  return [
    { words: [...many, ...say`all ${many}`], count: "many", spoken, it: "affected" },
    { words: say`each ${groupText(affects, "one")}`, count: "one", spoken, it: "affected" },
  ];
}

/** Whatever an Aura or Equipment is attached to, as its text calls it: that does not matter while it is attached. */
const HOSTS: Wordings = [
  "creature",
  "artifact creature",
  "permanent",
  "land",
  "artifact",
  "enchantment",
  "planeswalker",
  "Vehicle",
  "Equipment",
  "Plains",
  "Island",
  "Swamp",
  "Mountain",
  "Forest",
]
  .map((host) => `enchanted ${host}`)
  .concat("equipped creature", "fortified land");

/** The two creatures that soulbond pairs (CR 702.95b). */
const PAIR = orderedText({ anyOf: [{ self: true }, { pairedWith: { self: true } }] });
const PAIRED = orderedText({ object: "self", is: { designation: "paired" } });

const UNCOUNTERED: EffectPart = { kind: "changeGameRule", rule: "cant-be-countered" };

const LOSES_NOT: readonly EffectPart[] = [
  { kind: "changeGameRule", rule: "cant-lose", player: "you" },
  { kind: "changeGameRule", rule: "cant-win", player: "opponent" },
];

const WINS_NOT: readonly EffectPart[] = [
  { kind: "changeGameRule", rule: "cant-win", player: "you" },
  { kind: "changeGameRule", rule: "cant-lose", player: "opponent" },
];

function staticText(ability: StaticAbility, quote: Quote): Wordings {
  const { affects, condition, does } = ability;
  if (ability.lingers !== undefined) return [];
  const [part] = does;
  if (orderedText(does) === orderedText(WINS_NOT))
    return ["you can't win the game and your opponents can't lose the game."];
  if (orderedText(does) === orderedText(LOSES_NOT))
    return ["you can't lose the game and your opponents can't win the game."];
  if (
    part?.kind === "changeCost" &&
    orderedText(ability.zones) === '["stack"]' &&
    orderedText(affects) === '{"self":true}'
  )
    return does.length === 1 ? selfCostText(part, condition) : [];
  const inGraveyard = orderedText(ability.zones) === '["graveyard"]';
  if (ability.zones !== undefined && !inGraveyard) return [];
  if (affects === undefined) return part !== undefined && does.length === 1 ? forPlayersText(part, condition) : [];
  if (part?.kind === "changeGameRule" && part.rule === "no-legend-rule")
    return condition === undefined ? say`the "legend rule" doesn't apply to ${groupText(affects, "many")}.` : [];
  if (orderedText(affects) === PAIR)
    return orderedText(condition) === PAIRED
      ? say`as long as ~ is paired with another creature, ${["both creatures", "each of those creatures"].flatMap((pair) => say`${pair} ${predicatesText(does, { count: pair.startsWith("both") ? "many" : "one", quote, becomes: false, it: undefined })}`)}.`
      : [];
  if (part?.kind === "changeCost" && orderedText(does[1]) === orderedText(UNCOUNTERED))
    return does.length === 2
      ? changedCostText(ability, part).map((words) => words.replace(/\.$/, " and can't be countered."))
      : [];
  if (part?.kind === "changeCost") return does.length === 1 ? changedCostText(ability, part) : [];
  if (
    part?.kind === "gainControl" &&
    does.length === 1 &&
    orderedText(affects) === '{"host":true}' &&
    condition === undefined
  )
    return HOSTS.filter((host) => host.startsWith("enchanted")).map((host) => `you control ${host}.`);
  if (orderedText(affects) === '{"zone":"any"}') return condition === undefined ? everythingText(does) : [];
  const { zone: _zone, anyOf: _anyOf, ...kindOfAll } = affects;
  if (orderedText({ ...kindOfAll, ...EVERYWHERE }) === orderedText(affects))
    return condition === undefined ? everywhereText(kindOfAll, does, quote) : [];
  if (affects.zone !== undefined) {
    const said = elsewhereText(affects).flatMap(({ words, count }) => elsewhereSaid(words, does, { count, quote }));
    if (condition === undefined) return said;
    const turn = orderedText(condition) === '{"turn":"you"}' ? ["during your turn"] : [];
    return say`${[...turn, ...say`as long as ${conditionText(condition, { self: ["~"], host: HOSTS })}`]}, ${said}`;
  }
  const single = singleText(ability, quote);
  const withYou = withYouText(ability);
  if (withYou.length > 0) return withYou;
  const named = subjectsOf(affects).flatMap(({ words, count, spoken, it }) => {
    const said = predicatesText(bared(does), { count, quote, becomes: false, it });
    if (inGraveyard)
      return condition === undefined
        ? say`as long as ~ is in your graveyard, ${words} ${said}.`
        : say`as long as ~ is in your graveyard and ${conditionText(condition, spoken)}, ${words} ${said}.`;
    const onBattlefield =
      it === "self" && does.every(({ kind }) => kind === "gainAbilitiesOf")
        ? say`as long as ~ is on the battlefield, it ${said}.`
        : [];
    if (condition === undefined) {
      const apart = count === "one" && it !== "affected" ? apartText(does, { count, quote, becomes: false, it }) : [];
      const plain = say`${settled(say`${words} ${said}`)}.${keptText(does)}`;
      const still = does.some(({ kind }) => kind === "addTypes") ? say`${plain} ${STILL}` : [];
      const within = plain.filter((wording) => / that(?:'s| are) still | in addition to /.test(wording));
      return isSaidToBeStill(does)
        ? [...still, ...within]
        : [...plain, ...still, ...say`${words} ${apart}`, ...onBattlefield];
    }
    return [
      ...say`${words} ${said} ${["as long as", "if"]} ${conditionText(condition, spoken)}.`,
      ...(condition.not === undefined ? [] : say`${words} ${said} unless ${conditionText(condition.not, spoken)}.`),
      ...before(ability, { words, said, spoken }),
    ];
  });
  return [...named, ...single];
}

/** One effect in two sentences, of which the second calls its object "it". */
function apartText(does: readonly EffectPart[], telling: Telling): Wordings {
  return does.flatMap((_, place) =>
    place === 0
      ? []
      : say`${predicatesText(does.slice(0, place), telling)}. It ${predicatesText(does.slice(place), telling)}.`,
  );
}

/** Of a creature that is the only one; of each as long as it is something itself. */
function singleText({ affects = {}, condition, does }: StaticAbility, quote: Quote): Wordings {
  const said = (it: It): Wordings => predicatesText(does, { count: "one", quote, becomes: false, it });
  const yours = orderedText({ type: "Creature", controller: "you" });
  if (orderedText(affects) === yours && orderedText(condition) === `{"compare":{"count":${yours}},"equals":1}`)
    return say`as long as you control exactly one creature, that creature ${said("affected")}.`;
  const { allOf, ...kind } = affects;
  const [is, ...more] = allOf ?? [];
  if (condition !== undefined || is === undefined || more.length > 0) return [];
  const { not, ...others } = is;
  const negated = not !== undefined && !Array.isArray(not) && Object.keys(others).length === 0 ? not : undefined;
  const states = [
    ...(negated === undefined ? [] : stateText(negated).map((state) => state.replace(/^is /, "is not "))),
    ...stateText(is),
  ].filter((state) => state.startsWith("is "));
  return say`each ${groupText(kind, "one")} ${said("affected")} as long as it's ${states.map((state) => state.slice("is ".length))}.`;
}

/** What a player has, and objects too. */
function withYouText({ affects = {}, condition, does }: StaticAbility): Wordings {
  const [yours, theirs, ...more] = does;
  if (yours?.kind !== "playerGains" || theirs?.kind !== "gainAbilities" || more.length > 0) return [];
  if (yours.player !== "you" || orderedText(yours.abilities) !== orderedText(theirs.abilities)) return [];
  const groups =
    orderedText(affects) === '{"self":true}'
      ? [["~"]]
      : (affects.anyOf ?? [affects]).map((each) => groupText(each, "many"));
  const said = say`${listed([["you"], ...groups], "and")} have ${abilitiesText(theirs.abilities, () => [])}`;
  const plain =
    affects.anyOf === undefined
      ? said
      : [...said, ...say`you and ${groupText(affects, "many")} have ${abilitiesText(theirs.abilities, () => [])}`];
  if (condition === undefined) return say`${plain}.`;
  const when = conditionText(condition, { self: ["~"], host: HOSTS });
  const turn = orderedText(condition) === '{"turn":"you"}' ? say`during your turn, ${plain}.` : [];
  return [...say`as long as ${when}, ${plain}.`, ...say`${plain} as long as ${when}.`, ...turn];
}

/** All objects, wherever they are. */
function everythingText(does: readonly EffectPart[]): Wordings {
  const all = "all cards that aren't on the battlefield, spells, and permanents are";
  if (orderedText(does) === '[{"colors":[],"kind":"setColors"}]') return [`${all} colorless.`];
  return orderedText(does) === '[{"colors":[{"chosen":"color"}],"kind":"addColors"}]'
    ? [`${all} the chosen color in addition to their other colors.`]
    : [];
}

/** What permanents are, and spells and cards of the same kind too. */
function everywhereText(kind: Selector, does: readonly EffectPart[], quote: Quote): Wordings {
  const yours = groupText({ ...kind, controller: "you" }, "many");
  const isNonland = orderedText(kind) === '{"not":{"type":"Land"}}';
  const spells = Object.keys(kind).length === 0 || isNonland ? ["spells"] : say`${spellKindText(kind)} spells`;
  return say`${yours} ${predicatesText(does, { count: "many", quote, becomes: false, it: undefined })}. The same is true for ${spells} you control and ${cardsText(kind, "many")} you own that aren't on the battlefield.`;
}

/** What spells and cards elsewhere have; a cost that is their mana cost has a sentence of its own. */
function elsewhereSaid(
  words: Wordings,
  does: readonly EffectPart[],
  telling: Pick<Telling, "count" | "quote">,
): Wordings {
  const [part, ...more] = does;
  const [ability, ...others] = part?.kind === "gainAbilities" ? part.abilities : [];
  if (typeof ability === "object" && ability.kind === "keyword" && ability.cost === "its mana cost")
    return more.length + others.length > 0
      ? []
      : say`${words} ${telling.count === "one" ? "has" : "have"} ${ability.keyword}. The ${ability.keyword} cost is equal to ${["its", "that card's", "the card's"]} mana cost.`;
  const said = predicatesText(does, { ...telling, becomes: false, it: undefined });
  // A card has a type where a permanent is of it.
  return say`${words} ${[...said, ...said.map((each) => each.replace(/^is (?=the chosen creature type )/, "has "))]}.`;
}

/** What protections keep attached is said in a sentence of its own. */
function keptText(does: readonly EffectPart[]): Wordings {
  const kept = does.flatMap((part) =>
    part.kind === "gainAbilities"
      ? part.abilities.flatMap((ability) =>
          typeof ability === "object" && ability.kind === "keyword" && ability.keeps
            ? [orderedText(ability.keeps)]
            : [],
        )
      : [],
  );
  const [only, ...more] = new Set(kept);
  if (only === undefined) return [""];
  if (more.length > 0) return [];
  return only === '{"name":"~"}'
    ? [" This effect doesn't remove ~."]
    : only === '{"subtype":"Aura"}'
      ? [" This effect doesn't remove Auras."]
      : [];
}

function bared(does: readonly EffectPart[]): EffectPart[] {
  return does.map((part) =>
    part.kind === "gainAbilities" && JSON.stringify(part).includes('"keeps"')
      ? {
          ...part,
          abilities: part.abilities.map((ability) => {
            if (typeof ability !== "object" || ability.kind !== "keyword") return ability;
            const { keeps: _, ...bare } = ability;
            return bare;
          }),
        }
      : part,
  );
}

interface Half {
  readonly words: Wordings;
  readonly said: Wordings;
  readonly spoken: Spoken;
}

/** The condition first: "as long as it's your turn, ~ has first strike". */
function before({ affects, condition }: StaticAbility, { words, said }: Half): Wordings {
  if (condition === undefined) return [];
  const isYourTurn = orderedText(condition) === '{"turn":"you"}';
  const isNotYours = orderedText(condition) === '{"not":{"turn":"you"}}';
  const named: Spoken = { self: ["~"], host: HOSTS };
  // "it" is the object that the first half has named.
  const isIt = ["self", "host"].some(
    (word) =>
      orderedText(affects) === `{"${word}":true}` &&
      new RegExp(`"(?:object|on)":"${word}"|"linked"|\\{"${word}":true\\}`).test(JSON.stringify(condition)),
  );
  const clauses = [
    ...say`${words} ${said}.`,
    ...(isIt
      ? say`it ${said}.`.flatMap((each) => [
          each,
          ...(each.startsWith("it is ") ? [each.replace("it is ", "it's ")] : []),
        ])
      : []),
  ];
  const [turn, other, ...more] = condition.allOf ?? [];
  const meanwhile =
    orderedText(turn) === '{"turn":"you"}' && other !== undefined && more.length === 0
      ? say`during your turn, as long as ${conditionText(other, named)}, ${clauses}`
      : [];
  return [
    ...say`as long as ${conditionText(condition, named)}, ${clauses}`,
    ...meanwhile,
    ...(isYourTurn ? [...say`during your turn, ${words} ${said}.`, ...say`${words} ${said} during your turn.`] : []),
    ...(isNotYours ? say`during turns other than yours, ${words} ${said}.` : []),
  ];
}

function forPlayersText(part: EffectPart, condition: Condition | undefined): Wordings {
  if (condition !== undefined)
    return part.kind === "changeGameRule" &&
      part.rule === "cant-cast-spells" &&
      orderedText(condition) === '{"turn":"you"}'
      ? forPlayersText(part, undefined).map((said) => `${said.slice(0, -1)} during your turn.`)
      : [];
  if (part.kind === "playerGains")
    return part.player === "you" ? say`you have ${abilitiesText(part.abilities, () => [])}.` : [];
  if (part.kind !== "changeGameRule") return [];
  const { rule, player, amount } = part;
  if (rule === "no-maximum-hand-size" && amount === undefined)
    return player === "you"
      ? ["you have no maximum hand size."]
      : player === "each"
        ? ["players have no maximum hand size."]
        : [];
  const size = forHandsText(part);
  if (size.length > 0) return size;
  const who = player === "opponent" ? "your opponents" : player === "each" ? "players" : player === "you" ? "you" : "";
  const cant = { "cant-gain-life": "gain life", "cant-cast-spells": "cast spells" }[rule];
  if (cant !== undefined && who !== "" && amount === undefined) return [`${who} can't ${cant}.`];
  if (player === "you" && /^cant-cast-[a-z-]+-spells$/.test(rule) && amount === undefined)
    return [`you can't cast ${rule.slice("cant-cast-".length).replaceAll("-", " ")}.`];
  if (rule === "cant-lose" && player === "you") return ["you can't lose the game."];
  if (rule === "cant-gain-life" && player === "enchantedPlayer") return ["enchanted player can't gain life."];
  if (rule === "maximum-spells-each-turn" && amount === 1 && player === "you")
    return ["you can't cast more than one spell each turn."];
  if (rule === "no-legend-rule" && player === "you")
    return ['the "legend rule" doesn\'t apply to permanents you control.'];
  if (rule === "maximum-spells-each-turn" && amount === 1)
    return player === "each"
      ? ["each player can't cast more than one spell each turn."]
      : player === "opponent"
        ? ["each opponent can't cast more than one spell each turn."]
        : [];
  if (rule === "cant-activate-but-mana-or-loyalty" && player === "enchantedPlayer")
    return ["enchanted player can't activate abilities that aren't mana abilities or loyalty abilities."];
  if (rule === "no-legend-rule" && player === "each") return ['the "legend rule" doesn\'t apply.'];
  if (rule === "any-number-of-lands" && player === "you" && amount === undefined)
    return ["you may play any number of lands on each of your turns."];
  if (rule === "additional-land-play" && player === "each" && amount === 1)
    return [
      "each player may play an additional land on each of their turns.",
      "each player may play an additional land during each of their turns.",
    ];
  if (rule !== "additional-land-play" || player !== "you") return [];
  if (amount === 1) return ["you may play an additional land on each of your turns."];
  return amount === 2 ? ["you may play two additional lands on each of your turns."] : [];
}

function forHandsText({ rule, player, amount }: Extract<EffectPart, { kind: "changeGameRule" }>): Wordings {
  if (typeof amount !== "number") return [];
  const number = [NUMBER_WORDS[amount] ?? String(amount), String(amount)];
  const whose =
    player === "you"
      ? ["your"]
      : player === "opponent"
        ? ["each opponent's"]
        : player === "chosenPlayer"
          ? ["the chosen player's"]
          : [];
  const says: Readonly<Record<string, string>> = {
    "maximum-hand-size": "",
    "maximum-hand-size-reduced": "reduced by ",
    "maximum-hand-size-increased": "increased by ",
  };
  const how = says[rule];
  return how === undefined ? [] : say`${whose} maximum hand size is ${how}${number}.`;
}
