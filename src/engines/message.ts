import type {
  EngineError,
  EngineHello,
  EngineRefused,
  EngineResult,
  EngineUnsupported,
  RunnerHello,
  RunnerRuleset,
  RunnerRun,
  RunnerStop,
} from "../rules/formats.gen.js";
import { isObject, type JsonObject } from "../rules/json-object.js";
import type { Definition } from "../scenario/json-schema.js";
import { formatDefinition, resolved } from "../scenario/definition.js";
import { nearest } from "../faults/nearest.js";
import { quote } from "../faults/quote.js";
import { schemaFaults } from "../scenario/schema-faults.js";
import {
  validateEngineError,
  validateEngineHello,
  validateEngineRefused,
  validateEngineResult,
  validateEngineUnsupported,
  validateRunnerHello,
  validateRunnerRuleset,
  validateRunnerRun,
  validateRunnerStop,
  type Validator,
} from "../scenario/validators.gen.js";
import type { Loss } from "./loss.js";
import { PROTOCOL } from "./protocol.js";
import { own } from "../rules/own.js";

export type EngineMessage = EngineHello | EngineResult | EngineUnsupported | EngineRefused | EngineError;
export type RunnerMessage = RunnerHello | RunnerRuleset | RunnerRun | RunnerStop;

export type ReadMessage<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly loss: Loss };

const ENGINE_MESSAGES: { readonly [K in EngineMessage["kind"]]: Validator<Extract<EngineMessage, { kind: K }>> } = {
  hello: validateEngineHello,
  result: validateEngineResult,
  unsupported: validateEngineUnsupported,
  refused: validateEngineRefused,
  error: validateEngineError,
};

const RUNNER_MESSAGES: { readonly [K in RunnerMessage["kind"]]: Validator<Extract<RunnerMessage, { kind: K }>> } = {
  hello: validateRunnerHello,
  ruleset: validateRunnerRuleset,
  run: validateRunnerRun,
  stop: validateRunnerStop,
};

/** Parses a line that an engine wrote; the error has its position in the line. */
export function readEngineMessage(line: string): ReadMessage<EngineMessage> {
  return read<EngineMessage>(line, "engine", ENGINE_MESSAGES);
}

/** Parses a line that a runner wrote. Unknown keys of the message are ignored: they are those of a later runner. */
export function readRunnerMessage(line: string): ReadMessage<RunnerMessage> {
  return read<RunnerMessage>(line, "runner", RUNNER_MESSAGES);
}

/** How much of a line is quoted if it is no message. */
const QUOTED = 120;

function read<T extends EngineMessage | RunnerMessage>(
  line: string,
  side: "engine" | "runner",
  validators: Readonly<Record<string, Validator<T>>>,
): ReadMessage<T> {
  const json = parsed(line);
  if (json === undefined) return lost("invalidJson", `not JSON: ${excerpt(line)}`);
  if (!isObject(json.value)) return lost("invalidMessage", `not a message but ${excerpt(line)}`);
  const { kind } = json.value;
  const validate = typeof kind === "string" ? own(validators, kind) : undefined;
  if (typeof kind !== "string" || validate === undefined) return lost("invalidMessage", unknownKind(kind, validators));
  const protocol = kind === "hello" ? json.value["protocol"] : PROTOCOL;
  if (protocol !== PROTOCOL) {
    return lost("invalidMessage", `the protocol is ${PROTOCOL}, and the ${side} speaks ${shown(protocol)}`);
  }
  const definition = formatDefinition(`${side}-${kind}`);
  const message = side === "runner" ? knownKeys(definition, json.value) : json.value;
  if (validate(message)) return { ok: true, value: message };
  const [fault] = schemaFaults(definition, message, validate.errors ?? []);
  if (fault === undefined) return lost("invalidMessage", `${kind}: not as the schema says`);
  const { pointer, expected, suggestion } = fault;
  const hints = [
    expected === undefined ? undefined : `expected ${expected}`,
    suggestion === undefined ? undefined : `did you mean ${suggestion}?`,
  ].filter((hint) => hint !== undefined);
  const at = pointer === "" ? kind : `${kind} at ${pointer}`;
  return lost("invalidMessage", [`${at}: ${fault.message}`, ...hints].join("; "));
}

function knownKeys(definition: Definition, value: JsonObject): JsonObject {
  const known = Object.keys(resolved(definition).properties ?? {});
  return Object.fromEntries(Object.entries(value).filter(([key]) => known.includes(key)));
}

/** The value wrapped in an object, so that JSON `null` differs from a parse error. */
function parsed(line: string): { readonly value: unknown } | undefined {
  try {
    return { value: JSON.parse(line) };
  } catch {
    return undefined;
  }
}

function unknownKind(kind: unknown, validators: Readonly<Record<string, unknown>>): string {
  const known = Object.keys(validators);
  if (kind === undefined) return `a message without "kind"; expected one of ${known.join(", ")}`;
  const meant = typeof kind === "string" ? nearest(kind, known) : undefined;
  return `no message is of kind ${shown(kind)}; ${meant === undefined ? `expected one of ${known.join(", ")}` : `did you mean ${quote(meant)}?`}`;
}

function shown(value: unknown): string {
  return typeof value === "string" ? excerpt(value) : (JSON.stringify(value) ?? "nothing");
}

function excerpt(text: string): string {
  return quote(text.length > QUOTED ? `${text.slice(0, QUOTED)}…` : text);
}

function lost(kind: Loss["kind"], message: string): { readonly ok: false; readonly loss: Loss } {
  return { ok: false, loss: { kind, message } };
}
