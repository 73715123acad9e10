import type { PicturedObject } from "./pictured.js";
import { FittedText } from "../fitted-text.js";
import { tenth } from "../tenth.js";
import type { PlacedCard } from "./board-layout.js";
import {
  BAND,
  LETTER,
  MARK,
  MARK_STEP,
  NAME,
  NAME_STEP,
  NOTE,
  PAD,
  sizeWidth,
  SMALL,
  SMALL_STEP,
  TIMESTAMP,
} from "./card-face.js";
import { MarkShape } from "./card-mark.js";
import { symbolKind } from "../../symbol.js";

/** How much of an attached card lies under the card above it. */
const TUCK = 7;

interface CardProps {
  readonly card: PlacedCard;
  /** The pattern of the backs of cards. */
  readonly back: string;
}

/** A card of the picture; a tapped one lies askew. */
export function CardPicture({ card, back }: CardProps) {
  const { object, face, x, y, link } = card;
  const isTurned = object.tapped === true && link === undefined;
  const middle = `${tenth(x + face.width / 2)} ${tenth(y + face.height / 2)}`;
  return (
    <g
      class={object.faceDown === true ? "card hidden" : "card"}
      {...(isTurned ? { transform: `rotate(2.5 ${middle})` } : {})}
    >
      <Frame card={card} back={back} />
      <Band {...card} />
      <Face {...card} />
      <Foot {...card} />
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
        <Colors frame={object.frame} x={x} y={y - above} width={face.width} height={BAND + above} />
      )}
      <rect class="edge" {...box(0)} rx="6" />
      {object.token === true && <rect class="edge inner" {...box(2.5)} rx="4" />}
    </>
  );
}

type ColorsProps = Readonly<{ frame: PicturedObject["frame"]; x: number; y: number; width: number; height: number }>;

function Colors({ frame, x, y, width, height }: ColorsProps) {
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

/** The timestamp's place in the order, and the mana cost. */
function Band({ object, face, x, y }: PlacedCard) {
  return (
    <>
      {object.timestamp !== undefined && (
        <g class="clock">
          <circle cx={tenth(x + 13)} cy={tenth(y + BAND / 2)} r="8" />
          <FittedText x={x + 13} y={y + BAND / 2 + 3.2} font={TIMESTAMP} text={String(object.timestamp)} />
        </g>
      )}
      {face.symbols.map(({ symbol, x: from, width }) => (
        <g class={`disc disc-${symbolKind(symbol)}`}>
          <rect x={tenth(x + from)} y={tenth(y + BAND / 2 - 6.5)} width={tenth(width)} height="13" rx="6.5" />
          <FittedText x={x + from + width / 2} y={y + BAND / 2 + 3.2} font={MARK} text={symbol} />
        </g>
      ))}
    </>
  );
}

function Face({ object, face, x, y: top }: PlacedCard) {
  const { name, line, marks, notes } = face;
  const left = x + PAD;
  let y = top + BAND + 4;
  return (
    <>
      <g class="name">
        {/* In full, where it did not fit. */}
        <title>{object.label}</title>
        {name.map((text) => (
          <FittedText x={left} y={(y += NAME_STEP)} font={NAME} text={text} />
        ))}
      </g>
      <g class="line">
        {object.line !== undefined && <title>{object.line}</title>}
        {line.map((text) => (
          <FittedText x={left} y={(y += SMALL_STEP)} font={SMALL} text={text} />
        ))}
      </g>
      {marks.map((row) => {
        y += MARK_STEP;
        const at = y + 5 - MARK_STEP;
        return row.map((mark) => <MarkShape mark={mark} x={left} y={at} />);
      })}
      {notes.length > 0 && (
        <g class="note">
          <title>{(object.notes ?? []).join("; ")}</title>
          {notes.map((text, place) => (
            <FittedText
              x={left}
              y={y + (marks.length > 0 ? 4 : 0) + 1 + (place + 1) * SMALL_STEP}
              font={NOTE}
              text={text}
            />
          ))}
        </g>
      )}
    </>
  );
}

/** The letters of its colors, for those who do not see colors, and its power and toughness. */
function Foot({ object, face, x, y, link }: PlacedCard) {
  const { width, foot } = face;
  const top = y + foot;
  const isBeside = link !== undefined && object.size === undefined;
  const left = isBeside ? x + width - PAD + 2 - object.frame.length * LETTER : x + PAD;
  return (
    <>
      {object.frame.map((color, place) => (
        <Letter color={color} x={left + place * LETTER} y={top + 3.5} />
      ))}
      {object.size !== undefined && <Size size={object.size} right={x + width - PAD + 2} y={top} />}
    </>
  );
}

type LetterProps = Readonly<{ color: PicturedObject["frame"][number]; x: number; y: number }>;

function Letter({ color, x, y }: LetterProps) {
  return (
    <g class={`letter band-${color}`}>
      <rect x={tenth(x)} y={tenth(y)} width="13" height="13" rx="2" />
      {color === "land" ? (
        <path d={`M${tenth(x + 1.5)} ${tenth(y + 10.5)}l3.6 -6l2.2 3.4l1.4 -2l2.8 4.6z`} />
      ) : (
        <FittedText x={x + 6.5} y={y + 9.8} font={MARK} text={color} />
      )}
    </g>
  );
}

function Size({ size, right, y }: { readonly size: string; readonly right: number; readonly y: number }) {
  const width = sizeWidth(size);
  return (
    <g class="size">
      <rect x={tenth(right - width)} y={tenth(y + 1)} width={tenth(width)} height="18" rx="4" />
      <FittedText x={right - width / 2} y={y + 14.2} font={NAME} text={size} />
    </g>
  );
}
