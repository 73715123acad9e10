import { Command, CommanderError } from "commander";
import { type Begin, Call, type Caller } from "./call.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import type { CommandName } from "./guarded.js";
import { printed, type Stream } from "./page.js";
import { packageVersion } from "./package-root.js";

const EXAMPLES = `
Examples:
  $ npx cr613 verify                              the whole corpus
  $ npx cr613 verify my-scenarios --cards my-cards
  $ npx cr613 explain <scenario>                  the layers, as a judge tells
  $ npx cr613 list --layer 4                      what there is about a layer
  $ npx cr613 key --seed 7                        a question sheet and its answer key
  $ npx cr613 lab                                 all of it in a browser
  $ npx cr613 new                                 begin a scenario of your own

Exit status: 0 all as expected, 1 not all, 2 usage or broken input.
"npx cr613 help <command>" says more about a command.`;

/** What help lists, in this order: each command with its arguments and what it does. */
const LISTED = {
  verify: ["[options] [paths...]", "run scenarios, compare with what they expect, write reports"],
  merge: [
    "[options] [blobs...]",
    "put the blobs of all shards of a run together, prove that none is missing, write reports",
  ],
  resolve: ["[options] <scenario>", "print what every object of a scenario is in the end"],
  check: [
    "[options] <certificate>",
    "check why the effects of a board are applied in their order, without the resolver",
  ],
  explain: ["[options] <scenario>", "tell a scenario layer by layer, as a judge would, with the rules that decide"],
  list: ["[options] [paths...]", "list scenarios: id, topic, title"],
  card: [
    "[options] <name>",
    "print a card as the corpus knows it: its abilities in our own words, their layers, who plays it",
  ],
  cards: ["<command>", "bring cards of your own as a library; pin those of a library in scenarios"],
  vocabulary: ["[options] [words...]", "find how something that cards print is said in our words, with an example"],
  compile: ["[options] [file]", "read what is printed on cards: what became of each sentence, and their definitions"],
  readings: ["[options] [ids...]", "list what the rules leave open: questions, readings, scenarios"],
  diff: [
    "[options] [paths...]",
    "list scenarios whose answer differs between two rulesets or readings, or between two runs",
  ],
  orders: [
    "[options] [scenario]",
    "tell which boards the permanents of a scenario lead to, over all orders of arrival",
  ],
  matrix: [
    "[options] <reports...>",
    "compare reports of several engines, scenario by scenario: where they disagree, and how",
  ],
  export: ["[options] [paths...]", "write scenarios for other engines and runners: XMage, Forge, CSV, JSON"],
  key: ["[options] [paths...]", "write question sheets with their answer keys, for judges and those who train them"],
  lab: [
    "[options] [paths...]",
    "open the lab: run the corpus in a browser, change boards and see what becomes of them",
  ],
  lint: ["[options] [paths...]", "say what is not yet fit for the corpus in cards and scenarios, and how to mend it"],
  new: ["[options]", "begin a scenario: a file with the cards as events, for you to go on with"],
  smoke: ["[options] <command>", "try whether another engine keeps to the protocol, before a run"],
  request: ["[options] <scenario>", "print the lines that ask an engine for one scenario"],
  engine: ["", "the reference resolver as an engine behind the protocol"],
  capabilities: ["[options]", "list what an engine can claim, and how many runs need it"],
} as const satisfies Readonly<Record<CommandName, readonly [usage: string, description: string]>>;

/** The file of each command. It is loaded only if that command is called. */
const FILES: Readonly<Record<CommandName, () => Promise<(begin: Begin) => Command>>> = {
  verify: async () => (await import("./verify.js")).verifyCommand,
  merge: async () => (await import("./merge.js")).mergeCommand,
  resolve: async () => (await import("./resolve.js")).resolveCommand,
  check: async () => (await import("./check.js")).checkCommand,
  explain: async () => (await import("./explain.js")).explainCommand,
  list: async () => (await import("./list.js")).listCommand,
  card: async () => (await import("./card.js")).cardCommand,
  cards: async () => (await import("./cards.js")).cardsCommand,
  vocabulary: async () => (await import("./vocabulary.js")).vocabularyCommand,
  compile: async () => (await import("./compile.js")).compileCommand,
  readings: async () => (await import("./readings.js")).readingsCommand,
  diff: async () => (await import("./diff.js")).diffCommand,
  orders: async () => (await import("./orders.js")).ordersCommand,
  matrix: async () => (await import("./matrix.js")).matrixCommand,
  export: async () => (await import("./export.js")).exportCommand,
  key: async () => (await import("./key.js")).keyCommand,
  lab: async () => (await import("./lab.js")).labCommand,
  lint: async () => (await import("./lint.js")).lintCommand,
  new: async () => (await import("./new.js")).newCommand,
  smoke: async () => (await import("./smoke.js")).smokeCommand,
  request: async () => (await import("./request.js")).requestCommand,
  engine: async () => (await import("./engine.js")).engineCommand,
  capabilities: async () => (await import("./capabilities.js")).capabilitiesCommand,
};

const NAMES = Object.keys(LISTED) as CommandName[]; // its own keys, and no others

/** Runs a command line and returns the exit status. Help and version count as success. */
export async function main(caller: Caller): Promise<ExitCode> {
  const { args, environment, stdout, stderr } = caller;
  let code: ExitCode = EXIT.ok;
  const begin: Begin = async (body) => {
    const { shipped = (await import("./corpus-seal.js")).sealedCorpus } = caller;
    code = await body(new Call(caller, shipped));
  };
  const output = {
    writeOut: (text: string) => stdout.write(printed(text, stdout, environment)),
    writeErr: (text: string) => stderr.write(printed(text, stderr, environment)),
    getOutHelpWidth: () => columnsOf(stdout),
    getErrHelpWidth: () => columnsOf(stderr),
  };
  const program = new Command("cr613")
    .description("Magic's layers (Comprehensive Rules 613): run a corpus of scenarios, resolve one, see why")
    .version(packageVersion(), "-V, --version", "print the version")
    .helpOption("-h, --help", "print help")
    .helpCommand("help [command]", "print help for a command")
    .addHelpText("after", EXAMPLES)
    .configureHelp({ subcommandTerm: (each) => usageOf(each.name()) })
    .configureOutput(output)
    .showHelpAfterError('See "npx cr613 --help".')
    .exitOverride();
  const [wanted, helped] = args.filter((word) => !word.startsWith("-"));
  for (const name of NAMES) {
    const isCalled = name === (wanted === "help" ? helped : wanted);
    const command = isCalled ? (await FILES[name]())(begin) : new Command(name);
    command.description(LISTED[name][1]);
    for (const each of [command, ...command.commands])
      each
        .configureOutput(output)
        .helpOption("-h, --help", "print help")
        .showHelpAfterError(`See "npx cr613 help ${name}".`)
        .exitOverride();
    program.addCommand(command);
  }
  if (args.length === 0) {
    program.outputHelp({ error: true });
    return EXIT.refused;
  }
  const [first = ""] = args;
  const isKnown = first.startsWith("-") || ["help", ...NAMES].includes(first);
  try {
    // With --help a mistyped command would get the general help, as if it were known.
    await program.parseAsync(isKnown ? args : [first], { from: "user" });
    return code;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? EXIT.ok : EXIT.refused; // its message was written already
  }
}

/** A command as help lists it. The command "help" itself has no file. */
function usageOf(called: string): string {
  const name = NAMES.find((each) => each === called);
  return name === undefined ? "help [command]" : `${name} ${LISTED[name][0]}`.trim();
}

/** As wide as a terminal is; elsewhere 80. */
function columnsOf({ isTTY, columns }: Stream): number {
  return isTTY === true ? (columns ?? 80) : 80;
}
