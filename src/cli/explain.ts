import { command } from "./command-line.js";
import type { Call } from "./call.js";
import { explainScenario } from "../explain/narrative.js";
import { questionOf, type Reading } from "../rules/readings.js";
import type { Language } from "../wording/language.js";
import { cardsOf } from "../verifier/request.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { type OneScenarioOptions, runOneScenario } from "./one-scenario.js";

const HELP = `
Examples:
  $ npx cr613 explain <id>
  $ npx cr613 explain my-scenarios/board.json --at end --cards my-cards
  $ npx cr613 explain <id> --lang de
  $ npx cr613 explain <id> --reading loop-members-last

"npx cr613 list" prints the ids.`;

export const explainCommand = command("explain", HELP, runExplain, (line) =>
  line.scenario().cards().language().reading().ruleset().option("--at <check>", "only the moment of this check"),
);

interface ExplainOptions extends OneScenarioOptions {
  readonly lang?: Language;
}

/** A reading with the question that it answers. */
function answered(reading: Reading): { id: string; words: string } {
  return { id: reading.id, words: `${questionOf(reading).words} ${reading.words}` };
}

function runExplain(call: Call, which: string, options: ExplainOptions): ExitCode {
  const ran = runOneScenario(call, which, options);
  if (!ran.ok) return call.refuse(ran.message);
  const { scenario, cards, readings, checkPoints } = ran.value;
  const { title, question, players, timeline } = scenario;
  const used = cardsOf(scenario, cards);
  call.print(
    explainScenario(
      { title, question, readings: readings.map(answered), players, timeline, checkPoints, cards: used },
      { width: call.out.width, language: options.lang ?? "en" },
    ),
  );
  return EXIT.ok;
}
