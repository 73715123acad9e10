import type { CorpusScenario } from "../../verifier/plan.js";
import type { ExportedCheck } from "../exported.js";
import { type Reason, reasonText } from "../reason.js";
import { valueCell } from "../../../reports/csv-table.js";
import { className, importsOf, javaComment, javaString, methodName } from "./java.js";
import type { Script, Seat, SeatedPlayer } from "./script.js";

/** The package of all exported tests; it determines their folder in XMage's sources. */
export const PACKAGE = "org.mage.test.cr613";

/** One check as a test: the script, and the assertions. */
export interface TestMethod {
  readonly script: Script;
  readonly check: ExportedCheck;
  readonly assertions: readonly string[];
}

/** A JUnit class for a scenario, with one method for each check. */
export function testClass(
  { topic, scenario }: CorpusScenario,
  methods: readonly TestMethod[],
  without: readonly { readonly check: string; readonly why: readonly Reason[] }[],
): string {
  const body = methods.flatMap((method) => [
    "",
    ...methodLines(method).map((line) => (line === "" ? "" : `    ${line}`)),
  ]);
  const head = [
    javaComment(scenario.title),
    ...(scenario.question === undefined ? [] : [javaComment(scenario.question)]),
    javaComment(`cr613 scenario ${scenario.id}, topic ${topic}`),
    ...scenario.cites.map(({ clause, role }) => javaComment(`CR ${clause} ${role}`)),
    ...(scenario.level === "interpretation"
      ? [javaComment("The rules can be read in more than one way; asserted is what the recommended reading gives.")]
      : []),
    ...without.flatMap(({ check, why }) =>
      why.map((each) => javaComment(`check ${check} is missing: ${reasonText(each)}`)),
    ),
  ];
  const declaration = [...head, `public class ${className(scenario.id)} extends CardTestPlayerBase {`, ...body, "}"];
  const imports = importsOf(declaration.join("\n"));
  return [`package ${PACKAGE};`, "", ...imports, "", ...declaration, ""].join("\n");
}

function methodLines({ script, check, assertions }: TestMethod): string[] {
  const { setUp, actions, stop, players } = script;
  const actionLines = actions.flatMap(({ lines }) => lines);
  return [
    "@Test",
    `public void ${methodName(check.check)}() {`,
    ...[
      ...[...script.seats].map(([name, seat]) => javaComment(`${seat} is ${name}`)),
      ...lifeLines(players),
      ...players.flatMap((player, seat) => landLines(player, seat === 0 ? "playerA" : "playerB")),
      ...setUp.flatMap(({ lines }) => lines),
      ...(actionLines.length === 0 ? [] : ["", ...actionLines]),
      "",
      "setStrictChooseMode(true);",
      `setStopAt(${stop.turn}, PhaseStep.${stop.step});`,
      "execute();",
      "",
      ...assertions,
      ...check.leftOut.map(({ subject, characteristic, expected, why }) =>
        javaComment(`not asserted (${why.id}): ${subject}: ${characteristic} ${valueCell(expected)}`),
      ),
    ].map((line) => (line === "" ? "" : `    ${line}`)),
    "}",
  ];
}

function lifeLines(players: readonly SeatedPlayer[]): string[] {
  return players.flatMap(({ life }, seat) =>
    life === 20 ? [] : [`setLife(${seat === 0 ? "playerA" : "playerB"}, ${life});`],
  );
}

/** The lands enter first and so are older than everything else; it was verified that they change nothing. */
function landLines({ supply }: SeatedPlayer, seat: Seat): string[] {
  return supply.map(
    ({ card, count }) => `addCard(Zone.BATTLEFIELD, ${seat}, ${javaString(card.name)}, ${count}); // for mana`,
  );
}
