import type { AsEntersAbility, Body, Quantity, Selector } from "../rules/formats.gen.js";
import { abilityList, counterNoun, exceptionWord } from "./copy-exceptions.js";
import { messageAbout } from "./known-message.js";
import { isPointer } from "./objects.js";
import { inForm, noun, type Phrase, say, series, type Word } from "./phrase.js";
import { itPhrase } from "./references.js";
import { typeLinePhrase } from "./type-lines.js";
import { either, spacedWords } from "./types.js";
import { freeText, speakingOf, type Telling, type Voice } from "./voice.js";

/** "a 2/2 artifact creature with flying". */
function bodyWord({ name, power, toughness, addTypes, addSubtypes, abilities }: Body, telling: Telling): Word {
  if (power === undefined || toughness === undefined) return name;
  const more =
    abilities === undefined ? [] : [say("trait-line-abilities", { abilities: abilityList(abilities, telling) })];
  const size = `${power}/${toughness}`;
  if (addTypes === undefined && addSubtypes === undefined)
    return more.length === 0 ? size : noun(say("amount", { value: size }), more);
  const line = typeLinePhrase({ types: addTypes, subtypes: addSubtypes, size });
  const whole = line.kind === "noun" ? { ...line, traits: [...line.traits, ...more] } : line;
  return inForm(whole, { article: "indefinite", number: "one" });
}

function choicePhrase(choose: string, bodies: readonly Body[] | undefined, telling: Telling): Phrase {
  if (bodies !== undefined) {
    const said = either(bodies.map((body) => bodyWord(body, telling)));
    return say("choose-body", { this: telling.voice.self, bodies: said });
  }
  const id = messageAbout("choose", spacedWords(choose));
  return id === undefined ? say("choose-named", { name: spacedWords(choose) }) : say(id);
}

function countersPhrase(kind: string, amount: Quantity, voice: Voice): Phrase {
  const said = { what: counterNoun(kind), it: itPhrase(voice) };
  if (amount === 1) return say("get-one", said);
  if (typeof amount === "number") return say("get-many", { n: say("numeral", { count: amount }), ...said });
  if (amount.x === true) return say("get-many", { n: "X", ...said });
  return say("get-as-many", { ...said, value: voice.quantity(amount) });
}

function momentPhrase(when: NonNullable<AsEntersAbility["when"]>, voice: Voice): Phrase {
  const self = { this: voice.self };
  if (!when.includes("turnedFaceUp")) return say("moment-enters", self);
  return when.includes("enters") ? say("moment-enters-or-turned-up", self) : say("moment-turned-up", self);
}

/** One object that fits a description, "another creature", or the one it points at. */
function anyOf(selector: Selector, voice: Voice): Phrase {
  const what = voice.objects(selector);
  return isPointer(selector) ? what : inForm(what, { article: "indefinite", number: "one" });
}

/** Whether a description names several card types of which any will do: French repeats prepositions before each. */
function isOfKinds({ type }: Selector): boolean {
  return Array.isArray(type) && type.length > 1;
}

/** What an ability does as its object enters or is turned face up (CR 614.1c), as one or two sentences. */
export function asEntersPhrases(ability: AsEntersAbility, telling: Telling): Word[] {
  const { when = ["enters"], choose, bodies, copy, exchangesTextBox, turnsFaceDown, counters = {}, then } = ability;
  const { voice } = telling;
  const own = speakingOf(telling, { who: "self", words: voice.self });
  const named = { this: voice.self, it: itPhrase(own.voice) };
  const moment = momentPhrase(when, voice);
  const said: Phrase[] = [
    ...(choose === undefined ? [] : [choicePhrase(choose, bodies, own)]),
    ...(copy === undefined
      ? []
      : [
          say(isOfKinds(copy.of) ? "become-copy-of-either" : "become-copy", {
            ...named,
            what: anyOf(copy.of, voice),
            except: exceptionWord(copy.except, own),
          }),
        ]),
    ...(exchangesTextBox === undefined
      ? []
      : [say("exchange-text-box", { ...named, what: anyOf(exchangesTextBox, voice) })]),
    ...(turnsFaceDown === undefined
      ? []
      : [
          say("turn-face-down", {
            what: say("class-of", { what: inForm(voice.objects(turnsFaceDown), { number: "many" }) }),
          }),
        ]),
    ...Object.entries(counters).map(([kind, amount]) => countersPhrase(kind, amount, own.voice)),
  ];
  const more = then === undefined ? [] : [freeText(then, voice)];
  if (said.length === 0) return [say("as-it-then", { moment, what: more[0] ?? say("nothing-told") })];
  // Whether to copy is its controller's choice: what else is said goes with the copying.
  const told = copy === undefined ? more : more.map((what) => say("if-it-is-so", { what }));
  return [say("as-it", { moment, what: series(said, "and") }), ...told];
}
