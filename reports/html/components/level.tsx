import type { ScenarioSummary } from "../../../src/rules/formats.gen.js";

const LEVELS: Readonly<Record<ScenarioSummary["level"], string>> = {
  must: "the rules decide it",
  interpretation: "an interpretation",
  undefined: "the rules leave it open",
};

export function Level({ level }: { readonly level: ScenarioSummary["level"] }) {
  return <span class={`level level-${level}`}>{LEVELS[level]}</span>;
}
