import { linkedName } from "../rules/linked.js";
import type { Chosen, PlayerReference, Reference, SubtypeWord } from "../rules/formats.gen.js";
import { inNumber, ordinal, possessive, spacedWords, type GrammaticalNumber } from "./grammar.js";
import type { Voice } from "./voice.js";

/** What something is attached to, as long as nothing tells what that is. */
export const NO_HOST = "permanent this is attached to";

/** A player as the subject of a sentence. */
export interface PlayerWords {
  readonly name: string;
  readonly number: GrammaticalNumber;
  readonly possessive: string;
}

/** "You" takes the verb of the plural. */
export function playerWords(reference: PlayerReference, voice: Voice): PlayerWords {
  switch (reference) {
    case "you":
      return { name: "you", number: "many", possessive: "your" };
    case "opponent":
      return { name: "your opponents", number: "many", possessive: "your opponents'" };
    case "each":
      return { name: "each player", number: "one", possessive: "each player's" };
    case "enchantedPlayer":
      return namedPlayer("the enchanted player");
    case "hostController":
      return {
        ...namedPlayer(`the controller of the ${voice.host}`),
        possessive: `the ${voice.host === NO_HOST ? "host" : voice.host}'s controller's`,
      };
    case "chosenPlayer":
      return namedPlayer("the chosen player");
    case "targetPlayer":
      return namedPlayer("the targeted player");
    case "activePlayer":
      return namedPlayer("the active player");
    case "owner":
      return namedPlayer("its owner");
    case "controller":
      return namedPlayer("its controller");
    default:
      return reference satisfies never;
  }
}

export function namedPlayer(name: string): PlayerWords {
  return { name, number: "one", possessive: possessive(name) };
}

/** One of them, where the players of `playerWords` are several: "an opponent". */
export function onePlayer(reference: PlayerReference, voice: Voice): PlayerWords {
  return reference === "opponent" ? namedPlayer("an opponent") : playerWords(reference, voice);
}

/** "you control", "an opponent controls", "any player controls". */
export function holds(
  reference: PlayerReference,
  verb: "control" | "own",
  number: GrammaticalNumber,
  voice: Voice,
): string {
  if (reference === "each") return `any player ${verb}s`;
  const player = number === "one" ? onePlayer(reference, voice) : playerWords(reference, voice);
  return `${player.name} ${inNumber(player.number, `${verb}s`, verb)}`;
}

/** An object that is pointed at: "this", "the enchanted creature", "the second target". */
export function referenceWords(reference: Reference, voice: Voice): string {
  if (typeof reference === "object") {
    if (reference.target !== undefined) return `the ${ordinal(reference.target)} target`;
    if (reference.linked !== undefined) return linkedWords(reference.linked, "one");
    if (reference.topOf !== undefined) return `the top card of your ${reference.topOf}`;
    return reference.object ?? "it";
  }
  switch (reference) {
    case "self":
      return "this";
    case "host":
      return `the ${voice.host}`;
    case "target":
      return "the target";
    case "affected":
      return "it";
    default:
      return reference satisfies never;
  }
}

/** "its power", "their own mana value", "the power of this". */
export function propertyOf(property: string, reference: Reference, voice: Voice): string {
  const { subject } = voice;
  const isSubject = reference === "affected" || (subject !== undefined && reference === subject.who);
  if (isSubject) return subject?.number === "many" ? `their own ${property}` : `its ${property}`;
  return `the ${property} of ${referenceWords(reference, voice)}`;
}

/** Objects remembered under a name (CR 607): an exiled card is called that, the others by the name. */
export function linkedWords(name: string, number: GrammaticalNumber): string {
  if (name === "exiled") return inNumber(number, "the card exiled with this", "the cards exiled with this");
  return inNumber(number, `the object noted by this as “${name}”`, `the objects noted by this as “${name}”`);
}

/** "the chosen creature type". */
export function chosenWords({ chosen }: Chosen): string {
  const { asker, name } = linkedName(chosen);
  return `the chosen ${spacedWords(name)}${asker === undefined ? "" : ` (${asker})`}`;
}

/** A word of the type line or a color, or which choice stands for it. */
export function wordOf(word: SubtypeWord): string {
  return typeof word === "string" ? word : chosenWords(word);
}
