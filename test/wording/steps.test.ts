import type { Change, TraceStep, UnmetStep } from "../../src/rules/formats.gen.js";
import { stepPhrase } from "../../src/wording/steps.js";
import { tracedChange } from "../../src/wording/traced-changes.js";
import { expectSaid, NAMES, type Said } from "./said.js";

const UNMET: Pick<UnmetStep, "layer" | "layers" | "effect" | "objects" | "clauses"> = {
  layer: "7c",
  layers: ["7c"],
  effect: "Anthem/boost",
  objects: [],
  clauses: ["611.3a"],
};
const ON = { layer: "4", clause: "613.8a" } as const;

const STEPS: readonly (readonly [TraceStep, ...Said])[] = [
  [
    {
      kind: "depends",
      effect: "Anthem/boost",
      on: "Bear/counter:+1/+1",
      because: ["existence", "appliesTo"],
      before: { exists: true, objects: ["Bear"] },
      after: { exists: false, objects: [] },
      ...ON,
    },
    "The effect of Anthem (boost) depends on the +1/+1 counters on Bear: once those are applied, it would not exist and apply to other objects (before: Bear; after: nothing).",
    "Der Effekt von Hymne (boost) hängt von den +1/+1-Marken auf Bär ab: Nach deren Anwendung würde er nicht mehr existieren und nicht auf dieselben Objekte angewendet werden (vorher: Bär; nachher: nichts).",
    "L'effet d'Hymne (boost) dépend des marqueurs +1/+1 sur Ours : une fois ceux-ci appliqués, il n'existerait plus et s'appliquerait à d'autres objets (avant : Ours ; après : rien).",
  ],
  [
    {
      kind: "depends",
      effect: "Anthem",
      on: "Bear",
      because: ["whatItDoes"],
      before: { exists: true, objects: ["Bear"], does: "Ann gains control" },
      after: { exists: true, objects: ["Bear"], does: "Bob gains control" },
      ...ON,
    },
    "The effect of Anthem depends on the effect of Bear: once that is applied, it would do something else (before: Ann gains control; after: Bob gains control).",
    "Der Effekt von Hymne hängt vom Effekt von Bär ab: Nach dessen Anwendung würde er Bob die Kontrolle geben und nicht Ann.",
    "L'effet d'Hymne dépend de l'effet d'Ours : une fois celui-ci appliqué, il donnerait le contrôle à Bob et non à Ann.",
  ],
  [
    {
      kind: "depends",
      effect: "Anthem",
      on: "Bear",
      because: ["whatItDoes"],
      before: { exists: true, objects: ["Bear"], does: "gets +1/+1" },
      after: { exists: true, objects: ["Bear"], does: "gets +2/+2" },
      ...ON,
    },
    "The effect of Anthem depends on the effect of Bear: once that is applied, it would do something else (before: gets +1/+1; after: gets +2/+2).",
    "Der Effekt von Hymne hängt vom Effekt von Bär ab: Nach dessen Anwendung würde er +2/+2 statt +1/+1 geben.",
    "L'effet d'Hymne dépend de l'effet d'Ours : une fois celui-ci appliqué, il donnerait +2/+2 au lieu de +1/+1.",
  ],
  [
    { kind: "waits", effect: "Bear/counter:flying", for: ["Anthem/boost", "Bear"], ...ON },
    "The flying counters on Bear are older but wait for the effect of Anthem (boost) and the effect of Bear.",
    "Die Flugfähigkeitsmarken auf Bär sind älter, warten aber auf den Effekt von Hymne (boost) und den Effekt von Bär.",
    "Les marqueurs « vol » sur Ours sont plus anciens mais attendent l'effet d'Hymne (boost) et l'effet d'Ours.",
  ],
  [
    { kind: "locked", effect: "Anthem/boost", objects: ["Bear", "Bear 2"], ...ON },
    "The effect of Anthem (boost) begins to apply in this layer, and applies to the same objects in all later ones: Bear and Bear 2.",
    "Der Effekt von Hymne (boost) beginnt in diesem Layer und betrifft in allen späteren dieselben Objekte: Bär und Bär 2.",
    "L'effet d'Hymne (boost) commence dans cette couche et affecte les mêmes objets dans toutes les suivantes : Ours et Ours 2.",
  ],
  [
    { kind: "continues", effect: "Anthem/boost", ...ON },
    "The effect of Anthem (boost) has begun and goes on, although the ability behind it is gone.",
    "Die Fähigkeit, die den Effekt von Hymne (boost) erzeugt, ist fort, aber der Effekt hat schon begonnen und wirkt weiter.",
    "La capacité d'où vient l'effet d'Hymne (boost) a disparu, mais l'effet a commencé et continue.",
  ],
  [
    { kind: "ceased", effect: "Anthem/boost", by: "Bear/hush", ...ON },
    "The effect of Anthem (boost) is never applied: the effect of Bear (hush) has taken away the ability that makes it.",
    "Der Effekt von Hymne (boost) wird nicht angewendet: Die Fähigkeit, die ihn erzeugt, hat der Effekt von Bär (hush) weggenommen.",
    "L'effet d'Hymne (boost) ne s'applique pas : l'effet d'Ours (hush) a retiré la capacité qui le produit.",
  ],
  [
    { kind: "player", effect: "Anthem", players: ["Ann", "Bob"], gains: [], loses: ["hexproof"], clause: "613.10" },
    "Ann and Bob lose hexproof, because of the effect of Anthem.",
    "Ann und Bob verlieren Fluchsicherheit, und zwar wegen des Effekts von Hymne.",
    "Ann et Bob perdent la défense talismanique, par l'effet d'Hymne.",
  ],
  [
    {
      kind: "gameRule",
      effect: "Anthem",
      rule: { rule: "cant-attack", effect: "Anthem", objects: [] },
      clause: "613.11",
    },
    "The effect of Anthem (“can't attack”) affects nothing at the moment.",
    "Der Effekt von Hymne („kann nicht angreifen“) betrifft zurzeit nichts.",
    "L'effet d'Hymne (« ne peut pas attaquer ») n'affecte rien en ce moment.",
  ],
  [
    { kind: "unmet", condition: { exists: { type: "Creature", controller: "you" } }, you: "Ann", ...UNMET },
    "The effect of Anthem (boost) does not apply: the condition “as long as Ann controls a creature” is not met.",
    "Der Effekt von Hymne (boost) wird nicht angewendet: Die Bedingung „solange Ann eine Kreatur kontrolliert“ ist nicht erfüllt.",
    "L'effet d'Hymne (boost) ne s'applique pas : la condition « tant qu'Ann contrôle une créature » n'est pas remplie.",
  ],
  [
    { kind: "unmet", condition: { exists: { type: "Creature", controller: "you" } }, ...UNMET },
    "The effect of Anthem (boost) does not apply: the condition “as long as you control a creature” is not met.",
    "Der Effekt von Hymne (boost) wird nicht angewendet: Die Bedingung „solange du eine Kreatur kontrollierst“ ist nicht erfüllt.",
    "L'effet d'Hymne (boost) ne s'applique pas : la condition « tant que vous contrôlez une créature » n'est pas remplie.",
  ],
  [
    {
      kind: "unmet",
      condition: {
        anyOf: [
          { object: { topOf: "graveyard" }, is: { color: "black" } },
          { object: { topOf: "library" }, is: { color: "black" } },
        ],
      },
      you: "Ann",
      ...UNMET,
    },
    "The effect of Anthem (boost) does not apply: the condition “as long as the top card of Ann's graveyard is black or the top card of Ann's library is black” is not met.",
    "Der Effekt von Hymne (boost) wird nicht angewendet: Die Bedingung „solange die oberste Karte von Anns Friedhof schwarz ist oder die oberste Karte von Anns Bibliothek schwarz ist“ ist nicht erfüllt.",
    "L'effet d'Hymne (boost) ne s'applique pas : la condition « tant que la carte du dessus du cimetière d'Ann est noire ou que la carte du dessus de la bibliothèque d'Ann est noire » n'est pas remplie.",
  ],
  [
    {
      kind: "failed",
      effect: "Anthem/boost",
      parts: [],
      objects: [],
      condition: { turn: "you" },
      you: "Bob",
      clauses: ["608.2h"],
    },
    "The effect of Anthem (boost) came to nothing: on resolution it was not true that “it's Bob's turn”.",
    "Der Effekt von Hymne (boost) kam nicht zustande: Beim Verrechnen war die Bedingung „falls Bob am Zug ist“ nicht erfüllt.",
    "L'effet d'Hymne (boost) n'a pas eu lieu : à la résolution, la condition « si c'est le tour de Bob » n'était pas remplie.",
  ],
  [
    {
      kind: "ended",
      effect: "Anthem/boost",
      objects: [],
      because: "condition",
      while: { exists: { self: true, controller: "you" } },
      you: "Bob",
      clauses: ["611.2a"],
    },
    "The effect of Anthem (boost) has ended: its duration, “for as long as Bob controls Anthem”, is over and does not begin again.",
    "Der Effekt von Hymne (boost) ist zu Ende: Seine Dauer, „solange Bob Hymne kontrolliert“, ist vorbei und beginnt nicht von Neuem.",
    "L'effet d'Hymne (boost) est terminé : sa durée, « tant que Bob contrôle Hymne », est passée et ne recommence pas.",
  ],
];

const CHANGES: readonly (readonly [Omit<Change, "object">, ...Said])[] = [
  [{ characteristic: "power", before: 4, after: 1 }, "Power 4 → 1.", "Stärke 4 → 1.", "Force 4 → 1."],
  [
    { characteristic: "types", before: ["Artifact", "Creature"], after: ["Land"] },
    "Is now a land (before: an artifact and a creature).",
    "Ist jetzt ein Land (vorher: ein Artefakt und eine Kreatur).",
    "Est maintenant un terrain (avant : un artefact et une créature).",
  ],
  [
    { characteristic: "abilities", before: ["flying", "haste"], after: [] },
    "Loses all abilities (before: flying and haste).",
    "Verliert alle Fähigkeiten (vorher: Flugfähigkeit und Eile).",
    "Perd toutes ses capacités (avant : vol et célérité).",
  ],
  [
    { characteristic: "subtypes", before: ["Bear"], after: ["Elf", "Goblin"] },
    "Loses the subtype Bear and gains the subtypes Elf and Goblin.",
    "Verliert den Untertyp Bär und erhält die Untertypen Elf und Goblin.",
    "Perd le sous-type ours et acquiert les sous-types elfe et gobelin.",
  ],
  [
    { characteristic: "colors", before: ["green"], after: ["white", "blue"] },
    "Becomes white and blue (before: green).",
    "Wird weiß und blau (vorher: grün).",
    "Devient blanc et bleu (avant : vert).",
  ],
  [
    { characteristic: "cantHave", before: [], after: ["flying", "haste"] },
    "Can't have flying or haste from now on.",
    "Kann ab jetzt Folgendes nicht haben: Flugfähigkeit oder Eile.",
    "Ne peut désormais pas avoir le vol ou la célérité.",
  ],
  [
    { characteristic: "name", before: "Bear", after: null },
    "Has no name any more (before: Bear).",
    "Hat keinen Namen mehr (vorher: Bär).",
    "N'a plus de nom (avant : Ours).",
  ],
];

describe("steps of a computation are told in English, German and French:", () => {
  for (const [step, ...said] of STEPS) it(said[0], () => expectSaid(stepPhrase(step, NAMES), said));
});

describe("what a step changed is told in English, German and French:", () => {
  for (const [change, ...said] of CHANGES)
    it(said[0], () => expectSaid(tracedChange({ object: "Bear", ...change }, NAMES), said));
});
