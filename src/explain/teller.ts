import type { Card } from "../rules/formats.gen.js";
import { cardNamesOf } from "../wording/card-names.js";
import type { Language } from "../wording/language.js";
import { type Named, type ObjectNames, objectNames } from "../wording/object-names.js";
import { Speaker } from "../wording/speaker.js";

/** In which language something is told, and what objects and players are called. */
export interface Teller {
  readonly speaker: Speaker;
  readonly names: ObjectNames;
}

/** What happens where nothing is known of a scenario: objects are called by their ids. */
const NOTHING: Named = { players: [], timeline: [] };

let known: Teller | undefined;

/** English calls every object by its id, so it needs no scenario. Made when it is first asked for: it reads the catalogue. */
export function english(): Teller {
  return (known ??= { speaker: new Speaker("en"), names: objectNames(NOTHING) });
}

/** For a scenario; `cards` tell what they are called in the language. */
export function tellerOf(language: Language, scenario: Named, cards: readonly Card[]): Teller {
  return language === "en"
    ? english()
    : { speaker: new Speaker(language, cardNamesOf(cards)), names: objectNames(scenario) };
}
