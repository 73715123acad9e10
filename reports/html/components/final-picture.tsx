import { useWords } from "../spoken.js";
import { BoardPicture } from "../../picture/board/board-picture.js";
import { finalBoard, type FinalBoardOf } from "../pictured-board.js";
import { useNarrator } from "./told.js";
import { Board, zoneTitle } from "./board.js";

/** More objects than this are listed: their picture would be a wall of cards. */
const DRAWN = 40;

interface FinalPictureProps extends Omit<FinalBoardOf, "narrator"> {
  /** Begins the ids of what the picture is made of. */
  readonly id: string;
}

/** The board at a check, drawn as cards on a table; what lies elsewhere in words. */
export function FinalPicture({ id, ...of }: FinalPictureProps) {
  const words = useWords();
  const { board, elsewhere } = finalBoard({ ...of, narrator: useNarrator().at(of.resolution), words });
  if (board.objects.length > DRAWN) return <Board {...of} />;
  return (
    <figure class="final-board">
      {board.objects.length > 0 && (
        <BoardPicture
          board={board}
          id={id}
          title={words.text("report-the-board", { count: board.objects.length })}
          words={words}
        />
      )}
      {elsewhere.map(({ player, zone, names }) => (
        <p class="elsewhere">
          <strong>{words.text("report-zone-title", { zone: zoneTitle(player, zone, words) })}</strong>{" "}
          {names.join(", ")}
        </p>
      ))}
      {board.objects.length === 0 && elsewhere.length === 0 && <p class="soft">{words.text("report-no-object")}</p>}
    </figure>
  );
}
