import { wrap } from "../explain/wrap.js";
import type { Finding, Severity } from "../lint/finding.js";
import type { ListedRule } from "../lint/rule-list.js";
import { present } from "../rules/present.js";
import { visible } from "../faults/quote.js";
import { counted } from "./count.js";
import { detailLines, placeText } from "./problem-text.js";
import type { Painter } from "./page.js";

const STYLES = { broken: "red", error: "red", hint: "yellow" } as const satisfies Readonly<Record<Severity, string>>;

function findingText(finding: Finding, paint: Painter, width: number): string {
  const { message, expected, rule, severity, fix } = finding;
  const shown = { ...finding, message: visible(message), ...present({ expected: expected && visible(expected) }) };
  return [
    placeText(finding, paint),
    `  ${paint(STYLES[severity], severity)} ${rule}`,
    ...detailLines(shown, paint, width, "    "),
    wrap(fix, { width, first: "      to mend it: " }),
  ].join("\n");
}

export interface Linted {
  readonly cards: number;
  readonly scenarios: number;
}

export function findingsText(findings: readonly Finding[], linted: Linted, paint: Painter, width: number): string {
  const seen = [counted(linted.scenarios, "scenario"), counted(linted.cards, "card")].join(" and ");
  const told = (["broken", "error", "hint"] as const).flatMap((severity) => {
    const count = findings.filter((finding) => finding.severity === severity).length;
    return count === 0
      ? []
      : [paint(STYLES[severity], severity === "broken" ? `${count} broken` : counted(count, severity))];
  });
  const rules = [...new Set(findings.map(({ rule }) => rule))];
  const byRule = rules.map((name) => `${name} ${findings.filter(({ rule }) => rule === name).length}`);
  const last = `${seen}: ${told.length === 0 ? paint("green", "all good") : told.join(", ")}`;
  const counts = rules.length < 2 ? [] : [wrap(byRule.join(", "), { width, first: "By rule: " })];
  return [...findings.map((finding) => findingText(finding, paint, width)), ...counts, last].join("\n\n");
}

export function rulesText(rules: readonly ListedRule[], paint: Painter, width: number): string {
  return rules
    .map(({ name, asks, fix, severity }) =>
      [
        `${paint("bold", name)} (${paint(STYLES[severity], severity)})`,
        wrap(`Every file ${asks}.`, { width, first: "  " }),
        wrap(fix, { width, first: "  to mend it: " }),
      ].join("\n"),
    )
    .join("\n");
}
