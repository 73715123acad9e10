import { expect } from "chai";
import { flat } from "../../src/events/together.js";
import type { Card, CastsEvent, Scenario, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { SUPPORTED_RULESETS, rulesetOf } from "../../src/rules/rulesets.js";
import { runTimeline } from "../../src/timeline/run.js";
import { CARDS, SCENARIO_FILES } from "./files.js";

const SCENARIOS = SCENARIO_FILES.map(({ data }) => data);

/** What brings or attaches it is told before what it becomes: both are of one resolution. */
const TOLD_IN_PARTS = ["Gliding Licid"];

/** What state-based actions would do after each event that another event follows, under the oldest and the newest rules. */
function leftStanding(scenario: Scenario): string[] {
  const { players, cards = [] } = scenario;
  const events = scenario.timeline.filter(({ kind }) => kind !== "check");
  const timeline = events.flatMap((event, i): ScenarioEvent[] => [event, { kind: "check", id: `after-${i}` }]);
  const held = SUPPORTED_RULESETS.filter((ruleset) => scenario.rulesets.includes(ruleset));
  return held
    .filter((_, place) => place === 0 || place === held.length - 1)
    .flatMap((ruleset) => {
      const run = runTimeline({ players, cards, timeline }, CARDS, rulesetOf(ruleset));
      if (!run.ok) return [`${scenario.id} ${ruleset}: ${run.faults.map(({ message }) => message).join()}`];
      return run.value.checkPoints.flatMap(({ resolution }, i) => {
        const next = events[i + 1];
        if (next === undefined || next.kind === "stateBased") return [];
        return resolution.stateBased
          .filter(({ object }) => !(next.kind === "moves" && next.object === object))
          .filter(({ object }) => object === undefined || !TOLD_IN_PARTS.includes(object))
          .map(
            ({ clause, object, player }) =>
              `${scenario.id} ${ruleset}: ${clause} ${object ?? player} as ${next.kind} follows`,
          );
      });
    });
}

/** The card of a spell that is cast, by the event or by the one that brought it. */
function castCard(scenario: Scenario, { card, object }: CastsEvent): Card | undefined {
  const brought = scenario.timeline
    .flatMap(flat)
    .find((event) => event.kind === "enters" && (event.id ?? event.card) === object);
  const name = card ?? (brought?.kind === "enters" ? brought.card : undefined);
  return scenario.cards?.find((own) => own.name === name) ?? CARDS.get(name ?? "");
}

/** It has a target as it is cast: an Aura spell, one cast bestowed, or a spell ability that says what it targets. */
function hasTargets(card: Card | undefined, { alternative, faceDown }: CastsEvent): boolean {
  if (card === undefined || faceDown !== undefined) return false;
  if (alternative === "bestow" || card.subtypes?.includes("Aura") === true) return true;
  return (card.abilities ?? []).some(
    (ability) =>
      typeof ability === "object" && "kind" in ability && ability.kind === "spell" && ability.targets !== undefined,
  );
}

/** Creatures that a check lets attack, and that came in this very turn. */
function attackTooSoon({ id, timeline }: Scenario): string[] {
  let turn = 0;
  const cameIn = new Map<string, number>();
  const found: string[] = [];
  for (const event of timeline.flatMap(flat)) {
    if (event.kind === "turn") turn++;
    if (event.kind === "enters" && (event.zone ?? "battlefield") === "battlefield")
      cameIn.set(event.id ?? event.card, turn);
    if (event.kind === "moves" && event.to === "battlefield") cameIn.set(event.object, turn);
    if (event.kind !== "check") continue;
    for (const [object, { attacks }] of Object.entries(event.expect ?? {})) {
      if ((attacks === "may" || attacks === "must") && cameIn.get(object) === turn)
        found.push(`${id}/${event.id}: ${object}`);
    }
  }
  return found;
}

describe("the boards of the corpus are such as a game can have", () => {
  it("leave nothing standing that state-based actions would have taken before the next event (704.3)", () => {
    expect(SCENARIOS.flatMap(leftStanding)).to.deep.equal([]);
  }).timeout(180_000);

  it("name the targets of a spell as it is cast (601.2c, 702.103b)", () => {
    const missing = SCENARIOS.flatMap((scenario) =>
      scenario.timeline
        .flatMap(flat)
        .filter((event): event is CastsEvent => event.kind === "casts")
        .filter((event) => event.targets === undefined && hasTargets(castCard(scenario, event), event))
        .map((event) => `${scenario.id}: ${event.id ?? event.card ?? event.object}`),
    );
    expect(missing).to.deep.equal([]);
  });

  it("let creatures attack that have been there since the turn began (302.6)", () => {
    expect(SCENARIOS.flatMap(attackTooSoon)).to.deep.equal([]);
  });
});
