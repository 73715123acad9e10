import type { Card, CheckEvent, Scenario } from "../../rules/formats.gen.js";
import { CURRENT_RULESET, rulesetOf } from "../../rules/rulesets.js";
import { USUAL_LIFE } from "../../table/table-player.js";
import { boardsOf } from "../../timeline/run.js";
import type { CorpusScenario } from "../../verifier/plan.js";
import { cardsOf } from "../../verifier/request.js";
import type { Exported, ExportInput } from "../exported.js";
import { gate } from "../gate.js";
import { distinct, type Reason, reason, said, type Said, unsaid } from "../reason.js";
import { resolutionsAlong } from "../replay.js";
import { hasPart, keywordsIn } from "../traits.js";
import { assertionsFor } from "./assertions.js";
import { className, methodName } from "./java.js";
import { NOTHING, supplyFor } from "./lands.js";
import { type Ground, type Plan, planFor } from "./planner.js";
import { type RunThrough, runThrough } from "./run-through.js";
import type { Script, Seat } from "./script.js";
import { testClass, type TestMethod } from "./test-class.js";
import { eachCheck, exportEach, exportedCheck, type Written } from "../each.js";

/** JUnit classes in the vocabulary of XMage's tests, one for each scenario, with one method for each check. */
export function exportXmage(input: ExportInput): Exported {
  return exportEach(input, testsOf);
}

function testsOf(entry: CorpusScenario, cards: ReadonlyMap<string, Card>): Said<Written> {
  const { scenario } = entry;
  const barred = [...gate(scenario, cards), ...textChanges(scenario, cards), ...numberReasons(scenario)];
  if (barred.length > 0) return unsaid(...distinct(barred));
  const resolutions = resolutionsAlong(scenario, cards);
  const boards = boardsOf(scenario, cards, rulesetOf(CURRENT_RULESET));
  if (resolutions === undefined || !boards.ok) return unsaid(reason("faulty-timeline"));
  const tests = eachCheck(scenario, boards.value, (check) => {
    const failed: Said<TestMethod>[] = [];
    for (const seats of seatings(scenario)) {
      const method = methodFor({ scenario, cards, resolutions, seats }, check);
      if (method.ok) return method;
      failed.push(method);
    }
    return unsaid(...fewest(failed));
  });
  if (!tests.ok) return tests;
  const { made, without } = tests.value;
  return said({
    files: new Map([[`${className(scenario.id)}.java`, testClass(entry, made, without)]]),
    checks: made.map(({ check }) => check),
    without,
    more: made.flatMap(({ script }) => script.players.flatMap(({ supply }) => supply.map(({ card }) => card))),
  });
}

/** Of two failed attempts, the reasons of the one with fewer. */
function fewest(tries: readonly Said<TestMethod>[]): Reason[] {
  const all = tries.map((each) => (each.ok ? [] : distinct(each.why)));
  return all.toSorted((a, b) => a.length - b.length)[0] ?? [];
}

/** XMage has no cards that change text. */
function textChanges(scenario: Scenario, cards: ReadonlyMap<string, Card>): Reason[] {
  return cardsOf(scenario, cards)
    .filter((card) => hasPart(card, "replaceWords", "gainFullText", "exchangeTextBoxes"))
    .map(({ name }) => reason("text-change", name));
}

function numberReasons({ players }: Scenario): Reason[] {
  return players.flatMap((player) =>
    typeof player !== "string" &&
    ((player.hand ?? 0) > 0 || (player.library ?? 0) > 0 || (player.startingLife ?? USUAL_LIFE) !== USUAL_LIFE)
      ? [reason("player-numbers", player.name)]
      : [],
  );
}

/** Both ways to seat the players: what playerA has enters first. */
function seatings({ players }: Scenario): Map<string, Seat>[] {
  const names = players.map((player) => (typeof player === "string" ? player : player.name));
  return [names, names.toReversed()].map(
    ([first = "", second = ""]) =>
      new Map<string, Seat>([
        [first, "playerA"],
        [second, "playerB"],
      ]),
  );
}

function methodFor(ground: Ground, check: CheckEvent): Said<TestMethod> {
  const plan = planFor(ground, check);
  if (!plan.ok) return plan;
  const { scenario, cards, resolutions } = ground;
  const known = cardsOf(scenario, cards);
  const names = new Set(resolutions.flatMap(({ objects }) => Object.values(objects).map(({ name }) => name)));
  const scripts = [false, true]
    .map((isSnow) => paidFor(plan.value, scenario, isSnow))
    .filter(({ players }) => players.every(({ supply }) => supply.every(({ card }) => !names.has(card.name))));
  let why: readonly Reason[] = [reason("mana-shows")];
  for (const script of scripts) {
    const run = runThrough(script, cards, known);
    if (run.ok) return methodOf(script, run.value, known);
    why = run.why;
  }
  return unsaid(...why);
}

function paidFor(plan: Plan, { players }: Scenario, isSnow: boolean): Script {
  const seated = (seat: Seat): Script["players"][number] => {
    const name = [...plan.seats].find(([, each]) => each === seat)?.[0] ?? "";
    const setup = players.find((player) => typeof player !== "string" && player.name === name);
    const life = typeof setup === "object" ? (setup.life ?? USUAL_LIFE) : USUAL_LIFE;
    return { seat, name, life, supply: supplyFor(plan.spending.get(seat) ?? NOTHING, isSnow) };
  };
  return { ...plan, players: [seated("playerA"), seated("playerB")] };
}

/** The test, with what is asserted and what is left out. */
function methodOf(script: Script, { resolution, rows }: RunThrough, known: readonly Card[]): Said<TestMethod> {
  const { check, seats } = script;
  const mentioned = new Set(known.flatMap((card) => [...keywordsIn([card.abilities, card.back?.abilities])]));
  const handsAreKnown = script.stop.turn === 1;
  const paysForNothing = script.players.every(({ supply }) => supply.length === 0);
  const tappingIsKnown = handsAreKnown && paysForNothing;
  const assertions = assertionsFor({ rows, resolution, seats, mentioned, handsAreKnown, tappingIsKnown });
  const exported = exportedCheck(
    check,
    methodName(check.id),
    assertions.map(({ row, why }) => [row, why] as const),
  );
  if (!exported.ok) return exported;
  return said({
    script,
    check: exported.value,
    assertions: [...new Set(assertions.flatMap(({ lines = [] }) => lines))],
  });
}
