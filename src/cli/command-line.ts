import { Command, InvalidArgumentError, Option } from "commander";
import { LANGUAGES } from "../wording/language.js";
import type { Begin, Call } from "./call.js";
import type { ExitCode } from "./exit-code.js";

export const REPORTS_FOLDER = "out/report";

/** The body of a command. It gets the arguments and then the options, as they were parsed. */
type Body = (call: Call, ...given: Parameters<Parameters<Command["action"]>[0]>) => ExitCode | Promise<ExitCode>;

/** A command with its own help text. `line` adds its arguments and options. */
export function command(
  name: string,
  help: string,
  body: Body,
  line: (command: CommandLine) => CommandLine = (bare) => bare,
): (begin: Begin) => Command {
  return (begin) =>
    line(new CommandLine(name))
      .addHelpText("after", help)
      .action((...given) => begin((call) => body(call, ...given)));
}

/** A command line. What several commands share is worded here once. */
class CommandLine extends Command {
  paths(): this {
    return this.argument("[paths...]", "scenario files, or folders of them; the corpus if left out");
  }

  scenario(): this {
    return this.argument("<scenario>", "the id of a scenario of the corpus, or a file");
  }

  cards(): this {
    return this.option(
      "--cards <paths...>",
      "more cards: files, or folders of them; they go before those of the corpus",
    );
  }

  language(says = "the language (default: en)"): this {
    return this.addOption(new Option("--lang <language>", says).choices(LANGUAGES));
  }

  ruleset(words = "the ruleset (default: current)"): this {
    return this.option("--ruleset <id>", words);
  }

  reading(): this {
    return this.option(
      "--reading <id>",
      "follow another reading of an open point; cr613 readings lists them (several: with commas, or again)",
      collect,
    );
  }

  filters(): this {
    return this.option("--grep <regex>", "only scenarios whose id or title fits, whatever the case")
      .option(
        "--topic <topic>",
        "only of a topic, such as copy or dependency (several: with commas, or again)",
        collect,
      )
      .option("--rule <clause>", "only those that cite a clause, such as 613.8 or 613.8a", collect)
      .option("--layer <layer>", "only those about a layer, such as 4 or 7b", collect)
      .option("--level <level>", "only of a level: must, interpretation, undefined", collect);
  }

  knownFailures(): this {
    return this.option("--expectations <file>", "the failures of the engine that are known")
      .option("--update-expectations", "take this run over into the file, or make it")
      .option("--reason <id or id: text>", "why what is not yet known fails, for the update")
      .option("--issue <url>", "where that reason is followed up");
  }

  reports(words: string): this {
    return this.option("--out <folder>", "where the reports go", REPORTS_FOLDER)
      .option("--reports <names>", words)
      .option("--json", "print the report as JSON and nothing else");
  }

  /** What the thread of a guarded command may take. */
  guarded(): this {
    return this.limit("--timeout <ms>", "how long it may take a scenario (default: 5000, and 30 s more in all)").option(
      "--memory <MB>",
      "how much memory it may fill (default: 1024)",
      wholeNumber(16, 65_536),
    );
  }

  strictAndQuiet(): this {
    return this.option("--strict", "a result by another reading counts as a failure").option(
      "--quiet",
      "print only what is not as expected",
    );
  }

  quiet(): this {
    return this.option("-q, --quiet", "print nothing if all goes well");
  }

  /** A time limit in milliseconds. */
  limit(option: `--${string} <ms>`, words: string): this {
    return this.option(option, words, wholeNumber(1, 3_600_000));
  }
}

export function collect(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}

export function wholeNumber(least: number, most: number): (value: string) => number {
  return (value) => {
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= least && number <= most) return number;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };
}
