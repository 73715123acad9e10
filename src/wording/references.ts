import type { PlayerOfObject, PlayerReference, Reference } from "../rules/formats.gen.js";
import { messageAbout } from "./known-message.js";
import { cardName, inForm, noun, type Phrase, say } from "./phrase.js";
import type { Voice } from "./voice.js";
import { linkedName } from "../rules/linked.js";

/** A player, with number and person: "an opponent", in the plural "your opponents"; in the genitive "your", "an opponent's". */
export function playerPhrase(reference: PlayerReference, voice: Voice): Phrase {
  if (typeof reference === "object") return playerOfObject(reference, voice);
  switch (reference) {
    case "you":
      return voice.you === undefined ? say("player-you") : say("player-named", { name: voice.you });
    case "opponent":
      return voice.you === undefined ? say("player-opponent") : say("player-opponent-of", { name: voice.you });
    case "each":
      return say("player-each");
    case "enchantedPlayer":
      return say("player-enchanted");
    case "hostController":
      return say("player-controller-of", { what: voice.host });
    case "chosenPlayer":
      return say("player-chosen");
    case "targetPlayer":
      return say("player-targeted");
    case "triggeringPlayer":
    case "thatPlayer":
      return say("player-that");
    case "activePlayer":
      return say("player-active");
    case "defendingPlayer":
      return say("player-defending");
    case "owner":
      return itsPlayer(say("noun-owner"), voice);
    case "controller":
      return itsPlayer(say("noun-controller"), voice);
    default:
      return reference satisfies never;
  }
}

/** "its controller", "the owner of the second target"; a player of the scenario by name. */
function playerOfObject({ controllerOf, ownerOf, player }: PlayerOfObject, voice: Voice): Phrase {
  if (player !== undefined) return say("player-named", { name: player });
  const what = controllerOf ?? ownerOf ?? "self";
  if (isSubject(what, voice)) return itsPlayer(say(ownerOf === undefined ? "noun-controller" : "noun-owner"), voice);
  return say(ownerOf === undefined ? "player-controller-of" : "player-owner-of", {
    what: referencePhrase(what, voice),
  });
}

/** One owner of one object, several of several. */
function itsPlayer(role: Phrase, voice: Voice): Phrase {
  return say("player-its", { role: noun(role), who: subjectPhrase(voice) });
}

/** "your graveyard", "the turn of an opponent": `what` is a noun without an article, `whose` a player. */
export function possessed(what: Phrase, whose: Phrase): Phrase {
  return say("possessed", { what: asNoun(what), whose });
}

/** So that it takes articles. */
function asNoun(what: Phrase): Phrase {
  return what.kind === "noun" ? what : noun(what);
}

/** What "it" goes back to, where nothing has been said of it an object. */
export function subjectPhrase({ subject }: Voice): Phrase {
  return subject?.words ?? noun(say("noun-object"));
}

/** An object that is pointed at: "this", "the enchanted creature", "the second target". */
export function referencePhrase(reference: Reference, voice: Voice): Phrase {
  if (typeof reference === "object") {
    if (reference.target !== undefined) return targetPhrase(reference.target);
    if (reference.chosenObject !== undefined) return chosenObjectPhrase(reference.chosenObject);
    if (reference.linked !== undefined) return inForm(linkedPhrase(reference.linked), { number: "one" });
    if (reference.topOf !== undefined) return topOfPhrase(reference.topOf, voice);
    return reference.object === undefined ? itPhrase(voice) : objectNamed(reference.object, voice);
  }
  switch (reference) {
    case "self":
      return voice.self;
    case "host":
      return voice.host;
    case "target":
      return targetPhrase(true);
    case "chosenObject":
      return chosenObjectPhrase(true);
    case "triggering":
      return say("the-triggering-object");
    case "affected":
      return itPhrase(voice);
    default:
      return reference satisfies never;
  }
}

/** "it", in the gender of its noun. */
export function itPhrase(voice: Voice): Phrase {
  return say("pronoun", { who: subjectPhrase(voice) });
}

/** An object of a scenario by what it is called; else by its id, which is as a rule the name of its card. */
export function objectNamed(id: string, { named }: Voice): Phrase {
  const name = named?.(id) ?? cardName(id);
  // A name that is known brings its own number and gender.
  return typeof name === "object" && named !== undefined ? name : say("object-named", { name });
}

export function targetPhrase(target: true | number): Phrase {
  return target === true ? say("the-target") : say("the-nth-target", { n: target });
}

/** Chosen on resolution, and no target. */
export function chosenObjectPhrase(chosen: true | number): Phrase {
  return chosen === true ? say("the-chosen-object") : say("the-nth-chosen-object", { n: chosen });
}

/** CR 607: objects that another ability refers to, by what was done to them; the name for that is an id, which nobody is told. */
export function linkedPhrase(written: string): Phrase {
  return say(messageAbout("linked", linkedName(written).name) ?? "linked-other");
}

export function topOfPhrase(zone: "graveyard" | "library", { you }: Voice): Phrase {
  return you === undefined ? say(`top-of-${zone}`) : say(`top-of-${zone}-of`, { name: you });
}

/** Whether a reference is what the sentence is about. */
export function isSubject(reference: Reference, { subject }: Voice): boolean {
  return reference === "affected" || (subject !== undefined && reference === subject.who);
}

/** "its power", "their own mana value", "the power of this": `property` is a noun without an article. */
export function propertyPhrase(property: Phrase, reference: Reference, voice: Voice): Phrase {
  return isSubject(reference, voice)
    ? say("its", { what: asNoun(property), who: subjectPhrase(voice) })
    : say("property-of", { what: asNoun(property), who: referencePhrase(reference, voice) });
}
