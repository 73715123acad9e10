import { English } from "./english.js";
import { type PageWords, topicName, useWords } from "../spoken.js";
import type { ComponentChildren } from "preact";
import { numberInWords } from "../../../src/explain/why/reason.js";
import { clauseNumber } from "../../../src/rules/clause-under.js";
import type { RulesetId, ScenarioSummary } from "../../../src/rules/formats.gen.js";
import { CURRENT_RULESET } from "../../../src/rules/rulesets.js";
import { abilityTexts } from "../ability-index.js";
import { anchor, filter } from "../anchors.js";
import type { Entry } from "../entries.js";
import { groupWords, sameStories, sameVerdicts } from "../ruleset-groups.js";
import { answerAmong, byMoment, checksOf } from "../checks.js";
import { Answer } from "./answer.js";
import { Citations } from "./clauses.js";
import { CommonMistakes } from "./common-mistakes.js";
import { Checks, EngineWords, OtherEdition, Story } from "./edition.js";
import { Level } from "./level.js";
import { OldNumbers } from "./old-numbers.js";
import { Alternatives, Provenance, Why } from "./reasons.js";
import { ScenarioCards, SeeAgain } from "./scenario-facts.js";
import { ScenarioLink } from "./scenario-link.js";
import { Timeline } from "./timeline.js";
import { narratorFor, Told } from "./told.js";
import { Toggle } from "./toggle.js";
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
  const { id, title, question, topic, level, timeline, cites } = summary;
  const words = useWords();
  const narrator = narratorFor(summary, words.language);
  const abilityText = abilityTexts(summary.cards, narrator, timeline);
  const groups = sameStories(results);
  const [newest, ...older] = groups;
  const answer =
    newest === undefined ? undefined : answerAmong(byMoment(checksOf(newest[0], narrator, timeline)), summary);
  const shared = { summary, command, isOther, abilityText };
  return (
    <Told.Provider value={narrator}>
      <header class="page-head">
        <p class="crumbs">
          <a href="#scenarios">{words.text("report-scenarios")}</a> <span aria-hidden="true">›</span>{" "}
          <a href="#scenarios" data-filter={filter("topic", topic)}>
            {topicName(topic, words)}
          </a>
        </p>
        <h2 id={anchor("s", id, "title")}>
          <English>{title}</English>
        </h2>
        {question !== undefined && (
          <p class="question">
            <English>{question}</English>
          </p>
        )}
        <p class="badges">
          {sameVerdicts(results).map((group) => (
            <>
              <Verdict verdict={group[0].verdict} />{" "}
              <span class="soft">{words.text("report-under", { rules: groupWords(group, words) })}</span>{" "}
            </>
          ))}
          <Level level={level} /> <span data-copy-link={`#${anchor("s", id)}`} />
        </p>
        {extras.actions}
      </header>
      <div class="opening">
        {newest !== undefined && <Answer {...shared} group={newest} check={answer} />}
        <div class="beside">
          <section class="what-happened">
            <h3>{words.text("report-what-happened")}</h3>
            <Timeline timeline={timeline} checkPoints={newest?.[0].checkPoints ?? []} shown={answer?.id} />
          </section>
          {summary.cards.length > 0 && <ScenarioCards {...summary} />}
        </div>
      </div>
      {newest !== undefined && <Story {...shared} group={newest} />}
      <div class="toggles">
        <Alternatives {...summary} />
        {newest !== undefined && <CommonMistakes summary={summary} result={newest[0]} />}
        <Why {...summary} />
        {newest !== undefined && <Checks {...shared} group={newest} />}
        {newest !== undefined && <EngineWords {...shared} group={newest} />}
        {cites.length > 0 && (
          <Toggle
            head={words.text("report-clauses-of-rules")}
            note={decidingWords(cites, newest?.[0].ruleset ?? CURRENT_RULESET, words)}
          >
            <Citations cites={cites} ruleset={newest?.[0].ruleset ?? CURRENT_RULESET} />
            <OldNumbers results={groups.flat()} />
          </Toggle>
        )}
        {newest !== undefined && older.map((group) => <OtherEdition {...shared} group={group} newest={newest} />)}
        <Provenance {...summary} />
        <SeeAgain summary={summary} command={command} />
      </div>
      <nav class="neighbors" aria-label={words.text("report-other-scenarios")}>
        <Neighbor word={words.text("report-previous")} scenario={neighbors[0]} />
        <Neighbor word={words.text("report-next")} scenario={neighbors[1]} />
      </nav>
    </Told.Provider>
  );
}

function decidingWords(cites: ScenarioSummary["cites"], ruleset: RulesetId, words: PageWords): string | undefined {
  const decides = cites.filter(({ role }) => role === "decides");
  const deciding = [...new Set(decides.map(({ clause }) => numberInWords(clauseNumber(clause, ruleset), words)))];
  return deciding.length === 0
    ? undefined
    : words.text("report-decided-by", { clauses: words.list(deciding, "commas") });
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
