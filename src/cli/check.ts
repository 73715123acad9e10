import { checkCertificate, unknownReading, type Checked } from "../certificate/check.js";
import { parseCertificate } from "../scenario/parse-certificate.js";
import { command } from "./command-line.js";
import type { Call } from "./call.js";
import { counted } from "./count.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { readWritten } from "./written-file.js";

const HELP = `
Examples:
  $ npx cr613 resolve <id> --certificate > board.certificate.json
  $ npx cr613 check board.certificate.json

The checker computes no effect and shares no code with the resolver: it asks
whether the order follows from what the certificate shows, and whether the
applications lead from the start to the end. docs/PROOF.md says what is left to
be read from the cards.

Exit status: 0 it holds, 1 it does not, 2 usage or a file that is no
certificate.`;

export const checkCommand = command("check", HELP, runCheck, (line) =>
  line
    .argument("<certificate>", "a file as resolve --certificate prints it")
    .option("--json", "print what was checked as JSON"),
);

function runCheck(call: Call, file: string, { json }: { readonly json?: true }): ExitCode {
  const read = readWritten(call.folder, file, { one: "a certificate", none: "certificate" }, parseCertificate);
  if (!read.ok) {
    call.tellProblems(read.problems);
    return call.refuse(read.message);
  }
  const unknown = unknownReading(read.value);
  if (unknown !== undefined) return call.refuse(`the checker does not know the reading that this goes by: ${unknown}`);
  const checked = checkCertificate(read.value);
  call.printAs(json, checked, () => checkedText(checked, read.value.scenario));
  return checked.flaws.length === 0 ? EXIT.ok : EXIT.failed;
}

function checkedText({ flaws, ...count }: Checked, scenario: string): string {
  if (flaws.length > 0)
    return [
      `${scenario}: the certificate does not hold`,
      ...flaws.map(({ pointer, message }) => `  ${pointer}: ${message}`),
    ].join("\n");
  const parts = [
    counted(count.choices, "application"),
    `${count.dependencies} ${count.dependencies === 1 ? "dependency" : "dependencies"}`,
    `${counted(count.independences, "pair")} that ${count.independences === 1 ? "is none" : "are none"}`,
    counted(count.loops, "loop"),
    counted(count.changes, "change"),
  ];
  return `${scenario}: the certificate holds: ${parts.join(", ")}`;
}
