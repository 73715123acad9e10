import type { ReportValue } from "../../../src/rules/formats.gen.js";
import { ChangedValue } from "./value.js";

/** A value and what has become of it, with what came and what went marked. */
export function BeforeAfter({ before, after }: { readonly before: ReportValue; readonly after: ReportValue }) {
  return (
    <span>
      <ChangedValue value={before} other={after} side="before" />{" "}
      <span class="arrow" role="img" aria-label="becomes">
        →
      </span>{" "}
      <b>
        <ChangedValue value={after} other={before} side="after" />
      </b>
    </span>
  );
}
