import type { StartingPoint } from "../engines/engine-process.js";
import { EngineLost } from "../engines/loss.js";
import type { Claims } from "../rules/formats.gen.js";
import { visible } from "../faults/quote.js";
import type { EngineThreadOptions } from "../../workers/lane.process.js";
import { EngineSession } from "./engine-session.js";
import { packageVersion } from "./package-root.js";
import type { EngineAsked } from "./summary.js";
import { refused, type Understood, understood } from "../verifier/understood.js";

export interface TestedEngine {
  readonly name: string;
  readonly version: string;
  readonly claims: Claims;
  readonly thread: EngineThreadOptions;
}

export interface EngineOptions {
  readonly engine?: string;
  readonly beyond?: true;
  readonly probe?: true;
  readonly helloTimeout?: number;
}

export function engineAsked({ engine, beyond }: EngineOptions): EngineAsked | undefined {
  return engine === undefined ? undefined : { command: engine, beyond: beyond === true };
}

export interface MeetOptions {
  /** The time limit for its hello, in milliseconds. */
  readonly helloMs?: number | undefined;
  readonly signal?: AbortSignal | undefined;
}

export const NO_COMMAND = "the engine's command line is empty";

/** How long a start may take, in milliseconds: a virtual machine and a card database may have to load. */
export const HELLO_MS = 20_000;

/** Starts an engine for its hello and ends it again; the message says why that failed. */
export async function meetEngine(
  command: string,
  from: StartingPoint,
  { helloMs = HELLO_MS, signal }: MeetOptions = {},
): Promise<Understood<{ readonly name: string; readonly version: string; readonly claims: Claims }>> {
  if (command.trim() === "") return refused(NO_COMMAND);
  const session = new EngineSession(command, from, { helloMs, answerMs: helloMs, signal });
  try {
    const { name, version, claims } = await session.connect();
    await session.stop();
    return understood({ name, version, claims });
  } catch (error) {
    if (!(error instanceof EngineLost)) throw error;
    await session.process.end();
    return refused(noHello(error, session.process.lastWords()));
  }
}

/** Why the engine can not be used. */
export function noHello(lost: EngineLost, lastWords: string | undefined): string {
  return lossWords("the engine did not shake hands", lost, lastWords);
}

/** What an engine was lost by, and the end of its standard error. */
export function lossWords(what: string, { kind, message }: EngineLost, lastWords: string | undefined): string {
  const lines = (lastWords?.split("\n") ?? []).map((line) => `\n  ${visible(line)}`);
  const said = lines.length === 0 ? "" : `\nIts standard error ends with:${lines.join("")}`;
  const hint =
    kind === "invalidJson" ? "\nStandard output is for the protocol alone; other words go to standard error." : "";
  return `${what}: ${visible(message)} (${kind})${hint}${said}`;
}

/** The engine of the options, after a handshake; undefined for the reference. */
export async function testedEngine(
  { engine, beyond, probe, helloTimeout }: EngineOptions,
  from: StartingPoint,
  signal: AbortSignal,
): Promise<Understood<TestedEngine | undefined>> {
  if (engine === undefined) {
    const alone = [beyond && "--beyond", probe && "--probe", helloTimeout && "--hello-timeout"].find((each) => each);
    if (alone !== undefined) return refused(`${alone} says nothing without --engine`);
    return understood(undefined);
  }
  const met = await meetEngine(engine, from, { helloMs: helloTimeout, signal });
  if (!met.ok) return met;
  const { name, version, claims } = met.value;
  const thread = { command: engine, from, runnerVersion: packageVersion(), claims, beyond, probe };
  return understood({ name, version, claims, thread });
}
