import { signal } from "@preact/signals";
import type { Report } from "../../src/rules/formats.gen.js";
export type RunState = { kind: "idle" } | { kind: "finished"; report: Report };
export const runState = signal<RunState>({ kind: "idle" });
