import type { ComponentChildren } from "preact";
import type { Resolution } from "../../../src/rules/formats.gen.js";
import { wrongValues } from "../../answers.js";
import { count } from "../../count.js";
import { hasDifference, type Check } from "../checks.js";
import { Board, type BoardProps } from "./board.js";
import { CheckedValues } from "./checked-values.js";
import { LayerStories } from "./layer-stories.js";
import { checkTitle } from "./timeline.js";
import { Mark } from "./verdict.js";

/** Content below the layers, for pages that are more than a report. */
export type AfterLayers = (resolution: Resolution) => ComponentChildren;

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
  readonly afterLayers?: AfterLayers | undefined;
}

/** One check: expected and actual, the board, and how it came about. */
export function CheckSection({ check, id, fold, isOther, afterLayers, ...board }: CheckSectionProps) {
  const byWhom = isOther ? ", by the reference resolver" : "";
  const head = (
    <>
      <h3>
        {check.values.length > 0 && <Mark ok={!hasDifference(check)} />} {checkTitle(check.id)}
      </h3>{" "}
      <span class="soft">{summaryOf(check, fold !== "always open")}</span>
    </>
  );
  return (
    <CheckFold id={id} fold={fold} head={head}>
      <CheckedValues values={check.values} isOther={isOther} />
      {check.point !== undefined && (
        <>
          <h4>The board{byWhom}</h4>
          <Board {...board} resolution={check.point.resolution} />
          <h4>Layer by layer{byWhom}</h4>
          {check.stories.length > 0 ? (
            <LayerStories stories={check.stories} />
          ) : (
            <p class="soft">No effect was applied{isOther ? "." : ", or the engine does not say."}</p>
          )}
          {afterLayers?.(check.point.resolution)}
        </>
      )}
    </CheckFold>
  );
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

/** Where a check stands, which values differ and, where it can be collapsed, how many values it has. */
function summaryOf({ values, point }: Check, folds: boolean): string {
  const differing = wrongValues(values).length;
  const compared = count(values.length, "value");
  return [
    ...(point === undefined ? [] : [`after ${count(point.after, "event")}`]),
    ...(differing > 0 ? [`${differing} of ${compared} differ`] : folds ? [compared] : []),
  ].join(" · ");
}
