import type { ComponentChildren } from "preact";
import { EVERY_LAYER } from "../../../src/rules/layers.js";
import type { Result, ScenarioSummary } from "../../../src/rules/formats.gen.js";
import { abilityTexts, type AbilityText } from "../ability-index.js";
import { anchor, filter } from "../anchors.js";
import { checksOf, hasDifference } from "../checks.js";
import type { Entry } from "../entries.js";
import { groupWords, sameStories, sameVerdicts, type RulesetGroup } from "../ruleset-groups.js";
import { type AfterLayers, CheckSection } from "./check-section.js";
import { LayerStrip } from "./layer-strip.js";
import { Level } from "./level.js";
import { OldNumbers } from "./old-numbers.js";
import { Known, Outcome } from "./outcome.js";
import { ScenarioFacts } from "./scenario-facts.js";
import { Alternatives, Provenance, Why } from "./reasons.js";
import { ScenarioLink } from "./scenario-link.js";
import { Timeline, type TimelineProps } from "./timeline.js";
import { StandardError, EngineRemarks, Untold } from "./engine-remarks.js";
import { Verdict } from "./verdict.js";

export interface ScenarioPageProps extends Entry {
  /** The command that explains this scenario. */
  readonly command: string;
  /** The scenarios before and after it in the list. */
  readonly neighbors: readonly [previous: string | undefined, next: string | undefined];
  /** Whether another engine than the reference gave the values; boards and layers are the reference's. */
  readonly isOther: boolean;
  readonly extras?: PageExtras;
}

/** Additional content of a page that is more than a report. */
export interface PageExtras {
  readonly actions?: ComponentChildren;
  readonly afterLayers?: AfterLayers | undefined;
}

/** The page of a scenario. */
export function ScenarioPage(props: ScenarioPageProps) {
  const { id } = props.summary;
  return (
    <article class="page" id={anchor("s", id)} aria-labelledby={anchor("s", id, "title")}>
      <ScenarioContent {...props} />
    </article>
  );
}

/** Everything about one scenario: the question, what happened, what is true and why. */
export function ScenarioContent({ summary, results, command, neighbors, isOther, extras = {} }: ScenarioPageProps) {
  const { id, title, question, topic, level, timeline } = summary;
  const abilityText = abilityTexts(summary.cards);
  const groups = sameStories(results);
  const layers = EVERY_LAYER.filter((layer) => results.some((result) => result.layers.includes(layer)));
  return (
    <>
      <header class="page-head">
        <p class="crumbs">
          <a href="#scenarios">Scenarios</a> <span aria-hidden="true">›</span>{" "}
          <a href="#scenarios" data-filter={filter("topic", topic)}>
            {topic}
          </a>
        </p>
        <h2 id={anchor("s", id, "title")}>{title}</h2>
        <p class="badges">
          {sameVerdicts(results).map((group) => (
            <>
              <Verdict verdict={group[0].verdict} /> <span class="soft">under the {groupWords(group)} rules</span>{" "}
            </>
          ))}
          <Level level={level} />
        </p>
        {question !== undefined && <p class="question">{question}</p>}
        {extras.actions}
        <LayerStrip layers={layers} />
      </header>
      <div class="page-body">
        <div class="page-main">
          <section>
            <h3>What happened</h3>
            <Timeline timeline={timeline} checkAddress={checkAddresses(summary, groups)} />
          </section>
          {groups.map((group) => (
            <ResultSections
              summary={summary}
              command={command}
              group={group}
              abilityText={abilityText}
              headed={results.length > 1}
              isOther={isOther}
              afterLayers={extras.afterLayers}
            />
          ))}
          <Why {...summary} />
          <Alternatives {...summary} />
          <Provenance {...summary} />
        </div>
        <ScenarioFacts summary={summary} command={command} />
      </div>
      <nav class="neighbors" aria-label="Other scenarios">
        <Neighbor word="Previous" scenario={neighbors[0]} />
        <Neighbor word="Next" scenario={neighbors[1]} />
      </nav>
    </>
  );
}

function Neighbor({ word, scenario }: { readonly word: string; readonly scenario: string | undefined }) {
  return (
    <p>
      {scenario !== undefined && (
        <>
          <span class="soft">{word}</span> <ScenarioLink scenario={scenario} />
        </>
      )}
    </p>
  );
}

interface ResultSectionsProps
  extends Pick<ScenarioPageProps, "summary" | "command" | "isOther">, Pick<PageExtras, "afterLayers"> {
  readonly group: RulesetGroup;
  readonly abilityText: AbilityText;
  /** Whether to name the ruleset, because there are several. */
  readonly headed: boolean;
}

function ResultSections({ summary, command, group, abilityText, headed, isOther, afterLayers }: ResultSectionsProps) {
  const [result] = group;
  const checks = checksOf(result);
  const differing = checks.find(hasDifference);
  // Checks with a difference are open, or else the last one, which shows the final board.
  const isOpen = (place: number): boolean =>
    differing === undefined ? place === checks.length - 1 : hasDifference(checks[place] ?? differing);
  return (
    <>
      {headed && <h3 class="ruleset-head">Under the {groupWords(group)} rules</h3>}
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
          id={checks.length > 1 ? checkAnchor(summary, result, check.id) : undefined}
          fold={checks.length === 1 ? "always open" : isOpen(place) ? "open" : "closed"}
          players={summary.players}
          timeline={summary.timeline}
          abilityText={abilityText}
          isOther={isOther}
          afterLayers={afterLayers}
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

/** The address of a check in the timeline: its section under the first ruleset, if there are several checks. */
function checkAddresses(summary: ScenarioSummary, [group]: readonly RulesetGroup[]): TimelineProps["checkAddress"] {
  const first = group?.[0];
  if (first === undefined || first.checkPoints.length < 2) return () => undefined;
  const known = new Set(first.checkPoints.map(({ check }) => check));
  return (check) => (known.has(check) ? `#${checkAnchor(summary, first, check)}` : undefined);
}

function checkAnchor({ id }: ScenarioSummary, { ruleset }: Result, check: string): string {
  return anchor("s", id, ruleset, check);
}
