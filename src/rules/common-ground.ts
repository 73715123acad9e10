/**
 * What every edition and every reading says alike, as data: the digest of an edition holds it, and a misconception
 * says something else instead. How each is carried out is a step of the practice; see practice.ts.
 */
export const COMMON_GROUND = {
  begunIsFixed: true, // CR 613.6
  dependency: "waits", // CR 613.8b
  dependencyCompares: "instructions", // CR 613.8a(b)
  timestamps: "oldestFirst", // CR 613.7, whatever makes the effects
  grantedTimestamp: "laterOfTwo", // CR 613.7a
  staticSets: "open", // CR 611.3a
  addedTypes: "join", // CR 205.1b
  typesSet: "replace", // CR 205.1a
  addedColors: "join", // CR 105.3
  landTypesReplace: "landTypes", // CR 305.7
  definingFunctions: "everywhere", // CR 604.3
  attachingRestamps: true, // CR 613.7e
  attachingAgainRestamps: false, // CR 701.3b
  countersRestamp: true, // CR 613.7c
  resolvedSets: "fixed", // CR 611.2c
  resolvedNumbers: "fixed", // CR 611.2d, 608.2h
  subtypesGoWithType: true, // CR 205.1a
  sizeNeedsCreature: true, // CR 208.3
  basicTypesGiveMana: true, // CR 305.6
  copyingEndsEffects: false, // CR 707.4
  transformingEndsEffects: false, // CR 712.18
  prototypesKeepTheirSize: false, // CR 718.3b
  faceDownIs: "asListed", // CR 708.2, 708.2a
  landsAreColored: false, // CR 202.2
  textChangesReachTypeLine: true, // CR 612.1
  damageLowersToughness: false, // CR 120.6
  totalsComeFirst: false, // CR 601.2f
} as const;

/** The same for state-based actions. */
export const STATE_BASED_GROUND = {
  indestructibleSavesFrom: "destruction", // CR 702.12b
  countersCancel: true, // CR 704.5q
} as const;
