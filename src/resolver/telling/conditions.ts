import { printEffect } from "../../names/effect.js";
import { objectName, playerName, type Board, type Measured } from "../../rules/board.js";
import type { MeasuredNumber, MetCondition, TraceStep } from "../../rules/formats.gen.js";
import type { Met } from "../met.js";
import type { Step } from "../trace.js";
import { abilitiesBeside, clausesOfBox } from "./cited-abilities.js";
import { clausesOfMonarch } from "./monarch.js";

export function renderMeasured({ quantity, value, objects, kinds, you, once }: Measured, board: Board): MeasuredNumber {
  return {
    quantity,
    value,
    objects: objects.map((place) => objectName(board, place)),
    ...(kinds === undefined ? {} : { kinds: [...kinds] }),
    ...(you === undefined ? {} : { you: playerName(board, you) }),
    ...(once === undefined ? {} : { once }),
  };
}

export function renderMet({ condition, objects, players, before, you }: Met, board: Board): MetCondition {
  const names = (places: readonly number[]): string[] => places.map((place) => objectName(board, place));
  const isMore = before !== undefined && before.length > 0 && objects.some((place) => !before.includes(place));
  return {
    condition,
    objects: names(objects),
    ...(players.length === 0 ? {} : { players: players.map((player) => playerName(board, player)) }),
    ...(isMore ? { before: names(before) } : {}),
    ...(you === undefined ? {} : { you: playerName(board, you) }),
  };
}

/** An effect that is not applied, with the numbers that its condition goes by. */
export function unmetStep({ effect, layers, objects, measured, you }: Unmet, board: Board): TraceStep {
  const { name, program, source } = effect;
  const { condition = {}, conditionClauses } = program;
  const object = board.objects[source?.object ?? -1];
  const abilities =
    source === undefined || object === undefined ? [] : abilitiesBeside(object, effect.situation.view(source.object));
  const ofBox = clausesOfBox(condition, abilities, program.layers.has("setSize"));
  return {
    kind: "unmet",
    layer: layers[0],
    layers: [...layers],
    effect: printEffect(name),
    objects: objects.map((place) => objectName(board, place)),
    condition,
    ...(you === undefined ? {} : { you: playerName(board, you) }),
    ...(measured.length === 0 ? {} : { measured: measured.map((each) => renderMeasured(each, board)) }),
    clauses: [...new Set([...clausesOfMonarch(condition, you, board.players), ...conditionClauses, ...ofBox])],
  };
}

type Unmet = Extract<Step, { kind: "unmet" }>;
