import type { Key } from "../../src/rules/formats.gen.js";
import { ankiWriter } from "./anki.js";
import { csvWriter } from "./csv.js";
import { giftWriter } from "./gift.js";
import { htmlKey } from "./html.js";
import { jsonWriter } from "./json.js";
import type { KeyFile, KeyOptions, KeyWriter } from "./key-file.js";
import { markdownWriter } from "./markdown.js";
import { moodleXmlWriter } from "./moodle-xml.js";
import { qtiWriter } from "./qti.js";

export type { KeyFile, KeyOptions, KeyWriter } from "./key-file.js";

/** The formats of a key, in the order in which a list of them is shown. */
export const KEY_FORMATS = ["html", "markdown", "csv", "anki", "gift", "moodle-xml", "qti", "json"] as const;

export type KeyFormat = (typeof KEY_FORMATS)[number];

export function isKeyFormat(name: string): name is KeyFormat {
  return (KEY_FORMATS as readonly string[]).includes(name);
}

const WRITERS: Readonly<Record<KeyFormat, KeyWriter>> = {
  html: htmlKey,
  markdown: markdownWriter,
  csv: csvWriter,
  anki: ankiWriter,
  gift: giftWriter,
  "moodle-xml": moodleXmlWriter,
  qti: qtiWriter,
  json: jsonWriter,
};

/** Why formats that programs read, which show the answers themselves when it is time, are not written without answers. */
const NEEDS_ANSWERS: Readonly<Partial<Record<KeyFormat, string>>> = {
  anki: "a card without a back can not be learnt",
  gift: "Moodle refuses a choice of which no option is right",
  "moodle-xml": "Moodle refuses a choice of which no option is right",
  qti: "a test without its answers can not be scored",
  json: "it is the key itself, from which the other formats are written",
};

export interface KeyRefusal {
  readonly refused: string;
}

/** Why a format can not be written with these options; undefined if it can. */
export function keyRefusal(format: KeyFormat, { answers }: KeyOptions): KeyRefusal | undefined {
  const why = NEEDS_ANSWERS[format];
  return answers !== "none" || why === undefined
    ? undefined
    : { refused: `${format} is not written without answers: ${why}; markdown, csv and html are for paper` };
}

/** The files of a key in a format. Formats in which programs keep the answers hidden are the same separate and inline. */
export function writeKey(format: KeyFormat, key: Key, options: KeyOptions): readonly KeyFile[] | KeyRefusal {
  return keyRefusal(format, options) ?? WRITERS[format](key, options);
}
