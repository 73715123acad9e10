import type { AbilityEntry, Condition } from "../rules/formats.gen.js";
import { type Read, readParagraph, type Surroundings } from "./paragraph.js";

/** A paragraph; also one whose first words say when its ability is there: of a Case that is solved, of a player with max speed. */
export function readHeaded(text: string, surroundings: Surroundings): Read {
  const [head = "", word] = /^(Max speed|Solved|To solve) — /.exec(text) ?? [];
  if (word === undefined) return readParagraph(text, surroundings);
  // What is asked for to solve it changes nothing but that it is solved (CR 719.3a).
  if (word === "To solve") return { state: "stub", abilities: [{ kind: "triggered", id: "" }] };
  const read = readParagraph(text.slice(head.length), surroundings);
  if (read.state === "refused") return { ...read, ...(read.from !== undefined && { from: read.from + head.length }) };
  return { ...read, abilities: word === "Solved" ? read.abilities.map(ofSolved) : [ofMaxSpeed(read.abilities)] };
}

/** CR 719.3c: it is there all the time, and may affect the game, trigger or be activated only then. */
function ofSolved(ability: AbilityEntry): AbilityEntry {
  const solved: Condition = { object: "self", is: { designation: "solved" } };
  if (typeof ability === "string" || ability.kind === "keyword")
    return {
      kind: "static",
      id: "",
      affects: { self: true },
      condition: solved,
      does: [{ kind: "gainAbilities", abilities: [ability] }],
    };
  if (ability.kind === "static")
    return { ...ability, condition: ability.condition === undefined ? solved : { allOf: [solved, ability.condition] } };
  if (ability.kind !== "triggered") return ability;
  return { ...ability, if: ability.if === undefined ? solved : { allOf: [solved, ability.if] } };
}

/** CR 702.178a-b: the object has it while its controller has max speed, wherever the ability functions. */
function ofMaxSpeed(abilities: readonly AbilityEntry[]): AbilityEntry {
  const zones = abilities.flatMap((ability) =>
    typeof ability === "object" && "zones" in ability ? (ability.zones ?? []) : [],
  );
  return {
    kind: "static",
    id: "",
    affects: { self: true },
    condition: { player: "you", has: "max speed" },
    does: [{ kind: "gainAbilities", abilities: [...abilities] }],
    ...(zones.length > 0 && { zones: [...new Set(zones)] }),
  };
}
