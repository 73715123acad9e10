import { useWords } from "../spoken.js";
import type { ScenarioSummary } from "../../../src/rules/formats.gen.js";

export function Level({ level }: { readonly level: ScenarioSummary["level"] }) {
  const words = useWords();
  return <span class={`level level-${level}`}>{words.text(`report-says-${level}`)}</span>;
}
