import type { ExportedValue, Scenario } from "../../rules/formats.gen.js";
import { describeValue } from "../../explain/value.js";
import { FORGE_ZONES, type PlacedCard, type PlacedPlayer, type Position } from "./position.js";

/** A puzzle file: the position, and as comments what must then be visible. A card that others refer to has a number. */
export function puzzleText(
  scenario: Scenario,
  check: string,
  position: Position,
  values: readonly ExportedValue[],
): string {
  const numbers = numbered(position);
  const lines = [
    "[metadata]",
    `Name:${oneLine(scenario.title)}`,
    "Goal:Win",
    "Turns:1",
    "Difficulty:Easy",
    `Description:${oneLine(scenario.question ?? scenario.title)}`,
    "[state]",
    `# cr613 ${scenario.id}, check ${check}`,
    `# clauses ${scenario.cites.map(({ clause }) => clause).join(", ")}`,
    ...(scenario.level === "interpretation"
      ? ["# The rules can be read in more than one way; expected is what the recommended reading gives."]
      : []),
    ...position.players.map(({ name }, seat) => `# ${seatWord(seat)} is ${oneLine(name)}`),
    "# expected, once state-based actions have been performed:",
    ...values.map(({ subject, characteristic, expected }) => {
      return `#   ${oneLine(`${subject}: ${characteristic} ${describeValue(expected)}`)}`;
    }),
    "turn=1",
    `activeplayer=${seatWord(position.players.findIndex(({ name }) => name === position.active))}`,
    "activephase=MAIN1",
    "removesummoningsickness=true",
    ...position.players.flatMap((player, seat) => playerLines(player, seatWord(seat), numbers)),
  ];
  return `${lines.join("\n")}\n`;
}

function seatWord(seat: number): "human" | "ai" {
  return seat === 0 ? "human" : "ai";
}

function playerLines(player: PlacedPlayer, seat: string, numbers: ReadonlyMap<string, number>): string[] {
  const zones = FORGE_ZONES.flatMap((zone) => {
    const cards = player.cards.filter((card) => card.zone === zone);
    return cards.length === 0 ? [] : [`${seat}${zone}=${cards.map((card) => cardText(card, numbers)).join(";")}`];
  });
  return [`${seat}life=${player.life}`, ...zones];
}

function cardText(card: PlacedCard, numbers: ReadonlyMap<string, number>): string {
  const own = numbers.get(card.id);
  const host = card.attachedTo === undefined ? undefined : numbers.get(card.attachedTo);
  const { color, creatureType, cardName } = card.chosen;
  const attributes = [
    ...(card.tapped ? ["Tapped"] : []),
    ...(card.isQuiet && card.zone === "battlefield" ? ["NoETBTrigs"] : []),
    ...(card.side === "front" ? [] : [card.side]),
    ...(card.faceDown === undefined ? [] : [FACE_DOWN[String(card.faceDown)] ?? "FaceDown"]),
    ...(card.counters.length === 0
      ? []
      : [`Counters:${card.counters.map(({ forge, count }) => `${forge}=${count}`).join(",")}`]),
    ...(card.damage === 0 ? [] : [`Damage:${card.damage}`]),
    ...(color === undefined ? [] : [`ChosenColor:${color}`]),
    ...(creatureType === undefined ? [] : [`ChosenType:${creatureType}`]),
    ...(cardName === undefined ? [] : [`NamedCard:${cardName}`]),
    ...(own === undefined ? [] : [`Id:${own}`]),
    ...(host === undefined ? [] : [`AttachedTo:${host}`]),
  ];
  return [card.card, ...attributes].join("|");
}

const FACE_DOWN: Readonly<Record<string, string>> = { manifest: "FaceDown:Manifested", cloak: "FaceDown:Cloaked" };

/** A number for each object with something attached to it. */
function numbered({ players }: Position): Map<string, number> {
  const cards = players.flatMap((player) => player.cards);
  const hosts = new Set(cards.flatMap(({ attachedTo }) => attachedTo ?? []));
  return new Map(cards.filter(({ id }) => hosts.has(id)).map(({ id }, n) => [id, n + 1]));
}

/** A text of the scenario on one line. */
function oneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}
