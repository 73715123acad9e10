import { createContext } from "preact";
import { useContext, useMemo, useState } from "preact/hooks";
import type { CheckEvent, Result, ScenarioSummary } from "../../../src/rules/formats.gen.js";
import { withReadings } from "../../../src/rules/readings.js";
import { rulesetOf } from "../../../src/rules/rulesets.js";
import {
  type CommonMistake,
  commonMistakes,
  furtherPhrases,
  mistakePhrase,
} from "../../../src/training/common-mistakes.js";
import { useWords } from "../spoken.js";
import { Symbols } from "./mana.js";
import { useNarrator } from "./told.js";
import { checkTitle } from "./timeline.js";
import { Toggle } from "./toggle.js";

/** The readings that the boards of a page follow, in place of the recommended ones. */
export const Followed = createContext<readonly string[]>([]);

/** On a board of more objects than this it would take too long to run it by every wrong rule while somebody waits. */
const MOST_OBJECTS = 60;

interface CommonMistakesProps {
  readonly summary: ScenarioSummary;
  /** With the boards of the right rules. */
  readonly result: Result;
}

/**
 * The known mistakes that lead to other values of what is asked, and why they are wrong. They take runs by wrong rules, so they
 * are computed when somebody unfolds them.
 */
export function CommonMistakes({ summary, result }: CommonMistakesProps) {
  const words = useWords();
  const [isOpen, setOpen] = useState(false);
  if (result.checkPoints.length === 0 || summary.level === "undefined") return null;
  return (
    <Toggle head={words.text("report-mistakes")} onToggle={setOpen}>
      {isOpen && <MistakesFound summary={summary} result={result} />}
    </Toggle>
  );
}

function MistakesFound({ summary, result }: CommonMistakesProps) {
  const words = useWords();
  const readings = useContext(Followed);
  const { speaker } = useNarrator();
  const isLarge = result.checkPoints.some(({ resolution }) => Object.keys(resolution.objects).length > MOST_OBJECTS);
  const found = useMemo(() => (isLarge ? [] : mistakesIn(summary, result, readings)), [summary, result, readings]);
  if (isLarge) return <p class="soft">{words.text("report-mistakes-left-out", { count: MOST_OBJECTS })}</p>;
  if (found.length === 0) return <p class="soft">{words.text("report-no-mistakes")}</p>;
  const checks = summary.timeline.filter((event): event is CheckEvent => event.kind === "check");
  return (
    <>
      {found.map(([check, mistakes]) => (
        <div class="mistakes-at">
          {checks.length > 1 && <h4>{checkTitle(check)}</h4>}
          <ul class="common-mistakes">
            {mistakes.map((mistake) => (
              <li>
                <p>
                  <Symbols text={speaker.sentence(mistakePhrase(mistake))} />
                </p>
                <Further mistake={mistake} />
              </li>
            ))}
          </ul>
        </div>
      ))}
    </>
  );
}

/** What else would be wrong with it, of all that the check asks. */
function Further({ mistake }: { readonly mistake: CommonMistake }) {
  const words = useWords();
  const { speaker } = useNarrator();
  const further = furtherPhrases(mistake);
  if (further.length === 0) return null;
  return (
    <>
      <p class="soft">{words.text("report-mistake-also")}</p>
      <ul class="also-wrong">
        {further.map((phrase) => (
          <li>
            <Symbols text={speaker.text(phrase)} />
          </li>
        ))}
      </ul>
    </>
  );
}

type Found = readonly (readonly [check: string, mistakes: readonly CommonMistake[]])[];

function mistakesIn(summary: ScenarioSummary, result: Result, readings: readonly string[]): Found {
  const ruleset = withReadings(rulesetOf(result.ruleset), readings);
  if (ruleset === undefined) return [];
  const { id, title, level, cites, players, setup, timeline, alternatives, cards, rev = 0 } = summary;
  const scenario = {
    ...{ id, rev, title, level, cites, timeline, cards, rulesets: [result.ruleset], players: setup ?? players },
    ...(alternatives === undefined ? {} : { alternatives }),
  };
  const known = new Map(cards.map((card) => [card.name, card]));
  return [...commonMistakes({ scenario, cards: known, ruleset, checkPoints: result.checkPoints })];
}
