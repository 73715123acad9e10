import type { Attachment, Board, BoardObject } from "../rules/board.js";
import type { ScenarioEvent } from "../rules/formats.gen.js";
import { flat } from "../events/together.js";
import { abilityInside } from "../wording/abilities.js";
import { namesOf, type ObjectNames } from "../wording/object-names.js";
import { type Phrase, say, seriesOf, type Word } from "../wording/phrase.js";
import { namePhrase } from "../wording/values.js";

/** How a permanent stands there besides what a table shows in columns: its level, what it attacks or blocks, its stickers. */
export function statePhrases(
  { id, level, attacks, blocks = [], designations }: BoardObject,
  board: Board,
  events: readonly ScenarioEvent[],
  names: ObjectNames,
): readonly Phrase[] {
  const blocked = blocks.flatMap((place) => board.objects[place]?.id ?? []);
  return [
    ...(level > 1 ? [say("board-level", { level })] : []),
    ...(attacks === undefined ? [] : [say("board-attacking", { whom: attackedName(attacks, board, names) })]),
    ...(attacks === undefined && designations.has("attacking") ? [say("board-attacking-somebody")] : []),
    ...(blocked.length === 0 ? [] : [say("board-blocking", { what: namesOf(blocked, names) })]),
    ...stickersOn(id, events).map((what) => say("board-sticker", { what })),
  ];
}

function attackedName(attacked: Attachment, { objects, players }: Board, names: ObjectNames): Word {
  return attacked.kind === "player"
    ? (players[attacked.player]?.name ?? "")
    : names.object(objects[attacked.object]?.id ?? "");
}

/** They stay where an object goes from public zone to public zone (CR 123.5). */
function stickersOn(id: string, events: readonly ScenarioEvent[]): readonly Word[] {
  let on: Word[] = [];
  for (const event of events.flatMap(flat)) {
    if (event.kind === "moves" && event.object === id && HIDDEN.has(event.to)) on = [];
    if (event.kind !== "sticker" || event.object !== id) continue;
    const { word, abilities, power = 0, toughness = 0 } = event;
    if (word !== undefined) on.push(namePhrase(word));
    else
      on.push(
        abilities === undefined ? `${power}/${toughness}` : seriesOf(abilities, (one) => abilityInside(one), "and"),
      );
  }
  return on;
}

const HIDDEN: ReadonlySet<string> = new Set(["hand", "library"]);
