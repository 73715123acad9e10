// An engine that goes wrong on purpose. Its arguments say how it starts and ends; the name of the first player of a
// board says what it does about that board. Everything else it answers as the reference does.
//
//   node faulty-engine.node.js [no-hello|babbles|exits-at-start|other-claims|claims-little|deaf-to-stop|deaf-to-end|keeps-the-pipe]...

import { spawn } from "node:child_process";
import { appendFileSync, existsSync } from "node:fs";
import { createInterface } from "node:readline";
import { REFERENCE_ENGINE } from "../../src/engines/reference.js";
import { EngineServer } from "../../src/engines/server.js";
import type { RunnerMessage } from "../../src/engines/message.js";
import type { EngineResult, ObservedCheckPoint, RunnerRun } from "../../src/rules/formats.gen.js";

const ways = new Set(process.argv.slice(2));
/** A file that tells the processes of one test what others of them have done. */
const memory = process.argv.find((argument) => argument.startsWith("memory="))?.slice("memory=".length);
const server = new EngineServer(REFERENCE_ENGINE);
let runs = 0;

if (ways.has("exits-at-start")) {
  process.stderr.write("no license\n");
  process.exit(7);
}
if (ways.has("babbles")) process.stdout.write("Loading cards ...\n");
if (ways.has("ignores-sigterm")) process.on("SIGTERM", () => {});
// With pipes of its own: nothing that the runner waits for tells of it.
if (ways.has("leaves-a-child")) {
  const mark = process.argv[process.argv.length - 1] ?? "";
  spawn(process.execPath, ["-e", "setInterval(() => {}, 1000)", `child-of-${mark}`], { stdio: "ignore" }).unref();
}
if (ways.has("keeps-the-pipe")) spawn("sleep", ["600"], { stdio: ["ignore", "inherit", "inherit"] });

createInterface({ input: process.stdin })
  .on("line", (line) => void hear(line))
  .on("close", () => {
    if (ways.has("deaf-to-end")) setInterval(() => {}, 1000);
  });

async function hear(line: string): Promise<void> {
  const message = JSON.parse(line) as RunnerMessage;
  if (message.kind === "hello" && ways.has("no-hello")) return;
  const reply = await server.take(line);
  if (reply.kind === "stop" && !ways.has("deaf-to-stop")) process.exit(ways.has("fails-to-stop") ? 5 : 0);
  if (reply.kind === "stop") return void setInterval(() => {}, 1000);
  if (reply.kind !== "answer") return;
  if (message.kind === "run" && reply.message.kind === "result") return misbehave(message, reply.message);
  if (reply.message.kind === "hello") {
    const { claims } = reply.message;
    if (ways.has("claims-little")) claims.handles = ["type", "abilities", "timestamp-order"];
    if (ways.has("other-claims") && remembers("hello")) claims.observes = ["power"];
    remember("hello");
  }
  say(reply.message);
}

function misbehave(run: RunnerRun, result: EngineResult): void {
  runs++;
  // A name for all boards, since --probe gives players other ones.
  const deed = ways.has("guesses") ? "guesses" : ways.has("lies") ? "lies" : nameOf(run.players[0]).split("-")[0];
  const id = result.id;
  switch (deed) {
    case "lies":
      return say({ ...result, checkPoints: result.checkPoints.map(larger) });
    case "omits":
      return say({
        ...result,
        checkPoints: result.checkPoints.map(({ check }) => ({ check, observation: { objects: { "Test Bear": {} } } })),
      });
    case "denies":
      return say({ kind: "unsupported", id, message: "never heard of it", lacks: ["power-toughness"] });
    case "refuses":
      return say({ kind: "refused", id, message: "not today" });
    case "errs":
      return say({ kind: "error", id, message: "an internal matter" });
    case "crashes":
      process.stderr.write("Segmentation fault, or so\n");
      return process.exit(3);
    case "leaks": // only what ran before is to blame
      return runs > 1 ? process.exit(4) : say(result);
    case "stumbles": // once, whatever ran before
      if (remembers("stumbled")) return say(result);
      remember("stumbled");
      return process.exit(6);
    case "hangs":
      return undefined;
    case "spins":
      for (;;);
    case "answers": // another run
      return say({ ...result, id: id + 1 });
    case "repeats":
      say(result);
      return say(result);
    case "dawdles": // with a line too many, so that the next question is asked before it comes
      say(result);
      for (const start = performance.now(); performance.now() < start + 10;);
      return say(result);
    case "greets":
      return say({ kind: "hello" });
    case "cuts":
      process.stdout.write(JSON.stringify(result).slice(0, 20));
      return process.exit(0);
    case "mumbles":
      return void process.stdout.write("I think it is a 3/3\n");
    case "misspells":
      return say({ ...result, checkpoints: [] });
    case "forgets":
      return say({ ...result, checkPoints: [] });
    case "stretches":
      return void process.stdout.write(`"${"x".repeat(2 * 1024 * 1024)}"\n`);
    case "floods":
      // In one piece: a flood is told by how many lines come in how short a time, on a busy machine too.
      return void process.stdout.write(`${JSON.stringify(result)}\n`.repeat(5000));
    case "grumbles":
      process.stderr.write(`${"a long story\n".repeat(2000)}the end\n`);
      return void setTimeout(() => say(result), 50); // standard error is another pipe
    case "guesses": // by the order of names
      return say({
        ...result,
        checkPoints: result.checkPoints.map((point) => (isSorted(point) ? point : larger(point))),
      });
    default:
      return say(result);
  }
}

function nameOf(player: RunnerRun["players"][number] | undefined): string {
  return typeof player === "object" ? player.name : (player ?? "");
}

function larger({ check, observation }: ObservedCheckPoint): ObservedCheckPoint {
  const objects = Object.entries(observation.objects).map(
    ([id, object]) => [id, typeof object.power === "number" ? { ...object, power: object.power + 1 } : object] as const,
  );
  return { check, observation: { ...observation, objects: Object.fromEntries(objects) } };
}

function isSorted({ observation }: ObservedCheckPoint): boolean {
  const names = Object.keys(observation.objects);
  return names.every((name, i) => i === 0 || (names[i - 1] ?? "") > name);
}

function say(message: object): void {
  process.stdout.write(`${JSON.stringify(message)}\n`);
}

function remember(what: string): void {
  if (memory !== undefined) appendFileSync(`${memory}.${what}`, "");
}

function remembers(what: string): boolean {
  return memory !== undefined && existsSync(`${memory}.${what}`);
}
