import { anchor } from "../../reports/html/anchors.js";
import { Toolbar } from "./toolbar.js";
import type { WhatIf } from "./what-if.js";

interface BoardHeadProps {
  readonly whatIf: WhatIf;
  /** An empty board is introduced by the page. */
  readonly isTitled: boolean;
}

/** Which board it is, and what can be done with all of it. */
export function BoardHead({ whatIf, isTitled }: BoardHeadProps) {
  const { origin } = whatIf;
  return (
    <header class="page-head">
      {origin !== undefined && (
        <p class="crumbs">
          <a href="#scenarios">Scenarios</a> <span aria-hidden="true">›</span>{" "}
          <a href={`#${anchor("s", origin.scenario.id)}`}>{origin.scenario.title}</a>
        </p>
      )}
      {isTitled && <h2>What if: {origin?.scenario.title ?? whatIf.shape.value?.title ?? "a board"}</h2>}
      {origin?.scenario.question !== undefined && <p class="question">{origin.scenario.question}</p>}
      <Toolbar whatIf={whatIf} />
    </header>
  );
}
