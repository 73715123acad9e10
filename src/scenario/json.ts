import { present } from "../rules/present.js";
import { getNodePath, getNodeValue, type Node, parseTree, type ParseError } from "jsonc-parser";
import type { Problem } from "../rules/formats.gen.js";
import { brokenLimit, MAX_ENTRIES } from "./limits.js";
import { type Locator, locatorOf, type Place, placesOf, problemAt } from "./locate.js";
import { pointerOf } from "../faults/pointer.js";
import { nameOfValue, quote } from "../faults/quote.js";
import { syntaxFaults } from "./syntax.js";

/** A parsed JSON text: its value, and the position of each of its parts. */
export interface Json {
  readonly value: unknown;
  readonly locator: Locator;
}

export type ReadJson = { ok: true; value: Json; warnings: Problem[] } | { ok: false; problems: Problem[] };

const BYTE_ORDER_MARK = "\ufeff";

/** Parses JSON, refusing duplicate keys, numbers beyond JavaScript's and what is dangerous to parse. */
export function readJson(given: string, file: string, comments: "refused" | "allowed" = "refused"): ReadJson {
  const warnings: Problem[] = [];
  const problem = (place: Place, message: string, expected?: string, suggestion?: string, pointer = ""): Problem =>
    problemAt(file, place, {
      pointer,
      message,
      ...present({ expected, suggestion }),
    });
  const start: Place = { line: 1, column: 1 };
  let text = given;
  if (text.startsWith(BYTE_ORDER_MARK)) {
    text = ` ${text.slice(1)}`; // keeps the offsets
    warnings.push(problem(start, "the file begins with a byte order mark, which many readers of JSON refuse", "none"));
  }
  if (text.trim() === "") return { ok: false, problems: [problem(start, "the file is empty", "an object { ... }")] };
  const placeOf = placesOf(text);
  const binary = text.indexOf("\u0000");
  if (binary >= 0)
    return { ok: false, problems: [problem(placeOf(binary), "the file is no text: it has a zero byte", "JSON")] };
  const limit = brokenLimit(text);
  if (limit !== undefined) {
    return { ok: false, problems: [problem(placeOf(limit.offset), limit.message, limit.expected)] };
  }
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, {
    disallowComments: comments === "refused",
    allowTrailingComma: false,
    allowEmptyContent: false,
  });
  if (errors.length > 0 || root === undefined) {
    const problems = syntaxFaults(text, errors, placeOf).map((fault) =>
      problem(placeOf(fault.offset), fault.message, fault.expected, fault.suggestion),
    );
    return { ok: false, problems };
  }
  const problems = nodeFaults(root).map(({ node, message, expected }) =>
    problem(placeOf(node.offset), message, expected, undefined, pointerOf(getNodePath(node))),
  );
  if (problems.length > 0) return { ok: false, problems };
  const value: unknown = comments === "refused" ? JSON.parse(text) : getNodeValue(root);
  return { ok: true, value: { value, locator: locatorOf(text, root) }, warnings };
}

interface NodeFault {
  readonly node: Node;
  readonly message: string;
  readonly expected: string;
}

/** Allowed by JSON, but a parser would silently get it wrong or fail on it. */
function nodeFaults(root: Node): NodeFault[] {
  const faults: NodeFault[] = [];
  const visit = (node: Node): void => {
    const { type, children = [] } = node;
    if (children.length > MAX_ENTRIES) {
      faults.push({ node, message: `${children.length} entries are too many`, expected: `at most ${MAX_ENTRIES}` });
    } else if (type === "object") visitObject(children);
    else if (type === "array") children.forEach(visit);
    else addScalarFault(node);
  };
  const visitObject = (properties: readonly Node[]): void => {
    const seen = new Set<unknown>();
    for (const { children: [name, value] = [] } of properties) {
      if (name === undefined || value === undefined) continue;
      const key: unknown = name.value;
      if (seen.has(key)) {
        const message = `the key ${quote(String(key))} stands twice in this object`;
        faults.push({ node: name, message, expected: "each key once" });
      }
      seen.add(key);
      addScalarFault(name);
      visit(value);
    }
  };
  const addScalarFault = (node: Node): void => {
    const value: unknown = node.value;
    if (value === "__proto__") {
      faults.push({ node, message: '"__proto__" can not be used as a key or a name', expected: "another word" });
    } else if (typeof value === "string" && /[\p{Cs}\p{Noncharacter_Code_Point}]/u.test(value)) {
      faults.push({
        node,
        message: `${nameOfValue(value)} has in it what is no character`,
        expected: "whole characters",
      });
    } else if (typeof value === "number" && Math.abs(value) > Number.MAX_SAFE_INTEGER) {
      const message = Number.isFinite(value) ? `${nameOfValue(value)} is too large` : "this number is too large";
      faults.push({ node, message, expected: `at most ${Number.MAX_SAFE_INTEGER}` });
    }
  };
  visit(root);
  return faults;
}
