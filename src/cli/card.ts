import { command } from "./command-line.js";
import type { Call } from "./call.js";
import { thingsMadeBy } from "../events/made.js";
import { narratorOf } from "../explain/narrator.js";
import type { Face, Problem } from "../rules/formats.gen.js";
import { PREDEFINED_TOKENS } from "../rules/predefined-tokens.js";
import { CURRENT_RULESET } from "../rules/rulesets.js";
import { quote } from "../faults/quote.js";
import type { Language } from "../wording/language.js";
import { didYouMean, findCard, findInLibrary, namesOf, nearestNames } from "./card-find.js";
import { abilityFacts, cardText, type KnownCard } from "./card-text.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { cardsFor } from "./one-scenario.js";
import { playersOf } from "./scenarios-of-card.js";
import { problemText } from "./problem-text.js";
import { present } from "../rules/present.js";
import { oneRuleset } from "./select.js";

const HELP = `
Examples:
  $ npx cr613 card "the name of a card"
  $ npx cr613 card "the name of a card" --ruleset pre-m10
  $ npx cr613 card "the name of a card" --lang fr
  $ npx cr613 card "my card" --cards my-cards --json

A name is found whatever its case and accents, in English, German or French,
or as it stands in a file name. Cards of the corpus go before those of the
library, which says of a card what the compiler did not understand.`;

export const cardCommand = command("card", HELP, runCard, (line) =>
  line
    .guarded()
    .argument("<name>", "the name of the card, or of its back face")
    .cards()
    .language()
    .ruleset("name the layers as a ruleset does (default: current)")
    .option("--json", "print the card as JSON, with all its scenarios"),
);

interface CardOptions {
  readonly cards?: readonly string[];
  readonly ruleset?: string;
  readonly json?: true;
  readonly lang?: Language;
}

function runCard(call: Call, name: string, options: CardOptions): ExitCode {
  const wanted = oneRuleset(options.ruleset);
  if (!wanted.ok) return call.refuse(wanted.message);
  const loaded = cardsFor(call, options.cards ?? []);
  if (!loaded.ok) return call.refuse(loaded.message);
  const { cards, brokenCards, filesOfCards, cardProblems, library } = loaded.value;
  const broken = cards.has(name) ? undefined : brokenCards.get(name);
  const own =
    broken === undefined ? findCard(name, [...cards.values(), ...Object.values(PREDEFINED_TOKENS)]) : undefined;
  const entry = own === undefined && broken === undefined ? findInLibrary(name, library) : undefined;
  const card = own ?? entry?.card;
  if (card === undefined) {
    // It may be in a file in which even the card's name can not be read.
    if (broken === undefined && cardProblems.length > 0) call.tellProblems(cardProblems);
    const names = [...[...cards.values()].flatMap(namesOf), ...brokenCards.keys(), ...library.names().keys()];
    complainOf(call, name, broken, names);
    return EXIT.broken;
  }
  const known = {
    card,
    ...present({ file: entry === undefined ? filesOfCards.get(card.name) : `${entry.file}:${entry.line}`, entry }),
    scenarios: playersOf(card.name),
    ruleset: wanted.value ?? CURRENT_RULESET,
    // There is no scenario, only the card with its name in the language.
    narrator: narratorOf(options.lang ?? "en", { players: [], timeline: [] }, [card, ...thingsMadeBy(card)]),
  };
  call.printAs(options.json, factsOf(known), (paint, width) => cardText(known, paint, width));
  return EXIT.ok;
}

function complainOf(call: Call, name: string, broken: Problem | undefined, names: readonly string[]): void {
  if (broken === undefined) {
    call.complain(`there is no card ${quote(name)}.${didYouMean(nearestNames(name, names))}`);
    return;
  }
  call.tell(problemText(broken, call.err.paint, call.err.width));
  call.complain(`the card ${quote(name)} is broken`);
}

/** The card's data with derived facts: ids, layers and wording of its abilities, and the scenarios that use it. */
function factsOf({ card, file, scenarios, ruleset, narrator, entry }: KnownCard): object {
  const { $schema: _, ...data } = card;
  const faces: Face[] = [card, ...(card.back === undefined ? [] : [card.back])];
  return {
    name: card.name,
    ...present({ file }),
    faces: faces.map((face) => ({
      name: face.name,
      abilities: (face.abilities ?? []).map((entry) => abilityFacts(entry, face, ruleset, narrator)),
    })),
    scenarios,
    ...(entry !== undefined && { library: present({ refused: entry.refused, missing: entry.missing }) }),
    card: data,
  };
}
