import type { Card, Made, Scenario, ScenarioEvent } from "../rules/formats.gen.js";
import { type Fault, faultAt } from "../faults/fault.js";
import { isEmblem, thingsMadeBy } from "../events/made.js";
import { quote } from "../faults/quote.js";
import { byCodeUnit } from "../rules/text-order.js";
import { PREDEFINED_TOKENS } from "../rules/predefined-tokens.js";
import { orderedText } from "../rules/ordered-text.js";
import { broughtBy } from "../events/brought.js";
import { flat } from "../events/together.js";
import { nameSlipsOfCard } from "../scenario/name-slips.js";
import { nearest } from "../faults/nearest.js";
import type { LintRule } from "./finding.js";
import { cardsUsedBy } from "../events/brought.js";
import { type Known, type KnownFile, type KnownScenario } from "./known.js";
import type { CardFile, ScenarioFile } from "./lint-file.js";
import { boardText } from "./board-text.js";
import { PRINTED_FACTS } from "./printed-facts.js";

/** Rules that compare a file with all the others. */

/** The files that a file repeats. Of two linted files only the one with the later path repeats the other. */
function earlier<T extends KnownFile>(file: { readonly path: string }, all: readonly T[]): T[] {
  return all.filter(({ path, isAsked }) => (isAsked ? path < file.path : path !== file.path));
}

function twins(a: Pick<Scenario, "id" | "twin">, b: KnownScenario): boolean {
  return a.twin === b.id || b.twin === a.id;
}

/** Two scenarios are each other's twins; a third that also differs in one thing may refer to one of the two. */
function twinFaults({ data: { id, twin } }: ScenarioFile, known: Known): Fault[] {
  if (twin === undefined) return [];
  const find = (wanted: string | undefined): KnownScenario | undefined =>
    known.scenarios.find((scenario) => scenario.id === wanted);
  const other = find(twin);
  if (other === undefined) {
    const meant = nearest(
      twin,
      known.scenarios.map((scenario) => scenario.id),
    );
    return [faultAt(["twin"], `its twin ${twin} is nowhere`, "the id of a scenario of the corpus", meant)];
  }
  if (other.twin === id || find(other.twin)?.twin === twin) return [];
  return [faultAt(["twin"], `its twin ${twin} is in no pair`, `"twin": "${id}" in ${other.file}`)];
}

function isMadeUpOrToken({ name, madeUp }: Card, events: readonly ScenarioEvent[]): boolean {
  const bringing = events.filter((event) => broughtBy(event).some(({ card }) => card === name));
  return madeUp === true || (bringing.length > 0 && bringing.every((event) => "token" in event && event.token));
}

/** A scenario's own cards are tokens, or made up to isolate a rule. Real cards have files of their own. */
function ownCardFaults({ data }: ScenarioFile, known: Known): Fault[] {
  const events = data.timeline.flatMap(flat);
  const used = cardsUsedBy(data);
  return (data.cards ?? []).flatMap((card, i) => {
    const at = ["cards", i];
    return [
      ...(used.has(card.name) ? [] : [faultAt(at, `its card ${card.name} is never used`, "an event that names it")]),
      ...(known.cards.has(card.name)
        ? [faultAt(at, `its card ${card.name} hides that of the corpus`, "a name of its own")]
        : []),
      ...(isMadeUpOrToken(card, events)
        ? []
        : [
            faultAt(at, `its card ${card.name} is neither made up nor a token`, '"madeUp": true, or a file of its own'),
          ]),
      ...(card.layout !== "meld" || card.meld !== undefined
        ? []
        : [
            faultAt(
              [...at, "layout"],
              `nothing says what ${card.name} melds with (CR 712.4)`,
              '"meld": the other card, and what they become',
            ),
          ]),
      ...PRINTED_FACTS.flatMap((rule) => rule.faults(card, at)),
    ];
  });
}

/** Rules for a scenario among the others. */
export const AMONG_SCENARIOS: readonly LintRule<ScenarioFile>[] = [
  {
    name: "own-cards",
    asks: "has cards of its own only for tokens and what is made up",
    fix: "keep real cards in corpus/cards, mark invented ones madeUp, let tokens enter with token",
    faults: ownCardFaults,
  },
  {
    name: "twin",
    asks: "has a twin that has it for its own, or is one of another pair",
    fix: "let the two scenarios name each other",
    faults: twinFaults,
  },
  {
    name: "id-unique",
    asks: "has an id of its own",
    fix: "choose another id; ids are never used again for something else",
    faults: (file, { scenarios }) =>
      earlier(file, scenarios)
        .filter(({ id }) => id === file.data.id)
        .map((other) =>
          faultAt(["id"], `the scenario in ${other.file} has the id ${other.id} as well`, "an id of its own"),
        ),
  },
  {
    name: "title-unique",
    asks: "has a title of its own",
    fix: "say in the title what differs",
    faults: (file, { scenarios }) =>
      earlier(file, scenarios)
        .filter(({ title }) => title.toLowerCase() === file.data.title.toLowerCase())
        .map((other) => faultAt(["title"], `${other.id} has this title as well`, "a title of its own")),
  },
  {
    name: "board-unique",
    asks: "has a board of its own",
    fix: "add what you want to check to the other scenario; or, if the two differ in one thing, let them be twins",
    faults: (file, { scenarios }) => {
      const board = boardText(file.data);
      const same = ({ id, file: other }: KnownScenario): string =>
        `${id} is about the same board, up to names (${other})`;
      return earlier(file, scenarios)
        .filter((other) => other.board === board && !twins(file.data, other))
        .map((other) => faultAt(["timeline"], same(other), "a board of its own"));
    },
  },
];

/** Rules for a card among the others. */
export const AMONG_CARDS: readonly LintRule<CardFile>[] = [
  {
    name: "card-names",
    asks: "asks for no name that is that of a card, but for a letter",
    fix: "write the name as the card has it",
    faults: ({ data }, known) => nameSlipsOfCard(data, known.cards.values(), () => known.libraryNames()),
  },
  {
    name: "card-unique",
    asks: "has a name of its own",
    fix: "keep one file of the card",
    faults: (file, { cardFiles }) =>
      earlier(file, cardFiles)
        .filter(({ name }) => name === file.data.name)
        .map((other) => faultAt(["name"], `${other.file} has a card of this name as well`, "one file a card")),
  },
];

/** What two tokens or emblems have in common that are the same, whatever they and their abilities are called. */
function essenceOf({ types, subtypes, supertypes, colorIndicator, power, toughness, abilities }: Made): string {
  const sorted = [types, subtypes, supertypes, colorIndicator].map((words: readonly string[] = []) =>
    words.toSorted(byCodeUnit),
  );
  return orderedText([...sorted, power, toughness, abilities ?? []], "id");
}

/** Tokens and emblems that a scenario writes out although a card makes them (one on that board, or of that name) or the rules define them. */
function writtenOutFaults({ data }: ScenarioFile, { cards }: Known): Fault[] {
  const events = data.timeline.flatMap(flat);
  const onBoard = cardsUsedBy(data);
  return (data.cards ?? []).flatMap((card, i) => {
    const enters = events.some(
      (event) =>
        event.kind === "enters" &&
        event.card === card.name &&
        event.madeBy === undefined &&
        event.copyOf === undefined &&
        (event.token === true || isEmblem(card)),
    );
    if (!enters) return [];
    const made = [...cards.values()].flatMap((maker) =>
      thingsMadeBy(maker).map((each) => ({ maker: maker.name, each })),
    );
    const same = made.filter(({ each }) => essenceOf(each) === essenceOf(card));
    const found = same.find(({ maker }) => onBoard.has(maker)) ?? same.find(({ each }) => each.name === card.name);
    if (found === undefined) {
      const defined = Object.values(PREDEFINED_TOKENS).find((each) => essenceOf(each) === essenceOf(card));
      if (defined === undefined) return [];
      const message = `${quote(card.name)} is written out, and the rules define it (CR 111.10)`;
      return [faultAt(["cards", i], message, `"card": "${defined.name}" in its event`)];
    }
    const message = `${quote(card.name)} is written out, and ${quote(found.maker)} makes it`;
    return [faultAt(["cards", i], message, `"card": "${found.each.name}", "madeBy": "${found.maker}" in its event`)];
  });
}

/** What is no fault, and could be said better. */
export const SCENARIO_HINTS: readonly LintRule<ScenarioFile>[] = [
  {
    name: "made-by-a-card",
    asks: "takes tokens and emblems from the cards that make them, or from the rules",
    fix: "say which card makes it, or call it as the rules do, and leave it out of the scenario's own cards",
    faults: writtenOutFaults,
  },
];

/** An unused card does no harm, but its scenario was probably forgotten. */
export const CARD_HINTS: readonly LintRule<CardFile>[] = [
  {
    name: "card-used",
    asks: "is used by a scenario",
    fix: "write the scenario that the card was added for",
    faults: ({ data: { name } }, { scenarios, unread }) =>
      scenarios.some(({ cards }) => cards.has(name)) || unread.some((text) => text.includes(JSON.stringify(name)))
        ? []
        : [faultAt(["name"], `no scenario plays ${name}`, "one or more")],
  },
];
