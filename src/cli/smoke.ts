import { command } from "./command-line.js";
import type { Call } from "./call.js";
import { EngineLost } from "../engines/loss.js";
import { exitText, type StartingPoint } from "../engines/engine-process.js";
import type { ProtocolEngine } from "../engines/protocol-engine.js";
import { wrap } from "../explain/wrap.js";
import type { Claims } from "../rules/formats.gen.js";
import { visible } from "../faults/quote.js";
import { corpusAt } from "./corpus-files.js";
import { EngineSession, type SessionOptions } from "./engine-session.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { HELLO_MS, NO_COMMAND, noHello } from "./meet-engine.js";
import { boardsFor, type SmokeBoards } from "./smoke-boards.js";
import { askBoard, asksLongLine, asksUnknownKey, sameAgain, type SmokeStep } from "./smoke-steps.js";

const HELP = `
Examples:
  $ npx cr613 smoke "python3 my_engine.py"
  $ npx cr613 smoke "java -jar engine.jar" --hello-timeout 60000
  $ npx cr613 smoke ./engine --show

Tries what every run relies on, in a few seconds: starting, shaking hands, a few
of the easiest boards that the engine claims, the same again, keys it can't
know, a long line, a board beyond its claims, stopping, and the end of standard
input. docs/ENGINES.md is the contract.

Exit status: 0 all is well, 1 not, 2 usage.`;

export const smokeCommand = command("smoke", HELP, runSmoke, (line) =>
  line
    .argument("<command>", "how the engine is started: a command line for the shell")
    .limit("--timeout <ms>", "how long an answer may take (default: 10000)")
    .limit("--hello-timeout <ms>", "how long the start may take (default: 20000)")
    .option("--show", "print every line of the conversation on standard error"),
);

interface SmokeOptions {
  readonly timeout?: number;
  readonly helloTimeout?: number;
  readonly show?: true;
}

/** The time limit for an answer, in milliseconds. */
const ANSWER_MS = 10_000;

/** `cr613 smoke`: tests what every run relies on, step by step, for as long as the engine keeps running. */
async function runSmoke(call: Call, command: string, options: SmokeOptions): Promise<ExitCode> {
  if (command.trim() === "") return call.refuse(NO_COMMAND);
  const corpus = corpusAt(call, []);
  if (!corpus.ok) return call.refuse(corpus.message);
  const { timeout: answerMs = ANSWER_MS, helloTimeout: helloMs = HELLO_MS, show } = options;
  return call.interruptible(async (signal) => {
    const shown = show === true ? lineShower(call) : undefined;
    const session: Smoked = { command, from: call.startingPoint, options: { helloMs, answerMs, signal, show: shown } };
    const log = new SmokeLog(call);
    await firstConversation(session, log, (claims) => boardsFor(claims, corpus.value));
    if (signal.aborted) return call.stopped;
    if (!log.hasLoss) await secondConversation(session, log);
    if (signal.aborted) return call.stopped;
    log.end();
    return log.failed === 0 ? EXIT.ok : EXIT.failed;
  });
}

/** The engine under test, and the options. */
interface Smoked {
  readonly command: string;
  readonly from: StartingPoint;
  readonly options: SessionOptions;
}

class SmokeLog {
  readonly #call: Call;
  #passed = 0;
  failed = 0;
  hasLoss = false;

  constructor(call: Call) {
    this.#call = call;
  }

  step({ name, problem, note }: SmokeStep): void {
    const { paint, width } = this.#call.out;
    if (problem === undefined) this.#passed++;
    else this.failed++;
    const mark = problem === undefined ? paint("green", "✓") : paint("red", "✗");
    this.#call.print(wrap(`${mark} ${visible(name)}`, { width, first: "", rest: "  " }));
    for (const text of [problem, note]) {
      for (const line of text?.split("\n") ?? []) this.#call.print(wrap(visible(line), { width, first: "    " }));
    }
  }

  lost(name: string, lost: EngineLost, lastWords: string | undefined): void {
    this.hasLoss = true;
    const said = lastWords === undefined ? {} : { note: `standard error ends with:\n${lastWords}` };
    this.step({ name, problem: `${lost.message} (${lost.kind})`, ...said });
  }

  end(): void {
    const all = this.#passed + this.failed;
    this.#call.print(`\n${this.#passed} of ${all} steps are well.${this.hasLoss ? " The rest was not reached." : ""}`);
  }
}

async function firstConversation(
  smoked: Smoked,
  log: SmokeLog,
  boardsOf: (claims: Claims) => Promise<SmokeBoards>,
): Promise<void> {
  const session = new EngineSession(smoked.command, smoked.from, smoked.options);
  let now = "it starts and says hello";
  let engine: ProtocolEngine | undefined;
  try {
    engine = await session.connect();
    session.process.lastWords();
    log.step({ name: `${now}: ${engine.name} ${engine.version}`, note: claimsText(engine.claims) });
    const boards = await boardsOf(engine.claims);
    for (const [name, work] of stepsOf(engine, session, boards)) {
      now = name;
      log.step(await work());
    }
    now = "it ends when it is told to stop";
    const exit = await session.stop();
    log.step({ name: now, ...endProblem(exit, "after stop") });
  } catch (error) {
    if (!(error instanceof EngineLost)) throw error;
    const lastWords = session.process.lastWords();
    if (engine === undefined) {
      log.hasLoss = true;
      log.step({ name: now, problem: noHello(error, lastWords) });
    } else log.lost(now, error, lastWords);
    await session.process.end();
  }
}

/** The steps between hello and stop, each with its name, in order. */
function* stepsOf(
  engine: ProtocolEngine,
  session: EngineSession,
  { claimed, beyond }: SmokeBoards,
): Generator<readonly [string, () => Promise<SmokeStep>]> {
  const [first] = claimed;
  for (const board of claimed) {
    const name = `it answers ${board.scenario.id} (${board.ruleset})`;
    yield [name, () => askBoard(name, engine, session, board)];
  }
  if (first === undefined) {
    const why =
      engine.claims.observes.length === 0
        ? "it claims to tell nothing; put power, or another value, into observes"
        : 'no board is within the claims; "npx cr613 capabilities --engine" says what to claim next';
    yield ["it claims something", () => Promise.resolve({ name: "it claims a board of the corpus", problem: why })];
  } else {
    yield ["it answers the same board the same again", () => sameAgain(engine, session, first)];
    yield ["it ignores keys that it does not know", () => asksUnknownKey(engine, session, first)];
    yield ["it reads a long line", () => asksLongLine(engine, session, first)];
  }
  if (beyond !== undefined) {
    const name = "it says something to a board beyond its claims";
    yield [name, () => askBoard(name, engine, session, beyond)];
  }
}

/** Without a stop message: an engine must end with its standard input, or it would outlive a runner that is killed. */
async function secondConversation(smoked: Smoked, log: SmokeLog): Promise<void> {
  const name = "it ends when its standard input does";
  const session = new EngineSession(smoked.command, smoked.from, smoked.options);
  try {
    await session.connect();
    const exit = await session.stop("nothing");
    log.step({ name, ...(exit === undefined ? endProblem(exit, "after the end of its input") : {}) });
  } catch (error) {
    if (!(error instanceof EngineLost)) throw error;
    log.lost(name, error, session.process.lastWords());
    await session.process.end();
  }
}

function endProblem(exit: Awaited<ReturnType<EngineSession["stop"]>>, when: string): Pick<SmokeStep, "problem"> {
  if (exit === undefined) return { problem: `it went on for two seconds ${when}, and had to be ended` };
  return exit.code === 0 ? {} : { problem: `${exitText(exit)} ${when}; 0 was expected` };
}

function claimsText({ input, rulesets, readings = [], handles, observes }: Claims): string {
  const also = readings.length === 0 ? "" : `, ${readings.length} readings`;
  return `input ${input}; rulesets ${rulesets.join(", ")}${also}; handles ${handles.length}, observes ${observes.length}`;
}

function lineShower(call: Call): SessionOptions["show"] {
  return (direction, text) => {
    for (const line of text.split("\n")) if (line !== "") call.tell(`${direction} ${visible(line)}`);
  };
}
