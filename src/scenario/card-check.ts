import { factsOf, kindOf } from "../effects/index.js";
import type { AfterStage } from "../effects/kind.js";
import type { Ability, AbilityEntry, Card, CreatedEffect, EffectPart, Face, Made } from "../rules/formats.gen.js";
import { isEmblem, thingsMadeBy } from "../events/made.js";
import { namesIn } from "../rules/linked.js";
import { type Fault, faultAt } from "../faults/fault.js";
import { nearest } from "../faults/nearest.js";
import type { Path } from "../faults/pointer.js";
import { quote } from "../faults/quote.js";
import { wordPlaceFaults } from "./word-places.js";

/** What no schema can check: ability ids are unique, and every effect states what it affects. */
export function cardFaults(card: Card, path: Path): Fault[] {
  return [
    ...faceFaults(card, path),
    ...meldFaults(card, path),
    ...(card.back === undefined ? [] : faceFaults(card.back, [...path, "back"])),
    ...thingsMadeBy(card).flatMap((made, i, all) => {
      const here = [...path, "makes", i];
      const isSecond = all.findIndex(({ name }) => name === made.name) < i;
      const second = `a second thing called ${quote(made.name)} among what this card makes`;
      const said = card.makes?.[i];
      const at = typeof said === "object" && said.name !== undefined ? [...here, "name"] : here;
      return [
        ...(made.name === "" ? [faultAt(here, "nothing says what it is called", "a name, or subtypes")] : []),
        ...(isSecond ? [faultAt(at, second, "a name of its own")] : []),
        ...faceFaults(made, here),
        ...(isEmblem(made) ? emblemFaults(made, here) : []),
      ];
    }),
  ];
}

/** CR 712.4: a meld card names another one, and the combined face that one of them bears. */
function meldFaults({ name, layout, meld, back }: Card, path: Path): Fault[] {
  if (meld === undefined) return [];
  const here = [...path, "meld"];
  return [
    ...(layout === "meld" ? [] : [faultAt(here, `the card ${quote(name)} is no meld card`, '"layout": "meld"')]),
    ...(meld.with === name ? [faultAt([...here, "with"], "a card does not meld with itself", "the other card")] : []),
    ...(back === undefined || back.name === meld.into
      ? []
      : [faultAt([...here, "into"], `the combined face is called ${quote(back.name)}`, quote(back.name), back.name)]),
  ];
}

const OF_NO_EMBLEM = ["printedName", "colorIndicator", "supertypes", "subtypes", "power", "toughness"] as const;

/** CR 114.3-4: an emblem has no characteristics but abilities, and those function in the command zone. */
function emblemFaults(emblem: Made, path: Path): Fault[] {
  const said = OF_NO_EMBLEM.filter((key) => Object.hasOwn(emblem, key));
  const { abilities = [] } = emblem;
  return [
    ...said.map((key) => faultAt([...path, key], `without types this is an emblem, which has no ${key} (CR 114.3)`)),
    ...(abilities.length === 0 ? [faultAt(path, "without types this is an emblem, and it has no abilities")] : []),
    ...abilities.flatMap((ability, i) =>
      typeof ability === "object" && ability.kind === "static" && ability.zones?.includes("command") !== true
        ? [faultAt([...path, "abilities", i], "this ability of an emblem functions nowhere", '"zones": ["command"]')]
        : [],
    ),
  ];
}

function faceFaults(face: Face, path: Path): Fault[] {
  const abilities = face.abilities ?? [];
  const ids = abilities.flatMap((ability) => idOf(ability) ?? []);
  const seen = new Set<string>();
  const asked = abilities.flatMap((ability) =>
    typeof ability === "object" && ability.kind === "asEnters" && ability.choose !== undefined ? [ability.choose] : [],
  );
  return abilities.flatMap((ability, i) => {
    const here = [...path, "abilities", i];
    const id = idOf(ability);
    const repeated = id !== undefined && seen.has(id);
    if (id !== undefined) seen.add(id);
    return [
      ...(repeated
        ? [faultAt([...here, "id"], `the ability id ${quote(id)} stands twice on this card`, "an id of its own")]
        : []),
      ...(typeof ability === "string" ? [] : abilityFaults(ability, here, ids)),
      ...(typeof ability === "string" ? [] : choiceFaults(ability, here, asked)),
      ...wordPlaceFaults(ability, here),
    ];
  });
}

export function idOf(ability: AbilityEntry): string | undefined {
  return typeof ability === "string" || ability.kind === "keyword" ? undefined : ability.id;
}

/** If several abilities ask for the same choice, one that refers to it must name the ability it is linked to (CR 607.1). */
function choiceFaults(ability: Ability, path: Path, asked: readonly string[]): Fault[] {
  return [...namesIn(ability, "chosen")]
    .filter((written) => asked.filter((name) => name === written).length > 1)
    .map((name) =>
      faultAt(
        path,
        `several abilities of this card ask for ${quote(name)}`,
        `ability-id/${name}: the one that is meant`,
      ),
    );
}

function abilityFaults(ability: Ability, path: Path, ids: readonly string[]): Fault[] {
  switch (ability.kind) {
    case "static":
      return [...effectFaults(ability, path, ids), ...misfits(ability.does, path)];
    case "activated":
    case "triggered":
    case "spell":
      return (ability.effects ?? []).flatMap((effect, i) => effectFaults(effect, [...path, "effects", i], ids));
    case "asEnters":
      return keptAbilityFaults(ability.copy?.except?.keepAbility, [...path, "copy", "except", "keepAbility"], ids);
    case "keyword":
    case "characteristicDefining":
    case "mana":
    case "replacement":
      return [];
  }
}

/** Parts that affect players or the game, or may do so. */
const OF_PLAYERS_OR_GAME: ReadonlySet<string> = new Set<AfterStage>(["players", "gameRules"]);

/** `affects` is optional only if every part affects a player or the game. */
function effectFaults(
  { affects, does }: Pick<CreatedEffect, "affects" | "does">,
  path: Path,
  ids: readonly string[],
): Fault[] {
  const ofObjects = does.find(({ kind }) => !OF_PLAYERS_OR_GAME.has(factsOf(kind).stage));
  const unaddressed =
    affects === undefined && ofObjects !== undefined
      ? [
          faultAt(
            path,
            `the key "affects" is missing: ${ofObjects.kind} is done to objects`,
            'affects: a selector such as { "self": true }',
          ),
        ]
      : [];
  return [
    ...unaddressed,
    ...does.flatMap((part, i) => {
      const kept = kindOf(part).keeps(part);
      return kept === undefined ? [] : keptAbilityFaults(kept.ability, [...path, "does", i, ...kept.at], ids);
    }),
  ];
}

function misfits(does: readonly EffectPart[], path: Path): Fault[] {
  return does.flatMap((part, i) => {
    const misfit = kindOf(part).misfitInStatic(part);
    return misfit === undefined ? [] : [faultAt([...path, "does", i, ...misfit.at], misfit.message, misfit.expected)];
  });
}

function keptAbilityFaults(kept: string | undefined, path: Path, ids: readonly string[]): Fault[] {
  if (kept === undefined || ids.includes(kept)) return [];
  return [
    faultAt(
      path,
      `this card has no ability ${quote(kept)}`,
      ids.length === 0 ? undefined : ids.join(", "),
      nearest(kept, ids),
    ),
  ];
}
