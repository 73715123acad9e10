import type { Card, Problem, Scenario } from "../rules/formats.gen.js";
import { CLAUSE_LEDGER } from "../rules/clauses.js";
import { clauseBefore, everyClause, isClause } from "../rules/clause-outline.js";
import { declared } from "../events/declared.js";
import { type Looks, looksAlike } from "../events/looks-alike.js";
import { writtenOut } from "../events/written-out.js";
import type { ReadSoFar } from "../events/declaration.js";
import { checkFaults } from "./expectation-check.js";
import { type Fault, faultAt } from "../faults/fault.js";
import { editionFaults } from "./edition-check.js";
import { MAX_PROBLEMS } from "./limits.js";
import { locatorOf, problemAt } from "./locate.js";
import { namesBefore } from "./names-before.js";
import { nameSlips } from "./name-slips.js";
import { nearest } from "../faults/nearest.js";
import type { Path } from "../faults/pointer.js";
import { quote } from "../faults/quote.js";
import { alternativeFaults } from "./reading-check.js";

/**
 * What no schema can check: every name refers to something at the time it is used; names, ids and checks are unique;
 * whatever has a target gets one. `text` is the file that the scenario was parsed from, `cards` are the cards besides
 * its own; `brokenCards` are cards that exist but could not be parsed, by name; `otherNames` are more cards that may be meant.
 */
export function checkScenario(
  scenario: Scenario,
  text: string,
  file: string,
  cards: ReadonlyMap<string, Card>,
  brokenCards: ReadonlyMap<string, Problem> = new Map(),
  otherNames: () => Iterable<string> = () => [],
): Problem[] {
  const faults = scenarioFaults(scenario, cards, brokenCards, otherNames);
  if (faults.length === 0) return [];
  const locator = locatorOf(text);
  return faults.slice(0, MAX_PROBLEMS).map((fault) => problemAt(file, locator(fault.pointer), fault));
}

function scenarioFaults(
  written: Scenario,
  cards: ReadonlyMap<string, Card>,
  brokenCards: ReadonlyMap<string, Problem>,
  otherNames: () => Iterable<string>,
): Fault[] {
  // Its own cards are the first of all, so that places among them are those of the file.
  const scenario = writtenOut(written, cards);
  const names = namesBefore(scenario, cards, brokenCards, otherNames);
  const reading: ReadSoFar = { scenario, names, checks: new Set(), expectationFaults: checkFaults, declared };
  const players = scenario.players.map((player) => (typeof player === "string" ? player : player.name));
  const twin =
    scenario.twin === scenario.id ? [faultAt(["twin"], "a scenario is not its own twin", "the id of another")] : [];
  return [
    ...repeated(players, "player", ["players"]),
    ...repeated(
      (written.cards ?? []).map((card) => card.name),
      "card",
      ["cards"],
    ),
    ...twin,
    ...answerFaults(scenario),
    ...clauseFaults(written, []),
    ...alternativeFaults(written),
    ...nameSlips(written, [...names.known.ownCards.values(), ...names.known.cards.values()]),
    ...editionFaults({ ...scenario, cards: written.cards ?? [] }, names),
    ...scenario.timeline.flatMap((event, i) => {
      names.lineage.follow(event);
      return [
        ...declared(event).announces(event, ["timeline", i], names),
        ...declared(event).faults(event, ["timeline", i], reading),
      ];
    }),
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
    if (!isClause(member)) {
      const meant = clauseBefore(member) ?? nearest(member, everyClause());
      return [faultAt(here, `there is no clause ${member}`, "a clause by its newest number", meant)];
    }
    // A state-based action that a check expects is one that the ledger has.
    if (!path.includes("stateBased") || CLAUSE_LEDGER.has(member)) return [];
    const performed = [...CLAUSE_LEDGER.keys()].filter((clause) => clause.startsWith("704.5"));
    return [
      faultAt(
        here,
        `clause ${member} has no state-based action`,
        "one that has, such as 704.5f",
        nearest(member, performed),
      ),
    ];
  });
}

function repeated(words: readonly string[], what: string, path: readonly string[]): Fault[] {
  const looks: Looks = new Map();
  const before = new Set<string>();
  return words.flatMap((word, i) => {
    if (before.has(word)) return [faultAt([...path, i], `a second ${what} called ${quote(word)}`, "a name of its own")];
    before.add(word);
    return looksAlike(word, looks, [...path, i]) ?? [];
  });
}
