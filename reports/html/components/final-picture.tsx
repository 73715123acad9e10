import { say } from "../../../src/wording/phrase.js";
import { useWords } from "../spoken.js";
import { BoardPicture } from "../../picture/board/board-picture.js";
import { finalBoard, type FinalBoardOf, zoneTitle } from "../pictured-board.js";
import { useNarrator } from "./told.js";
import { Board } from "./board.js";
import { Symbols } from "./mana.js";

/** More objects than this are listed: their picture would be a wall of cards. */
const DRAWN = 40;

/** So many state-based actions are told. */
const ACTIONS = 6;

interface FinalPictureProps extends Omit<FinalBoardOf, "narrator"> {
  /** Begins the ids of what the picture is made of. */
  readonly id: string;
  /** What is said below it and need not be said twice. */
  readonly below?: string | undefined;
}

/** The board at a check, drawn as cards on a table; what lies elsewhere in words. */
export function FinalPicture({ id, below = "", ...of }: FinalPictureProps) {
  const words = useWords();
  const between = words.language === "fr" ? " ; " : "; ";
  const narrator = useNarrator().at(of.resolution);
  const { board, elsewhere } = finalBoard({ ...of, narrator, words });
  const { stateBased, objects } = of.resolution;
  const actions = stateBased.map((action) => narrator.stateBased(action)).filter((action) => !below.includes(action));
  const permanents = Object.values(objects).filter(({ zone }) => zone === "battlefield").length;
  if (board.objects.length > DRAWN) return <Board {...of} />;
  return (
    <figure class="final-board">
      {board.objects.length > 0 && (
        <BoardPicture
          board={board}
          isMain
          id={id}
          title={words.text("report-the-board", { count: permanents })}
          words={words}
        />
      )}
      {elsewhere.map(({ player, zone, names }) => (
        <p class="elsewhere">
          <strong>{words.text("report-zone-title", { zone: zoneTitle(player, zone, words) })}</strong>{" "}
          {names.join(", ")}
        </p>
      ))}
      {actions.length > 0 && (
        <p class="elsewhere">
          <strong>{words.text("report-zone-title", { zone: words.said(say("stage-title-state-based")) })}</strong>{" "}
          {actions.slice(0, ACTIONS).map((action, place) => (
            <>
              {place > 0 && between}
              <Symbols text={action} />
            </>
          ))}
          {actions.length > ACTIONS && `${between}…`}
        </p>
      )}
      {board.objects.length === 0 && elsewhere.length === 0 && <p class="soft">{words.text("report-no-object")}</p>}
    </figure>
  );
}
