import { type PageWords, useWords } from "../spoken.js";
import type { ComponentChildren } from "preact";
import { wrongValues } from "../../answers.js";
import { hasDifference, type Check } from "../checks.js";
import { Board, type BoardProps } from "./board.js";
import { AgreeingValues, DifferingValues } from "./checked-values.js";
import { FinalPicture } from "./final-picture.js";
import { LayerStories } from "./layer-stories.js";
import { checkTitle } from "./timeline.js";
import { Told, useNarrator } from "./told.js";
import { Mark } from "./verdict.js";

interface CheckFoldProps {
  /** The id of the element, if an address leads to it. */
  readonly id?: string | undefined;
  /** One of several checks can be collapsed. */
  readonly fold: "always open" | "open" | "closed";
}

export interface CheckSectionProps extends Omit<BoardProps, "resolution">, CheckFoldProps {
  readonly check: Check;
  /** Whether another engine gave the values; the board and the layers are then the reference's. */
  readonly isOther: boolean;
  /** The board and its layers are shown above already. */
  readonly isShown: boolean;
  /** Begins the ids of the picture. */
  readonly picture: string;
}

/** One check: what differs, the board, how it came about; at the end every value and object in words. */
export function CheckSection({ check, id, fold, isOther, isShown, picture, ...board }: CheckSectionProps) {
  const words = useWords();
  const narrator = useNarrator();
  const byWhom = isOther ? words.text("report-by-reference") : "";
  const head = (
    <>
      <h3>
        {check.values.length > 0 && <Mark ok={!hasDifference(check)} />} {checkTitle(check.id, board.timeline, words)}
      </h3>{" "}
      <span class="soft">{summaryOf(check, fold !== "always open", words)}</span>
    </>
  );
  return (
    <CheckFold id={id} fold={fold} head={head}>
      {!isShown && <DifferingValues values={check.values} isOther={isOther} />}
      {check.point !== undefined && (
        <>
          {!isShown && (
            <>
              <FinalPicture {...board} resolution={check.point.resolution} asked={check.values} id={picture} />
              <h4>
                {words.text("report-layer-by-layer")}
                {byWhom}
              </h4>
              <Layers check={check} isOther={isOther} />
            </>
          )}
          <details class="in-words">
            <summary>
              {words.text("report-in-words")}
              {byWhom}
            </summary>
            <Told.Provider value={narrator.at(check.point.resolution)}>
              <Board {...board} resolution={check.point.resolution} />
            </Told.Provider>
          </details>
        </>
      )}
      <AgreeingValues values={check.values} />
    </CheckFold>
  );
}

/** What each layer did, if any did something. */
export function Layers({ check, isOther, address }: LayersProps) {
  const words = useWords();
  const narrator = useNarrator();
  const { point, stories } = check;
  if (point === undefined || stories.length === 0)
    return <p class="soft">{words.text(isOther ? "report-no-effect-told" : "report-no-effect")}</p>;
  return (
    <Told.Provider value={narrator.at(point.resolution)}>
      <LayerStories stories={stories} resolution={point.resolution} address={address} />
    </Told.Provider>
  );
}

interface LayersProps extends Pick<CheckSectionProps, "check" | "isOther"> {
  /** The id of a layer, if links lead to each. */
  readonly address?: ((layer: string) => string) | undefined;
}

type Head = Record<"head" | "children", ComponentChildren>;

/** A check under its head. */
export function CheckFold({ id, fold, head, children }: CheckFoldProps & Readonly<Head>) {
  if (fold === "always open") {
    return (
      <section class="check-point" id={id}>
        <div class="check-head">{head}</div>
        {children}
      </section>
    );
  }
  return (
    <details class="check-point" id={id} open={fold === "open"}>
      <summary class="check-head">{head}</summary>
      {children}
    </details>
  );
}

/** Which values differ and, where it can be collapsed, how many values it has. */
function summaryOf({ values }: Check, folds: boolean, words: PageWords): string {
  const differing = wrongValues(values).length;
  const compared = words.text("report-count-values", { count: values.length });
  if (differing > 0) return words.text("report-differ", { wrong: differing, count: values.length });
  return folds ? compared : "";
}
