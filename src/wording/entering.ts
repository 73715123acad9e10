import type { EntersEvent, FaceDown, FaceDownValues, Links } from "../rules/formats.gen.js";
import { abilityInside } from "./abilities.js";
import { choicePhrases, ifAsked } from "./choices.js";
import { exceptionWord } from "./copy-exceptions.js";
import { NOWHERE } from "./describe.js";
import { namesOf, type ObjectNames } from "./object-names.js";
import { cardName, type Phrase, say, series, seriesOf, type Word } from "./phrase.js";
import { linkedName } from "../rules/linked.js";
import { messageAbout } from "./known-message.js";
import type { Telling } from "./voice.js";
import { printedLine } from "./printed-lines.js";
import { counterCounts } from "./types.js";

/** What events say of how something enters, moves or turns up. */
export type Entering = Partial<
  Pick<
    EntersEvent,
    | "card"
    | "tapped"
    | "back"
    | "prototype"
    | "half"
    | "meldedWith"
    | "attachedTo"
    | "counters"
    | "copyOf"
    | "except"
    | "textBoxOf"
    | "links"
    | "choices"
  >
> & {
  readonly faceDown?: FaceDown;
  readonly object?: string;
  /** It is told before anybody knows whether it comes about (CR 614.12). */
  readonly meant?: boolean;
  /** Nothing may ask for what is chosen. */
  readonly ifAsked?: boolean;
};

/** Of the copy nothing is known but that it is an object. */
const TELLING: Telling = { voice: NOWHERE, inside: (entry) => abilityInside(entry) };

/** How something is face down (CR 708): "face down (morph)", or with its listed characteristics. */
export function faceDownPhrase(faceDown: FaceDown): Phrase {
  if (faceDown === true) return say("face-down");
  if (typeof faceDown === "string") return say(`face-down-${faceDown}`);
  return say("face-down-as", { what: listedPhrase(faceDown) });
}

/** How something is turned face down: that it is face down is said. */
export function turnedDownPhrases(faceDown: FaceDown): readonly Phrase[] {
  if (faceDown === true) return [];
  return [
    typeof faceDown === "string" ? faceDownPhrase(faceDown) : say("turned-down-as", { what: listedPhrase(faceDown) }),
  ];
}

/** The characteristics that are listed for what is face down. */
function listedPhrase({ power, toughness, types = ["Creature"], subtypes = [], abilities }: FaceDownValues): Phrase {
  const line = printedLine({ supertypes: [], types, subtypes });
  const size = power === undefined && toughness === undefined ? [] : [`${power ?? "*"}/${toughness ?? "*"}`];
  const has =
    abilities === undefined || abilities.length === 0
      ? []
      : [seriesOf(abilities, (ability) => abilityInside(ability), "and")];
  return series([line, ...size, ...has], "commas");
}

/** How something enters, as phrases to stand after commas: "tapped", "attached to X", "with 2 +1/+1 counters". They agree with it. */
export function enteringPhrases(event: Entering, names: ObjectNames, what: Word): readonly Phrase[] {
  return mannersOf(event, names, what).map((manner) => say("entering-manner", { manner, what }));
}

function mannersOf(event: Entering, names: ObjectNames, what: Word): readonly Phrase[] {
  const { tapped, faceDown, back, prototype, half, meldedWith, attachedTo, counters, copyOf, textBoxOf, links } = event;
  return [
    ...(prototype === true ? [say("entering-prototype")] : []),
    ...(half === undefined ? [] : [say(`entering-half-${half}`)]),
    ...(meldedWith === undefined ? [] : [say("entering-melded", { other: names.object(meldedWith) })]),
    ...(tapped === true ? [say("entering-tapped")] : []),
    ...(faceDown === undefined ? [] : [faceDownPhrase(faceDown)]),
    ...(back === true ? [say("entering-back")] : []),
    ...(copyOf === undefined
      ? copyOfCardPhrases(event, what)
      : [
          meantIf(
            event,
            say(event.meant === true ? "entering-copy-meant" : "entering-copy", {
              object: names.object(copyOf),
              except: exceptionWord(event.except, TELLING, what),
            }),
          ),
        ]),
    ...(textBoxOf === undefined
      ? []
      : [
          say(event.meant === true ? "entering-text-box-meant" : "entering-text-box", {
            object: names.object(textBoxOf),
          }),
        ]),
    ...(attachedTo === undefined ? [] : [say("entering-attached", { object: names.object(attachedTo) })]),
    ...(counters === undefined ? [] : [say("entering-counters", { counters: counterCounts(counters) })]),
    ...linkPhrases(links, names, event.object ?? event.card),
    ...choicePhrases(
      event.choices ?? {},
      (asker) => names.asker(event.object ?? event.card ?? "", asker),
      event.meant === true,
    ),
  ];
}

function meantIf({ ifAsked: isOpen }: Entering, chosen: Phrase): Phrase {
  return isOpen === true ? ifAsked(chosen) : chosen;
}

/** A token that is created as a copy of its card, but for something. */
function copyOfCardPhrases({ card, except }: Entering, what: Word): readonly Phrase[] {
  return card === undefined || except === undefined
    ? []
    : [say("entering-copy", { object: cardName(card), except: exceptionWord(except, TELLING, what) })];
}

/** What was done that linked abilities refer to: "having exiled X". */
export function linkPhrases(links: Links = {}, names: ObjectNames, object = ""): readonly Phrase[] {
  return Object.entries(links).map(([written, objects]) => {
    const done = messageAbout("entering-linked", linkedName(written).name) ?? "entering-linked";
    return forAbility(written, say(done, { objects: namesOf(objects, names) }), names, object);
  });
}

/** With the ability that something was done for, where several of a card ask for that (CR 607.2). */
export function forAbility(written: string, what: Phrase, names: ObjectNames, object: string): Phrase {
  const { asker } = linkedName(written);
  const place = asker === undefined ? undefined : names.asker(object, asker);
  return place === undefined ? what : say("linked-of-ability", { what, place });
}
