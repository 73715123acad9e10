import { type PageWords, pageWords } from "./spoken.js";
import { abilityCalled, cardCalled, counterCalled, objectCalled } from "./called.js";
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
  readonly words?: PageWords;
  readonly resolution: Resolution;
  /** In turn order. */
  readonly players: readonly string[];
  readonly timeline: readonly ScenarioEvent[];
  readonly abilityText: AbilityText;
  readonly narrator: Narrator;
}

export function finalBoard({
  resolution,
  players,
  timeline,
  abilityText,
  narrator,
  words = pageWords("en"),
}: FinalBoardOf): FinalBoard {
  const groups = boardGroups(resolution, players, timeline);
  const there = groups.filter(({ zone }) => zone === "battlefield");
  const changed = withChangedAbilities(resolution);
  const seat = (player: string): string => [player, ...playerFacts(own(resolution.players, player), words)].join(" · ");
  return {
    board: {
      players: there.map(({ player }) => seat(player)),
      objects: there.flatMap(({ player, objects }) =>
        objects.map((object) =>
          pictured(object, seat(player), abilityText, changed.has(object.id), { narrator, words }),
        ),
      ),
    },
    elsewhere: groups
      .filter((group) => group.zone !== "battlefield" && group.objects.length > 0)
      .map(({ player, zone, objects }: BoardGroup) => ({
        player,
        zone,
        names: objects.map((object) => shownName(object, narrator)),
      })),
  };
}

function shownName({ id, object: { name } }: BoardObject, narrator: Narrator): string {
  const [called, card] = [objectCalled(id, narrator), cardCalled(name, narrator)];
  return card === undefined || card === called ? called : `${card} (${called})`;
}

/** That these have no ability is worth a word. */
function withChangedAbilities({ trace }: Resolution): ReadonlySet<string> {
  const changes = trace.flatMap((step) => (step.kind === "applied" ? step.changes : []));
  return new Set(changes.flatMap(({ object, characteristic }) => (characteristic === "abilities" ? [object] : [])));
}

/** Who tells it, and what stands on the page. */
interface Told {
  readonly narrator: Narrator;
  readonly words: PageWords;
}

const FRAMES = { white: "W", blue: "U", black: "B", red: "R", green: "G" } as const;

function pictured(
  { id, object, hasChangedWords }: BoardObject,
  player: string,
  abilityText: AbilityText,
  hasLost: boolean,
  told: Told,
): PicturedObject {
  const { narrator, words } = told;
  const { name, manaCost, colors, types, power, toughness, counters, attachedTo, tapped, faceDown } = object;
  const [called, card] = [objectCalled(id, narrator), cardCalled(name, narrator)];
  const piles = Object.entries(counters).toSorted(([a], [b]) => byCodeUnit(a, b));
  const notes = [
    ...(card === undefined || card === called ? [] : [words.text("report-named", { name: called })]),
    ...abilityNotes(id, object, abilityText, { hasLost, hasChangedWords, ...told }),
    ...stateNotes(object, words),
  ];
  return {
    id,
    label: card ?? called,
    player,
    frame: colors.length > 0 ? colors.map((color) => FRAMES[color]) : types.includes("Land") ? ["land"] : ["C"],
    ...(manaCost === null ? {} : { manaCost }),
    ...(types.length === 0 ? {} : { line: narrator.typeLine(id, object) }),
    ...(power === null || toughness === null ? {} : { size: `${power}/${toughness}` }),
    ...(piles.length === 0
      ? {}
      : { counters: piles.map(([kind, count]) => ({ kind: counterCalled(kind, narrator), count })) }),
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
  { hasLost, hasChangedWords, narrator, words }: Told & Readonly<Record<"hasLost" | "hasChangedWords", boolean>>,
): string[] {
  if (abilities.length === 0) return hasLost ? [words.text("report-no-abilities")] : [];
  const written = abilities.map((ability) => ({ ability, text: textOf(id, name, ability) }));
  const plain = written
    .filter(({ text }) => text === undefined)
    .map(({ ability }) => abilityCalled(ability, id, narrator));
  const texts = written.flatMap(({ ability, text }) =>
    text === undefined
      ? []
      : [
          hasChangedWords
            ? words.text("report-changed-words", { ability: abilityCalled(ability, id, narrator) })
            : text,
        ],
  );
  return [...(plain.length === 0 ? [] : [plain.join(", ")]), ...texts.map(beginning)];
}

function beginning(text: string): string {
  if (text.length <= LONGEST) return text;
  return `${text.slice(0, text.lastIndexOf(" ", LONGEST))} …`;
}

function stateNotes({ loyalty, defense, damage = 0 }: ResolvedObject, words: PageWords): string[] {
  return [
    ...(loyalty === null ? [] : [words.text("report-loyalty", { count: loyalty })]),
    ...(defense === null ? [] : [words.text("report-defense", { count: defense })]),
    ...(damage === 0 ? [] : [words.text("report-damage", { count: damage })]),
  ];
}
