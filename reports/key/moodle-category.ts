import type { Key, KeyItem } from "../../src/rules/formats.gen.js";

/** Where Moodle puts a question: below `cr613` in the question bank of the course, by language and topic. */
export function moodleCategory({ topic }: KeyItem, { language }: Key): string {
  // A slash would begin a category; Moodle writes two for one that does not.
  return `$course$/top/cr613/${language}/${topic.replaceAll("/", "//")}`;
}

/** What teachers see in the question bank; it is not shown to those who answer. */
export function moodleName({ scenario, check }: KeyItem): string {
  return `${scenario} · ${check}`;
}
