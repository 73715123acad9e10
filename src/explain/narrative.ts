import type {
  AfterStateBasedActions,
  AfterStateBasedExpectation,
  Card,
  CheckEvent,
  CheckPoint,
  PlayerSetup,
  Resolution,
  ScenarioEvent,
  StageName,
  TraceStep,
} from "../rules/formats.gen.js";
import { EVERY_LAYER } from "../rules/layers.js";
import { describeAbilities } from "./ability.js";
import { costWords } from "./cost.js";
import { describeEvent } from "./event.js";
import { counted, list, sentence, unstopped } from "./grammar.js";
import { describeObject, describePlayer } from "./object.js";
import { explainResolution, type LayerStory } from "./resolution.js";
import { describeEffect } from "./effect-name.js";
import { gameRuleWords } from "./game-rule.js";
import { roundsWords, stateBasedWords } from "./state-based.js";
import { columns, wrap } from "./wrap.js";

/** What is told: a scenario or its summary has all of it. */
export interface Narrated {
  readonly title: string;
  readonly question?: string | undefined;
  /** The readings of open points that are followed because they were asked for. */
  readonly readings?: readonly { readonly id: string; readonly words: string }[] | undefined;
  readonly players: readonly PlayerSetup[];
  readonly timeline: readonly ScenarioEvent[];
  readonly checkPoints: readonly CheckPoint[];
  /** Whose abilities are told before the timeline; none if left out. */
  readonly cards?: readonly Card[] | undefined;
}

export interface NarrativeOptions {
  /** Columns of the page; 80 if left out. */
  readonly width?: number;
}

/** Check points between which nothing happens: one board, several questions. */
interface Moment {
  readonly checks: readonly string[];
  readonly events: readonly CheckEvent[];
  /** How many events, checks left out, have happened. */
  readonly step: number;
  readonly resolution: Resolution;
  /** What would be after state-based actions, for each check that asks; several can, with other choices. */
  readonly after: readonly Settled[];
}

interface Settled {
  readonly asked: AfterStateBasedExpectation;
  readonly found: AfterStateBasedActions;
}

/** Of how many objects the changes are told, for one effect. */
const CHANGES_TOLD = 40;

/** Lays paragraphs out on a page of some width. */
class Page {
  readonly #width: number;
  readonly #lines: string[] = [];

  constructor(width: number) {
    this.#width = Math.max(width, 20);
  }

  heading(text: string, underline: "=" | "-"): void {
    const title = wrap(text, { width: this.#width });
    const longest = Math.max(...title.split("\n").map(columns));
    if (this.#lines.length > 0) this.#lines.push("");
    this.#lines.push(title, underline.repeat(longest), "");
  }

  paragraph(text: string): void {
    this.#lines.push(wrap(text, { width: this.#width }));
  }

  item(text: string, depth = 1, mark = "- "): void {
    this.#lines.push(wrap(text, { width: this.#width, first: `${"  ".repeat(depth - 1)}${mark}` }));
  }

  gap(): void {
    if (this.#lines.at(-1) !== "") this.#lines.push("");
  }

  toString(): string {
    return `${this.#lines.join("\n").trimEnd()}\n`;
  }
}

function playerWords(player: PlayerSetup): string {
  if (typeof player === "string") return player;
  const { name, life, hand, library } = player;
  const numbers = [
    ...(life === undefined ? [] : [`${life} life`]),
    ...(hand === undefined ? [] : [`${counted(hand, "more card")} in hand`]),
    ...(library === undefined ? [] : [`${counted(library, "more card")} in the library`]),
  ];
  return numbers.length === 0 ? name : `${name} (${numbers.join(", ")})`;
}

function tellCards(page: Page, cards: readonly Card[]): void {
  const speaking = cards
    .flatMap((card) => [card, ...(card.back === undefined ? [] : [card.back])])
    .filter(({ abilities }) => (abilities ?? []).length > 0);
  if (speaking.length === 0) return;
  page.heading("The cards", "-");
  for (const card of speaking) page.item(`${card.name}: ${describeAbilities(card).join(" ")}`);
}

function tellTimeline(page: Page, timeline: readonly ScenarioEvent[]): void {
  page.heading("What happens", "-");
  const digits = String(timeline.filter(isHappening).length).length;
  let asked: string[] = [];
  let step = 0;
  const tellChecks = (): void => {
    if (asked.length > 0) page.item(`(Here it is asked: ${list(asked)}.)`, 1, " ".repeat(digits + 2));
    asked = [];
  };
  for (const event of timeline) {
    if (event.kind === "check") {
      asked.push(event.note === undefined ? event.id : `${event.id} — ${unstopped(event.note)}`);
      continue;
    }
    tellChecks();
    step++;
    page.item(describeEvent(event), 1, `${String(step).padStart(digits)}. `);
  }
  tellChecks();
}

function isHappening({ kind }: ScenarioEvent): boolean {
  return kind !== "check";
}

/** How many events, checks among them, come before a check point; one without a check of the timeline stands at the end. */
function placeOf(check: string, timeline: readonly ScenarioEvent[]): number {
  const place = timeline.findIndex((event) => event.kind === "check" && event.id === check);
  return place === -1 ? timeline.length : place;
}

/** CR 613 needs no new computation where nothing has happened: such check points are told as one. */
function momentsOf(timeline: readonly ScenarioEvent[], checkPoints: readonly CheckPoint[]): Moment[] {
  const moments: Moment[] = [];
  const eventAt = (check: string): CheckEvent | undefined => {
    const event = timeline[placeOf(check, timeline)];
    return event?.kind === "check" ? event : undefined;
  };
  // Checks of other editions are told only if there are no others.
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

/** The objects that checks ask about, with the characteristics asked for; all of the battlefield if none is named. */
function askedObjects({ events, resolution }: Moment): Map<string, Set<string>> {
  const asked = new Map<string, Set<string>>();
  for (const [id, expectation] of events.flatMap(({ expect }) => Object.entries(expect ?? {}))) {
    const characteristics = asked.get(id) ?? new Set();
    for (const characteristic of Object.keys(expectation)) characteristics.add(characteristic);
    asked.set(id, characteristics);
  }
  if (
    asked.size > 0 ||
    events.some(
      ({ players, gameRules, costs, stateBased, afterStateBasedActions }) =>
        (players ?? gameRules ?? costs ?? stateBased ?? afterStateBasedActions) !== undefined,
    )
  )
    return asked;
  return new Map(
    Object.entries(resolution.objects)
      .filter(([, { zone }]) => zone === "battlefield")
      .map(([id]) => [id, new Set()]),
  );
}

function tellAnswer(page: Page, moment: Moment): void {
  const { events, resolution } = moment;
  for (const [id, characteristics] of askedObjects(moment)) {
    const object = Object.hasOwn(resolution.objects, id) ? resolution.objects[id] : undefined;
    page.item(object === undefined ? `${id} is not there.` : describeObject(id, object, characteristics));
  }
  for (const name of new Set(events.flatMap(({ players }) => Object.keys(players ?? {})))) {
    const player = Object.hasOwn(resolution.players, name) ? resolution.players[name] : undefined;
    if (player !== undefined) page.item(describePlayer(name, player));
  }
  if (events.some(({ gameRules }) => gameRules !== undefined)) {
    const rules = resolution.gameRules.map((rule) => gameRuleWords(rule));
    page.item(
      sentence(
        rules.length === 0 ? "no rule of the game is changed" : `changed rules of the game: ${rules.join("; ")}`,
      ),
    );
  }
  for (const spell of new Set(events.flatMap(({ costs }) => Object.keys(costs ?? {})))) {
    const cost = Object.hasOwn(resolution.costs ?? {}, spell) ? resolution.costs?.[spell] : undefined;
    page.item(
      cost === undefined ? `${spell} is no spell on the stack.` : sentence(`casting ${spell} costs ${costWords(cost)}`),
    );
  }
  if (events.some(({ stateBased }) => stateBased !== undefined)) {
    const actions = resolution.stateBased.map((action) => stateBasedWords(action));
    page.item(
      sentence(
        actions.length === 0
          ? "no state-based action would follow"
          : `state-based actions that would follow: ${actions.join("; ")}`,
      ),
    );
  }
  tellOrder(page, new Set(events.flatMap(({ order }) => (order ?? []).map(({ layer }) => layer))), resolution);
}

/** What state-based actions would do now, and what would be true then. */
function tellAfter(page: Page, { asked, found }: Settled): void {
  page.item(
    `If state-based actions were performed now${asked.keep === undefined ? "" : `, keeping ${list(asked.keep)}`}:`,
  );
  for (const words of roundsWords(found)) page.item(sentence(words), 2);
  const { objects, players } = found.resolution;
  for (const [id, expectation] of Object.entries(asked.expect ?? {})) {
    const object = Object.hasOwn(objects, id) ? objects[id] : undefined;
    page.item(
      object === undefined
        ? `${id} would not be there.`
        : `After that: ${describeObject(id, object, Object.keys(expectation))}`,
      2,
    );
  }
  for (const name of Object.keys(asked.players ?? {})) {
    const player = Object.hasOwn(players, name) ? players[name] : undefined;
    if (player !== undefined) page.item(`After that: ${describePlayer(name, player)}`, 2);
  }
}

/** Where a step applies something: a layer, or a stage after them. */
function appliedIn(step: TraceStep): StageName | undefined {
  switch (step.kind) {
    case "applied":
      return step.layer;
    case "player":
      return "players";
    case "gameRule":
      return "gameRules";
    default:
      return undefined;
  }
}

/** What is applied in the layers asked about, in the order of the layers. */
function tellOrder(page: Page, asked: ReadonlySet<StageName>, { trace }: Resolution): void {
  const idle: string[] = [];
  for (const layer of [...EVERY_LAYER, "players", "gameRules"].filter((name) => asked.has(name as StageName))) {
    const found = trace.flatMap((step) => (appliedIn(step) === layer && "effect" in step ? [step.effect] : []));
    const applied = found.filter((effect, n) => effect !== found[n - 1]).map((effect) => describeEffect(effect));
    const where =
      layer === "players" ? "among players" : layer === "gameRules" ? "among the rules" : `in layer ${layer}`;
    if (applied.length === 0) idle.push(layer === "gameRules" ? "game rules" : layer);
    else page.item(sentence(`${where}, ${applied.length === 1 ? "only " : "first "}${applied.join(", then ")}`));
  }
  if (idle.length > 0) page.item(`Nothing is applied in ${idle.length === 1 ? "layer" : "layers"} ${list(idle)}.`);
}

function tellLayers(page: Page, stories: readonly LayerStory[]): void {
  if (stories.length === 0) {
    page.paragraph("No continuous effect applies: everything is as it was printed or created.");
    return;
  }
  for (const { title, number, steps } of stories) {
    page.gap();
    page.paragraph(`${title} [${number}]`);
    for (const { text, numbers, changes } of steps) {
      page.item(`${text} [${[...new Set(numbers)].join(", ")}]`);
      for (const change of changes.slice(0, CHANGES_TOLD)) page.item(sentence(change), 2);
      if (changes.length > CHANGES_TOLD) page.item(`and ${counted(changes.length - CHANGES_TOLD, "more object")}.`, 2);
    }
  }
}

function momentTitle({ checks, step }: Moment, timeline: readonly ScenarioEvent[]): string {
  const named = checks.filter((check) => check !== "");
  const atEnd = step === timeline.filter(isHappening).length;
  const when = atEnd ? "At the end" : step === 0 ? "Before anything happens" : `After step ${step}`;
  return named.length === 0 ? when : `${when} (${list(named)})`;
}

/**
 * A scenario as plain text: the board and what happens, then for each moment that is checked first the answer and then
 * the way there, layer by layer with the clauses in brackets. Ends with a line break.
 */
export function explainScenario(scenario: Narrated, options: NarrativeOptions = {}): string {
  const { title, question, readings = [], players, timeline, checkPoints, cards = [] } = scenario;
  const page = new Page(options.width ?? 80);
  page.heading(title, "=");
  if (question !== undefined) page.paragraph(question);
  for (const { id, words } of readings) {
    page.gap();
    page.paragraph(`Read as ${id}: ${sentence(words)}`);
  }
  page.gap();
  page.paragraph(`Players in turn order: ${list(players.map(playerWords))}.`);
  tellCards(page, cards);
  tellTimeline(page, timeline);
  for (const moment of momentsOf(timeline, checkPoints)) {
    page.heading(momentTitle(moment, timeline), "-");
    tellAnswer(page, moment);
    for (const settled of moment.after) tellAfter(page, settled);
    tellLayers(page, explainResolution(moment.resolution));
  }
  return page.toString();
}
