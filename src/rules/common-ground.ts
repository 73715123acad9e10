/**
 * What every edition and every reading says alike, as the data that tells it apart from what somebody believes who is
 * wrong. How it is done is a step of the practice; see practice.ts and mistaken-practice.ts.
 */
export interface CommonGround {
  /** Existence and the set of objects stay as they were once an effect has begun (CR 613.6). */
  readonly begunIsFixed: boolean;
  /** What depends on another waits for it (CR 613.8b); or goes before it; or dependency counts for nothing. */
  readonly dependency: "waits" | "goesFirst" | "ignored";
  /** Whether an effect does something else is told by its instruction for each object (CR 613.8a(b)), or by what comes of it. */
  readonly dependencyCompares: "instructions" | "outcomes";
  /** Effects go from the oldest to the newest (CR 613.7), or the other way round. */
  readonly timestamps: "oldestFirst" | "newestFirst";
  /** The effect of a granted ability has the later timestamp of the object and the effect that grants it (CR 613.7a), or always that of the object. */
  readonly grantedTimestamp: "laterOfTwo" | "ofObject";
  /** A static ability affects whatever it means at any moment (CR 611.3a), or of that only what came no later than its source. */
  readonly staticSets: "open" | "asItCame";
  /** Added types join the old ones (CR 205.1b). */
  readonly addedTypes: "join" | "replace";
  /** Types that are set replace the old ones (CR 205.1a). */
  readonly typesSet: "replace" | "join";
  /** Added colors join the old ones (CR 105.3). */
  readonly addedColors: "join" | "replace";
  /** What setting a basic land type replaces of the type line: land types, never card types and supertypes (CR 305.7). */
  readonly landTypesReplace: "landTypes" | "typeLine";
  /** A characteristic-defining ability functions in every zone (CR 604.3). */
  readonly definingFunctions: "everywhere" | "onBattlefield";
  /** Becoming attached gives a new timestamp (CR 613.7e). */
  readonly attachingRestamps: boolean;
  /** A new counter gives all of its kind on the object a new timestamp (CR 613.7c). */
  readonly countersRestamp: boolean;
  /** The objects that a resolution changes are fixed as it resolves (CR 611.2c). */
  readonly resolvedSets: "fixed" | "open";
  /** The numbers of a resolution are fixed as it resolves (CR 611.2d, 608.2h). */
  readonly resolvedNumbers: "fixed" | "open";
  /** The subtypes of a lost card type go with it (CR 205.1a). */
  readonly subtypesGoWithType: boolean;
  /** A noncreature permanent has no power or toughness (CR 208.3). */
  readonly sizeNeedsCreature: boolean;
  /** A basic land type gives its mana ability (CR 305.6). */
  readonly basicTypesGiveMana: boolean;
  /** Becoming a copy ends the effects of earlier resolutions on the object: never (CR 707.4). */
  readonly copyingEndsEffects: boolean;
}

export const COMMON_GROUND: CommonGround = {
  begunIsFixed: true,
  dependency: "waits",
  dependencyCompares: "instructions",
  timestamps: "oldestFirst",
  grantedTimestamp: "laterOfTwo",
  staticSets: "open",
  addedTypes: "join",
  typesSet: "replace",
  addedColors: "join",
  landTypesReplace: "landTypes",
  definingFunctions: "everywhere",
  attachingRestamps: true,
  countersRestamp: true,
  resolvedSets: "fixed",
  resolvedNumbers: "fixed",
  subtypesGoWithType: true,
  sizeNeedsCreature: true,
  basicTypesGiveMana: true,
  copyingEndsEffects: false,
};
