import { HOSTS } from "./spoken.js";
import type { Selector } from "../rules/formats.gen.js";
import { orderedText } from "../rules/ordered-text.js";
import { alikeWith } from "./alike.js";
import { type It, cardsText } from "./amount-text.js";
import type { Whom } from "./clause.js";
import { type Count } from "./noun-text.js";
import { groupText } from "./selector-text.js";
import { NUMBER_WORDS } from "./words.js";
import { type Wordings, say } from "./wordings.js";

export interface Subject {
  readonly words: Wordings;
  readonly count: Count;
  readonly it?: It;
}

/** Whom a clause speaks of, as its subject or after a preposition. */
export function whomText({ affects, word, targets, group, another, ofEach, alike }: Whom): Subject[] {
  if (alike !== undefined) {
    const [one] = whomText({
      affects,
      ...(targets !== undefined && { targets }),
      ...(group !== undefined && { group }),
    });
    const others =
      alike === "color"
        ? "each other creature that shares a color with it"
        : "all other creatures with the same name as that creature";
    return one === undefined ? [] : [{ words: say`${one.words} and ${others}`, count: "many", it: "affected" }];
  }
  if (targets !== undefined && group !== undefined) {
    const said = targetText(targets, group, another ?? false);
    return ofEach
      ? said.map(({ words }) => ({ words: say`each of ${words}`, count: "one" as const, it: "affected" as const }))
      : said;
  }
  if ("it" in affects) {
    const count: Count | undefined =
      word === "" ? undefined : /^(?:they|them|those|the tokens)/.test(word ?? "it") ? "many" : "one";
    return (count === undefined ? (["one", "many"] as const) : [count]).map((each): Subject => ({
      words: [word ?? "it"],
      count: each,
      it: "affected",
    }));
  }
  if (affects.zone === "graveyard" && affects.owner === "you") {
    const { zone: _zone, owner: _owner, ...kind } = affects;
    return [
      {
        words: say`each ${cardsText(kind, "one")} in your graveyard`,
        count: "one",
        it: "affected",
      },
    ];
  }
  const key = orderedText(affects);
  if (key === '{"self":true}') return [{ words: ["~"], count: "one", it: "self" }];
  if (key === '{"host":true}')
    return [
      {
        words: [
          ...HOSTS,
          "enchanted enchantment",
          "enchanted planeswalker",
          "enchanted Vehicle",
          "enchanted Equipment",
        ],
        count: "one",
        it: "host",
      },
    ];
  if (key === orderedText(alikeWith("host", "creatureType")))
    return [
      {
        words: ["enchanted creature and other creatures that share a creature type with it"],
        count: "many",
        it: "affected",
      },
    ];
  if (key === orderedText(alikeWith("self", "name")))
    return [{ words: ["~ and each other creature with the same name as it"], count: "many", it: "affected" }];
  const [first, second] = affects.anyOf ?? [];
  if (Object.keys(affects).length === 1 && orderedText(first) === '{"self":true}' && affects.anyOf?.length === 2)
    return [{ words: say`~ and ${groupText(second ?? {}, "many")}`, count: "many", it: "affected" }];
  const many = groupText(affects, "many");
  return [
    { words: [...many, ...say`all ${many}`], count: "many", it: "affected" },
    { words: say`each ${groupText(affects, "one")}`, count: "one", it: "affected" },
  ];
}

function targetText(
  targets: number | { readonly upTo: number | string },
  group: Selector & { readonly words?: string },
  another: boolean,
): Subject[] {
  if (group.words !== undefined)
    return targets === 1 ? [{ words: [`target ${group.words}`], count: "one", it: "affected" }] : [];
  const one = targetGroupText(group, "one");
  const many = targetGroupText(group, "many");
  const other = another ? "other " : "";
  if (typeof targets === "number") {
    if (targets === 1) return [{ words: say`${another ? "another " : ""}target ${one}`, count: "one", it: "affected" }];
    return [
      {
        words: say`${NUMBER_WORDS[targets] ?? ""} ${other}target ${many}${["", " each"]}`,
        count: "many",
        it: "affected",
      },
    ];
  }
  const { upTo } = targets;
  if (upTo === "any")
    return [{ words: say`any number of ${other}target ${many}${["", " each"]}`, count: "many", it: "affected" }];
  if (typeof upTo === "string")
    return [{ words: say`${upTo} target ${many}${["", " each"]}`, count: "many", it: "affected" }];
  const number = NUMBER_WORDS[upTo] ?? "";
  if (upTo === 1) return [{ words: say`up to one ${other}target ${one}`, count: "one", it: "affected" }];
  return [{ words: say`up to ${number} ${other}target ${many}${["", " each"]}`, count: "many", it: "affected" }];
}

function targetGroupText(group: Selector, count: Count): Wordings {
  const { zone, owner, ...kind } = group;
  if (zone === undefined) return groupText(group, count);
  return zone === "graveyard" && owner === "you" ? say`${cardsText(kind, count)} in your graveyard` : [];
}
