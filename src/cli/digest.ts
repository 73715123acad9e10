import { createHash } from "node:crypto";
import type { Digest } from "../rules/formats.gen.js";

/** SHA-256 in hexadecimal digits. */
export function digestOf(text: string): Digest {
  return createHash("sha256").update(text).digest("hex");
}
