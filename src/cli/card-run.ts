import { describeAbility } from "../explain/ability.js";
import { wrap } from "../explain/wrap.js";
import { abilityOf, label } from "../rules/ability.js";
import type { Card, Face } from "../rules/formats.gen.js";
import { nearest } from "../scenario/nearest.js";
import { quote, visible } from "../scenario/quote.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { cardsFor } from "./one-scenario.js";
import { problemText } from "./problem-text.js";
import { complain, pageWidth, type Painter, painterFor, print, tell } from "./terminal.js";

export interface CardOptions {
  readonly cards?: readonly string[];
  readonly json?: true;
}

/** `cr613 card`: a card as the corpus knows it. */
export function runCard(name: string, options: CardOptions): ExitCode {
  const loaded = cardsFor(options.cards ?? []);
  if (!loaded.ok) {
    complain(loaded.message);
    return EXIT.broken;
  }
  const { cards, brokenCards } = loaded.value;
  const card = cards.get(name) ?? sameButForCase(name, cards);
  if (card === undefined) {
    const problem = brokenCards.get(name);
    if (problem !== undefined) tell(problemText(problem, painterFor(process.stderr), pageWidth(process.stderr)));
    const meant = nearest(name, [...cards.keys(), ...brokenCards.keys()]);
    const question = meant === undefined ? "" : ` Did you mean ${JSON.stringify(meant)}?`;
    complain(
      problem === undefined ? `there is no card ${quote(name)}.${question}` : `the card ${quote(name)} is broken`,
    );
    return EXIT.broken;
  }
  print(
    options.json
      ? JSON.stringify(card, null, 2)
      : cardText(card, painterFor(process.stdout), pageWidth(process.stdout)),
  );
  return EXIT.ok;
}

function sameButForCase(name: string, cards: ReadonlyMap<string, Card>): Card | undefined {
  const low = name.toLowerCase();
  return [...cards.values()].find((card) => card.name.toLowerCase() === low);
}

/** What the second face of a card is. */
const SECOND_FACE: Readonly<Record<NonNullable<Card["layout"]>, string>> = {
  normal: "back face",
  transform: "back face",
  modal: "back face",
  flip: "flipped",
  split: "right half",
  room: "right half",
  adventure: "inset",
  meld: "combined face",
};

function cardText(card: Card, paint: Painter, width: number): string {
  const others = Object.entries(card.names ?? {}).map(([language, name]) => `${language}: ${name}`);
  const text = faceText(card, paint, width);
  const more = others.length === 0 ? "" : `\n${visible(others.join(", "))}`;
  const { prototype } = card;
  const inset =
    prototype === undefined
      ? ""
      : `\n\nprototype:\n${prototype.manaCost ?? "no mana cost"}  ${prototype.power}/${prototype.toughness}`;
  return card.back === undefined
    ? text + inset + more
    : `${text}\n\n${SECOND_FACE[card.layout ?? "normal"]}:\n${faceText(card.back, paint, width)}${more}`;
}

function faceText(face: Face, paint: Painter, width: number): string {
  const {
    name,
    manaCost,
    colorIndicator,
    supertypes = [],
    types,
    subtypes = [],
    abilities = [],
    loyalty,
    defense,
  } = face;
  const typeLine = [...supertypes, ...types].join(" ") + (subtypes.length === 0 ? "" : ` — ${subtypes.join(" ")}`);
  const numbers = [
    face.power === undefined && face.toughness === undefined ? [] : [`${face.power ?? "—"}/${face.toughness ?? "—"}`],
    loyalty === undefined ? [] : [`loyalty ${loyalty}`],
    defense === undefined ? [] : [`defense ${defense}`],
    colorIndicator === undefined ? [] : [`color indicator: ${colorIndicator.join(", ")}`],
  ].flat();
  return [
    `${paint("bold", visible(name))}${typeof manaCost === "string" ? `  ${manaCost}` : ""}`,
    typeLine,
    ...(numbers.length === 0 ? [] : [numbers.join(", ")]),
    ...abilities.map((entry) => {
      const id = label(abilityOf(entry));
      const words = describeAbility(entry, face);
      const tag = words.toLowerCase().startsWith(id.toLowerCase()) ? "" : `[${id}] `;
      return wrap(visible(tag + words), { width, first: "  ", rest: "    " });
    }),
  ].join("\n");
}
