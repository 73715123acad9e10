import { setFlagsFromString } from "node:v8";
import { keptIn } from "../verifier/verify.js";

/**
 * By how much the heap may grow until it is searched for garbage again: V8 lets it double, and 100,000 runs then fill 2 GB of
 * which a third is in use. Searching oftener takes a fifth more of the processors' time, so that only long runs do it.
 */
const THRIFT = "--heap-growing-percent=15";

/** From here on a long run takes little more memory than it needs. V8 has asked for its limits before; the flag holds for the next. */
export function spareMemory(planned: number, set = setFlagsFromString): void {
  if (keptIn(planned) === "failed") set(THRIFT);
}
