import { messageAbout } from "../../wording/known-message.js";
import { inForm, say, type Word } from "../../wording/phrase.js";
import type { Explained } from "./explanation.js";
import type { Case, Evidence } from "./evidence.js";
import { FAMILIES, REFUTATIONS } from "./refuted-by.js";
import { ofKind, type Seen } from "./seen.js";
import type { MessageId } from "../../wording/catalogue/message-ids.gen.js";
import type { Mentions } from "./mentions.js";
import { mistakeHere } from "./mistake-here.js";
import type { Slice } from "./slice.js";
import type { Scope } from "./scope.js";
import type { Misconception } from "../../misconceptions/misconceptions.js";
import { type Reason, reasonFrom } from "./reason.js";

const MOST = 3;

/** What was not the reason: a refutation of the first of the mistakes that lead to another answer. */
export function refutations(
  { question, wrong, resolution }: Explained,
  slice: Slice,
  scope: Scope,
  mentions: Mentions,
): Reason[] {
  const known: Case = { slice, scope, applied: slice.relevantOf("applied") };
  // The board after state-based actions is another computation.
  if (question.kind === "after") return [];
  const reasons = new Map<string, Reason>();
  const proofs = new Set<string>();
  for (const { misconception: believed, otherwise } of wrong) {
    if (reasons.size === MOST) break;
    const misconception = mistakeHere(believed, question, resolution);
    const evidence = REFUTATIONS[misconception.id]?.({ ...known, otherwise });
    const id = evidence?.says ?? messageAbout("not", FAMILIES[misconception.id] ?? misconception.id);
    if (evidence === undefined && question.kind === "stateBased" && slice.relevantOf("stateBased").length === 0) {
      // Nothing happens, and the mistake lets something happen: the rule itself is what refutes it.
      const truth = truthOf(misconception);
      if (truth !== undefined) reasons.set(misconception.id, truth);
      continue;
    }
    if (id === undefined || evidence === undefined || reasons.has(id)) continue;
    // One proof is enough; the first mistake that it refutes is the most common one.
    const proof = evidence.steps.map(({ place }) => place).join(" ");
    if (proofs.has(proof)) continue;
    proofs.add(proof);
    const waiting = WAITING[id];
    const words = wordsOf(evidence, scope, mentions);
    const depends = waiting === undefined ? undefined : waitingOf(evidence, slice);
    if (waiting !== undefined && depends !== undefined) {
      reasons.set(
        id,
        reasonFrom([depends, ...evidence.steps], say(waiting, words), (clause) => clause === "613.8a"),
      );
      continue;
    }
    const reason = reasonFrom(evidence.steps, say(id, words));
    // The forgotten clause is the refutation, even if no step cites it: a step that does not happen cites nothing.
    reasons.set(id, { ...reason, clauses: [misconception.forgets] });
  }
  return [...reasons.values()];
}

/** What goes by timestamps, where a dependency decides. */
const WAITING: Readonly<Record<string, MessageId | undefined>> = {
  "not-losing-beats-gaining": "not-losing-beats-gaining-waiting",
  "not-gaining-beats-losing": "not-gaining-beats-losing-waiting",
};

/** That the second of two effects depends on the first and comes after it whatever the timestamps (CR 613.8a). */
function waitingOf({ first, second }: Evidence, { all }: Slice): Seen | undefined {
  return ofKind(all, "depends").find(
    ({ step: { effect, on } }) => effect === second?.step.effect && on === first?.step.effect,
  );
}

/** What the rules say in place of a mistake; an older text as a whole forgets no single clause. */
function truthOf({ id, forgets, edition }: Misconception): Reason | undefined {
  const belief = edition === undefined ? messageAbout("misconception", id) : undefined;
  if (belief === undefined) return undefined;
  return { words: inForm(say(belief), { as: "truth" }), clauses: [forgets], steps: [] };
}

function wordsOf({ first, second, effects }: Evidence, scope: Scope, mentions: Mentions): Record<string, Word> {
  const words: Record<string, Word> = {};
  const [one, other] = effects ?? [first?.step.effect, second?.step.effect];
  if (one !== undefined) words["first"] = mentions.effect(one);
  if (other !== undefined) words["second"] = mentions.effect(other);
  if (first !== undefined) words["first-layer"] = first.step.layer;
  if (second !== undefined) words["second-layer"] = second.step.layer;
  if (scope.object !== undefined) words["object"] = mentions.object(scope.object);
  return words;
}
