import { effectOfDesignation } from "../rules/designations.js";
import { EVENTS, type Apart, type EffectReference } from "../rules/effect-reference.js";

/** What bears a name, as far as whoever reads names of effects knows. */
export interface KnownNames {
  readonly isObject: (name: string) => boolean;
  /** Whether something resolves under this name of its own, and not as an ability of an object. */
  readonly isResolution: (name: string) => boolean;
}

/** A possible name, with what would distinguish its effect from others of that name. */
type TakenApart = readonly [plain: string, apart: Apart];

const COUNTER = "counter:";

/** How an ability is called: its id, a keyword, or a mana ability by its cost. */
const ABILITY = /^[a-z{][^/#(]*$/;

const COUNT = "([2-9]|[1-9]\\d+)";
const NUMBER = new RegExp(`^(.+)#${COUNT}$`, "s");
const PART = new RegExp(`^(.+)/${COUNT}$`, "s");

/**
 * The effect that a text names. Names are free texts and may look like the end of one ("A#2", "Fire/ice", "Bear (1)"),
 * so what there is decides: a name that something bears is read as that, and the longest one where
 * several would do. Of names that nobody bears, as an engine or an old report can have them, the usual form decides:
 * `<object>/<ability>`, else something that has resolved.
 */
export function readEffect(text: string, known: KnownNames): EffectReference {
  for (const [plain, apart] of takenApart(text, known)) {
    const found = knownEffect(plain, apart, known);
    if (found !== undefined) return found;
  }
  return oddAbility([...takenApart(text, known)].at(-1) ?? [text, {}], known) ?? effectByForm(text, known);
}

/** What could be the name itself, with what follows it: nothing at first, more and more then. */
function* takenApart(text: string, { isObject }: KnownNames): Iterable<TakenApart> {
  yield* numbered(text, {});
  const shares = sharesOf(text);
  for (const [plain, share] of shares) if (isObject(share)) yield* numbered(plain, { share });
  for (const [plain, share] of shares) if (!isObject(share)) yield* numbered(plain, { share });
}

/** What is in brackets at the end, from the first bracket, the second ..., and what is before it. */
function sharesOf(text: string): (readonly [plain: string, share: string])[] {
  if (!text.endsWith(")")) return [];
  return [...text.matchAll(/ \(/g)].map(({ index }) => [text.slice(0, index), text.slice(index + 2, -1)] as const);
}

function* numbered(text: string, apart: Apart): Iterable<TakenApart> {
  yield* withNumber(text, apart);
  const [, plain, part] = PART.exec(text) ?? [];
  if (plain !== undefined) yield* withNumber(plain, { ...apart, part: Number(part) });
}

function* withNumber(text: string, apart: Apart): Iterable<TakenApart> {
  yield [text, apart];
  const [, plain, number] = NUMBER.exec(text) ?? [];
  if (plain !== undefined) yield [plain, { ...apart, number: Number(number) }];
}

function knownEffect(plain: string, apart: Apart, known: KnownNames): EffectReference | undefined {
  if (known.isResolution(plain)) return { kind: "resolution", name: plain, ...apart };
  for (const at of slashesOf(plain)) {
    const object = plain.slice(0, at);
    const effect = known.isObject(object) ? effectOf(object, plain.slice(at + 1), apart) : undefined;
    if (effect !== undefined) return effect;
  }
  return undefined;
}

/** What of an object makes an effect; undefined if nothing is so called. */
function effectOf(object: string, what: string, apart: Apart): EffectReference | undefined {
  const isAlone = Object.keys(apart).length === 0;
  if (isAlone && what.startsWith(COUNTER)) return { kind: "counters", object, counter: what.slice(COUNTER.length) };
  if (isAlone && effectOfDesignation(what) !== undefined) return { kind: "designation", object, designation: what };
  const event = EVENTS.find((one) => one === what);
  if (event !== undefined) return { kind: "event", object, event, ...apart };
  return ABILITY.test(what) ? { kind: "ability", object, ability: what, ...apart } : undefined;
}

/** What stands after an object that is there is meant to be an ability of it, whatever it looks like. */
function oddAbility([plain, apart]: TakenApart, { isObject }: KnownNames): EffectReference | undefined {
  const at = slashesOf(plain).find((slash) => isObject(plain.slice(0, slash)));
  return at === undefined
    ? undefined
    : { kind: "ability", object: plain.slice(0, at), ability: plain.slice(at + 1), ...apart };
}

/** From the last to the first. */
function slashesOf(text: string): number[] {
  const found: number[] = [];
  for (let at = text.lastIndexOf("/"); at >= 0; at = at === 0 ? -1 : text.lastIndexOf("/", at - 1)) found.push(at);
  return found;
}

/** Names such as `2/2 Bear` and `A // B` have slashes of their own. */
const PART_BY_FORM = new RegExp(`^(.*(?:[^\\d\\s/+-]|#\\d+))/${COUNT}$`);
const NUMBER_BY_FORM = new RegExp(`^(.*\\S)#${COUNT}$`);
const OF_OBJECT = /^(.*[^\s/])\/([a-z{][^/]*)$/;
const SHARE = /^(.+) \((.+)\)$/;

/** Whatever looks like no ending belongs to what bears the effect. */
function effectByForm(text: string, known: KnownNames): EffectReference {
  const counter = text.indexOf(`/${COUNTER}`);
  if (counter > 0)
    return { kind: "counters", object: text.slice(0, counter), counter: text.slice(counter + 1 + COUNTER.length) };
  const [, beforePart, part] = PART_BY_FORM.exec(text) ?? [];
  const [, beforeNumber, number] = NUMBER_BY_FORM.exec(beforePart ?? text) ?? [];
  const plain = beforeNumber ?? beforePart ?? text;
  const apart = {
    ...(number === undefined ? {} : { number: Number(number) }),
    ...(part === undefined ? {} : { part: Number(part) }),
  };
  const [, object, what = ""] = OF_OBJECT.exec(plain) ?? [];
  if (object === undefined) return resolutionByForm(text, known) ?? { kind: "resolution", name: plain, ...apart };
  const [, ability = what, share] = SHARE.exec(what) ?? [];
  const shared = share === undefined ? apart : { ...apart, share };
  return effectOf(object, ability, shared) ?? { kind: "ability", object, ability, ...shared };
}

/** What nobody knows has resolved, and an object that is there has a share of it. */
function resolutionByForm(text: string, known: KnownNames): EffectReference | undefined {
  const [plain, share] = sharesOf(text).find(([, object]) => known.isObject(object)) ?? [];
  if (plain === undefined || share === undefined) return undefined;
  const effect = effectByForm(plain, known);
  return effect.kind === "resolution" ? { ...effect, share } : undefined;
}
