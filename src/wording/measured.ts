import { COLORS } from "../rules/colors.js";
import type { CardType, MeasuredNumber, Supertype } from "../rules/formats.gen.js";
import { speakingOfMeasured } from "./endings.js";
import { crowd, type ObjectNames, someNames } from "./object-names.js";
import { cardName, type Phrase, say, series, type Word } from "./phrase.js";
import { supertypeName } from "./printed-lines.js";
import { plainColor, subtypePhrase, typePhrase } from "./types.js";

/** Numbers of objects that may be none. */
const OF_SOME: readonly (keyof MeasuredNumber["quantity"])[] = ["count", "total", "greatest", "least", "distinct"];

/** "the greatest power among creatures that Ann controls: X, 3". */
export function measuredPhrase(number: MeasuredNumber, effect: string, names: ObjectNames): Phrase {
  const { quantity, value, objects, you } = number;
  const voice = speakingOfMeasured(quantity, objects, effect, names).calling(you);
  const said = { quantity: voice.quantity(quantity), value: String(value) };
  const kinds = kindsOf(number);
  if (kinds !== undefined) return say("measured-kinds", { ...said, kinds, objects: someNames(objects, names) });
  if (objects.length > 0) return say("measured-among", { ...said, objects: someNames(objects, names) });
  return say(OF_SOME.some((key) => quantity[key] !== undefined) ? "measured-among-none" : "measured-number", said);
}

/** Different kinds of things of the same objects: these are told once, and the numbers one after the other. */
export function measuredTogether(
  all: readonly [MeasuredNumber, ...MeasuredNumber[]],
  effect: string,
  names: ObjectNames,
): Phrase {
  const [first, ...others] = all;
  if (others.length === 0) return measuredPhrase(first, effect, names);
  const each = all.map((number) => {
    const { quantity, value, objects, you } = number;
    const voice = speakingOfMeasured(quantity, objects, effect, names).calling(you);
    const kinds = kindsOf(number) ?? say("names-of-none");
    return say("measured-kinds-alone", { quantity: voice.quantity(quantity), kinds, value: String(value) });
  });
  return say("measured-together", { all: series(each, "semicolons"), objects: someNames(first.objects, names) });
}

/** Whether two numbers are of different kinds of things of the same objects, read in the same way. */
export function isOfTheSame(one: MeasuredNumber, other: MeasuredNumber): boolean {
  return (
    [one, other].every((each) => kindsOf(each) !== undefined) &&
    one.once === other.once &&
    one.objects.join("\n") === other.objects.join("\n")
  );
}

/** Which different ones there are of what is counted. */
function kindsOf({ quantity, kinds, objects }: MeasuredNumber): Phrase | undefined {
  if (objects.length === 0 || kinds === undefined || quantity.distinct === undefined) return undefined;
  return kinds.length === 0 ? say("names-of-none") : crowd(kinds.map((kind) => kindWord(quantity.distinct, kind)));
}

function kindWord(of: MeasuredNumber["quantity"]["distinct"], kind: string): Word {
  if (of === "names") return cardName(kind);
  if (of === "types") return typePhrase(kind as CardType);
  if (of === "supertypes") return supertypeName(kind as Supertype);
  const color = COLORS.find((one) => one === kind);
  if (color !== undefined) return plainColor(color);
  return of === "powers" || of === "manaValues" || of === "manaCosts" ? kind : subtypePhrase(kind);
}
