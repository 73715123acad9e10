import { activeIn, type ScriptTime, type Seat, type TurnStep, STEPS } from "./script.js";

/** When a script does what. One player acts in each step: all that is scripted for it comes before the other's priority. */
export class Clock {
  turn = 1;
  #step: TurnStep = "PRECOMBAT_MAIN";
  #acting: Seat | undefined;
  #landTurn = 0;

  /** `1, PhaseStep.PRECOMBAT_MAIN` */
  text(): string {
    return `${this.turn}, PhaseStep.${this.#step}`;
  }

  /** When to stop and look: at the beginning of the step after the last action. */
  stop(): ScriptTime {
    return { turn: this.turn, step: STEPS[STEPS.indexOf(this.#step) + 1] ?? "END_TURN" };
  }

  /** The next time at sorcery speed. Returns the players whose turns had to begin. */
  sorcery(seat: Seat, isLand = false): Seat[] {
    const isNow = (): boolean =>
      activeIn(this.turn) === seat &&
      this.#step !== "BEGIN_COMBAT" &&
      (this.#acting === undefined || this.#acting === seat) &&
      !(isLand && this.#landTurn === this.turn);
    const begun: Seat[] = [];
    while (!isNow()) begun.push(...this.#goOn(isLand && this.#landTurn === this.turn));
    this.#acting = seat;
    if (isLand) this.#landTurn = this.turn;
    return begun;
  }

  /** The next time at instant speed. Returns the players whose turns had to begin. */
  instant(seat: Seat): Seat[] {
    const begun: Seat[] = [];
    while (this.#acting !== undefined && this.#acting !== seat) begun.push(...this.#goOn(false));
    this.#acting = seat;
    return begun;
  }

  turnOf(seat: Seat): Seat[] {
    const begun = this.#goOn(true);
    while (activeIn(this.turn) !== seat) begun.push(...this.#goOn(true));
    return begun;
  }

  /** Advances to the next step in which a player can act, or to the next turn. */
  #goOn(toNextTurn: boolean): Seat[] {
    this.#acting = undefined;
    // The end step is reserved for looking.
    const next = STEPS[STEPS.indexOf(this.#step) + 1];
    if (!toNextTurn && next !== undefined && next !== "END_TURN") {
      this.#step = next;
      return [];
    }
    this.#step = "PRECOMBAT_MAIN";
    this.turn += 1;
    return [activeIn(this.turn)];
  }
}
