### Freie Texte der Karten: wann etwas ausgelöst wird (ein Nebensatz hinter „wenn“), was geschieht (ein Hauptsatz), was bezahlt wird.


## Wann es ausgelöst wird

text-a-combat-begins = ein Kampf beginnt
text-a-creature-dies-you-may-pay-1 = eine Kreatur stirbt (das Folgende geschieht nur, wenn du { "{1}" } bezahlst)
text-a-creature-it-damaged-dies = eine Kreatur stirbt, der { $this } in diesem Zug Schaden zugefügt hat
text-a-land-enters-under-your-control = ein Land unter deiner Kontrolle ins Spiel kommt
text-a-time-counter-is-removed-in-exile = von { FORM($this, case: "dative") } im Exil eine Zeitmarke entfernt wird
text-a-time-counter-leaves-it-in-exile = von { FORM($this, case: "dative") } im Exil eine Zeitmarke entfernt wird
text-an-upkeep-after-a-player-cast-two-spells = ein Versorgungssegment beginnt und ein Spieler im Zug davor zwei oder mehr Zaubersprüche gewirkt hat
text-an-upkeep-after-a-turn-without-spells = ein Versorgungssegment beginnt und im Zug davor keine Zaubersprüche gewirkt wurden
text-another-creature-enters = eine andere Kreatur ins Spiel kommt
text-an-equipment-you-control-enters = eine Ausrüstung ins Spiel kommt, die du kontrollierst
text-it-enters-attached-to-a-creature = { $this } an eine Kreatur angelegt ins Spiel kommt
text-another-nontoken-creature-of-yours-dies = eine andere Kreatur, die du kontrollierst und die kein Spielstein ist, stirbt
text-any-draw-step-begins = das Ziehsegment eines beliebigen Spielers beginnt
text-any-upkeep-begins = das Versorgungssegment eines beliebigen Spielers beginnt
text-combat-begins-on-your-turn = in deinem Zug der Kampf beginnt
text-enchanted-land-dies = das verzauberte Land stirbt
text-it-attacks-or-blocks = { $this } angreift oder blockt
text-it-attacks = { $this } angreift
text-it-attacks-while-saddled = { $this } gesattelt angreift
text-it-attacks-while-renowned = { $this } ruhmreich angreift
text-it-blocks-or-is-blocked = { $this } blockt oder geblockt wird
text-it-deals-combat-damage-to-a-player = { $this } einem Spieler Kampfschaden zufügt
text-it-deals-damage-to-an-opponent = { $this } einem Gegner Schaden zufügt
text-it-deals-damage = { $this } Schaden zufügt
text-it-dies = { $this } stirbt
text-it-enters-and-was-cast = { $this } ins Spiel kommt und gewirkt wurde
text-it-enters-or-transforms-into-this = { $this } ins Spiel kommt oder durch Transformieren diese Seite zeigt
text-it-enters = { $this } ins Spiel kommt
text-it-is-put-into-a-graveyard = { $this } von irgendwoher auf einen Friedhof gelegt wird
text-it-is-turned-face-up = { $this } aufgedeckt wird
text-it-mutates = { $this } mutiert
text-it-transforms-into-this = { $this } durch Transformieren diese Seite zeigt
text-its-host-dies = die ausgerüstete Kreatur stirbt
text-non-toy-creatures-of-yours-attack-a-player = eine oder mehrere Kreaturen, die du kontrollierst und die keine Spielzeuge sind, einen Spieler angreifen
text-others-of-base-size-1-1-enter-under-your-control = andere Kreaturen mit Basis-Stärke und -Widerstandskraft 1/1 unter deiner Kontrolle ins Spiel kommen
text-the-plains-is-put-into-a-graveyard = die verzauberte Ebene auf einen Friedhof gelegt wird
text-the-draw-step-of-that-creature-s-controller-begins = das Ziehsegment des Beherrschers der verzauberten Kreatur beginnt
text-the-end-step-begins = das Endsegment beginnt
text-this-attacks = { $this } angreift
text-this-dies = { $this } stirbt
text-this-enters = { $this } ins Spiel kommt
text-you-attack = du angreifst
text-you-control-no-islands = du keine Inseln kontrollierst
text-you-draw = du eine Karte ziehst
text-you-gain-x-life = du X Lebenspunkte dazuerhältst
text-you-play-a-card = du eine Karte spielst
text-you-play-a-land-that-is-not-the-turn-s-first = du ein Land spielst, das nicht das erste in diesem Zug ist
text-your-end-step-after-three-creatures-attacked = dein Endsegment beginnt und in diesem Zug drei oder mehr Kreaturen angegriffen haben
text-your-end-step-begins = dein Endsegment beginnt
text-your-upkeep-begins = dein Versorgungssegment beginnt
text-an-opponent-taps-an-artifact-for-mana = ein Gegner ein Artefakt für Mana tappt
text-it-enters-or-attacks = { $this } ins Spiel kommt oder angreift
text-it-becomes-crewed-for-the-first-time-in-a-turn = { $this } zum ersten Mal in einem Zug bemannt wird
text-this-is-put-into-a-graveyard-from-the-battlefield = { $this } aus dem Spiel auf einen Friedhof gelegt wird
text-this-attacks-with-toughness-3-or-less = { $this } mit Widerstandskraft 3 oder weniger angreift

## Was geschieht

text-1-damage-to-any-target = { $this } fügt einem Ziel deiner Wahl 1 Schadenspunkt zu
text-1-damage-to-the-target-which-is-another-creature = { $this } fügt dem Ziel, einer anderen Kreatur, 1 Schadenspunkt zu
text-1-damage-to-you = { $this } fügt dir 1 Schadenspunkt zu
text-1-life-for-a-small-black-flier = du verlierst 1 Lebenspunkt und erzeugst einen kleinen schwarzen Kreaturenspielstein mit Flugfähigkeit
text-1-life-with-two-green-permanents-of-yours = du erhältst 1 Lebenspunkt dazu (nur, wenn du zwei oder mehr grüne bleibende Karten kontrollierst)
text-2-damage-to-any-target = { $this } fügt einem Ziel deiner Wahl 2 Schadenspunkte zu
text-3-damage-any-target = { $this } fügt einem Ziel deiner Wahl 3 Schadenspunkte zu
text-4-damage-to-target-creature = { $this } fügt einer Kreatur deiner Wahl 4 Schadenspunkte zu
text-a-creature-sacrificed-may-destroy-another-or-a-planeswalker = du kannst eine Kreatur opfern, um eine Kreatur oder einen Planeswalker zu zerstören
text-a-permanent-with-a-color-is-destroyed = das Ziel wird zerstört
text-all-creatures-are-destroyed = alle Kreaturen werden zerstört
text-an-insect-token-then-a-card-milled-and-again-if-it-is-an-insect = du erzeugst einen 1/1 schwarzen und grünen Insekt-Kreaturenspielstein und millst eine Karte; war sie ein Insekt, so erhält { $this } eine Loyalitätsmarke, und du tust es noch einmal
text-another-target-for-what-has-only-one = das Ziel eines Zauberspruchs oder einer Fähigkeit deiner Wahl mit nur einem Ziel wird geändert
text-creature-spells-paid-with-it-have-base-size-4-3 = mit diesem Mana bezahlte Kreaturenzauber haben Basis-Stärke und -Widerstandskraft 4/3
text-curses-on-you-are-destroyed = alle Flüche, die an dich angelegt sind, werden zerstört
text-elves-of-yours-enter-as-copies-of-it = Elfen, die du kontrollierst, kommen als Kopien { FORM($this, case: "genitive") } ins Spiel
text-one-of-each-color-among-your-permanents = je ein Mana jeder Farbe unter deinen bleibenden Karten, alle auf einmal
text-opponents-lose-life-for-your-dead-creatures = jeder Gegner verliert 1 Lebenspunkt für jede Kreaturenkarte in deinem Friedhof
text-the-target-is-a-vampire = das Ziel ist ein Vampir
text-x-damage-to-any-target = { $this } fügt einem Ziel deiner Wahl X Schadenspunkte zu
text-a-0-0-construct-token-that-counts-your-artifacts = du erzeugst einen 0/0 Konstrukt-Artefaktkreaturenspielstein, der mit der Anzahl deiner Artefakte wächst
text-a-1-1-toy-token = du erzeugst einen 1/1 weißen Spielzeug-Artefaktkreaturenspielstein
text-a-2-1-white-cleric-enchantment-creature-token-is-created = du erzeugst einen 2/1 weißen Kleriker-Verzauberungskreaturenspielstein
text-a-2-2-knight-token-with-vigilance = du erzeugst einen 2/2 weißen Ritter-Kreaturenspielstein mit Wachsamkeit
text-a-3-3-beast-token-one-more-loyalty-if-you-are-behind = du erzeugst einen 3/3 grünen Bestie-Kreaturenspielstein; falls ein Gegner mehr Kreaturen kontrolliert als du, wird eine Loyalitätsmarke auf { FORM($this, case: "accusative") } gelegt
text-a-3-3-green-beast-token-is-created = du erzeugst einen 3/3 grünen Bestie-Spielstein
text-a-wolf-and-2-life = du erzeugst einen Wolf-Spielstein und erhältst 2 Lebenspunkte dazu
text-a-card-is-drawn = du ziehst eine Karte
text-a-cheap-artifact-is-fetched = du suchst in deiner Bibliothek nach einer Artefaktkarte mit den Manakosten { "{" }0{ "}" } oder { "{" }1{ "}" } und bringst sie ins Spiel
text-a-cheap-creature-card-comes-back-to-your-hand = du kannst das Ziel auf deine Hand zurückbringen
text-a-copy-of-the-bearer-not-legendary-with-haste = du erzeugst einen Spielstein, der eine Kopie der ausgerüsteten Kreatur ist, außer dass er nicht legendär ist und Eile hat
text-a-creature-of-yours-has-one-of-three-keywords-for-the-turn = bis zum Ende des Zuges erhält das Ziel eine von drei Schlüsselwortfähigkeiten
text-an-aura-or-equipment-may-be-moved-among-your-creatures = du kannst eine Aura oder Ausrüstung, die an eine Kreatur angelegt ist, die du kontrollierst, an eine andere Kreatur anlegen, die du kontrollierst
text-an-artifact-or-enchantment-is-destroyed = das Ziel wird zerstört
text-an-emblem-that-makes-zombies-each-turn = du erhältst ein Emblem, das jeden Zug Zombies erzeugt
text-an-emblem-a-creature-card-each-end-step = du erhältst ein Emblem, durch das du zu Beginn deines Endsegments eine Kreaturenkarte aus deiner Bibliothek ins Spiel bringen kannst
text-an-emblem-two-more-cards-a-turn-hand-discarded-at-its-end = du erhältst ein Emblem, durch das du in jedem deiner Züge zwei Karten mehr ziehst und am Ende deine Hand abwirfst
text-an-opponent-chooses-another-name = ein Gegner wählt einen anderen Namen
text-an-opponent-discards-once-per-zubera-gone-this-turn = das Ziel wirft für jeden Zubera, der in diesem Zug aus dem Spiel auf einen Friedhof gelegt wurde, eine Karte ab
text-an-opponent-s-face-down-creature-turns-face-up = das Ziel wird aufgedeckt
text-any-number-of-them-in-a-deck = ein Deck darf beliebig viele Karten dieses Namens enthalten
text-as-it-becomes-attached-to-a-creature-you-choose-a-color = sowie { $this } an eine Kreatur angelegt wird, wählst du eine Farbe
text-attach-that-aura-to-another-permanent = du legst diese Aura an eine andere bleibende Karte an
text-back-to-hand-at-the-next-end-step =
    zu Beginn des nächsten Endsegments wird { $this } auf die Hand { NUM($this) ->
        [many] ihres
       *[one] { GENDER($this) ->
            [f] ihres
           *[m] seines
        }
    } Besitzers zurückgebracht
text-comes-in-tapped = { $this } kommt getappt ins Spiel
text-damage = { $this } fügt jedem Ziel 2 Schadenspunkte zu
text-destroy-target-creature = eine Kreatur deiner Wahl wird zerstört
text-destroys-a-creature-that-hurt-you-this-turn = eine Kreatur deiner Wahl, die dir in diesem Zug Schaden zugefügt hat, wird zerstört
text-destroys-an-artifact-or-enchantment = das Ziel wird zerstört
text-draw-a-card = du ziehst eine Karte
text-you-may-draw-a-card = du kannst eine Karte ziehen
text-it-goes-to-exile-and-comes-back-under-your-control = { $this } wird ins Exil geschickt und kommt dann unter deiner Kontrolle ins Spiel zurück
text-your-creature-spells-are-safe-from-counterspells = deine Kreaturenzaubersprüche können nicht neutralisiert werden
text-a-creature-of-an-opponent-becomes-tapped-and-stays-so-in-its-next-untap-step = das Ziel wird getappt und enttappt nicht im nächsten Enttappsegment seines Beherrschers
text-every-opponent-gives-up-a-nontoken-creature = jeder Gegner opfert eine Kreatur, die kein Spielstein ist
text-a-copy-of-the-encoded-card-may-be-cast-for-nothing = du kannst eine Kopie der chiffrierten Karte wirken, ohne ihre Manakosten zu bezahlen
text-each-other-player-draws = jeder andere Spieler zieht eine Karte
text-every-graveyard-s-artifacts-and-enchantments-come-back-to-their-owners-all-at-once = alle Artefakt- und Verzauberungskarten in allen Friedhöfen kommen unter der Kontrolle ihrer Besitzer ins Spiel zurück, alle zugleich
text-exile-creature-cards-from-your-graveyard-as-many-as-you-like = du schickst beliebig viele Kreaturenkarten aus deinem Friedhof ins Exil
text-exiles-a-card-of-a-graveyard-a-zombie-token-if-it-was-a-creature-card = das Ziel wird ins Exil geschickt; falls es eine Kreaturenkarte war, erzeugst du einen Zombie-Spielstein
text-first-target-the-player-second-your-permanent = das erste Ziel ist ein Spieler, das zweite eine bleibende Karte, die du kontrollierst
text-from-an-opening-hand-it-may-begin-on-the-battlefield = falls { $this } auf deiner Starthand ist, kannst du die Partie damit im Spiel beginnen
text-from-the-opening-hand-it-may-be-there-as-the-game-begins = falls { $this } auf deiner Starthand ist, kannst du die Partie damit im Spiel beginnen
text-if-it-was-kicked-creatures-can-t-attack-this-turn = falls die Bonuskosten bezahlt wurden, können Kreaturen in diesem Zug nicht angreifen
text-it-enters-tapped = { $this } kommt getappt ins Spiel
text-it-flips = { $this } wird umgedreht
text-it-may-be-turned-face-down = du kannst { FORM($this, case: "accusative") } verdecken
text-it-may-return-face-down-as-a-forest-land-under-its-owner-s-control = du kannst sie verdeckt als Waldland unter der Kontrolle ihres Besitzers ins Spiel zurückbringen
text-its-caster-draws = du ziehst eine Karte
text-its-controller-gains-that-much-life = ihr Beherrscher erhält ebenso viele Lebenspunkte dazu
text-its-counters-come-along-but-not-to-a-hand-or-library = außer auf eine Hand oder in eine Bibliothek
text-its-player-draws-one-more = jener Spieler zieht eine Karte mehr
text-its-player-draws-one-then-discards-one = jener Spieler zieht eine Karte mehr und wirft dann eine ab
text-makes-a-1-1-green-squirrel = du erzeugst einen 1/1 grünen Eichhörnchen-Kreaturenspielstein
text-may-exile-target-nontoken-creature = du kannst eine Kreatur deiner Wahl, die kein Spielstein ist, ins Exil schicken
text-may-transform-by-the-top-card-of-your-library = { $this } kann sich transformieren, je nach der obersten Karte deiner Bibliothek
text-melds-with-midnight-scavengers = { $this } verschmilzt mit Midnight Scavengers, falls du beide besitzt und kontrollierst
text-you-choose-power-or-toughness = du wählst Stärke oder Widerstandskraft, wenn dies geschieht
text-no-combat-damage-to-it-from-walls = Mauern fügen { FORM($this, case: "dative") } keinen Kampfschaden zu
text-one-of-your-blue-creatures-goes-back-to-its-owner-s-hand = du bringst eine blaue Kreatur, die du kontrollierst, auf die Hand ihres Besitzers zurück
text-pay-w-w-or-sacrifice-it = du opferst { FORM($this, case: "accusative") }, falls du nicht { "{W}{W}" } bezahlst
text-red-sources-deal-one-more-damage-to-players = rote Quellen, die du kontrollierst, fügen Spielern 1 Schadenspunkt mehr zu
text-regenerate-it = { $this } wird regeneriert
text-sacrifice-it = du opferst { FORM($this, case: "accusative") }
text-sacrificed-unless-w-u-is-paid = du opferst { FORM($this, case: "accusative") }, falls du nicht { "{W}{U}" } bezahlst
text-shuffle-it-into-its-owner-s-library =
    { $this } wird in die Bibliothek { NUM($this) ->
        [many] ihres
       *[one] { GENDER($this) ->
            [f] ihres
           *[m] seines
        }
    } Besitzers gemischt
text-tapped = { $this } kommt getappt ins Spiel
text-taps-the-target-its-caster-draws = das Ziel wird getappt; du ziehst eine Karte
text-it-deals-1-damage-to-the-target-and-gets-a-plus1-plus1-counter = { $this } fügt jener Kreatur 1 Schadenspunkt zu und erhält eine +1/+1-Marke
text-it-is-exiled-instead-of-going-to-a-graveyard = { $this } wird ins Exil geschickt statt auf einen Friedhof gelegt
text-target-spell-is-exiled-and-becomes-plotted = ein Zauberspruch deiner Wahl wird ins Exil geschickt und ausgeheckt
text-that-card-returns-to-hand = jene Karte kommt auf die Hand ihres Besitzers zurück
text-that-opponent-discards-a-card = jener Gegner wirft eine Karte ab
text-that-player-draws-another-card = jener Spieler zieht eine Karte mehr
text-the-creature-untaps = die Kreatur wird enttappt
text-the-host-returns-to-its-owner-s-hand = jene Kreatur kommt auf die Hand ihres Besitzers zurück
text-the-target-is-a-legendary-permanent = das Ziel ist eine legendäre bleibende Karte
text-the-target-is-a-noncreature-artifact = das Ziel ist ein Artefakt, das keine Kreatur ist
text-the-target-is-a-nonlegendary-creature = das Ziel ist eine nichtlegendäre Kreatur
text-a-creature-deals-combat-damage-to-you = eine Kreatur dir Kampfschaden zufügt
text-a-player-casts-an-artifact-spell = ein Spieler einen Artefaktzauber wirkt
text-a-creature-you-control-attacks-alone = eine Kreatur, die du kontrollierst, alleine angreift
text-an-artifact-creature-or-enchantment-enters = ein Artefakt, eine Kreatur oder eine Verzauberung ins Spiel kommt
text-that-object-s-controller-chooses-the-target = der Beherrscher jenes Objekts bestimmt das Ziel
text-destroys-the-target = das Ziel wird zerstört
text-returns-the-second-target-to-its-owner-s-hand = das zweite Ziel wird auf die Hand seines Besitzers zurückgebracht
text-a-token-is-created-that-is-a-copy-of-the-second-target = du erzeugst einen Spielstein, der eine Kopie des zweiten Ziels ist
text-attaches-the-equipment-to-the-creature = die Ausrüstung wird an die Kreatur angelegt
text-it-costs-1-u-more-for-each-target-beyond-the-first = dies kostet für jedes Ziel nach dem ersten { "{1}{U}" } mehr
text-targets-are-the-two-players = Ziele sind die beiden Spieler
text-the-chosen-creature-is-not-legendary = das beim Verrechnen gewählte Objekt ist eine nichtlegendäre Kreatur
text-the-chosen-object-is-a-creature = das beim Verrechnen gewählte Objekt ist eine Kreatur
text-without-an-exchange-you-sacrifice-it = kommt es zu keinem Tausch, so opferst du { $this }
text-the-target-is-an-artifact-creature-enchantment-or-land = das Ziel ist ein Artefakt, eine Kreatur, eine Verzauberung oder ein Land
text-then-you-draw-for-its-burden-counters = dann ziehst du für jede Bürdenmarke auf { FORM($this, case: "dative") } eine Karte
text-this-is-level-2 = { $this } erreicht Stufe 2
text-this-is-level-3 = { $this } erreicht Stufe 3
text-this-is-regenerated = { $this } wird regeneriert
text-this-is-solved = { $this } wird gelöst
text-transforms = { $this } transformiert sich
text-two-2-2-zombie-tokens = du erzeugst zwei 2/2 Zombie-Spielsteine
text-two-cards-milled-then-a-creature-card-may-return-to-hand = du millst zwei Karten, dann kannst du eine Kreaturenkarte aus deinem Friedhof auf deine Hand zurückbringen
text-two-lands-sacrificed-by-a-player-or-5-damage-to-one-destroy-it = jeder Spieler kann zwei Länder opfern oder sich von { FORM($this, case: "dative") } 5 Schadenspunkte zufügen lassen; falls ein Spieler eines davon tut, wird { $this } zerstört
text-two-target-lands-untap = zwei Länder deiner Wahl werden enttappt
text-untaps-the-target-its-caster-draws = das Ziel wird enttappt; du ziehst eine Karte
text-until-it-is-turned-face-down = dies gilt, bis { $this } verdeckt wird
text-with-a-forest-of-yours-castable-by-letting-an-opponent-gain-3-life = falls du einen Wald kontrollierst, kannst du, statt die Manakosten zu bezahlen, einen Gegner 3 Lebenspunkte dazuerhalten lassen
text-with-all-three-kaldra-pieces-makes-the-legendary-4-4-token-and-attaches-them-to-it = falls du alle drei Kaldra-Teile kontrollierst, erzeugst du den legendären 4/4 Spielstein und legst sie an ihn an
text-you-are-the-monarch = du wirst zum Monarchen
text-you-discard-a-card = du wirfst eine Karte ab
text-you-draw-four = du ziehst vier Karten
text-you-draw-one = du ziehst eine Karte
text-you-draw-seven = du ziehst sieben Karten
text-you-draw-two = du ziehst zwei Karten
text-you-have-no-draw-step = du übergehst dein Ziehsegment
text-you-lose-3-life = du verlierst 3 Lebenspunkte
text-you-lose-life-for-its-burden-counters = du verlierst für jede Bürdenmarke auf { FORM($this, case: "dative") } 1 Lebenspunkt
text-you-may-draw-one-and-discard-one = du kannst eine Karte ziehen; falls du dies tust, wirfst du eine Karte ab
text-you-may-keep-it-tapped = du kannst dich entscheiden, { FORM($this, case: "accusative") } in deinem Enttappsegment nicht zu enttappen
text-you-may-leave-it-tapped-in-your-untap-step = du kannst dich entscheiden, { FORM($this, case: "accusative") } in deinem Enttappsegment nicht zu enttappen
text-you-may-put-it-onto-the-battlefield = du kannst { FORM($this, case: "accusative") } ins Spiel bringen
text-you-may-return-this-to-its-owner-s-hand =
    du kannst { FORM($this, case: "accusative") } auf die Hand { NUM($this) ->
        [many] ihres
       *[one] { GENDER($this) ->
            [f] ihres
           *[m] seines
        }
    } Besitzers zurückbringen
text-you-play-with-your-top-card-revealed = du spielst mit aufgedeckter oberster Karte deiner Bibliothek
text-your-creatures-deal-damage-to-another-s = jede Kreatur, die du kontrollierst, fügt dem Ziel 1 Schadenspunkt zu
text-your-graveyard-s-enchantment-cards-come-back-onto-the-battlefield-all-at-once = alle Verzauberungskarten in deinem Friedhof kommen ins Spiel zurück, alle zugleich
text-your-life-total-becomes-what-its-toughness-was = deine Lebenspunkte werden zu dem, was die Widerstandskraft { FORM($this, case: "genitive") } war
text-1-g-paid-first-strike-for-it-this-turn-not-paid-for-those-it-fights-instead = du kannst { "{1}{G}" } bezahlen: Tust du dies, hat { $this } in diesem Zug Erstschlag; tust du es nicht, haben stattdessen die Kreaturen Erstschlag, die es mit { FORM($this, case: "dative") } zu tun haben
text-your-top-card-in-exile-until-a-2-2-spirit-token-leaves = du schickst deine oberste Karte verdeckt ins Exil und erzeugst einen 2/2 farblosen Geist-Kreaturenspielstein; verlässt er das Spiel, so kommt die Karte auf deine Hand
text-the-targets-are-up-to-one-land-and-up-to-one-creature = die Ziele sind bis zu ein Land und bis zu eine Kreatur
text-the-target-is-no-brushwagg = das Ziel ist kein Brushwagg
text-the-target-is-a-nonlegendary-creature-that-crewed-it = das Ziel ist eine nichtlegendäre Kreatur, die { FORM($this, case: "accusative") } bemannt hat
text-you-gain-3-life = du erhältst 3 Lebenspunkte dazu
text-you-scry-1 = du wendest Hellsicht 1 an
text-you-scry-1-then-draw-a-card = du wendest Hellsicht 1 an und ziehst dann eine Karte
text-it-transforms = { $this } wird transformiert
text-each-opponent-loses-1-life = jeder Gegner verliert 1 Lebenspunkt
text-the-target-a-creature-of-yours-explores-only-as-a-sorcery = eine Kreatur deiner Wahl, die du kontrollierst, erkundet (nur wie eine Hexerei)
text-you-exile-your-top-card-and-may-play-it-this-turn-only-as-a-sorcery = du schickst die oberste Karte deiner Bibliothek ins Exil und darfst sie in diesem Zug spielen (nur wie eine Hexerei)
text-you-put-a-basic-land-card-from-your-library-onto-the-battlefield-tapped = du durchsuchst deine Bibliothek nach einer Standardland-Karte, bringst sie getappt ins Spiel und mischst
text-a-2-2-assembly-worker-token = du erzeugst einen 2/2 farblosen Montagearbeiter-Artefaktkreaturenspielstein
text-a-monster-role-token-is-attached-to-it = du erzeugst eine Monster-Rolle, die an das Ziel angelegt ist
text-a-cursed-role-token-is-attached-to-this = du erzeugst eine Verfluchten-Rolle, die an { FORM($this, case: "accusative") } angelegt ist
text-you-exchange-a-card-in-hand-for-another-or-get-a-treasure-or-a-wicked-role-token = du bestimmst eines: du wirfst eine Karte ab und ziehst dann eine; oder du erzeugst einen Schatz; oder du erzeugst eine Schurken-Rolle, die an das Ziel angelegt ist

## Bemerkungen und Kosten

text-a-plus1-plus1-counter = entferne eine +1/+1-Marke von { FORM($this, case: "dative") }
text-discard-a-card = wirf eine Karte ab
text-sacrifice-this = opfere { FORM($this, case: "accusative") }
text-sacrifice-a-creature = opfere eine Kreatur
text-1-t-and-sacrificing-it = { "{1}" }, { "{T}" }, opfere { FORM($this, case: "accusative") }
text-2-only-during-combat = { "{2}" } (nur während des Kampfes)
text-3-sacrifice-this = { "{3}" }, opfere { FORM($this, case: "accusative") }
text-t-and-unattaching-the-equipment = { "{T}" }, löse die Ausrüstung
text-its-mana-cost = die eigenen Manakosten
text-it-is-attached-to-target-creature-u-ends-this-effect =
    lege sie an das Ziel an; für { "{U}" } endet dieser Effekt
text-the-creature-goes-back-to-its-owner-s-hand-as-the-next-end-step-begins =
    zu Beginn des nächsten Endsegments kommt die Kreatur auf die Hand ihres Besitzers zurück
text-a-1-1-white-soldier-token = du erzeugst einen 1/1 weißen Soldat-Spielstein
text-an-emblem = du erhältst ein Emblem
text-a-nonland-permanent-is-exiled = das Ziel wird ins Exil geschickt
text-an-artifact-card-among-your-top-five-may-go-to-your-hand = du kannst eine Artefaktkarte von den obersten fünf Karten deiner Bibliothek auf deine Hand nehmen
text-another-creature-you-control-has-vigilance-lifelink-or-indestructible-this-turn = eine andere Kreatur, die du kontrollierst, hat in diesem Zug Wachsamkeit, Lebensverknüpfung oder Unzerstörbarkeit
text-no-damage-to-it-in-your-turn = Schaden, der { FORM($this, case: "dative") } in deinem Zug zugefügt würde, wird verhindert
text-tapped-creatures-deal-damage-to-themselves = getappte Kreaturen fügen sich selbst Schaden zu
text-you-may-exile-this-and-return-it-under-its-owner-s-control = du kannst dies ins Exil schicken und unter der Kontrolle seines Besitzers zurückbringen
text-a-land-of-yours-enters = ein Land ins Spiel kommt, das du kontrollierst
text-artifact-creatures-of-yours-damage-a-player-in-combat = Artefaktkreaturen, die du kontrollierst, einem Spieler Kampfschaden zufügen
text-your-draw-step-begins = dein Ziehsegment beginnt
text-your-upkeep-begins-and-you-have-an-artifact = dein Versorgungssegment beginnt und du ein Artefakt kontrollierst
text-a-saproling = du erzeugst einen 1/1 grünen Saproling-Spielstein
text-a-thopter = du erzeugst einen 1/1 Thopter-Artefaktkreaturenspielstein mit Flugfähigkeit
text-a-card = du ziehst eine Karte
text-every-creature-with-power-4-or-more-dies = alle Kreaturen mit Stärke 4 oder mehr werden zerstört
text-three-soldiers = du erzeugst drei 1/1 weiße Soldat-Spielsteine
text-two-bears-or-four-with-threshold = du erzeugst zwei 2/2 grüne Bär-Spielsteine, oder vier bei Schwelle
text-two-zombies-and-one-more-for-each-zombie-of-yours = du erzeugst zwei 2/2 schwarze Zombie-Spielsteine und einen mehr für jeden Zombie, den du kontrollierst
text-two-more-cards = du ziehst zwei weitere Karten
text-you-may-create-a-4-4-beast = du kannst einen 4/4 grünen Bestie-Kreaturenspielstein erzeugen
text-you-may-put-a-creature-card-from-your-library-onto-the-battlefield = du kannst eine Kreaturenkarte aus deiner Bibliothek ins Spiel bringen
text-your-hand-is-discarded = deine Hand wird abgeworfen
text-t-sacrifice-this = { "{T}" }, opfere { FORM($this, case: "accusative") }
text-2-sacrifice-this = { "{2}" }, opfere { FORM($this, case: "accusative") }
text-1-t-sacrifice-this = { "{1}" }, { "{T}" }, opfere { FORM($this, case: "accusative") }
text-2-t-sacrifice-this = { "{2}" }, { "{T}" }, opfere { FORM($this, case: "accusative") }
text-1-t-discard-a-card-sacrifice-this = { "{1}" }, { "{T}" }, wirf eine Karte ab, opfere { FORM($this, case: "accusative") }
text-not-for-nonartifact-spells = nicht für Zaubersprüche, die keine Artefaktzauber sind
text-only-as-a-sorcery = nur wie eine Hexerei
text-another-creature-you-control-dies = eine andere Kreatur stirbt, die du kontrollierst
text-a-plus1-plus1-counter-on-it-and-the-third-time-in-a-turn-it-fights-up-to-one-target-creature-you-don-t-control = eine +1/+1-Marke wird auf { FORM($this, case: "accusative") } gelegt, und beim dritten Mal in einem Zug kämpft { $this } gegen bis zu eine Kreatur deiner Wahl, die du nicht kontrollierst
text-a-land-enters-under-your-control-in-your-main-phase = in deiner Hauptphase ein Land unter deiner Kontrolle ins Spiel kommt
text-an-additional-combat-phase-after-this-phase-at-whose-beginning-all-creatures-you-control-untap = nach dieser Phase kommt eine zusätzliche Kampfphase, zu deren Beginn alle Kreaturen, die du kontrollierst, enttappt werden
text-it-becomes-blocked = { $this } geblockt wird
text-it-fights-target-creature-the-defending-player-controls = { $this } kämpft gegen eine Kreatur deiner Wahl, die der verteidigende Spieler kontrolliert
text-of-each-player-chosen-the-same-number-of-creatures = gewählt werden Kreaturen, vom einen der Spieler so viele wie vom anderen
text-the-player-is-an-opponent = dieser Spieler ist einer deiner Gegner
text-only-if-you-want-it = all dies geschieht nur, wenn du es willst
text-scavenge-as-a-sorcery = dies ist Ausplündern: nur wie eine Hexerei
text-0-exile-this-card-from-your-graveyard = { "{0}" }, schicke diese Karte aus deinem Friedhof ins Exil
