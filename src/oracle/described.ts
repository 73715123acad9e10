import type { Selector, Target } from "../rules/formats.gen.js";
import { parse } from "./parser.gen.js";
import { groupText, spellKindText } from "./selector-text.js";
import { vocabulary } from "./vocabulary.js";
import { say, type Wordings } from "./wordings.js";

/** After these words the description of an object goes on. */
const GOES_ON =
  /^(?:with|without|that|that's|that're|cards?|spells?|abilit(?:y|ies)|you|an|your|they|named|of|other|whose|who|attached|or|and\/or|in|from|on|blocking|blocked|defending|target|enchanted|controlled|if|dealt|not|than|it|this)\b/i;
const MOST_WORDS = 12;

/**
 * What the words after "target" ask for; undefined where that is not read to its end, and for cards in graveyards: of what an
 * ability brings back it speaks as it is then, on the battlefield.
 */
export function describedTarget(after: string): Pick<Target, "is"> | undefined {
  const words = after.trim().split(" ");
  for (let count = Math.min(words.length, MOST_WORDS); count > 0; count--) {
    const phrase = words.slice(0, count).join(" ");
    const bare = phrase.replace(/[.,;:]+$/, "");
    const is = described(bare);
    if (is === undefined) continue;
    return bare === phrase && GOES_ON.test(words[count] ?? "") ? undefined : { is };
  }
  return undefined;
}

/** Objects by their description, one or many; undefined where the same words don't come out again. */
export function described(phrase: string): Selector | undefined {
  try {
    const is = parse(phrase, { startRule: "Described", words: { ...vocabulary, quoted: () => undefined } }) as Selector;
    return wordings(is).some((wording) => wording.toLowerCase() === phrase.toLowerCase()) ? is : undefined;
  } catch {
    return undefined;
  }
}

function wordings({ zone, owner, ...kind }: Selector): Wordings {
  if (zone === "stack") {
    const { controller, ...rest } = kind;
    const whose = controller === "you" ? " you control" : controller === undefined ? "" : undefined;
    const kinds = Object.keys(rest).length === 0 ? [""] : say`${spellKindText(rest)} `;
    return whose === undefined ? [] : say`${kinds}${["spell", "spells"]}${whose}`;
  }
  if (zone !== undefined) return [];
  return [
    ...groupText({ ...kind, ...(owner && { owner }) }, "one"),
    ...groupText({ ...kind, ...(owner && { owner }) }, "many"),
  ];
}
