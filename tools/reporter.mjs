// mocha's spec reporter, which also states the figures in one line and leaves them, with what failed, in out/mocha.json.

import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import Mocha from "mocha";

const out = fileURLToPath(new URL("../out", import.meta.url));

/** @param {{ passes: number, failures: number, pending: number }} stats */
export const summary = ({ passes, failures, pending }) =>
  `${passes} passed, ${failures} failed` + (pending > 0 ? `, ${pending} skipped` : "");

export default class Reporter extends Mocha.reporters.Spec {
  epilogue() {
    super.epilogue();
    const { suites, tests, passes, failures, pending, duration } = this.stats;
    const failed = this.failures.map((test) => ({
      title: test.fullTitle(),
      message: String(test.err?.message ?? test.err),
    }));
    mkdirSync(out, { recursive: true });
    writeFileSync(
      join(out, "mocha.json"),
      `${JSON.stringify({ suites, tests, passes, failures, pending, duration, failed })}\n`,
    );
    Mocha.reporters.Base.consoleLog(summary({ passes, failures, pending }));
  }
}
