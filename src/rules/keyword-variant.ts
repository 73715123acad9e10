import type { KeywordAbility, KeywordVariant, Selector } from "./formats.gen.js";
import type { Look } from "./look.js";
import { present } from "./present.js";
import { orderedText } from "./ordered-text.js";

/** Whether an ability has the keyword and every quality that is named; what is not named may be anything (CR 702.11e). */
export function isVariant(ability: KeywordAbility, variant: KeywordVariant): boolean {
  return (
    ability.keyword === variant.keyword &&
    (variant.from === undefined || ability.from === variant.from) &&
    (variant.landType === undefined || ability.landType === variant.landType) &&
    isSameQuality(ability.fromQuality, variant.fromQuality) &&
    isSameQuality(ability.quality, variant.quality)
  );
}

/** Qualities are the same if they are worded alike. */
function isSameQuality(has: Selector | undefined, wanted: Selector | undefined): boolean {
  return wanted === undefined || (has !== undefined && orderedText(has) === orderedText(wanted));
}

/** With the color or type that was chosen in the place of the words for it; undefined if none was (CR 607.5a). */
export function boundVariant(
  variant: KeywordVariant,
  look: Pick<Look, "color" | "subtype">,
): KeywordVariant | undefined {
  const { from: color, landType: type, ...rest } = variant;
  const from = color === undefined ? undefined : look.color(color);
  const landType = type === undefined ? undefined : look.subtype(type);
  if ((color !== undefined && from === undefined) || (type !== undefined && landType === undefined)) return undefined;
  return from === color && landType === type ? variant : { ...rest, ...present({ from, landType }) };
}
