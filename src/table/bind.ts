import { addedAmount } from "../effects/layer7-power-toughness.js";
import { handlerOf } from "../effects/index.js";
import { foundAbilities, isInstanceOf } from "../effects/layer6-ability.js";
import { abilityOf, label, type AbilityInstance } from "../rules/ability.js";
import type {
  AbilityEntry,
  Choices,
  CopyPart,
  CreatedEffect,
  EffectPart,
  GainAbilitiesPart,
  Quantity,
} from "../rules/formats.gen.js";
import type { ResolutionContext } from "../rules/board.js";
import type { Part } from "../rules/part.js";
import { same } from "../resolver/same.js";
import type { Outcome } from "../resolver/resolve.js";
import { Situation } from "../resolver/query/situation.js";
import { copiedValues } from "./copied-values.js";
import { settledExceptions } from "./copy-exceptions.js";
import type { Table } from "./table.js";
import { textBoxOf } from "./text-box.js";

/** Parts with their numbers and words fixed, and the objects for which they came out so. */
export interface BoundEffect {
  readonly objects: readonly number[];
  readonly parts: readonly Part[];
}

/**
 * Fixes what a resolving spell or ability does: its choices, and its numbers, read once (CR 611.2d, 608.2h). Numbers
 * inside an ability it grants stay open. Objects for which the numbers differ make groups of their own.
 */
export function bind(
  table: Table,
  outcome: Outcome,
  effect: CreatedEffect,
  objects: readonly number[],
  context: ResolutionContext,
): BoundEffect[] {
  const chosen = withChoices(effect.does, context.choices);
  const speaker = { ...context, source: context.source ?? undefined, looksBack: true as const };
  const situation = new Situation(outcome, outcome.final, speaker, outcome.players);
  const bound = (object: number | undefined): Part[] => {
    const here = situation.of(object);
    return chosen.map((part) =>
      part.kind === "exchangeTextBoxes"
        ? otherTextBox(part, table, objects, object)
        : withNumbers(part, here, table, outcome, object),
    );
  };
  if (objects.length === 0) return [{ objects, parts: bound(undefined) }];
  const groups: { objects: number[]; parts: Part[] }[] = [];
  for (const object of objects) {
    const parts = bound(object);
    const group = groups.find((other) => same(other.parts, parts));
    if (group === undefined) groups.push({ objects: [object], parts });
    else group.objects.push(object);
  }
  return groups;
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

/** CR 113.11: what an object can't have as the effect begins is no part of what the effect does to it. */
function withoutBarred(part: GainAbilitiesPart, { ruleset, final }: Outcome, object: number | undefined): Part {
  const cantHave = object === undefined ? [] : (final[object]?.cantHave ?? []);
  if (cantHave.length === 0 || ruleset.policy.barred === "whileItLasts") return part;
  const isBarred = (entry: AbilityEntry): boolean => cantHave.some((lost) => isInstanceOf(abilityOf(entry), lost));
  return { ...part, abilities: part.abilities.filter((entry) => !isBarred(entry)) };
}

function withNumbers(
  part: EffectPart,
  situation: Situation,
  table: Table,
  outcome: Outcome,
  object: number | undefined,
): Part {
  const number = (quantity: Quantity | undefined): number | undefined =>
    quantity === undefined ? undefined : situation.quantity(quantity);
  if (isOpenNumber(part, outcome)) return part;
  switch (part.kind) {
    case "setPowerToughness":
      return {
        kind: part.kind,
        ...given("power", number(part.power)),
        ...given("toughness", number(part.toughness)),
        ...(part.exchange === true ? { exchange: true as const } : {}),
      };
    case "modifyPowerToughness": {
      const doubles = part.double === true;
      return {
        kind: part.kind,
        power: addedAmount(part.power, situation, doubles),
        toughness: addedAmount(part.toughness, situation, doubles),
      };
    }
    case "changeGameRule":
      return { ...part, ...given("amount", number(part.amount)) };
    case "changeCost":
      return { ...part, ...given("times", number(part.times)) };
    case "gainAbilities":
    case "gainAbilitiesOf": {
      // What is found among other objects is found once; the abilities themselves stay as they are written.
      if (part.kind === "gainAbilitiesOf") {
        const found = foundAbilities(part, situation).map(({ ability }) => ability);
        return withoutBarred({ kind: "gainAbilities", abilities: found }, outcome, object);
      }
      if (part.perColorOf === undefined) return withoutBarred(part, outcome, object);
      const abilities = handlerOf(part)?.evaluate(part, situation) as AbilityEntry[];
      return withoutBarred({ kind: "gainAbilities", abilities }, outcome, object);
    }
    case "copy":
      return copyPart(part, situation, table, outcome, object);
    default:
      return part;
  }
}

/** CR 608.2h: a number is read once; for whoever does not know, it stays as it is written. */
function isOpenNumber({ kind }: EffectPart, { ruleset }: Outcome): boolean {
  return ruleset.policy.resolvedNumbers === "open" && (kind === "setPowerToughness" || kind === "modifyPowerToughness");
}

function given<K extends string>(key: K, value: number | undefined): { [key in K]?: number } {
  return (value === undefined ? {} : { [key]: value }) as { [key in K]?: number };
}

/** CR 707.2b: the values are taken now. */
function copyPart(
  part: CopyPart,
  situation: Situation,
  table: Table,
  outcome: Outcome,
  object: number | undefined,
): Part {
  const [original] = situation.refer(part.of);
  if (original === undefined) return part;
  const kept =
    part.except?.keepAbility === undefined || object === undefined
      ? undefined
      : keptAbility(outcome, object, part.except.keepAbility);
  const copied = copiedValues(table, outcome, original);
  const except =
    part.except === undefined || object === undefined
      ? part.except
      : settledExceptions(table, outcome, object, copied.values, part.except);
  return {
    kind: "copiedValues",
    ...copied,
    ...(except === undefined || Object.keys(except).length === 0 ? {} : { except }),
    ...(kept === undefined ? {} : { kept }),
  };
}

/** CR 612.5: the rules text of the other of the two; without two there is nothing to exchange (CR 701.12a). */
function otherTextBox(part: EffectPart, table: Table, objects: readonly number[], object: number | undefined): Part {
  const other = objects.length === 2 ? objects.find((one) => one !== object) : undefined;
  if (other === undefined) return part;
  return { kind: "textBox", abilities: textBoxOf(table, other), of: table.objects[other]?.id ?? "another" };
}

/** CR 707.9a. */
export function keptAbility(outcome: Outcome, object: number, id: string): AbilityInstance | undefined {
  const has = (abilities: readonly AbilityInstance[] | undefined): AbilityInstance | undefined =>
    abilities?.find(({ ability }) => label(ability) === id);
  return has(outcome.final[object]?.abilities) ?? has(outcome.board.objects[object]?.base.abilities);
}

/** Choices as a resolution keeps them. */
export function choiceMap(choices: Choices | undefined): ReadonlyMap<string, string | number> {
  return new Map(Object.entries(choices ?? {}));
}
