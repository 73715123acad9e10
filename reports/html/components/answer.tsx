import { useWords } from "../spoken.js";
import type { ScenarioSummary } from "../../../src/rules/formats.gen.js";
import { wrongValues } from "../../answers.js";
import { boardReason } from "../../reason.js";
import type { AbilityText } from "../ability-index.js";
import type { Check } from "../checks.js";
import { groupWords, type RulesetGroup } from "../ruleset-groups.js";
import { DifferingValues } from "./checked-values.js";
import { Clauses } from "./clauses.js";
import { FinalPicture } from "./final-picture.js";
import { Symbols } from "./mana.js";
import { useNarrator } from "./told.js";
import { checkTitle } from "./timeline.js";

interface AnswerProps {
  readonly summary: ScenarioSummary;
  /** The newest rules that it was run under. */
  readonly group: RulesetGroup;
  /** The check whose board is the answer; undefined if the run gave none. */
  readonly check: Check | undefined;
  readonly isOther: boolean;
  readonly abilityText: AbilityText;
}

/** The board that answers the question, and in one sentence why it is so. */
export function Answer({ summary, group, check, isOther, abilityText }: AnswerProps) {
  const words = useWords();
  const point = check?.point;
  const narrator = useNarrator();
  const reason = point === undefined ? undefined : boardReason(summary, group[0], point, narrator);
  return (
    <section class="answer-first">
      <h3>
        {check === undefined ? words.text("report-the-answer") : checkTitle(check.id, summary.timeline, words)}
        <span class="soft">
          {" "}
          {words.text("report-under", { rules: groupWords(group, words) })}
          {isOther && words.text("report-by-reference")}
        </span>
      </h3>
      {check !== undefined && wrongValues(check.values).length > 0 && (
        <DifferingValues values={check.values} isOther={isOther} />
      )}
      {point !== undefined && (
        <FinalPicture
          resolution={point.resolution}
          players={summary.players}
          timeline={summary.timeline}
          abilityText={abilityText}
          asked={check?.values ?? []}
          below={reason?.text}
          id={`board-${summary.id}-answer`}
        />
      )}
      {reason !== undefined && (
        <p class="reason">
          <Symbols text={reason.text} /> <Clauses {...reason} />
        </p>
      )}
    </section>
  );
}
