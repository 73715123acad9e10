import { isKeyword } from "../../rules/ability.js";
import type { Ability, KeywordAbility } from "../../rules/formats.gen.js";
import { partMatcherOf } from "../query/queries.js";
import { Situation, speakerOf, speakerOfPlayer, type Speaker } from "../query/situation.js";
import { protectionAgainst, protectionOfPlayer } from "./attachment.js";

/** What would target something: the object that is the spell or has the ability, if there is one, and its controller. */
export interface Aiming {
  readonly source: number | undefined;
  readonly controller: number;
}

/** A keyword that keeps something from being a target, and the clause. */
export interface Shield {
  readonly keyword: "shroud" | "hexproof" | "protection";
  readonly clause: string;
}

/** What keeps a permanent from being the target of a spell or ability now; undefined if nothing does. */
export function shieldOf(permanent: number, { source, controller }: Aiming, now: Situation): Shield | undefined {
  const view = now.view(permanent);
  const abilities = view.abilities.map(({ ability }) => ability);
  const isFoe = view.controller !== controller;
  const quality = (ability: KeywordAbility): boolean => hasQuality(ability, source, speakerOf(permanent), now);
  return (
    sharedShield(abilities, "702.11b", isFoe, quality) ??
    (source !== undefined && protectionAgainst(permanent, source, now) !== "none"
      ? { keyword: "protection", clause: "702.16b" }
      : undefined)
  );
}

/** The same of a player. */
export function shieldOfPlayer(player: number, { source, controller }: Aiming, now: Situation): Shield | undefined {
  const abilities = now.playerViews[player]?.abilities ?? [];
  const quality = (ability: KeywordAbility): boolean => hasQuality(ability, source, speakerOfPlayer(player), now);
  return (
    sharedShield(abilities, "702.11c", player !== controller, quality) ??
    (source !== undefined && protectionOfPlayer(player, source, now) !== "none"
      ? { keyword: "protection", clause: "702.16b" }
      : undefined)
  );
}

/** Whether what shields something from a source may hang on what that source is. */
export function asksOfSource(ability: Ability): boolean {
  if (ability.kind !== "keyword") return false;
  const { keyword, from, fromQuality } = ability;
  return keyword === "protection" || (keyword === "hexproof" && (from !== undefined || fromQuality !== undefined));
}

function sharedShield(
  abilities: readonly Ability[],
  clause: "702.11b" | "702.11c",
  isFoe: boolean,
  hasTheQuality: (ability: KeywordAbility) => boolean,
): Shield | undefined {
  if (abilities.some((ability) => isKeyword(ability, "shroud"))) return { keyword: "shroud", clause: "702.18a" };
  for (const ability of abilities) {
    if (ability.kind !== "keyword") continue;
    const { keyword, from, fromQuality } = ability;
    // From everything, whatever is aimed.
    if (keyword === "protection" && isEverything(ability)) return { keyword, clause: "702.16j" };
    if (!isFoe || keyword !== "hexproof") continue;
    if (from === undefined && fromQuality === undefined) return { keyword, clause };
    if (hasTheQuality(ability)) return { keyword, clause: "702.11d" };
  }
  return undefined;
}

function isEverything({ from, fromQuality }: KeywordAbility): boolean {
  return from === undefined && fromQuality !== undefined && Object.keys(fromQuality).length === 0;
}

/** In the words of what has the ability. */
function hasQuality(
  { from, fromQuality }: KeywordAbility,
  source: number | undefined,
  speaker: Speaker,
  now: Situation,
): boolean {
  const quality = from === undefined ? fromQuality : { color: from };
  if (quality === undefined || source === undefined) return false;
  const situation = new Situation(now, now.views, speaker, now.playerViews);
  return partMatcherOf(quality).test(source, situation, situation.view(source));
}
