import type { Condition, EffectPart, Selector, StaticAbility } from "../rules/formats.gen.js";
import { amountText, countedText } from "./amount-text.js";
import { conditionText } from "./condition-text.js";
import { groupText, spellKindText } from "./selector-text.js";
import { orderedText } from "../rules/ordered-text.js";
import { say, type Wordings } from "./wordings.js";

/** What its own spell costs while it is on the stack. */
export function selfCostText(
  part: Extract<EffectPart, { kind: "changeCost" }>,
  condition: Condition | undefined,
): Wordings {
  const { reduce, increase, times } = part;
  if (part.leaves !== undefined || part.minimum !== undefined || part.activating !== undefined) return [];
  const way = reduce === undefined ? "more" : "less";
  const when = condition === undefined ? [""] : say` if ${conditionText(condition, { self: ["~", "it"], host: [] })}`;
  const mana = reduce ?? increase ?? "";
  if (times === undefined) return say`~ costs ${mana} ${way} to cast${when}.`;
  return [
    ...say`~ costs ${mana} ${way} to cast for each ${countedText(times, "one")}${when}.`,
    ...(mana === "{1}" ? say`~ costs {X} ${way} to cast, where X is ${amountText(times)}${when}.` : []),
  ];
}

/** What spells, or abilities of a kind, cost. */
export function changedCostText(
  { affects = {}, condition }: StaticAbility,
  part: Extract<EffectPart, { kind: "changeCost" }>,
): Wordings {
  const way = part.reduce === undefined ? "more" : "less";
  const mana = part.reduce ?? part.increase ?? "";
  if (part.activating !== undefined) {
    const plain =
      orderedText(part) ===
      orderedText({
        kind: "changeCost",
        activating: part.activating,
        ...(part.reduce === undefined ? { increase: mana } : { reduce: mana }),
      });
    if (!plain || condition !== undefined) return [];
    if (orderedText(part.activating) === '{"abilities":["equip"]}')
      return orderedText(affects) === '{"controller":"you"}' && way === "less"
        ? [`equip abilities you activate cost ${mana} less to activate.`]
        : [];
    return orderedText(part.activating) === "{}"
      ? say`activated abilities of ${groupText(affects, "many")} cost ${mana} ${way} to activate.`
      : [];
  }
  const spells = spellsText(affects);
  if (condition === undefined)
    return [
      ...say`${spells} ${costText(part)}.`,
      ...(mana === "{1}" && part.times !== undefined
        ? say`${spells} cost {X} ${way} to cast, where X is ${amountText(part.times)}.`
        : []),
    ];
  if (part.times !== undefined) return [];
  if (condition.turn === "you") return say`${spells} during your turn ${costText(part)}.`;
  if (orderedText(condition.is) !== '{"target":true}') return [];
  const it = condition.object === "self" ? ["~"] : condition.object === "host" ? HOSTS : [];
  return say`${spells} that target ${it} ${costText(part)}.`;
}

const HOSTS: Wordings = [
  ..."creature permanent land artifact enchantment planeswalker Vehicle Equipment"
    .split(" ")
    .map((host) => `enchanted ${host}`),
  "equipped creature",
];

function spellsText({ zone, controller, ...kind }: Selector): Wordings {
  if (zone !== "stack") return [];
  const whose =
    controller === "you"
      ? ["you cast"]
      : controller === "opponent"
        ? ["your opponents cast"]
        : controller === undefined
          ? undefined
          : [];
  if (Object.keys(kind).length === 0)
    return whose === undefined ? ["spells"] : [...say`spells ${whose}`, ...say`each spell ${whose}`];
  const words = spellKindText(kind);
  return whose === undefined ? say`${words} spells` : say`${words} spells ${whose}`;
}

function costText({
  increase,
  reduce,
  times,
  coloredOnly,
  leaves,
  minimum,
}: Extract<EffectPart, { kind: "changeCost" }>): Wordings {
  if (coloredOnly || leaves !== undefined || minimum !== undefined) return [];
  const each = times === undefined ? [""] : say` for each ${countedText(times, "one")}`;
  return say`${["cost", "costs"]} ${reduce ?? increase ?? ""} ${reduce === undefined ? "more" : "less"} to cast${each}`;
}
