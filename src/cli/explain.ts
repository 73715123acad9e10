import { command } from "./command-line.js";
import type { Call } from "./call.js";
import { explainScenario, type Narrated } from "../explain/narrative.js";
import { questionOf, type Reading } from "../rules/readings.js";
import type { Language } from "../wording/language.js";
import { commonMistakes, mistakePhrase } from "../training/common-mistakes.js";
import { cardsOf } from "../verifier/request.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { missesOf } from "../resolver/telling/misses.js";
import { resolve } from "../resolver/resolve.js";
import { boardsOf } from "../timeline/run.js";
import { unknownWord } from "../verifier/filters.js";
import { refused, type Understood, understood } from "../verifier/understood.js";
import { type OneScenarioOptions, type Ran, runOneScenario } from "./one-scenario.js";

const HELP = `
Examples:
  $ npx cr613 explain <id>
  $ npx cr613 explain my-scenarios/board.json --at end --cards my-cards
  $ npx cr613 explain <id> --lang de
  $ npx cr613 explain <id> --reading loop-members-last
  $ npx cr613 explain <id> --why-not <object>

"npx cr613 list" prints the ids.`;

export const explainCommand = command("explain", HELP, runExplain, (line) =>
  line
    .guarded()
    .scenario()
    .cards()
    .language()
    .reading()
    .ruleset()
    .option("--clauses", "with every clause of a sentence, not only those that decide")
    .option("--at <check>", "only the moment of this check")
    .option("--why-not <object>", "tell also which effects do not reach this object, and why"),
);

interface ExplainOptions extends OneScenarioOptions {
  readonly lang?: Language;
  readonly whyNot?: string;
  readonly clauses?: true;
}

/** A reading with the question that it answers. */
function answered(reading: Reading): { id: string; words: string } {
  return { id: reading.id, words: `${questionOf(reading).words} ${reading.words}` };
}

function runExplain(call: Call, which: string, options: ExplainOptions): ExitCode {
  const ran = runOneScenario(call, which, options);
  if (!ran.ok) return call.refuse(ran.message);
  const { scenario, cards, readings, checkPoints } = ran.value;
  const { title, question, level, alternatives, cites, players, timeline } = scenario;
  const used = cardsOf(scenario, cards);
  // The author's reasons are those of the newest rules, as they are read there.
  const isAsWritten = readings.length === 0 && ran.value.rules.id === scenario.rulesets.at(-1);
  const misses = options.whyNot === undefined ? understood(undefined) : missesIn(ran.value, options.whyNot);
  if (!misses.ok) return call.refuse(misses.message);
  call.print(
    explainScenario(
      {
        title,
        question,
        level,
        alternatives,
        cites,
        why: isAsWritten ? scenario.why : [],
        readings: readings.map(answered),
        players,
        timeline,
        checkPoints,
        cards: used,
        mistakes: mistakesIn(ran.value),
        misses: misses.value,
      },
      { width: call.out.width, language: options.lang ?? "en", everyClause: options.clauses === true },
    ),
  );
  return EXIT.ok;
}

/** At each check the known mistakes that change what it asks. */
function mistakesIn({ scenario, cards, rules, checkPoints }: Ran): Narrated["mistakes"] {
  const found = commonMistakes({ scenario, cards, ruleset: rules, checkPoints });
  return new Map([...found].map(([check, all]) => [check, all.map(mistakePhrase)] as const));
}

/** At each check the effects that do not reach an object, where it is there. */
function missesIn({ scenario, cards, rules }: Ran, object: string): Understood<Narrated["misses"]> {
  const folded = boardsOf(scenario, cards, rules);
  const points = folded.ok ? folded.value : [];
  const ids = new Set(points.flatMap(({ board }) => board.objects.map(({ id }) => id)));
  if (!ids.has(object)) return refused(unknownWord("object", object, [...ids]));
  const at = points.flatMap(({ check, board }) => {
    const place = board.objects.findLastIndex(({ id, gone, phasedOut }) => id === object && !gone && !phasedOut);
    return place < 0 ? [] : [[check, missesOf(resolve(board, rules), place)] as const];
  });
  return understood({ object, at: new Map(at) });
}
