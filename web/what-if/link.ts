import { deflateSync, Inflate } from "fflate";
import type { RulesetId } from "../../src/rules/formats.gen.js";
import { readingOf } from "../../src/rules/readings.js";
import { SUPPORTED_RULESETS } from "../../src/rules/rulesets.js";
import { isObject } from "../../src/rules/json-object.js";
import { jsonText } from "../../src/scenario/json-text.js";
import { brokenLimit, MAX_LENGTH } from "../../src/scenario/limits.js";

export interface BoardLink {
  /** The JSON as it was typed; it may be no JSON at all. */
  readonly text: string;
  /** The id of the scenario that it began with. */
  readonly origin?: string;
  readonly ruleset?: RulesetId;
  readonly readings?: readonly string[];
}

export type ReadLink =
  | { readonly ok: true; readonly link: BoardLink }
  | { readonly ok: false; readonly message: string };

/** The first character of a link is the version of the encoding. */
const VERSION = "1";

const ALPHABET = /^[A-Za-z0-9_-]*$/;
const ID = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/;
const LONGEST_ID = 120;

/** A board in letters, digits, hyphens and underscores. readLink restores the exact text, or says that it is too large. */
export function linkText(link: BoardLink): string {
  const json = packedText(link);
  return VERSION + base64Url(deflateSync(new TextEncoder().encode(json), { level: 9 }));
}

/** The value of the board if laying it out gives the text, else the text. */
function packedText({ text, origin, ruleset, readings = [] }: BoardLink): string {
  // JSON leaves out what is undefined.
  const rest = { origin, ruleset, readings: readings.length === 0 ? undefined : readings };
  const verbatim = JSON.stringify({ text, ...rest });
  if (brokenLimit(text) !== undefined) return verbatim; // not to be parsed
  const board = boardIn(text);
  if (board === undefined) return verbatim;
  const json = JSON.stringify({ board, ...rest });
  return brokenLimit(json) === undefined ? json : verbatim;
}

/** The value alone, where its usual layout gives the text: that makes a shorter link. */
function boardIn(text: string): unknown {
  try {
    const board: unknown = JSON.parse(text);
    return jsonText(board) === text ? board : undefined;
  } catch {
    return undefined;
  }
}

/** Decodes the output of linkText; of anything else it says what is wrong. Never throws. */
export function readLink(text: string): ReadLink {
  if (!text.startsWith(VERSION)) return refused("This link is not of a kind that this page knows.");
  const coded = text.slice(VERSION.length);
  if (!ALPHABET.test(coded)) return refused("This link has characters that no link to a board has.");
  const bytes = bytesOf(coded);
  const inflated = bytes === undefined ? undefined : inflatedBytes(bytes);
  if (inflated === undefined) return refused(TORN);
  if (inflated === "tooLarge") return refused("This link holds more than a board can have.");
  const json = textOf(inflated);
  if (json === undefined) return refused(TORN);
  // Before anything is parsed: nested lists cost more than their length.
  if (brokenLimit(json) !== undefined) return refused("This link holds more than a board can have.");
  return unpacked(json);
}

const TORN = "This link is not whole: a part of it was lost or changed on its way.";

function refused(message: string): ReadLink {
  return { ok: false, message };
}

function unpacked(json: string): ReadLink {
  let packed: unknown;
  try {
    packed = JSON.parse(json);
  } catch {
    return refused(TORN);
  }
  if (!isObject(packed) || "text" in packed === "board" in packed) return refused("This link holds no board.");
  const { origin, ruleset, readings = [] } = packed;
  const text = "board" in packed ? jsonText(packed["board"]) : packed["text"];
  if (typeof text !== "string") return refused("This link holds no board.");
  if (origin !== undefined && !isId(origin)) return refused("This link comes from a scenario whose id is no id.");
  const known = SUPPORTED_RULESETS.find((id) => id === ruleset);
  if (ruleset !== undefined && known === undefined)
    return refused("This link asks for an edition of the rules that is unknown here.");
  if (!isListOfReadings(readings)) return refused("This link asks for a reading of the rules that is unknown here.");
  return { ok: true, link: linkOf(text, origin, known, readings) };
}

function linkOf(
  text: string,
  origin: string | undefined,
  ruleset: RulesetId | undefined,
  readings: readonly string[],
): BoardLink {
  return {
    text,
    ...(origin === undefined ? {} : { origin }),
    ...(ruleset === undefined ? {} : { ruleset }),
    ...(readings.length === 0 ? {} : { readings }),
  };
}

function isId(value: unknown): value is string {
  return typeof value === "string" && value.length <= LONGEST_ID && ID.test(value);
}

function isListOfReadings(value: unknown): value is string[] {
  return Array.isArray(value) && value.every((id) => typeof id === "string" && readingOf(id) !== undefined);
}

/** Bytes to inflate at once: they may grow a thousandfold before the size can be checked. */
const STEP = 1024;

function inflatedBytes(bytes: Uint8Array): Uint8Array | "tooLarge" | undefined {
  const parts: Uint8Array[] = [];
  let length = 0;
  const inflate = new Inflate((part) => {
    parts.push(part);
    length += part.length;
  });
  try {
    for (let at = 0; at < bytes.length; at += STEP) {
      inflate.push(bytes.subarray(at, at + STEP), at + STEP >= bytes.length);
      if (length > MAX_LENGTH) return "tooLarge";
    }
  } catch {
    return undefined;
  }
  return joined(parts, length);
}

function joined(parts: readonly Uint8Array[], length: number): Uint8Array {
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

function textOf(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** RFC 4648, 5; without padding. */
function base64Url(bytes: Uint8Array): string {
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

function bytesOf(coded: string): Uint8Array | undefined {
  try {
    const binary = atob(coded.replaceAll("-", "+").replaceAll("_", "/"));
    return Uint8Array.from(binary, (letter) => letter.charCodeAt(0));
  } catch {
    return undefined; // a length that no code has
  }
}
