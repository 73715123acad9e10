import type { StickerEvent } from "../rules/formats.gen.js";
import type { Table } from "../table/table.js";
import { OF_AN_OBJECT } from "./bases.js";
import type { Sticker } from "../table/table-object.js";
import type { EventDeclaration } from "./declaration.js";
import { ifThere } from "./example.js";
import { toObject } from "./with-object.js";

export const sticker: EventDeclaration<"sticker"> = {
  ...OF_AN_OBJECT,
  needs: { kind: ["stickers"], object: [], word: [], after: [], abilities: [], power: [], toughness: [] },
  example: ({ creatures }) =>
    ifThere(creatures.at(-1), (object) => ({ kind: "sticker", object, abilities: ["flying"] })),
  does: toObject(({ object, place, table }, event) => {
    const name = table.effectName({ kind: "event", object: object.id, event: "sticker" });
    object.stickers.push({ name, ...whatItDoes(table, event, place), timestamp: table.mint() });
    return undefined;
  }),
};

function whatItDoes(table: Table, event: StickerEvent, place: number): Pick<Sticker, "part" | "clauses"> {
  const { word, after, abilities, power, toughness } = event;
  if (word !== undefined) {
    const words = table.resolve().final[place]?.name?.split(" ") ?? [];
    return { part: { kind: "nameWord", word, after: after ?? words.length }, clauses: ["123.6", "123.6b", "123.6c"] };
  }
  if (abilities !== undefined) return { part: { kind: "gainAbilities", abilities }, clauses: ["123.7"] };
  const numbers = { ...(power === undefined ? {} : { power }), ...(toughness === undefined ? {} : { toughness }) };
  return { part: { kind: "setPowerToughness", ...numbers }, clauses: ["123.8"] };
}
