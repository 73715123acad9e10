import { COLORS } from "../rules/colors.js";
import type {
  AppliedStep,
  CardType,
  DependencyReason,
  DependsStep,
  Footprint,
  LayerStep,
  LockedStep,
  MeasuredNumber,
  PlayerStep,
  Supertype,
  TraceStep,
  UnmetStep,
} from "../rules/formats.gen.js";
import { abilitiesInShort, writtenText } from "./ability-in-short.js";
import { abilityNamesPhrase, anyAbilityPhrase } from "./ability-names.js";
import { doneOtherwise } from "./done-otherwise.js";
import type { EffectReference } from "../rules/effect-reference.js";
import { effectPhrase } from "./effect-names.js";
import { factPhrase } from "./facts.js";
import { endedPhrase, failedPhrase, performedPhrase, speakingOfMeasured, unmetPhrase, voidPhrase } from "./endings.js";
import { ruleStepPhrase } from "./changed-rules.js";
import { copyFromBirth, idlePhrase, isDefined, pairPhrase, replacedPhrase, toNothingPhrase } from "./idle.js";
import { crowd, namesOf, type ObjectNames, someNames } from "./object-names.js";
import { cardName, type Phrase, say, series, seriesOf, type Word } from "./phrase.js";
import { layerTitlePhrase } from "./stages.js";
import { stateBasedPhrase } from "./state-based.js";
import { costStepPhrase } from "./total-costs.js";
import { supertypeName } from "./printed-lines.js";
import { plainColor, subtypePhrase, typePhrase } from "./types.js";

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

function doingPhrase({ does: before }: Footprint, { does: after }: Footprint, names: ObjectNames): Phrase {
  if (before === undefined && after === undefined) return say("step-would-do-otherwise");
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
  return say("traced-gains", { what: abilitiesInShort(gained.split(", "), (name) => names.entry(name, "")) });
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
  if (changes.length + unseen.length > 0) return say("step-applied", said);
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
  { players: all, gains, loses = [], cantHave = [], withheld = [], ...step }: PlayerStep,
  names: ObjectNames,
): Phrase {
  const effect = effectPhrase(step.effect, names);
  const players = all.filter((player) => !withheld.includes(player));
  const inVain =
    withheld.length === 0
      ? []
      : [
          say("step-player-withheld", {
            effect,
            players: namesOf(withheld, names),
            abilities: abilityNamesPhrase(gains),
          }),
        ];
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
    ...(step.kind === "applied" || step.kind === "unmet" ? numbersOf(step, names) : []),
    ...(step.kind === "applied" ? [pairPhrase(step, names) ?? []].flat() : []),
    ...(isFloored(step) ? [say("step-counted-as-zero")] : []),
  ];
  return more.length === 0 ? what : series([what, ...more], "sentences");
}

function numbersOf(step: AppliedStep | UnmetStep, names: ObjectNames): Phrase[] {
  const { effect, measured = [] } = step;
  const counted = step.kind === "applied" ? step.counted : undefined;
  return [
    ...(counted === undefined
      ? []
      : [say("step-counting", { count: counted.length, counted: someNames(counted, names) })]),
    ...measured.map((each) => {
      const words = measuredPhrase(each, effect, names);
      return say(each.once === true ? "step-measured-once" : "step-measuring", { measured: words });
    }),
  ];
}

/** Numbers of objects that may be none. */
const OF_SOME: readonly (keyof MeasuredNumber["quantity"])[] = ["count", "total", "greatest", "least", "distinct"];

/** "the greatest power among creatures that Ann controls: X, 3". */
function measuredPhrase(
  { quantity, value, objects, kinds, you }: MeasuredNumber,
  effect: string,
  names: ObjectNames,
): Phrase {
  const voice = speakingOfMeasured(quantity, objects, effect, names).calling(you);
  const said = { quantity: voice.quantity(quantity), value: String(value) };
  if (objects.length > 0 && kinds !== undefined && quantity.distinct !== undefined) {
    const words =
      kinds.length === 0 ? say("names-of-none") : crowd(kinds.map((kind) => kindWord(quantity.distinct, kind)));
    return say("measured-kinds", { ...said, kinds: words, objects: someNames(objects, names) });
  }
  if (objects.length > 0) return say("measured-among", { ...said, objects: someNames(objects, names) });
  return say(OF_SOME.some((key) => quantity[key] !== undefined) ? "measured-among-none" : "measured-number", said);
}

function kindWord(of: MeasuredNumber["quantity"]["distinct"], kind: string): Word {
  if (of === "names") return cardName(kind);
  if (of === "types") return typePhrase(kind as CardType);
  if (of === "supertypes") return supertypeName(kind as Supertype);
  const color = COLORS.find((one) => one === kind);
  if (color !== undefined) return plainColor(color);
  return of === "powers" || of === "manaValues" || of === "manaCosts" ? kind : subtypePhrase(kind);
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
