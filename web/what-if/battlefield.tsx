import { useId, useMemo, useRef, useState } from "preact/hooks";
import { abilityTexts } from "../../reports/html/ability-index.js";
import { finalBoard, zoneTitle } from "../../reports/html/pictured-board.js";
import { pageWords } from "../../reports/html/spoken.js";
import { loneCard, playersOf } from "../../reports/picture/board/board-layout.js";
import { boardWords } from "../../reports/picture/board/board-words.js";
import { CardPicture } from "../../reports/picture/board/card-picture.js";
import type { PicturedBoard, PicturedObject } from "../../reports/picture/board/pictured.js";
import { tenth } from "../../reports/picture/tenth.js";
import type { Narrator } from "../../src/explain/narrator.js";
import { playerNames } from "./brought.js";
import { cardsOf } from "../../src/verifier/request.js";
import type { ObjectAspect } from "../../src/explain/why/question.js";
import { showWhy } from "./asked-value.js";
import { CardMenu } from "./card-menu.js";
import type { Picture } from "./outcome.js";
import type { WhatIf } from "./what-if.js";

interface BattlefieldProps {
  readonly whatIf: WhatIf;
  readonly picture: Picture;
  readonly narrator: Narrator;
  /** Asks what the event at a place of the timeline needs. */
  readonly ask: (place: number, isWhole?: boolean) => void;
}

const SCALE = 1.15;

/** The board at the end, each card drawn as on question sheets, with what can be done to it. */
export function Battlefield({ whatIf, picture, narrator, ask }: BattlefieldProps) {
  const words = pageWords("en");
  const resolution = picture.checks.at(-1)?.point?.resolution;
  const { board, cards } = { board: picture.board, cards: whatIf.corpus.cards };
  const drawn = useMemo(
    () =>
      resolution === undefined
        ? undefined
        : finalBoard({
            resolution,
            players: playerNames(board),
            timeline: board.timeline,
            abilityText: abilityTexts(cardsOf(board, cards), narrator),
            narrator,
            words,
          }),
    [picture, narrator],
  );
  if (drawn === undefined) return null;
  const told = new Map(boardWords(drawn.board, words).map(({ player, objects }) => [player, objects]));
  return (
    <div class="battlefield">
      {playersOf(drawn.board).map((player) => (
        <section aria-label={player}>
          <h3 class="seat-name">{player}</h3>
          <ul class="drawn-cards">
            {drawn.board.objects
              .filter((object) => object.player === player)
              .map((object, place) => (
                <DrawnCard
                  key={object.id}
                  whatIf={whatIf}
                  object={object}
                  board={drawn.board}
                  told={told.get(player)?.[place]?.join(", ") ?? object.label}
                  ask={ask}
                />
              ))}
          </ul>
        </section>
      ))}
      {drawn.elsewhere.map(({ player, zone, names }) => (
        <p class="elsewhere">
          <strong>{words.text("report-zone-title", { zone: zoneTitle(player, zone, words) })}</strong>{" "}
          {names.join(", ")}
        </p>
      ))}
    </div>
  );
}

interface DrawnCardProps {
  readonly whatIf: WhatIf;
  readonly object: PicturedObject;
  readonly board: PicturedBoard;
  readonly told: string;
  readonly ask: BattlefieldProps["ask"];
}

function DrawnCard({ whatIf, object, board, told, ask }: DrawnCardProps) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const card = useMemo(() => loneCard(object, board, pageWords("en")), [object, board]);
  const { width, height } = card.face;
  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <li class="drawn-card">
      <button
        type="button"
        ref={button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={({ target }) => {
          const aspect = target instanceof Element ? aspectAt(target) : undefined;
          if (aspect === undefined) setOpen(!isOpen);
          else showWhy({ object: object.id, aspect });
        }}
        onKeyDown={(event) => {
          if (event.key !== "ArrowDown" || isOpen) return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        <svg
          class="table-picture"
          viewBox={`-1 -1 ${tenth(width + 2)} ${tenth(height + 2)}`}
          width={Math.round((width + 2) * SCALE)}
          height={Math.round((height + 2) * SCALE)}
          role="img"
          aria-label={told}
          focusable="false"
        >
          <pattern id={`${id}-back`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
            <path class="hatch" d="M0 0V6M3 0V6" />
          </pattern>
          <CardPicture card={card} back={`url(#${id}-back)`} />
        </svg>
      </button>
      {isOpen && <CardMenu whatIf={whatIf} object={object} close={close} hide={() => setOpen(false)} ask={ask} />}
    </li>
  );
}

/** What the drawing of a card shows, by its classes. Keys open the menu, which leads there as well. */
const DRAWN: readonly (readonly [drawn: string, aspect: ObjectAspect])[] = [
  [".size", "size"],
  [".line", "typeLine"],
  [".note", "abilities"],
  [".letter", "colors"],
];

function aspectAt(target: Element): ObjectAspect | undefined {
  return DRAWN.find(([drawn]) => target.closest(drawn) !== null)?.[1];
}
