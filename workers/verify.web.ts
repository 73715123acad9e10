import { expose } from "comlink";
import { REFERENCE_ENGINE } from "../src/engines/reference.js";
import type { VerifierApi } from "./api.js";
import { holdForLife, LOCK_HELD } from "./life-lock.js";
import { verifierApi } from "./verify.js";

const verifier = verifierApi(REFERENCE_ENGINE);
const held = holdForLife(self.name, navigator.locks).then((isHeld) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has but one to talk to
  if (isHeld) self.postMessage(LOCK_HELD);
});
const api: VerifierApi = {
  run: (work) => verifier.run(work),
  async load(bundle) {
    await held; // so that the page knows of the lock before it sends any work
    await verifier.load(bundle);
  },
};
expose(api);
