import type { Chapter } from "./explanation.js";
import type { Reason } from "./reason.js";

/** The kind of a reason; the short form consists of those that decide. */
export type Weight =
  | "waits"
  | "loop"
  | "continues"
  | "ceased"
  | "missed"
  | "defining"
  | "older"
  | "lastWord"
  | "reached"
  | "applied"
  | "begins"
  | "aside";

export interface Weighed {
  readonly weight: Weight;
  readonly reason: Reason;
}

/** The reasons of one stage. */
export interface StageReasons {
  readonly stage: Chapter["stage"];
  readonly weighed: readonly Weighed[];
}

/** The clauses that reasons cite, by subject. */
export const OF_DEPENDENCY = (clause: string): boolean => clause.startsWith("613.8");
export const OF_TIMESTAMPS = (clause: string): boolean => clause.startsWith("613.7");
/** Clauses about the interplay of layers. */
export const OF_LAYERS = (clause: string): boolean => /^61[23]\.[1-5]/.test(clause);
export const OF_BEGINNING = (clause: string): boolean => clause === "613.6" || clause === "611.3b";
/** Clauses about what an application does, without those about its order. */
export const OF_CONTENT = (clause: string): boolean => !/^613\.(?:[5-9]|1$)|^611\.3a$/.test(clause);
