import { command, collect } from "./command-line.js";
import type { Call } from "./call.js";
import { existsSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { slugOf } from "../lint/slug.js";
import type { Card, RulesetId } from "../rules/formats.gen.js";
import { quote } from "../faults/quote.js";
import { parseScenario } from "../scenario/parse.js";
import { namedRulesets } from "../verifier/filters.js";
import { pinOf } from "../verifier/pin.js";
import { Prompter } from "./ask.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import type { Folder } from "./folder.js";
import { jsonText } from "../scenario/json-text.js";
import {
  type Answers,
  askedAnswers,
  type Given,
  type NamedCard,
  understoodCard,
  understoodId,
  understoodTopic,
} from "./new-answers.js";
import { type Ground, groundAt, schemaFrom } from "./new-ground.js";
import { commandLine } from "./shell.js";
import { cardSkeleton, scenarioSkeleton } from "./skeleton.js";
import { refused, type Understood, understood } from "../verifier/understood.js";

const HELP = `
Examples:
  $ npx cr613 new
  $ npx cr613 new --topic type --id my-case --cards "One Card" "Another Card"
  $ npx cr613 new --topic type --id my-case --cards "One Card" "Bob: Another Card"
  $ npx cr613 new --topic type --id my-case --cards "A New Card" --new-cards

A card is the first player's unless another one's name stands before it: events
then name that player.

A card of the library is played as it is defined there, and pinned. Of one that
is not understood --new-cards begins a file with what is printed on it.

On a terminal it asks for what is missing. The file goes to
corpus/scenarios/<topic>/<id>.json in the corpus one is in, or to
scenarios/<topic>/<id>.json in the folder of --out. What it writes is valid, and
not fit for the corpus: expected values are worked out by hand.`;

export const newCommand = command("new", HELP, runNew, (line) =>
  line
    .option("--topic <topic>", "the folder it belongs to, such as type or dependency")
    .option("--id <id>", "its id, and the file's name: small letters, digits and hyphens")
    .option("--cards <names...>", "the cards, in the order in which they come; Bob: before a card makes it Bob's")
    .option("--title <title>", "what is the case, in a line")
    .option("--question <question>", "what one has to work out")
    .option("--players <names...>", "in turn order (default: Ann Bob)")
    .option("--ruleset <id>", "a ruleset under which it holds (default: current)", collect)
    .option("--out <folder>", "a folder laid out like corpus, with scenarios and cards in it")
    .option("--new-cards", "write files to fill in for cards that nobody knows yet")
    .option("--force", "overwrite files that are there"),
);

interface NewOptions {
  readonly topic?: string;
  readonly id?: string;
  readonly cards?: readonly string[];
  readonly title?: string;
  readonly question?: string;
  readonly players?: readonly string[];
  readonly ruleset?: readonly string[];
  readonly out?: string;
  readonly newCards?: true;
  readonly force?: true;
}

const USUAL_PLAYERS = ["Ann", "Bob"];

async function runNew(call: Call, options: NewOptions): Promise<ExitCode> {
  const ground = groundAt(call, options.out, options.newCards === true);
  const players = understoodPlayers(options.players ?? USUAL_PLAYERS);
  if (!players.ok) return call.refuse(players.message);
  const given = understoodOptions(call.folder, options, players.value, ground);
  if (!given.ok) return call.refuse(given.message);
  const rulesets = namedRulesets(options.ruleset);
  if (!rulesets.ok) return call.refuse(rulesets.message);
  const answers = await answersOf(call, given.value, players.value, ground);
  if (!answers.ok) return call.refuse(answers.message);
  if (answers.value === undefined) {
    call.tell("\nstopped: nothing was written");
    return EXIT.interrupted;
  }
  const beginning = { ...answers.value, players: players.value, rulesets: rulesets.value ?? (["current"] as const) };
  const files = filesOf(call, beginning, ground);
  if (!files.ok) return call.refuse(files.message);
  return write(call, files.value, ground, options.force === true);
}

function understoodOptions(
  folder: Folder,
  options: NewOptions,
  players: readonly string[],
  ground: Ground,
): Understood<Given> {
  const { topic, id, cards, title, question, force } = options;
  const ids = force === true && id !== undefined ? overwriting(folder, ground, topic, id) : ground;
  const topicGiven = topic === undefined ? understood(undefined) : understoodTopic(topic);
  if (!topicGiven.ok) return topicGiven;
  const idGiven = id === undefined ? understood(undefined) : understoodId(id, ids);
  if (!idGiven.ok) return idGiven;
  const cardsGiven: NamedCard[] = [];
  for (const card of cards ?? []) {
    const name = understoodCard(card.trim(), players, ground);
    if (!name.ok) return name;
    cardsGiven.push(name.value);
  }
  const named = cards === undefined ? undefined : cardsGiven;
  return understood({ topic: topicGiven.value, id: idGiven.value, cards: named, title, question });
}

/** With --force an id may be taken by the very file that is overwritten. */
function overwriting(folder: Folder, ground: Ground, topic: string | undefined, id: string): Ground {
  const path = folder.shown(join(ground.folder, "scenarios", topic ?? "", `${id}.json`));
  return ground.ids.get(id) === path ? { ...ground, ids: new Map() } : ground;
}

function understoodPlayers(players: readonly string[]): Understood<readonly string[]> {
  const repeated = players.find((name, i) => players.indexOf(name) < i);
  return repeated === undefined ? understood(players) : refused(`a second player called ${quote(repeated)}`);
}

/** The answers. What is missing is asked for at a terminal; without a terminal incomplete answers are refused. */
async function answersOf(
  call: Call,
  given: Given,
  players: readonly string[],
  ground: Ground,
): Promise<Understood<Answers | undefined>> {
  const { topic, id, cards, title, question } = given;
  if (topic !== undefined && id !== undefined && cards !== undefined)
    return understood({ topic, id, cards, title, question });
  const missing = (["cards", "topic", "id"] as const).filter((key) => given[key] === undefined);
  if (!call.stdin.isTTY || !call.stderr.isTTY) {
    const options = missing.map((key) => `--${key}`).join(" and ");
    return refused(`${options} ${missing.length === 1 ? "is" : "are"} needed: there is no terminal to ask at`);
  }
  const prompter = new Prompter(call.stdin, call.stderr, true);
  try {
    return understood(await askedAnswers(given, ground, players, prompter));
  } finally {
    prompter.close();
  }
}

/** Paths and texts of the files: cards first, the scenario last. */
type Files = ReadonlyMap<string, string>;

interface Begun extends Answers {
  readonly players: readonly string[];
  readonly rulesets: readonly RulesetId[];
}

function filesOf(call: Call, begun: Begun, { folder, cards, library }: Ground): Understood<Files> {
  const pins: Record<string, string> = {};
  const files = new Map<string, string>();
  const cardFolder = join(folder, "cards");
  const definitionOf = (name: string): Card => {
    const known = cards.get(name);
    if (known !== undefined) return known;
    const entry = library.find(name);
    if (entry !== undefined && entry.state !== "refused") {
      pins[name] = pinOf(entry.card);
      return entry.card;
    }
    const card = cardSkeleton(name, schemaFrom(cardFolder, "card.schema.json"), entry?.card);
    files.set(join(cardFolder, `${slugOf(name)}.json`), jsonText(card));
    return card;
  };
  const used = begun.cards.map(({ name, player }) => ({ card: definitionOf(name), player }));
  const scenarioFolder = join(folder, "scenarios", begun.topic);
  const scenario = scenarioSkeleton(
    { ...begun, cards: used, pins },
    schemaFrom(scenarioFolder, "scenario.schema.json"),
  );
  const path = join(scenarioFolder, `${begun.id}.json`);
  const text = jsonText(scenario);
  // Only what the user typed can break the format here: a title that is too long, a player without a name.
  const parsed = parseScenario(text, call.folder.shown(path));
  if (!parsed.ok) {
    call.tellProblems(parsed.problems);
    return refused("the scenario would be broken, and was not written");
  }
  files.set(path, text);
  return understood(files);
}

function write(call: Call, files: Files, ground: Ground, force: boolean): ExitCode {
  const there = [...files.keys()].filter((path) => existsSync(path)).map((path) => call.folder.shown(path));
  if (there.length > 0 && !force) {
    return call.refuse(`${there.join(" and ")} ${there.length === 1 ? "is" : "are"} there already; --force overwrites`);
  }
  for (const [path, text] of files) {
    const written = call.folder.write(dirname(path), new Map([[basename(path), text]]));
    if (!written.ok) return call.refuse(`${call.folder.shown(path)} can not be written: ${written.message}`);
  }
  call.print(nextSteps(call.folder, [...files.keys()], ground));
  return EXIT.ok;
}

/** The files written and the next steps, as commands to type. */
function nextSteps(here: Folder, paths: readonly string[], { folder, isShipped }: Ground): string {
  const shown = paths.map((path) => here.shown(path));
  const file = shown.at(-1) ?? "";
  const cards = join(folder, "cards");
  const own = isShipped || !existsSync(cards) ? [] : ["--cards", here.shown(cards)];
  const steps = [
    `edit ${shown.length > 1 ? "the card, then the scenario" : "it"}: events, choices, and by hand what is then true`,
    commandLine("lint", ...shown, ...own),
    commandLine("verify", file, ...own, "--reports", "none"),
    commandLine("explain", file, ...own),
  ];
  return [
    ...shown.map((path) => `wrote ${path}`),
    "",
    "Next:",
    ...steps.map((step, i) => `  ${i + 1}. ${step}`),
    "",
    "docs/WRITING-SCENARIOS.md goes through it step by step.",
  ].join("\n");
}
