import type { MessageId } from "../wording/catalogue/message-ids.gen.js";
import { messageAbout } from "../wording/known-message.js";
import { say, type Word } from "../wording/phrase.js";
import { clausesOf } from "../rules/trace-clauses.js";
import type { Claim, Explained } from "./explanation.js";
import { type Case, type Evidence, REFUTATIONS, type Refutation } from "./evidence.js";
import type { Mentions } from "./mentions.js";
import type { Slice } from "./relevant-steps.js";
import type { Scope } from "./scope.js";
import { claimAbout, isOf, type Seen } from "./seen.js";

const MOST = 3;

/** What was not the reason: for the first of the mistakes that lead to another answer, what refutes it. */
export function refutations({ question, wrong }: Explained, slice: Slice, scope: Scope, mentions: Mentions): Claim[] {
  const applied = slice.relevant.flatMap(({ seen }) => (isOf(seen, "applied") ? [seen] : []));
  const known: Case = { slice, scope, applied };
  // What comes after state-based actions is another computation.
  if (question.kind === "after") return [];
  const claims = new Map<string, Claim>();
  const proofs = new Set<string>();
  for (const { misconception } of wrong) {
    if (claims.size === MOST) break;
    const refutation = REFUTATIONS[misconception.id];
    const id = messageOf(misconception.id, refutation);
    const evidence = refutation?.find(known);
    if (id === undefined || evidence === undefined || claims.has(id)) continue;
    // One proof is enough: what it refutes first is what is met most.
    const proof = evidence.steps.map(({ place }) => place).join(" ");
    if (proofs.has(proof)) continue;
    proofs.add(proof);
    const claim = claimAbout(
      evidence.steps,
      say(id, wordsOf(evidence, scope, mentions)),
      citing(evidence.steps, misconception.forgets),
    );
    claims.set(id, claim);
  }
  return [...claims.values()];
}

function messageOf(id: string, refutation: Refutation | undefined): MessageId | undefined {
  return refutation === undefined ? undefined : messageAbout("not", refutation.family ?? id);
}

/** The clause that the mistake forgets, if the steps go by it; else what they are about. */
function citing(steps: readonly Seen[], forgets: string): (clause: string) => boolean {
  const isThere = steps.some(({ step }) => clausesOf(step).includes(forgets));
  return isThere ? (clause) => clause === forgets : (clause) => /^613\.[1-48]/.test(clause);
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
