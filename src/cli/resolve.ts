import { Option } from "commander";
import type { TraceDetail } from "../resolver/recording.js";
import { command } from "./command-line.js";
import type { Call } from "./call.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { type OneScenarioOptions, runOneScenario } from "./one-scenario.js";
import { resolutionText } from "./resolution-text.js";

const HELP = `
Examples:
  $ npx cr613 resolve <id>
  $ npx cr613 resolve my-scenarios/board.json --cards my-cards
  $ npx cr613 resolve board.json --at before-combat --json
  $ npx cr613 resolve <id> --reading loop-members-last

"npx cr613 list" prints the ids. Without --at the last check counts, or the
end of a timeline that has none.`;

export const resolveCommand = command("resolve", HELP, runResolve, (line) =>
  line
    .guarded()
    .scenario()
    .cards()
    .reading()
    .ruleset()
    .option("--at <check>", "the moment: the id of a check")
    .option("--json", "print the resolution, with its trace, as JSON")
    .addOption(
      new Option("--trace <detail>", "with --json: every dependency, only what decides the order, or none").choices([
        "full",
        "decisive",
        "none",
      ]),
    ),
);

interface ResolveOptions extends OneScenarioOptions {
  readonly json?: true;
  readonly trace?: TraceDetail;
}

function runResolve(call: Call, which: string, options: ResolveOptions): ExitCode {
  const { json, trace = "full" } = options;
  // What nobody sees is not written: a full trace has every dependency, which may be the square of the effects.
  const ran = runOneScenario(call, which, options, json === true ? trace : "none");
  const point = ran.ok ? ran.value.checkPoints.at(-1) : undefined;
  if (!ran.ok || point === undefined)
    return call.refuse(ran.ok ? "the scenario has no moment to look at" : ran.message);
  const { title } = ran.value.scenario;
  call.printAs(json, point.resolution, (paint, width) => resolutionText(title, point, paint, width));
  return EXIT.ok;
}
