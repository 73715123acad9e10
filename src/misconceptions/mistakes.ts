import type { RulesetId } from "../rules/formats.gen.js";
import type { Policy } from "../rules/policy.js";
import type { Editions } from "../rules/ruleset.js";
import type { SlotChange } from "./slot-changes.js";
import type { StateBasedPolicy } from "../rules/state-based-policy.js";

/** What somebody believes that no edition and no reading says; see common-ground.ts for what they all say. */
export interface Belief {
  readonly begunIsFixed: false;
  readonly dependency: "goesFirst" | "ignored";
  readonly dependencyCompares: "outcomes";
  /** "tiesTurned": those of one moment, which no rule puts in an order by timestamps alone, the other way round. */
  readonly timestamps: "newestFirst" | "staticLast" | "tiesTurned";
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
  readonly attachingAgainRestamps: true;
  readonly countersRestamp: false;
  readonly resolvedSets: "open";
  readonly resolvedNumbers: "open";
  readonly subtypesGoWithType: false;
  readonly sizeNeedsCreature: false;
  readonly basicTypesGiveMana: false;
  readonly copyingEndsEffects: true;
  readonly transformingEndsEffects: true;
  readonly prototypesKeepTheirSize: true;
  /** Whatever put it so: what that lists is not heeded (CR 708.2, 708.2a). */
  readonly faceDownIs: "creature";
  readonly landsAreColored: true;
  readonly textChangesReachTypeLine: false;
  readonly damageLowersToughness: true;
  readonly totalsComeFirst: true;
  readonly indestructibleSavesFrom: "anything";
  readonly countersCancel: false;
}

/** How the rules that somebody wrongly goes by differ from those of an edition: data alone. */
export interface Mistake extends Editions {
  /** Frozen once published. */
  readonly id: string;
  /** One line of our own: what is believed. */
  readonly words: string;
  /** The clause that says otherwise, by its newest number. */
  readonly forgets: string;
  readonly believes?: Partial<Belief>;
  readonly policy?: Partial<Policy>;
  readonly stateBased?: Partial<StateBasedPolicy>;
  /** One after the other. */
  readonly slots?: readonly SlotChange[];
  /** Which values are thought to be copied, in place of the copiable ones (CR 613.2c): those from before every effect, or after. */
  readonly copies?: "printed" | "final";
  /** That all that is there in the end is thought to be base power and toughness (CR 208.4b). */
  readonly base?: "final";
  /** Goes by the text of this older edition. */
  readonly edition?: RulesetId;
  /** Another difference from the rules: where that alone gives the same answer, this mistake does nothing for it. */
  readonly unlike?: Pick<Mistake, "believes" | "slots">;
  /** The same belief where it leaves something open: what this does not lead to as well, it does not lead to. */
  readonly alike?: Pick<Mistake, "believes" | "slots">;
}

const SIZES = ["setSize", "boost", "staticBoost", "counterBoost", "switch"] as const;
const LAYERS = [
  "control",
  "text",
  "type",
  "color",
  "ability",
  "abilityLoss",
  "abilityCounter",
  "definedSize",
  ...SIZES,
] as const;
const CHARACTERISTICS = ["type", "color", "ability", "abilityLoss", "abilityCounter", "definedSize", ...SIZES] as const;

/** The wrong rules that judges and players go by; what is met most, and teaches most, first. */
// oxfmt-ignore
export const MISTAKES: readonly Mistake[] = [
  { id: "timestamps-only", forgets: "613.8b", believes: { dependency: "ignored" },
    words: "Within a layer timestamps decide, and nothing ever waits for anything." },
  { id: "abilities-first", forgets: "613.1f", slots: [{ move: ["ability", "abilityLoss", "abilityCounter"], before: "type" }],
    words: "Abilities are given and taken away before types and colors change." },
  { id: "effects-end-with-their-ability", forgets: "613.6", believes: { begunIsFixed: false },
    words: "An effect asks anew in each layer whether its ability is still there and which objects fit." },
  { id: "counters-are-base", forgets: "613.4c", slots: [{ move: ["counterBoost"], before: "setSize" }],
    words: "Counters are part of the base: what sets power and toughness overwrites them." },
  { id: "bonuses-are-base", forgets: "208.4b", base: "final",
    words: "Base power and toughness are what bonuses and counters make of them." },
  { id: "setting-is-final", forgets: "613.4c",
    slots: [{ move: ["setSize"], after: "counterBoost" }, { move: ["setSize"], after: "staticBoost" }],
    words: "What sets power and toughness overwrites every bonus." },
  { id: "no-layers", forgets: "613.1",
    believes: { dependency: "ignored" },
    slots: [{ together: LAYERS }],
    unlike: { believes: { dependency: "ignored" } },
    alike: { believes: { dependency: "ignored", timestamps: "tiesTurned" }, slots: [{ together: LAYERS }] },
    words: "There are no layers: every effect is applied by its timestamp." },
  { id: "dependency-across-layers", forgets: "613.8a",
    slots: [{ together: CHARACTERISTICS }],
    unlike: { believes: { dependency: "ignored" }, slots: [{ together: CHARACTERISTICS }] },
    words: "An effect also waits for one of another layer." },
  { id: "switch-before-bonuses", forgets: "613.4d", slots: [{ move: ["switch"], after: "setSize" }],
    words: "Switching comes before bonuses and counters, which then go to the switched values." },
  { id: "order-worked-out-once", forgets: "613.8c", policy: { reevaluates: false },
    words: "The order of a layer is worked out once, as it begins." },
  { id: "copies-are-exact", forgets: "707.2", copies: "final",
    words: "A copy has the characteristics that the original has now, with everything that has changed them." },
  { id: "copies-are-printed", forgets: "613.2c", copies: "printed",
    words: "A copy is what is printed on the card of the original, even if that is a copy itself." },
  { id: "copying-ends-effects", forgets: "707.4", believes: { copyingEndsEffects: true },
    words: "What becomes a copy loses what earlier spells have done to it." },
  { id: "face-down-shows-its-copy", forgets: "708.10", slots: [{ move: ["faceDown"], before: "copying" }],
    words: "A face-down permanent that becomes a copy shows what it copies." },
  { id: "face-down-is-always-a-creature", forgets: "708.2a", believes: { faceDownIs: "creature" },
    words: "Whatever is face down is a 2/2 creature, however it came so." },
  { id: "land-types-keep-abilities", forgets: "305.7", believes: { landTypesRemove: "nothing" },
    words: "A land whose basic land types are set keeps the abilities of its text." },
  { id: "land-types-take-every-ability", forgets: "305.7", believes: { landTypesRemove: "everything" },
    words: "A land whose basic land types are set loses also the abilities that older effects have given it." },
  { id: "land-types-take-the-type-line", forgets: "305.7", believes: { landTypesReplace: "typeLine" },
    words: "A land whose basic land types are set loses its supertypes and its other card types." },
  { id: "land-types-give-no-mana", forgets: "305.6", believes: { basicTypesGiveMana: false },
    words: "A basic land type gives no ability." },
  { id: "losing-beats-gaining", forgets: "613.7",
    slots: [{ move: ["abilityLoss"], after: "ability" }, { move: ["abilityLoss"], after: "abilityCounter" }],
    words: "Losing abilities beats gaining them, even if they are given later." },
  { id: "gaining-beats-losing", forgets: "613.7", slots: [{ move: ["abilityLoss"], before: "ability" }],
    words: "Only an object's own abilities are lost: what it is given stays." },
  { id: "keyword-counters-stay", forgets: "613.1f",
    since: "ikoria", slots: [{ move: ["abilityCounter"], after: "abilityLoss" }],
    words: "A keyword counter gives its ability whatever takes abilities away." },
  { id: "defining-is-nothing-special", forgets: "613.3", slots: [{ defining: "withTheRest" }, { together: ["setSize", "definedSize"] }],
    words: "Characteristic-defining abilities are applied by timestamp like everything else." },
  { id: "defining-has-the-last-word", forgets: "613.3", slots: [{ defining: "last" }, { move: ["definedSize"], after: "setSize" }],
    words: "What a characteristic-defining ability says holds whatever else is set." },
  { id: "defining-on-the-battlefield", forgets: "604.3", believes: { definingFunctions: "onBattlefield" },
    words: "A characteristic-defining ability functions on the battlefield only." },
  { id: "defining-never-waits", forgets: "613.8a", policy: { definingDependOnDefining: false },
    words: "A characteristic-defining ability depends on nothing." },
  { id: "added-types-replace", forgets: "205.1b", believes: { addedTypes: "replace" },
    words: "What becomes a type in addition to others loses those." },
  { id: "set-types-are-added", forgets: "205.1a", believes: { typesSet: "join" },
    words: "What becomes a type keeps the types it had." },
  { id: "added-colors-replace", forgets: "105.3", believes: { addedColors: "replace" },
    words: "What becomes a color in addition to others loses those." },
  { id: "subtypes-stay-behind", forgets: "205.1a", believes: { subtypesGoWithType: false },
    words: "What loses a card type keeps the subtypes of it." },
  { id: "subtypes-need-no-type", forgets: "205.3d", policy: { subtypesNeedType: false },
    words: "Anything can have any subtype." },
  { id: "spells-change-their-type", forgets: "205.1a", policy: { spellTypesStay: false },
    words: "An instant or sorcery whose card types are set is none any more." },
  { id: "noncreatures-have-power", forgets: "208.3", believes: { sizeNeedsCreature: false },
    words: "A permanent that is no creature has the power and toughness that it would have as one." },
  { id: "newcomers-are-affected", forgets: "611.2c", believes: { resolvedSets: "open" },
    words: "What a spell does to all creatures it does also to those that come later, and no longer to those that are none any more." },
  { id: "numbers-are-never-fixed", forgets: "608.2h", believes: { resolvedNumbers: "open" },
    words: "A number that a spell has counted goes on changing." },
  { id: "attaching-keeps-the-timestamp", forgets: "613.7e", believes: { attachingRestamps: false },
    words: "An Aura or Equipment that is moved keeps its timestamp." },
  { id: "attaching-again-renews", forgets: "701.3b", believes: { attachingAgainRestamps: true },
    words: "An Equipment that is attached once more to what it is attached to gets a new timestamp." },
  { id: "counters-keep-the-timestamp", forgets: "613.7c", since: "ikoria", believes: { countersRestamp: false },
    words: "Counters keep the timestamp of the first of them." },
  { id: "turning-keeps-the-timestamp", forgets: "613.7f", policy: { turningRestamps: false },
    words: "What is turned face up or down, or transforms, keeps its timestamp." },
  { id: "given-abilities-are-as-old-as-the-object", forgets: "613.7a", believes: { grantedTimestamp: "ofObject" },
    words: "The effect of an ability that was given has the timestamp of the object that has it." },
  { id: "active-player-orders-all", forgets: "613.7m", policy: { simultaneous: "activePlayer" },
    words: "The active player orders all timestamps of the same moment." },
  { id: "static-abilities-have-the-last-word", forgets: "613.7b", believes: { timestamps: "staticLast" },
    words: "What static abilities do goes on and so beats what spells have done, whichever is newer." },
  { id: "control-comes-last", forgets: "613.1b", slots: [{ move: ["control"], after: "switch" }],
    words: "Changes of control come after all that changes characteristics." },
  { id: "text-comes-late", forgets: "613.1c", slots: [{ move: ["text"], after: "abilityCounter" }],
    words: "Changes of text come after types, colors and abilities." },
  { id: "colors-before-types", forgets: "613.1e", slots: [{ move: ["color"], before: "type" }],
    words: "Changes of color come before those of types." },
  { id: "abilities-after-size", forgets: "613.1f", slots: [{ move: ["ability", "abilityLoss", "abilityCounter"], after: "switch" }],
    words: "Abilities are gained and lost only after power and toughness have changed." },
  { id: "exceptions-are-defined-anew", forgets: "707.9d", policy: { exceptionsDropDefining: false },
    words: "An ability that defines a value of a copy beats the copy effect's exception." },
  { id: "static-copies-follow", forgets: "707.2c", policy: { staticCopiesFixed: false },
    words: "What a static ability makes a copy changes with the original." },
  { id: "token-copies-have-one-face", forgets: "707.8a", policy: { tokensHaveBothFaces: false },
    words: "A token that is a copy of a double-faced permanent can't transform." },
  { id: "tokens-are-called-after-subtypes-alone", forgets: "111.4", policy: { tokenNames: "subtypes" },
    words: "A token that nothing gives a name is called after its subtypes, without the word Token." },
  { id: "back-faces-cost-nothing", forgets: "202.3b", policy: { backFaceManaValue: "ofItself" },
    words: "A permanent or spell with its back face up has mana value 0." },
  { id: "phasing-out-ends-effects", forgets: "702.26d", policy: { phasingOutEnds: true },
    words: "What phases out comes back without effects and damage." },
  { id: "transforming-ends-effects", forgets: "712.18", believes: { transformingEndsEffects: true },
    words: "What transforms loses what earlier spells have done to it." },
  { id: "prototypes-keep-their-size", forgets: "718.3b", believes: { prototypesKeepTheirSize: true },
    words: "A prototyped permanent costs less, but has the power and toughness of the whole card." },
  { id: "lands-have-the-color-of-their-mana", forgets: "202.2", believes: { landsAreColored: true },
    words: "A land has the color of the mana of its basic land types." },
  { id: "text-changes-spare-the-type-line", forgets: "612.1", believes: { textChangesReachTypeLine: false },
    words: "A change of text changes the text box only, and not the type line." },
  { id: "minimums-come-first", forgets: "601.2f", believes: { totalsComeFirst: true },
    words: "What raises a cost to a minimum comes before what makes it cost more or less." },
  { id: "damage-lowers-toughness", forgets: "120.6", believes: { damageLowersToughness: true },
    words: "Damage marked on a creature lowers its toughness." },
  { id: "negative-bonuses-count", forgets: "107.1b", policy: { negativeAmountsAreZero: false },
    words: "A bonus that comes out as negative lowers power or toughness." },
  { id: "entering-alone", forgets: "614.12", policy: { lookAheadSeesOthers: false },
    words: "What a permanent will be as it enters does not hang on what others do." },
  { id: "said-too-late", forgets: "611.2e", policy: { saidAsEnters: "nothing" },
    words: "What a spell says of the permanent that it brings applies only once it is there." },
  { id: "indestructible-saves-from-anything", forgets: "702.12b", believes: { indestructibleSavesFrom: "anything" },
    words: "What is indestructible stays even with toughness 0." },
  { id: "counters-do-not-cancel", forgets: "704.5q", believes: { countersCancel: false },
    words: "Counters of +1/+1 and of -1/-1 stay side by side." },
  { id: "sagas-need-chapters", forgets: "704.5s", stateBased: { sagaWithoutChapter: "finalChapterZero" },
    words: "A Saga that has lost its chapters is sacrificed." },
  { id: "legends-all-die", forgets: "704.5j", stateBased: { legends: "allDie" },
    words: "Legendary permanents of one name all go, whoever controls them." },
  { id: "planeswalkers-like-legends", forgets: "306.4", stateBased: { planeswalkers: "keepOne" },
    words: "Of planeswalkers that share a planeswalker type each player keeps one." },
  { id: "outcomes-are-compared", forgets: "613.8a", believes: { dependencyCompares: "outcomes" },
    words: "An effect depends on another if it would have more, or less, left to do after it." },
  { id: "dependents-go-first", forgets: "613.8b", believes: { dependency: "goesFirst" },
    words: "An effect that depends on another is applied before it." },
  { id: "newcomers-are-spared", forgets: "611.3a", believes: { staticSets: "asItCame" },
    words: "A static ability affects only what was there when it came." },
  // Nobody believes this, but who mixes up two timestamps answers so: it names what nothing else explains.
  { id: "newest-first", forgets: "613.7", believes: { timestamps: "newestFirst" },
    words: "The newer effect is applied first, so the older one has the last word." },
];
