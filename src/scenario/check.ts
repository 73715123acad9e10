import type { Card, Problem, Scenario } from "../rules/formats.gen.js";
import { CLAUSE_LEDGER, mayBeClause } from "../rules/clauses.js";
import { declared } from "../events/declared.js";
import type { ReadSoFar } from "../events/declaration.js";
import { checkFaults } from "./expectation-check.js";
import { type Fault, faultAt } from "../faults/fault.js";
import { editionFaults } from "./edition-check.js";
import { MAX_PROBLEMS } from "./limits.js";
import { locatorOf, problemAt } from "./locate.js";
import { namesBefore } from "./names-before.js";
import { nearest } from "../faults/nearest.js";
import type { Path } from "../faults/pointer.js";
import { quote } from "../faults/quote.js";
import { alternativeFaults } from "./reading-check.js";

/**
 * What no schema can check: every name refers to something at the time it is used; names, ids and checks are unique;
 * whatever has a target gets one. `text` is the file that the scenario was parsed from, `cards` are the cards besides
 * its own; `brokenCards` are cards that exist but could not be parsed, by name.
 */
export function checkScenario(
  scenario: Scenario,
  text: string,
  file: string,
  cards: ReadonlyMap<string, Card>,
  brokenCards: ReadonlyMap<string, Problem> = new Map(),
): Problem[] {
  const faults = scenarioFaults(scenario, cards, brokenCards);
  if (faults.length === 0) return [];
  const locator = locatorOf(text);
  return faults.slice(0, MAX_PROBLEMS).map((fault) => problemAt(file, locator(fault.pointer), fault));
}

function scenarioFaults(
  scenario: Scenario,
  cards: ReadonlyMap<string, Card>,
  brokenCards: ReadonlyMap<string, Problem>,
): Fault[] {
  const names = namesBefore(scenario, cards, brokenCards);
  const reading: ReadSoFar = { scenario, names, checks: new Set(), expectationFaults: checkFaults, declared };
  const players = scenario.players.map((player) => (typeof player === "string" ? player : player.name));
  const twin =
    scenario.twin === scenario.id ? [faultAt(["twin"], "a scenario is not its own twin", "the id of another")] : [];
  return [
    ...repeated(players, "player", ["players"]),
    ...repeated(
      (scenario.cards ?? []).map((card) => card.name),
      "card",
      ["cards"],
    ),
    ...twin,
    ...answerFaults(scenario),
    ...clauseFaults(scenario, []),
    ...alternativeFaults(scenario),
    ...editionFaults(scenario, names),
    ...scenario.timeline.flatMap((event, i) => [
      ...declared(event).announces(event, ["timeline", i], names),
      ...declared(event).faults(event, ["timeline", i], reading),
    ]),
  ];
}

/** The check that answers the question has to be one that the timeline has. */
function answerFaults({ answer, timeline }: Scenario): Fault[] {
  const checks = timeline.flatMap((event) => (event.kind === "check" ? [event.id] : []));
  if (answer === undefined || checks.includes(answer)) return [];
  return [
    faultAt(
      ["answer"],
      `no check is called ${quote(answer)}`,
      "the id of a check of the timeline",
      nearest(answer, checks),
    ),
  ];
}

/** Citations, and state-based actions that checks expect: members of lists with the key `clause`. */
function clauseFaults(value: unknown, path: Path): Fault[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, member]: [string, unknown]) => {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    if (key !== "clause" || typeof member !== "string") return clauseFaults(member, here);
    // A state-based action that a check expects is one that the ledger has.
    if (path.includes("stateBased") ? CLAUSE_LEDGER.has(member) : mayBeClause(member)) return [];
    return [
      faultAt(
        here,
        `there is no clause ${member}`,
        "a clause by its newest number",
        nearest(member, CLAUSE_LEDGER.keys()),
      ),
    ];
  });
}

function repeated(words: readonly string[], what: string, path: readonly string[]): Fault[] {
  return words.flatMap((word, i) =>
    words.indexOf(word) < i
      ? [faultAt([...path, i], `a second ${what} called ${quote(word)}`, "a name of its own")]
      : [],
  );
}
