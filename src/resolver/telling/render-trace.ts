import { isInstanceOf } from "../../effects/abilities.js";
import { changedPlayer, lostAbilityWords, stageChangeWords, type PlayerChange } from "../../effects/after-layers.js";
import { printEffect } from "../../names/effect.js";
import { label } from "../../rules/ability.js";
import { orderedText } from "../../rules/ordered-text.js";
import type { Footprint as FootprintData, GameRule, TraceStep } from "../../rules/formats.gen.js";
import { objectName, playerName, type Board, type BoardObject } from "../../rules/board.js";
import { remembered } from "../../rules/remembered.js";
import type { ObjectView } from "../../rules/object-view.js";
import { USUAL_PLAYER, type PlayerView } from "../../rules/player-view.js";
import { clausesOfPlayerStep, clausesOfRuleStep } from "./after-citations.js";
import { unmetStep } from "./conditions.js";
import { Citations, clausesOfStanding } from "./citations.js";
import type { Effect } from "../effect.js";
import { NOT_COMPARED, type Footprint } from "../footprint.js";
import { clausesOfParts, instructionsOf } from "../program.js";
import type { Outcome } from "../resolve.js";
import { clausesOfDuties, rulesByObject } from "../consequences/duties.js";
import { isReplaced } from "./linked-pair.js";
import { appliedStep } from "./render-application.js";
import { same } from "../same.js";
import { permanentsOf } from "../consequences/state-based/permanents.js";
import { clausesOfSurviving } from "../consequences/state-based/players.js";
import { sparing } from "../consequences/state-based/spared.js";
import type { StageFootprint } from "../stage.js";
import type { Slot } from "../../rules/ruleset.js";
import type { Step } from "../trace.js";

/** A step of the stages after the layers, or of the costs that come after these. */
function isAfterLayers(step: Step): boolean {
  if (step.kind === "unmet") return step.layers[0] === "players" || step.layers[0] === "gameRules";
  if ("layer" in step) return step.layer === "players" || step.layer === "gameRules";
  return step.kind === "player" || step.kind === "gameRule" || step.kind === "cost";
}

/** The steps of a computation as data, each with its clauses; after the layers what the values of each object go by besides. */
export function renderSteps(outcome: Outcome): TraceStep[] {
  const { board, steps, final } = outcome;
  const citations = new Citations(outcome);
  const views = board.objects.map(({ base }) => base);
  const rendered = (step: Step): TraceStep => {
    const told = renderStep(outcome, step, citations, views);
    if (step.kind === "applied") for (const { object, after } of step.entries) views[object] = after;
    return told;
  };
  const rules = rulesByObject(steps);
  const permanents = permanentsOf(outcome);
  const permanentAt = new Map(permanents.map((permanent) => [permanent.place, permanent]));
  const standing = board.objects.flatMap((object, place): TraceStep[] => {
    const view = final[place];
    if (object.phasedOut) return phasedOutToken(object, outcome);
    if (view === undefined) return [];
    const permanent = permanentAt.get(place);
    const spared = permanent === undefined ? [] : sparing(permanent, permanents, outcome);
    const facts = spared.filter((fact) => Object.keys(fact).length > 1);
    const clauses = [
      ...clausesOfStanding(object, place, view),
      ...clausesOfDuties(object, view, rules(place)),
      ...spared.map(({ clause }) => clause),
    ];
    return clauses.length === 0
      ? []
      : [
          {
            kind: "stands",
            object: object.id,
            clauses: [...new Set(clauses)],
            ...(facts.length === 0 ? {} : { facts }),
          },
        ];
  });
  return [
    ...steps.filter((step) => !isAfterLayers(step)).map(rendered),
    ...standing,
    ...playersSpared(outcome),
    ...steps.filter(isAfterLayers).map(rendered),
  ];
}

/** A token that phased out is on the battlefield still, and ceases to exist in older editions only (CR 702.26d, 704.5d). */
function phasedOutToken({ id, token, gone, zone }: BoardObject, { ruleset }: Outcome): TraceStep[] {
  const stays = token && !gone && zone === "battlefield" && ruleset.stateBased.phasedOutTokens !== "ceaseToExist";
  return stays ? [{ kind: "stands", object: id, clauses: ["704.5d", "702.26d"] }] : [];
}

/** Players who would lose the game if they could: what forbids it wins (CR 101.2). */
function playersSpared(outcome: Outcome): TraceStep[] {
  const { board } = outcome;
  return board.players.flatMap((player, place): TraceStep[] => {
    const clauses = clausesOfSurviving(player, place, outcome);
    return clauses.length === 0
      ? []
      : [{ kind: "stands", object: playerName(board, place), clauses: [...clauses, "101.2"] }];
  });
}

function withAlso<T extends object>(step: T, main: string, also: readonly string[]): T & { also?: string[] } {
  const others = [...new Set(also)].filter((clause) => clause !== main);
  return others.length === 0 ? step : { ...step, also: others };
}

/** `views`: of each object just before the step. */
function renderStep(outcome: Outcome, step: Step, citations: Citations, views: readonly ObjectView[]): TraceStep {
  const { board, steps } = outcome;
  const names = (effects: readonly Effect[]): string[] => effects.map(({ name }) => printEffect(name));
  const objects = (places: readonly number[]): string[] => places.map((place) => objectName(board, place));
  const effect = "effect" in step ? printEffect(step.effect.name) : "";
  switch (step.kind) {
    case "layer": {
      const { layer, pass, clause, layerClause, others = [] } = step.slot;
      return withAlso({ kind: "layer", layer, pass, clause }, clause, [layerClause, ...others, "613.1"]);
    }
    case "depends":
    case "stageDepends": {
      const [layer, before, after] =
        step.kind === "depends"
          ? [step.slot.layer, renderFootprint(board, step, step.before), renderFootprint(board, step, step.after)]
          : [step.layer, renderStageFootprint(board, step.before), renderStageFootprint(board, step.after)];
      return {
        kind: "depends",
        layer,
        effect,
        on: printEffect(step.on.name),
        because: [...step.because],
        before,
        after,
        clause: "613.8a",
        also: ["613.8b", ...(step.kind === "depends" && step.isAnew ? ["613.8c"] : [])],
      };
    }
    case "waits":
      return { kind: "waits", layer: step.layer, effect, for: names(step.on), clause: "613.8b" };
    case "loop":
      return { kind: "loop", layer: step.layer, members: names(step.members), clause: "613.8b" };
    case "locked":
      return { kind: "locked", layer: step.slot.layer, effect, objects: objects(step.objects), clause: "613.6" };
    case "continues":
      return { kind: "continues", layer: step.slot.layer, effect, clause: "613.6" };
    case "applied":
      return appliedStep(step, { board, citations, views, outcome });
    case "ceased":
      return {
        kind: "ceased",
        layer: step.slot.layer,
        effect,
        by: printEffect(step.by.name),
        ...(isReplaced(step.effect, lastOf(step.by, steps.slice(0, steps.indexOf(step)))) ? { again: true } : {}),
        clause: "604.2",
        // The clauses of its layers say what it would have done.
        also: [...new Set([...step.instead.map(({ clause }) => clause), "611.3b"])],
      };
    case "unmet":
      return unmetStep(step, board);
    case "cost":
      return step.data;
    case "player": {
      const { players, gains, loses, cantHave } = step.change;
      const withheld = players.filter((player) => isBarred(gains, outcome.players[player]));
      const lacking = loses.length === 0 ? [] : lackingOf(step, steps);
      return {
        kind: "player",
        effect,
        players: players.map((player) => playerName(board, player)),
        gains: gains.map((ability) => label(ability)),
        ...(loses.length === 0 ? {} : { loses: lostAbilityWords(loses) }),
        ...(cantHave.length === 0 ? {} : { cantHave: lostAbilityWords(cantHave) }),
        ...(withheld.length === 0 ? {} : { withheld: withheld.map((player) => playerName(board, player)) }),
        ...(lacking.length === 0 ? {} : { lacking: lacking.map((player) => playerName(board, player)) }),
        clause: "613.10",
        also: alsoOfStage(step.effect, "players", [
          ...(withheld.length === 0 ? [] : ["113.11"]),
          ...clausesOfPlayerStep(step, steps),
        ]),
      };
    }
    case "gameRule": {
      // What is only stated of objects gives them no ability (CR 113.12).
      const stated = step.objects === undefined ? [] : ["113.12"];
      const also = alsoOfStage(step.effect, "gameRules", [...stated, ...clausesOfRuleStep(step, outcome)]);
      return { kind: "gameRule", effect, rule: renderRule(board, step), clause: "613.11", also };
    }
  }
}

/** The application by which an effect was last heard of. */
function lastOf(effect: Effect, steps: readonly Step[]): Step | undefined {
  return steps.findLast((step) => step.kind === "applied" && step.effect === effect);
}

/** The players who have none of what it takes, by what effects on players did before it (CR 613.10). */
function lackingOf(step: Extract<Step, { kind: "player" }>, steps: readonly Step[]): number[] {
  const before = steps
    .slice(0, steps.indexOf(step))
    .flatMap((other) => (other.kind === "player" ? [other.change] : []));
  return step.change.players.filter((player) => {
    const { abilities } = before.reduce(
      (view, change) => (change.players.includes(player) ? changedPlayer(change, view) : view),
      USUAL_PLAYER,
    );
    return !abilities.some((ability) => step.change.loses.some((lost) => isInstanceOf(ability, lost)));
  });
}

/** Whether a player can't have any of it in the end, whichever came first (CR 113.11). */
function isBarred(gains: PlayerChange["gains"], player: PlayerView | undefined): boolean {
  const barred = player?.cantHave ?? [];
  return gains.length > 0 && gains.every((ability) => barred.some((lost) => isInstanceOf(ability, lost)));
}

function alsoOfStage(
  { clauses, program }: Effect,
  stage: "players" | "gameRules",
  further: readonly string[],
): string[] {
  const said = clausesOfParts(program, program.ofStage[stage]);
  return [...new Set([...clauses, ...program.clauses, ...said, ...further])];
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
    ...(change.bars === undefined ? {} : { bars: change.bars }),
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

/** One footprint may stand in many steps: the data of it are shared as well. */
const RENDERED = new WeakMap<Footprint, FootprintData>();

function renderFootprint(board: Board, of: Footprinted, footprint: Footprint): FootprintData {
  return remembered(RENDERED, footprint, () => footprintData(board, of, footprint));
}

interface Footprinted {
  readonly effect: Effect;
  readonly slot: Slot;
}

function footprintData(
  board: Board,
  { effect, slot }: Footprinted,
  { exists, text, objects, does }: Footprint,
): FootprintData {
  const show = (values: unknown): string =>
    instructionsOf(effect, slot)
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
