import type { RulesetId } from "../rules/formats.gen.js";
import type { Policy } from "../rules/policy.js";
import type { SlotChange } from "./slot-changes.js";
import type { StateBasedPolicy } from "../rules/state-based-policy.js";

/** What somebody believes that no edition and no reading says; see common-ground.ts for what they all say. */
export interface Belief {
  readonly begunIsFixed: false;
  readonly dependency: "goesFirst" | "ignored";
  readonly dependencyCompares: "outcomes";
  readonly timestamps: "newestFirst";
  readonly grantedTimestamp: "ofObject";
  readonly staticSets: "asItCame";
  readonly addedTypes: "replace";
  readonly typesSet: "join";
  readonly addedColors: "replace";
  readonly landTypesReplace: "typeLine";
  /** Setting a basic land type removes no ability, or also those that older effects have given (CR 305.7). */
  readonly landTypesRemove: "nothing" | "everything";
  readonly definingFunctions: "onBattlefield";
  readonly attachingRestamps: false;
  readonly countersRestamp: false;
  readonly resolvedSets: "open";
  readonly resolvedNumbers: "open";
  readonly subtypesGoWithType: false;
  readonly sizeNeedsCreature: false;
  readonly basicTypesGiveMana: false;
  readonly copyingEndsEffects: true;
  readonly indestructibleSavesFrom: "anything";
  readonly countersCancel: false;
}

/** How the rules that somebody wrongly goes by differ from those of an edition: data alone. */
export interface Mistake {
  /** Frozen once published. */
  readonly id: string;
  /** One line of our own: what is believed. */
  readonly words: string;
  /** The clause that says otherwise, by its newest number. */
  readonly forgets: string;
  /** Under which rulesets it is one, if the clause came later than the oldest; all if left out. */
  readonly rulesets?: readonly RulesetId[];
  readonly believes?: Partial<Belief>;
  readonly policy?: Partial<Policy>;
  readonly stateBased?: Partial<StateBasedPolicy>;
  /** One after the other. */
  readonly slots?: readonly SlotChange[];
  /** Which values are thought to be copied, in place of the copiable ones (CR 613.2c): those from before every effect, or after. */
  readonly copies?: "printed" | "final";
  /** Goes by the text of this older edition. */
  readonly edition?: RulesetId;
}

const SIZES = ["setSize", "boost", "staticBoost", "counterBoost", "switch"] as const;

/** The wrong rules that judges and players go by; what is met most, and teaches most, first. */
// oxfmt-ignore
export const MISTAKES: readonly Mistake[] = [
  {
    id: "timestamps-only", words: "Within a layer timestamps decide, and nothing ever waits for anything.",
    forgets: "613.8a", believes: { dependency: "ignored" },
  },
  {
    id: "abilities-first", words: "Abilities are given and taken away before types and colors change.",
    forgets: "613.1f", slots: [{ move: ["ability", "abilityLoss", "abilityCounter"], before: "type" }],
  },
  {
    id: "effects-end-with-their-ability", words: "An effect stops in later layers once its ability is gone or its objects fit no more.",
    forgets: "613.6", believes: { begunIsFixed: false },
  },
  {
    id: "counters-are-base", words: "Counters are part of the base: what sets power and toughness overwrites them.",
    forgets: "613.4c", slots: [{ move: ["counterBoost"], before: "setSize" }],
  },
  {
    id: "setting-is-final", words: "What sets power and toughness overwrites every bonus.",
    forgets: "613.4b", slots: [{ move: ["setSize"], after: "counterBoost" }, { move: ["setSize"], after: "staticBoost" }],
  },
  {
    id: "no-layers", words: "There are no layers: every effect is applied by its timestamp.",
    forgets: "613.1", believes: { dependency: "ignored" },
    slots: [{ together: ["control", "text", "type", "color", "ability", "abilityLoss", "abilityCounter", "definedSize", ...SIZES] }],
  },
  {
    id: "newest-first", words: "The newer effect is applied first, so the older one has the last word.",
    forgets: "613.7", believes: { timestamps: "newestFirst" },
  },
  {
    id: "dependents-go-first", words: "An effect that depends on another is applied before it.",
    forgets: "613.8b", believes: { dependency: "goesFirst" },
  },
  {
    id: "dependency-across-layers", words: "An effect also waits for one of another layer.",
    forgets: "613.8a",
    slots: [{ together: ["type", "color", "ability", "abilityLoss", "abilityCounter", "definedSize", ...SIZES] }],
  },
  {
    id: "outcomes-are-compared", words: "An effect depends on another if it would have more, or less, left to do after it.",
    forgets: "613.8a", believes: { dependencyCompares: "outcomes" },
  },
  {
    id: "switch-before-bonuses", words: "Switching comes before bonuses and counters, which then go to the switched values.",
    forgets: "613.4d", slots: [{ move: ["switch"], after: "setSize" }],
  },
  {
    id: "order-worked-out-once", words: "The order of a layer is worked out once, as it begins.",
    forgets: "613.8c", policy: { reevaluates: false },
  },
  {
    id: "copies-are-exact", words: "A copy has everything that the original has now: counters, bonuses, given abilities.",
    forgets: "707.2", copies: "final",
  },
  {
    id: "copies-are-printed", words: "A copy is what is printed on the card of the original, even if that is a copy itself.",
    forgets: "707.3", copies: "printed",
  },
  {
    id: "copying-ends-effects", words: "What becomes a copy loses what earlier spells have done to it.",
    forgets: "707.4", believes: { copyingEndsEffects: true },
  },
  {
    id: "face-down-shows-its-copy", words: "A face-down permanent that becomes a copy shows what it copies.",
    forgets: "708.10", slots: [{ move: ["faceDown"], before: "copying" }],
  },
  {
    id: "land-types-keep-abilities", words: "A land whose basic land types are set keeps the abilities of its text.",
    forgets: "305.7", believes: { landTypesRemove: "nothing" },
  },
  {
    id: "land-types-take-every-ability", words: "A land whose basic land types are set loses also the abilities that older effects have given it.",
    forgets: "305.7", believes: { landTypesRemove: "everything" },
  },
  {
    id: "land-types-take-the-type-line", words: "A land whose basic land types are set is no longer legendary, or a creature.",
    forgets: "305.7", believes: { landTypesReplace: "typeLine" },
  },
  {
    id: "land-types-give-no-mana", words: "A basic land type gives no ability.",
    forgets: "305.6", believes: { basicTypesGiveMana: false },
  },
  {
    id: "losing-beats-gaining", words: "What loses abilities has none, even if it is given some later.",
    forgets: "613.7", slots: [{ move: ["abilityLoss"], after: "ability" }, { move: ["abilityLoss"], after: "abilityCounter" }],
  },
  {
    id: "gaining-beats-losing", words: "Only an object's own abilities are lost: what it is given stays.",
    forgets: "613.7", slots: [{ move: ["abilityLoss"], before: "ability" }],
  },
  {
    id: "keyword-counters-stay", words: "A keyword counter gives its ability whatever takes abilities away.",
    forgets: "613.1f", rulesets: ["ikoria", "current"], slots: [{ move: ["abilityCounter"], after: "abilityLoss" }],
  },
  {
    id: "defining-is-nothing-special", words: "Characteristic-defining abilities are applied by timestamp like everything else.",
    forgets: "613.3", slots: [{ defining: "withTheRest" }, { together: ["setSize", "definedSize"] }],
  },
  {
    id: "defining-has-the-last-word", words: "What a characteristic-defining ability says holds whatever else is set.",
    forgets: "613.3", slots: [{ defining: "last" }, { move: ["definedSize"], after: "setSize" }],
  },
  {
    id: "defining-on-the-battlefield", words: "A characteristic-defining ability functions on the battlefield only.",
    forgets: "604.3", believes: { definingFunctions: "onBattlefield" },
  },
  {
    id: "defining-never-waits", words: "A characteristic-defining ability depends on nothing.",
    forgets: "613.8a", policy: { definingDependOnDefining: false },
  },
  {
    id: "added-types-replace", words: "What becomes a type in addition to others loses those.",
    forgets: "205.1b", believes: { addedTypes: "replace" },
  },
  {
    id: "set-types-are-added", words: "What becomes a type keeps the types it had.",
    forgets: "205.1a", believes: { typesSet: "join" },
  },
  {
    id: "added-colors-replace", words: "What becomes a color in addition to others loses those.",
    forgets: "105.3", believes: { addedColors: "replace" },
  },
  {
    id: "subtypes-stay-behind", words: "What loses a card type keeps the subtypes of it.",
    forgets: "205.1a", believes: { subtypesGoWithType: false },
  },
  {
    id: "subtypes-need-no-type", words: "Anything can have any subtype.",
    forgets: "205.3d", policy: { subtypesNeedType: false },
  },
  {
    id: "spells-change-their-type", words: "An instant or sorcery whose card types are set is none any more.",
    forgets: "205.1a", policy: { spellTypesStay: false },
  },
  {
    id: "noncreatures-have-power", words: "A permanent that is no creature has the power and toughness that it would have as one.",
    forgets: "208.3", believes: { sizeNeedsCreature: false },
  },
  {
    id: "newcomers-are-affected", words: "What a spell does to all creatures it does also to those that come later.",
    forgets: "611.2c", believes: { resolvedSets: "open" },
  },
  {
    id: "numbers-are-never-fixed", words: "A number that a spell has counted goes on changing.",
    forgets: "608.2h", believes: { resolvedNumbers: "open" },
  },
  {
    id: "attaching-keeps-the-timestamp", words: "An Aura or Equipment that is moved keeps its timestamp.",
    forgets: "613.7e", believes: { attachingRestamps: false },
  },
  {
    id: "counters-keep-the-timestamp", words: "Counters keep the timestamp of the first of them.",
    forgets: "613.7c", rulesets: ["ikoria", "current"], believes: { countersRestamp: false },
  },
  {
    id: "turning-keeps-the-timestamp", words: "What is turned face up or down, or transforms, keeps its timestamp.",
    forgets: "613.7f", policy: { turningRestamps: false },
  },
  {
    id: "given-abilities-are-as-old-as-the-object", words: "The effect of an ability that was given has the timestamp of the object that has it.",
    forgets: "613.7a", believes: { grantedTimestamp: "ofObject" },
  },
  {
    id: "active-player-orders-all", words: "The active player orders all timestamps of the same moment.",
    forgets: "613.7m", policy: { simultaneous: "activePlayer" },
  },
  {
    id: "control-comes-last", words: "Changes of control come after all that changes characteristics.",
    forgets: "613.1b", slots: [{ move: ["control"], after: "switch" }],
  },
  {
    id: "text-comes-late", words: "Changes of text come after types, colors and abilities.",
    forgets: "613.1c", slots: [{ move: ["text"], after: "abilityCounter" }],
  },
  {
    id: "colors-before-types", words: "Changes of color come before those of types.",
    forgets: "613.1e", slots: [{ move: ["color"], before: "type" }],
  },
  {
    id: "abilities-after-size", words: "Losing its abilities does not stop what an object does to power and toughness.",
    forgets: "613.1f", slots: [{ move: ["ability", "abilityLoss", "abilityCounter"], after: "switch" }],
  },
  {
    id: "exceptions-are-defined-anew", words: "An ability that defines a value of a copy beats the copy effect's exception.",
    forgets: "707.9d", policy: { exceptionsDropDefining: false },
  },
  {
    id: "static-copies-follow", words: "What a static ability makes a copy changes with the original.",
    forgets: "707.2c", policy: { staticCopiesFixed: false },
  },
  {
    id: "token-copies-have-one-face", words: "A token that is a copy of a double-faced permanent can't transform.",
    forgets: "707.8a", policy: { tokensHaveBothFaces: false },
  },
  {
    id: "back-faces-cost-nothing", words: "A permanent with its back face up has mana value 0.",
    forgets: "202.3b", policy: { backFaceManaValue: "ofItself" },
  },
  {
    id: "phasing-out-ends-effects", words: "What phases out comes back without effects and damage.",
    forgets: "702.26d", policy: { phasingOutEnds: true },
  },
  {
    id: "negative-bonuses-count", words: "A bonus that comes out as negative lowers power or toughness.",
    forgets: "107.1b", policy: { negativeAmountsAreZero: false },
  },
  {
    id: "entering-alone", words: "What a permanent will be as it enters does not hang on what others do.",
    forgets: "614.12", policy: { lookAheadSeesOthers: false },
  },
  {
    id: "said-too-late", words: "What a spell says of the permanent that it brings applies only once it is there.",
    forgets: "611.2e", policy: { saidAsEnters: false },
  },
  {
    id: "indestructible-saves-from-anything", words: "What is indestructible stays even with toughness 0.",
    forgets: "702.12b", believes: { indestructibleSavesFrom: "anything" },
  },
  {
    id: "counters-do-not-cancel", words: "Counters of +1/+1 and of -1/-1 stay side by side.",
    forgets: "704.5q", believes: { countersCancel: false },
  },
  {
    id: "sagas-need-chapters", words: "A Saga that has lost its chapters is sacrificed.",
    forgets: "704.5s", stateBased: { sagaWithoutChapter: "finalChapterZero" },
  },
  {
    id: "legends-all-die", words: "Legendary permanents of one name all go, whoever controls them.",
    forgets: "704.5j", stateBased: { legends: "allDie" },
  },
  {
    id: "planeswalkers-like-legends", words: "Of planeswalkers that share a planeswalker type each player keeps one.",
    forgets: "306.4", stateBased: { planeswalkers: "keepOne" },
  },
  {
    id: "newcomers-are-spared", words: "A static ability affects only what was there when it came.",
    forgets: "611.3a", believes: { staticSets: "asItCame" },
  },
];
