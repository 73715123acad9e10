import type { AbilityEntry } from "../rules/formats.gen.js";
import type { Phrase } from "./phrase.js";
import type { Subject, Voice } from "./voice.js";

/** Who tells an ability, and how abilities inside it are told. A value: `speakingOf` gives another. */
export interface Telling {
  readonly voice: Voice;
  /** The id of the ability that is told: an exception of a copy may be that the copy keeps it (CR 707.9a). */
  readonly ability?: string;
  /** An ability that stands inside another sentence. */
  readonly inside: (entry: AbilityEntry, telling: Telling) => Phrase;
}

/** The same telling, of a sentence about something else. */
export function speakingOf(telling: Telling, subject: Subject | undefined): Telling {
  return { ...telling, voice: telling.voice.speakingOf(subject) };
}
