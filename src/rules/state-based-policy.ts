/**
 * What editions of the rules decide differently about state-based actions (CR 704.5), as data. Kinds of cards that an
 * edition does not know yet (Sagas, battles, Roles) go by the first text that knows them.
 */
export interface StateBasedPolicy {
  /**
   * The legend rule (CR 704.5j). `allDie`: all legendary permanents of one name go, whoever controls them.
   * `keepOne`: each controller keeps one of his own (since July 2013).
   */
  readonly legends: "allDie" | "keepOne";
  /** What becomes of planeswalkers that share a planeswalker type; CR 306.4 says how it was. */
  readonly planeswalkers: "allDie" | "keepOne" | "none";
  /**
   * What the world rule measures (CR 704.5k). `worldPermanent`: the time for which it has been a world permanent, and
   * while phased out it is none. `supertype`: the time for which it has had the supertype (since July 2013).
   */
  readonly worlds: "worldPermanent" | "supertype";
  /**
   * `rule`: damage by a source with deathtouch destroys as a state-based action (CR 704.5h), and with lifelink gains
   * life as it is dealt (CR 120.3f). `triggered`: both are abilities that trigger (until July 2009), so events say it.
   */
  readonly deathtouchAndLifelink: "rule" | "triggered";
  /**
   * A Saga without chapter abilities (CR 704.5s). `finalChapterZero`: any number of lore counters is enough.
   * `stays`: the action asks for a chapter ability (since June 2025).
   */
  readonly sagaWithoutChapter: "finalChapterZero" | "stays";
  /** A token that is phased out (CR 704.5d). `ceaseToExist`: like one in another zone than the battlefield (until August 2017). */
  readonly phasedOutTokens: "ceaseToExist" | "stay";
}
