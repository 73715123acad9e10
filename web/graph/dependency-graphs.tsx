import type { Resolution } from "../../src/rules/formats.gen.js";
export function DependencyGraphs({ resolution }: { resolution: Resolution }) {
  return <p>{resolution.ruleset}</p>;
}
