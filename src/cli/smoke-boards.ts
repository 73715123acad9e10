import { REFERENCE_ENGINE } from "../engines/reference.js";
import { EVERY_HANDLES } from "../rules/handled.js";
import type { Card, Claims, Observes, RulesetId, Scenario } from "../rules/formats.gen.js";
import { newestOf } from "../rules/rulesets.js";
import { byCodeUnit } from "../rules/text-order.js";
import { needsOfRun } from "../verifier/needs.js";
import { isSilent, observablePart } from "../verifier/observable.js";
import { verifyEntry } from "../verifier/verify.js";
import { addFiles, type Corpus, emptyCorpus, shippedFiles } from "./corpus-files.js";

export interface SmokeBoard {
  readonly scenario: Scenario;
  readonly cards: ReadonlyMap<string, Card>;
  readonly ruleset: RulesetId;
}

export interface SmokeBoards {
  /** The easiest boards within the engine's claims, no two of which need the same. */
  readonly claimed: readonly SmokeBoard[];
  /** The easiest board beyond the claims. */
  readonly beyond: SmokeBoard | undefined;
}

const MOST = 8;

/** Chooses boards under the newest ruleset that an engine claims, those with few events first. */
export async function boardsFor(claims: Claims, { scenarios, cards }: Corpus): Promise<SmokeBoards> {
  const first = firstBoards(cards);
  const ruleset = newestOf(claims.rulesets);
  const handled = new Set(claims.handles);
  const observes = new Set(claims.observes);
  const claimed = new Map<string, SmokeBoard>();
  let beyond: SmokeBoard | undefined;
  const shortest = scenarios
    .map(({ scenario }) => scenario)
    .filter(({ rulesets, level }) => rulesets.includes(ruleset) && level === "must")
    .sort((a, b) => a.timeline.length - b.timeline.length || byCodeUnit(a.id, b.id));
  for (const scenario of [...first, ...shortest]) {
    if (claimed.size >= MOST && beyond !== undefined) break;
    const study = await verifyEntry(scenario, cards, ruleset, REFERENCE_ENGINE);
    if (study.checkPoints.length === 0) continue;
    const needs = await needsOfRun(scenario, cards, study);
    const board: SmokeBoard = { scenario, cards, ruleset };
    const key = first.includes(scenario) ? scenario.id : needs.join(" ");
    if (needs.some((need) => !handled.has(need))) beyond ??= board;
    else if (claimed.size < MOST && !claimed.has(key) && tellsSomething(scenario, observes)) {
      claimed.set(key, board);
    }
    // An engine that claims everything has no board beyond its claims, and searching for one would take as long as a
    // run.
    if (claimed.size >= MOST && EVERY_HANDLES.every((each) => handled.has(each))) break;
  }
  return { claimed: [...claimed.values()], beyond };
}

/** Easy boards. The corpus has none, since each of its scenarios is about something that is easily got wrong. */
function firstBoards(cards: Corpus["cards"]): Scenario[] {
  const corpus = { ...emptyCorpus(), cards };
  addFiles(corpus, shippedFiles("first-boards"));
  return corpus.scenarios.map(({ scenario }) => scenario);
}

function tellsSomething({ timeline }: Scenario, observes: ReadonlySet<Observes>): boolean {
  return timeline.some((event) => event.kind === "check" && !isSilent(observablePart(event, observes)));
}
