import { useWords } from "../spoken.js";
import type { ScenarioSummary } from "../../../src/rules/formats.gen.js";
import type { AbilityText } from "../ability-index.js";
import { anchor } from "../anchors.js";
import { answerAmong, byMoment, type Check, checksOf, hasDifference } from "../checks.js";
import { groupWords, haveSameValues, type RulesetGroup } from "../ruleset-groups.js";
import { CheckSection, Layers } from "./check-section.js";
import { EngineRemarks, StandardError, Untold } from "./engine-remarks.js";
import { OldNumbers } from "./old-numbers.js";
import { Known, Outcome } from "./outcome.js";
import { useNarrator } from "./told.js";
import { Toggle } from "./toggle.js";

export interface EditionProps {
  readonly summary: ScenarioSummary;
  /** The command that explains the scenario. */
  readonly command: string;
  readonly group: RulesetGroup;
  /** Whether another engine than the reference gave the values. */
  readonly isOther: boolean;
  readonly abilityText: AbilityText;
}

/** How the answer comes about under the newest rules, layer by layer. */
export function Story({ summary, command, group, isOther }: EditionProps) {
  const words = useWords();
  const [result] = group;
  const check = answerAmong(byMoment(checksOf(result, useNarrator(), summary.timeline)), summary);
  return (
    <section class="story">
      <Remarks summary={summary} command={command} group={group} isOther={isOther} />
      {check !== undefined && check.point !== undefined && (
        <>
          <div class="story-head">
            <h3>
              {words.text("report-layer-by-layer")}
              {isOther && words.text("report-by-reference")}
            </h3>
            <label class="clause-switch">
              <input type="checkbox" class="clause-numbers" /> {words.text("report-clause-numbers")}
            </label>
          </div>
          <Layers
            check={check}
            isOther={isOther}
            address={(layer) => anchor("s", summary.id, result.ruleset, check.id, layer)}
          />
        </>
      )}
    </section>
  );
}

/** Every check of the newest rules: what it expects, and the boards that are not drawn above. */
export function Checks(props: EditionProps) {
  const words = useWords();
  const { summary, group } = props;
  const [result] = group;
  const checks = byMoment(checksOf(result, useNarrator(), summary.timeline));
  if (checks.length === 0) return null;
  const shown = answerAmong(checks, summary);
  const isWrong = checks.some((check) => check !== shown && hasDifference(check));
  const note = [
    ...(checks.length > 1 ? [words.text("report-count-checks", { count: checks.length })] : []),
    words.text("report-count-values", { count: result.values.length }),
  ];
  return (
    <Toggle head={words.text("report-what-checked")} note={note.join(" · ")} isOpen={isWrong}>
      <CheckList {...props} checks={checks} shown={shown} />
    </Toggle>
  );
}

/** How it comes about under other editions than the newest; folded, and says whether they differ. */
export function OtherEdition({ newest, ...props }: EditionProps & { readonly newest: RulesetGroup }) {
  const words = useWords();
  const { summary, group, isOther, command } = props;
  const isSame = haveSameValues(group[0], newest[0]);
  return (
    <Toggle
      head={words.under(groupWords(group, words))}
      note={isSame === undefined ? undefined : words.text(isSame ? "report-same-values" : "report-other-values")}
    >
      <Remarks summary={summary} command={command} group={group} isOther={isOther} />
      <CheckList {...props} checks={byMoment(checksOf(group[0], useNarrator(), summary.timeline))} shown={undefined} />
      <EngineWords group={group} isOther={isOther} />
      <OldNumbers results={group} />
    </Toggle>
  );
}

/** What an engine did not tell, and what it wrote besides. */
export function EngineWords({ group, isOther }: Pick<EditionProps, "group" | "isOther">) {
  if (!isOther) return null;
  return (
    <>
      <Untold values={group[0].untold ?? []} />
      <StandardError group={group} />
    </>
  );
}

function Remarks({
  summary,
  command,
  group,
  isOther,
}: Pick<EditionProps, "summary" | "command" | "group" | "isOther">) {
  const words = useWords();
  const [result] = group;
  return (
    <>
      <Known {...result} />
      <Outcome result={result} />
      {isOther && <EngineRemarks group={group} timeline={summary.timeline} />}
      {result.verdict === "pass" && result.checkPoints.length === 0 && result.values.length > 0 && (
        <p class="soft">{words.parts("report-left-out", { command: <code>{command}</code> })}</p>
      )}
    </>
  );
}

interface CheckListProps extends EditionProps {
  readonly checks: readonly Check[];
  /** The one whose board and layers are shown above. */
  readonly shown: Check | undefined;
}

function CheckList({ summary, group, checks, shown, isOther, abilityText }: CheckListProps) {
  const [result] = group;
  const isAlone = checks.length === 1;
  const differing = checks.find(hasDifference);
  // Checks with a difference are open, or else the one that answers.
  const isOpen = (check: Check): boolean =>
    differing === undefined ? check === (shown ?? answerAmong(checks, summary)) : hasDifference(check);
  return (
    <>
      {checks.map((check, place) => (
        <CheckSection
          check={check}
          id={isAlone ? undefined : checkAnchor(summary, group, check.id)}
          fold={isAlone ? "always open" : isOpen(check) ? "open" : "closed"}
          players={summary.players}
          timeline={summary.timeline}
          abilityText={abilityText}
          isOther={isOther}
          isShown={check === shown}
          picture={`board-${summary.id}-${result.ruleset}-${place}`}
        />
      ))}
    </>
  );
}

/** The id of the section of a check under the first ruleset of a group. */
export function checkAnchor({ id }: ScenarioSummary, [{ ruleset }]: RulesetGroup, check: string): string {
  return anchor("s", id, ruleset, check);
}
