import type { Choices } from "../rules/formats.gen.js";
import { linkedName } from "../rules/linked.js";
import { spacedWords, withArticle } from "./grammar.js";

/** Choices that name a card type, a player or the like: "Goblin as the creature type". */
function one(written: string, value: string | number): string {
  const { asker, name } = linkedName(written);
  const of = asker === undefined ? "" : ` of its ability ${asker}`;
  if (name === "body") return `to be ${withArticle(String(value))}`;
  return `${value} as the ${spacedWords(name)}${of}`;
}

/** What was chosen, as phrases to stand after "choosing". */
export function choiceWords(choices: Choices): string[] {
  const { from, to, ...others } = choices;
  const changed = from !== undefined && to !== undefined ? [`to change ${from} to ${to}`] : [];
  const rest = changed.length > 0 ? others : choices;
  return [...changed, ...Object.entries(rest).map(([name, value]) => one(name, value))];
}
