import { parentPort, workerData } from "node:worker_threads";
import type { Ahead, Surroundings } from "./guarded.js";
import { runHere } from "./here.js";

if (parentPort === null) throw new Error("this file is the entry of a worker thread");
const port = parentPort;
const { args, streams } = workerData as Surroundings; // our own guard sent it
// The streams of a thread are pipes to those of the process, which say nothing of the terminal.
const [stdout, stderr] = [Object.assign(process.stdout, streams.stdout), Object.assign(process.stderr, streams.stderr)];
const code = await runHere({
  args,
  folder: process.cwd(),
  environment: process.env,
  stdin: process.stdin,
  stdout,
  stderr,
  processors: 1,
  // A signal ends the process, and this thread with it.
  onInterrupt: () => () => {},
  leave: (status) => process.exit(status),
  ahead: (scenarios) => port.postMessage({ scenarios } satisfies Ahead),
});
process.exitCode = code;
