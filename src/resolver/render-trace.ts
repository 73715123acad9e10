import { orderedText } from "../rules/ordered-text.js";
import type { Footprint as FootprintData, GameRule, TraceStep } from "../rules/formats.gen.js";
import type { Board } from "../rules/board.js";
import type { Effect } from "./effect.js";
import { NOT_COMPARED, type Footprint } from "./footprint.js";
import { objectName, playerName, renderChanges } from "./render.js";
import { inSlot } from "./program.js";
import { same } from "./same.js";
import type { Slot } from "../rules/rulesets.js";
import type { Step } from "./trace.js";

/** Writes a step as data, with its clause. */
export function renderStep(board: Board, step: Step): TraceStep {
  const names = (effects: readonly Effect[]): string[] => effects.map(({ name }) => name);
  const objects = (places: readonly number[]): string[] => places.map((place) => objectName(board, place));
  switch (step.kind) {
    case "layer":
      return { kind: "layer", layer: step.slot.layer, pass: step.slot.pass, clause: step.slot.clause };
    case "depends": {
      const footprint = (print: Footprint): FootprintData => renderFootprint(board, step.effect, step.slot, print);
      return {
        kind: "depends",
        layer: step.slot.layer,
        effect: step.effect.name,
        on: step.on.name,
        because: [...step.because],
        before: footprint(step.before),
        after: footprint(step.after),
        clause: "613.8a",
      };
    }
    case "waits":
      return { kind: "waits", layer: step.slot.layer, effect: step.effect.name, for: names(step.on), clause: "613.8b" };
    case "loop":
      return { kind: "loop", layer: step.slot.layer, members: names(step.members), clause: "613.8b" };
    case "locked":
      return {
        kind: "locked",
        layer: step.slot.layer,
        effect: step.effect.name,
        objects: objects(step.objects),
        clause: "613.6",
      };
    case "continues":
      return { kind: "continues", layer: step.slot.layer, effect: step.effect.name, clause: "613.6" };
    case "applied": {
      const { effect, slot } = step;
      const instructions = inSlot(effect.program, slot)?.instructions ?? [];
      const clauses = [
        slot.clause,
        slot.layerClause,
        ...(step.continued ? ["613.6"] : []),
        ...effect.clauses,
        ...effect.program.clauses,
        ...instructions.flatMap(({ handler }) => handler.clauses ?? []),
      ];
      return {
        kind: "applied",
        layer: slot.layer,
        effect: effect.name,
        parts: instructions.map(({ part }) => part.kind),
        objects: objects(step.objects),
        changes: step.entries.flatMap((entry) => renderChanges(board, entry)),
        clauses: [...new Set(clauses)],
      };
    }
    case "ceased":
      return { kind: "ceased", layer: step.slot.layer, effect: step.effect.name, by: step.by.name, clause: "611.3b" };
    case "player":
      return {
        kind: "player",
        effect: step.effect.name,
        players: step.gain.players.map((player) => playerName(board, player)),
        gains: [...step.gain.gains],
        clause: "613.10",
      };
    case "gameRule":
      return { kind: "gameRule", effect: step.effect.name, rule: renderRule(board, step), clause: "613.11" };
  }
}

export function renderRule(board: Board, { effect, change, objects }: Extract<Step, { kind: "gameRule" }>): GameRule {
  const [player, ...others] = change.players ?? [];
  return {
    rule: change.rule,
    effect: effect.name,
    ...(objects === undefined ? {} : { objects: objects.map((place) => objectName(board, place)) }),
    // A rule for every player names none.
    ...(player === undefined || others.length > 0 ? {} : { player: playerName(board, player) }),
    ...(change.amount === undefined ? {} : { amount: change.amount }),
  };
}

function renderFootprint(
  board: Board,
  effect: Effect,
  slot: Slot,
  { exists, text, objects, does }: Footprint,
): FootprintData {
  const instructions = inSlot(effect.program, slot)?.instructions ?? [];
  const show = (values: unknown): string =>
    instructions
      .map(({ handler }, place) => {
        const value = Array.isArray(values) ? (values as unknown[])[place] : undefined;
        if (value === NOT_COMPARED) return "";
        return value === undefined ? "nothing" : (handler.show?.(value, board) ?? "");
      })
      .filter((words) => words !== "")
      .join("; ");
  const [first] = does;
  const alike = does.every((other) => same(other, first));
  const shown = alike
    ? show(first)
    : does.map((values, place) => `${objectName(board, objects[place] ?? -1)}: ${show(values)}`).join("; ");
  return {
    exists,
    objects: objects.map((place) => objectName(board, place)),
    ...(shown === "" || !exists ? {} : { does: shown }),
    ...(slot.sorts.includes("text") && text !== undefined ? { text: orderedText(text) } : {}),
  };
}
