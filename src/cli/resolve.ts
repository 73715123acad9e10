import { Option } from "commander";
import type { Certificate } from "../rules/formats.gen.js";
import { certify } from "../resolver/telling/certificate.js";
import { boardsOf } from "../timeline/run.js";
import type { TraceDetail } from "../resolver/recording.js";
import { command } from "./command-line.js";
import type { Call } from "./call.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { type OneScenarioOptions, type Ran, runOneScenario } from "./one-scenario.js";
import { resolutionText } from "./resolution-text.js";

const HELP = `
Examples:
  $ npx cr613 resolve <id>
  $ npx cr613 resolve my-scenarios/board.json --cards my-cards
  $ npx cr613 resolve board.json --at before-combat --json
  $ npx cr613 resolve <id> --reading loop-members-last
  $ npx cr613 resolve <id> --certificate > board.certificate.json

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
    )
    .option("--certificate", "print why the effects are applied in their order, for cr613 check, as JSON"),
);

interface ResolveOptions extends OneScenarioOptions {
  readonly json?: true;
  readonly trace?: TraceDetail;
  readonly certificate?: true;
}

function runResolve(call: Call, which: string, options: ResolveOptions): ExitCode {
  const { json, trace = "full" } = options;
  // What nobody sees is not written: a full trace has every dependency, which may be the square of the effects.
  const ran = runOneScenario(call, which, options, json === true ? trace : "none");
  const point = ran.ok ? ran.value.checkPoints.at(-1) : undefined;
  if (!ran.ok || point === undefined)
    return call.refuse(ran.ok ? "the scenario has no moment to look at" : ran.message);
  if (options.certificate === true) {
    call.print(JSON.stringify(certificateOf(ran.value, point.check), null, 2));
    return EXIT.ok;
  }
  const { title } = ran.value.scenario;
  call.printAs(json, point.resolution, (paint, width) => resolutionText(title, point, paint, width));
  return EXIT.ok;
}

/** The certificate of the board at a check. */
function certificateOf({ scenario, cards, rules }: Ran, check: string): Certificate {
  const boards = boardsOf(scenario, cards, rules);
  const found = boards.ok ? boards.value.find((each) => each.check === check) : undefined;
  if (found === undefined) throw new Error("a timeline that was run has the board of each of its checks");
  return { format: "cr613-certificate/1", scenario: scenario.id, check, ...certify(found.board, rules) };
}
