import { worst } from "./compiled.js";
import { type Paragraph, type Read, readParagraph } from "./paragraph.js";

const LEVEL = /^LEVEL (\d+)(?:-(\d+)|\+)$/;

/** Where the level symbols of a leveler begin; all that stands after one belongs to it (CR 711.2a). */
export function firstLevel(paragraphs: readonly Paragraph[]): number {
  const place = paragraphs.findIndex(({ normal }) => LEVEL.test(normal.text));
  return place < 0 ? paragraphs.length : place;
}

/** Each level symbol with its size and abilities, as the static ability that it stands for (CR 711.2a-b). */
export function levelsOf(paragraphs: readonly Paragraph[]): { read: Read; paragraphs: Paragraph[] }[] {
  const levels: Paragraph[][] = [];
  for (const paragraph of paragraphs.slice(firstLevel(paragraphs))) {
    if (LEVEL.test(paragraph.normal.text)) levels.push([paragraph]);
    else levels.at(-1)?.push(paragraph);
  }
  return levels.map((level) => ({ read: readLevel(level.map(({ normal }) => normal.text)), paragraphs: level }));
}

function readLevel([head = "", size = "", ...texts]: readonly string[]): Read {
  const [, from = "", to] = LEVEL.exec(head) ?? [];
  const [, power, toughness] = /^(\d+)\/(\d+)$/.exec(size) ?? [];
  if (power === undefined) return { state: "refused", abilities: [], missing: "a level has no size", from: 0 };
  const read = texts.map((text) => readParagraph(text));
  const refused = read.find(({ state }) => state === "refused");
  if (refused !== undefined) return { ...refused, abilities: [] };
  const abilities = read.flatMap((each) => each.abilities);
  const level = { compare: { counter: "level", on: "self" as const }, atLeast: Number(from) };
  return {
    state: worst(["compiled", ...read.map(({ state }) => state)]),
    abilities: [
      {
        kind: "static",
        id: "",
        affects: { self: true },
        condition: to === undefined ? level : { ...level, atMost: Number(to) },
        does: [
          { kind: "setPowerToughness", power: Number(power), toughness: Number(toughness) },
          ...(abilities.length > 0 ? [{ kind: "gainAbilities" as const, abilities }] : []),
        ],
      },
    ],
  };
}
