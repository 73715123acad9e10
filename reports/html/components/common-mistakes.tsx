import { createContext } from "preact";
import { useContext, useMemo, useState } from "preact/hooks";
import type { CheckEvent, Result, ScenarioSummary } from "../../../src/rules/formats.gen.js";
import { groupBy } from "../../../src/rules/group.js";
import type { Phrase } from "../../../src/wording/phrase.js";
import { useWords } from "../spoken.js";
import { Symbols } from "./mana.js";
import { useNarrator } from "./told.js";
import { checkTitle } from "./timeline.js";
import { Toggle } from "./toggle.js";

/** A mistake in words: what would be said, and why that is wrong; then what else would be wrong with it. */
export interface ToldMistake {
  readonly mistake: Phrase;
  readonly further: readonly Phrase[];
}

/** The mistakes that beckon at each check of a scenario, by the boards that the right rules gave. */
export type FindMistakes = (
  summary: ScenarioSummary,
  result: Result,
) => readonly (readonly [check: string, mistakes: readonly ToldMistake[]])[];

/** Who computes them: a report is written from its data alone, whoever shows it can run boards. */
export const Mistakes = createContext<FindMistakes | undefined>(undefined);

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
  const find = useContext(Mistakes);
  const [isOpen, setOpen] = useState(false);
  if (find === undefined || result.checkPoints.length === 0 || summary.level === "undefined") return null;
  return (
    <Toggle head={words.text("report-mistakes")} onToggle={setOpen}>
      {isOpen && <MistakesFound summary={summary} result={result} find={find} />}
    </Toggle>
  );
}

function MistakesFound({ summary, result, find }: CommonMistakesProps & { readonly find: FindMistakes }) {
  const words = useWords();
  const { speaker } = useNarrator();
  const isLarge = result.checkPoints.some(({ resolution }) => Object.keys(resolution.objects).length > MOST_OBJECTS);
  const found = useMemo(() => (isLarge ? [] : find(summary, result)), [summary, result, find]);
  if (isLarge) return <p class="soft">{words.text("report-mistakes-left-out", { count: MOST_OBJECTS })}</p>;
  if (found.length === 0) return <p class="soft">{words.text("report-no-mistakes")}</p>;
  const checks = summary.timeline.filter((event): event is CheckEvent => event.kind === "check");
  return (
    <>
      {[...groupBy(found, ([check]) => checkTitle(check, summary.timeline, words))].map(([title, those]) => (
        <div class="mistakes-at">
          {checks.length > 1 && <h4>{title}</h4>}
          <ul class="common-mistakes">
            {those
              .flatMap(([, mistakes]) => mistakes)
              .map(({ mistake, further }) => (
                <li>
                  <p>
                    <Symbols text={speaker.sentence(mistake)} />
                  </p>
                  <Further further={further} />
                </li>
              ))}
          </ul>
        </div>
      ))}
    </>
  );
}

/** What else would be wrong with it, of all that the check asks. */
function Further({ further }: Pick<ToldMistake, "further">) {
  const words = useWords();
  const { speaker } = useNarrator();
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
