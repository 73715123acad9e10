import type { StandsStep, StartsStep } from "../rules/formats.gen.js";
import { messageAbout } from "./known-message.js";
import type { ObjectNames } from "./object-names.js";
import { type Phrase, say, series } from "./phrase.js";

/** What is to be said of an object besides the layers, by the clauses that say so: "X shows its back, whose values count". */
export function factPhrase({ object, clauses }: StartsStep | StandsStep, names: ObjectNames): Phrase {
  const facts = clauses.flatMap((clause) => messageAbout("fact", clause) ?? []).map((id) => say(id));
  return say("fact", {
    object: names.object(object),
    facts: series(facts.length === 0 ? [say("fact-of-its-own")] : facts, "and"),
  });
}
