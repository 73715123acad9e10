import { BATTLE, PLANESWALKER } from "../../../rules/card-types.js";
import type { StartFact } from "../../../rules/formats.gen.js";
import { SAGA, SIEGE, hasSubtype } from "../../../rules/subtype-set.js";
import type { Outcome } from "../../resolve.js";
import { rulesOn } from "./game-rules.js";
import { counterCount, each, policyOf, type Check, type Permanent } from "./permanents.js";

export const noLoyalty = each(
  "704.5i",
  "graveyard",
  (permanent) => (permanent.view.types & PLANESWALKER) !== 0 && counterCount(permanent, "loyalty") === 0,
);

export const annihilation = each(
  "704.5q",
  "countersRemoved",
  (permanent) => counterCount(permanent, "+1/+1") > 0 && counterCount(permanent, "-1/-1") > 0,
);

/** The name of the game rule that lets a permanent have no more than an amount of a kind of counter. */
const LIMIT = /^at-most-(.+)-counters$/;

/** CR 704.5r. */
export const tooMany: Check = (permanents, outcome) =>
  permanents.flatMap((permanent) =>
    rulesOn(outcome, permanent.place).flatMap(({ rule, amount = 0 }) => {
      const kind = LIMIT.exec(rule)?.[1];
      const most = Math.max(amount, 0);
      return kind !== undefined && counterCount(permanent, kind) > most
        ? [
            {
              clause: "704.5r",
              object: permanent.object.id,
              result: "countersRemoved" as const,
              counter: kind,
              amount: counterCount(permanent, kind) - most,
            },
          ]
        : [];
    }),
  );

/** The greatest number among its chapter abilities; undefined if it has none (CR 714.2d). */
function finalChapter({ view }: Permanent): number | undefined {
  const chapters = view.abilities.flatMap(({ ability }) =>
    ability.kind === "triggered" ? (ability.chapters ?? []) : [],
  );
  return chapters.length === 0 ? undefined : Math.max(...chapters);
}

function isSaga({ view }: Permanent): boolean {
  return hasSubtype(view.subtypes, SAGA);
}

function isFinished(permanent: Permanent, outcome: Outcome): boolean {
  if (!isSaga(permanent)) return false;
  const final = finalChapter(permanent) ?? (policyOf(outcome).sagaWithoutChapter === "stays" ? undefined : 0);
  return final !== undefined && counterCount(permanent, "lore") >= final;
}

/** CR 704.5s; it waits for a chapter ability of its own that is still on the stack. */
export const finishedSaga = each(
  "704.5s",
  "sacrificed",
  (permanent, outcome) => permanent.object.waiting.size === 0 && isFinished(permanent, outcome),
  () => ["714.2d"],
);

function isDefeated(permanent: Permanent): boolean {
  return (permanent.view.types & BATTLE) !== 0 && counterCount(permanent, "defense") === 0;
}

function isSiege({ view }: Permanent): boolean {
  return hasSubtype(view.subtypes, SIEGE);
}

/** A Siege waits for its own ability that its last counter's going has triggered (CR 310.12b). */
export const defeatedSiege = each(
  "704.5v",
  "graveyard",
  (permanent) => isDefeated(permanent) && isSiege(permanent) && permanent.object.waiting.size === 0,
);

export const defeatedBattle = each("704.5w", "graveyard", (permanent) => isDefeated(permanent) && !isSiege(permanent));

/** Why a Saga or a Siege stays that seems to be at its end; nothing for all others. */
export function waiting(permanent: Permanent, outcome: Outcome): StartFact[] {
  const isWaiting = permanent.object.waiting.size > 0;
  const isWithoutChapters = isSaga(permanent) && finalChapter(permanent) === undefined;
  return [
    // There is nothing to reach (CR 714.2d), and the newest CR 704.5s asks for a chapter.
    ...(isWithoutChapters && !isFinished(permanent, outcome)
      ? [{ clause: "714.2d" }, { clause: "704.5s", spared: "noChapters" as const }]
      : []),
    ...(isWaiting && isFinished(permanent, outcome) ? [{ clause: "704.5s" }, { clause: "714.2b" }] : []),
    ...(isWaiting && isDefeated(permanent) && isSiege(permanent) ? [{ clause: "704.5v" }, { clause: "310.12b" }] : []),
  ];
}
