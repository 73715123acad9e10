import { Command, CommanderError } from "commander";
import { capabilitiesCommand } from "./capabilities.js";
import { cardCommand } from "./card.js";
import { diffCommand } from "./diff.js";
import { engineCommand } from "./engine.js";
import { type Begin, Call, type Caller } from "./call.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { explainCommand } from "./explain.js";
import { exportCommand } from "./export.js";
import { keyCommand } from "./key.js";
import { labCommand } from "./lab.js";
import { lintCommand } from "./lint.js";
import { listCommand } from "./list.js";
import { mergeCommand } from "./merge.js";
import { matrixCommand } from "./matrix.js";
import { newCommand } from "./new.js";
import type { Stream } from "./page.js";
import { packageVersion } from "./package-root.js";
import { readingsCommand } from "./readings.js";
import { requestCommand } from "./request.js";
import { resolveCommand } from "./resolve.js";
import { smokeCommand } from "./smoke.js";
import { verifyCommand } from "./verify.js";

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

/** In the order in which help lists them. */
const COMMANDS = [
  verifyCommand,
  mergeCommand,
  resolveCommand,
  explainCommand,
  listCommand,
  cardCommand,
  readingsCommand,
  diffCommand,
  matrixCommand,
  exportCommand,
  keyCommand,
  labCommand,
  lintCommand,
  newCommand,
  smokeCommand,
  requestCommand,
  engineCommand,
  capabilitiesCommand,
];

/** Runs a command line and returns the exit status. Help and version count as success. */
export async function main(caller: Caller): Promise<ExitCode> {
  const { args, stdout, stderr } = caller;
  let code: ExitCode = EXIT.ok;
  const begin: Begin = async (body) => {
    const { shipped = (await import("./corpus-files.js")).shippedCorpus } = caller;
    code = await body(new Call(caller, shipped));
  };
  const program = new Command("cr613")
    .description("Magic's layers (Comprehensive Rules 613): run a corpus of scenarios, resolve one, see why")
    .version(packageVersion(), "-V, --version", "print the version")
    .helpOption("-h, --help", "print help")
    .helpCommand("help [command]", "print help for a command")
    .addHelpText("after", EXAMPLES);
  for (const command of COMMANDS) program.addCommand(command(begin));
  const output = {
    writeOut: (text: string) => stdout.write(text),
    writeErr: (text: string) => stderr.write(text),
    getOutHelpWidth: () => columnsOf(stdout),
    getErrHelpWidth: () => columnsOf(stderr),
  };
  program.configureOutput(output).showHelpAfterError('See "npx cr613 --help".').exitOverride();
  for (const each of program.commands) {
    each
      .configureOutput(output)
      .helpOption("-h, --help", "print help")
      .showHelpAfterError(`See "npx cr613 help ${each.name()}".`)
      .exitOverride();
  }
  if (args.length === 0) {
    program.outputHelp({ error: true });
    return EXIT.broken;
  }
  const [name = ""] = args;
  const isKnown = name.startsWith("-") || ["help", ...program.commands.map((each) => each.name())].includes(name);
  try {
    // With --help a mistyped command would get the general help, as if it were known.
    await program.parseAsync(isKnown ? args : [name], { from: "user" });
    return code;
  } catch (error) {
    if (!(error instanceof CommanderError)) throw error;
    return error.exitCode === 0 ? EXIT.ok : EXIT.broken; // its message was written already
  }
}

/** As wide as a terminal is; elsewhere 80. */
function columnsOf({ isTTY, columns }: Stream): number {
  return isTTY === true ? (columns ?? 80) : 80;
}
