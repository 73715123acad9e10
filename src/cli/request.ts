import { command } from "./command-line.js";
import type { Call } from "./call.js";
import type { EngineRequest } from "../engines/engine.js";
import type { RunnerMessage } from "../engines/message.js";
import { rulesetMessage, runMessage, runnerHello } from "../engines/runner-message.js";
import { visible } from "../faults/quote.js";
import { namelessCardsOf, requestOf } from "../verifier/request.js";
import type { Card } from "../rules/formats.gen.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { type OneScenarioOptions, runOneScenario } from "./one-scenario.js";
import { packageVersion } from "./package-root.js";

const HELP = `
Examples:
  $ npx cr613 request <id> | python3 my_engine.py
  $ npx cr613 request board.json --cards my-cards > board.in.jsonl
  $ npx cr613 request <id> --ruleset m10 | npx cr613 engine

Prints hello, ruleset, run and stop, a line each: all that an engine needs to
answer one scenario, also in a debugger. Nothing in it says what is expected;
"npx cr613 resolve" does, and "npx cr613 explain" says why. docs/ENGINES.md is
the contract.

Exit status: 0 printed, 2 usage or a broken scenario.`;

export const requestCommand = command("request", HELP, runRequest, (line) =>
  line
    .guarded()
    .scenario()
    .cards()
    .reading()
    .ruleset("the ruleset (default: the newest that the scenario names)")
    .option("--names", "send names of cards in place of their data"),
);

interface RequestOptions extends Omit<OneScenarioOptions, "at"> {
  readonly names?: true;
}

function runRequest(call: Call, which: string, options: RequestOptions): ExitCode {
  const ran = runOneScenario(call, which, options, "none"); // an impossible timeline is never sent
  if (!ran.ok) return call.refuse(ran.message);
  const { scenario, cards, ruleset, readings } = ran.value;
  const others = readings.filter(({ recommended }) => !recommended).map(({ id }) => id);
  const request = requestOf(scenario, cards, ruleset, others);
  const input = options.names === true ? "names" : "effects";
  const nameless = input === "names" ? namelessCardsOf(scenario, cards) : [];
  for (const note of notesOn(request, nameless)) call.tell(`note: ${note}`);
  const messages: RunnerMessage[] = [
    runnerHello(packageVersion()),
    rulesetMessage(request),
    runMessage(1, request, input),
    { kind: "stop" },
  ];
  for (const message of messages) call.print(JSON.stringify(message));
  return EXIT.ok;
}

/** Differences from what a runner would send. */
function notesOn({ timeline }: EngineRequest, nameless: readonly Card[]): string[] {
  return [
    ...(timeline.some(({ kind }) => kind === "check")
      ? []
      : ["the timeline has no check, so there is nothing to answer"]),
    ...nameless.map(({ name, madeUp }) =>
      madeUp === true
        ? `${visible(name)} is made up; no engine knows it by name`
        : `${visible(name)} is written out in the scenario; no engine knows it by name`,
    ),
  ];
}
