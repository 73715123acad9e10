/**
 * Whatever editions of the rules decide differently, and whatever readings of the same text disagree on, is a switch
 * here, never an `if` about an edition in the resolver.
 */
export interface Policy {
  /** Among two characteristic-defining abilities there can be a dependency (CR 613.8a(c), since May 2012). */
  readonly definingDependOnDefining: boolean;
  /** The order is worked out anew after each application (CR 613.8c, since February 2011), or once for each layer. */
  readonly reevaluates: boolean;
  /**
   * What disregards dependency when there is a loop (CR 613.8b): its members, which keep their place by timestamp; its
   * members, after every effect that waits for nothing; its members, in one go; or everything in the layer.
   */
  readonly loops: "members" | "membersLast" | "membersInOneGo" | "layer";
  /** When an effect that waits for nothing any more is applied: in its turn by timestamp, or at once. */
  readonly freed: "inTurn" | "atOnce";
  /** An effect whose ability appears in the middle of a layer takes part in it. */
  readonly newborn: "joins" | "isTooLate";
  /** Whether the condition of an ability holds is part of whether its effect exists (CR 613.8a(b)), and read all the time; or it is read as a layer begins. */
  readonly conditions: "existence" | "readAtTheStart";
  /** Numbers read from other objects are part of what an effect does (CR 613.8a(b)). */
  readonly numbersMatter: boolean;
  /** Counters depend and are depended on like effects (CR 613.8a). */
  readonly countersDepend: boolean;
  /** An effect that has begun can still wait for one that takes its ability away. */
  readonly begunCanWait: boolean;
  /** Losing all abilities takes the mana ability of a basic land type too. */
  readonly intrinsicIsLost: boolean;

  /** Simultaneous timestamps: each player orders their own, active player first (CR 613.7m); or the active player orders all. */
  readonly simultaneous: "apnap" | "activePlayer";
  /** Of abilities that one effect grants to several objects those of the active player's go first, or those of the oldest. */
  readonly equalGrants: "apnap" | "byAge";
  /** Subtypes that have gone with their card type come back when an effect gives the type again (CR 205.1a), or stay lost. */
  readonly lostSubtypes: "comeBack" | "stayLost";
  /** Turning face up or down gives a new timestamp (CR 613.7f, since July 2015), and transforming does (CR 613.7g). */
  readonly turningRestamps: boolean;

  /** The keywords that a counter can give (CR 122.1b): none before April 2020; shadow since 2023, exalted 2024, decayed 2025. */
  readonly keywordCounters: readonly string[];
  /** Hone counters on an Equipment (CR 122.1j, since August 2026). */
  readonly honeCounters: boolean;
  /** An object gains no subtype that belongs to none of its types (CR 205.3d, since September 2011). */
  readonly subtypesNeedType: boolean;
  /** An instant or sorcery stays one when card types are set (CR 205.1a, since June 2022). */
  readonly spellTypesStay: boolean;
  /** Only a land has the mana abilities of basic land types (CR 305.6, worded so since July 2010). */
  readonly basicTypesNeedLand: boolean;
  /** Which abilities setting a basic land type removes (CR 305.7); each value includes those before it. */
  readonly landTypesRemove: "rulesText" | "copyEffects" | "copiableEffects";
  /** A value that a copy effect gives drops the ability that would define it (CR 707.9d, since February 2011). */
  readonly exceptionsDropDefining: boolean;
  /** The power and toughness that an exception of a copy effect gives: given to every copy (CR 707.9b), or not to those of what has none that stays no creature. */
  readonly exceptedSizes: "toAll" | "toWhatHasThem";
  /** The size of a face-down permanent for which other card types are listed, but none: 2/2 (CR 708.2a, since September 2014), or none. */
  readonly faceDownSizes: "twoTwo" | "asListed";
  /** A static copy effect keeps the values it took when it began (CR 707.2c, since July 2018). */
  readonly staticCopiesFixed: boolean;
  /** What mana value a back face has that is no modal one: that of the front's cost (CR 202.3b, since April 2016), or of its own. */
  readonly backFaceManaValue: "ofFront" | "ofItself";
  /** A token that is created as a copy of a double-faced permanent has both faces (CR 707.8a, since April 2023). */
  readonly tokensHaveBothFaces: boolean;
  /** What a token is called that nothing gives a name: its subtypes, since November 2021 with the word "Token" (CR 111.4). */
  readonly tokenNames: "subtypesAndToken" | "subtypes";
  /** As a permanent phases out, effects of limited duration on it end and damage on it is removed (CR 702.26; until July 2009, when phasing was a change of zones). */
  readonly phasingOutEnds: boolean;
  /** An ability that came by a change of text can be characteristic-defining (CR 604.3a(2), since July 2009). */
  readonly textDefines: boolean;
  /** An amount added to power or toughness that is computed as negative counts as 0 (CR 107.1b, since July 2017). */
  readonly negativeAmountsAreZero: boolean;
  /** An effect that changes objects and rules fixes its objects part by part (CR 611.2c, since February 2013). */
  readonly mixedSets: "perPart" | "whole";
  /**
   * What a resolution says of the permanent that it brings applies as it enters (CR 611.2e): what it is (since June 2014), and
   * what it has or doesn't have (since July 2025); or nothing does.
   */
  readonly saidAsEnters: "isAndHas" | "is" | "nothing";
  /** A resolving effect that would give an ability to an object that can't have it never does so, or does once it can (CR 113.11, since February 2014). */
  readonly barred: "forGood" | "whileItLasts";
  /** What lasts until the next turn of a player who leaves the game lasts until that turn would begin (CR 800.4m, since May 2012); before, no turn ends it. */
  readonly untilTurnsOfLeavers: "wouldBegin" | "noTurn";
  /** Looking ahead at what enters takes the effects of other objects into account (CR 614.12, since September 2017). */
  readonly lookAheadSeesOthers: boolean;
}
