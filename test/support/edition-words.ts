import type { Sort } from "../../src/rules/layers.js";
import type { Belief } from "../../src/misconceptions/mistakes.js";
import type { COMMON_GROUND, STATE_BASED_GROUND } from "../../src/rules/common-ground.js";
import type { Policy } from "../../src/rules/policy.js";
import type { StateBasedPolicy } from "../../src/rules/state-based-policy.js";

/** A switch of an edition in plain words. */
export interface SwitchWords<T> {
  readonly clause: string;
  /** What `true` says, or what the values answer. */
  readonly says: string;
  /** What each value means, where a value is a word. */
  readonly values: T extends string ? Readonly<Record<T, string>> : undefined;
}

// Distributes over a union of words, and leaves booleans and lists alone.
type WordsOf<T> = [T] extends [string] ? SwitchWords<T> : SwitchWords<undefined>;
type Switches<P> = { readonly [K in keyof P]: WordsOf<P[K]> };

/** What all editions say alike, or somebody believes instead. */
type Believed<G extends Partial<Record<keyof Belief, unknown>>> = { [K in keyof G & keyof Belief]: G[K] | Belief[K] };

function yes(clause: string, says: string): SwitchWords<undefined> {
  return { clause, says, values: undefined };
}

function which<T extends string>(clause: string, says: string, values: Readonly<Record<T, string>>): SwitchWords<T> {
  return { clause, says, values } as SwitchWords<T>; // a T that is a string has such a record
}

/** What stands in a layer, for people; the order is that of the layers. */
export const SORT_WORDS: Readonly<Record<Sort, string>> = {
  copying: "copies, bodies chosen as a permanent enters, merging",
  faceDown: "what a face-down permanent is",
  control: "changes of control",
  text: "changes of text, full text of others, text boxes, names",
  type: "card types, subtypes, supertypes",
  color: "colors",
  ability: "abilities given",
  abilityLoss: "abilities taken away or forbidden",
  abilityCounter: "keyword counters",
  definedSize: "characteristic-defining abilities that set power and toughness",
  setSize: "other effects that set power and toughness",
  boost: "what resolved and modifies power and toughness",
  staticBoost: "static abilities that modify power and toughness",
  counterBoost: "counters that modify power and toughness",
  switch: "switching",
};

/** The switches of the layers and of the timeline. */
export const POLICY_WORDS: Switches<Policy & Believed<typeof COMMON_GROUND>> = {
  definingDependOnDefining: yes("613.8a", "Among two characteristic-defining abilities there can be a dependency."),
  reevaluates: yes("613.8c", "After each effect applied, the order of the rest of the layer is worked out anew."),
  loops: which("613.8b", "What sets dependency aside, when effects depend on each other in a circle?", {
    members: "the members of the circle keep their places by timestamp; everything else waits as ever",
    membersLast: "whatever depends on nothing goes first, then the oldest member",
    membersInOneGo: "once a member's turn comes, all go one after the other by timestamp",
    layer: "every dependency of the layer is disregarded while there is a circle",
  }),
  freed: which("613.8b", "When is an effect applied that need not wait any more?", {
    inTurn: "in its turn by timestamp",
    atOnce: "before anything else",
  }),
  begunIsFixed: yes("613.6", "An effect that has begun goes on, with the same objects, though its ability is lost."),
  newborn: which("613.8c", "Does an effect take part in the layer in the middle of which its ability appears?", {
    joins: "yes",
    isTooLate: "no, only in later ones",
  }),
  conditions: which("613.8a", "When is the condition of a static ability read?", {
    existence: "all the time: whether it holds is whether the effect exists",
    readAtTheStart: "as the layer begins",
  }),
  numbersMatter: yes("613.8a", "A number that is read from other objects is part of what an effect does."),
  countersDepend: yes("613.8a", "Counters depend, and are depended on, as effects are."),
  begunCanWait: yes("613.6", "An effect that has begun can still wait for one that takes its ability away."),
  intrinsicIsLost: yes(
    "305.6",
    "An effect of layer 6 that takes all abilities takes the mana abilities of land types.",
  ),
  dependency: which("613.8b", "What does an effect do that depends on another?", {
    waits: "it waits until that one has been applied",
    goesFirst: "it goes first, and the other waits",
    ignored: "nothing: timestamps decide",
  }),
  dependencyCompares: which("613.8a", "What is compared to tell whether an effect would do something else?", {
    instructions: "what it says to do to each object",
    outcomes: "what it changes of each object in the end",
  }),
  timestamps: which("613.7", "Which of two timestamps goes first?", {
    oldestFirst: "the older, so that the newer has the last word",
    newestFirst: "the newer, so that the older has the last word",
    staticLast: "that of a spell or ability that has resolved, so that static abilities have the last word",
  }),
  simultaneous: which("613.7m", "Who orders timestamps of the same moment?", {
    apnap: "each player their own, the active player first",
    activePlayer: "the active player, all of them; the list of the event is in that order",
  }),
  equalGrants: which("613.7a", "Of abilities that one effect grants to several objects, which go first?", {
    apnap: "those of the active player's objects, then in turn order; of one player's those of the older object",
    byAge: "those of the older object",
  }),
  lostSubtypes: which(
    "205.1a",
    "What becomes of subtypes that have gone with their card type, once an effect gives the type again?",
    {
      comeBack: "they come back with it",
      stayLost: "they stay lost",
    },
  ),
  turningRestamps: yes("613.7f", "Turning face up or down, and transforming, give a new timestamp."),
  attachingRestamps: yes("613.7e", "What becomes attached to something gets a new timestamp."),
  attachingAgainRestamps: yes(
    "701.3b",
    "What is attached once more to what it is attached to already gets a new timestamp.",
  ),
  countersRestamp: yes("613.7c", "A new counter gives all of its kind on that object a new timestamp."),
  grantedTimestamp: which("613.7a", "Which timestamp has the effect of an ability that another effect gives?", {
    laterOfTwo: "that of the effect that gives it, or that of the object, whichever is later",
    ofObject: "that of the object that has it",
  }),
  resolvedSets: which("611.2c", "Which objects does an effect of a resolution change?", {
    fixed: "those that it meant as it resolved",
    open: "those that it means at any time",
  }),
  resolvedNumbers: which("608.2h", "When is a number of a resolution read?", {
    fixed: "once, as it resolves",
    open: "all the time",
  }),
  staticSets: which("611.3a", "Which objects does a static ability affect?", {
    open: "those that it means at any time",
    asItCame: "of those only what was there no later than the object that has the ability",
  }),
  addedTypes: which("205.1b", "What becomes of the old types when types are added?", {
    join: "they stay",
    replace: "they go, as if types were set",
  }),
  typesSet: which("205.1a", "What becomes of the old types and subtypes when types are set?", {
    replace: "they go",
    join: "they stay, as if types were added",
  }),
  addedColors: which("105.3", "What becomes of the old colors when colors are added?", {
    join: "they stay",
    replace: "they go, as if colors were set",
  }),
  subtypesGoWithType: yes("205.1a", "What loses a card type loses the subtypes that belong to it."),
  sizeNeedsCreature: yes("208.3", "A noncreature permanent has no power or toughness."),
  basicTypesGiveMana: yes("305.6", "A basic land type gives its mana ability."),
  landTypesReplace: which("305.7", "What do basic land types replace when they are set?", {
    landTypes: "the old land types",
    typeLine: "also supertypes and the other card types",
  }),
  definingFunctions: which("604.3", "Where does a characteristic-defining ability function?", {
    everywhere: "in every zone",
    onBattlefield: "on the battlefield",
  }),
  keywordCounters: yes("122.1b", "Keywords that a counter gives."),
  honeCounters: yes("122.1j", "Hone counters on an Equipment give +1/+0 to the equipped creature."),
  subtypesNeedType: yes("205.3d", "An object gains no subtype that belongs to none of its card types."),
  spellTypesStay: yes("205.1a", "An instant or sorcery stays one when its card types are set."),
  basicTypesNeedLand: yes("305.6", "Only a land has the mana abilities of basic land types."),
  landTypesRemove: which("305.7", "Which abilities does a land lose when its basic land types are set?", {
    nothing: "none",
    rulesText: "those of its text, be it printed or copied",
    copyEffects: "also those that a copy effect adds to what it copies",
    copiableEffects: "also those that merging added",
    everything: "also those that older effects have given it",
  }),
  exceptedSizes: which("707.9b", "Who has the power and toughness that a copy's exception gives?", {
    toAll: "every copy",
    toWhatHasThem: "a copy of what has them, or of which the exception makes a creature",
  }),
  faceDownSizes: which(
    "708.2a",
    "What size has a face-down permanent for which other card types are listed and no size?",
    {
      twoTwo: "2/2",
      asListed: "none",
    },
  ),
  exceptionsDropDefining: yes("707.9d", "If a copy has a value of its own, the ability that defines it is not copied."),
  copyingEndsEffects: yes("707.4", "Becoming a copy ends the effects that are on the object."),
  staticCopiesFixed: yes("707.2c", "A static ability that makes copies keeps the values it took as it began."),
  backFaceManaValue: which("202.3b", "What is the mana value of a back face without a cost?", {
    ofFront: "that of the front's cost",
    ofItself: "0, or what its own cost says",
  }),
  untilTurnsOfLeavers: which(
    "800.4m",
    "How long does what lasts until the next turn of a player who has left the game last?",
    {
      wouldBegin: "until that turn would begin",
      noTurn: "no turn ends it",
    },
  ),
  tokensHaveBothFaces: yes("707.8a", "A token made as a copy of a double-faced permanent has both faces."),
  tokenNames: which("111.4", "What is a token called that nothing gives a name?", {
    subtypesAndToken: 'after its subtypes, with "Token"',
    subtypes: "after its subtypes",
  }),
  phasingOutEnds: yes("702.26", "As a permanent phases out, effects with a duration on it end and its damage goes."),
  textDefines: yes("604.3a", "An ability that a change of text made can be characteristic-defining."),
  negativeAmountsAreZero: yes("107.1b", "A computed amount that is added to power or toughness is at least 0."),
  mixedSets: which("611.2c", "An effect changes objects and rules. When are its objects fixed?", {
    perPart: "as it resolves for the part that changes objects; the part that changes rules looks anew each time",
    whole: "as it resolves, for both parts",
  }),
  saidAsEnters: which(
    "611.2e",
    "What of that which a resolution says of the permanent it brings applies as it enters?",
    {
      isAndHas: "what it is, has and doesn't have",
      is: "what it is; an effect that says what it has begins once it is there",
      nothing: "nothing",
    },
  ),
  barred: which("113.11", "An ability is given by a resolution to what can't have it. Does it get it later?", {
    forGood: "no, that part of the effect never comes to be",
    whileItLasts: "yes, once it can have it",
  }),
  lookAheadSeesOthers: yes(
    "614.12",
    "What a permanent will be as it enters takes effects of other objects into account.",
  ),
  transformingEndsEffects: yes("712.18", "As something transforms, what earlier resolutions have done to it ends."),
  prototypesKeepTheirSize: yes("718.3b", "A prototyped permanent has the power and toughness of the whole card."),
  faceDownIs: which("708.2a", "Something is put face down, and that lists what it is then. What is it?", {
    asListed: "what is listed",
    creature: "a 2/2 creature all the same",
  }),
  landsAreColored: yes("202.2", "A land has the color of the mana of its basic land types."),
  textChangesReachTypeLine: yes("612.1", "A change of text changes the words of the type line too."),
  damageLowersToughness: yes("120.6", "Damage marked on a creature lowers its toughness."),
  totalsComeFirst: yes("601.2f", "What raises a cost to a minimum comes before what makes it cost more or less."),
};

/** The switches of state-based actions. */
export const STATE_BASED_WORDS: Switches<StateBasedPolicy & Believed<typeof STATE_BASED_GROUND>> = {
  legends: which("704.5j", "Legendary permanents of one name:", {
    allDie: "all go, whoever controls them",
    keepOne: "each player keeps one",
  }),
  planeswalkers: which("306.4", "Planeswalkers that share a planeswalker type:", {
    allDie: "all go, whoever controls them",
    keepOne: "each player keeps one",
    none: "nothing happens",
  }),
  worlds: which("704.5k", "Of several world permanents the one stays that", {
    worldPermanent: "has been one for the shortest time; while phased out it is none",
    supertype: "has had the supertype for the shortest time",
  }),
  deathtouchAndLifelink: which("704.5h", "Deathtouch and lifelink work", {
    rule: "by the rules, as damage is dealt",
    triggered: "by triggers, which the timeline tells",
  }),
  sagaWithoutChapter: which("704.5s", "A Saga with lore counters that has lost its chapters:", {
    finalChapterZero: "is sacrificed",
    stays: "stays",
  }),
  phasedOutTokens: which("704.5d", "A token that is phased out:", {
    ceaseToExist: "ceases to exist",
    stay: "stays",
  }),
  indestructibleSavesFrom: which("702.12b", "What is indestructible is saved from", {
    destruction: "being destroyed",
    anything: "going to the graveyard for its toughness too",
  }),
  countersCancel: yes("704.5q", "+1/+1 and -1/-1 counters on one permanent cancel in pairs."),
};
