import { Option } from "commander";
import { csvTable } from "../../reports/csv-table.js";
import { visible } from "../faults/quote.js";
import { EngineLost } from "../engines/loss.js";
import { newestOf, rulesetOf } from "../rules/rulesets.js";
import { byCodeUnit } from "../rules/text-order.js";
import { divide } from "../verifier/divide.js";
import { arrangementsOf, ordersIn, type OrderTable, orderTable } from "../verifier/orders.js";
import { verifyClaims } from "../verifier/verify-claims.js";
import type { Call } from "./call.js";
import { command } from "./command-line.js";
import { divisionText } from "./division-text.js";
import { EngineSession } from "./engine-session.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { HELLO_MS, lossWords, NO_COMMAND, noHello } from "./meet-engine.js";
import { type OneScenarioOptions, type Ran, runOneScenario } from "./one-scenario.js";
import { orderWords, ordersText } from "./orders-text.js";

const HELP = `
Examples:
  $ npx cr613 orders <id>
  $ npx cr613 orders my-scenarios/board.json --at before-combat --json
  $ npx cr613 orders <id> --divide --engine "python3 my_engine.py"
  $ npx cr613 orders --csv > orders.csv

What arrives on the battlefield before the check is taken in every order, up to
six arrivals; the other events keep their places. --divide asks an engine for
each order and tells the first that it gets wrong. --csv has a row for each
scenario of the corpus whose orders can be gone through, at its last check.

Exit status: 0 told, 1 the engine gets an order wrong, 2 usage or broken input.`;

/** How long an engine may take for an order, in milliseconds. */
const ANSWER_MS = 10_000;

export const ordersCommand = command("orders", HELP, runOrders, (line) =>
  line
    .guarded()
    .argument("[scenario]", "the id of a scenario of the corpus, or a file")
    .cards()
    .reading()
    .ruleset()
    .option("--at <check>", "the moment: the id of a check (default: the last)")
    .option("--json", "print the whole table as JSON")
    .addOption(new Option("--csv", "a row for each scenario of the corpus").conflicts(["json", "divide", "at"]))
    .addOption(new Option("--divide", "with --engine: which orders it gets right").conflicts("json"))
    .option("--engine <command>", "the engine that --divide asks"),
);

interface OrdersOptions extends OneScenarioOptions {
  readonly json?: true;
  readonly csv?: true;
  readonly divide?: true;
  readonly engine?: string;
}

async function runOrders(call: Call, which: string | undefined, options: OrdersOptions): Promise<ExitCode> {
  const { csv, engine, json } = options;
  if (csv === true)
    return which === undefined ? printCorpus(call) : call.refuse("--csv is of the whole corpus: name no scenario");
  if (which === undefined) return call.refuse("name a scenario, or ask for --csv");
  if ((options.divide === true) !== (engine !== undefined)) return call.refuse("--divide and --engine go together");
  const ran = runOneScenario(call, which, options, "none");
  if (!ran.ok) return call.refuse(ran.message);
  const check = ran.value.checkPoints.at(-1)?.check ?? "";
  if (engine !== undefined) return divideBy(call, engine, ran.value, check);
  const { scenario, cards, rules } = ran.value;
  const table = orderTable(scenario, cards, rules, check);
  if (!table.ok) return call.refuse(table.message);
  call.printAs(json, table.value, (paint, width) => ordersText(scenario.title, table.value, paint, width));
  return EXIT.ok;
}

async function divideBy(call: Call, command: string, ran: Ran, check: string): Promise<ExitCode> {
  const { scenario, cards, ruleset, readings } = ran;
  if (command.trim() === "") return call.refuse(NO_COMMAND);
  const arrangements = arrangementsOf(scenario, check);
  if (!arrangements.ok) return call.refuse(arrangements.message);
  call.ahead(arrangements.value.length);
  return call.interruptible(async (signal) => {
    const session = new EngineSession(command, call.startingPoint, {
      helloMs: HELLO_MS,
      answerMs: ANSWER_MS,
      signal,
    });
    let asked: string | undefined;
    try {
      const engine = await session.connect();
      const ids = readings.filter(({ recommended }) => !recommended).map(({ id }) => id);
      const division = await divide(arrangements.value, cards, ruleset, ids, (each) => {
        asked = orderWords(each.order);
        return session.ask(() => verifyClaims(each.scenario, cards, ruleset, engine, { readings: ids }));
      });
      await session.stop();
      const { paint, width } = call.out;
      call.print(divisionText(scenario.title, engine, division, paint, width));
      return division.wrong === undefined ? EXIT.ok : EXIT.failed;
    } catch (error) {
      if (!(error instanceof EngineLost)) throw error;
      await session.process.end();
      if (signal.aborted) return call.stopped;
      const lastWords = session.process.lastWords();
      if (asked === undefined) return call.refuse(noHello(error, lastWords));
      return call.refuse(lossWords(`the engine was lost over the order ${visible(asked)}`, error, lastWords));
    }
  });
}

const FIELDS = ["scenario", "ruleset", "check", "arrivals", "orders", "impossible", "boards", "digest"];
/** So many signs of a digest tell the tables of a corpus apart. */
const SIGNS = 16;

function printCorpus(call: Call): ExitCode {
  const { scenarios, cards } = call.shipped.whole();
  call.ahead(scenarios.length);
  const sorted = scenarios.map(({ scenario }) => scenario).sort((a, b) => byCodeUnit(a.id, b.id));
  const rows = sorted.flatMap((scenario) => {
    const check = scenario.timeline.findLast((event) => event.kind === "check");
    const ruleset = rulesetOf(newestOf(scenario.rulesets));
    const table = check?.kind === "check" ? orderTable(scenario, cards, ruleset, check.id) : undefined;
    return table?.ok === true ? [rowOf(scenario.id, ruleset.id, table.value)] : [];
  });
  call.print(csvTable(FIELDS, rows).trimEnd());
  return EXIT.ok;
}

function rowOf(scenario: string, ruleset: string, table: OrderTable): (string | number)[] {
  const { check, arrivals, outcomes, impossible, digest } = table;
  const row = [scenario, ruleset, check, orderWords(arrivals), ordersIn(table), impossible.length, outcomes.length];
  return [...row, digest.slice(0, SIGNS)];
}
