import { type PageWords, pageWords } from "./spoken.js";
import { abilityCalled, cardCalled, counterCalled, objectCalled } from "./called.js";
import type { CheckedValue, ResolvedObject, Resolution, ScenarioEvent, Zone } from "../../src/rules/formats.gen.js";
import type { Narrator } from "../../src/explain/narrator.js";
import { readValue } from "../../src/names/read-value.js";
import { groupBy } from "../../src/rules/group.js";
import { own } from "../../src/rules/own.js";
import { colorsInLine } from "../../src/rules/print-order.js";
import { byCodeUnit } from "../../src/rules/text-order.js";
import type { PicturedBoard, PicturedObject } from "../picture/board/pictured.js";
import type { AbilityText } from "./ability-index.js";
import { type BoardGroup, boardGroups, type BoardObject } from "./board-groups.js";
import { playerFacts } from "./player-facts.js";
import { characteristicWords, describedValue, valueWords } from "./words.js";

/** A board as it is: what every object has become by its effects. */
export interface FinalBoard {
  readonly board: PicturedBoard;
  /** What lies in other zones and is not drawn. */
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
  /** The values that are asked: what they are of is drawn in whatever zone, with those that no card shows. */
  readonly asked?: readonly CheckedValue[];
}

export function finalBoard({
  resolution,
  players,
  timeline,
  abilityText,
  narrator,
  asked = [],
  words = pageWords("en"),
}: FinalBoardOf): FinalBoard {
  const groups = boardGroups(resolution, players, timeline);
  const changed = withChangedAbilities(resolution);
  const ofCards = asked.filter(
    ({ characteristic }) => !/^(?:exists|zone|afterStateBasedActions)\b/.test(characteristic),
  );
  const isAsked = ({ id }: BoardObject): boolean => ofCards.some(({ subject }) => subject === id);
  const seatOf = ({ player, zone }: BoardGroup): string =>
    zone === "battlefield"
      ? [player, ...playerFacts(own(resolution.players, player), words, "with life")].join(" · ")
      : zoneTitle(player, zone, words);
  const drawn = groups
    .map((group) => (group.zone === "battlefield" ? group : { ...group, objects: group.objects.filter(isAsked) }))
    .filter(({ zone, objects }) => zone === "battlefield" || objects.length > 0);
  return {
    board: {
      players: drawn.map(seatOf),
      objects: drawn.flatMap((group) =>
        group.objects.map((object) => {
          const values = ofCards.filter(({ subject }) => subject === object.id);
          const told = { narrator, words, abilityText };
          return pictured(object, { seat: seatOf(group), values, hasLost: changed.has(object.id) }, told);
        }),
      ),
    },
    elsewhere: groups
      .filter(({ zone }) => zone !== "battlefield")
      .map(({ player, zone, objects }) => ({
        player,
        zone,
        names: objects.filter((object) => !isAsked(object)).map((object) => shownName(object, narrator)),
      }))
      .filter(({ names }) => names.length > 0),
  };
}

/** "Ann controls", "Ann, graveyard". */
export function zoneTitle(player: string, zone: Zone, words: PageWords): string {
  return zone === "battlefield"
    ? words.text("report-controls", { player })
    : words.text(`report-zone-${zone}`, { player });
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
  readonly abilityText: AbilityText;
}

interface Place {
  readonly seat: string;
  /** The values of it that are asked. */
  readonly values: readonly CheckedValue[];
  /** Whether an effect has changed what abilities it has. */
  readonly hasLost: boolean;
}

const FRAMES = { white: "W", blue: "U", black: "B", red: "R", green: "G" } as const;

function pictured(shown: BoardObject, { seat, values, hasLost }: Place, told: Told): PicturedObject {
  const { id, object } = shown;
  const { narrator, words } = told;
  const { name, manaCost, colors, types, power, toughness, counters, attachedTo, tapped, faceDown, token } = object;
  const [called, card] = [objectCalled(id, narrator), cardCalled(name, narrator)];
  const piles = Object.entries(counters).toSorted(([a], [b]) => byCodeUnit(a, b));
  const notes = [
    ...(card === undefined || card === called ? [] : [words.text("report-named", { name: called })]),
    ...abilityNotes(shown, hasLost, told),
    ...stateNotes(object, words),
    ...askedNotes(values, told),
  ];
  return {
    id,
    label: card ?? called,
    player: seat,
    frame:
      colors.length > 0
        ? colorsInLine(colors).map((color) => FRAMES[color])
        : types.includes("Land")
          ? ["land"]
          : ["C"],
    ...(manaCost === null ? {} : { manaCost }),
    ...(types.length === 0 ? {} : { line: narrator.typeLine(id, object) }),
    ...(power === null || toughness === null ? {} : { size: `${power}/${toughness}` }),
    ...(piles.length === 0
      ? {}
      : { counters: piles.map(([kind, count]) => ({ kind: counterCalled(kind, narrator), count })) }),
    ...(attachedTo === null ? {} : { attachedTo }),
    ...(tapped ? { tapped } : {}),
    ...(faceDown ? { faceDown } : {}),
    ...(token === true ? { token } : {}),
    ...(notes.length === 0 ? {} : { notes }),
  };
}

/** So many characters of an ability are drawn; the whole stands below, in words. */
const LONGEST = 150;

/** Keywords in one line, other abilities as they begin. */
function abilityNotes(
  { id, object: { name, abilities }, hasChangedWords, edited }: BoardObject,
  hasLost: boolean,
  { narrator, words, abilityText }: Told,
): string[] {
  if (abilities.length === 0) return hasLost ? [words.text("report-no-abilities")] : [];
  const written = abilityText
    .inOrder(id, name, abilities)
    .map((ability) => ({ ability, text: abilityText(id, name, ability, edited.get(ability)) }));
  const plain = written
    .filter(({ text }) => text === undefined)
    .map(({ ability }) => abilityCalled(ability, id, narrator));
  const texts = written.flatMap(({ ability, text }) =>
    text === undefined
      ? []
      : [
          hasChangedWords && edited.size === 0
            ? words.text("report-changed-words", { ability: abilityCalled(ability, id, narrator) })
            : text,
        ],
  );
  const times = groupBy(plain, (each) => each);
  const row = [...times].map(([each, { length }]) => (length === 1 ? each : `${each} × ${length}`));
  return [...(row.length === 0 ? [] : [row.join(", ")]), ...texts.map(beginning)];
}

function beginning(text: string): string {
  if (text.length <= LONGEST) return text;
  return `${text.slice(0, text.lastIndexOf(" ", LONGEST))}\u00a0…`;
}

function stateNotes(
  { loyalty, defense, damage = 0, owner, controller, zone }: ResolvedObject,
  words: PageWords,
): string[] {
  return [
    ...(owner === controller || zone !== "battlefield" ? [] : [words.text("report-owned-by", { player: owner })]),
    ...(loyalty === null ? [] : [words.text("report-loyalty", { count: loyalty })]),
    ...(defense === null ? [] : [words.text("report-defense", { count: defense })]),
    ...(damage === 0 ? [] : [words.text("report-damage", { count: damage })]),
  ];
}

/** What is asked and no card shows: costs, a mana value, values before the last layers. */
function askedNotes(values: readonly CheckedValue[], { narrator, words }: Told): string[] {
  return values.flatMap(({ subject, characteristic, actual }) => {
    if (!isUnseen(characteristic)) return [];
    const teller = { narrator, subject };
    return words.text("report-value", {
      what: characteristicWords(characteristic, teller, words),
      value: describedValue(valueWords(characteristic, actual, teller, words), words),
    });
  });
}

const COSTS: ReadonlySet<string> = new Set(["cost", "alsoPaid", "abilityCost", "abilityAlsoPaid"]);

function isUnseen(characteristic: string): boolean {
  const value = readValue(characteristic);
  return COSTS.has(value.kind) || (value.kind === "characteristic" && value.name === "manaValue");
}
