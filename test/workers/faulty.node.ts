import { parentPort } from "node:worker_threads";
import { expose } from "comlink";
import nodeEndpoint from "comlink/dist/esm/node-adapter.mjs";
import { apiOf, type VerifierApi } from "../../workers/api.js";
import { entriesIn } from "./entries-in.js";
import { fairRun } from "./fair.js";

/** A worker that goes wrong on purpose: the first word of a scenario's id says how. */
const inner = apiOf(fairRun);

const api: VerifierApi = {
  load: (bundle) => inner.load(bundle),
  async run(work) {
    let answer = await inner.run(work);
    for (const { scenario } of entriesIn(work)) answer = misbehave(scenario, answer);
    return answer;
  },
};

function misbehave(id: string, answer: string): string {
  switch (id.split("-")[0]) {
    case "throws":
      throw new Error("thrown on purpose");
    case "exits":
      return process.exit(3);
    case "hangs":
      return sleepForever();
    case "spins":
      return spinForever();
    case "hoards":
      return hoard();
    case "babbles":
      return "}{";
    case "mislabels":
      return answer.replaceAll(id, "nobody-asked");
    case "lingers":
      setTimeout(() => process.exit(4), 1);
      return answer;
    default:
      return answer;
  }
}

/** As deaf as a loop, but it leaves the processor to the other tests. */
function sleepForever(): never {
  for (;;) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
}

function spinForever(): never {
  for (;;);
}

function hoard(): never {
  const hoarded: unknown[] = [];
  for (;;) hoarded.push(Array.from({ length: 1000 }, (_, i) => ({ i })));
}

if (parentPort !== null) expose(api, nodeEndpoint(parentPort));
