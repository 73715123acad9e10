import type { Card, Face, KeyCard } from "../rules/formats.gen.js";
import { abilitiesOf } from "../wording/abilities.js";
import { cardName, type Phrase, say } from "../wording/phrase.js";
import { printedLine } from "../wording/printed-lines.js";
import type { Speaker } from "../wording/speaker.js";
import { colorsPhrase } from "../wording/values.js";

/** A card for the reader, each of its faces separately, with its abilities in our own words. */
export function cardSheets(card: Card, speaker: Speaker, isToken = false): KeyCard[] {
  const isMadeUp = card.madeUp === true;
  const isHalved = card.layout === "room" || card.layout === "split";
  const front = cardName(card.name);
  return [card, ...(card.back === undefined ? [] : [card.back])].map((face) => {
    // Events speak of halves by their sides, and each has a name of its own (CR 709).
    const half = !isHalved ? undefined : face === card ? "left" : "right";
    return sheetOf(face, { isMadeUp, isToken, of: face === card ? undefined : sideOf(card, front) }, speaker, half);
  });
}

interface Manner {
  readonly isMadeUp: boolean;
  readonly isToken: boolean;
  /** How what is no card of its own belongs to one. */
  readonly of: ((line: Phrase) => Phrase) | undefined;
}

/** What the other face of a card is: its back, or what it melds into (CR 712). */
function sideOf({ layout, meld }: Card, front: Phrase): Manner["of"] {
  if (layout === "transform" || layout === "modal") return (line) => say("line-of-back", { line, front });
  if (layout !== "meld" || meld === undefined) return undefined;
  return (line) => say("line-of-melded", { line, front, other: cardName(meld.with) });
}

function sheetOf(
  face: Card | Face,
  { isMadeUp, isToken, of }: Manner,
  speaker: Speaker,
  half?: "left" | "right",
): KeyCard {
  const { name, manaCost, colorIndicator, supertypes = [], types, subtypes = [] } = face;
  // CR 114.3: an emblem has no types, and nothing else comes here without.
  const plain = types.length === 0 ? say("noun-emblem") : printedLine({ supertypes, types, subtypes });
  const sided = half === undefined ? plain : say("line-of-half", { line: plain, half });
  const line = isMadeUp ? say("line-of-made-up", { line: sided }) : sided;
  const whole = colored(line, colorIndicator, isToken);
  const said = speaker.title(cardName(name));
  const printed = printedSize(face, speaker);
  const inset =
    "prototype" in face && face.prototype !== undefined
      ? `${face.prototype.power}/${face.prototype.toughness}`
      : undefined;
  const size =
    printed === undefined || inset === undefined
      ? printed
      : speaker.text(say("card-prototype", { size: printed, prototype: inset }));
  return {
    name: said,
    ...(said === name ? {} : { english: name }),
    ...(manaCost === undefined || manaCost === null ? {} : { manaCost }),
    line: speaker.title(of === undefined ? whole : of(whole)),
    ...(size === undefined ? {} : { size }),
    abilities: abilitiesOf(face).map((ability) => speaker.sentence(ability)),
  };
}

/** CR 204: nothing else on the card shows its color; a token has the color that its maker says, and no indicator (CR 111.3). */
function colored(line: Phrase, colors: Card["colorIndicator"], isToken: boolean): Phrase {
  if (isToken) return say("line-of-token", { line, colors: colorsPhrase(colors ?? []) });
  return colors === undefined ? line : say("line-of-color", { line, colors: colorsPhrase(colors) });
}

/** The corner of a face: 2/2, or loyalty or defense with a word. */
export function printedSize(face: Card | Face, speaker: Speaker): string | undefined {
  const { power, toughness, loyalty, defense } = face;
  if (power !== undefined || toughness !== undefined) return `${power ?? "—"}/${toughness ?? "—"}`;
  if (loyalty !== undefined) return speaker.text(say("card-loyalty", { value: loyalty }));
  return defense === undefined ? undefined : speaker.text(say("card-defense", { value: defense }));
}
