import { expect } from "chai";
import { explainScenario } from "../../src/explain/narrative.js";
import { whyOf } from "../../src/explain/why/why.js";
import { runTimeline } from "../../src/timeline/run.js";
import { cardsOf } from "../../src/verifier/request.js";
import type { Language } from "../../src/wording/language.js";
import { Speaker } from "../../src/wording/speaker.js";
import { corpusCards, corpusScenarios } from "../support/corpus.js";
import { explainedOf } from "../support/explained.js";
import { current } from "../support/play.js";

/** A scenario of the corpus as `explain` tells it with every clause, in one line. */
function told(id: string, language: Language): string {
  const scenario = corpusScenarios().find((each) => each.id === id);
  const run = scenario === undefined ? undefined : runTimeline(scenario, corpusCards(), current());
  if (scenario === undefined || run?.ok !== true) throw new Error(`${id} can't be told`);
  const { checkPoints } = run.value;
  const cards = cardsOf(scenario, corpusCards());
  const options = { width: 100_000, language, everyClause: true };
  return explainScenario({ ...scenario, checkPoints, cards }, options).replaceAll("\n", " ");
}

/** What a judge would say of a board, in each language, with its clause: once nothing was said of it. */
const SAID: readonly (readonly [what: string, id: string, clause: string, en: RegExp, de: RegExp, fr: RegExp])[] = [
  [
    "why the target of an Aura spell is illegal",
    "control-magic-without-its-faerie",
    "608.3b",
    /no legal target any more: Indigo Faerie had shroud/,
    /ohne legales Ziel \(Indigofee hatte Verhüllung\) und wurde/,
    /sans cible légale \([^)]+ avait (?:le linceul|la)/,
  ],
  [
    "why a bestowed spell is a creature",
    "nimbus-naiad-whose-bear-is-gone",
    "702.103e",
    /as a creature: Runeclaw Bear had left since it was chosen as the target/,
    /als Kreatur ins Spiel: \S+ hat nach der Wahl als Ziel die Zone gewechselt/,
    /sans être attachée : .+ avait changé de zone depuis le choix de la cible/,
  ],
  [
    "which condition a change of a cost asks for in vain",
    "face-down-spell-costs-three",
    "601.2f",
    /Guardian of Thraben does not change what Woolly Loxodon costs: Woolly Loxodon is a creature/,
    /ändert nichts an den Kosten von Wollloxodon, weil Wollloxodon eine Kreatur ist/,
    /ne change rien à ce que coûte Loxodon laineux : Loxodon laineux est une créature/,
  ],
  [
    "that a land with a basic land type is nonbasic",
    "face-down-dryad-arbor-under-blood-moon",
    "305.8",
    /Dryad Arbor has a basic land type, but not the supertype basic, so it is nonbasic/,
    /hat einen Standardlandtyp, aber nicht den Übertyp Standard, und ist daher kein Standardland/,
    /a un type de terrain de base, mais pas le super-type de base, et n'est donc pas un terrain de base/,
  ],
  [
    "that a new object was not cast as it was before",
    "tarrasque-as-long-as-it-was-cast",
    "400.7",
    /a new object: how it was cast before is forgotten/,
    /Wie es vorher gewirkt wurde, ist vergessen/,
    /la façon dont le sort avait été lancé est oubliée/,
  ],
  [
    "that the history of an object is not that of a new one",
    "rimestag-and-another-creature",
    "400.7",
    /what has happened with it before counts for another object/,
    /Was vorher damit geschehen ist, zählt für ein anderes Objekt/,
    /ce qui s'était passé avant compte pour un autre objet/,
  ],
  [
    "what was found as something was checked before it entered",
    "shimmerer-enters-under-humility",
    "614.12",
    /nothing that it would have there changes how it enters/,
    /Nichts, was das Objekt dort hätte, ändert die Art des Ins-Spiel-Kommens/,
    /rien de ce que l'objet aurait alors ne modifie son arrivée/,
  ],
  [
    "what was found as a copy was checked anew",
    "clone-of-adaptive-automaton-chooses-its-own",
    "616.1",
    /checked anew once [^.]+: it would have an ability that asks for a choice, which was made/,
    /ins Spiel kommt: Das Objekt hätte eine Fähigkeit, die eine Wahl verlangt/,
    /l'objet aurait une capacité qui demande un choix/,
  ],
  [
    "that a token that is phased out goes on existing",
    "a-token-that-phases-out",
    "704.5d",
    /a token that is phased out: it is still on the battlefield, so it does not cease to exist/,
    /ein destabilisierter Spielstein, aber noch im Spiel, und hört daher nicht auf zu existieren/,
    /un jeton hors phase, mais toujours sur le champ de bataille, et ne cesse donc pas d'exister/,
  ],
  [
    "that damage is less than lethal",
    "wounded-merfolk-follow-their-lord",
    "704.5g",
    /1 damage marked on it, less than its toughness of 2, so it is not destroyed/,
    /1 vermerkten Schaden, weniger als die Widerstandskraft \(2\), und wird nicht zerstört/,
    /1 blessure marquée, moins que son endurance de 2, et n'est pas détruit/,
  ],
  [
    "that legends of two players may stay",
    "a-legend-for-each-player",
    "704.5j",
    /has the name of Isamaru, Hound of Konda, but another player controls that/,
    /aber das kontrolliert ein anderer Spieler/,
    /mais c'est un autre joueur qui contrôle ce permanent/,
  ],
  [
    "that the legend rule does not apply",
    "mirror-gallery-no-legend-rule",
    "704.5j",
    /has the name of Vhati il-Dal, but the legend rule does not apply to it/,
    /aber die Legendenregel gilt dafür nicht/,
    /mais la « règle des légendes » ne s'y applique pas/,
  ],
  [
    "that one of two of a name is not legendary",
    "second-self-is-no-legend",
    "704.5j",
    /Empress Galina is legendary, but Second Galina, which has its name, is not/,
    /legendär, aber die gleichnamige bleibende Karte \([^)]+\) ist es nicht/,
    /est légendaire, mais .+, de même nom, ne l'est pas/,
  ],
  [
    "that legends have different names",
    "name-sticker-saves-a-legend",
    "201.2a",
    /Second Galina is legendary, as is First Galina, but their names are different/,
    /legendär wie .+, aber die Namen sind verschieden/,
    /légendaire comme .+, mais les noms sont différents/,
  ],
  [
    "that planeswalker types are not compared",
    "two-garruks-of-two-names",
    "306.4",
    /a planeswalker type in common with Garruk Wildspeaker, which no rule minds any more/,
    /einen Planeswalkertyp gemeinsam mit .+, was keine Regel mehr verbietet/,
    /un type de planeswalker en commun avec .+, ce qu'aucune règle n'interdit plus/,
  ],
  [
    "that a Saga without chapters stays",
    "muted-saga-stays",
    "704.5s",
    /has no chapter ability, so it is not sacrificed/,
    /keine Kapitelfähigkeit und wird daher nicht geopfert/,
    /aucune capacité de chapitre et n'est donc pas sacrifiée?,/,
  ],
  [
    "how a cost came about, where something has happened since it was paid",
    "emerge-looks-at-what-is-sacrificed",
    "702.119a",
    /First Brute costs \{3\} less because of/,
    /\{3\} weniger/,
    /\{3\} de moins/,
  ],
  [
    "which effect of what has left no longer applies, where another of it does",
    "devoid-lost-under-blood-moon",
    "611.3b",
    /has left the battlefield, so its effect \(Forest land\) no longer applies/,
    /hat das Spiel verlassen, und der Effekt \(Land vom Typ Wald\) gilt nicht mehr/,
    /a quitté le champ de bataille, donc son effet \(terrain de type forêt\) ne s'applique plus/,
  ],
  [
    "why an effect that changes nothing here goes before one that takes what it would give",
    "god-sleeps-beside-an-older-opalescence",
    "613.7a",
    /Opalescence is older than the effect of Heliod, God of the Sun \(isn't a creature\), so it is applied first/,
    /Effekt von Macht der Opale ist älter als der Effekt von Heliod, Gott der Sonne/,
    /L'effet d'Opalescence est plus ancien que l'effet d'Héliode/,
  ],
  [
    "that an ability is given too late for a layer in which it would do something",
    "granted-too-late-for-its-layer",
    "613.1",
    /\(red, \+1\/\+1\) comes too late for layer 5: the ability is there only from layer 6 on, and no layer is gone back to/,
    /kommt für Layer 4 zu spät: Die Fähigkeit ist erst ab Layer 6 da, und zu keinem Layer wird zurückgekehrt/,
    /vient trop tard pour la couche 4 : la capacité n'est là qu'à partir de la couche 6/,
  ],
  [
    "which condition of a change of costs was not met as the cost was locked in",
    "trinisphere-looks-at-the-total",
    "601.2f",
    /The effect of Trinisphere does not change what Second Growth costs: Trinisphere is tapped/,
    /Effekt von Trinisphäre ändert nichts an den Kosten .{1,40}, weil Trinisphäre getappt ist/,
    /effet de Trinisphère ne change rien à ce que coûte .{1,40} : Trinisphère est engagée?/,
  ],
  [
    "which of two worlds is the newer one",
    "only-the-newest-world-stays",
    "704.5k",
    /Living Plane has had the supertype world for a shorter time than Concordant Crossroads, so it is the one that stays/,
    /Living Plane hat den Übertyp Welt seit kürzerer Zeit als Harmonische Wegkreuzung und bleibt daher im Spiel/,
    /Living Plane a le super-type « du monde » depuis moins longtemps que Croisée harmonieuse et reste donc/,
  ],
];

describe("what a judge would say", () => {
  for (const [what, id, clause, en, de, fr] of SAID)
    it(`is told: ${what}`, () => {
      const english = told(id, "en");
      expect(english).to.match(en);
      const from = english.slice(english.search(en));
      expect(from.slice(0, from.indexOf("]"))).to.include(clause);
      expect(told(id, "de")).to.match(de);
      expect(told(id, "fr")).to.match(fr);
    });

  it("is the reason where no state-based action follows", () => {
    const reasons = whyOf(explainedOf("muted-saga-stays", { kind: "stateBased" })).short;
    expect(reasons.map(({ words }) => new Speaker("en").sentence(words))).to.deep.equal([
      "History of Benalia has no chapter ability, so it is not sacrificed, whatever lore counters it has.",
    ]);
    expect(reasons[0]?.clauses).to.include("704.5s");
  });

  it("is nothing of what happens: a legend that goes is not told to stay", () => {
    expect(told("leyline-of-singularity-and-two-bears", "en")).to.not.match(
      /(?:Grizzly|Second) Bears is legendary and has the name of (?:Grizzly|Second) Bears/,
    );
  });

  it("is which ability is gained, not only its kind", () => {
    expect(told("granted-abilities-survive-blood-moon", "en")).to.not.match(/gains an activated ability/);
  });
});
