import type { ComponentChildren } from "preact";
import type { Resolution } from "../../../src/rules/formats.gen.js";
import { count } from "../words.js";
import { hasDifference, type Check } from "../checks.js";
import { Board, type BoardProps } from "./board.js";
import { CheckedValues } from "./checked-values.js";
import { LayerStories } from "./layer-stories.js";
import { checkTitle } from "./timeline.js";
import { Mark } from "./verdict.js";

/** Further content below the layers, for pages that are more than a report. */
export type AfterLayers = (resolution: Resolution) => ComponentChildren;

export interface CheckSectionProps extends Omit<BoardProps, "resolution"> {
  readonly check: Check;
  /** The id of the element, or undefined if nothing leads to it. */
  readonly id: string | undefined;
  /** One of several checks can be folded away. */
  readonly fold: "always open" | "open" | "closed";
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
  const body = (
    <>
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
    </>
  );
  if (fold === "always open") {
    return (
      <section class="check-point" id={id}>
        <div class="check-head">{head}</div>
        {body}
      </section>
    );
  }
  return (
    <details class="check-point" id={id} open={fold === "open"}>
      <summary class="check-head">{head}</summary>
      {body}
    </details>
  );
}

/** The check's title and, for a collapsible section, its content in short. */
function summaryOf({ values, point }: Check, folds: boolean): string {
  const differing = values.filter(({ ok }) => !ok).length;
  return [
    ...(point === undefined ? [] : [`after ${count(point.after, "event")}`]),
    ...(differing > 0
      ? [`${differing} of ${count(values.length, "value")} differ`]
      : folds
        ? [count(values.length, "value")]
        : []),
  ].join(" · ");
}
