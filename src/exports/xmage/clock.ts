import { activeIn, type ScriptTime, type Seat, type TurnStep, STEPS } from "./script.js";

/**
 * When a script does what. In one step only one player acts: a player who has priority carries out everything that is
 * scripted for that step before the other gets it, so that the order of two players' actions is only sure across steps.
 */
export class Clock {
  turn = 1;
  #step: TurnStep = "PRECOMBAT_MAIN";
  #acting: Seat | undefined;
  #landTurn = 0;

  /** `1, PhaseStep.PRECOMBAT_MAIN` */
  text(): string {
    return `${this.turn}, PhaseStep.${this.#step}`;
  }

  /** Where to stop and look: when the step after the last action begins. */
  stop(): ScriptTime {
    return { turn: this.turn, step: STEPS[STEPS.indexOf(this.#step) + 1] ?? "END_TURN" };
  }

  /** The next moment for what is done at the speed of a sorcery. Gives the players whose turns had to begin. */
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

  /** The next moment for what can be done at any time. */
  instant(seat: Seat): Seat[] {
    const begun: Seat[] = [];
    while (this.#acting !== undefined && this.#acting !== seat) begun.push(...this.#goOn(false));
    this.#acting = seat;
    return begun;
  }

  /** The next turn of a player. */
  turnOf(seat: Seat): Seat[] {
    const begun = this.#goOn(true);
    while (activeIn(this.turn) !== seat) begun.push(...this.#goOn(true));
    return begun;
  }

  /** On to the next step in which something can be done, or to the next turn. */
  #goOn(toNextTurn: boolean): Seat[] {
    this.#acting = undefined;
    // The end step is for looking.
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
