import { REFERENCE_ENGINE } from "../engines/reference.js";
import type { Card, Claims, Handles, RulesetId, Scenario } from "../rules/formats.gen.js";
import { newestOf } from "../rules/rulesets.js";
import { byCodePoint } from "../verifier/text-order.js";
import { needsOf } from "../verifier/needs.js";
import { cardsOf } from "../verifier/request.js";
import { isSilent, tellable } from "../verifier/telling.js";
import { verifyEntry } from "../verifier/verify.js";
import type { Corpus } from "./corpus-files.js";

/** A board to ask of an engine. */
export interface SmokeBoard {
  readonly scenario: Scenario;
  readonly cards: ReadonlyMap<string, Card>;
  readonly ruleset: RulesetId;
  readonly needs: readonly Handles[];
}

export interface SmokeBoards {
  /** The easiest that the engine claims, no two of which need the same. */
  readonly claimed: readonly SmokeBoard[];
  /** The easiest that it does not. */
  readonly beyond: SmokeBoard | undefined;
}

const MOST = 8;

/** Chooses boards under the newest ruleset that an engine claims. */
export async function boardsFor(claims: Claims, { scenarios, cards }: Corpus): Promise<SmokeBoards> {
  const ruleset = newestOf(claims.rulesets);
  const boards: SmokeBoard[] = [];
  for (const { scenario } of scenarios) {
    if (!scenario.rulesets.includes(ruleset) || scenario.level !== "must") continue;
    const study = await verifyEntry(scenario, cards, ruleset, REFERENCE_ENGINE);
    if (study.checkPoints.length > 0) {
      boards.push({ scenario, cards, ruleset, needs: needsOf(scenario, cardsOf(scenario, cards), study) });
    }
  }
  boards.sort((a, b) => a.needs.length - b.needs.length || byCodePoint(a.scenario.id, b.scenario.id));
  const handled = new Set(claims.handles);
  const observes = new Set(claims.observes);
  const isClaimed = ({ needs, scenario: { timeline } }: SmokeBoard): boolean =>
    needs.every((need) => handled.has(need)) &&
    timeline.some((event) => event.kind === "check" && !isSilent(tellable(event, observes)));
  const claimed = new Map<string, SmokeBoard>();
  for (const board of boards.filter(isClaimed)) {
    const key = board.needs.join(" ");
    if (!claimed.has(key) && claimed.size < MOST) claimed.set(key, board);
  }
  const beyond = boards.find(({ needs }) => needs.some((need) => !handled.has(need)));
  return { claimed: [...claimed.values()], beyond };
}
