import { COLORS } from "../rules/colors.js";
import type { CardType, MeasuredNumber, Supertype } from "../rules/formats.gen.js";
import { speakingOfMeasured } from "./endings.js";
import { crowd, type ObjectNames, someNames } from "./object-names.js";
import { cardName, type Phrase, say, type Word } from "./phrase.js";
import { supertypeName } from "./printed-lines.js";
import { plainColor, subtypePhrase, typePhrase } from "./types.js";

/** Numbers of objects that may be none. */
const OF_SOME: readonly (keyof MeasuredNumber["quantity"])[] = ["count", "total", "greatest", "least", "distinct"];

/** "the greatest power among creatures that Ann controls: X, 3". */
export function measuredPhrase(
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
