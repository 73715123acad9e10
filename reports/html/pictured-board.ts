import type { ResolvedObject, Resolution, ScenarioEvent, Zone } from "../../src/rules/formats.gen.js";
import type { Narrator } from "../../src/explain/narrator.js";
import { own } from "../../src/rules/own.js";
import { byCodeUnit } from "../../src/rules/text-order.js";
import type { PicturedBoard, PicturedObject } from "../picture/board/pictured.js";
import type { AbilityText } from "./ability-index.js";
import { type BoardGroup, boardGroups, type BoardObject } from "./board-groups.js";
import { playerFacts } from "./player-facts.js";

/** A board as it is: what every object has become by its effects. */
export interface FinalBoard {
  readonly board: PicturedBoard;
  /** What lies in other zones. */
  readonly elsewhere: readonly { readonly player: string; readonly zone: Zone; readonly names: readonly string[] }[];
}

export interface FinalBoardOf {
  readonly resolution: Resolution;
  /** In turn order. */
  readonly players: readonly string[];
  readonly timeline: readonly ScenarioEvent[];
  readonly abilityText: AbilityText;
  readonly narrator: Narrator;
}

export function finalBoard({ resolution, players, timeline, abilityText, narrator }: FinalBoardOf): FinalBoard {
  const groups = boardGroups(resolution, players, timeline);
  const there = groups.filter(({ zone }) => zone === "battlefield");
  const changed = withChangedAbilities(resolution);
  const seat = (player: string): string => [player, ...playerFacts(own(resolution.players, player))].join(" · ");
  return {
    board: {
      players: there.map(({ player }) => seat(player)),
      objects: there.flatMap(({ player, objects }) =>
        objects.map((object) => pictured(object, seat(player), abilityText, changed.has(object.id), narrator)),
      ),
    },
    elsewhere: groups
      .filter((group) => group.zone !== "battlefield" && group.objects.length > 0)
      .map(({ player, zone, objects }: BoardGroup) => ({ player, zone, names: objects.map(shownName) })),
  };
}

function shownName({ id, object: { name } }: BoardObject): string {
  return name === null || name === id ? id : `${name} (${id})`;
}

/** That these have no ability is worth a word. */
function withChangedAbilities({ trace }: Resolution): ReadonlySet<string> {
  const changes = trace.flatMap((step) => (step.kind === "applied" ? step.changes : []));
  return new Set(changes.flatMap(({ object, characteristic }) => (characteristic === "abilities" ? [object] : [])));
}

const FRAMES = { white: "W", blue: "U", black: "B", red: "R", green: "G" } as const;

function pictured(
  { id, object, hasChangedWords }: BoardObject,
  player: string,
  abilityText: AbilityText,
  hasLost: boolean,
  narrator: Narrator,
): PicturedObject {
  const { name, manaCost, colors, types, power, toughness, counters, attachedTo, tapped, faceDown } = object;
  const piles = Object.entries(counters).toSorted(([a], [b]) => byCodeUnit(a, b));
  const notes = [
    ...(name === null || name === id ? [] : [`“${id}”`]),
    ...abilityNotes(id, object, abilityText, hasLost, hasChangedWords),
    ...stateNotes(object),
  ];
  return {
    id,
    label: name ?? id,
    player,
    frame: colors.length > 0 ? colors.map((color) => FRAMES[color]) : types.includes("Land") ? ["land"] : ["C"],
    ...(manaCost === null ? {} : { manaCost }),
    ...(types.length === 0 ? {} : { line: narrator.typeLine(id, object) }),
    ...(power === null || toughness === null ? {} : { size: `${power}/${toughness}` }),
    ...(piles.length === 0 ? {} : { counters: piles.map(([kind, count]) => ({ kind, count })) }),
    ...(attachedTo === null ? {} : { attachedTo }),
    ...(tapped ? { tapped } : {}),
    ...(faceDown ? { faceDown } : {}),
    ...(notes.length === 0 ? {} : { notes }),
  };
}

/** So many characters of an ability are drawn; the whole stands below, in words. */
const LONGEST = 60;

/** Keywords in one line, other abilities as they begin. */
function abilityNotes(
  id: string,
  { name, abilities }: ResolvedObject,
  textOf: AbilityText,
  hasLost: boolean,
  hasChangedWords: boolean,
): string[] {
  if (abilities.length === 0) return hasLost ? ["no abilities"] : [];
  const written = abilities.map((ability) => ({ ability, text: textOf(id, name, ability) }));
  const plain = written.filter(({ text }) => text === undefined).map(({ ability }) => ability);
  const texts = written.flatMap(({ ability, text }) =>
    text === undefined ? [] : [hasChangedWords ? `${ability}, in changed words` : text],
  );
  return [...(plain.length === 0 ? [] : [plain.join(", ")]), ...texts.map(beginning)];
}

function beginning(text: string): string {
  if (text.length <= LONGEST) return text;
  return `${text.slice(0, text.lastIndexOf(" ", LONGEST))} …`;
}

function stateNotes({ loyalty, defense, damage = 0 }: ResolvedObject): string[] {
  return [
    ...(loyalty === null ? [] : [`loyalty ${loyalty}`]),
    ...(defense === null ? [] : [`defense ${defense}`]),
    ...(damage === 0 ? [] : [`damage ${damage}`]),
  ];
}
