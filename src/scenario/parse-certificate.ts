import type { Certificate } from "../rules/formats.gen.js";
import type { Parsed } from "./parse.js";
import { parseWritten } from "./parse-written.js";
import { validateCertificate } from "./validators.gen.js";

/** Parses a certificate. `file` is the name in problems. */
export function parseCertificate(text: string, file: string): Parsed<Certificate> {
  return parseWritten(text, file, {
    format: "certificate",
    validate: validateCertificate,
    expected: "a certificate, as cr613 resolve --certificate prints it",
    cutOff: "the certificate is cut off: its end is missing, so this is no JSON",
  });
}
