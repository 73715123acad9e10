import type { ComponentChildren } from "preact";
import type { ScenarioSummary } from "../../../src/rules/formats.gen.js";
import { abilityTexts } from "../ability-index.js";
import { anchor, filter } from "../anchors.js";
import type { Entry } from "../entries.js";
import { groupWords, sameStories, sameVerdicts, type RulesetGroup } from "../ruleset-groups.js";
import { Answer } from "./answer.js";
import { checkAnchor, Edition } from "./edition.js";
import { Level } from "./level.js";
import { Alternatives, Provenance, Why } from "./reasons.js";
import { ScenarioFacts } from "./scenario-facts.js";
import { ScenarioLink } from "./scenario-link.js";
import { Timeline, type TimelineProps } from "./timeline.js";
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

/** Everything about one scenario: the answer and what happened, why layer by layer, and what else there is to know. */
export function ScenarioContent({ summary, results, command, neighbors, isOther, extras = {} }: ScenarioPageProps) {
  const { id, title, question, topic, level, timeline } = summary;
  const abilityText = abilityTexts(summary.cards);
  const groups = sameStories(results);
  const [newest] = groups;
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
        {question !== undefined && <p class="question">{question}</p>}
        <p class="badges">
          {sameVerdicts(results).map((group) => (
            <>
              <Verdict verdict={group[0].verdict} /> <span class="soft">under the {groupWords(group)} rules</span>{" "}
            </>
          ))}
          <Level level={level} />
        </p>
        {extras.actions}
      </header>
      <div class="opening">
        {newest !== undefined && (
          <Answer summary={summary} group={newest} isOther={isOther} abilityText={abilityText} />
        )}
        <section class="what-happened">
          <h3>What happened</h3>
          <Timeline timeline={timeline} checkAddress={checkAddresses(summary, groups)} />
        </section>
      </div>
      {groups.map((group, place) => (
        <Edition
          summary={summary}
          command={command}
          group={group}
          newest={place === 0 ? undefined : newest}
          isAlone={results.length === 1}
          isOther={isOther}
          abilityText={abilityText}
        />
      ))}
      <div class="page-more">
        <Why {...summary} />
        <Alternatives {...summary} />
        <Provenance {...summary} />
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

/** The address of a check in the timeline: its section under the first ruleset, if there are several checks. */
function checkAddresses(summary: ScenarioSummary, [group]: readonly RulesetGroup[]): TimelineProps["checkAddress"] {
  if (group === undefined || group[0].checkPoints.length < 2) return () => undefined;
  const known = new Set(group[0].checkPoints.map(({ check }) => check));
  return (check) => (known.has(check) ? `#${checkAnchor(summary, group, check)}` : undefined);
}
