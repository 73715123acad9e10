/**
 * Characters that would move the cursor, color the terminal, turn the text around or stand in it unseen: controls (C0,
 * C1), formatting characters, separators of lines, half characters, what is no character at all, and fillers.
 */
const UNSAFE =
  /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}\p{Noncharacter_Code_Point}\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0]/gu;
/** The same but for ends of lines and tabs, which lay out a text of several lines. */
const UNSAFE_IN_LINES = new RegExp(`(?![\\n\\t])${UNSAFE.source}`, "gu");

/** The text with unsafe characters written out, at full length. */
export function visible(text: string): string {
  return text.replace(UNSAFE, writtenOut);
}

/** The same for a text of several lines. JSON stays JSON of the same value: what is unsafe stands in its strings alone. */
export function visibleLines(text: string): string {
  return text.replace(UNSAFE_IN_LINES, writtenOut);
}

/** As JSON and most languages write it: beyond the basic plane as two halves. */
function writtenOut(character: string): string {
  return Array.from({ length: character.length }, (_, place) => {
    const code = character.charCodeAt(place).toString(16).padStart(4, "0");
    return `\\u${code}`;
  }).join("");
}
