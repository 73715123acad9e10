import type { Change, TraceStep } from "../../src/rules/formats.gen.js";
import { stepPhrase } from "../../src/wording/steps.js";
import { tracedChange } from "../../src/wording/traced-changes.js";
import { expectSaid, NAMES, type Said } from "./said.js";

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
      effect: "Anthem/boost",
      on: "Bear/hush",
      because: ["whatItDoes"],
      before: { exists: true, objects: ["Bear"], does: "Ann gains control" },
      after: { exists: true, objects: ["Bear"], does: "Bob gains control" },
      ...ON,
    },
    "The effect of Anthem (boost) depends on the effect of Bear (hush): once that is applied, it would do something else (before: Ann gains control; after: Bob gains control).",
    "Der Effekt von Hymne (boost) hängt vom Effekt von Bär (hush) ab: Nach dessen Anwendung würde er etwas anderes tun (vorher: Ann erhält die Kontrolle; nachher: Bob erhält die Kontrolle).",
    "L'effet d'Hymne (boost) dépend de l'effet d'Ours (hush) : une fois celui-ci appliqué, il ferait autre chose (avant : Ann acquiert le contrôle ; après : Bob acquiert le contrôle).",
  ],
  [
    { kind: "waits", effect: "Bear/counter:flying", for: ["Anthem/boost", "Bear"], ...ON },
    "The flying counters on Bear are older but wait for the effect of Anthem (boost) and the effect of Bear.",
    "Die Flugfähigkeitsmarken auf Bär sind älter, warten aber auf den Effekt von Hymne (boost) und den Effekt von Bär.",
    "Les marqueurs « vol » sur Ours sont plus anciens mais attendent l'effet d'Hymne (boost) et l'effet d'Ours.",
  ],
  [
    { kind: "locked", effect: "Anthem/boost", objects: ["Bear", "Bear 2"], ...ON },
    "The effect of Anthem (boost) begins: from now on it affects exactly Bear and Bear 2, in this and all later layers.",
    "Der Effekt von Hymne (boost) beginnt: Von jetzt an betrifft er genau Bär und Bär 2, in diesem und allen späteren Layern.",
    "L'effet d'Hymne (boost) commence : il affecte désormais exactement Ours et Ours 2, dans cette couche et toutes les suivantes.",
  ],
  [
    { kind: "continues", effect: "Anthem/boost", ...ON },
    "The effect of Anthem (boost) has begun and goes on, although the ability behind it is gone.",
    "Die Fähigkeit hinter dem Effekt von Hymne (boost) ist fort, aber der Effekt hat schon begonnen und wirkt weiter.",
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
