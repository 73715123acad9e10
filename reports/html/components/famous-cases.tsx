import { English } from "./english.js";
import { useWords } from "../spoken.js";
import { BoardPicture } from "../../picture/board/board-picture.js";
import { boardReason } from "../../reason.js";
import { abilityTexts } from "../ability-index.js";
import { anchor } from "../anchors.js";
import { answerAmong, checksOf } from "../checks.js";
import type { Entry } from "../entries.js";
import { famousFirst } from "../famous-order.js";
import { finalBoard } from "../pictured-board.js";
import { sameStories } from "../ruleset-groups.js";
import { Symbols } from "./mana.js";
import { narratorFor } from "./told.js";

/** The cases that many know, by the names they know them by: the board that answers each, and why. */
export function FamousCases({ entries }: { readonly entries: readonly Entry[] }) {
  const words = useWords();
  const famous = famousFirst(entries);
  if (famous.length === 0) return null;
  return (
    <section class="famous" aria-labelledby="famous-title">
      <h3 id="famous-title">{words.text("report-famous")}</h3>
      <ul>
        {famous.map((entry) => (
          <FamousCase {...entry} />
        ))}
      </ul>
    </section>
  );
}

/** A board that is wider than this is told, not drawn. */
const DRAWN = 5;

function FamousCase({ summary, results }: Entry) {
  const { id, famous, title, players, timeline, cards } = summary;
  const words = useWords();
  const narrator = narratorFor(summary, words.language);
  const [newest] = sameStories(results);
  const point = newest === undefined ? undefined : answerAmong(checksOf(newest[0], narrator, timeline), summary)?.point;
  const reason =
    newest === undefined || point === undefined ? undefined : boardReason(summary, newest[0], point, narrator);
  const board =
    point === undefined
      ? undefined
      : finalBoard({
          resolution: point.resolution,
          players,
          timeline,
          narrator: narrator.at(point.resolution),
          words,
          abilityText: abilityTexts(cards, narrator, timeline),
        }).board;
  return (
    <li class="panel famous-case">
      <h4>
        <a href={`#${anchor("s", id)}`}>
          <English>{famous}</English>
        </a>
      </h4>
      {board !== undefined && board.objects.length > 0 && board.objects.length <= DRAWN && (
        <BoardPicture
          board={board}
          id={`famous-${id}`}
          title={words.text("report-board-of", { title })}
          words={words}
        />
      )}
      <p>{reason === undefined ? <English>{title}</English> : <Symbols text={reason.text} />}</p>
    </li>
  );
}
