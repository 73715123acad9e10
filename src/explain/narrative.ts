import type {
  AfterStateBasedActions,
  AfterStateBasedExpectation,
  Card,
  CheckEvent,
  CheckPoint,
  PlayerSetup,
  Resolution,
  Scenario,
  ScenarioEvent,
} from "../rules/formats.gen.js";
import { changedRulePhrase, rulesThatHold } from "../wording/changed-rules.js";
import { messageAbout } from "../wording/known-message.js";
import type { Language } from "../wording/language.js";
import type { Miss } from "../resolver/telling/misses.js";
import { missPhrase } from "../wording/endings.js";
import { momentPhrase, playersPhrase, readingPhrase } from "../wording/moments.js";
import { namesOf } from "../wording/object-names.js";
import { objectNowPhrase, playerNowPhrase } from "../wording/objects-now.js";
import { type Phrase, say, series } from "../wording/phrase.js";
import { asSentence } from "../wording/punctuation.js";
import { roundsPhrases, stateBasedPhrase } from "../wording/state-based.js";
import { abilityOf, totalCost } from "../wording/total-costs.js";
import { explainResolution, type LayerStory } from "./resolution.js";
import { type Narrator, narratorOf } from "./narrator.js";
import { Page } from "./wrap.js";
import { eventsBefore, isHappening } from "../rules/events-before.js";
import { own } from "../rules/own.js";
import { tellHead } from "./narrative-head.js";
import { paidBefore } from "./paid-before.js";
import { tellCards, tellTimeline, tellWhy } from "./narrative-events.js";
import { orderPhrases } from "./applied-order.js";

/** The data to explain; both a scenario and its summary have it. */
export interface Narrated {
  readonly title: string;
  readonly question?: string | undefined;
  readonly level?: Scenario["level"] | undefined;
  readonly alternatives?: Scenario["alternatives"] | undefined;
  readonly cites?: Scenario["cites"] | undefined;
  /** Why the answer is so, in the words of the scenario's author: English prose. */
  readonly why?: Scenario["why"] | undefined;
  /** The readings of open questions that were asked for. */
  readonly readings?: readonly { readonly id: string; readonly words: string }[] | undefined;
  readonly players: readonly PlayerSetup[];
  readonly timeline: readonly ScenarioEvent[];
  readonly checkPoints: readonly CheckPoint[];
  /** Cards whose abilities are described before the timeline. */
  readonly cards?: readonly Card[] | undefined;
  /** Known mistakes that change what is asked, each in a few sentences, by the check. */
  readonly mistakes?: ReadonlyMap<string, readonly Phrase[]> | undefined;
  /** An object of which is told what does not reach it, by the check. */
  readonly misses?: { readonly object: string; readonly at: ReadonlyMap<string, readonly Miss[]> } | undefined;
}

export interface NarrativeOptions {
  /** Columns of the page; 80 if left out. */
  readonly width?: number;
  /** English if left out. */
  readonly language?: Language;
  /** Every clause of a sentence, not only those that decide. */
  readonly everyClause?: boolean;
}

/** Check points between which nothing happens: one board, several questions. */
interface CheckedMoment {
  readonly checks: readonly string[];
  readonly events: readonly CheckEvent[];
  /** The number of events so far, without checks. */
  readonly step: number;
  readonly resolution: Resolution;
  /** The board after state-based actions, for each check that asks; several may, with different choices. */
  readonly after: readonly Settled[];
}

interface Settled {
  readonly asked: AfterStateBasedExpectation;
  readonly found: AfterStateBasedActions;
}

/** The most objects whose changes are listed for one effect. */
const CHANGES_TOLD = 40;

/** The number of events, including checks, before a check point; one without a check of the timeline is at the end. */
function placeOf(check: string, timeline: readonly ScenarioEvent[]): number {
  const place = timeline.findIndex((event) => event.kind === "check" && event.id === check);
  return place === -1 ? timeline.length : place;
}

/** If nothing happened in between, CR 613 gives the same result: such check points are explained together. */
function momentsOf(timeline: readonly ScenarioEvent[], checkPoints: readonly CheckPoint[]): CheckedMoment[] {
  const moments: CheckedMoment[] = [];
  const eventAt = (check: string): CheckEvent | undefined => {
    const event = timeline[placeOf(check, timeline)];
    return event?.kind === "check" ? event : undefined;
  };
  // Checks of other editions are explained only if there are no others.
  const held = checkPoints.filter(
    ({ check, resolution }) => eventAt(check)?.rulesets?.includes(resolution.ruleset) !== false,
  );
  for (const { check, resolution, afterStateBasedActions: found } of held.length > 0 ? held : checkPoints) {
    const place = placeOf(check, timeline);
    const event = eventAt(check);
    const events = event === undefined ? [] : [event];
    const asked = event?.afterStateBasedActions;
    const after = found === undefined || asked === undefined ? [] : [{ asked, found }];
    const step = timeline.slice(0, place).filter(isHappening).length;
    const last = moments.at(-1);
    if (last?.step === step)
      moments[moments.length - 1] = {
        ...last,
        checks: [...last.checks, check],
        events: [...last.events, ...events],
        after: [...last.after, ...after],
      };
    else moments.push({ checks: [check], events, step, resolution, after });
  }
  return moments;
}

/** The objects and characteristics that checks ask about; everything on the battlefield if none is named. */
function askedObjects({ events, resolution }: CheckedMoment): Map<string, Set<string>> {
  const asked = new Map<string, Set<string>>();
  for (const [id, expectation] of events.flatMap(({ expect }) => Object.entries(expect ?? {}))) {
    const characteristics = asked.get(id) ?? new Set();
    for (const characteristic of Object.keys(expectation)) characteristics.add(characteristic);
    asked.set(id, characteristics);
  }
  if (
    asked.size > 0 ||
    events.some(
      ({ players, gameRules, costs, abilityCosts, stateBased, afterStateBasedActions }) =>
        (players ?? gameRules ?? costs ?? abilityCosts ?? stateBased ?? afterStateBasedActions) !== undefined,
    )
  )
    return asked;
  return new Map(
    Object.entries(resolution.objects)
      .filter(([, { zone }]) => zone === "battlefield")
      .map(([id]) => [id, new Set()]),
  );
}

function tellAnswer(
  page: Page,
  moment: CheckedMoment,
  before: readonly ScenarioEvent[],
  { speaker, names }: Narrator,
): void {
  const { events, resolution } = moment;
  const tell = (phrase: Phrase): void => page.item(speaker.sentence(phrase));
  for (const [id, characteristics] of askedObjects(moment)) {
    const object = own(resolution.objects, id);
    tell(
      object === undefined
        ? say("object-is-not-there", { object: names.object(id) })
        : objectNowPhrase(id, object, names, characteristics),
    );
  }
  for (const name of new Set(events.flatMap(({ players }) => Object.keys(players ?? {})))) {
    const player = own(resolution.players, name);
    if (player !== undefined) tell(playerNowPhrase(name, player));
  }
  if (events.some(({ gameRules }) => gameRules !== undefined)) {
    const rules = rulesThatHold(resolution.gameRules).map((rule) => changedRulePhrase(rule, names));
    tell(rules.length === 0 ? say("story-no-rules") : say("story-rules", { rules: series(rules, "semicolons") }));
  }
  for (const id of new Set(events.flatMap(({ costs }) => Object.keys(costs ?? {})))) {
    const cost = own(resolution.costs ?? {}, id);
    const spell = names.object(id);
    const step = paidBefore(before, id);
    if (cost === undefined) tell(say("story-no-spell", { spell }));
    else if (step === undefined) tell(say("story-cost", { spell, cost: totalCost(cost) }));
    else tell(say("story-cost-then", { spell, cost: totalCost(cost), step }));
  }
  for (const [object, ability] of askedAbilities(events)) {
    const cost = own(own(resolution.abilityCosts ?? {}, object) ?? {}, ability);
    const named = { ability: abilityOf(object, ability, names) };
    if (cost === undefined) tell(say("story-no-ability", named));
    else {
      const said = { ...named, cost: totalCost(cost, names.object(object)) };
      const step = paidBefore(before, object, ability);
      tell(step === undefined ? say("story-ability-cost", said) : say("story-ability-cost-then", { ...said, step }));
    }
  }
  if (events.some(({ stateBased }) => stateBased !== undefined)) {
    const actions = resolution.stateBased.map((action) => stateBasedPhrase(action, names));
    tell(actions.length === 0 ? say("story-no-state-based") : say("story-state-based"));
    for (const action of actions) page.item(speaker.sentence(action), 2);
  }
  const layers = new Set(events.flatMap(({ order }) => (order ?? []).map(({ layer }) => layer)));
  for (const phrase of orderPhrases(layers, resolution, names)) tell(phrase);
}

/** Whose costs are asked for, each ability once. */
function askedAbilities(events: CheckedMoment["events"]): (readonly [object: string, ability: string])[] {
  const asked = events.flatMap(({ abilityCosts = {} }) =>
    Object.entries(abilityCosts).flatMap(([object, abilities]) =>
      Object.keys(abilities).map((ability) => [object, ability] as const),
    ),
  );
  return [...new Map(asked.map((each) => [each.join("\n"), each])).values()];
}

/** The author's reasons for one board, which are English prose. */
function tellOwnWhy(page: Page, { events }: CheckedMoment, { speaker }: Narrator): void {
  if (speaker.language === "en") for (const { why } of events) if (why !== undefined) page.item(why);
}

/** The state-based actions that would be performed, and the board after them. */
function tellAfter(page: Page, { asked, found }: Settled, { speaker, names }: Narrator): void {
  const keeping = asked.keep === undefined ? undefined : { objects: namesOf(asked.keep, names) };
  page.item(
    speaker.sentence(keeping === undefined ? say("story-if-performed") : say("story-if-performed-keeping", keeping)),
  );
  const tell = (phrase: Phrase): void => page.item(speaker.sentence(phrase), 2);
  for (const phrase of roundsPhrases(found, names, "sentences")) tell(phrase);
  const { objects, players } = found.resolution;
  // A choice that nobody has made yet has not been carried out (CR 704.5j).
  const so = (what: Phrase): Phrase => say(found.open.length > 0 ? "story-while-open" : "story-after-that", { what });
  for (const [id, expectation] of Object.entries(asked.expect ?? {})) {
    const object = own(objects, id);
    const what =
      object === undefined
        ? say("object-is-not-there", { object: names.object(id) })
        : objectNowPhrase(id, object, names, Object.keys(expectation));
    tell(so(what));
  }
  for (const name of Object.keys(asked.players ?? {})) {
    const player = own(players, name);
    if (player !== undefined) tell(so(playerNowPhrase(name, player)));
  }
}

function tellLayers(
  page: Page,
  stories: readonly LayerStory[],
  { speaker }: Narrator,
  { everyClause = false }: NarrativeOptions,
): void {
  if (stories.length === 0) {
    page.paragraph(speaker.sentence(say("story-untouched")));
    return;
  }
  for (const { title, number, steps } of stories) {
    page.gap();
    page.paragraph(number === undefined ? title : `${title} [${number}]`);
    for (const { text, numbers, deciding, changes } of steps) {
      page.item(`${text} [${[...new Set(everyClause ? numbers : deciding)].join(", ")}]`);
      for (const change of changes.slice(0, CHANGES_TOLD)) page.item(asSentence(change), 2);
      const count = changes.length - CHANGES_TOLD;
      if (count > 0) page.item(`${speaker.text(say("story-more-objects", { count }))}.`, 2);
    }
  }
}

/** What somebody would say who makes a known mistake, and why that is wrong. */
function tellMistakes(page: Page, mistakes: readonly Phrase[], { speaker }: Narrator): void {
  if (mistakes.length === 0) return;
  page.gap();
  page.paragraph(speaker.text(say("story-mistakes")));
  for (const mistake of mistakes) page.item(speaker.sentence(mistake));
}

/** Which effects do not reach an object, and why; nothing where the object is not there. */
function tellMisses(page: Page, id: string, misses: readonly Miss[] | undefined, { speaker, names }: Narrator): void {
  if (misses === undefined) return;
  const object = names.object(id);
  page.gap();
  page.paragraph(speaker.text(say("story-misses", { object })));
  if (misses.length === 0) page.item(speaker.sentence(say("story-no-misses", { object })));
  for (const miss of misses) page.item(`${speaker.sentence(missPhrase(id, miss, names))} [${miss.clause}]`);
}

/** A scenario as plain text: board, events, and for each checked moment the answer and its derivation, layer by layer. */
export function explainScenario(scenario: Narrated, options: NarrativeOptions = {}): string {
  const { readings = [], players, timeline, checkPoints, cards = [], mistakes, misses } = scenario;
  const page = new Page(options.width ?? 80);
  const narrator = narratorOf(options.language ?? "en", scenario, cards);
  const { speaker } = narrator;
  const moments = momentsOf(timeline, checkPoints);
  const ruleset = checkPoints[0]?.resolution.ruleset;
  tellHead(page, { ...scenario, ruleset, checks: moments.flatMap(({ events }) => events) }, narrator);
  for (const { id, words } of readings) {
    page.gap();
    const known = speaker.language === "en" ? undefined : messageAbout("read", id);
    page.paragraph(speaker.sentence(readingPhrase(id, known === undefined ? words : speaker.text(say(known)))));
  }
  page.gap();
  page.paragraph(speaker.sentence(playersPhrase(players, narrator.names.facts)));
  tellCards(page, cards, narrator);
  tellTimeline(page, scenario, narrator);
  tellWhy(page, scenario.why ?? [], narrator);
  const steps = timeline.filter(isHappening).length;
  for (const moment of moments) {
    const there = narrator.at(moment.resolution);
    const when = momentPhrase({ step: moment.step, steps });
    page.heading(speaker.text(say("story-heading", { what: when })), "-");
    const events = eventsBefore(moment.checks.at(-1) ?? "", timeline);
    tellAnswer(page, moment, events, there);
    tellOwnWhy(page, moment, narrator);
    for (const settled of moment.after) tellAfter(page, settled, there);
    tellMistakes(
      page,
      moment.checks.flatMap((check) => mistakes?.get(check) ?? []),
      narrator,
    );
    tellLayers(page, explainResolution(moment.resolution, there, events), there, options);
    if (misses !== undefined) tellMisses(page, misses.object, misses.at.get(moment.checks[0] ?? ""), there);
  }
  return page.toString();
}
