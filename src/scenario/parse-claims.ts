import type { Claims, EngineHello } from "../rules/formats.gen.js";
import { isObject } from "../rules/json-object.js";
import { formatDefinition } from "./definition.js";
import { readJson } from "./json.js";
import { type Parsed, problemsOf } from "./parse.js";
import { schemaFaults } from "./schema-faults.js";
import { validateEngineHello } from "./validators.gen.js";

/** A hello wrapped around bare claims: only the claims can be wrong. */
const HELLO = { kind: "hello", protocol: "cr613-engine/1", engine: { name: "an engine", version: "1" } } as const;

const INSIDE = "/claims";

/** Parses an engine's claims: its hello, or the claims alone. `file` is the name in problems. */
export function parseClaims(text: string, file: string): Parsed<Claims> {
  const read = readJson(text, file);
  if (!read.ok) return read;
  const { value } = read.value;
  const isHello = isObject(value) && (Object.hasOwn(value, "claims") || Object.hasOwn(value, "protocol"));
  const hello: unknown = isHello ? value : { ...HELLO, claims: value };
  if (validateEngineHello(hello)) return { ok: true, value: claimsOf(hello), warnings: read.warnings };
  const faults = schemaFaults(formatDefinition("engine-hello"), hello, validateEngineHello.errors ?? []);
  const placed = isHello ? faults : faults.map((fault) => ({ ...fault, pointer: fault.pointer.slice(INSIDE.length) }));
  return { ok: false, problems: problemsOf(read.value, file, placed) };
}

function claimsOf({ claims }: EngineHello): Claims {
  return claims;
}
