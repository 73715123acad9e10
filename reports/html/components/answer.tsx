import type { ScenarioSummary } from "../../../src/rules/formats.gen.js";
import { wrongValues } from "../../answers.js";
import type { AbilityText } from "../ability-index.js";
import { checksOf } from "../checks.js";
import { groupWords, type RulesetGroup } from "../ruleset-groups.js";
import { DifferingValues } from "./checked-values.js";
import { Clauses } from "./clauses.js";
import { FinalPicture } from "./final-picture.js";
import { checkTitle } from "./timeline.js";

interface AnswerProps {
  readonly summary: ScenarioSummary;
  /** The newest rules that it was run under. */
  readonly group: RulesetGroup;
  readonly isOther: boolean;
  readonly abilityText: AbilityText;
}

/** The board in the end, in one sentence why it is so, and by which clauses. */
export function Answer({ summary, group, isOther, abilityText }: AnswerProps) {
  const [result] = group;
  const last = checksOf(result).at(-1);
  const decides = summary.cites.filter(({ role }) => role === "decides").map(({ clause }) => clause);
  const [reason] = summary.why ?? [];
  return (
    <section class="answer-first">
      <h3>
        {last === undefined ? "The answer" : checkTitle(last.id)}
        <span class="soft">
          {" "}
          under the {groupWords(group)} rules{isOther ? ", by the reference resolver" : ""}
        </span>
      </h3>
      {last !== undefined && wrongValues(last.values).length > 0 && (
        <DifferingValues values={last.values} isOther={isOther} />
      )}
      {last?.point !== undefined && (
        <FinalPicture
          resolution={last.point.resolution}
          players={summary.players}
          timeline={summary.timeline}
          abilityText={abilityText}
          id={`board-${summary.id}-answer`}
        />
      )}
      {reason !== undefined && (
        <p class="reason">
          {firstSentence(reason)} <Clauses clauses={decides} />
        </p>
      )}
    </section>
  );
}

/** The first sentence that says something: "Layer 4." is a heading. A sentence ends before a capital. */
function firstSentence(text: string): string {
  return /^(?:.{0,24}[.!?](?=\s))?.*?[.!?](?=\s+["“(]?\p{Lu}|$)/su.exec(text)?.[0] ?? text;
}
