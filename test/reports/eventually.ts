import { AssertionError } from "chai";
import { setTimeout as wait } from "node:timers/promises";
import { HUNG } from "./chromium.js";

/** Asks again until what is expected of a page is so: after a click it draws in its own time. */
export async function eventually(expected: () => Promise<unknown>): Promise<void> {
  const end = Date.now() + HUNG;
  for (;;) {
    try {
      await expected();
      return;
    } catch (error) {
      if (!(error instanceof AssertionError) || Date.now() > end) throw error;
    }
    await wait(50);
  }
}
