import { kindOf } from "../effects/index.js";
import type { Fixing } from "../effects/kind.js";
import { label, type AbilityInstance } from "../rules/ability.js";
import type { Choices, CopyExceptions, CreatedEffect } from "../rules/formats.gen.js";
import type { BoardEffect, ResolutionContext } from "../rules/board.js";
import type { CopiedValuesPart, Part } from "../rules/part.js";
import { readOnce } from "../resolver/counted.js";
import { same } from "../resolver/same.js";
import { inTheEnd, type Outcome } from "../resolver/resolve.js";
import { copiedFromCard, copiedValues, type Copied } from "./copied-values.js";
import { settledExceptions } from "./copy-exceptions.js";
import { exchangedTo, holderOfAll } from "./exchange.js";
import type { Table } from "./table.js";
import { textBoxOf } from "./text-box.js";

/** Parts with their numbers and words fixed. */
export type BoundEffect = Pick<BoardEffect, "parts" | "shares" | "read">;

/**
 * Fixes what a resolving spell or ability does: its choices, and its numbers, read once (CR 611.2d, 608.2h). Numbers
 * inside an ability it grants stay open.
 */
export function bind(
  table: Table,
  outcome: Outcome,
  parts: CreatedEffect["does"],
  objects: readonly number[],
  context: ResolutionContext,
): BoundEffect {
  const chosen = withChoices(parts, context.choices);
  const situation = inTheEnd(outcome, { ...context, looksBack: true });
  const bound = (object: number | undefined): Part[] => {
    const here = situation.of(object);
    const fixing = fixingOf(table, outcome, objects, object);
    const fix = (part: Part): Part => kindOf(part).fix(part, here, fixing);
    return chosen.map((part) => table.ruleset.practice.fixedPart(part, fix));
  };
  const [first, ...others] = objects;
  const all = bound(first);
  const shares = new Map(
    others.flatMap((object) => {
      const fixed = bound(object);
      return same(fixed, all) ? [] : [[object, fixed] as const];
    }),
  );
  const read = new Map(
    chosen.flatMap((part) => {
      const looks = (objects.length === 0 ? [undefined] : objects).map((object) => situation.of(object));
      const found = readOnce(kindOf(part).numbers(part), looks);
      return found.length === 0 ? [] : [[part.kind, found] as const];
    }),
  );
  return { parts: all, ...(shares.size === 0 ? {} : { shares }), ...(read.size === 0 ? {} : { read }) };
}

/** Puts the choices of a resolution in the place of the words that refer to them, in granted abilities too. */
function withChoices<T>(data: T, choices: ReadonlyMap<string, string | number>): T {
  if (Array.isArray(data)) return data.map((item: unknown) => withChoices(item, choices)) as T;
  if (typeof data !== "object" || data === null) return data;
  const keys = Object.keys(data);
  const name = (data as { chosen?: unknown }).chosen;
  if (keys.length === 1 && typeof name === "string" && choices.has(name)) return choices.get(name) as T;
  return Object.fromEntries(
    Object.entries(data).map(([key, value]: [string, unknown]) => [key, withChoices(value, choices)]),
  ) as T;
}

/** What there is to know of one of the objects as the effect begins. */
export function fixingOf(
  table: Table,
  outcome: Outcome,
  objects: readonly number[],
  object: number | undefined,
): Fixing {
  const other = objects.length === 2 ? objects.find((one) => one !== object) : undefined;
  return {
    cantHave: object === undefined ? [] : (outcome.final[object]?.cantHave ?? []),
    get exchangedTo() {
      return object === undefined ? undefined : exchangedTo(table, outcome, objects, object);
    },
    get holdsAll() {
      return holderOfAll(table, outcome, objects);
    },
    get otherText() {
      return other === undefined
        ? undefined
        : { kind: "textBox" as const, abilities: textBoxOf(table, other), of: table.at(other).id };
    },
    copied: (original, except) => copiedPart(table, outcome, copiedValues(table, outcome, original), object, except),
    named: (name, except) => {
      const card = table.cardNamed(name);
      return card === undefined ? undefined : copiedPart(table, outcome, copiedFromCard(card), object, except);
    },
  };
}

/** CR 707.2b: the values are taken now. */
function copiedPart(
  table: Table,
  outcome: Outcome,
  copied: Copied,
  object: number | undefined,
  except: CopyExceptions | undefined,
): CopiedValuesPart {
  const kept =
    except?.keepAbility === undefined || object === undefined
      ? undefined
      : keptAbility(outcome, object, except.keepAbility);
  const settled =
    except === undefined || object === undefined
      ? except
      : settledExceptions(table, outcome, object, copied.values, except);
  return copyPart(copied, settled, kept);
}

/** The part of a copy effect, with exceptions if there are any. */
export function copyPart(
  copied: Copied,
  except: CopyExceptions = {},
  kept: AbilityInstance | undefined,
): CopiedValuesPart {
  return {
    kind: "copiedValues",
    ...copied,
    ...(Object.keys(except).length === 0 ? {} : { except }),
    ...(kept === undefined ? {} : { kept }),
  };
}

/** CR 707.9a. */
export function keptAbility(outcome: Outcome, object: number, id: string): AbilityInstance | undefined {
  const has = (abilities: readonly AbilityInstance[] | undefined): AbilityInstance | undefined =>
    abilities?.find(({ ability }) => label(ability) === id);
  return has(outcome.final[object]?.abilities) ?? has(outcome.board.objects[object]?.base.abilities);
}

export function choiceMap(choices: Choices | undefined): ReadonlyMap<string, string | number> {
  return new Map(Object.entries(choices ?? {}));
}
