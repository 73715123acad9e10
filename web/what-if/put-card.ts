import type { Picked } from "../board/bench.js";
import type { Scenario, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { refusalWords } from "../../src/library/refusal.js";
import { drawCard } from "../library.js";
import { loadedLibrary } from "../library-shelf.js";
import { comingOf } from "./added-card.js";
import { ended } from "./board.js";
import { playerNames } from "./brought.js";
import { insertEvent } from "./edit.js";
import { eventWords } from "./event-words.js";
import type { WhatIf } from "./what-if.js";

/** Puts a card on a board at the end of what has happened. Returns its place in the timeline, or says why it can't. */
export function putCard(whatIf: WhatIf, { card: name, player }: Picked): number | undefined {
  whatIf.readNow();
  const shape = whatIf.shape.peek();
  if (shape === undefined || !whatIf.isShapeCurrent.peek()) {
    whatIf.said.value = `${name} can not be added: the text of the board can not be read.`;
    return undefined;
  }
  const board = ended(shape);
  const own = board.cards?.find((card) => card.name === name);
  const card = own ?? drawCard(whatIf.corpus, name);
  const players = playerNames(board);
  const controller = players.find((each) => each === player) ?? players[0];
  if (card === undefined || controller === undefined) {
    const found = loadedLibrary.peek()?.find(name);
    whatIf.said.value = `${name} can not be played here${found === undefined ? "" : `: ${refusalWords(found)}`}.`;
    return undefined;
  }
  const place = board.timeline.length - 1;
  const events = comingOf(card, controller, { board, place, cards: whatIf.corpus.cards });
  const words = events.map((event) => `${eventWords(event, whatIf.narrator.peek())}.`).join(" ");
  const put = (before: Scenario, event: ScenarioEvent, n: number): Scenario => insertEvent(before, place + n, event);
  whatIf.edit((before) => events.reduce(put, before), `Added: ${words}`);
  return place;
}
