import type { Key, KeyItem } from "../../src/rules/formats.gen.js";

/** Where Moodle puts a question: in the question bank of the course, below `cr613` by language and topic. */
export function moodleCategory({ topic }: KeyItem, { language }: Key): string {
  // A slash would begin a category; two are one that does not.
  return `$course$/top/cr613/${language}/${topic.replaceAll("/", "//")}`;
}

/** What teachers see in the question bank, and pupils do not. */
export function moodleName({ scenario, check }: KeyItem): string {
  return `${scenario} · ${check}`;
}
