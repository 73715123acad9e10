import type { AppliedStep, TraceStep } from "../../src/rules/formats.gen.js";
import { type Phrase, say } from "../../src/wording/phrase.js";
import { type Said } from "../support/check-claims.js";

const isApplied =
  (effect: string, layer: string) =>
  (step: TraceStep): step is AppliedStep =>
    step.kind === "applied" && step.effect === effect && step.layer === layer;

/** Sentences as they once were, or could be: each about steps of the corpus. */
export const FAULTS: readonly (readonly [
  what: string,
  id: string,
  check: string,
  fits: (step: TraceStep) => boolean,
  words: Phrase,
  more?: Partial<Said>,
])[] = [
  [
    "a text change that “changes nothing”",
    "edited-text-change-waits",
    "end",
    isApplied("Shifting Gloss/reads-green-for-red", "3"),
    say("step-applied-in-vain"),
  ],
  [
    "a text change that is no change",
    "edited-text-change-waits",
    "end",
    isApplied("Shifting Gloss/reads-green-for-red", "3"),
    say("claim-in-vain"),
    { about: "Garbled Charter", of: ["abilities"] },
  ],
  [
    "an effect that reaches something and is applied to nothing",
    "edited-text-change-waits",
    "end",
    isApplied("Shifting Gloss/reads-green-for-red", "3"),
    say("step-applied-to-nothing"),
  ],
  [
    "a value that no effect changes, and one does",
    "blessed-sentry-keeps-the-blessing",
    "blessed",
    () => true,
    say("short-untouched"),
    { about: "Snubhorn Sentry", of: ["power", "toughness"] },
  ],
  [
    "a Room unlocked that was not cast",
    "copy-of-a-room-enters-locked",
    "end",
    (step) => step.kind === "starts" && step.object === "Copy Enchantment",
    say("fact-709-5d"),
  ],
  [
    "counters left behind that are still there",
    "skullbriar-ingester-ikoria",
    "end",
    (step) => step.kind === "starts" && step.object.startsWith("Skullbriar"),
    say("fact-122-2"),
  ],
  [
    "a size that nothing has then",
    "opalescence-humility-humility-last",
    "end",
    isApplied("Humility/no-abilities", "7b"),
    say("change-becomes-size", { size: "7/7" }),
  ],
  [
    "a size that stays and was another",
    "opalescence-humility-humility-last",
    "end",
    isApplied("Humility/no-abilities", "7b"),
    say("change-stays-size", { size: "1/1" }),
  ],
  [
    "a mana ability of a type that the land has not",
    "planted-vampire-is-a-forest",
    "end",
    isApplied("Blood Moon/all-mountains", "4"),
    say("change-has-mana", { type: say("subtype-forest") }),
  ],
  [
    "land types that take all abilities",
    "planted-vampire-is-a-forest",
    "end",
    isApplied("Blood Moon/all-mountains", "4"),
    say("change-loses-all"),
  ],
  [
    "a loss by a land type where no type is set",
    "edited-text-change-waits",
    "end",
    isApplied("Shifting Gloss/reads-green-for-red", "3"),
    say("change-loses-text"),
  ],
  [
    "a granted ability that is kept and is not there",
    "planted-vampire-is-a-forest",
    "end",
    isApplied("Blood Moon/all-mountains", "4"),
    say("change-keeps-granted"),
  ],
  [
    "a copy where nothing is copied",
    "planted-vampire-is-a-forest",
    "end",
    isApplied("Blood Moon/all-mountains", "4"),
    say("change-copied-abilities"),
  ],
  [
    "a land as a 2/2 creature",
    "planted-vampire-is-a-forest",
    "planted",
    (step) => step.kind === "applied" && step.layer === "1b",
    say("change-face-down"),
  ],
  [
    "a subtype told as lost by what has every creature type",
    "defining-abilities-in-every-zone",
    "end",
    isApplied("Skeletal Changeling/changeling", "4"),
    say("traced-loses", { what: say("traced-subtypes", { subtypes: say("subtype-shapeshifter"), count: 1 }) }),
  ],
  [
    "a type that is set and told as added",
    "planted-vampire-is-a-forest",
    "planted",
    (step) => step.kind === "applied" && step.layer === "1b",
    say("traced-gains-types"),
  ],
  [
    "a land type that is set and told as added",
    "planted-vampire-is-a-forest",
    "end",
    isApplied("Blood Moon/all-mountains", "4"),
    say("change-adds-subtypes"),
  ],
  [
    "a rule for a player that is said to be for nobody",
    "orims-chant-silences-its-target",
    "silenced",
    (step) => step.kind === "gameRule" && step.rule.player !== undefined,
    say("claim-rule-for-nothing"),
  ],
  [
    "loyalty of what is no planeswalker",
    "sarkhan-the-dragon-has-no-loyalty",
    "dragon",
    (step) => step.kind === "stands",
    say("fact-306-5c"),
  ],
  [
    "damage on what has none",
    "melded-host-and-its-copy",
    "cloned",
    (step) => step.kind === "starts",
    say("fact-120-6"),
  ],
  [
    "the name of another token",
    "melded-host-and-its-copy",
    "cloned",
    (step) => step.kind === "starts",
    say("fact-111-4", { name: "Bear Token" }),
  ],
  [
    "a token that is a card",
    "melded-host-and-its-copy",
    "cloned",
    (step) => step.kind === "starts",
    say("fact-730-2d", { token: "yes" }),
  ],
  [
    "an ability that nothing keeps from a player",
    "aegis-of-the-gods-is-hit-twice",
    "two-instances",
    (step) => step.kind === "player" && step.withheld === undefined,
    say("step-player-withheld"),
  ],
  [
    "a fact without words",
    "melded-host-and-its-copy",
    "cloned",
    (step) => step.kind === "starts",
    say("fact-of-its-own"),
  ],
];
