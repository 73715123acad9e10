import { expect } from "chai";
import type { Resolution, Scenario, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { keywordOf } from "../../src/rules/keywords.js";
import { runTimeline } from "../../src/timeline/run.js";
import { effectPhrase } from "../../src/wording/effect-names.js";
import { eventPhrase } from "../../src/wording/events.js";
import { messageAbout } from "../../src/wording/known-message.js";
import { momentPhrase, playersPhrase } from "../../src/wording/moments.js";
import { type ObjectNames, objectNames } from "../../src/wording/object-names.js";
import { objectNowPhrase, playerNowPhrase } from "../../src/wording/objects-now.js";
import { say } from "../../src/wording/phrase.js";
import { LANGUAGES } from "../../src/wording/language.js";
import { type CardNames, cardNamesOf } from "../../src/wording/card-names.js";
import { Speaker } from "../../src/wording/speaker.js";
import { roundsPhrases, stateBasedPhrase } from "../../src/wording/state-based.js";
import { stepPhrase } from "../../src/wording/steps.js";
import { totalCost } from "../../src/wording/total-costs.js";
import { tracedChanges } from "../../src/wording/traced-changes.js";
import { corpusCards, corpusScenarios } from "../support/corpus.js";
import { current } from "../support/play.js";
import { expectSayable } from "./said.js";

const CARDS = corpusCards();

const EVERYTHING = ["manaCost", "manaValue", "damage", "tapsFor", "rules", "attacks", "blocks", "copiable"];

/** What data names and the catalogues have to know: each with the family of messages and the words. */
function openWords(event: ScenarioEvent): (readonly [string, string])[] {
  const bare = (name: string): string => name.slice(name.indexOf("/") + 1);
  const choices = "choices" in event ? Object.keys(event.choices ?? {}) : [];
  const links = "links" in event ? Object.keys(event.links ?? {}) : [];
  return [
    ...choices
      .map(bare)
      .filter((name) => name !== "body" && name !== "mode")
      .map((name) => ["choice", name] as const),
    ...links.map((name) => ["linked", bare(name)] as const),
    ...(event.kind === "link" ? [["linked", bare(event.as)] as const] : []),
    ...(event.kind === "designate" && event.level === undefined ? [["designated", event.designation] as const] : []),
    ...(event.kind === "player" && event.designation !== undefined
      ? [["player-designated", event.designation] as const]
      : []),
    ...(event.kind === "simultaneous" ? event.events.flatMap(openWords) : []),
  ];
}

function expectResolutionSayable(resolution: Resolution, names: ObjectNames, cardNames: CardNames): void {
  const effects = new Set<string>();
  for (const step of resolution.trace) {
    if ("effect" in step) effects.add(step.effect);
    if (step.kind === "starts" || step.kind === "stands") {
      // Of several clauses some say nothing beyond the others.
      const told = step.clauses.some((clause) => (messageAbout("fact", clause) ?? keywordOf(clause)) !== undefined);
      expect(told, step.clauses.join(", ")).to.equal(true);
    }
    expectSayable(stepPhrase(step, names), cardNames);
    if (step.kind === "applied")
      for (const phrase of tracedChanges(step.changes, names)) expectSayable(phrase, cardNames);
  }
  for (const effect of effects) expectSayable(effectPhrase(effect, names), cardNames);
  for (const action of resolution.stateBased) expectSayable(stateBasedPhrase(action, names), cardNames);
  for (const [id, object] of Object.entries(resolution.objects))
    expectSayable(objectNowPhrase(id, object, names, EVERYTHING), cardNames);
  for (const [name, player] of Object.entries(resolution.players))
    expectSayable(playerNowPhrase(name, player), cardNames);
  for (const cost of Object.values(resolution.costs ?? {})) expectSayable(totalCost(cost), cardNames);
}

/** Asks that no two objects are called the same, in any language. */
function expectNamesApart(ids: ReadonlySet<string>, names: ObjectNames, cardNames: CardNames): void {
  for (const language of LANGUAGES) {
    const speaker = new Speaker(language, cardNames);
    const said = [...ids].map((id) => speaker.text(names.object(id)));
    expect(new Set(said).size, `${language}: ${said.join("; ")}`).to.equal(ids.size);
  }
}

function expectScenarioSayable(scenario: Scenario): void {
  const names = objectNames(scenario);
  const cardNames = cardNamesOf([...CARDS.values(), ...(scenario.cards ?? [])]);
  const steps = scenario.timeline.filter(({ kind }) => kind !== "check").length;
  expectSayable(playersPhrase(scenario.players, names.facts), cardNames);
  for (const event of scenario.timeline) {
    // What is noted at a check is English prose.
    expectSayable(eventPhrase(event.kind === "check" ? { ...event, note: "…" } : event, names), cardNames);
    for (const [family, words] of openWords(event))
      expect(messageAbout(family, words), `${family}: ${words}`).to.not.equal(undefined);
  }
  const run = runTimeline(scenario, CARDS, current());
  if (!run.ok) throw new Error(run.faults.map(({ message }) => message).join("; "));
  for (const { after, resolution, afterStateBasedActions } of run.value.checkPoints) {
    expectSayable(momentPhrase({ step: after, steps }), cardNames);
    expectResolutionSayable(resolution, names, cardNames);
    expectNamesApart(new Set(Object.keys(resolution.objects)), names, cardNames);
    if (afterStateBasedActions === undefined) continue;
    for (const phrase of roundsPhrases(afterStateBasedActions, names)) expectSayable(phrase, cardNames);
    expectResolutionSayable(afterStateBasedActions.resolution, names, cardNames);
  }
}

describe("every scenario of the corpus, in every language", () => {
  for (const scenario of corpusScenarios()) {
    it(`${scenario.id}: what happens and what is true is said in sentences`, () => {
      expectScenarioSayable(scenario);
    });
  }
});

describe("names of cards in other languages", () => {
  it("are not the same for two cards", () => {
    for (const language of ["de", "fr"] as const) {
      const names = [...CARDS.values()].flatMap((card) => card.names?.[language] ?? []);
      expect(names).to.have.length(new Set(names).size);
    }
  });

  it("are used in what is said", () => {
    const names = cardNamesOf(CARDS.values());
    expect(names("Blood Moon", "de")?.words).to.equal("Blutmond");
    expect(names("Blood Moon", "en")).to.equal(undefined);
    expectSayable(say("event-taps", { object: "X" }), names);
  });
});
