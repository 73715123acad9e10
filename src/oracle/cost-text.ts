import type { Condition, EffectPart, Selector, StaticAbility } from "../rules/formats.gen.js";
import { amountText, cardsText, countedText } from "./amount-text.js";
import { conditionText } from "./condition-text.js";
import { boundText, groupText, spellKindText } from "./selector-text.js";
import { type Count } from "./noun-text.js";
import { orderedText } from "../rules/ordered-text.js";
import { say, type Wordings } from "./wordings.js";

const BEYOND_THE_FIRST = { atLeastOf: [0, { sum: [{ count: { target: true } }, -1] }] };

/** What its own spell costs while it is on the stack. */
export function selfCostText(
  part: Extract<EffectPart, { kind: "changeCost" }>,
  condition: Condition | undefined,
): Wordings {
  const { reduce, increase, times } = part;
  if (part.leaves !== undefined || part.minimum !== undefined || part.activating !== undefined) return [];
  const way = reduce === undefined ? "more" : "less";
  if (condition?.object === "target" && condition.is !== undefined && times === undefined)
    return say`~ costs ${reduce ?? increase ?? ""} ${way} to cast if it targets ${["a", "an"]} ${groupText(condition.is, "one")}.`;
  if (orderedText(times) === orderedText(BEYOND_THE_FIRST))
    return condition === undefined && increase !== undefined
      ? [`~ costs ${increase} more to cast for each target beyond the first.`]
      : [];
  const when =
    condition === undefined
      ? [""]
      : say` ${["if", "as long as"]} ${conditionText(condition, { self: ["~", "it"], host: [] })}`;
  const mana = reduce ?? increase ?? "";
  if (times === undefined)
    return [
      ...say`~ costs ${mana} ${way} to cast${when}.`,
      ...(condition === undefined
        ? []
        : say`if ${conditionText(condition, { self: ["~"], host: [] })}, ~ costs ${mana} ${way} to cast.`),
    ];
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
        ? [`equip abilities you activate cost ${mana} less to activate.`, `equip costs you pay cost ${mana} less.`]
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
  const meanwhile = say`${spells} ${costText(part)} as long as ${conditionText(condition, { self: ["~"], host: [] })}.`;
  if (condition.turn === "you") return [...say`${spells} during your turn ${costText(part)}.`, ...meanwhile];
  if (meanwhile.length > 0) return meanwhile;
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

const OFF_BATTLEFIELD = ["hand", "library", "graveyard", "exile", "stack", "command"];

/** "Creature spells you cast", and cards elsewhere: "each land card in your hand". */
export function elsewhereText(affects: Selector): readonly { words: Wordings; count: Count }[] {
  const { zone, owner, ...kind } = affects;
  const { token, ...card } = kind;
  const each = (words: Wordings): Wordings => say`${["", "each "]}${words}`;
  if (zone === "stack") {
    const yours = spellsText(affects);
    const said = [...yours, ...yours.map((words) => words.replace(/ you cast$/, " you control"))];
    return (["one", "many"] as const).map((count) => ({
      words: said.flatMap((words) => {
        const isOne = /^each spell |\bspell\b/.test(words);
        return isOne === (count === "one") ? [words] : isOne ? [] : [`each ${words.replace(/\bspells\b/, "spell")}`];
      }),
      count,
    }));
  }
  if (orderedText(zone) === orderedText(OFF_BATTLEFIELD) && owner === "you" && token === false)
    return (["one", "many"] as const).map((count) => ({
      words: (count === "one" ? each : (words: Wordings) => words)(
        say`${cardsText(card, count)} you own that ${count === "one" ? "isn't" : "aren't"} on the battlefield`,
      ),
      count,
    }));
  if (zone !== "graveyard" && zone !== "hand") return [];
  const where =
    owner === "you" ? [`in your ${zone}`] : owner === undefined && zone === "graveyard" ? ["in graveyards"] : [];
  return (["one", "many"] as const).map((count) => ({
    words: count === "one" ? each(say`${cardsText(kind, count)} ${where}`) : say`${cardsText(kind, count)} ${where}`,
    count,
  }));
}

/** Where and how it was cast: "from your hand", "with mana value 5 or greater". */
function castText({ castFrom, manaValue, power, toughness, keyword, ...kind }: Selector): {
  readonly kind: Selector;
  readonly after: Wordings;
} {
  const from =
    castFrom === undefined
      ? []
      : castFrom === "exile"
        ? [["from exile"]]
        : castFrom === "hand" || castFrom === "graveyard"
          ? [[`from your ${castFrom}`]]
          : [[]];
  const bounds = Object.entries({ "mana value": manaValue, power, toughness }).flatMap(([name, bound]) =>
    bound === undefined ? [] : [say`with ${name} ${boundText(bound)}`],
  );
  const has = keyword === undefined ? [] : [typeof keyword === "string" ? [`with ${keyword}`] : []];
  const all = [...from, ...bounds, ...has];
  return { kind, after: all.length === 0 ? [""] : all.length === 1 ? (all[0] ?? []) : [] };
}

function spellsText({ zone, controller, ...described }: Selector): Wordings {
  if (zone !== "stack") return [];
  const { kind, after } = castText(described);
  if (after.length !== 1 || after[0] !== "") {
    if (controller !== "you") return [];
    const plain = spellsText({ zone, controller, ...kind });
    return plain.flatMap((words) =>
      after.flatMap((more) => [
        `${words} ${more}`,
        ...(more.startsWith("with ") ? [words.replace(/ you cast$/, ` ${more} you cast`)] : []),
      ]),
    );
  }
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
