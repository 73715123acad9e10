import type { Chosen, Color, ColorWord, LostAbility, SubtypeWord } from "../src/rules/formats.gen.js";
import type { AbilityInstance } from "../src/rules/ability.js";
import { label } from "../src/rules/ability.js";
import { COLORS } from "../src/rules/colors.js";
import { linkedWith } from "../src/rules/linked.js";
import { orderedText } from "../src/rules/ordered-text.js";
import type { KeywordAbility, KeywordVariant } from "../src/rules/formats.gen.js";
import type { Scene } from "./scene.js";

/** CR 607.2d: what was chosen under a name for whoever speaks; undefined if nothing was (CR 607.5a). */
export function chosen({ state, speaker }: Scene, name: string): string | number | undefined {
  const resolved = speaker.context?.choices.get(name) ?? speaker.choices?.get(name);
  if (resolved !== undefined) return resolved;
  const { source, ability } = speaker;
  const object = state.board.objects[source ?? -1];
  if (source === undefined || ability === undefined || object === undefined) return undefined;
  return linkedWith(object.choices, ability, source)?.get(name);
}

/** CR 607.2a: the objects that whoever speaks remembers under a name. */
export function linkedObjects({ state, speaker }: Scene, name: string): readonly number[] {
  const { source, ability } = speaker;
  const object = state.board.objects[source ?? -1];
  if (source === undefined || ability === undefined || object === undefined) return [];
  return linkedWith(object.links, ability, source)?.get(name) ?? [];
}

function isChosen(word: unknown): word is Chosen {
  return typeof word === "object" && word !== null && "chosen" in word;
}

export function subtypeWord(scene: Scene, word: SubtypeWord): string | undefined {
  if (!isChosen(word)) return word;
  const found = chosen(scene, word.chosen);
  return found === undefined ? undefined : String(found);
}

export function colorWord(scene: Scene, word: ColorWord): Color | undefined {
  const said = isChosen(word) ? chosen(scene, word.chosen) : word;
  return COLORS.find((color) => color === said);
}

/** CR 702.11e, 702.14a, 702.16a: a keyword with every quality that is named; what is not named may be anything. */
export function isVariant(ability: KeywordAbility, wanted: KeywordVariant): boolean {
  const alike = (a: unknown, b: unknown): boolean =>
    b === undefined || (a !== undefined && orderedText(a) === orderedText(b));
  return (
    ability.keyword === wanted.keyword &&
    alike(ability.from, wanted.from) &&
    alike(ability.landType, wanted.landType) &&
    alike(ability.fromQuality, wanted.fromQuality) &&
    alike(ability.quality, wanted.quality)
  );
}

/** A variant with what was chosen in the place of the words for it; undefined if nothing was (CR 607.5a). */
export function spelledOut(scene: Scene, variant: KeywordVariant): KeywordVariant | undefined {
  const result: KeywordVariant = { ...variant };
  if (variant.from !== undefined) {
    const from = colorWord(scene, variant.from);
    if (from === undefined) return undefined;
    result.from = from;
  }
  if (variant.landType !== undefined) {
    const landType = subtypeWord(scene, variant.landType);
    if (landType === undefined) return undefined;
    result.landType = landType;
  }
  return result;
}

/** CR 113.10b: whether an effect that takes or forbids abilities means this one. */
export function isMeant({ ability }: Pick<AbilityInstance, "ability">, lost: LostAbility): boolean {
  if (typeof lost === "string") return ability.kind === "keyword" && ability.keyword === lost;
  if ("ability" in lost) return label(ability) === lost.ability;
  return ability.kind === "keyword" && isVariant(ability, lost);
}
