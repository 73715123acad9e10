import { setFlagsFromString } from "node:v8";

/**
 * How often a function has run before V8 compiles it for good, by the major version of V8: sixteen times, or some seven times,
 * as often as by itself. The flag has another name from version 12 on; of versions that are not here nothing is known.
 */
const FLAGS: Readonly<Record<string, string>> = {
  11: "--interrupt-budget=1056000",
  12: "--invocation-count-for-turbofan=20000",
  13: "--invocation-count-for-turbofan=20000",
};

/**
 * Compiles later for good, in all threads. A run of the corpus takes seconds and each thread compiles for itself, which took
 * half of the processors' time: two workers were no faster than one.
 */
export function compileLater(version = process.versions.v8, set = setFlagsFromString): void {
  const [major = ""] = version.split(".");
  const flag = FLAGS[major];
  if (flag !== undefined) set(flag);
}
