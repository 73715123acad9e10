import { command } from "./command-line.js";
import type { Call } from "./call.js";
import type { Claims } from "../rules/formats.gen.js";
import { parseClaims } from "../scenario/parse-claims.js";
import { quote } from "../faults/quote.js";
import { advice } from "../verifier/advice.js";
import { capabilityList } from "../verifier/capability-list.js";
import { adviceText } from "./advice-text.js";
import { capabilityMarkdown } from "./capability-markdown.js";
import { capabilityText } from "./capability-text.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { meetEngine } from "./meet-engine.js";

const HELP = `
Examples:
  $ npx cr613 capabilities
  $ npx cr613 capabilities --engine "python3 my_engine.py"
  $ npx cr613 capabilities --claims my-claims.json
  $ npx cr613 capabilities --markdown > CAPABILITIES.md

An engine claims what it handles and what it observes; it is asked only what it
claims. --engine asks a program what it claims, --claims takes a JSON file with
claims, or with a hello; both tell how many runs that covers and what to claim
next.

Exit status: 0, or 2 for usage, a broken file, an engine without a hello.`;

export const capabilitiesCommand = command("capabilities", HELP, runCapabilities, (line) =>
  line
    .option("--engine <command>", "say what this engine's claims cover, and what to claim next")
    .option("--claims <file>", "say what these claims cover, and what to claim next")
    .option("--json", "print it as JSON")
    .option("--markdown", "print the list as Markdown"),
);

interface CapabilitiesOptions {
  readonly engine?: string;
  readonly claims?: string;
  readonly json?: true;
  readonly markdown?: true;
}

async function runCapabilities(call: Call, { engine, claims, json, markdown }: CapabilitiesOptions): Promise<ExitCode> {
  const [asked, other] = [engine && "--engine", claims && "--claims", json && "--json"].filter((each) => each);
  if (markdown && asked !== undefined) return call.refuse(`--markdown prints the list: it can not be with ${asked}`);
  if (engine !== undefined && claims !== undefined) return call.refuse(`${asked} and ${other} exclude each other`);
  if (engine !== undefined) {
    const met = await call.interruptible((signal) => meetEngine(engine, call.startingPoint, { signal }));
    return met.ok ? advise(call, met.value.claims, json) : call.refuse(met.message);
  }
  if (claims !== undefined) return adviseFile(call, claims, json);
  const list = capabilityList(await corpusNeeds(call));
  if (markdown) call.print(capabilityMarkdown(list));
  else call.printAs(json, list, (paint, width) => capabilityText(list, paint, width));
  return EXIT.ok;
}

async function adviseFile(call: Call, path: string, json: true | undefined): Promise<ExitCode> {
  const read = call.folder.readText(path);
  if (!read.ok) return call.refuse(`${quote(path)}: ${read.message}`);
  const parsed = parseClaims(read.value, call.folder.shown(path));
  const problems = parsed.ok ? parsed.warnings : parsed.problems;
  call.tellProblems(problems);
  return parsed.ok ? advise(call, parsed.value, json) : EXIT.broken;
}

async function advise(call: Call, claims: Claims, json: true | undefined): Promise<ExitCode> {
  const given = advice(claims, await corpusNeeds(call));
  call.printAs(json, given, (paint, width) => adviceText(given, claims, paint, width));
  return EXIT.ok;
}

function corpusNeeds(call: Call): ReturnType<Call["shipped"]["needs"]> {
  if (call.stderr.isTTY) call.tell("Working out what each run of the corpus needs ...");
  return call.shipped.needs();
}
