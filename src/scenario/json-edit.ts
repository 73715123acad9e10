import { getNodeValue, type Node, parseTree, visit } from "jsonc-parser";
import { orderedText } from "../rules/ordered-text.js";
import { type LayOut, laidOut, type Layout, layoutOf } from "./json-layout.js";
import { groupBy } from "../rules/group.js";

/**
 * The text edited to have another value, with as few changes as possible: comments, key order and the layout of
 * unchanged parts are kept. A comment behind an entry, or directly above it, is removed together with the entry. `text`
 * is valid JSON, perhaps with comments, without trailing commas. New keys are placed as in `value`; an entry that moves
 * within its list keeps its text. `layOut` formats what is new.
 */
export function editedJson(text: string, value: unknown, layOut: LayOut = laidOut): string {
  const root = parseTree(text);
  if (root === undefined) throw new Error("not JSON"); // callers have parsed it
  const how: How = { ...layoutOf(text), layOut };
  return text.slice(0, root.offset) + rewritten(text, root, value, "", how) + text.slice(root.offset + root.length);
}

interface How extends Layout {
  readonly layOut: LayOut;
}

function rewritten(text: string, node: Node, value: unknown, indent: string, how: How): string {
  const old = text.slice(node.offset, node.offset + node.length);
  if (isSame(getNodeValue(node), value)) return old;
  const isPlain = !/[\r\n]/.test(old) && !hasComment(old);
  if (!isPlain && node.type === "array" && Array.isArray(value)) return rewrittenList(text, node, value, indent, how);
  if (!isPlain && node.type === "object" && isObject(value)) return rewrittenObject(text, node, value, indent, how);
  return how.layOut(value, indent, how);
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function isSame(a: unknown, b: unknown): boolean {
  return orderedText(a) === orderedText(b);
}

/** A member of an object or list with the text around it, without the comma that follows. */
interface Segment {
  /** Comments above, separated by an empty line: they are about more than this member. */
  readonly section: string;
  /** Comments directly above, and the indentation. */
  readonly head: string;
  readonly body: string;
  /** Comments behind it: before the comma, and from there to the end of the line. */
  readonly tail: readonly [string, string];
}

/** An object or list split into its members. */
interface Parts {
  /** The rest of the line behind the opening bracket. */
  readonly opening: string;
  readonly members: readonly Segment[];
  /** From the end of the last member's line to the closing bracket. */
  readonly closing: string;
}

function partsOf(text: string, node: Node): Parts {
  const children = node.children ?? [];
  const end = node.offset + node.length - 1;
  const gaps = [...children, undefined].map((child, i) => {
    const before = children[i - 1];
    const from = before === undefined ? node.offset + 1 : before.offset + before.length;
    return splitGap(text.slice(from, child?.offset ?? end), before !== undefined && child !== undefined);
  });
  const members = children.map(({ offset, length }, i): Segment => {
    const after = gaps[i + 1];
    return {
      ...splitHead(gaps[i]?.rest ?? ""),
      body: text.slice(offset, offset + length),
      tail: [after?.beforeComma ?? "", after?.line ?? ""],
    };
  });
  return { opening: gaps[0]?.line ?? "", members, closing: gaps.at(-1)?.rest ?? "" };
}

interface Gap {
  readonly beforeComma: string;
  /** Up to the end of the line; empty if the line goes on with the next member. */
  readonly line: string;
  readonly rest: string;
}

/** Between two members there are only comments, white space and the comma. */
const GAP_TOKENS = /\/\*[\s\S]*?\*\/|\/\/[^\r\n]*|,|\r?\n|\r/g;

/** The text between two members, split at the comma and at the first line end outside a comment. */
function splitGap(gap: string, hasComma: boolean): Gap {
  const tokens = [...gap.matchAll(GAP_TOKENS)];
  const comma = hasComma ? tokens.find(([token]) => token === ",")?.index : undefined;
  const from = comma === undefined ? 0 : comma + 1;
  const end = tokens.find(({ 0: token, index }) => index >= from && /^[\r\n]/.test(token))?.index;
  return { beforeComma: gap.slice(0, comma ?? 0), line: gap.slice(from, end ?? from), rest: gap.slice(end ?? from) };
}

/** Comments separated from the member below by an empty line are about more than that member. */
function splitHead(head: string): { section: string; head: string } {
  const lines = head.split("\n");
  const blank = lines.findLastIndex((line, i) => i > 0 && i < lines.length - 1 && line.trim() === "");
  const section = lines.slice(0, blank).join("\n");
  if (blank < 0 || section.trim() === "") return { section: "", head };
  return { section, head: `\n${lines.slice(blank).join("\n")}` };
}

/** A member of the result: unchanged, with another body, or new. */
type Kept = { readonly segment: Segment; readonly body: string };
type Member = Kept | { readonly gone: Segment } | { readonly fresh: string };

function rewrittenObject(
  text: string,
  node: Node,
  value: Readonly<Record<string, unknown>>,
  indent: string,
  how: How,
): string {
  const parts = partsOf(text, node);
  const inner = innerIndent(parts, indent, how);
  const keys: string[] = [];
  const members = (node.children ?? []).flatMap((property, i): Member[] => {
    const [name, old] = property.children ?? [];
    const segment = parts.members[i];
    if (name === undefined || old === undefined || segment === undefined) return [];
    const key = String(name.value);
    keys.push(key);
    if (!Object.hasOwn(value, key)) return [{ gone: segment }];
    const label = text.slice(property.offset, old.offset);
    return [{ segment, body: label + rewritten(text, old, value[key], inner, how) }];
  });
  let at = 0;
  for (const [key, member] of Object.entries(value)) {
    const there = keys.indexOf(key);
    if (there >= 0) at = there + 1;
    else {
      keys.splice(at, 0, key);
      members.splice(at, 0, { fresh: `${JSON.stringify(key)}: ${how.layOut(member, inner, how)}` });
      at++;
    }
  }
  return `{${joined(parts, members, inner, indent, how)}}`;
}

/** A common beginning and end stay. Between them equal entries keep their text, and the others are paired in order. */
function rewrittenList(text: string, node: Node, value: readonly unknown[], indent: string, how: How): string {
  const parts = partsOf(text, node);
  const inner = innerIndent(parts, indent, how);
  const nodes = node.children ?? [];
  const old = nodes.map((child): unknown => getNodeValue(child));
  const least = Math.min(old.length, value.length);
  let before = 0;
  while (before < least && isSame(old[before], value[before])) before++;
  let after = 0;
  while (after < least - before && isSame(old.at(-1 - after), value.at(-1 - after))) after++;
  const places = [
    ...old.slice(0, before).keys(),
    ...sources(old, value, before, after),
    ...old.slice(old.length - after).map((_, i) => old.length - after + i),
  ];
  const members: Member[] = [];
  const used = new Set(places);
  let passed = 0;
  // Pass removed members too, for the sake of the comments above them.
  const passUntil = (end: number): void => {
    for (; passed < end; passed++) {
      const segment = parts.members[passed];
      if (segment !== undefined && !used.has(passed)) members.push({ gone: segment });
    }
  };
  value.forEach((item, i) => {
    const place = places[i];
    const segment = place === undefined ? undefined : parts.members[place];
    const child = place === undefined ? undefined : nodes[place];
    if (place === undefined || segment === undefined || child === undefined) {
      members.push({ fresh: how.layOut(item, inner, how) });
      return;
    }
    passUntil(place);
    const body = isSame(old[place], item) ? segment.body : rewritten(text, child, item, inner, how);
    members.push({ segment, body });
  });
  passUntil(old.length);
  return `[${joined(parts, members, inner, indent, how)}]`;
}

/** For each new entry between the common ends, the index of the old one whose text it takes, if there is one. */
function sources(
  old: readonly unknown[],
  value: readonly unknown[],
  before: number,
  after: number,
): (number | undefined)[] {
  const places = [...old.keys()].slice(before, old.length - after);
  const free = groupBy(places, (place) => orderedText(old[place]));
  const wanted = value.slice(before, value.length - after);
  const same = wanted.map((entry) => free.get(orderedText(entry))?.shift());
  const others = [...free.values()].flat().sort((a, b) => a - b);
  return same.map((place) => place ?? others.shift());
}

function innerIndent({ members }: Parts, indent: string, { unit }: Layout): string {
  const indented = members.find(({ head }) => head.includes("\n"));
  return indented === undefined ? indent + unit : (/\n([\t ]*).*$/.exec(indented.head)?.[1] ?? "");
}

function joined(
  { opening, closing }: Parts,
  members: readonly Member[],
  inner: string,
  indent: string,
  { eol }: Layout,
): string {
  let out = opening;
  let isInComment = endsInComment(opening);
  const add = (piece: string, isBlank = true): void => {
    if (piece === "") return;
    // A line comment would swallow the text that follows.
    out += isInComment && !/^\r?\n/.test(piece) ? eol + piece : piece;
    isInComment = isBlank && endsInComment(piece);
  };
  const last = members.findLastIndex((member) => !("gone" in member));
  for (const [i, member] of members.entries()) {
    const comma = i < last ? "," : "";
    if ("gone" in member) add(member.gone.section);
    else if ("fresh" in member) add(`${eol}${inner}${member.fresh}${comma}`, false);
    else {
      const { section, head, tail } = member.segment;
      add(section);
      add(`${head}${member.body}`, false);
      add(tail[0]);
      add(comma, false);
      add(tail[1]);
    }
  }
  if (last < 0 && out.trim() === "" && closing.trim() === "") return "";
  add(/[\r\n]/.test(closing) ? closing : `${closing.trimEnd()}${eol}${indent}`);
  return isInComment ? `${out}${eol}${indent}` : out;
}

/** Whether a JSON value has a comment anywhere. */
function hasComment(json: string): boolean {
  let found = false;
  visit(json, { onComment: () => (found = true) });
  return found;
}

/** Whether white space and comments end within a line comment. */
function endsInComment(blank: string): boolean {
  const last = [...blank.matchAll(GAP_TOKENS)].at(-1);
  return last !== undefined && last[0].startsWith("//") && last.index + last[0].length === blank.length;
}
