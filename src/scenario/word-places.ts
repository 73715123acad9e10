import { type Fault, faultAt } from "../faults/fault.js";
import type { Path } from "../faults/pointer.js";
import { quote } from "../faults/quote.js";
import { isObject } from "../rules/json-object.js";

/** Words that mean something in some places only; elsewhere they would mean nobody and nothing, without a word. */
const PLACES: Readonly<Record<string, { readonly where: string; readonly fits: (at: Surroundings) => boolean }>> = {
  triggering: { where: "a triggered ability", fits: ({ ability }) => ability === "triggered" },
  triggeringPlayer: { where: "a triggered ability", fits: ({ ability }) => ability === "triggered" },
  chosenObject: {
    where: "what resolves",
    fits: ({ ability }) => ability === "triggered" || ability === "activated" || ability === "spell",
  },
  thatPlayer: { where: "`where`, or the numbers of `life`, beside `among`", fits: ({ isAmong }) => isAmong },
};

interface Surroundings {
  /** The kind of the innermost ability. */
  readonly ability: unknown;
  readonly isAmong: boolean;
}

/** Words of an ability that stand where they mean nothing; abilities that it gives are asked for themselves. */
export function wordPlaceFaults(ability: unknown, path: Path): Fault[] {
  return faultsIn(ability, path, { ability: undefined, isAmong: false });
}

function faultsIn(value: unknown, path: Path, at: Surroundings): Fault[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => faultsIn(item, [...path, i], at));
  if (!isObject(value)) return typeof value === "string" ? misplaced(value, path, at) : [];
  const { kind } = value;
  const inside = typeof kind === "string" && isAbilityKind(kind) ? { ability: kind, isAmong: false } : at;
  return Object.entries(value).flatMap(([key, member]) => [
    ...(WORDS_AS_KEYS.has(key) ? misplaced(key, [...path, key], inside) : []),
    ...(TEXTS.has(key)
      ? []
      : faultsIn(
          member,
          [...path, key],
          (key === "life" || key === "where") && "among" in value ? { ...inside, isAmong: true } : inside,
        )),
  ]);
}

const WORDS_AS_KEYS: ReadonlySet<string> = new Set(["triggering", "chosenObject"]);

/** Under these stand names and words of the card's own. */
const TEXTS: ReadonlySet<string> = new Set(["id", "name", "when", "then", "note", "cost", "linked", "chosen"]);

const ABILITY_KINDS: ReadonlySet<string> = new Set([
  "static",
  "characteristicDefining",
  "activated",
  "triggered",
  "spell",
  "asEnters",
  "replacement",
]);

function isAbilityKind(kind: string): boolean {
  return ABILITY_KINDS.has(kind);
}

function misplaced(word: string, path: Path, at: Surroundings): Fault[] {
  const place = Object.hasOwn(PLACES, word) ? PLACES[word] : undefined;
  return place === undefined || place.fits(at)
    ? []
    : [faultAt(path, `${quote(word)} means nothing here`, `${place.where}, where it can be said`)];
}
