import { signal } from "@preact/signals";
import type { ObjectAspect } from "../../src/explain/why/question.js";

/** A value of an object that somebody asks about. */
export interface AskedValue {
  readonly object: string;
  readonly aspect: ObjectAspect;
}

/** The value whose reasons are shown. */
export const askedValue = signal<AskedValue | undefined>(undefined);

/** Shows why a value is what it is, and goes there. */
export function showWhy(asked: AskedValue): void {
  askedValue.value = asked;
  goToAnswer(asked.object, asked.aspect);
}

/** Moves the focus to a value of an object where it is answered; to its first one without an aspect. */
export function goToAnswer(object: string, aspect?: ObjectAspect): void {
  const value = aspect === undefined ? "" : `.value-${aspect} `;
  document.querySelector<HTMLElement>(`[data-answer="${CSS.escape(object)}"] ${value}button`)?.focus();
}
