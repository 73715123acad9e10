import type { Selector } from "../rules/formats.gen.js";
import type { Harmless } from "./clause.js";
import { described } from "./described.js";
import type { Slot } from "./slots.js";

export const SELF: Selector = { self: true };
/** What whoever tells the event names (docs/CARDS.md). */
export const CHOSEN: Selector = { chosenObject: true };

/** Whom "it", "that creature" and "they" mean. */
export interface Antecedents {
  readonly it?: Selector | undefined;
  readonly that?: Selector | undefined;
  readonly they?: Selector | undefined;
  /** A spell speaks, which is no permanent. */
  readonly isSpell?: true;
  /** What was created before. */
  readonly token?: Selector | undefined;
}

/** Clauses after which "it" still means what it meant: they name nothing else. */
const OF_NOBODY_ELSE =
  /^(?:(?:you |they |target player |target opponent |each player |each opponent |that player |its controller |its owner )?(?:untap|tap|goad|regenerate|transform|draws?|gains?|loses?|scry|surveil|investigate|discards?|shuffles?|pays?|mills?|sacrifices?|adds?|attach|search|exile|return|destroy)\b (?:it|them|~|that \w+|those \w+|a card|\w+ cards|\w+ life|\d+|[X{][^ ]*|life equal to [^.]*)?\b[^.]*|(?:it|they|that creature|that land|~|those creatures) (?:doesn't|don't) untap [^.]*|(?:it|that creature|they) fights? [^.]*|choose a (?:color|creature type|basic land type|land type))$/i;

/** An object is chosen on resolution that is no target. */
const CHOOSES =
  /^choose an? (?:[a-z-]+ )*(?:creature|permanent|land|artifact|enchantment|planeswalker)\b(?! card)(?! type)/i;

/** A card or several that an ability puts onto the battlefield without a target; "it" is what has come. */
const BRINGS_ONE =
  /^(?:you )?(?:puts?|returns?) (?:an?|the top|another) [^.]*\b(?:cards?|commander you own from the command zone)\b(?![^.]*\bthen\b)[^.]*\b(?:onto|to) the battlefield\b/i;

const BRINGS_IT =
  /^(?:you )?(?:puts?|returns?) (?:that card|it|him|her|~)(?: from your graveyard)? (?:onto|to) the battlefield\b/i;

const BRINGS_MANY =
  /^(?:you )?(?:puts?|returns?) (?:all|up to \w+|two|three|any number of|those|them) [^.]*\bcards?\b[^.]*\b(?:onto|to) the battlefield\b/i;

/** What is given up is no longer there to be meant by "it". */
const GIVES_UP =
  /^(?:sacrifice an? (?!.*\btarget\b)|sacrifice another |discard an? |forage$|return an? [^.]* you control to (?:its|their) owner's hand$)/i;

const isAttached = (text: string): boolean => /\battached to\b/.test(text);

/** What a clause without a bearing is about: its targets as effects say them, and whether a spell speaks. */
interface Aimed {
  readonly slots: readonly Slot[];
  readonly aimed: readonly (Selector | undefined)[];
  readonly isSpell: boolean;
}

/** Whom "it", "that creature" and "they" mean after a clause without a bearing. */
export function namedAfter(
  { text, whole }: Harmless,
  named: Antecedents,
  { slots, aimed, isSpell }: Aimed,
): Antecedents {
  const [only] = aimed;
  const isOfObject = slots.length === 1 && slots[0]?.isPlayer === false;
  // "It" is then what is made: no target, but what whoever tells the event names (docs/CARDS.md).
  if (/\bcreates?\b/i.test(text) && !/\bfor each\b|\b(?:roll|choose|each|instead)\b/i.test(text)) {
    const isOne = /\bcreates? (?:an?|[A-Z]\w*,) /i.test(text);
    // "That creature" may be what it is attached to or a copy of.
    const isAlone = !/\b(?:attached to|cop(?:y|ies) of)\b/.test(text);
    return isOne
      ? { it: isAttached(text) ? undefined : CHOSEN, token: CHOSEN, ...(isAlone && { that: CHOSEN }) }
      : { they: isAttached(text) ? undefined : CHOSEN, token: CHOSEN };
  }
  if (isOfObject && /\b(?:creates?|conjures?)\b/i.test(text)) {
    return {};
  }
  if (/^(?:untap|tap) ~$/i.test(text)) {
    return { it: SELF };
  }
  const [, all] = /^(?:untap|tap) (?:all|each) (.+)$/i.exec(text) ?? [];
  if (all !== undefined && slots.length === 0) {
    const they = described(all);
    return they === undefined ? {} : { they };
  }
  const [, enchanted] = /^(?:untap|tap) enchanted (\w+)$/i.exec(text) ?? [];
  if (enchanted !== undefined) {
    return { it: { host: true }, that: { host: true } };
  }
  if (slots.length === 0 && (GIVES_UP.test(text) || /^shuffle$/i.test(text))) return named;
  if (slots.length === 0 && bringsOne(text, named)) {
    return { it: CHOSEN, that: CHOSEN };
  }
  if (slots.length === 0 && BRINGS_MANY.test(text)) {
    return { they: CHOSEN };
  }
  if (isOfObject) {
    const target = only;
    // A spell is on the stack: what is done to "it" afterwards is done to the other one.
    const isDoneBySelf = /^~|^it\b/i.test(text) && !isSpell;
    return { it: isDoneBySelf ? undefined : target, that: target, they: target };
  }
  if (slots.length > 1) {
    return {};
  }
  if (slots.length === 0 && CHOOSES.test(text)) {
    return { it: CHOSEN, that: CHOSEN };
  }
  if (
    whole !== true &&
    OF_NOBODY_ELSE.test(text) &&
    !/\b(?:an?|another|target|the top) (?:\w+ )*(?:creature|permanent|land|artifact|token|enchantment)\b/.test(text)
  )
    return named;
  const isOfOthers = /\b(?:creature|permanent|land|artifact|token|enchantment|planeswalker)s?\b/.test(
    text.replace(/\b(?:that|those) \w+/g, ""),
  );
  return { that: isOfOthers ? undefined : named.that };
}

/** One object comes onto the battlefield that nothing has named before. */
function bringsOne(text: string, { it, that }: Antecedents): boolean {
  // A target is the card that comes; of all else that has left what comes is another object (CR 400.7).
  const isTarget = [it, that].some((meant) => meant !== undefined && JSON.stringify(meant).includes('"target"'));
  return (
    BRINGS_ONE.test(text) ||
    (!isTarget && BRINGS_IT.test(text)) ||
    /^(?:you )?manifests? (?:the top card of|dread\b)/i.test(text)
  );
}
