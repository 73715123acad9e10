import { batch, computed, type Signal, signal } from "@preact/signals";
import type { Extension } from "@codemirror/state";
import type { Problem, Result, RulesetId, Scenario } from "../../src/rules/formats.gen.js";
import { english, type Narrator, narratorOf } from "../../src/explain/narrator.js";
import { toldEvents } from "../../src/explain/told-events.js";
import { cardsOf } from "../../src/verifier/request.js";
import { isSupported, readingOf } from "../../src/rules/readings.js";
import { CURRENT_RULESET, newestOf } from "../../src/rules/rulesets.js";
import { type Place, problemOf } from "../../src/scenario/locate.js";
import { parseScenario } from "../../src/scenario/parse.js";
import type { CorpusScenario } from "../../src/verifier/plan.js";
import { linkAddress, whatIfAddress } from "../address.js";
import type { Ask } from "../judge.js";
import type { LabCorpus } from "../lab-corpus.js";
import { drawForBoard, notUnderstood } from "../library.js";
import { loadedLibrary, loadLibrary } from "../library-shelf.js";
import { askingBoard, BOARD_FILE, boardOf, boardText, ended, readBoard } from "./board.js";
import { BoardDocument, type ChangedBy } from "./board-document.js";
import { editedText } from "./edit.js";
import { linkText } from "./link.js";
import { type BoardResult, outcomeOf, type Picture } from "./outcome.js";

/** Milliseconds without typing before the text is read. */
const PAUSE = 200;

/** Not every browser and every letter carries longer addresses, in characters. */
export const LONGEST_ADDRESS = 60_000;

export interface Beginning {
  /** The scenario that it is compared with. */
  readonly origin?: CorpusScenario | undefined;
  readonly text: string;
  readonly ruleset?: RulesetId | undefined;
  readonly readings?: readonly string[];
  /** Its address, with `#`. */
  readonly address: string;
}

/** Works out boards on another thread: a newer question replaces waiting ones, which get no answer. */
export interface Asked {
  ask(ask: Ask): Promise<readonly Result[] | undefined>;
  end(): Promise<void>;
}

export interface Surroundings {
  readonly corpus: LabCorpus;
  /** One for the original, one for the board that changes all the time. */
  readonly judges: readonly [original: Asked, edited: Asked];
  readonly editor: Extension;
}

let opened = 0;

/** Why there is no result. */
export type Failure = Exclude<BoardResult, { kind: "moments" }>;

/**
 * A board that people change. From its text follow its events, its results and its address. While it can't be read or worked
 * out, the last results stay.
 */
export class WhatIf {
  /** For boards that are opened one after the other. */
  readonly id = ++opened;
  readonly document: BoardDocument;
  readonly corpus: LabCorpus;
  readonly origin: CorpusScenario | undefined;
  /** The board of the origin, to compare with. */
  readonly original: Scenario | undefined;
  readonly ruleset: Signal<RulesetId>;
  /** Those in place of the recommended ones. */
  readonly readings: Signal<readonly string[]>;
  /** Why the text can not be read as a board. */
  readonly problems = signal<readonly Problem[]>([]);
  /** Those problems, or what can not happen, in the text. */
  readonly faults = signal<readonly Problem[]>([]);
  /** The last text that was a scenario; it may name things that are not there. */
  readonly shape: Signal<Scenario | undefined>;
  /** Tells its events, with its cards at hand. */
  readonly narrator = computed(() => this.#narratorOf(this.shape.value));
  /** Its events, each by the faces that are up as it happens, and as far as they come about once that is known. */
  readonly told = computed(() => {
    const shape = this.shape.value;
    if (shape === undefined) return [];
    const { timeline } = ended(shape);
    return toldEvents(timeline, this.#checkPointsOf(timeline), this.narrator.value.names);
  });
  /** The cards of which a part of the text is not understood: the board is worked out without that. */
  readonly notUnderstood = computed(() => notUnderstood(this.corpus, this.shape.value));
  /** Whether that is the present text, so that its events can be edited. */
  readonly isShapeCurrent = signal(false);
  readonly failure = signal<Failure | undefined>(undefined);
  /** The last board that had results. */
  readonly picture = signal<Picture | undefined>(undefined);
  /** The original, under the same rules as the picture. */
  readonly before = signal<Picture | undefined>(undefined);
  readonly beforeFailure = signal<Failure | undefined>(undefined);
  /** Whether the results are those of the present text. */
  readonly isSettled = signal(false);
  /** Whether the results are older than the text, which has faults. */
  readonly isStale = computed(() => this.problems.value.length > 0 || this.failure.value !== undefined);
  /** What was done last, for screen readers. */
  readonly said = signal("");
  /** A place in the text to show. */
  readonly shown = signal<Place | undefined>(undefined);
  /** Its state and address when it was opened. */
  readonly #beginning: { readonly address: string; readonly state: string };
  readonly #judges: Surroundings["judges"];
  readonly #originals = new Map<string, Promise<BoardResult | undefined>>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #readText: string | undefined;
  #forgetLibrary = (): void => {};
  #turn = 0;

  constructor({ origin, text, ruleset, readings = [], address }: Beginning, { corpus, judges, editor }: Surroundings) {
    this.corpus = corpus;
    this.origin = origin;
    this.original = origin === undefined ? undefined : boardOf(origin);
    this.document = new BoardDocument(text, editor, (by) => this.#textChanged(by));
    this.ruleset = signal(ruleset ?? this.#usualRuleset(text));
    this.readings = signal(readings.filter(isFollowed));
    this.shape = signal(this.original);
    this.#beginning = { address, state: this.#stateText() };
    this.#judges = judges;
    this.#read();
  }

  /** Begins to work, or goes on after `end`. */
  resume(): void {
    // What is unknown now may be a card of the library, which comes later.
    this.#forgetLibrary = loadedLibrary.subscribe(() => {
      if (this.problems.peek().length === 0) return;
      this.#readText = undefined;
      this.readNow();
    });
    void loadLibrary();
    this.#read();
    if (!this.isSettled.peek()) void this.#work();
  }

  /** The address of this board: as it was opened or of its scenario while it is the same, else a link that holds it. */
  address(): string {
    const { origin, original } = this;
    const state = this.#stateText();
    if (state === this.#beginning.state) return this.#beginning.address;
    if (origin !== undefined && original !== undefined) {
      const { id, rulesets } = origin.scenario;
      if (state === stateText(boardText(original), newestOf(rulesets), [])) return whatIfAddress(id);
    }
    const [text, ruleset, readings] = [this.document.text.value, this.ruleset.value, this.readings.value];
    const from = origin === undefined ? {} : { origin: origin.scenario.id };
    return linkAddress(linkText({ text, ...from, ruleset, readings }));
  }

  #stateText(): string {
    return stateText(this.document.text.value, this.ruleset.value, this.readings.value);
  }

  /** Puts an edited board into the text, as one step to undo. Does nothing while the text is no scenario. */
  edit(change: (board: Scenario) => Scenario, said: string): void {
    this.readNow();
    const board = this.shape.peek();
    if (board === undefined || !this.isShapeCurrent.peek()) return;
    this.document.replace(editedText(this.document.text.peek(), change(ended(board))));
    this.said.value = said;
  }

  /** Another board, to be compared with the same original. */
  replace(text: string, said: string): void {
    this.document.replace(text);
    this.said.value = said;
  }

  show({ line, column }: Place): void {
    this.shown.value = { line, column };
  }

  undo(): void {
    if (!this.document.canUndo.peek()) return;
    this.document.undo();
    this.said.value = "Undone.";
  }

  redo(): void {
    if (!this.document.canRedo.peek()) return;
    this.document.redo();
    this.said.value = "Done again.";
  }

  follow(ruleset: RulesetId, readings: readonly string[]): void {
    batch(() => {
      this.ruleset.value = ruleset;
      this.readings.value = readings;
    });
    void this.#work();
  }

  readNow(): void {
    clearTimeout(this.#timer);
    if (this.#read()) void this.#work();
  }

  /** Whether there was a new text to read. */
  #read(): boolean {
    const text = this.document.text.peek();
    if (text === this.#readText) return false;
    this.#readText = text;
    drawForBoard(this.corpus, shapeOf(text));
    const read = readBoard(text, this.corpus.cards);
    const shape = read.ok ? read.board : shapeOf(text);
    batch(() => {
      this.problems.value = read.ok ? [] : read.problems;
      this.faults.value = this.problems.value;
      this.isShapeCurrent.value = shape !== undefined;
      if (shape !== undefined) this.shape.value = shape;
      if (!read.ok) this.failure.value = undefined;
    });
    return true;
  }

  /** Stops working; the board stays as it is. */
  async end(): Promise<void> {
    clearTimeout(this.#timer);
    this.#forgetLibrary();
    this.#turn++;
    this.#originals.clear();
    await Promise.all(this.#judges.map((judge) => judge.end()));
  }

  #usualRuleset(text: string): RulesetId {
    const rulesets = this.origin?.scenario.rulesets ?? shapeOf(text)?.rulesets;
    return rulesets === undefined ? CURRENT_RULESET : newestOf(rulesets);
  }

  #textChanged(by: ChangedBy): void {
    this.isSettled.value = false;
    clearTimeout(this.#timer);
    this.said.value = "";
    if (by === "command") this.readNow();
    else this.#timer = setTimeout(() => this.readNow(), PAUSE);
  }

  /** Works out the board and its original under the chosen rules, and shows both at once. */
  async #work(): Promise<void> {
    const turn = ++this.#turn;
    this.isSettled.value = false;
    const shape = this.shape.peek();
    const board = this.problems.peek().length > 0 || shape === undefined ? undefined : ended(shape);
    const [before, now] = await Promise.all([
      this.#original(),
      board === undefined ? undefined : this.#outcome(this.#judges[1], board),
    ]);
    if (turn !== this.#turn) return;
    batch(() => {
      this.#showOriginal(before);
      if (board !== undefined && now !== undefined) this.#show(board, now);
      this.isSettled.value = this.document.text.peek() === this.#readText;
    });
  }

  #show(board: Scenario, outcome: BoardResult): void {
    this.failure.value = outcome.kind === "moments" ? undefined : outcome;
    const text = this.#readText ?? "";
    this.faults.value = outcome.kind === "fault" ? [problemOf(BOARD_FILE, text, outcome.fault)] : [];
    if (outcome.kind === "moments") this.picture.value = pictureOf(board, outcome);
  }

  #showOriginal(outcome: BoardResult | undefined): void {
    const board = this.original;
    if (outcome === undefined || board === undefined) return;
    this.before.value = outcome.kind === "moments" ? pictureOf(board, outcome) : undefined;
    this.beforeFailure.value = outcome.kind === "moments" ? undefined : outcome;
  }

  /** The result of the original under the chosen rules, worked out once for each choice. */
  #original(): Promise<BoardResult | undefined> {
    const board = this.original;
    if (board === undefined) return Promise.resolve(undefined);
    const key = JSON.stringify([this.ruleset.peek(), this.readings.peek()]);
    const known = this.#originals.get(key);
    if (known !== undefined) return known;
    const asked = this.#outcome(this.#judges[0], board);
    this.#originals.set(key, asked);
    void asked.then((outcome) => {
      // The worker may have failed, not the board: the next time it may go well.
      const isLasting = outcome !== undefined && outcome.kind !== "failed";
      if (!isLasting && this.#originals.get(key) === asked) this.#originals.delete(key);
    });
    return asked;
  }

  /** The results of these events; none while they are of others. */
  #checkPointsOf(timeline: Scenario["timeline"]): Result["checkPoints"] {
    const picture = this.picture.value;
    const isOfThese = picture !== undefined && JSON.stringify(picture.board.timeline) === JSON.stringify(timeline);
    return isOfThese ? picture.result.checkPoints : [];
  }

  /** Who tells what happens at a place of the timeline. */
  narratorAt(place: number): Narrator {
    const narrator = this.narrator.value;
    const backs = this.told.value[place]?.backs;
    return backs === undefined ? narrator : narrator.withBacks(backs);
  }

  #narratorOf(board: Scenario | undefined): Narrator {
    return board === undefined ? english() : narratorOf("en", board, cardsOf(board, this.corpus.cards));
  }

  /** Undefined if a newer question was asked. */
  async #outcome(judge: Asked, board: Scenario): Promise<BoardResult | undefined> {
    const [ruleset, readings] = [this.ruleset.peek(), this.readings.peek()];
    const scenario = askingBoard(board);
    const [result] = (await judge.ask({ scenario, cards: this.corpus.cards, rulesets: [ruleset], readings })) ?? [];
    return result === undefined ? undefined : outcomeOf(result, this.#narratorOf(board), board);
  }
}

function pictureOf(board: Scenario, { checks, result }: Extract<BoardResult, { kind: "moments" }>): Picture {
  return { board, checks, result };
}

/** What a link holds, but for the origin of the board; equal for equal boards. */
function stateText(text: string, ruleset: RulesetId, readings: readonly string[]): string {
  return JSON.stringify([text, ruleset, readings.toSorted()]);
}

function isFollowed(id: string): boolean {
  const reading = readingOf(id);
  return reading !== undefined && !reading.recommended && isSupported(reading);
}

/** A text that is a scenario, though it may name things that are not there. */
function shapeOf(text: string): Scenario | undefined {
  const parsed = parseScenario(text, BOARD_FILE);
  return parsed.ok ? parsed.value : undefined;
}
