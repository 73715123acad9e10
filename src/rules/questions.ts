import type { Policy } from "./policy.js";
import type { Editions } from "./ruleset.js";

/** One answer to a question that the rules leave open. */
export interface Reading {
  /** Frozen once published. */
  readonly id: string;
  /** The id of the question. */
  readonly question: string;
  /** One line of our own. */
  readonly words: string;
  /** Who reads it so. */
  readonly source: string;
  /** It is what the rulesets do anyway. */
  readonly recommended: boolean;
  /** How a ruleset's policy differs under it; undefined: the resolver can't, it is only documented. */
  readonly policy?: Partial<Policy>;
}

/** A point on which the rules can be read in more than one way. */
export interface Question extends Editions {
  readonly id: string;
  readonly words: string;
  /** The recommended one first. */
  readonly readings: readonly [Answer, Answer, ...Answer[]];
}

type Answer = Omit<Reading, "question" | "recommended">;

const OURS = "our derivation";

/** The source of a reading that can be had from the rules, and of which nobody is known to hold it. */
export const UNNAMED = "no authority known";

/** What the rules leave open, in the order of the rules. A question that nobody but us asks says so. */
// oxfmt-ignore
export const QUESTIONS: readonly Question[] = [
  { id: "freed-effect", words: "When is an effect applied that no longer waits for another (613.8b)?",
    readings: [
      { id: "freed-takes-its-turn", words: "Dependency only delays: once free it takes its place by timestamp.", source: "613.8c; game engines" },
      { id: "freed-goes-at-once", words: "Immediately after the last effect that it depended on.", source: "613.8b by its words; French judge article of 2012-13", policy: { freed: "atOnce" } },
    ] },
  { id: "dependency-loop", words: "What does a dependency loop set aside (613.8b)?", since: "m14",
    readings: [
      { id: "loop-members-in-place", words: "Only the dependencies inside it: members keep their place by timestamp, and all is worked out anew after each.", source: "613.8b with 613.8c" },
      { id: "loop-members-last", words: "Every effect that depends on nothing goes first, then the oldest of the loop.", source: "thread unodo9 of a judges' forum, attributed to a former rules manager", policy: { loops: "membersLast" } },
      { id: "loop-members-in-one-go", words: "Its members go one after the other by timestamp, without looking again.", source: "613.8b by itself; the only reading before February 2011", policy: { loops: "membersInOneGo" } },
      { id: "loop-frees-the-layer", words: "Every dependency of the layer, while there is a loop.", source: "some game engines", policy: { loops: "layer" } },
    ] },
  { id: "begun-effect", words: "Does an effect that has begun wait for one that takes its ability away (613.6)?",
    readings: [
      { id: "begun-effect-goes-on", words: "No: it goes on without its ability, so nothing ends its existence.", source: "613.6" },
      { id: "begun-effect-waits", words: "Yes: existence is compared without asking whether it has begun.", source: "613.8a by its words", policy: { begunCanWait: true } },
    ] },
  { id: "newborn-effect", words: "Does an effect take part in the layer in whose middle its ability appears?",
    readings: [
      { id: "newborn-joins", words: "Yes, with its own timestamp.", source: `613.8c; ${OURS}` },
      { id: "newborn-is-too-late", words: "No: only what is there when the layer begins.", source: UNNAMED, policy: { newborn: "isTooLate" } },
    ] },
  { id: "lost-in-its-layer", words: "What becomes of a characteristic-defining ability's effect when the ability is lost later in the same layer?",
    readings: [
      { id: "applied-stays-applied", words: "It stays for this layer: the two passes follow one another.", source: `613.3 with 613.6; ${OURS}` },
      { id: "lost-takes-back", words: "Losing the ability takes back what it did in that layer.", source: UNNAMED },
    ] },
  { id: "condition", words: "When is the condition of a static ability read?", since: "m10",
    readings: [
      { id: "condition-is-existence", words: "All the time: whether it holds is whether the effect exists (613.8a).", source: `613.8a; ${OURS}` },
      { id: "condition-read-at-the-start", words: "Once, as the layer begins; it is no part of existence.", source: UNNAMED, policy: { conditions: "readAtTheStart" } },
    ] },
  { id: "numbers", words: "Is a number read from other objects part of what an effect does (613.8a)?",
    readings: [
      { id: "numbers-are-what-it-does", words: "Yes; only the affected object's own values are not.", source: "613.8a; judges' article of 2020" },
      { id: "numbers-do-not-count", words: "No: how an effect works counts, not how much it gives.", source: "a rule of thumb in the judges' article of 2020, by its words", policy: { numbersMatter: false } },
    ] },
  { id: "counters", words: "Do counters depend and are depended on like effects (613.8a)?", since: "ikoria",
    readings: [
      { id: "counters-depend", words: "Yes.", source: "judges' article of 2020" },
      { id: "counters-do-not-depend", words: "No: a counter is no effect and takes its place by timestamp.", source: "613.8a by its words", policy: { countersDepend: false } },
    ] },
  { id: "text", words: "Whose text does 613.8a mean?",
    readings: [
      { id: "text-of-the-effect", words: "The effect's own words.", source: `613.8a; ${OURS}` },
      { id: "text-of-the-object", words: "Also the text that a text-changing effect is applied to.", source: UNNAMED },
    ] },
  { id: "subtype-in-vain", words: "Does a subtype that an object can't gain yet (205.3d) count as something the effect does?", since: "m14",
    readings: [
      { id: "subtype-in-vain-is-no-difference", words: "No: the instruction is the same, only its outcome differs.", source: `613.8a; ${OURS}` },
      { id: "subtype-in-vain-is-a-difference", words: "Yes: whoever makes the subtype possible goes first.", source: UNNAMED },
    ] },
  { id: "subtype-with-its-type", words: "Can one effect give a card type and a subtype of it (205.3d)?", since: "m14",
    readings: [
      { id: "subtype-after-its-type", words: "Yes: a subtype is held to the types after that effect's own.", source: `205.3d; ${OURS}` },
      { id: "subtype-before-its-type", words: "No: it is held to the types before the effect.", source: UNNAMED },
    ] },
  { id: "lost-subtypes", words: "A card type is taken away and given again. Do the subtypes that went with it come back (205.1a)?",
    readings: [
      { id: "lost-subtypes-come-back", words: "Yes: they are gone only as long as the card type is.", source: "205.1a by its words" },
      { id: "lost-subtypes-stay-lost", words: "No: within layer 4 they have been removed.", source: UNNAMED, policy: { lostSubtypes: "stayLost" } },
    ] },
  { id: "equal-timestamps", words: "Which of two abilities of one object with equal timestamps goes first?",
    readings: [
      { id: "own-ability-first", words: "Its own, as printed, then granted ones in the order they were granted.", source: "by analogy with 613.7n" },
      { id: "granted-ability-first", words: "The one whose maker is older: what was granted by something older goes first.", source: UNNAMED },
    ] },
  { id: "equal-grants", words: "One effect grants the same ability to several objects. Whose goes first (613.7a)?",
    readings: [
      { id: "equal-grants-in-turn-order", words: "The active player's, as the effect began, then the others' in turn order; of one player's the older object's.", source: "by analogy with 613.7m" },
      { id: "equal-grants-by-age", words: "The older object's.", source: UNNAMED, policy: { equalGrants: "byAge" } },
    ] },
  { id: "suspected", words: "Which timestamp has what a suspected creature gets (701.60)?", since: "current",
    readings: [
      { id: "suspected-when-it-was", words: "That of the moment when it became suspected.", source: `by analogy with 613.7b; ${OURS}` },
      { id: "suspected-since-it-came", words: "That of the object.", source: UNNAMED },
    ] },
  { id: "conferred-by-a-copy", words: "Which timestamp have abilities that an object has from a later copy effect (613.7a)?",
    readings: [
      { id: "conferred-with-the-object", words: "That of the object: copying does not create them.", source: OURS },
      { id: "conferred-with-the-copy", words: "That of the copy effect, as of an effect that creates abilities.", source: UNNAMED },
    ] },
  { id: "excepted-value", words: "A copy's exception states a value that a copied ability defines: which counts (707.9d)?", until: "m10",
    readings: [
      { id: "excepted-value-is-defined-anew", words: "What the ability says: it is copied like all text and defines the value.", source: "the texts before February 2011 by their words" },
      { id: "excepted-value-lasts", words: "The exception: it was meant to last, and the ability is not copied.", source: "707.9d since February 2011", policy: { exceptionsDropDefining: true } },
    ] },
  { id: "excepted-size", words: "A copy's exception gives power and toughness, but makes no creature of what has none. Has the copy them (707.9b)?",
    readings: [
      { id: "excepted-size-for-all", words: "Yes: what the exception gives is a copiable value, whatever is copied.", source: "707.9b by its words" },
      { id: "excepted-size-for-what-has-one", words: "No: a copy of what has no size has none, and as a creature it is 0/0.", source: "note of 18 February 2022 on a Vehicle that becomes a copy", policy: { exceptedSizes: "toWhatHasThem" } },
    ] },
  { id: "face-down-size", words: "What put a permanent face down lists card types and no size. Has it one (708.2, 708.2a)?", since: "ikoria",
    readings: [
      { id: "face-down-size-two-two", words: "Yes, 2/2: what is not specified otherwise is as by default.", source: "708.2a by its words" },
      { id: "face-down-size-as-listed", words: "No: it has nothing but what is listed, and as a creature it is 0/0.", source: "708.2 by its words; 208.5", policy: { faceDownSizes: "asListed" } },
    ] },
  { id: "merged-under-a-copy", words: "What does a permanent that is a copy keep when a card is merged under it (730.2a)?", since: "ikoria",
    readings: [
      { id: "merged-under-as-it-is", words: "What it has become: the top component counts as copied, with the new abilities added.", source: OURS },
      { id: "merged-under-as-printed", words: "The top card as printed: merging overwrites the older copy effect.", source: "613.2a with 730.2a by their words" },
    ] },
  { id: "land-types-and-merging", words: "Does setting a basic land type remove what merging added (305.7)?", since: "ikoria", until: "ikoria",
    readings: [
      { id: "copy-effects-only", words: "No: the text of 2020 speaks of copy effects, and merging is none.", source: "305.7 of 2020 by its words" },
      { id: "copiable-effects-meant", words: "Yes: it was meant, and said so from June 2021.", source: "305.7 since June 2021", policy: { landTypesRemove: "copiableEffects" } },
    ] },
  { id: "intrinsic-ability", words: "Does an effect of layer 6 that takes all abilities take the mana ability of a basic land type?",
    readings: [
      { id: "intrinsic-is-lost", words: "Yes: it is an ability like others.", source: "305.6; rulings" },
      { id: "intrinsic-stays", words: "No: whatever has the type has the ability.", source: UNNAMED, policy: { intrinsicIsLost: false } },
    ] },
  { id: "lost-star", words: "What is left of a printed 1+* when the ability that defines it is gone?",
    readings: [
      { id: "lost-star-is-zero", words: "The star counts as 0, the rest stands.", source: OURS },
      { id: "lost-star-leaves-nothing", words: "There is no value, so it is 0 as a whole.", source: "208.5 by its words" },
    ] },
  { id: "barred-ability", words: "A spell would give an ability to an object that can't have it. Does it get it when that ends (113.11)?", since: "ikoria",
    readings: [
      { id: "barred-for-good", words: "No: that part of the effect is never created.", source: `113.11; ${OURS}` },
      { id: "barred-while-it-lasts", words: "Yes: the effect is there and merely not applied while the prohibition lasts.", source: "611.2c", policy: { barred: "whileItLasts" } },
    ] },
  { id: "two-sentences", words: "One ability, two sentences with subjects of their own: how many effects?",
    readings: [
      { id: "each-sentence-an-effect", words: "Two, each with its own objects.", source: `613.6; ${OURS}` },
      { id: "one-ability-one-effect", words: "One: its objects are fixed with its first part.", source: "613.6 by its words" },
    ] },
  { id: "conditional-sentences", words: "Two conditional sentences that together always define a size: characteristic-defining (604.3a)?",
    readings: [
      { id: "sentences-judged-apart", words: "No: each is conditional.", source: `604.3a; ${OURS}` },
      { id: "sentences-define-together", words: "Yes: as one ability they always give a value.", source: "at least one game engine" },
    ] },
  { id: "lingering-song", words: "Does an effect whose text lets it outlast its source do so when it had taken that text away?",
    readings: [
      { id: "lingering-effect-had-begun", words: "Yes: it had begun before its ability was lost.", source: OURS },
      { id: "lingering-text-was-lost", words: "No: nothing said so any more when the source left.", source: UNNAMED },
    ] },
  { id: "after-the-layers", words: "Is there dependency among effects on players and on the rules of the game (613.10, 613.11)?",
    readings: [
      { id: "after-the-layers-alike", words: "Yes, wherever one could change what another does.", source: "613.10 and 613.11 with 613.8" },
      { id: "after-the-layers-by-timestamp", words: "No: timestamps alone.", source: "judges' article of 2020" },
    ] },
  { id: "locked-rooms", words: "Which layer hides the locked half of a Room?", since: "current",
    readings: [
      { id: "locked-before-the-layers", words: "None: unlocking decides what its text is to begin with.", source: OURS },
      { id: "locked-in-layer-one", words: "Layer 1, with copiable values.", source: UNNAMED },
    ] },
];
