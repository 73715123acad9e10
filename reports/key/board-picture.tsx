import type { KeyBoard, KeyBoardObject } from "../../src/rules/formats.gen.js";
import { type BoardLayout, boardLayout, type Breadth, type PlacedCard, type PlayerRow } from "./board-layout.js";
import { boardWords } from "./board-words.js";
import { BAND, FOOT, GLYPH, type Mark, MARK_STEP, NAME_STEP, PAD, sizeWidth, SMALL_STEP, tenth } from "./card-face.js";
import { symbolKind } from "./symbol.js";
import type { SheetWords } from "./words.js";

/** How much larger than its units a picture is shown at most. */
const SCALE = 1.15;
/** What of an attached card lies under the card above it. */
const TUCK = 7;

export interface BoardPictureProps {
  readonly board: KeyBoard;
  /** Of the question: for ids, and for the title. */
  readonly number: number;
  readonly words: SheetWords;
}

/** The battlefield as it lies on the table, the first player in turn order on top; a second picture of it for phones, where that is narrower. */
export function BoardPicture(props: BoardPictureProps) {
  const wide = boardLayout(props.board, "wide", props.words);
  const narrow = boardLayout(props.board, "narrow", props.words);
  if (narrow.width === wide.width) return <Picture {...props} layout={wide} breadth="wide" shown="always" />;
  return (
    <>
      <Picture {...props} layout={wide} breadth="wide" shown="if-wide" />
      <Picture {...props} layout={narrow} breadth="narrow" shown="if-narrow" />
    </>
  );
}

function Picture({
  board,
  number,
  words,
  layout,
  breadth,
  shown,
}: BoardPictureProps & { readonly layout: BoardLayout; readonly breadth: Breadth; readonly shown: string }) {
  const id = `board-${number}-${breadth}`;
  return (
    <svg
      class={`board ${shown}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      viewBox={`0 0 ${tenth(layout.width)} ${tenth(layout.height)}`}
      width={Math.round(layout.width * SCALE)}
      height={Math.round(layout.height * SCALE)}
    >
      <title id={`${id}-title`}>{words.text("sheet-board-of", { number })}</title>
      <desc id={`${id}-text`}>
        {boardWords(board, words)
          .map(({ player, objects }) => `${player}: ${objects.map((parts) => parts.join(", ")).join("; ")}.`)
          .join(" ")}
      </desc>
      <pattern id={`${id}-back`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path class="hatch" d="M0 0V6M3 0V6" />
      </pattern>
      {layout.rows.map((row) => (
        <Row row={row} width={layout.width} back={`url(#${id}-back)`} words={words} />
      ))}
    </svg>
  );
}

interface CardProps {
  readonly card: PlacedCard;
  /** The pattern of the backs of cards. */
  readonly back: string;
}

function Row({
  row: { player, y, height, cards },
  width,
  back,
  words,
}: {
  readonly row: PlayerRow;
  readonly width: number;
  readonly back: string;
  readonly words: SheetWords;
}) {
  return (
    <g>
      <rect class="mat" x="0" y={tenth(y)} width={tenth(width)} height={tenth(height)} rx="8" />
      {player.map((line, place) => (
        <text class="seat" x="12" y={tenth(y + 17 + place * 15)}>
          {line}
        </text>
      ))}
      {cards.length === 0 && (
        <text class="line" x="12" y={tenth(y + height - 8)}>
          {words.text("sheet-board-empty")}
        </text>
      )}
      {/* What is attached lies below its host. */}
      {cards.toReversed().map((card) => (
        <Card card={card} back={back} />
      ))}
      {cards.map(({ link, x }) => link !== undefined && <Link {...link} end={x} />)}
    </g>
  );
}

function Link({ x, from, to, end }: NonNullable<PlacedCard["link"]> & { readonly end: number }) {
  return (
    <g class="link">
      <path d={`M${tenth(x)} ${tenth(from)}V${tenth(to)}H${tenth(end + 1)}`} />
      <circle cx={tenth(x)} cy={tenth(from)} r="2.6" />
    </g>
  );
}

function Card({ card, back }: CardProps) {
  const {
    object,
    face: { width, height },
    x,
    y,
    link,
  } = card;
  const isTurned = object.tapped === true && link === undefined;
  const middle = `${tenth(x + width / 2)} ${tenth(y + height / 2)}`;
  return (
    <g
      class={object.faceDown === true ? "card hidden" : "card"}
      {...(isTurned ? { transform: `rotate(2.5 ${middle})` } : {})}
    >
      <Frame card={card} back={back} />
      <Band card={card} />
      <Face card={card} />
      <Foot card={card} />
    </g>
  );
}

/** The outline: double for tokens, hatched for the backs of cards. */
function Frame({ card: { object, face, x, y, link }, back }: CardProps) {
  const above = link === undefined ? 0 : TUCK;
  const box = (inset: number) => ({
    x: tenth(x + inset),
    y: tenth(y - above + inset),
    width: tenth(face.width - 2 * inset),
    height: tenth(face.height + above - 2 * inset),
  });
  return (
    <>
      <rect class="paper" {...box(0)} rx="6" />
      {object.faceDown === true ? (
        <>
          <rect fill={back} {...box(2)} rx="4" />
          <rect
            class="plate"
            x={tenth(x + 5)}
            y={tenth(y + BAND)}
            width={tenth(face.width - 10)}
            height={tenth(face.height - BAND - 5)}
            rx="3"
          />
        </>
      ) : (
        <Colors object={object} x={x} y={y - above} width={face.width} height={BAND + above} />
      )}
      <rect class="edge" {...box(0)} rx="6" />
      {object.token === true && <rect class="edge inner" {...box(2.5)} rx="4" />}
    </>
  );
}

/** The band in the colors of the card, side by side. */
function Colors({
  object: { frame },
  x,
  y,
  width,
  height,
}: {
  readonly object: KeyBoardObject;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}) {
  const part = width / Math.max(1, frame.length);
  const right = x + width;
  return (
    <>
      {frame.map((color, place) => {
        const from = x + place * part;
        const isFirst = place === 0;
        const isLast = place === frame.length - 1;
        return (
          <path
            class={`band band-${color}`}
            d={[
              `M${tenth(from)} ${tenth(y + height)}V${tenth(isFirst ? y + 6 : y)}`,
              isFirst ? `a6 6 0 0 1 6 -6` : "",
              `H${tenth(isLast ? right - 6 : from + part)}`,
              isLast ? `a6 6 0 0 1 6 6` : "",
              `V${tenth(y + height)}z`,
            ].join("")}
          />
        );
      })}
    </>
  );
}

/** The clock with the place in the order of timestamps, and the mana cost. */
function Band({
  card: {
    object: { timestamp },
    face: { symbols },
    x,
    y,
  },
}: {
  readonly card: PlacedCard;
}) {
  return (
    <>
      <g class="clock">
        <circle cx={tenth(x + 13)} cy={tenth(y + BAND / 2)} r="8" />
        <path d={`M${tenth(x + 13)} ${tenth(y + BAND / 2 - 8)}v2.2m8 5.8h-2.2m-5.8 8v-2.2m-8 -5.8h2.2`} />
        <text x={tenth(x + 13)} y={tenth(y + BAND / 2 + 3.2)}>
          {timestamp}
        </text>
      </g>
      {symbols.map(({ symbol, x: from, width }) => (
        <g class={`disc disc-${symbolKind(symbol)}`}>
          <rect x={tenth(x + from)} y={tenth(y + BAND / 2 - 6.5)} width={tenth(width)} height="13" rx="6.5" />
          <text x={tenth(x + from + width / 2)} y={tenth(y + BAND / 2 + 3.2)}>
            {symbol}
          </text>
        </g>
      ))}
    </>
  );
}

function Face({
  card: {
    object,
    face: { name, line, marks, notes },
    x,
    y: top,
  },
}: {
  readonly card: PlacedCard;
}) {
  let y = top + BAND + 4;
  const left = tenth(x + PAD);
  return (
    <>
      <g class="name">
        {/* In full, where it did not fit. */}
        <title>{object.label}</title>
        {name.map((text) => (
          <text x={left} y={tenth((y += NAME_STEP))}>
            {text}
          </text>
        ))}
      </g>
      <g class="line">
        {object.line !== undefined && <title>{object.line}</title>}
        {line.map((text) => (
          <text x={left} y={tenth((y += SMALL_STEP))}>
            {text}
          </text>
        ))}
      </g>
      {marks.map((row, place) => {
        const at = y + 5 + place * MARK_STEP;
        return row.map((mark) => <MarkShape mark={mark} x={x + PAD} y={at} />);
      })}
      <Notes notes={notes} object={object} x={x} y={y + (marks.length > 0 ? 4 + marks.length * MARK_STEP : 0) + 3} />
    </>
  );
}

function Notes({
  notes,
  object,
  x,
  y,
}: {
  readonly notes: readonly string[];
  readonly object: KeyBoardObject;
  readonly x: number;
  readonly y: number;
}) {
  if (notes.length === 0) return null;
  return (
    <g class="note">
      <title>{(object.notes ?? []).join("; ")}</title>
      {notes.map((text, place) => (
        <text x={tenth(x + PAD)} y={tenth(y + (place + 1) * SMALL_STEP - 2)}>
          {text}
        </text>
      ))}
    </g>
  );
}

function MarkShape({
  mark: { kind, text, x: offset, width },
  x,
  y,
}: {
  readonly mark: Mark;
  readonly x: number;
  readonly y: number;
}) {
  const left = x + offset;
  return (
    <g class={`mark mark-${kind}`}>
      <rect x={tenth(left)} y={tenth(y)} width={tenth(width)} height="14" rx={kind === "counter" ? 7 : 3} />
      <Glyph kind={kind} x={left + 5} y={y + 2.5} />
      <text x={tenth(left + 5 + GLYPH[kind])} y={tenth(y + 10.3)}>
        {text}
      </text>
    </g>
  );
}

/** Nine units high and wide: a turning arrow, a person, a clip. */
function Glyph({ kind, x, y }: { readonly kind: Mark["kind"]; readonly x: number; readonly y: number }) {
  const at = `M${tenth(x)} ${tenth(y)}`;
  switch (kind) {
    case "tapped":
      return <path class="glyph" d={`${at}m0 7a4 4.4 0 0 1 7.2 -2.4m0.8 -2.6v3.6h-3.6`} />;
    case "player":
      return <path class="glyph" d={`${at}m4 4a2 2 0 1 1 0.01 0m-3.5 5c0 -5 7 -5 7 0`} />;
    case "host":
      return <path class="glyph" d={`${at}m0.5 5h6m-2.5 -2.5l2.5 2.5l-2.5 2.5`} />;
    case "counter":
    case "token":
    case "faceDown":
      return null;
    default:
      return kind satisfies never;
  }
}

/** The letters of its colors at the left, so that nothing hangs on seeing colors; its size at the right. */
function Foot({
  card: {
    object,
    face: { width, height },
    x,
    y,
  },
}: {
  readonly card: PlacedCard;
}) {
  const bottom = y + height - FOOT;
  return (
    <>
      {object.frame.map((color, place) => (
        <Letter color={color} x={x + PAD + place * 15} y={bottom + 3.5} />
      ))}
      {object.size !== undefined && <Size size={object.size} right={x + width - PAD + 2} y={bottom} />}
    </>
  );
}

function Letter({
  color,
  x,
  y,
}: {
  readonly color: KeyBoardObject["frame"][number];
  readonly x: number;
  readonly y: number;
}) {
  return (
    <g class={`letter band-${color}`}>
      <rect x={tenth(x)} y={tenth(y)} width="13" height="13" rx="2" />
      {color === "land" ? (
        <path d={`M${tenth(x + 1.5)} ${tenth(y + 10.5)}l3.6 -6l2.2 3.4l1.4 -2l2.8 4.6z`} />
      ) : (
        <text x={tenth(x + 6.5)} y={tenth(y + 9.8)}>
          {color}
        </text>
      )}
    </g>
  );
}

function Size({ size, right, y }: { readonly size: string; readonly right: number; readonly y: number }) {
  const width = sizeWidth(size);
  return (
    <g class="size">
      <rect x={tenth(right - width)} y={tenth(y + 1)} width={tenth(width)} height="18" rx="4" />
      <text x={tenth(right - width / 2)} y={tenth(y + 14.2)}>
        {size}
      </text>
    </g>
  );
}
