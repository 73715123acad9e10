import type { Card, CheckEvent, ExportedValue, RulesetId, Scenario } from "../../rules/formats.gen.js";
import { CURRENT_RULESET } from "../../rules/rulesets.js";
import { checksUnder } from "../../verifier/checks.js";
import type { CorpusScenario } from "../../verifier/plan.js";
import { cardsOf } from "../../verifier/request.js";
import { byCodeUnit } from "../../rules/text-order.js";
import type { Exported, ExportInput, Expressed, Inexpressible, LeftOut } from "../exported.js";
import { gate } from "../gate.js";
import { distinct, type Reason, reason, said, type Said, unsaid } from "../reason.js";
import { resolutionsAlong } from "../replay.js";
import { hasPart, keywordsIn } from "../traits.js";
import { valuesByCheck } from "../values.js";
import { assertionsFor } from "./assertions.js";
import { className, methodName } from "./java.js";
import { NOTHING, supplyFor } from "./lands.js";
import { type Ground, type Plan, planFor } from "./planner.js";
import { type RunThrough, runThrough } from "./run-through.js";
import type { Script, Seat } from "./script.js";
import { testClass, type TestMethod } from "./test-class.js";

/** Engines play only by today's rules. */
const RULES: RulesetId = CURRENT_RULESET;

/** JUnit classes in the vocabulary of XMage's tests, one for each scenario, with one method for each check. */
export function exportXmage({ scenarios, cards }: ExportInput): Exported {
  const files = new Map<string, string>();
  const expressed: Expressed[] = [];
  const inexpressible: Inexpressible[] = [];
  for (const entry of [...scenarios].sort((a, b) => byCodeUnit(a.scenario.id, b.scenario.id))) {
    const { scenario } = entry;
    const tests = testsOf(entry, cards);
    if (!tests.ok) {
      inexpressible.push({ scenario: scenario.id, why: tests.why });
      continue;
    }
    const { methods, without } = tests.value;
    const file = `${className(scenario.id)}.java`;
    files.set(file, testClass(entry, methods, without));
    const lands = methods.flatMap(({ script }) =>
      script.players.flatMap(({ supply }) => supply.map(({ card }) => card)),
    );
    expressed.push({
      scenario: scenario.id,
      files: [file],
      cards: [...new Set([...cardsOf(scenario, cards), ...lands].map(({ name }) => name))].sort(byCodeUnit),
      checks: methods.map(({ check }) => check),
      without,
    });
  }
  return { files, expressed, inexpressible };
}

interface Tests {
  readonly methods: readonly TestMethod[];
  readonly without: Expressed["without"];
}

function testsOf({ scenario }: CorpusScenario, cards: ReadonlyMap<string, Card>): Said<Tests> {
  const barred = [...gate(scenario, cards), ...textChanges(scenario, cards), ...numberReasons(scenario)];
  if (barred.length > 0) return unsaid(...distinct(barred));
  const resolutions = resolutionsAlong(scenario, cards);
  if (resolutions === undefined) return unsaid(reason("faulty-timeline"));
  const values = valuesByCheck(scenario, cards, RULES);
  if (values === undefined) return unsaid(reason("faulty-timeline"));
  const methods: TestMethod[] = [];
  const without: { check: string; why: readonly Reason[] }[] = [];
  for (const check of checksUnder(scenario.timeline, RULES)) {
    const { inner = [], isFound = false } = values.get(check.id) ?? {};
    if (!isFound) {
      without.push({ check: check.id, why: [reason("found-otherwise")] });
      continue;
    }
    const tries: Said<TestMethod>[] = [];
    for (const seats of seatings(scenario))
      if (!tries.some(({ ok }) => ok)) tries.push(methodFor({ scenario, cards, resolutions, seats }, check, inner));
    const made = tries.flatMap((each) => (each.ok ? each.value : []));
    methods.push(...made);
    if (made.length === 0) without.push({ check: check.id, why: fewest(tries) });
  }
  if (methods.length > 0) return said({ methods, without });
  return unsaid(...distinct(without.flatMap(({ why }) => why)));
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
    typeof player !== "string" && ((player.hand ?? 0) > 0 || (player.library ?? 0) > 0)
      ? [reason("player-numbers", player.name)]
      : [],
  );
}

/** Both ways to seat the players: what playerA has enters first. */
function seatings({ players }: Scenario): Map<string, Seat>[] {
  const [first = "", second = ""] = players.map((player) => (typeof player === "string" ? player : player.name));
  return [
    new Map<string, Seat>([
      [first, "playerA"],
      [second, "playerB"],
    ]),
    new Map<string, Seat>([
      [second, "playerA"],
      [first, "playerB"],
    ]),
  ];
}

function methodFor(ground: Ground, check: CheckEvent, inner: readonly ExportedValue[]): Said<TestMethod> {
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
    if (run.ok) return methodOf(script, run.value, known, inner);
    why = run.why;
  }
  return unsaid(...why);
}

function paidFor(plan: Plan, { players }: Scenario, isSnow: boolean): Script {
  const seated = (seat: Seat): Script["players"][number] => {
    const name = [...plan.seats].find(([, each]) => each === seat)?.[0] ?? "";
    const setup = players.find((player) => typeof player !== "string" && player.name === name);
    const life = typeof setup === "object" ? (setup.life ?? 20) : 20;
    return { name, life, supply: supplyFor(plan.spending.get(seat) ?? NOTHING, isSnow) };
  };
  return { ...plan, players: [seated("playerA"), seated("playerB")] };
}

/**
 * The test, with what is and is not asserted in it; `inner` values belong to no object or player that an assertion
 * could look at.
 */
function methodOf(
  script: Script,
  { resolution, rows }: RunThrough,
  known: readonly Card[],
  inner: readonly ExportedValue[],
): Said<TestMethod> {
  const { check, seats } = script;
  const mentioned = new Set(known.flatMap((card) => [...keywordsIn([card.abilities, card.back?.abilities])]));
  const handsAreKnown = script.stop.turn === 1;
  const paysForNothing = script.players.every(({ supply }) => supply.length === 0);
  const tappingIsKnown = handsAreKnown && paysForNothing;
  const assertions = assertionsFor(rows, { resolution, seats, mentioned, handsAreKnown, tappingIsKnown });
  const asserted: ExportedValue[] = [];
  const leftOut: LeftOut[] = [];
  for (const [n, { subject, characteristic, expected }] of rows.entries()) {
    const assertion = assertions[n];
    const value = { check: check.id, subject, characteristic, expected };
    if (assertion !== undefined && "lines" in assertion) asserted.push(value);
    else leftOut.push({ ...value, why: reason(assertion?.why ?? "characteristic") });
  }
  if (asserted.length === 0) return unsaid(reason("no-value"));
  leftOut.push(...inner.map((value) => ({ ...value, why: reason("game-value") })));
  const lines = assertions.flatMap((assertion) => ("lines" in assertion ? assertion.lines : []));
  return said({
    script,
    check: { check: check.id, place: methodName(check.id), asserted, leftOut },
    assertions: [...new Set(lines)],
  });
}
