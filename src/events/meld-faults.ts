import { type Fault, faultAt } from "../faults/fault.js";
import type { Path } from "../faults/pointer.js";
import { quote } from "../faults/quote.js";
import type { Card, EntersEvent } from "../rules/formats.gen.js";
import type { Names } from "./names.js";

/** What is wrong with two cards that are said to be melded; the second is known as an object from then on. */
export function meldFaults({ card: name, token }: EntersEvent, partner: string, path: Path, names: Names): Fault[] {
  const other = names.card(partner);
  if (!names.objects.has(partner)) names.objects.set(partner, other);
  const at = [...path, "meldedWith"];
  const missing = names.cardFaults(partner, at);
  const card = names.card(name);
  if (missing.length > 0 || card === undefined || other === undefined) return missing;
  const expected = card.meld === undefined ? "the other card of its meld pair" : quote(card.meld.with);
  const why = token === true ? "a token does not meld" : noPair(card, other);
  if (why !== undefined)
    return [faultAt(at, `${why} (CR 701.42b)`, expected, token === true ? undefined : card.meld?.with)];
  if (card.layout === "meld" && card.back !== undefined) return [];
  return [
    other.layout === "meld" && other.back !== undefined
      ? faultAt(
          at,
          `the combined face is on the card ${quote(other.name)}`,
          `"card": ${quote(other.name)}, "meldedWith": ${quote(name)}`,
        )
      : faultAt(at, `the card ${quote(name)} has no combined face`, "a card of the layout meld"),
  ];
}

/** Why two cards are no meld pair: by what each says of the other (CR 712.4), or, where neither does, by the combined face. */
function noPair(card: Card, other: Card): string | undefined {
  if (card.name === other.name) return `two cards called ${quote(card.name)} are no meld pair`;
  for (const [one, another] of [
    [card, other],
    [other, card],
  ] as const)
    if (one.meld !== undefined && one.meld.with !== another.name)
      return `${quote(one.name)} melds with ${quote(one.meld.with)}, not with ${quote(another.name)}`;
  if (card.meld !== undefined && other.meld !== undefined)
    return card.meld.into === other.meld.into
      ? undefined
      : `${quote(card.name)} becomes ${quote(card.meld.into)}, and ${quote(other.name)} ${quote(other.meld.into)}`;
  const isOfAnother = other.back !== undefined && (other.layout !== "meld" || other.back.name !== card.back?.name);
  return isOfAnother ? `${quote(card.name)} and ${quote(other.name)} have no combined face in common` : undefined;
}
