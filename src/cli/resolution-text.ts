import { describeValue } from "../explain/value.js";
import { wrap } from "../explain/wrap.js";
import type { CheckPoint, ResolvedObject, ResolvedPlayer, SpellCost, Zone } from "../rules/formats.gen.js";
import { visible } from "../faults/quote.js";
import { type Column, tableLines } from "./table.js";
import type { Painter } from "./page.js";
import { english } from "../explain/narrator.js";
import { subtypesInLine, supertypesInLine, typesInLine } from "../rules/print-order.js";
import { withoutCreatureTypes } from "../rules/subtype-set.js";

/** What abilities cost whose costs an effect changes. */
function changedCosts({
  abilityCosts = {},
  trace,
}: CheckPoint["resolution"]): (readonly [object: string, ability: string, cost: SpellCost])[] {
  return Object.entries(abilityCosts).flatMap(([object, abilities]) =>
    Object.entries(abilities).flatMap(([ability, cost]) =>
      trace.some((step) => step.kind === "cost" && step.object === object && step.ability === ability)
        ? [[object, ability, cost] as const]
        : [],
    ),
  );
}

/** The board at one check as tables: objects, players, then changed game rules and state-based actions. */
export function resolutionText(title: string, point: CheckPoint, paint: Painter, width: number): string {
  const { check, resolution, afterStateBasedActions: after } = point;
  const moment = check === "" ? "At the end" : `At the check ${check}`;
  const readings = (resolution.readings ?? []).map((id) => `, read as ${id}`).join("");
  const list = (heading: string, entries: readonly string[]): string => {
    const lines = entries.map((entry) => wrap(visible(entry), { width, first: "  ", rest: "    " }));
    return lines.length === 0 ? "" : [paint("bold", heading), ...lines].join("\n");
  };
  const sections = [
    [
      wrap(paint("bold", visible(title)), { width }),
      wrap(`${moment}, ruleset ${resolution.ruleset}${readings}`, { width }),
    ].join("\n"),
    objectsText(Object.entries(resolution.objects), paint, width),
    playersText(Object.entries(resolution.players), paint, width),
    list(
      "Game rules",
      resolution.gameRules.map((rule) => english().gameRule(rule)),
    ),
    list(
      "Costs of spells",
      Object.entries(resolution.costs ?? {}).map(([spell, cost]) => `${spell}: ${english().cost(cost)}`),
    ),
    list(
      "Costs of abilities",
      changedCosts(resolution).map(([object, ability, cost]) => `${object} (${ability}): ${english().cost(cost)}`),
    ),
    list(
      "State-based actions that would follow",
      resolution.stateBased.map((action) => english().stateBased(action)),
    ),
    ...(after === undefined
      ? []
      : [
          list("If state-based actions were performed now", english().rounds(after)),
          `${paint("bold", "After that")}\n${objectsText(Object.entries(after.resolution.objects), paint, width)}`,
          playersText(Object.entries(after.resolution.players), paint, width),
        ]),
  ];
  return sections.filter((section) => section !== "").join("\n\n");
}

type Entry = readonly [id: string, object: ResolvedObject];

interface Shown extends Column {
  readonly cell: (entry: Entry) => string;
}

const CONTROLLER: Shown = { title: "Controller", least: 8, cell: ([, { controller }]) => visible(controller) };

const OBJECT_COLUMNS: readonly Shown[] = [
  { title: "Object", least: 12, cell: ([id]) => visible(id) },
  { title: "Cost", least: 4, cell: ([, { manaCost }]) => manaCost ?? "—" },
  { title: "P/T", cell: ([, object]) => sizeOf(object) },
  { title: "Types", least: 12, cell: ([, object]) => typeLineOf(object) },
  { title: "Colors", least: 6, cell: ([, { colors }]) => colors.join(", ") || "none" },
  CONTROLLER,
  { title: "Abilities", least: 16, cell: ([, { abilities }]) => visible(describeValue(abilities)) },
];

/** Objects as a table, with what has no column of its own below. */
export function objectsText(objects: readonly Entry[], paint: Painter, width: number): string {
  if (objects.length === 0) return "There is no object.";
  const controllers = new Set(objects.map(([, { controller }]) => controller));
  const [only] = controllers;
  const isOnly = controllers.size === 1 && only !== undefined;
  const columns = OBJECT_COLUMNS.filter((column) => column !== CONTROLLER || !isOnly);
  const rows = objects.map((entry) => columns.map(({ cell }) => cell(entry)));
  const [head = "", ...lines] = tableLines(columns, rows, width);
  const notes = objects.flatMap(([id, object]) => {
    const facts = factsOf(id, object);
    return facts.length === 0
      ? []
      : [wrap(`${visible(id)}: ${facts.join("; ")}`, { width, first: "  ", rest: "    " })];
  });
  const told = isOnly
    ? [`  ${objects.length === 1 ? "It is" : "All are"} under ${visible(only)}'s control`, ...notes]
    : notes;
  return [paint("bold", head), ...lines, ...(told.length === 0 ? [] : ["", ...told])].join("\n");
}

function sizeOf({ power, toughness, loyalty, defense }: ResolvedObject): string {
  if (power !== null || toughness !== null) return `${power ?? "—"}/${toughness ?? "—"}`;
  if (loyalty !== null) return `(${loyalty})`;
  return defense === null ? "—" : `[${defense}]`;
}

function typeLineOf({ supertypes, types, subtypes }: ResolvedObject): string {
  const front = [...supertypesInLine(supertypes), ...typesInLine(types)].join(" ") || "none";
  return subtypes.length === 0 ? front : `${front} — ${subtypesInLine(withoutCreatureTypes(subtypes)).join(" ")}`;
}

const ZONES: Readonly<Record<Zone, string>> = {
  battlefield: "is on the battlefield",
  graveyard: "is in the graveyard",
  hand: "is in the hand",
  library: "is in the library",
  exile: "is in exile",
  stack: "is on the stack",
  command: "is in the command zone",
};

/** Facts that have no column of their own. Usual values are left out. */
function factsOf(id: string, object: ResolvedObject): string[] {
  const { name, zone, owner, controller, faceDown, tapped, attachedTo, counters, loyalty, basePower, baseToughness } =
    object;
  const { damage = 0 } = object;
  const piles = Object.entries(counters).filter(([, count]) => count > 0);
  const isChanged = object.power !== null && (object.power !== basePower || object.toughness !== baseToughness);
  return [
    ...(name === id ? [] : [name === null ? "has no name" : `is called ${visible(name)}`]),
    ...(zone === "battlefield" ? [] : [ZONES[zone]]),
    ...(owner === controller ? [] : [`is owned by ${visible(owner)}`]),
    ...(faceDown ? ["is face down"] : []),
    ...(tapped ? ["is tapped"] : []),
    ...(attachedTo === null ? [] : [`is attached to ${visible(attachedTo)}`]),
    ...(piles.length === 0
      ? []
      : [`has counters: ${piles.map(([kind, count]) => `${count} ${visible(kind)}`).join(", ")}`]),
    ...(damage === 0 ? [] : [`has ${damage} damage marked on it`]),
    ...(loyalty === null || object.power === null ? [] : [`loyalty ${loyalty}`]),
    ...(isChanged ? [`base ${basePower ?? "—"}/${baseToughness ?? "—"}`] : []),
  ];
}

function playersText(players: readonly (readonly [string, ResolvedPlayer])[], paint: Painter, width: number): string {
  const columns = [
    { title: "Player", least: 8 },
    { title: "Life" },
    { title: "Hand" },
    { title: "Maximum hand" },
    { title: "Lands a turn" },
    { title: "Abilities", least: 16 },
  ];
  const rows = players.map(([name, { life, hand, maximumHandSize, landPlays, abilities }]) => [
    visible(name),
    String(life),
    String(hand),
    maximumHandSize === null ? "none" : String(maximumHandSize),
    landPlays === null ? "any number" : String(landPlays),
    visible(describeValue(abilities)),
  ]);
  const [head = "", ...lines] = tableLines(columns, rows, width);
  return [paint("bold", head), ...lines].join("\n");
}
