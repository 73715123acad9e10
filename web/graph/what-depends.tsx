import type { Resolution } from "../../src/rules/formats.gen.js";
import { later } from "../later.js";

const DependencyGraphs = later(async () => (await import("./dependency-graphs.js")).DependencyGraphs);

/** What stands below the layers of a moment: their graphs, whose library is loaded with the first of them. */
export function WhatDepends({ resolution }: { readonly resolution: Resolution }) {
  return (
    <>
      <h4>What depends on what</h4>
      <DependencyGraphs resolution={resolution} level={5} />
    </>
  );
}
