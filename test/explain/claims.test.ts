import { expect } from "chai";
import type { Explained } from "../../src/explain/why/explanation.js";
import { misconceptionOf } from "../../src/misconceptions/misconceptions.js";
import { lapsePhrase, lapsesOf } from "../../src/explain/why/lapses.js";
import { ordersOf } from "../../src/explain/why/story-order.js";
import { notAgainReasons } from "../../src/explain/why/not-again.js";
import { metBeforeReasons } from "../../src/explain/why/met.js";
import { prohibitionReasons } from "../../src/explain/why/prohibitions.js";
import { stepReason } from "../../src/explain/why/reason.js";
import { isOf, Seen } from "../../src/explain/why/seen.js";
import { whyOf } from "../../src/explain/why/why.js";
import { trulySaid } from "../../src/explain/void-choices.js";
import { tellingChanges } from "../../src/explain/why/provisional.js";
import { broughtBy } from "../../src/events/brought.js";
import { flat } from "../../src/events/together.js";
import type { CheckPoint, RulesetId, Scenario, TraceStep } from "../../src/rules/formats.gen.js";
import { label } from "../../src/rules/ability.js";
import { orderedText } from "../../src/rules/ordered-text.js";
import { rulesetOf } from "../../src/rules/rulesets.js";
import { abilityPhrase } from "../../src/wording/abilities.js";
import { effectPhrase } from "../../src/wording/effect-names.js";
import { eventPhrase } from "../../src/wording/events.js";
import { objectNames, type ObjectNames } from "../../src/wording/object-names.js";
import { say, type Word } from "../../src/wording/phrase.js";
import { factPhrase } from "../../src/wording/facts.js";
import { factsApart } from "../../src/wording/facts-apart.js";
import { tracedChanges } from "../../src/wording/traced-changes.js";
import { cardsOf } from "../../src/verifier/request.js";
import { claimsIn, falseClaims, JUDGED, type Known, type Said } from "../support/check-claims.js";
import { corpusCards, corpusScenarios } from "../support/corpus.js";
import { everyMoment, type Moment } from "../support/explained.js";
import { clausesIn, MOST_CLAUSES } from "../../src/wording/changes.js";
import { FAULTS } from "./faulty-sentences.js";
import { idsInText, idsOf, idsTold, linksOf } from "../support/told-ids.js";

/** What of an object a question asks, as views call it. */
const ASKED: Readonly<Record<string, Said["of"]>> = {
  size: ["power", "toughness"],
  typeLine: ["types", "supertypes", "subtypes"],
  colors: ["colors"],
  abilities: ["abilities"],
  controller: ["controller"],
  name: ["name"],
};

/** The most clauses that a sentence says of one object. */
function mostClauses(words: Word): number {
  if (typeof words !== "object") return 0;
  switch (words.kind) {
    case "saying":
      return /^(change-of|change-next|short-next)$/.test(words.id)
        ? predicatesIn(words.args["predicates"] ?? "")
        : Math.max(0, ...Object.values(words.args).map(mostClauses));
    case "series":
      return Math.max(0, ...words.members.map(mostClauses));
    default:
      return 0;
  }
}

function predicatesIn(words: Word): number {
  if (typeof words !== "object") return 0;
  if (words.kind === "series") return words.members.reduce<number>((sum, each) => sum + predicatesIn(each), 0);
  if (words.kind !== "saying") return 0;
  const inside = words.args["predicates"] ?? words.args["change"];
  return inside === undefined ? clausesIn(words) : predicatesIn(inside);
}

function namesOf(scenario: Scenario): ObjectNames {
  return objectNames(scenario, cardsOf(scenario, corpusCards()));
}

function knownAt(scenario: Scenario, { check, outcome, resolution }: Moment): Known {
  const at = scenario.timeline.findIndex((event) => event.kind === "check" && event.id === check);
  return { outcome, trace: resolution.trace, events: scenario.timeline.slice(0, at === -1 ? undefined : at), scenario };
}

/** The sentences of the story of a check. */
function storyOf({ resolution }: Moment, names: ObjectNames, { events }: Known): Said[] {
  const all = Seen.all(resolution.trace);
  const lapsed = lapsesOf(all).map((lapse): Said => {
    const words = lapsePhrase(lapse, (effect) => effectPhrase(effect, names));
    return { words, steps: [lapse.by.place, lapse.applied.place] };
  });
  const orders = [...ordersOf(all, names, events, resolution.ruleset).values()];
  const forbidden = prohibitionReasons(all, names).map(({ reason }) => reason);
  return [...lapsed, ...orders, ...forbidden, ...all.flatMap((seen) => sentencesOf(seen, all, names))];
}

function sentencesOf(seen: Seen, all: readonly Seen[], names: ObjectNames): Said[] {
  const steps = [seen.place];
  const { step } = seen;
  if (step.kind === "starts" || step.kind === "stands")
    return factsApart(step).map((fact) => ({ words: factPhrase(fact, names), steps }));
  const { words } = stepReason(seen, names);
  const changes = isOf(seen, "applied") ? tracedChanges(tellingChanges(seen, all), names, seen.step) : [];
  const again = notAgainReasons(seen, names).map((reason) => reason.words);
  const before = metBeforeReasons(seen, all, names, (effect) => effectPhrase(effect, names));
  return [...before, ...[words, ...changes, ...again].map((each) => ({ words: each, steps }))];
}

/** Mistakes that are refuted by two effects, or by what an effect adds to. */
const REFUTED = ["no-layers", "outcomes-are-compared", "added-types-replace"] as const;

function refuted({ resolution }: Explained): Explained["wrong"] {
  return REFUTED.flatMap((id) => {
    const misconception = misconceptionOf(id);
    return misconception === undefined ? [] : [{ misconception, resolution }];
  });
}

/** The sentences that say why, question by question. */
function whys({ explained }: Moment): Said[] {
  return explained.flatMap((each) => {
    const { short, long, notBecause } = whyOf({ ...each, wrong: refuted(each) });
    const asked = each.question.kind === "object" ? each.question : undefined;
    const of = asked === undefined ? undefined : ASKED[asked.aspect];
    // The board after state-based actions is another computation; what is said of it is said of others as well.
    const all = [...short, ...long.flatMap(({ reasons }) => reasons), ...notBecause].filter(
      ({ after }) => after === undefined,
    );
    return all.map(({ words, steps }): Said => ({
      words,
      steps,
      ...(asked === undefined ? {} : { about: asked.object }),
      ...(of === undefined ? {} : { of }),
    }));
  });
}

/** What events tell that was void: each void choice on a board, where the last event that brought the object tells it. */
function voidsTold(scenario: Scenario, moments: readonly Moment[], names: ObjectNames): string[] {
  const points = moments.map(({ check, resolution }) => ({ check, resolution }) as CheckPoint);
  const events = trulySaid(scenario.timeline, points).map(({ event }) => event);
  return moments.flatMap((moment) => {
    const until = knownAt(scenario, moment).events.length;
    return moment.outcome.board.objects.flatMap(({ id, gone, voidChoices = [] }) => {
      const isOf = (event: Scenario["timeline"][number]): boolean =>
        ("object" in event && event.object === id) || broughtBy(event).some((brought) => brought.id === id);
      const last = events.slice(0, until).flatMap(flat).findLast(isOf);
      if (gone || last === undefined) return [];
      const claims = new Set(claimsIn(eventPhrase(last, names)).map((claim) => claim.id));
      const told = voidChoices.filter(({ choice }) => VOID[choice] !== undefined && claims.has(VOID[choice] ?? ""));
      return told.map(({ choice }) => `${id}: ${choice} is told as done`);
    });
  });
}

/** What an ability says, whatever the order of its data and however its choices are told apart. */
function meaning(data: unknown): string {
  return orderedText(data).replaceAll(/"chosen":"[^"/]+\//g, '"chosen":"/');
}

/** Abilities that sentences about a board would tell in other words than its objects have. */
function toldOtherwise({ outcome, resolution }: Moment, names: ObjectNames): string[] {
  const shown = names.showing(resolution);
  const last = new Map(outcome.board.objects.map(({ id }, place) => [id, place]));
  return [...last].flatMap(([id, place]) =>
    (outcome.final[place]?.abilities ?? []).flatMap(({ ability }) => {
      if (ability.kind === "keyword" || !("id" in ability)) return [];
      const told = shown.entry(label(ability), id)?.ability;
      return told === undefined || meaning(told) === meaning(ability) ? [] : [`${id}: ${ability.id}`];
    }),
  );
}

const VOID: Readonly<Record<string, string | undefined>> = {
  copyOf: "entering-copy",
  textBoxOf: "entering-text-box",
};

describe("what sentences claim", () => {
  const met = new Set<string>();

  for (const scenario of corpusScenarios())
    it(`${scenario.id}: is so, by the computation itself`, () => {
      const names = namesOf(scenario);
      const ids = idsOf(scenario, cardsOf(scenario, corpusCards()));
      const happened = scenario.timeline.filter(({ kind }) => kind !== "check");
      expect(happened.flatMap((event) => idsTold(eventPhrase(event, names), ids))).to.deep.equal([]);
      for (const id of scenario.rulesets) {
        const moments = everyMoment(scenario, rulesetOf(id));
        for (const moment of moments) {
          const known = knownAt(scenario, moment);
          expect(toldOtherwise(moment, names), `${id}, ${moment.check}`).to.deep.equal([]);
          for (const said of [...storyOf(moment, names, known), ...whys(moment)]) {
            for (const claim of claimsIn(said.words)) met.add(claim.id);
            expect(idsTold(said.words, ids), `${id}, ${moment.check}`).to.deep.equal([]);
            expect(mostClauses(said.words), JSON.stringify(said.words)).to.be.at.most(MOST_CLAUSES);
            expect(falseClaims(said, known), `${id}, ${moment.check}`).to.deep.equal([]);
          }
        }
        expect(voidsTold(scenario, moments, names), id).to.deep.equal([]);
      }
    });

  it("no ability of a card tells a name of what is linked, which is an id (CR 607)", () => {
    for (const card of corpusCards().values()) {
      const ids = linksOf(card);
      if (ids.size === 0) continue;
      const told = (card.abilities ?? []).flatMap((ability) => idsTold(abilityPhrase(ability, card), ids));
      expect(told, card.name).to.deep.equal([]);
    }
  });

  it("every claim that is judged occurs in the corpus", () => {
    expect(JUDGED.filter((id) => !met.has(id))).to.deep.equal([]);
  });
});

function momentOf(
  id: string,
  check: string,
  ruleset: RulesetId = "current",
): { moment: Moment; known: Known; names: ObjectNames } {
  const scenario = corpusScenarios().find((each) => each.id === id);
  const moment = scenario && everyMoment(scenario, rulesetOf(ruleset)).find((each) => each.check === check);
  if (scenario === undefined || moment === undefined) throw new Error(`no ${id}, ${check}`);
  return { moment, known: knownAt(scenario, moment), names: namesOf(scenario) };
}

function placeOf({ trace }: Known, fits: (step: TraceStep) => boolean): number {
  const place = trace.findIndex(fits);
  if (place === -1) throw new Error("no such step");
  return place;
}

describe("sentences with a fault", () => {
  for (const [what, id, check, fits, words, more = {}] of FAULTS)
    it(`are found: ${what}`, () => {
      const { known } = momentOf(id, check);
      const said: Said = { words, steps: [placeOf(known, fits)], ...more };
      expect(falseClaims(said, known)).to.have.length(1);
    });

  it("are found: a copy told as made that was void", () => {
    const scenario = corpusScenarios().find((each) => each.id === "deadpool-enters-under-humility");
    if (scenario === undefined) throw new Error("no such scenario");
    const moments = everyMoment(scenario, rulesetOf("current"));
    const silent = moments.map((moment) => ({
      ...moment,
      resolution: { ...moment.resolution, trace: moment.resolution.trace.filter(({ kind }) => kind !== "void") },
    }));
    expect(voidsTold(scenario, moments, namesOf(scenario))).to.deep.equal([]);
    expect(voidsTold(scenario, silent, namesOf(scenario))).to.not.be.empty;
  });

  it("are found: ids, alone and in a text", () => {
    const scenario = corpusScenarios().find((each) => each.id === "god-made-a-vehicle-and-crewed");
    if (scenario === undefined) throw new Error("no such scenario");
    const ids = idsOf(scenario, cardsOf(scenario, corpusCards()));
    const id = [...ids].find((each) => each.includes("-")) ?? "";
    expect(ids).to.include("crewed");
    expect(idsTold(say("effect-of", { source: "crewed" }), ids)).to.deep.equal(["crewed"]);
    expect(idsTold(say("effect-of", { source: `what ${id} does` }), ids)).to.deep.equal([id]);
    expect(idsInText(`the effect of ${id} applies`, ids)).to.deep.equal([id]);
  });

  it("are found: the name of a link, in an event and in an ability", () => {
    const scenario = corpusScenarios().find((each) => each.id === "unstable-shapeshifter-copies-voice-of-all");
    if (scenario === undefined) throw new Error("no such scenario");
    const ids = idsOf(scenario, cardsOf(scenario, corpusCards()));
    expect(ids).to.include("entered");
    expect(idsTold(say("event-links", { objects: "Voice of All", object: "entered" }), ids)).to.deep.equal(["entered"]);
  });

  it("are found: something newer that is older", () => {
    const { moment, known } = momentOf("lignify-conspiracy-lignify-first", "end");
    const told = whys(moment).filter(({ words }) => claimsIn(words).some(({ id }) => id === "newer-came"));
    expect(told).to.not.be.empty;
    for (const said of told) expect(falseClaims({ ...said, steps: said.steps.toReversed() }, known)).to.not.be.empty;
  });

  it("are found: somebody who ordered what came at once the other way, or did not order it", () => {
    const { moment, known } = momentOf("replenish-opalescence-and-humility-together", "end");
    const told = whys(moment).filter(({ words }) => claimsIn(words).some(({ id }) => id === "newer-together-own"));
    expect(told).to.not.be.empty;
    for (const said of told) {
      expect(falseClaims(said, known)).to.deep.equal([]);
      expect(falseClaims({ ...said, steps: said.steps.toReversed() }, known)).to.not.be.empty;
      const others = known.outcome.board.objects.map((object, n) => ({
        ...object,
        base: { ...object.base, controller: n },
      }));
      const outcome = { ...known.outcome, board: { ...known.outcome.board, objects: others } };
      expect(falseClaims(said, { ...known, outcome })).to.not.be.empty;
    }
  });

  it("are found: another player as the one whose turn it was", () => {
    const { moment, known } = momentOf("apnap-starts-with-the-active-player", "end");
    const told = whys(moment).filter(({ words }) => claimsIn(words).some(({ id }) => id === "newer-in-turn"));
    expect(told).to.not.be.empty;
    for (const said of told) {
      expect(falseClaims(said, known)).to.deep.equal([]);
      const words = say("newer-in-turn", { player: say("player-named", { name: "Ann" }) });
      expect(falseClaims({ ...said, words }, known)).to.have.length(1);
    }
  });

  it("are found: another player as the one whose condition does not hold", () => {
    const { moment, known } = momentOf("blessed-sentry-keeps-the-blessing", "stolen");
    const told = whys(moment).filter(({ words }) => claimsIn(words).some(({ id }) => id === "unmet-for-you"));
    expect(told).to.not.be.empty;
    for (const said of told) {
      expect(falseClaims(said, known)).to.deep.equal([]);
      const { words } = said;
      if (words.kind !== "saying") throw new Error("no sentence");
      const other = { ...words, args: { ...words.args, player: "Ann" } };
      expect(falseClaims({ ...said, words: other }, known)).to.not.be.empty;
    }
  });

  it("are found: an older effect told as the one that comes after, where no dependency is", () => {
    const { moment, known } = momentOf("opalescence-humility-humility-last", "end");
    const told = whys(moment).filter(({ words }) =>
      claimsIn(words).some(({ id }) => id === "not-outcomes-are-compared"),
    );
    expect(told).to.not.be.empty;
    for (const said of told) {
      expect(falseClaims(said, known)).to.deep.equal([]);
      expect(falseClaims({ ...said, steps: said.steps.toReversed() }, known)).to.not.be.empty;
    }
  });

  it("are found: a story that tells an older effect as newer", () => {
    const { moment, known, names } = momentOf("opalescence-humility-humility-last", "end");
    const told = [...ordersOf(Seen.all(moment.resolution.trace), names, known.events, "current").values()];
    expect(told).to.not.be.empty;
    for (const said of told) {
      expect(falseClaims(said, known)).to.deep.equal([]);
      expect(falseClaims({ ...said, steps: said.steps.toReversed() }, known)).to.not.be.empty;
    }
  });

  it("are found: what meets a condition before its layer told as what meets it only then", () => {
    const { moment, known, names } = momentOf("condition-true-before-the-layer", "end");
    const told = storyOf(moment, names, known).filter(({ words }) =>
      claimsIn(words).some(({ id }) => id === "claim-met-before"),
    );
    expect(told).to.have.length(1);
    for (const said of told) {
      expect(falseClaims(said, known)).to.deep.equal([]);
      const { words } = said;
      if (words.kind !== "saying") throw new Error("no sentence");
      for (const by of ["Island", "Kormus Bell"])
        expect(falseClaims({ ...said, words: { ...words, args: { ...words.args, by } } }, known)).to.not.be.empty;
      expect(falseClaims({ ...said, steps: said.steps.slice(1) }, known)).to.not.be.empty;
    }
  });

  it("are found: what allows told as beaten where nothing forbids it any more", () => {
    const { known } = momentOf("any-number-of-lands-and-none", "end");
    const steps = known.trace.flatMap(({ kind }, place) => (kind === "gameRule" ? [place] : []));
    expect(falseClaims({ words: say("claim-cant-wins"), steps }, known)).to.have.length(1);
    const { moment, known: before, names } = momentOf("any-number-of-lands-and-none", "worms-newest");
    const told = storyOf(moment, names, before).filter(({ words }) =>
      claimsIn(words).some(({ id }) => id === "claim-cant-wins"),
    );
    expect(told).to.have.length(2);
    for (const said of told) expect(falseClaims({ ...said, steps: said.steps.slice(1) }, before)).to.not.be.empty;
  });

  it("are found: an edited text told as it was written", () => {
    const { moment, names } = momentOf("lord-of-atlantis-edited-twice", "end");
    const trace = moment.resolution.trace.map((step) => (step.kind === "applied" ? { ...step, unseen: [] } : step));
    expect(toldOtherwise(moment, names)).to.deep.equal([]);
    expect(toldOtherwise({ ...moment, resolution: { ...moment.resolution, trace } }, names)).to.have.length(1);
  });

  it("are found: a count that leaves out what it counts", () => {
    const { moment, known, names } = momentOf("stolen-ashaya-serves-the-thief", "end");
    const trace = moment.resolution.trace.map((step) =>
      step.kind === "applied" && step.counted !== undefined ? { ...step, counted: step.counted.slice(1) } : step,
    );
    const place = placeOf(known, (step) => step.kind === "applied" && step.counted !== undefined);
    const [seen] = Seen.all(trace).slice(place);
    if (seen === undefined) throw new Error("it is there");
    const said: Said = { words: stepReason(seen, names).words, steps: [place] };
    expect(falseClaims(said, known)).to.deep.equal([]);
    expect(falseClaims(said, { ...known, trace })).to.have.length(1);
  });

  it("are found: a greatest power of what has less", () => {
    const { moment, known, names } = momentOf("greatest-power-waits-for-a-boost", "end");
    const isMeasured = (step: TraceStep): boolean => step.kind === "applied" && step.measured !== undefined;
    const place = placeOf(known, isMeasured);
    const [seen] = Seen.all(moment.resolution.trace).slice(place);
    if (seen === undefined) throw new Error("it is there");
    const said: Said = { words: stepReason(seen, names).words, steps: [place] };
    const trace = moment.resolution.trace.map((step) =>
      step.kind === "applied" && step.measured !== undefined
        ? { ...step, measured: step.measured.map((each) => ({ ...each, value: each.value + 1 })) }
        : step,
    );
    expect(falseClaims(said, known)).to.deep.equal([]);
    expect(falseClaims(said, { ...known, trace })).to.have.length(1);
  });
});
