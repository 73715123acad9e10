import { ownerOf } from "../../names/effect.js";
import { beats, type Beaten } from "../../rules/game-rules.js";
import type { GameRule } from "../../rules/formats.gen.js";
import { changedRulePhrase } from "../../wording/changed-rules.js";
import type { ObjectNames } from "../../wording/object-names.js";
import { type Phrase, say, type Word } from "../../wording/phrase.js";
import { type Reason, reasonFrom } from "./reason.js";
import { ofKind, type Seen, type SeenOf } from "./seen.js";

/** A rule that forbids something, and one that allows or requires it, of the same players or objects. */
interface Contradiction {
  readonly forbids: SeenOf<"gameRule">;
  readonly other: SeenOf<"gameRule">;
  readonly sort: Beaten;
  /** The objects that both are about; undefined if they are about players. */
  readonly objects: readonly string[] | undefined;
}

/** That what forbids something beats what allows or requires it (CR 101.2), by the step that comes last of the two. */
export function prohibitionReasons(
  steps: readonly Seen[],
  names: ObjectNames,
): { readonly place: number; readonly reason: Reason }[] {
  return contradictionsIn(ofKind(steps, "gameRule")).map(({ forbids, other, sort, objects }) => {
    const about = ({ step: { rule } }: SeenOf<"gameRule">): Phrase =>
      changedRulePhrase(objects === undefined ? rule : { ...rule, objects: [...objects] }, names);
    const words = say("claim-cant-wins", {
      allowed: about(other),
      allows: sourceOf(other.step.effect, names),
      forbidden: about(forbids),
      forbids: sourceOf(forbids.step.effect, names),
      required: sort === "must" ? "yes" : "no",
    });
    const reason = { ...reasonFrom([other, forbids], words), clauses: ["101.2"] };
    return { place: Math.max(forbids.place, other.place), reason };
  });
}

function contradictionsIn(steps: readonly SeenOf<"gameRule">[]): Contradiction[] {
  return steps.flatMap((forbids) =>
    steps.flatMap((other): Contradiction[] => {
      const [one, two] = [forbids.step.rule, other.step.rule];
      const sort = beats(one.rule, two.rule);
      if (sort === undefined || !areForOne(one, two)) return [];
      const objects = one.objects === undefined ? two.objects : one.objects.filter((id) => isAbout(two, id));
      return objects?.length === 0 ? [] : [{ forbids, other, sort, objects }];
    }),
  );
}

/** What makes the rule so, which the words of that tell from others of one source. */
function sourceOf(effect: string, names: ObjectNames): Word {
  return names.object(names.sourceOf(ownerOf(names.effect(effect))));
}

/** A rule for every player names none. */
function areForOne({ player: one }: GameRule, { player: other }: GameRule): boolean {
  return one === undefined || other === undefined || one === other;
}

function isAbout({ objects }: GameRule, id: string): boolean {
  return objects?.includes(id) !== false;
}
