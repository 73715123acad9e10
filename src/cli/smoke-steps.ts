import type { ClaimingEngine } from "../engines/engine.js";
import type { ProtocolEngine } from "../engines/protocol-engine.js";
import { describeValue } from "../explain/value.js";
import type { Result } from "../rules/formats.gen.js";
import { orderedText } from "../rules/ordered-text.js";
import { requestOf } from "../verifier/request.js";
import { verifyClaims } from "../verifier/verify-claims.js";
import type { EngineSession } from "./engine-session.js";
import type { SmokeBoard } from "./smoke-boards.js";

/** A step of the test; `problem` if it failed. */
export interface SmokeStep {
  readonly name: string;
  readonly problem?: string;
  readonly note?: string;
}

/** The length of a line that an engine must be able to read, in characters. */
const LONG = 200_000;
const MOST_VALUES = 5;

export async function askBoard(
  name: string,
  engine: ClaimingEngine,
  session: EngineSession,
  { scenario, cards, ruleset }: SmokeBoard,
): Promise<SmokeStep> {
  const result = await session.ask(() => verifyClaims(scenario, cards, ruleset, engine, { beyond: true }));
  const stderr = session.process.lastWords();
  const note = stderr === undefined ? {} : { note: `standard error ends with:\n${stderr}` };
  return { name, ...problemOf(result), ...note };
}

function problemOf({ verdict, message, values, lacks }: Result): Pick<SmokeStep, "problem"> {
  if (verdict === "pass" || verdict === "alternative") return {};
  // Beyond its claims an engine may answer anything, even that it lacks an ability.
  if (lacks !== undefined) return {};
  const wrong = values.filter(({ ok }) => !ok);
  const shown = wrong
    .slice(0, MOST_VALUES)
    .map(
      ({ check, subject, characteristic, expected, actual }) =>
        `check ${check}: ${characteristic} of ${subject}: ${describeValue(expected)} expected, ${describeValue(actual)} told`,
    );
  const more = wrong.length > shown.length ? [`and ${wrong.length - shown.length} more`] : [];
  return { problem: [message === undefined ? verdict : `${verdict}: ${message}`, ...shown, ...more].join("\n") };
}

/** An engine that keeps state between runs will sooner or later answer wrongly. */
export async function sameAgain(engine: ProtocolEngine, session: EngineSession, board: SmokeBoard): Promise<SmokeStep> {
  const ask = () => session.ask(() => engine.run(requestOf(board.scenario, board.cards, board.ruleset)));
  const [first, second] = [await ask(), await ask()];
  const isSame = orderedText(first) === orderedText(second);
  return {
    name: "it answers the same board the same again",
    ...(isSame ? {} : { problem: "two answers to one board; is something kept from one run to the next?" }),
  };
}

/** Later versions of the runner may send more keys. */
export function asksUnknownKey(engine: ProtocolEngine, session: EngineSession, board: SmokeBoard): Promise<SmokeStep> {
  return askedWith("it ignores keys that it does not know", engine, session, board, { remark: "of a later version" });
}

export function asksLongLine(engine: ProtocolEngine, session: EngineSession, board: SmokeBoard): Promise<SmokeStep> {
  return askedWith(`it reads a line of ${LONG} characters`, engine, session, board, {
    remark: "long ".repeat(LONG / 5),
  });
}

async function askedWith(
  name: string,
  engine: ProtocolEngine,
  session: EngineSession,
  { scenario, cards, ruleset }: SmokeBoard,
  more: { readonly remark: string },
): Promise<SmokeStep> {
  const request = requestOf(scenario, cards, ruleset);
  const answer = await session.ask(() => engine.run(request, more));
  return {
    name,
    ...(answer.kind === "result" ? {} : { problem: `the answer is ${answer.kind}, without it there was a result` }),
  };
}
