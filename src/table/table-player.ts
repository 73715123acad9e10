export interface TablePlayer {
  readonly name: string;
  life: number;
  readonly startingLife: number;
  hand: number;
  library: number;
  readonly counters: Map<string, number>;
  readonly thisTurn: Map<string, number>;
  readonly designations: Set<string>;
  lost?: boolean;
  /** Has left a game that others go on playing (CR 800.4a). */
  left?: boolean;
  /** The number of the event after which that happened, from 1. */
  leftIn?: number | undefined;
}

export const USUAL_LIFE = 20; // CR 103.4

/** A player as a game begins, but for what is said. */
export function newPlayer(said: Partial<TablePlayer> & Pick<TablePlayer, "name">): TablePlayer {
  return {
    life: USUAL_LIFE,
    startingLife: USUAL_LIFE,
    hand: 0,
    library: 0,
    counters: new Map(),
    thisTurn: new Map(),
    designations: new Set(),
    ...said,
  };
}
