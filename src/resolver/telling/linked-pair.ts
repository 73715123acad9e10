import { type AbilityInstance, label } from "../../rules/ability.js";
import type { LinkedPair } from "../../rules/formats.gen.js";
import { batchOf, namesIn } from "../../rules/linked.js";
import { choicesSaid } from "../../rules/said-clauses.js";
import type { Effect } from "../effect.js";
import { instructionsOf } from "../program.js";
import type { Step } from "../trace.js";

/** Of linked abilities that came to an object together, which are linked with each other alone (CR 607.5, 707.7). */

type Applied = Extract<Step, { readonly kind: "applied" }>;

/** What an object grants itself counts as printed beside what grants it (CR 607.1a). */
function cameOf({ key, origin }: AbilityInstance, object: number): LinkedPair["came"] | undefined {
  if (origin === "printed" || origin === "intrinsic") return undefined;
  return origin === "granted" && batchOf(key, object) !== key.replace(/\d+$/, "") ? undefined : origin;
}

export function linkedPairOf({ effect, slot }: Applied): LinkedPair | undefined {
  const { source, situation, program } = effect;
  const came = source === undefined ? undefined : cameOf(source.instance, source.object);
  if (source === undefined || came === undefined) return undefined;
  const parts = instructionsOf(effect, slot).map(({ part }) => part);
  const choices = choicesSaid([program.affected, ...parts]);
  const links = [...namesIn(source.instance.ability, "linked")];
  if (choices.length + links.length === 0) return undefined;
  if (choices.some((name) => situation.chosen(name) === undefined)) return { came, finds: "noChoice" };
  const link = links.find((name) => situation.refer({ linked: name }).length === 0);
  return link === undefined ? { came } : { came, finds: "noObject", link };
}

/** Whether what took an ability from an object has put another one there that reads the same. */
export function isReplaced({ source }: Effect, by: Step | undefined): boolean {
  if (source === undefined || by?.kind !== "applied") return false;
  const entry = by.entries.find(({ object }) => object === source.object);
  const { key, ability } = source.instance;
  return entry !== undefined && putAnew(entry).some((name) => name === label(ability)) && !has(entry.after, key);
}

interface Abilities {
  readonly abilities: readonly AbilityInstance[];
}

function has({ abilities }: Abilities, key: string): boolean {
  return abilities.some((one) => one.key === key);
}

/** The names of abilities that make way for others which read the same. */
export function putAnew({ before, after }: { readonly before: Abilities; readonly after: Abilities }): string[] {
  if (before.abilities === after.abilities) return [];
  const made = after.abilities.filter(({ key }) => !has(before, key)).map(({ ability }) => label(ability));
  return before.abilities.flatMap(({ key, ability }) => {
    const place = has(after, key) ? -1 : made.indexOf(label(ability));
    return place === -1 ? [] : made.splice(place, 1);
  });
}
