import type { Claims } from "../rules/formats.gen.js";
import { parseClaims } from "../scenario/parse-claims.js";
import { quote } from "../faults/quote.js";
import { advice } from "../verifier/advice.js";
import { capabilityList } from "../verifier/capability-list.js";
import type { Call } from "./call.js";
import { adviceText } from "./advice-text.js";
import { capabilityMarkdown } from "./capability-markdown.js";
import { capabilityText } from "./capability-text.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { meetEngine } from "./meet-engine.js";

export interface CapabilitiesOptions {
  readonly engine?: string;
  readonly claims?: string;
  readonly json?: true;
  readonly markdown?: true;
}

/** `cr613 capabilities`: what an engine can claim, or what given claims cover. */
export async function runCapabilities(
  call: Call,
  { engine, claims, json, markdown }: CapabilitiesOptions,
): Promise<ExitCode> {
  const [asked, other] = [engine && "--engine", claims && "--claims", json && "--json"].filter((each) => each);
  if (markdown && asked !== undefined) return call.refuse(`--markdown prints the list: it can not be with ${asked}`);
  if (engine !== undefined && claims !== undefined) return call.refuse(`${asked} and ${other} exclude each other`);
  if (engine !== undefined) {
    const met = await call.interruptible((signal) => meetEngine(engine, call.startingPoint, { signal }));
    return met.ok ? advise(call, met.value.claims, json === true) : call.refuse(met.message);
  }
  if (claims !== undefined) return adviseFile(call, claims, json === true);
  const list = capabilityList(await corpusNeeds(call));
  if (json) call.print(JSON.stringify(list, null, 2));
  else if (markdown) call.print(capabilityMarkdown(list));
  else call.print(capabilityText(list, call.out.paint, call.out.width));
  return EXIT.ok;
}

async function adviseFile(call: Call, path: string, isJson: boolean): Promise<ExitCode> {
  const read = call.folder.readText(path);
  if (!read.ok) return call.refuse(`${quote(path)}: ${read.message}`);
  const parsed = parseClaims(read.text, call.folder.shown(path));
  const problems = parsed.ok ? parsed.warnings : parsed.problems;
  call.tellProblems(problems);
  return parsed.ok ? advise(call, parsed.value, isJson) : EXIT.broken;
}

async function advise(call: Call, claims: Claims, isJson: boolean): Promise<ExitCode> {
  const given = advice(claims, await corpusNeeds(call));
  call.print(isJson ? JSON.stringify(given, null, 2) : adviceText(given, claims, call.out.paint, call.out.width));
  return EXIT.ok;
}

function corpusNeeds(call: Call): ReturnType<Call["shipped"]["needs"]> {
  if (call.stderr.isTTY) call.tell("Working out what each run of the corpus needs ...");
  return call.shipped.needs();
}
