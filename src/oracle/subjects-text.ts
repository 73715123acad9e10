import type { Selector } from "../rules/formats.gen.js";
import { orderedText } from "../rules/ordered-text.js";
import type { It } from "./amount-text.js";
import type { Spoken } from "./spoken.js";
import { type Count } from "./noun-text.js";
import { groupText } from "./selector-text.js";
import { type Wordings, say } from "./wordings.js";
import { HOSTS } from "./spoken.js";

/** How a sentence begins: whom it means, and whether that is one or many. */
export function subjectsOf(
  affects: Selector,
): readonly { words: Wordings; count: Count; spoken: Spoken; it: It | undefined }[] {
  if (orderedText(affects) === '{"self":true}')
    return [{ words: ["~"], count: "one", it: "self", spoken: { self: ["~", "it"], host: HOSTS } }];
  if (orderedText(affects) === '{"host":true}')
    return [{ words: HOSTS, count: "one", it: "host", spoken: { self: ["~"], host: [...HOSTS, "it"] } }];
  const spoken: Spoken = { self: ["~"], host: HOSTS };
  if (orderedText(affects) === '{"anyOf":[{"self":true},{"host":true}]}')
    return [{ words: ["~ and enchanted creature each"], count: "many", spoken, it: undefined }];
  const [first, second] = affects.anyOf ?? [];
  if (Object.keys(affects).length === 1 && orderedText(first) === '{"self":true}' && affects.anyOf?.length === 2)
    return [{ words: say`~ and ${groupText(second ?? {}, "many")}`, count: "many", spoken, it: "affected" }];
  const many = groupText(affects, "many");
  return [
    { words: [...many, ...say`all ${many}`], count: "many", spoken, it: "affected" },
    { words: say`each ${groupText(affects, "one")}`, count: "one", spoken, it: "affected" },
  ];
}
