import type { AbilityEntry, Condition } from "../rules/formats.gen.js";
import { worst } from "./compiled.js";
import { type Paragraph, type Read, readParagraph } from "./paragraph.js";

/** The level symbol of a leveler (CR 711.2a), or the ability that makes a Class level up (CR 716.2a). */
const LEVEL = /^LEVEL (\d+)(?:-(\d+)|\+)$/;
const CLASS_LEVEL = /^((?:\{[^}]+\})+): Level (\d+)$/;

/** A station symbol, and the first of the abilities in its striation (CR 721.2). */
const STATION = /^(\d+)\+ \| (.*)$/;

const begins = ({ normal }: Paragraph): boolean =>
  [LEVEL, CLASS_LEVEL, STATION].some((pattern) => pattern.test(normal.text));

/** Which station symbol has the power and toughness box of a card, and what is in it. */
export interface StationBox {
  readonly at: number;
  readonly power: number;
  readonly toughness: number;
}

/** Where the levels begin; all that stands after one belongs to it (CR 711.2a, 716.3). */
export function firstLevel(paragraphs: readonly Paragraph[]): number {
  const place = paragraphs.findIndex(begins);
  return place < 0 ? paragraphs.length : place;
}

/** Each level with its size and abilities, as the static ability that it stands for (CR 711.2a-b, 716.2a). */
export function levelsOf(
  paragraphs: readonly Paragraph[],
  box: StationBox | undefined,
): { read: Read; paragraphs: Paragraph[] }[] {
  const levels: Paragraph[][] = [];
  for (const paragraph of paragraphs.slice(firstLevel(paragraphs))) {
    if (begins(paragraph)) levels.push([paragraph]);
    else levels.at(-1)?.push(paragraph);
  }
  return levels.map((level) => ({
    read: readLevel(
      level.map(({ normal }) => normal.text),
      box,
    ),
    paragraphs: level,
  }));
}

function readLevel([head = "", ...texts]: readonly string[], box: StationBox | undefined): Read {
  const [, charge, first = ""] = STATION.exec(head) ?? [];
  if (charge !== undefined) return readStriation(Number(charge), [first, ...texts], box);
  const [, cost, number] = CLASS_LEVEL.exec(head) ?? [];
  if (cost !== undefined) return readClassLevel(cost, Number(number), texts);
  const [, from = "", to] = LEVEL.exec(head) ?? [];
  const [size = "", ...own] = texts;
  const [, power, toughness] = /^(\d+)\/(\d+)$/.exec(size) ?? [];
  if (power === undefined) return { state: "refused", abilities: [], missing: "a level has no size", from: 0 };
  const read = readAll(own);
  if (read.state === "refused") return read;
  const { abilities } = read;
  const level = { compare: { counter: "level", on: "self" as const }, atLeast: Number(from) };
  return {
    ...read,
    abilities: [
      whileSo(to === undefined ? level : { ...level, atMost: Number(to) }, [
        { kind: "setPowerToughness", power: Number(power), toughness: Number(toughness) },
        ...(abilities.length > 0 ? [{ kind: "gainAbilities" as const, abilities: [...abilities] }] : []),
      ]),
    ],
  };
}

/** CR 721.2a-b. */
function readStriation(charge: number, texts: readonly string[], box: StationBox | undefined): Read {
  const read = readAll(texts);
  if (read.state === "refused") return read;
  const isCreature = box?.at === charge;
  return {
    ...read,
    abilities: [
      whileSo({ compare: { counter: "charge", on: "self" }, atLeast: charge }, [
        ...(isCreature ? [{ kind: "addTypes" as const, types: ["Creature" as const] }] : []),
        { kind: "gainAbilities", abilities: [...read.abilities] },
        ...(isCreature ? [{ kind: "setPowerToughness" as const, power: box.power, toughness: box.toughness }] : []),
      ]),
    ],
  };
}

function readClassLevel(cost: string, level: number, texts: readonly string[]): Read {
  const read = readAll(texts);
  if (read.state === "refused") return read;
  return {
    ...read,
    abilities: [
      { kind: "activated", id: "", cost, then: `this is level ${level}` },
      whileSo({ compare: { levelOf: "self" }, atLeast: level }, [
        { kind: "gainAbilities", abilities: [...read.abilities] },
      ]),
    ],
  };
}

/** All paragraphs of a level. */
function readAll(texts: readonly string[]): Read {
  const read = texts.map((text) => readParagraph(text));
  const refused = read.find(({ state }) => state === "refused");
  if (refused !== undefined) return { ...refused, abilities: [] };
  const makes = read.flatMap((each) => each.makes ?? []);
  return {
    state: worst(["compiled", ...read.map(({ state }) => state)]),
    abilities: read.flatMap((each) => each.abilities),
    ...(makes.length > 0 && { makes }),
  };
}

const whileSo = (
  condition: Condition,
  does: Extract<Exclude<AbilityEntry, string>, { kind: "static" }>["does"],
): AbilityEntry => ({ kind: "static", id: "", affects: { self: true }, condition, does });
