import type { CorpusScenario } from "../../verifier/plan.js";
import type { ExportedCheck } from "../exported.js";
import { type Reason, reasonText } from "../reason.js";
import { valueCell } from "../../../reports/csv-table.js";
import { className, importsOf, javaComment, javaString, methodName } from "./java.js";
import type { Script, SeatedPlayer } from "./script.js";

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
  const body = methods.flatMap((method) => ["", ...indented(methodLines(method))]);
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
    ...indented([
      ...[...script.seats].map(([name, seat]) => javaComment(`${seat} is ${name}`)),
      ...players.flatMap(({ seat, life }) => (life === 20 ? [] : [`setLife(${seat}, ${life});`])),
      ...players.flatMap(landLines),
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
    ]),
    "}",
  ];
}

/** The lands enter first and so are older than everything else; it was verified that they change nothing. */
function landLines({ seat, supply }: SeatedPlayer): string[] {
  return supply.map(
    ({ card, count }) => `addCard(Zone.BATTLEFIELD, ${seat}, ${javaString(card.name)}, ${count}); // for mana`,
  );
}

function indented(lines: readonly string[]): string[] {
  return lines.map((line) => (line === "" ? "" : `    ${line}`));
}
