import type { Choices } from "../rules/formats.gen.js";
import { linkedName } from "../rules/linked.js";
import { abilityNamePhrase } from "./ability-names.js";
import { messageAbout } from "./known-message.js";
import { cardName, type Phrase, say, type Word } from "./phrase.js";
import { bodyWord, spacedWords, typeWord } from "./types.js";

/** What a choice names, in words: a color, a card, a creature type, a player. */
function valueWord(choice: string, value: string | number): Word {
  if (typeof value === "number") return value;
  if (choice === "cardName" || choice === "opponentsName" || choice === "name") return cardName(value);
  return choice === "keyword" ? abilityNamePhrase(value) : typeWord(value);
}

/** The value of a choice by the name under which it was given. */
export function chosenValue(written: string, value: string | number): Word {
  const { name } = linkedName(written);
  return name === "body" ? bodyWord(String(value)) : valueWord(name, value);
}

/** What a choice is for, by the name under which it was given: "the color". */
export function whatIsChosen(written: string): Phrase {
  const { name } = linkedName(written);
  const known = messageAbout("choice", name);
  return known === undefined ? say("choosing-of-kind", { kind: spacedWords(name) }) : say(known);
}

/** Which choice of its kind an ability asks for, counted from 1. */
type AskerOf = (asker: string) => number | undefined;

function one(written: string, value: string | number, askerOf: AskerOf): Phrase {
  const { asker, name } = linkedName(written);
  if (name === "body") return say("choosing-body", { body: bodyWord(String(value)) });
  if (name === "mode") return say("choosing-mode", { mode: value });
  const known = messageAbout("choosing", `${spacedWords(name)} ${value}`);
  if (known !== undefined) return say(known);
  const choice = whatIsChosen(written);
  const what = valueWord(name, value);
  const place = asker === undefined ? undefined : askerOf(asker);
  const said = { what, choice, kind: name };
  return place === undefined ? say("choosing", said) : say("choosing-for-ability", { ...said, place });
}

/** What was chosen, each a phrase to stand after a comma: "with red as the chosen color"; or would be, if something asks for it. */
export function choicePhrases(choices: Choices, askerOf: AskerOf, isMeant = false): readonly Phrase[] {
  const chosen = allChosen(choices, askerOf);
  return isMeant ? chosen.map(ifAsked) : chosen;
}

/** A choice of which is not told whether anything asks for it (CR 614.12). */
export function ifAsked(chosen: Phrase): Phrase {
  return say("choosing-if-asked", { chosen });
}

function allChosen(choices: Choices, askerOf: AskerOf): readonly Phrase[] {
  const { from, to, ...others } = choices;
  const isChange = from !== undefined && to !== undefined;
  const change = isChange ? [say("choosing-change", { from: valueWord("from", from), to: valueWord("to", to) })] : [];
  return [...change, ...Object.entries(isChange ? others : choices).map(([name, value]) => one(name, value, askerOf))];
}

/** What was chosen for an object, as a state: "chosen color: red"; of the choices that are void, if something asks for them. */
export function chosenPhrases(choices: Choices, askerOf: AskerOf, voids: ReadonlySet<string>): readonly Phrase[] {
  return Object.entries(choices).map(([written, value]) => {
    const chosen = statePhrase(written, value, askerOf);
    return voids.has(written) ? ifAsked(chosen) : chosen;
  });
}

function statePhrase(written: string, value: string | number, askerOf: AskerOf): Phrase {
  const { asker, name } = linkedName(written);
  if (name === "body") return say("choosing-body", { body: bodyWord(String(value)) });
  const told = { choice: whatIsChosen(written), what: valueWord(name, value) };
  const place = asker === undefined ? undefined : askerOf(asker);
  return place === undefined ? say("board-choice", told) : say("board-choice-of-ability", { ...told, place });
}
