import { Command } from "commander";
import type { Begin } from "./call.js";
import type { KeyRunOptions } from "./key-run.js";
import { addCardsOption, wholeNumber } from "./options.js";

const HELP = `
Formats:
  html         a sheet and a key to print, A4 or Letter
  markdown     the same as text
  csv          a row for each question
  anki         flashcards; imported again, the same cards are updated
  gift         Moodle and other learning platforms, as text
  moodle-xml   Moodle, with feedback and categories
  qti          QTI 3 package for learning platforms
  json         the key itself, for programs of your own

Terms of --select, all of which must hold:
  topic:copy,text      of a topic; a comma is or, in every term
  level:<=2            of knowledge; complexity:3..4 of how much there is
  layer:7b rule:613.8  with a part in the answer
  card:"Two Words"     with a card; without card: any word of a name
  ask:size options:>=2 misconception:<id> scenario:<id>
  -layer:2             not so

Examples:
  $ npx cr613 key
  $ npx cr613 key --select "topic:dependency level:<=2" --count 20 --seed 7
  $ npx cr613 key --seed autumn --form 2 --lang de --format html,anki
  $ npx cr613 key my-scenarios --cards my-cards --answers none

The same seed of the same corpus gives the same bytes; the forms 1, 2, 3 ... of
a seed have no question in common. More: docs/KEYS.md`;

export function keyCommand(begin: Begin): Command {
  const command = new Command("key")
    .description("write question sheets with their answer keys, for judges and those who train them")
    .argument("[paths...]", "scenario files, or folders of them; the corpus if left out")
    .option("--select <terms>", 'which questions, such as "topic:copy level:<=2" (default: all)')
    .option("--count <n>", "how many questions", wholeNumber(1, 1000), 20)
    .option("--seed <text>", "another seed, other questions", "1")
    .option("--form <n>", "which form of this seed", wholeNumber(1, 1000), 1)
    .option("--ruleset <id>", "by which rules (default: current)")
    .option("--lang <language>", "en, de or fr", "en")
    .option("--format <formats>", "one or several, with commas", "html")
    .option("--answers <where>", "separate (a sheet and a key), inline or none", "separate")
    .option("--paper <size>", "a4 or letter", "a4");
  addCardsOption(command)
    .option("--out <folder>", "where to write", "out/key")
    .option("-q, --quiet", "print nothing if all goes well")
    .addHelpText("after", HELP)
    .action((paths: string[], options: KeyRunOptions) =>
      begin(async (call) => (await import("./key-run.js")).runKey(call, paths, options)),
    );
  return command;
}
