import type { LayerName } from "./formats.gen.js";
import { KEYWORD_COUNTERS } from "./keywords.js";
import type { Sort } from "./layers.js";
import type { Policy } from "./policy.js";
import { PRACTICE } from "./practice.js";
import type { Ruleset, Slot } from "./ruleset.js";
import type { StateBasedPolicy } from "./state-based-policy.js";

type Sorts = readonly [Sort, ...Sort[]];

/** What shares a layer in every edition (CR 613.1f). */
const ABILITIES: Sorts = ["ability", "abilityLoss", "abilityCounter"];

function slot(layer: LayerName, sorts: Sorts, clause: string): Slot {
  return { layer, sorts, pass: "all", clause, layerClause: clause };
}

/** CR 613.3: in these layers characteristic-defining abilities go first. */
function twoPasses(layer: LayerName, sorts: Sorts, clause: string, others: readonly string[] = []): readonly Slot[] {
  return [
    { layer, sorts, pass: "cda", clause: "613.3", layerClause: clause, others },
    { layer, sorts, pass: "rest", clause, layerClause: clause, others },
  ];
}

const LAYERS_2_TO_4: readonly Slot[] = [
  ...twoPasses("2", ["control"], "613.1b"),
  ...twoPasses("3", ["text"], "613.1c"),
  ...twoPasses("4", ["type"], "613.1d"),
];

/** Since July 2009. */
const LAYERS_5_TO_7B: readonly Slot[] = [
  ...twoPasses("5", ["color"], "613.1e"),
  ...twoPasses("6", ABILITIES, "613.1f"),
  slot("7a", ["definedSize"], "613.4a"),
  slot("7b", ["setSize"], "613.4b"),
];

/** Since April 2020 layer 1 has two sublayers, and counters are with the other changes of power and toughness. */
const SEVEN_LAYERS: readonly Slot[] = [
  slot("1a", ["copying"], "613.2a"),
  slot("1b", ["faceDown"], "613.2b"),
  ...LAYERS_2_TO_4,
  ...LAYERS_5_TO_7B,
  slot("7c", ["boost", "staticBoost", "counterBoost"], "613.4c"),
  slot("7d", ["switch"], "613.4d"),
];

/** What was face down had its values whatever was copied onto it, without a sublayer that said so. */
const LAYER_ONE: readonly Slot[] = [
  ...twoPasses("1", ["copying"], "613.1a"),
  { ...slot("1", ["faceDown"], "708.2"), layerClause: "613.1a" },
];

/** From July 2009 to April 2020 counters had a sublayer of their own, 7d, with a clause of its own. */
const sevenLayersOf2009 = (number: string): readonly Slot[] => [
  ...LAYER_ONE,
  ...LAYERS_2_TO_4,
  ...LAYERS_5_TO_7B,
  slot("7c", ["boost", "staticBoost"], "613.4c"),
  { ...slot("7d", ["counterBoost"], "613.4c"), number },
  slot("7e", ["switch"], "613.4d"),
];

/** Before July 2009 colors and abilities shared layer 5, and in 6b what set power and toughness stood with what resolved. */
const SIX_LAYERS: readonly Slot[] = [
  ...LAYER_ONE,
  ...LAYERS_2_TO_4,
  ...twoPasses("5", ["color", ...ABILITIES], "613.1e", ["613.1f"]),
  slot("6a", ["definedSize"], "613.4a"),
  slot("6b", ["setSize", "boost"], "613.4b"),
  slot("6c", ["counterBoost"], "613.4c"),
  slot("6d", ["staticBoost"], "613.4c"),
  slot("6e", ["switch"], "613.4d"),
];

const TODAY: Policy = {
  definingDependOnDefining: true,
  reevaluates: true,
  loops: "members",
  freed: "inTurn",
  newborn: "joins",
  conditions: "existence",
  numbersMatter: true,
  countersDepend: true,
  begunCanWait: false,
  intrinsicIsLost: true,
  simultaneous: "apnap",
  equalGrants: "apnap",
  lostSubtypes: "comeBack",
  turningRestamps: true,
  keywordCounters: KEYWORD_COUNTERS,
  honeCounters: true,
  subtypesNeedType: true,
  spellTypesStay: true,
  basicTypesNeedLand: true,
  landTypesRemove: "copiableEffects",
  exceptionsDropDefining: true,
  exceptedSizes: "toAll",
  faceDownSizes: "twoTwo",
  staticCopiesFixed: true,
  backFaceManaValue: "ofFront",
  tokensHaveBothFaces: true,
  tokenNames: "subtypesAndToken",
  phasingOutEnds: false,
  textDefines: true,
  negativeAmountsAreZero: true,
  mixedSets: "perPart",
  barred: "forGood",
  untilTurnsOfLeavers: "wouldBegin",
  lookAheadSeesOthers: true,
  saidAsEnters: "isAndHas",
};

const LATER_COUNTERS: readonly string[] = ["shadow", "exalted", "decayed"];
const KEYWORD_COUNTERS_OF_2020 = KEYWORD_COUNTERS.filter((keyword) => !LATER_COUNTERS.includes(keyword));

const IN_2020: Policy = {
  ...TODAY,
  spellTypesStay: false,
  landTypesRemove: "copyEffects",
  tokensHaveBothFaces: false,
  tokenNames: "subtypes",
  keywordCounters: KEYWORD_COUNTERS_OF_2020,
  honeCounters: false,
  saidAsEnters: "is",
};

const IN_2013: Policy = {
  ...IN_2020,
  simultaneous: "activePlayer",
  turningRestamps: false,
  keywordCounters: [],
  landTypesRemove: "rulesText",
  faceDownSizes: "asListed",
  staticCopiesFixed: false,
  backFaceManaValue: "ofItself",
  negativeAmountsAreZero: false,
  barred: "whileItLasts",
  lookAheadSeesOthers: false,
  saidAsEnters: "nothing",
};

const IN_2009: Policy = {
  ...IN_2013,
  definingDependOnDefining: false,
  reevaluates: false,
  subtypesNeedType: false,
  basicTypesNeedLand: false,
  exceptionsDropDefining: false,
  mixedSets: "whole",
  untilTurnsOfLeavers: "noTurn",
};

const BEFORE_2009: Policy = { ...IN_2009, textDefines: false, phasingOutEnds: true };

const STATE_BASED_TODAY: StateBasedPolicy = {
  legends: "keepOne",
  planeswalkers: "none",
  worlds: "supertype",
  deathtouchAndLifelink: "rule",
  sagaWithoutChapter: "stays",
  phasedOutTokens: "stay",
};

const STATE_BASED_IN_2020: StateBasedPolicy = { ...STATE_BASED_TODAY, sagaWithoutChapter: "finalChapterZero" };

const STATE_BASED_IN_2013: StateBasedPolicy = {
  ...STATE_BASED_IN_2020,
  planeswalkers: "keepOne",
  phasedOutTokens: "ceaseToExist",
};

const STATE_BASED_IN_2009: StateBasedPolicy = {
  ...STATE_BASED_IN_2013,
  legends: "allDie",
  planeswalkers: "allDie",
  worlds: "worldPermanent",
};

/** The editions that the resolver knows, oldest first. Each is the text of its day: what changed later is in the next one. */
export const EDITIONS: readonly Ruleset[] = [
  {
    id: "pre-m10",
    title: "before Magic 2010",
    effective: "2009-05-01",
    slots: SIX_LAYERS,
    copiableAfter: "1",
    // Base power and toughness is a notion since July 2014 (CR 208.4).
    baseAfter: undefined,
    policy: BEFORE_2009,
    practice: PRACTICE,
    stateBased: { ...STATE_BASED_IN_2009, deathtouchAndLifelink: "triggered" },
    changedSince: "613.1f",
  },
  {
    id: "m10",
    title: "Magic 2010",
    effective: "2009-07-11",
    slots: sevenLayersOf2009("612.3d"),
    copiableAfter: "1",
    baseAfter: undefined,
    policy: IN_2009,
    practice: PRACTICE,
    stateBased: STATE_BASED_IN_2009,
    changedSince: "613.8c",
  },
  {
    id: "m14",
    title: "Magic 2014",
    effective: "2013-07-11",
    slots: sevenLayersOf2009("613.3d"),
    copiableAfter: "1",
    baseAfter: undefined,
    policy: IN_2013,
    practice: PRACTICE,
    stateBased: STATE_BASED_IN_2013,
    changedSince: "613.4c",
  },
  {
    id: "ikoria",
    title: "Ikoria",
    effective: "2020-04-17",
    slots: SEVEN_LAYERS,
    copiableAfter: "1b",
    baseAfter: "7b",
    policy: IN_2020,
    practice: PRACTICE,
    stateBased: STATE_BASED_IN_2020,
    changedSince: "205.1a",
  },
  {
    id: "current",
    title: "today",
    effective: "2026-09-25",
    slots: SEVEN_LAYERS,
    copiableAfter: "1b",
    baseAfter: "7b",
    policy: TODAY,
    practice: PRACTICE,
    stateBased: STATE_BASED_TODAY,
  },
];
