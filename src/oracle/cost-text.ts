import type { Condition, EffectPart, Selector } from "../rules/formats.gen.js";
import { amountText, countedText } from "./amount-text.js";
import { conditionText } from "./condition-text.js";
import { groupText } from "./selector-text.js";
import { listed, say, type Wordings } from "./wordings.js";

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

export function spellsText({ zone, controller, ...kind }: Selector): Wordings {
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
    return whose === undefined ? [] : [...say`spells ${whose}`, ...say`each spell ${whose}`];
  const { type, subtype, ...rest } = kind;
  const several = [type, subtype].find((each) => Array.isArray(each));
  const words =
    several !== undefined && Object.keys(rest).length === 0 && (type === undefined || subtype === undefined)
      ? listed(
          (several as string[]).map((word) => [type === undefined ? word : word.toLowerCase()]),
          "and",
        )
      : type === undefined && subtype === undefined
        ? groupText(kind, "one").map((words) => words.replace(/ permanent$/, ""))
        : groupText(kind, "one");
  return whose === undefined ? say`${words} spells` : say`${words} spells ${whose}`;
}

export function costText({
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
