import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { Digest } from "../rules/formats.gen.js";

export function digestOf(text: string): Digest {
  return bytesToHex(sha256(utf8ToBytes(text)));
}
