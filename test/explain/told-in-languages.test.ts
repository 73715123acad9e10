import { expect } from "chai";
import { explainScenario } from "../../src/explain/narrative.js";
import { runTimeline } from "../../src/timeline/run.js";
import { cardsOf } from "../../src/verifier/request.js";
import type { Language } from "../../src/wording/language.js";
import { corpusCards, corpusScenarios } from "../support/corpus.js";
import { current } from "../support/play.js";

/** A scenario of the corpus as `explain` tells it, in one line. */
function told(id: string, language: Language): string {
  const scenario = corpusScenarios().find((each) => each.id === id);
  const run = scenario === undefined ? undefined : runTimeline(scenario, corpusCards(), current());
  if (scenario === undefined || run?.ok !== true) throw new Error(`${id} can't be told`);
  const { checkPoints } = run.value;
  const cards = cardsOf(scenario, corpusCards());
  return explainScenario({ ...scenario, checkPoints, cards }, { width: 100_000, language }).replaceAll("\n", " ");
}

/** What a language says of a board, and what it once said. */
const SAID: readonly (readonly [what: string, id: string, Language, now: string, before: string])[] = [
  [
    "a participle of a feminine name",
    "bestowed-naiad-wakes-when-its-host-dies",
    "fr",
    "Humilité est arrivée",
    "est arrivé ",
  ],
  ["what bestow makes", "bestowed-naiad-wakes-when-its-host-dies", "fr", "Naïade des nimbus (grâce)", "bestowed"],
  ["what bestow makes", "bestowed-naiad-wakes-when-its-host-dies", "de", "Nimbus-Najade (mit Göttergabe)", "bestowed"],
  [
    "a player who lacks an ability",
    "two-effects-on-players-in-a-circle",
    "de",
    "nicht über Verhüllung verfügt",
    "nicht Verhüllung hat",
  ],
  ["an ability that ends itself", "licid-and-the-ability-it-loses", "en", "loses this ability", "becomes-aura"],
  ["an ability that ends itself", "licid-and-the-ability-it-loses", "fr", "Attachez-la à", "-l'à"],
  [
    "what phases in",
    "phased-out-with-its-aura",
    "de",
    "daran angelegt war und sich mit destabilisiert hat",
    "angelegt destabilisiert",
  ],
  ["what hosts an Aura", "phased-out-with-its-aura", "de", "angelegt an Weißen Ritter", "an Weißem"],
  ["how many more cards there are", "phased-out-with-its-aura", "de", "und eine weitere Karte", "eine weitere ="],
  ["a lost Aura", "drowned-genju-is-lost", "de", "Die Aura ist an nichts angelegt", ": Sie ist an nichts"],
  ["what stays saddled", "saddled-as-another-mount", "de", "gesattelt, auch als etwas anderes", "daraus wird"],
  ["what an encoded card gives", "encoded-before-and-after-humility", "de", "ausgelöste Fähigkeit", "cast-encoded"],
  ["what suspicion gives", "suspicion-newer-than-humility", "en", "“This can't block” and menace", "“cant-block”"],
  [
    "a face-down permanent",
    "face-down-dryad-arbor-under-blood-moon",
    "en",
    "The face-down status of Dryad Arbor applies",
    "Dryad Arbor (face down) applies",
  ],
  [
    "the host of an Aura",
    "coronet-falls-without-another-aura",
    "en",
    "The enchanted creature gets +3/+3",
    "enchanted creature with another",
  ],
  [
    "what gives abilities to others",
    "akromas-memorial-then-humility",
    "en",
    "“All creatures you control have",
    "“flying, first strike",
  ],
  [
    "a planeswalker that is none",
    "sarkhan-the-dragon-has-no-loyalty",
    "en",
    "isn't a planeswalker and has no loyalty",
    "while it is a planeswalker",
  ],
  ["what is melded", "melded-host-and-its-copy", "en", "the combined face counts", "a rule of its own"],
  [
    "who can be attached",
    "sword-of-the-realms-marches",
    "en",
    "that isn't a creature can be attached",
    "nothing that can be attached",
  ],
  ["colors of a feminine name", "humility-phases-out-and-in", "fr", "4/4, blanche, aucune", "4/4, blanc, aucune"],
  [
    "a preposition before each name",
    "humility-phases-out-and-in",
    "fr",
    "l'endurance d'Humilité et d'Opalescence",
    "d'Humilité et Opalescence",
  ],
  ["type lines of several", "humility-phases-out-and-in", "fr", "Quelles sont les lignes", "Quelle est la ligne"],
  ["one effect of a layer", "blue-flier-in-a-loop-ember-first", "fr", "5, seul l'effet de Ciel", "seulement"],
  ["phasing", "humility-phases-out-and-in", "fr", "Humilité passe hors phase", "sort de phase"],
  ["a name of several", "jund-hackblade-runes-niveous-wisps", "de", "angelegt sind, rot ist", "angelegt ist rot"],
  ["a byname", "heliod-and-devotion-under-humility", "fr", "Héliode, dieu du Soleil, arrive", "Soleil arrive"],
  ["a byname in a row", "heliod-and-devotion-under-humility", "fr", "d'Héliode et de Chevalier", "Soleil et de"],
  ["a name with an article", "tarrasque-as-long-as-it-was-cast", "de", "solange die Tarraske", "solange Die"],
  ["in which turns", "additional-land-plays-add-up", "de", "in jedem deiner Züge ein zusätzliches", "Du darfst im"],
  ["in which turns", "additional-land-plays-add-up", "fr", "à chacun de vos tours", "pendant votre tour"],
  [
    "until when",
    "additional-land-plays-add-up",
    "en",
    "Until end of turn, you may play an additional land.",
    "turn, you may play an additional land on",
  ],
  ["each target", "targets-make-a-spell-cost-more", "en", "for each target beyond the first", "each the target"],
  ["each target", "targets-make-a-spell-cost-more", "de", "für jedes Ziel über das erste", "für das Ziel über"],
  ["each target", "targets-make-a-spell-cost-more", "fr", "pour chaque cible au-delà", "pour la cible au-delà"],
  [
    "what something is turned face down as",
    "converted-bears-count-for-affinity",
    "en",
    "turned face down, as Artifact Creature",
    "down, face down",
  ],
  ["half of a card", "split-card-is-both-halves-off-the-stack", "fr", "Burn (moitié droite", "verso"],
  ["half of a card", "split-card-is-both-halves-off-the-stack", "en", "Burn (right half", "the back of"],
  [
    "what is activated",
    "crewing-costs-mana-only-if-an-effect-says-so",
    "en",
    "The cost of activating the ability of Zirda, the Dawnwaker (can't block)",
    "activating Zirda",
  ],
  ["what several do", "coronet-falls-without-another-aura", "de", "können nicht angreifen; können", "2/2; kann nicht"],
  [
    "what is excepted",
    "infinite-reflection-copies-what-it-enchants",
    "de",
    "keine Spielsteine sind, außer der verzauberten Kreatur",
    "Kreaturen außer der",
  ],
  ["who did something", "striker-after-life-was-gained", "fr", "points de vie qu'Ann a gagnés", "par vous"],
  [
    "when a duration ended",
    "a-flood-that-phases-out-dries-up",
    "en",
    "its duration, “for as long as the target has a flood counter”, ended in step 12 and does not begin again.",
    "no longer true",
  ],
  [
    "what phased out as a duration ended",
    "a-flood-that-phases-out-dries-up",
    "en",
    "in step 11 Bayou phased out; so its duration, “for as long as the target has a flood counter”, ended",
    "no longer true",
  ],
  [
    "what phased out as a duration ended",
    "a-flood-that-phases-out-dries-up",
    "de",
    "In Schritt 11 hat sich Mangrovensumpf destabilisiert; damit endete seine Dauer",
    "nicht mehr erfüllt",
  ],
  [
    "what phased out as a duration ended",
    "a-flood-that-phases-out-dries-up",
    "fr",
    "à l'étape 11, Bayou est passé hors phase",
    "n'est plus remplie",
  ],
  [
    "what a new land type takes",
    "dragons-of-a-land-and-of-an-aura",
    "en",
    "Bayou: loses the abilities of its old land types (",
    "its rules text",
  ],
  [
    "that copiable effects go as well",
    "dragons-of-a-land-and-of-an-aura",
    "en",
    "Clone: loses the abilities of its old land types and of copiable effects (flying",
    "its rules text",
  ],
  [
    "that copiable effects go as well",
    "dragons-of-a-land-and-of-an-aura",
    "de",
    "Klon: verliert die Fähigkeiten aus den alten Landtypen und aus kopierbaren Effekten (Flugfähigkeit",
    "aus Regeltext",
  ],
  [
    "that copiable effects go as well",
    "dragons-of-a-land-and-of-an-aura",
    "fr",
    "Clone : perd les capacités des anciens types de terrain et des effets copiables (vol",
    "son texte de règles",
  ],
  [
    "that there is nothing to take",
    "alpine-moon-does-not-stop-urborg",
    "en",
    "Urborg, Tomb of Yawgmoth has no land types to lose",
    "already has these types",
  ],
  [
    "that there is nothing to take",
    "alpine-moon-does-not-stop-urborg",
    "de",
    "keine Landtypen, die verloren gehen könnten",
    "schon diese Typen",
  ],
  [
    "that there is nothing to take",
    "alpine-moon-does-not-stop-urborg",
    "fr",
    "n'a aucun type de terrain à perdre",
    "déjà ces types",
  ],
  [
    "once why there is nothing to apply to",
    "creature-for-now-has-cheaper-abilities",
    "en",
    "Sanctuary Blade isn't attached to anything; so it is in all later layers. [301.5f, 613.6, 613.1f]",
    "it applied to nothing",
  ],
  [
    "once why there is nothing to apply to",
    "creature-for-now-has-cheaper-abilities",
    "de",
    "dabei bleibt es in allen späteren Layern",
    "weder in diesem",
  ],
  [
    "once why there is nothing to apply to",
    "creature-for-now-has-cheaper-abilities",
    "fr",
    "il en va de même dans toutes les couches suivantes",
    "ni dans cette couche",
  ],
  [
    "why an Equipment that came off applies to nothing",
    "flail-comes-off-and-on-again",
    "en",
    "Gorgon Flail isn't attached to anything; so it is in all later layers. [301.5f,",
    "[613.7e, 701.3b, 613.1f]",
  ],
  ["a name with a mute h", "equip-costs-less-for-a-colorless-target", "fr", "L'effet d'Heure sombre", "de Heure"],
];

describe("a board told in a language", () => {
  for (const [what, id, language, now, before] of SAID)
    it(`${language}: says ${what} as a judge would`, () => {
      const text = told(id, language);
      expect(text).to.include(now);
      expect(text).to.not.include(before);
    });
});
