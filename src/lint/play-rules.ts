import type { Ability, ScenarioEvent } from "../rules/formats.gen.js";
import { broughtBy, effectsMadeBy, subjectOf } from "../events/brought.js";
import { flat } from "../events/together.js";
import { type Fault, faultAt } from "../faults/fault.js";
import type { LintRule } from "./finding.js";
import type { Known } from "./known.js";
import type { ScenarioFile } from "./lint-file.js";

/* Rules for what every event allows for itself, and yet no game has in this order. */

/** What happened so far in a turn. */
interface Turn {
  /** The spells on the stack, by their ids. */
  readonly stack: Set<string>;
  /** Whether attackers are being declared in this combat, or have been. */
  attack: "none" | "now" | "over";
  /** What was tapped for an ability, and not untapped since. */
  readonly tapped: Set<string>;
  /** The abilities that this upkeep triggered. */
  readonly upkeep: Set<string>;
  /** Whose turn an event has begun. */
  readonly active: string | undefined;
}

type Path = readonly (string | number)[];

function begin(active?: string): Turn {
  return { stack: new Set(), attack: "none", tapped: new Set(), upkeep: new Set(), active };
}

/** No turn ends with a spell on the stack (CR 500.2, 514.3a). */
function spellFaults(single: ScenarioEvent, at: Path, { stack }: Turn): Fault[] {
  if (single.kind === "turn")
    return [...stack].map((id) =>
      faultAt(at, `${id} is on the stack as the turn ends (CR 500.2)`, `what becomes of ${id} before it`),
    );
  if (single.kind === "casts") {
    const [spell] = broughtBy(single);
    stack.add(spell?.id ?? single.object ?? "");
    return [];
  }
  const made = effectsMadeBy(single).flatMap(({ name, card }) => [
    ...(name.kind === "resolution" ? [name.name] : []),
    card,
  ]);
  for (const id of [subjectOf(single), ...broughtBy(single).map((brought) => brought.id), ...made])
    if (id !== undefined) stack.delete(id);
  return [];
}

/** All attackers of a combat are declared at once (CR 508.1a). */
function attackFaults(single: ScenarioEvent, at: Path, turn: Turn): Fault[] {
  if (single.kind === "endOfCombat") turn.attack = "none";
  else if (single.kind === "attacks") {
    const isLate = turn.attack === "over";
    turn.attack = "now";
    return isLate
      ? [
          faultAt(
            at,
            `${single.object} attacks after others were declared in this combat (CR 508.1a)`,
            "all of them at once",
          ),
        ]
      : [];
  } else if (turn.attack === "now") turn.attack = "over";
  return [];
}

/** {T} is paid by what is untapped (CR 107.5), and a turn has one upkeep (CR 503.1). */
function repeatFaults(
  single: ScenarioEvent,
  at: Path,
  turn: Turn,
  abilityOf: (source: string, id: string) => Ability | undefined,
): Fault[] {
  if (single.kind === "untap") turn.tapped.delete(single.object);
  // A new object has been neither tapped nor there before.
  if (single.kind === "moves") for (const kept of [turn.tapped, turn.upkeep]) kept.delete(single.object);
  if (single.kind !== "resolves" || single.source === undefined || typeof single.ability !== "string") return [];
  const ability = abilityOf(single.source, single.ability);
  if (ability?.kind === "activated" && /\{T\}/.test(ability.cost ?? ""))
    return again(turn.tapped, single.source, () =>
      faultAt(
        [...at, "ability"],
        `${single.source} can't be tapped for a cost again (CR 107.5)`,
        '"kind": "untap" before it',
      ),
    );
  if (ability?.kind === "triggered" && ability.when === "your upkeep begins" && isOthers(single.controller, turn))
    return [
      faultAt(
        [...at, "ability"],
        `${single.source} triggers in the upkeep of ${single.controller}, and it is ${turn.active}'s turn (CR 603.2b)`,
        `"kind": "turn", "active": "${single.controller}" before it`,
      ),
    ];
  if (ability?.kind === "triggered" && /^(?:your|each player's|an opponent's) upkeep begins$/.test(ability.when ?? ""))
    return again(turn.upkeep, `${single.source}/${single.ability}`, () =>
      faultAt([...at, "ability"], `this turn had its upkeep already (CR 503.1)`, '"kind": "turn" before it'),
    );
  return [];
}

function isOthers(controller: string | undefined, { active }: Turn): boolean {
  return active !== undefined && controller !== undefined && controller !== active;
}

function again(seen: Set<string>, what: string, found: () => Fault): Fault[] {
  if (seen.has(what)) return [found()];
  seen.add(what);
  return [];
}

function playFaults({ data }: ScenarioFile, known: Known): Fault[] {
  const cards = new Map((data.cards ?? []).map((card) => [card.name, card]));
  const nameOf = new Map(data.timeline.flatMap(broughtBy).map(({ id, card }) => [id, card]));
  const abilityOf = (source: string, id: string): Ability | undefined => {
    const name = nameOf.get(source) ?? source;
    const abilities = (cards.get(name) ?? known.cards.get(name))?.abilities ?? [];
    return abilities.flatMap((one) => (typeof one !== "string" && "id" in one && one.id === id ? [one] : []))[0];
  };
  let turn = begin();
  return data.timeline.flatMap((event, i) =>
    flat(event).flatMap((single) => {
      const at = ["timeline", i];
      const faults = [
        ...spellFaults(single, at, turn),
        ...attackFaults(single, at, turn),
        ...repeatFaults(single, at, turn, abilityOf),
      ];
      if (single.kind === "turn") turn = begin(single.active);
      return faults;
    }),
  );
}

/** What it asks of events alone; `playedFaults` asks the same of boards. */
export const PLAYED: LintRule<ScenarioFile> = {
  name: "played",
  asks: "has events in an order in which a game can have them",
  fix: "put between them what a game has there: a turn, an untap, what becomes of a spell; or let all attack at once",
  faults: playFaults,
};
