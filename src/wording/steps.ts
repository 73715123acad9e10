import type {
  AppliedStep,
  DependencyReason,
  DependsStep,
  Footprint,
  LayerStep,
  LockedStep,
  MeasuredNumber,
  PlayerStep,
  TraceStep,
  UnmetStep,
} from "../rules/formats.gen.js";
import { gainedInShort, writtenText } from "./ability-in-short.js";
import { abilityNamesPhrase, anyAbilityPhrase } from "./ability-names.js";
import { doneDifferently, doneOtherwise } from "./done-otherwise.js";
import type { EffectReference } from "../rules/effect-reference.js";
import { effectPhrase } from "./effect-names.js";
import { factPhrase } from "./facts.js";
import { endedPhrase, failedPhrase, metPhrase, performedPhrase, unmetPhrase, voidPhrase } from "./endings.js";
import { ruleStepPhrase } from "./changed-rules.js";
import { copyFromBirth, idlePhrase, isBorn, isDefined, pairPhrase, replacedPhrase, toNothingPhrase } from "./idle.js";
import { crowd, namesOf, type ObjectNames, someNames } from "./object-names.js";
import { type Phrase, say, series, seriesOf, type Word } from "./phrase.js";
import { layerTitlePhrase } from "./stages.js";
import { isOfTheSame, measuredTogether } from "./measured.js";
import { stateBasedPhrase } from "./state-based.js";
import { costStepPhrase } from "./total-costs.js";

/** The text in a footprint. */
function footprintText(text: string | undefined): Word {
  return text === undefined ? say("step-text-none") : writtenText(text);
}

/** How an effect would differ with the other one applied (CR 613.8a). */
export type Difference = "ends" | "begins" | "text" | "objects" | "players" | "does";

export function differenceOf(reason: DependencyReason, { before, after }: DependsStep): Difference {
  switch (reason) {
    case "existence":
      return before.exists || !after.exists ? "ends" : "begins";
    case "appliesTo":
      return before.players === undefined && after.players === undefined ? "objects" : "players";
    case "whatItDoes":
      return "does";
    default:
      return reason;
  }
}

/** What an effect would do once the other is applied, as a verb phrase that agrees with it. */
function reasonPhrase(reason: DependencyReason, step: DependsStep, names: ObjectNames): Phrase {
  const { before, after } = step;
  switch (differenceOf(reason, step)) {
    case "ends":
      return say("step-would-not-exist");
    case "begins":
      return say("step-would-begin-to-exist");
    case "text":
      return say("step-would-have-another-text", {
        before: footprintText(before.text),
        after: footprintText(after.text),
      });
    case "objects":
      return say("step-would-apply-to-other-objects", compared(before.objects, after.objects, names));
    case "players":
      return say("step-would-apply-to-other-players", compared(before.players ?? [], after.players ?? [], names));
    case "does":
      return doingPhrase(before, after, names);
  }
}

function compared(before: readonly string[], after: readonly string[], names: ObjectNames): Record<string, Word> {
  return { before: someNames(before, names), after: someNames(after, names) };
}

function doingPhrase(prior: Footprint, then: Footprint, names: ObjectNames): Phrase {
  const [{ does: before }, { does: after }] = [prior, then];
  if (before === undefined && after === undefined) return say("step-would-do-otherwise");
  const some = doneDifferently(prior, then);
  if (some !== undefined)
    return say("step-would-do-something-else-to", {
      objects: someNames(some.objects, names),
      before: doneWord(some.before, names),
      after: doneWord(some.after, names),
    });
  const otherwise = doneOtherwise(before, after);
  if (otherwise !== undefined) {
    const { sort, now } = otherwise;
    const said = (what: string): Word => (sort === "control" ? names.object(what) : what);
    return say(`step-would-give-other-${sort}`, { before: said(otherwise.before), now: said(now) });
  }
  return say("step-would-do-something-else", { before: doneWord(before, names), after: doneWord(after, names) });
}

const GAINS = /^gains (.+)$/;

/** What an effect does, which footprints say in English; abilities go by their ids there. */
function doneWord(does: string | undefined, names: ObjectNames): Word {
  const gained = does === undefined ? undefined : GAINS.exec(does)?.[1];
  if (does === undefined || gained === "nothing") return say("names-of-nothing");
  if (gained === undefined) return does;
  return say("traced-gains", { what: gainedInShort(gained.split(", "), (name) => names.entry(name, "")) });
}

function dependsPhrase(step: DependsStep, names: ObjectNames): Phrase {
  return say("step-depends", {
    effect: effectPhrase(step.effect, names),
    on: effectPhrase(step.on, names),
    would: seriesOf(step.because, (reason) => reasonPhrase(reason, step, names), "and"),
  });
}

function layerPhrase({ layer, pass }: LayerStep): Phrase {
  const title = layerTitlePhrase(layer, "current");
  switch (pass) {
    case "all":
      return title;
    case "cda":
      return say("step-layer-defining", { title });
    case "rest":
      return say("step-layer-rest", { title });
    default:
      return pass satisfies never;
  }
}

function lockedPhrase({ effect, objects }: LockedStep, names: ObjectNames): Phrase {
  const begins = effectPhrase(effect, names);
  return objects.length === 0
    ? say("step-locked-empty", { effect: begins })
    : say("step-locked", { effect: begins, objects: someNames(objects, names) });
}

function appliedPhrase(step: AppliedStep, names: ObjectNames): Phrase {
  const { effect, objects, changes, unseen = [] } = step;
  const applied = effectPhrase(effect, names);
  if (objects.length === 0) return toNothingPhrase(step, applied, names, "step-applied-to-nothing");
  const said = {
    effect: applied,
    works: isOfState(names.effect(effect)) ? "yes" : "no",
    objects: someNames(objects, names),
  };
  // What would change the size of no creature does nothing (CR 208.3a).
  const isUnseen = objects.every((id) => unseen.some(({ object, of }) => object === id && of === "size"));
  if (changes.length === 0 && isUnseen) return say("step-applied-unseen", said);
  const reference = names.effect(effect);
  const [born, ...others] = objects;
  if (changes.length > 0 && born !== undefined && others.length === 0 && isBorn(reference, born, names))
    return say("step-created-as-copy", { object: names.object(born) });
  const isFaceDown = reference.kind === "event" && reference.event === "face-down";
  if (changes.length + unseen.length > 0)
    return isFaceDown ? say("step-face-down", { objects: said.objects }) : say("step-applied", said);
  const copy = copyFromBirth(step, names);
  if (copy !== undefined) return copy;
  const why = idlePhrase(step, names);
  if (why === undefined) return say("step-applied-in-vain", said);
  return say(isDefined(step) ? "step-applied-so" : "step-applied-in-vain-because", { ...said, why });
}

/** Counters and a status are no effects, which are applied: they work. */
function isOfState(effect: EffectReference): boolean {
  return effect.kind === "counters" || (effect.kind === "event" && effect.event === "face-down");
}

function playerStepPhrase(
  { players: all, gains, loses = [], cantHave = [], withheld = [], lacking = [], ...step }: PlayerStep,
  names: ObjectNames,
): Phrase {
  const effect = effectPhrase(step.effect, names);
  const players = all.filter((player) => ![...withheld, ...lacking].includes(player));
  const inVain = (
    [
      ["step-player-withheld", withheld, gains],
      ["step-player-lacking", lacking, loses],
    ] as const
  ).flatMap(([id, whom, abilities]) =>
    whom.length === 0
      ? []
      : [say(id, { effect, players: namesOf(whom, names), abilities: abilityNamesPhrase(abilities) })],
  );
  if (players.length === 0 && inVain.length > 0) return series(inVain, "and");
  if (players.length === 0) {
    const abilities = abilityNamesPhrase([...gains, ...loses, ...cantHave]);
    return say(gains.length > 0 ? "step-player-none-gains" : "step-player-none-loses", { effect, abilities });
  }
  const does = [
    ...(gains.length === 0 ? [] : [say("step-player-gains", { abilities: abilityNamesPhrase(gains) })]),
    ...(loses.length === 0 ? [] : [say("step-player-loses", { abilities: abilityNamesPhrase(loses) })]),
    ...(cantHave.length === 0 ? [] : [say("step-player-cant-have", { abilities: anyAbilityPhrase(cantHave) })]),
  ];
  const what = say("clause", { who: namesOf(players, names), does: series(does, "and") });
  return series([say("step-by", { what, effect }), ...inVain], "semicolons");
}

/** CR 107.1b. */
const COUNTS_AS_ZERO = "107.1b";
/** Parts that keep a negative number as it is: they set power and toughness. */
const KEEPING: ReadonlySet<string> = new Set(["setPowerToughness", "copy"]);

/** Whether a number in it came out below zero and counts as zero. */
export function isFloored(step: TraceStep): boolean {
  if (step.kind === "applied")
    return step.clauses.includes(COUNTS_AS_ZERO) && !step.parts.some((part) => KEEPING.has(part));
  return "also" in step && step.also.includes(COUNTS_AS_ZERO);
}

/** What is said of a step; then, in sentences of their own, what its numbers count, what they are taken of, and that one counts as 0. */
export function withNumbers(step: TraceStep, what: Phrase, names: ObjectNames): Phrase {
  const more = [
    ...(step.kind === "applied" ? (step.met ?? []).map((met) => metPhrase(met, step.effect, names)) : []),
    ...(step.kind === "applied" || step.kind === "unmet" ? numbersOf(step, names) : []),
    ...(step.kind === "applied" ? [pairPhrase(step, names) ?? []].flat() : []),
    ...(step.kind === "applied" && step.nonbasic !== undefined
      ? [say("step-nonbasic", { objects: someNames(step.nonbasic, names) })]
      : []),
    ...(isFloored(step) ? [say("step-counted-as-zero")] : []),
  ];
  return more.length === 0 ? what : series([what, ...more], "sentences");
}

export function countsSomething({ counted, measured = [] }: AppliedStep): boolean {
  return counted !== undefined || measured.length > 0;
}

/** As `withNumbers`, of what is counted and measured alone. */
export function withCounts(step: AppliedStep, what: Phrase, names: ObjectNames): Phrase {
  const more = numbersOf(step, names);
  return more.length === 0 ? what : series([what, ...more], "sentences");
}

function numbersOf(step: AppliedStep | UnmetStep, names: ObjectNames): Phrase[] {
  const { effect, measured = [] } = step;
  const counted = step.kind === "applied" ? step.counted : undefined;
  return [
    ...(counted === undefined
      ? []
      : [say("step-counting", { count: counted.length, counted: someNames(counted, names) })]),
    ...rowsOf(measured).map((row) => {
      const [each] = row;
      const measuring = each.once === true ? (isOfGoneSource(each, step) ? "last" : "once") : "now";
      return say(`step-measured-${measuring}`, { measured: measuredTogether(row, effect, names) });
    }),
  ];
}

/** Numbers of the same objects go together. */
function rowsOf(measured: readonly MeasuredNumber[]): readonly [MeasuredNumber, ...MeasuredNumber[]][] {
  const rows: [MeasuredNumber, ...MeasuredNumber[]][] = [];
  for (const each of measured) {
    const last = rows.at(-1);
    if (last !== undefined && isOfTheSame(last[0], each)) last.push(each);
    else rows.push([each]);
  }
  return rows;
}

/** Whether it was read of the effect's own source, which had left by then and goes by what it last was (CR 113.7a, 608.2h). */
function isOfGoneSource({ quantity }: MeasuredNumber, step: AppliedStep | UnmetStep): boolean {
  return Object.values(quantity).includes("self") && step.kind === "applied" && step.clauses.includes("113.7a");
}

/** A step of the trace as a sentence, without its clauses. What an application changed is told by `tracedChanges`. */
export function stepPhrase(step: TraceStep, names: ObjectNames): Phrase {
  return withNumbers(step, ofStep(step, names), names);
}

function ofStep(step: TraceStep, names: ObjectNames): Phrase {
  switch (step.kind) {
    case "starts":
    case "stands":
      return factPhrase(step, names);
    case "performed":
      return performedPhrase(step, names);
    case "ended":
      return endedPhrase(step, names);
    case "failed":
      return failedPhrase(step, names);
    case "void":
      return voidPhrase(step, names);
    case "unmet":
      return unmetPhrase(step, names);
    case "layer":
      return layerPhrase(step);
    case "depends":
      return dependsPhrase(step, names);
    case "waits":
      return say("step-waits", {
        effect: effectPhrase(step.effect, names),
        others: crowd(step.for.map((other) => effectPhrase(other, names))),
      });
    case "loop":
      return say("step-loop", {
        effects: crowd(step.members.map((member) => effectPhrase(member, names))),
        count: step.members.length,
      });
    case "locked":
      return lockedPhrase(step, names);
    case "continues":
      return say("step-continues", { effect: effectPhrase(step.effect, names) });
    case "applied":
      return appliedPhrase(step, names);
    case "ceased":
      if (step.again === true) return replacedPhrase(step.effect, step.by, names);
      return say("step-ceased", { effect: effectPhrase(step.effect, names), by: effectPhrase(step.by, names) });
    case "player":
      return playerStepPhrase(step, names);
    case "gameRule":
      return ruleStepPhrase(step.rule, names);
    case "cost":
      return costStepPhrase(step, names);
    case "stateBased":
      return stateBasedPhrase(step.action, names);
    default:
      return step satisfies never;
  }
}
