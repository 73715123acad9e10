import { messageAbout } from "./known-message.js";
import { inForm, say, series, type Word } from "./phrase.js";

const FAMILIES = ["subtype", "keyword"] as const;

/** A color, a subtype or a keyword as a noun: "red" is "Rot" in German. What no message knows is said as it is. */
export function typeWord(word: string): Word {
  const color = messageAbout("color", word);
  if (color !== undefined) return inForm(say(color), { as: "name" });
  for (const family of FAMILIES) {
    const id = messageAbout(family, word);
    if (id !== undefined) return say(id);
  }
  return word;
}

const BODY = /^(\S+\/\S+)(?: (.+))?$/;

/** One of the bodies that an object may choose, as cards call them: "2/2 flying", "1/6 Wall". */
export function bodyWord(body: string): Word {
  const [, size, more] = BODY.exec(body) ?? [];
  if (size === undefined || more === undefined) return body;
  return series([size, typeWord(more)], "words");
}
