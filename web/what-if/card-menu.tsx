import { useEffect, useMemo, useRef } from "preact/hooks";
import type { PicturedObject } from "../../reports/picture/board/pictured.js";
import { goToAnswer } from "./asked-value.js";
import { ended } from "./board.js";
import { idsBroughtBy } from "./brought.js";
import { cardActions } from "./card-actions.js";
import { insertEvent } from "./edit.js";
import { eventWords } from "./event-words.js";
import { removeAt } from "./remove-event.js";
import type { WhatIf } from "./what-if.js";

interface CardMenuProps {
  readonly whatIf: WhatIf;
  readonly object: PicturedObject;
  /** With the focus back on the card. */
  readonly close: () => void;
  readonly hide: () => void;
  /** Asks what the event at a place of the timeline needs. */
  readonly ask: (place: number, isWhole?: boolean) => void;
}

interface MenuItem {
  readonly label: string;
  readonly act: () => void;
}

/** What can happen to a card, now at the end of all that has happened. */
export function CardMenu({ whatIf, object: { id, label }, close, hide, ask }: CardMenuProps) {
  const list = useRef<HTMLUListElement>(null);
  const items = useMemo(() => itemsFor(whatIf, id, ask), [whatIf.shape.value]);
  useEffect(() => {
    list.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
  }, []);
  const press = (event: KeyboardEvent): void => {
    const all = [...(list.current?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
    const at = all.findIndex((item) => item === document.activeElement);
    const to = placeAfter(event.key, at, all);
    if (event.key === "Escape") close();
    else if (event.key === "Tab") hide();
    else if (to !== undefined) all[to]?.focus();
    if (event.key === "Escape" || to !== undefined) event.preventDefault();
  };
  const leave = ({ relatedTarget }: FocusEvent): void => {
    if (!(relatedTarget instanceof Node) || list.current?.contains(relatedTarget) !== true) hide();
  };
  return (
    <ul class="card-menu" role="menu" aria-label={label} ref={list} onKeyDown={press} onFocusOut={leave}>
      {items.map(({ label, act }) => (
        <li role="none">
          <button
            type="button"
            role="menuitem"
            tabIndex={-1}
            onClick={() => {
              close();
              act();
            }}
          >
            {label}
          </button>
        </li>
      ))}
    </ul>
  );
}

/** By arrows, the ends, or the first letter of a word. */
function placeAfter(key: string, at: number, items: readonly HTMLElement[]): number | undefined {
  switch (key) {
    case "ArrowDown":
      return (at + 1) % items.length;
    case "ArrowUp":
      return (at - 1 + items.length) % items.length;
    case "Home":
      return 0;
    case "End":
      return items.length - 1;
    default: {
      if (key.length !== 1 || key === " ") return undefined;
      const places = items.flatMap(({ innerText }, place) =>
        innerText.toLowerCase().startsWith(key.toLowerCase()) ? [place] : [],
      );
      return places.find((place) => place > at) ?? places[0];
    }
  }
}

function itemsFor(whatIf: WhatIf, id: string, ask: CardMenuProps["ask"]): MenuItem[] {
  const shape = whatIf.shape.peek();
  if (shape === undefined) return [];
  const board = ended(shape);
  const end = board.timeline.length - 1;
  const came = board.timeline.findIndex((event) => idsBroughtBy(event).includes(id));
  const actions = cardActions(board, whatIf.corpus.cards, end, id).map(({ label, event }): MenuItem => ({
    label,
    act: () => {
      whatIf.edit((before) => insertEvent(before, end, event), `Added: ${eventWords(event, whatIf.narrator.peek())}.`);
      ask(end);
    },
  }));
  const why: MenuItem = { label: "Why it is so", act: () => goToAnswer(id) };
  if (came < 0) return [...actions, why];
  return [
    ...actions,
    why,
    { label: "Change how it came", act: () => ask(came, true) },
    { label: "Remove it from the board", act: () => removeAt(whatIf, came) },
  ];
}
