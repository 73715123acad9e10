import type { Card, KeyPrompt, ScenarioEvent } from "../rules/formats.gen.js";
import { cardsOf } from "../verifier/request.js";
import { meantEvents } from "../explain/told-events.js";
import { flat } from "../events/together.js";
import { happened } from "../rules/events-before.js";
import { eventPhrase } from "../wording/events.js";
import { messageAbout } from "../wording/known-message.js";
import { playerWords } from "../wording/moments.js";
import type { ObjectNames } from "../wording/object-names.js";
import { say } from "../wording/phrase.js";
import type { Speaker } from "../wording/speaker.js";
import { boardPicture } from "./board.js";
import { chosenOrderPhrase, chosenOrders } from "./chosen-order.js";
import { cardSheets } from "./card-sheet.js";
import type { Item } from "./item.js";

/** What the reader gets before the question: the events up to the check, and nothing of their consequences. */
export function promptOf(
  item: Item,
  cards: ReadonlyMap<string, Card>,
  names: ObjectNames,
  speaker: Speaker,
): KeyPrompt {
  const { entry, board, question, reading } = item;
  const { scenario } = entry;
  const events = happened(item.check.id, scenario.timeline);
  const known = cardsOf({ ...scenario, timeline: [...events] }, cards);
  const active = board.players[board.activePlayer]?.name ?? "";
  const read = reading === undefined ? undefined : messageAbout("read", reading);
  return {
    players: scenario.players.map((player) => speaker.text(playerWords(player, names.facts))),
    cards: known.flatMap((card) => cardSheets(card, speaker, isTokenAlone(card, events))),
    events: meantEvents(events, names, { all: scenario.timeline, resolution: item.resolution }).map(
      ({ event, backs }, n) => {
        const told = events[n];
        const place = told === undefined ? 0 : scenario.timeline.indexOf(told) + 1;
        const orders = chosenOrders(board, place, item.ruleset).map((order) => chosenOrderPhrase(order, names));
        return [eventPhrase(event, names.withBacks(backs)), ...orders].map((each) => speaker.sentence(each)).join(" ");
      },
    ),
    moment: speaker.sentence(say("moment-asked", { player: active })),
    ...(read === undefined ? {} : { reading: speaker.sentence(say(read)) }),
    board: boardPicture(board, {
      names,
      speaker,
      events,
      cards: new Map(known.map((card) => [card.name, card])),
      asked: question.kind === "object" ? question : undefined,
      hidesTimestamps: turnsOnTimestamps(item),
    }),
  };
}

/** Whether nothing but a token is made of what the scenario has as a card. */
function isTokenAlone({ name, types }: Card, events: readonly ScenarioEvent[]): boolean {
  const entering = events
    .flatMap(flat)
    .flatMap((event) => (event.kind === "enters" && event.card === name && event.copyOf === undefined ? [event] : []));
  const areMade = entering.every(({ token, madeBy }) => token === true || madeBy !== undefined);
  return entering.length > 0 && areMade && types.length > 0; // an emblem has no types
}

/** Whether the order of timestamps is half the answer: where they come from and what renews them (CR 613.7c-n), or in which order effects apply. */
function turnsOnTimestamps({ question, knowledge }: Item): boolean {
  return question.kind === "order" || knowledge.clauses.some((clause) => /^613\.7[ce-n]$/.test(clause));
}
