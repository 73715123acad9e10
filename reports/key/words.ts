import type { MessageId } from "../../src/wording/catalogue/message-ids.gen.js";
import { type Language, LOCALES } from "../../src/wording/language.js";
import { say, series, type Word } from "../../src/wording/phrase.js";
import { Speaker } from "../../src/wording/speaker.js";

/** Says what stands on every sheet, in its language. */
export interface SheetWords {
  /** Inside a line: without a capital unless the message has one. */
  text(id: MessageId, args?: Readonly<Record<string, Word>>): string;
  list(members: readonly string[], join: "and" | "or" | "commas" | "semicolons"): string;
  /** A day such as 2026-02-27, written out. */
  day(date: string): string;
}

export function sheetWords(language: Language): SheetWords {
  const speaker = new Speaker(language);
  return {
    text: (id, args = {}) => speaker.text(say(id, args)),
    list: (members, join) => (members.length === 0 ? "" : speaker.text(series(members, join))),
    day: (date) => dayInWords(date, language),
  };
}

/** A day such as 2026-02-27, written out. */
export function dayInWords(date: string, language: Language): string {
  const days = new Intl.DateTimeFormat(LOCALES[language], { dateStyle: "long", timeZone: "UTC" });
  return days.format(new Date(`${date}T00:00:00Z`));
}
