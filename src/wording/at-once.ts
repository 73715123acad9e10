import { broughtBy } from "../events/brought.js";
import type { ResolvesEvent, ScenarioEvent } from "../rules/formats.gen.js";
import { resolvingPhrase } from "./abilities.js";
import type { ObjectNames } from "./object-names.js";
import { type Phrase, say, series } from "./phrase.js";
import { resolvesPhrase, withWords } from "./resolves.js";

/** Events that happen at the same time. */

/** What happens at the same time; what comes by what resolves with it, in one. */
export function atOncePhrase(
  events: readonly ScenarioEvent[],
  names: ObjectNames,
  tell: (event: ScenarioEvent, names: ObjectNames) => Phrase,
): Phrase {
  const arriving = events.flatMap((event) =>
    event.kind === "moves" && event.to === "battlefield" ? [event.object] : broughtBy(event).map(({ id }) => id),
  );
  const brought = events.flatMap((event) => broughtAlong(event, arriving) ?? []);
  const isBrought = (event: ScenarioEvent): boolean => brought.some((object) => bringsIt(event, object));
  const said = events.flatMap((event): Phrase[] => {
    const object = broughtAlong(event, arriving);
    if (event.kind === "resolves" && object !== undefined) {
      const comes = events.filter((other) => bringsIt(other, object)).map((each) => tell(each, names));
      return [bringsPhrase(event, object, series(comes, "semicolons"), names)];
    }
    return isBrought(event) ? [] : [tell(event, names)];
  });
  const [only, ...more] = said;
  return only !== undefined && more.length === 0
    ? only
    : say("event-simultaneous", { events: series(said, "semicolons") });
}

function bringsIt(event: ScenarioEvent, object: string): boolean {
  return event.kind === "moves" ? event.object === object : broughtBy(event).some(({ id }) => id === object);
}

/** The object that comes as something is said of it by what resolves: it is no target, for it was not there (CR 611.2e). */
function broughtAlong(event: ScenarioEvent, arriving: readonly string[]): string | undefined {
  if (event.kind !== "resolves" || typeof event.ability !== "object") return undefined;
  const [target, ...more] = event.targets ?? [];
  return target !== undefined && more.length === 0 && arriving.includes(target) ? target : undefined;
}

/** What resolves brings an object, and what it says of that begins with it: what comes without abilities loses none. */
function bringsPhrase(event: ResolvesEvent, object: string, comes: Phrase, names: ObjectNames): Phrase {
  const { ability, targets: _, ...rest } = event;
  const resolving = resolvesPhrase(rest, names);
  const said = typeof ability === "object" ? resolvingPhrase(ability) : undefined;
  if (said === undefined) return series([resolving, comes], "semicolons");
  return say("event-brings", {
    resolving,
    comes,
    words: withWords(said, { "the-target": names.object(object), "part-loses-all": say("part-has-none") }),
  });
}
