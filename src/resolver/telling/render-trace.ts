import { lostAbilityWords, stageChangeWords } from "../../effects/after-layers.js";
import { printEffect } from "../../names/effect.js";
import { label } from "../../rules/ability.js";
import { orderedText } from "../../rules/ordered-text.js";
import type { Footprint as FootprintData, GameRule, TraceStep } from "../../rules/formats.gen.js";
import { objectName, playerName, type Board } from "../../rules/board.js";
import { clausesOfPlayerStep, clausesOfRuleStep } from "./after-citations.js";
import { Citations, clausesOfStanding } from "./citations.js";
import type { Effect } from "../effect.js";
import { NOT_COMPARED, type Footprint } from "../footprint.js";
import type { Outcome } from "../resolve.js";
import { clausesOfDuties, rulesByObject } from "../consequences/duties.js";
import { renderChanges } from "./render.js";
import { inSlot } from "../program.js";
import { same } from "../same.js";
import { permanentsOf } from "../consequences/state-based/permanents.js";
import { clausesOfSparing } from "../consequences/state-based/spared.js";
import type { StageFootprint } from "../stage.js";
import type { Slot } from "../../rules/ruleset.js";
import type { Step } from "../trace.js";

/** What objects start from, where there is something to say. */
export function startingSteps({ objects }: Board): TraceStep[] {
  return objects.flatMap(({ id, startClauses }) =>
    startClauses.length === 0 ? [] : [{ kind: "starts" as const, object: id, clauses: [...new Set(startClauses)] }],
  );
}

const AFTER_LAYERS: ReadonlySet<Step["kind"]> = new Set<Step["kind"]>([
  "player",
  "gameRule",
  "cost",
  "stageDepends",
  "stageWaits",
  "stageLoop",
]);

/** The steps of a computation as data, each with its clauses; after the layers what the values of each object go by besides. */
export function renderSteps(outcome: Outcome): TraceStep[] {
  const { board, steps, final } = outcome;
  const citations = new Citations(outcome);
  const rendered = (step: Step): TraceStep => renderStep(outcome, step, citations);
  const isAfter = ({ kind }: Step): boolean => AFTER_LAYERS.has(kind);
  const rules = rulesByObject(steps);
  const permanents = new Map(permanentsOf(outcome).map((permanent) => [permanent.place, permanent]));
  const standing = board.objects.flatMap((object, place): TraceStep[] => {
    const view = final[place];
    if (object.phasedOut || view === undefined) return [];
    const permanent = permanents.get(place);
    const clauses = [
      ...clausesOfStanding(object, place, view),
      ...clausesOfDuties(object, view, rules(place)),
      ...(permanent === undefined ? [] : clausesOfSparing(permanent, outcome)),
    ];
    return clauses.length === 0 ? [] : [{ kind: "stands", object: object.id, clauses: [...new Set(clauses)] }];
  });
  return [...steps.filter((step) => !isAfter(step)).map(rendered), ...standing, ...steps.filter(isAfter).map(rendered)];
}

function withAlso<T extends object>(step: T, main: string, also: readonly string[]): T & { also?: string[] } {
  const others = [...new Set(also)].filter((clause) => clause !== main);
  return others.length === 0 ? step : { ...step, also: others };
}

function renderStep({ board, steps }: Outcome, step: Step, citations: Citations): TraceStep {
  const names = (effects: readonly Effect[]): string[] => effects.map(({ name }) => printEffect(name));
  const objects = (places: readonly number[]): string[] => places.map((place) => objectName(board, place));
  switch (step.kind) {
    case "layer":
      return withAlso(
        { kind: "layer", layer: step.slot.layer, pass: step.slot.pass, clause: step.slot.clause },
        step.slot.clause,
        [step.slot.layerClause, ...(step.slot.others ?? []), "613.1"],
      );
    case "depends": {
      const footprint = (print: Footprint): FootprintData => renderFootprint(board, step.effect, step.slot, print);
      const found = {
        kind: "depends" as const,
        layer: step.slot.layer,
        effect: printEffect(step.effect.name),
        on: printEffect(step.on.name),
        because: [...step.because],
        before: footprint(step.before),
        after: footprint(step.after),
        clause: "613.8a",
      };
      return withAlso(found, "613.8a", ["613.8b", ...(step.isAnew ? ["613.8c"] : [])]);
    }
    case "waits":
      return {
        kind: "waits",
        layer: step.slot.layer,
        effect: printEffect(step.effect.name),
        for: names(step.on),
        clause: "613.8b",
      };
    case "loop":
      return { kind: "loop", layer: step.slot.layer, members: names(step.members), clause: "613.8b" };
    case "locked":
      return {
        kind: "locked",
        layer: step.slot.layer,
        effect: printEffect(step.effect.name),
        objects: objects(step.objects),
        clause: "613.6",
      };
    case "continues":
      return { kind: "continues", layer: step.slot.layer, effect: printEffect(step.effect.name), clause: "613.6" };
    case "applied": {
      const { effect, slot } = step;
      const instructions = inSlot(effect.program, slot)?.instructions ?? [];
      const clauses = [
        slot.clause,
        slot.layerClause,
        ...(slot.others ?? []),
        ...(step.continued ? ["613.6"] : []),
        ...(step.isAnew ? ["613.8c"] : []),
        ...effect.clauses,
        ...effect.program.clauses,
        ...instructions.flatMap(({ part, handler }) => [...(handler.clauses ?? []), ...(handler.cites?.(part) ?? [])]),
        ...citations.of(step),
      ];
      return {
        kind: "applied",
        layer: slot.layer,
        effect: printEffect(effect.name),
        parts: instructions.map(({ part }) => part.kind),
        objects: objects(step.objects),
        changes: step.entries.flatMap((entry) => renderChanges(board, entry)),
        clauses: [...new Set(clauses)],
      };
    }
    case "ceased":
      return {
        kind: "ceased",
        layer: step.slot.layer,
        effect: printEffect(step.effect.name),
        by: printEffect(step.by.name),
        clause: "611.3b",
        // What it would have done is told by the clauses of its layers.
        also: [...new Set(["604.2", ...step.instead.map(({ clause }) => clause)])],
      };
    case "stageDepends":
      return {
        kind: "depends",
        layer: step.stage,
        effect: printEffect(step.effect.name),
        on: printEffect(step.on.name),
        because: [...step.because],
        before: renderStageFootprint(board, step.before),
        after: renderStageFootprint(board, step.after),
        clause: "613.8a",
        also: ["613.8b"],
      };
    case "stageWaits":
      return {
        kind: "waits",
        layer: step.stage,
        effect: printEffect(step.effect.name),
        for: names(step.on),
        clause: "613.8b",
      };
    case "stageLoop":
      return { kind: "loop", layer: step.stage, members: names(step.members), clause: "613.8b" };
    case "cost":
      return step.data;
    case "player":
      return {
        kind: "player",
        effect: printEffect(step.effect.name),
        players: step.change.players.map((player) => playerName(board, player)),
        gains: step.change.gains.map((ability) => label(ability)),
        ...(step.change.loses.length === 0 ? {} : { loses: lostAbilityWords(step.change.loses) }),
        ...(step.change.cantHave.length === 0 ? {} : { cantHave: lostAbilityWords(step.change.cantHave) }),
        clause: "613.10",
        also: [
          ...new Set([...step.effect.clauses, ...step.effect.program.clauses, ...clausesOfPlayerStep(step, steps)]),
        ],
      };
    case "gameRule":
      return {
        kind: "gameRule",
        effect: printEffect(step.effect.name),
        rule: renderRule(board, step),
        clause: "613.11",
        // What is only stated of objects gives them no ability (CR 113.12).
        also: [
          ...new Set([
            ...step.effect.clauses,
            ...step.effect.program.clauses,
            ...(step.objects === undefined ? [] : ["113.12"]),
            ...clausesOfRuleStep(step, steps),
          ]),
        ],
      };
  }
}

export function renderRule(board: Board, { effect, change, objects }: Extract<Step, { kind: "gameRule" }>): GameRule {
  const [player, ...others] = change.players ?? [];
  return {
    rule: change.rule,
    effect: printEffect(effect.name),
    ...(objects === undefined ? {} : { objects: objects.map((place) => objectName(board, place)) }),
    // A rule for every player names none.
    ...(player === undefined || others.length > 0 ? {} : { player: playerName(board, player) }),
    ...(change.amount === undefined ? {} : { amount: change.amount }),
  };
}

function renderStageFootprint(board: Board, { exists, objects = [], changes }: StageFootprint): FootprintData {
  const players = new Set(changes.flatMap((change) => change.players ?? []));
  return {
    exists,
    objects: exists ? objects.map((place) => objectName(board, place)) : [],
    players: exists ? [...players].map((player) => playerName(board, player)) : [],
    ...(exists ? { does: changes.map(stageChangeWords).join("; ") } : {}),
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
