import type { PicturedBoard } from "./pictured.js";
import { FittedText } from "../fitted-text.js";
import { tenth } from "../tenth.js";
import {
  type BoardLayout,
  columnLayout,
  narrowLayout,
  type PlacedCard,
  type PlayerRow,
  SEAT,
  wideLayout,
} from "./board-layout.js";
import { boardWords } from "./board-words.js";
import { SMALL, SMALL_STEP } from "./card-face.js";
import { CardPicture } from "./card-picture.js";
import type { SheetWords } from "../../key/words.js";

const SCALE = 1.15;
/** On a page for one board it fills the room there is for it, as far as letters do not get too large. */
const ROOM = { width: 800, scale: 1.45 } as const;

export interface BoardPictureProps {
  readonly board: PicturedBoard;
  /** Whether a page is about this board: then it is drawn as large as there is room. */
  readonly isMain?: boolean;
  /** Begins the ids of what the picture is made of. */
  readonly id: string;
  readonly title: string;
  readonly words: SheetWords;
}

/** The battlefield, the first player in turn order on top; with a second, narrower picture for phones. */
export function BoardPicture(props: BoardPictureProps) {
  const wide = wideLayout(props.board, props.words);
  const narrow =
    props.isMain === true ? columnLayout(props.board, props.words) : narrowLayout(props.board, props.words);
  if (narrow.width === wide.width) return <Picture {...props} layout={narrow} shown="slim" />;
  return (
    <>
      <Picture {...props} layout={wide} shown="if-wide" />
      <Picture {...props} layout={narrow} shown="if-narrow" />
    </>
  );
}

interface PictureProps extends BoardPictureProps {
  readonly layout: BoardLayout;
  readonly shown: "slim" | "if-wide" | "if-narrow";
}

function Picture({ board, isMain = false, id: name, title, words, layout, shown }: PictureProps) {
  const id = `${name}-${shown}`;
  const scale = isMain ? Math.min(ROOM.scale, Math.max(SCALE, ROOM.width / layout.width)) : SCALE;
  return (
    <svg
      class={`table-picture ${shown}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      viewBox={`0 0 ${tenth(layout.width)} ${tenth(layout.height)}`}
      width={Math.round(layout.width * scale)}
      height={Math.round(layout.height * scale)}
    >
      <title id={`${id}-title`}>{title}</title>
      <desc id={`${id}-text`}>
        {boardWords(board, words)
          .map(({ player, objects }) => {
            const value = words.list(
              objects.map((parts) => parts.join(", ")),
              "semicolons",
            );
            return `${words.text("report-value", { what: player, value })}.`;
          })
          .join(" ")}
      </desc>
      <pattern id={`${id}-back`} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <path class="hatch" d="M0 0V6M3 0V6" />
      </pattern>
      {layout.rows.map((row) => (
        <PlayerArea {...row} width={layout.width} back={`url(#${id}-back)`} />
      ))}
    </svg>
  );
}

interface RowProps extends PlayerRow {
  readonly width: number;
  readonly back: string;
}

function PlayerArea({ player, y, height, cards, instead, width, back }: RowProps) {
  return (
    <g>
      <rect class="mat" x="0" y={tenth(y)} width={tenth(width)} height={tenth(height)} rx="8" />
      {player.map((line, place) => (
        <FittedText class="seat" x={12} y={y + 17 + place * 15} font={SEAT} text={line} />
      ))}
      {instead.map((line, place) => (
        <FittedText
          class="line"
          x={12}
          y={y + height - 8 - (instead.length - 1 - place) * SMALL_STEP}
          font={SMALL}
          text={line}
        />
      ))}
      {/* What is attached lies below its host. */}
      {cards.toReversed().map((card) => (
        <CardPicture card={card} back={back} />
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
