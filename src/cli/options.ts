import { type Command, InvalidArgumentError, Option } from "commander";
import { LANGUAGES } from "../wording/language.js";

/** Options that several commands share, worded once. */

/** The default folder for reports. */
export const REPORTS_FOLDER = "out/report";

export function addCardsOption(command: Command): Command {
  return command.option(
    "--cards <paths...>",
    "more cards: files, or folders of them; they go before those of the corpus",
  );
}

export function addLanguageOption(command: Command): Command {
  return command.addOption(new Option("--lang <language>", "the language (default: en)").choices(LANGUAGES));
}

export function addSelectOptions(command: Command): Command {
  return command
    .option("--grep <regex>", "only scenarios whose id or title fits, whatever the case")
    .option("--topic <topic>", "only of a topic, such as copy or dependency (several: with commas, or again)", collect)
    .option("--rule <clause>", "only those that cite a clause, such as 613.8 or 613.8a", collect)
    .option("--layer <layer>", "only those about a layer, such as 4 or 7b", collect)
    .option("--level <level>", "only of a level: must, interpretation, undefined", collect);
}

export function addKnownOptions(command: Command): Command {
  return command
    .option("--expectations <file>", "the failures of the engine that are known")
    .option("--update-expectations", "take this run over into the file, or make it")
    .option("--reason <id or id: text>", "why what is not yet known fails, for the update")
    .option("--issue <url>", "where that reason is followed up");
}

export function collect(value: string, before: readonly string[] = []): string[] {
  return [...before, value];
}

/** A whole number option. */
export function wholeNumber(least: number, most: number): (value: string) => number {
  return (value) => {
    const number = Number(value);
    if (/^\d+$/.test(value) && number >= least && number <= most) return number;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };
}
