import type { ScenarioSummary } from "../../../src/rules/formats.gen.js";
import type { AbilityText } from "../ability-index.js";
import { anchor } from "../anchors.js";
import { checksOf, hasDifference } from "../checks.js";
import { groupWords, haveSameValues, type RulesetGroup } from "../ruleset-groups.js";
import { CheckSection } from "./check-section.js";
import { EngineRemarks, StandardError, Untold } from "./engine-remarks.js";
import { OldNumbers } from "./old-numbers.js";
import { Known, Outcome } from "./outcome.js";

export interface EditionProps {
  readonly summary: ScenarioSummary;
  /** The command that explains the scenario. */
  readonly command: string;
  readonly group: RulesetGroup;
  /** What is shown above, under the newest rules; undefined if that is this. */
  readonly newest: RulesetGroup | undefined;
  /** Whether there is no other edition. */
  readonly isAlone: boolean;
  /** Whether another engine than the reference gave the values. */
  readonly isOther: boolean;
  readonly abilityText: AbilityText;
}

/** How it comes about under some editions. The newest is open; others are folded, and say whether they differ. */
export function Edition(props: EditionProps) {
  const { group, newest, isAlone } = props;
  const head = `Under the ${groupWords(group)} rules`;
  if (newest === undefined)
    return (
      <section class="edition">
        {!isAlone && <h3 class="ruleset-head">{head}</h3>}
        <Results {...props} />
      </section>
    );
  return (
    <details class="edition">
      <summary>
        <h3>{head}</h3>{" "}
        <span class="soft">{haveSameValues(group[0], newest[0]) ? "the same values" : "other values"}</span>
      </summary>
      <Results {...props} />
    </details>
  );
}

function Results({ summary, command, group, newest, isOther, abilityText }: EditionProps) {
  const [result] = group;
  const checks = checksOf(result);
  const differing = checks.find(hasDifference);
  // Checks with a difference are open, or else the last one, which shows the final board.
  const isOpen = (place: number): boolean =>
    differing === undefined ? place === checks.length - 1 : hasDifference(checks[place] ?? differing);
  return (
    <>
      <Known {...result} />
      <Outcome result={result} />
      {isOther && <EngineRemarks group={group} />}
      {result.verdict === "pass" && result.checkPoints.length === 0 && result.values.length > 0 && (
        <p class="soft">
          Boards and layers are left out here: so large a run keeps them of what fails. <code>{command}</code> tells
          them.
        </p>
      )}
      {checks.map((check, place) => (
        <CheckSection
          check={check}
          id={checks.length > 1 ? checkAnchor(summary, group, check.id) : undefined}
          fold={checks.length === 1 ? "always open" : isOpen(place) ? "open" : "closed"}
          players={summary.players}
          timeline={summary.timeline}
          abilityText={abilityText}
          isOther={isOther}
          isDrawn={newest === undefined && place === checks.length - 1}
          picture={`board-${summary.id}-${result.ruleset}-${place}`}
        />
      ))}
      {isOther && (
        <>
          <Untold values={result.untold ?? []} />
          <StandardError group={group} />
        </>
      )}
      <OldNumbers group={group} />
    </>
  );
}

/** The id of the section of a check under the first ruleset of a group. */
export function checkAnchor({ id }: ScenarioSummary, [{ ruleset }]: RulesetGroup, check: string): string {
  return anchor("s", id, ruleset, check);
}
