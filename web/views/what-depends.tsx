import type { Resolution } from "../../src/rules/formats.gen.js";
import { later } from "../later.js";

const DependencyGraphs = later(
  async () => (await import("../../reports/html/graph/dependency-graphs.js")).DependencyGraphs,
);

/** The dependency graphs below the layers of a check; their code is loaded when they are first shown. */
export function WhatDepends({ resolution }: { readonly resolution: Resolution }) {
  return (
    <>
      <h4>What depends on what</h4>
      <DependencyGraphs resolution={resolution} level={5} />
    </>
  );
}
