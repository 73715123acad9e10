import { type AbilityInstance, label } from "../rules/ability.js";
import type { Ability, GainAbilitiesOfPart, KeywordAbility } from "../rules/formats.gen.js";
import { byCodeUnit } from "../rules/text-order.js";
import type { Application, Look } from "../rules/look.js";
import { ACTIVATED_KEYWORDS } from "../rules/keywords.js";
import { batchOf, foundKey } from "../rules/linked.js";
import { GAIN, show, withAbilities } from "./abilities.js";
import { withoutBarred } from "./gain-abilities.js";
import { AS_WRITTEN, type LayerKind } from "./kind.js";

/** A keyword can mean an activated ability (CR 702): equip, cycling, crew ... */
function isOfKind(ability: Ability, kind: GainAbilitiesOfPart["abilityKinds"][number]): boolean {
  return (
    ability.kind === kind ||
    (kind === "activated" && ability.kind === "keyword" && ACTIVATED_KEYWORDS.has(ability.keyword))
  );
}

/** Two objects that gain each other's abilities would never come to an end. */
function begets(ability: Ability): boolean {
  return ability.kind === "static" && ability.does.some(({ kind }) => kind === "gainAbilitiesOf");
}

/** From the chosen color, of the chosen land type: nothing was chosen for the object that would gain it (CR 607.5a). */
function asksForChoice({ from, landType, fromQuality }: KeywordAbility): boolean {
  return [from, landType, fromQuality?.name, fromQuality?.subtype].some(
    (word) => typeof word === "object" && "chosen" in word,
  );
}

/** An ability found on another object. */
export interface FoundAbility {
  readonly ability: Ability;
  /** Its batch there: linked pairs of different objects stay apart (CR 607.5). A named keyword is the same on each. */
  readonly from: string;
}

/** The abilities of these kinds that the objects described have now. */
export function foundAbilities({ of, abilityKinds, keywords }: GainAbilitiesOfPart, look: Look): FoundAbility[] {
  const found = look.select(of).flatMap((object) =>
    look
      .view(object)
      .abilities.filter(({ ability }) => abilityKinds.some((kind) => isOfKind(ability, kind)) && !begets(ability))
      .map(({ ability, key }) => ({ ability, from: `${object}.${batchOf(key, object)}` })),
  );
  if (keywords === undefined) return found;
  const named = found.filter(
    ({ ability }) => ability.kind === "keyword" && keywords.includes(ability.keyword) && !asksForChoice(ability),
  );
  // "Has flying if one of them has" is one instance, however many have it and whichever (CR 613.8a compares that).
  const byLabel = new Map(named.map(({ ability }) => [label(ability), { ability, from: "" }]));
  return [...byLabel].sort(([a], [b]) => byCodeUnit(a, b)).map(([, found]) => found);
}

function instancesOf(found: readonly FoundAbility[], { key, timestamp, generation }: Application): AbilityInstance[] {
  return found.map(({ ability, from }, place) => ({
    key: foundKey(key, from, place),
    ability,
    origin: "granted",
    grantedAt: timestamp,
    generation,
  }));
}

/** CR 613.1f: the instruction is the list of abilities found, so it changes when the others lose theirs. */
export const gainAbilitiesOf: LayerKind<GainAbilitiesOfPart, readonly FoundAbility[]> = {
  ...AS_WRITTEN,
  stage: "ability",
  needs: ["abilities"],
  manner: "adds",
  fix: (part, look, { cantHave }) => {
    // What is found among other objects is found once; the abilities themselves stay as they are written.
    const abilities = foundAbilities(part, look).map(({ ability }) => ability);
    return withoutBarred({ kind: "gainAbilities", abilities }, cantHave, look);
  },
  writes: () => GAIN,
  uses: ({ of }) => ({ selectors: [{ allOf: [of, { abilityCount: { atLeast: 0 } }] }] }),
  evaluate: foundAbilities,
  apply: (found, view, application) => withAbilities(view, instancesOf(found, application)),
  show: (found) => show(found.map(({ ability }) => ability)),
};
