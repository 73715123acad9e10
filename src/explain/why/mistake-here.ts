import type { Misconception } from "../../misconceptions/misconceptions.js";
import { printEffect } from "../../names/effect.js";
import type { Resolution, TraceStep } from "../../rules/formats.gen.js";
import { copies, takes } from "./evidence.js";
import { askedIn, type WhyQuestion } from "./question.js";
import { ofKind, Seen, type SeenOf } from "./seen.js";

type Applied = SeenOf<"applied">;

/** A mistake as it is told on some boards, in words and with a clause of its own. */
interface Variant {
  readonly of: string;
  readonly id: string;
  readonly forgets: string;
  readonly isMet: (here: Here) => boolean;
}

interface Here {
  readonly object: string | undefined;
  readonly aspect: string | undefined;
  readonly trace: readonly TraceStep[];
  readonly applied: readonly Applied[];
}

/** The first that is met is told. What is believed is the same; the words of the mistake itself would not be true of the board. */
const VARIANTS: readonly Variant[] = [
  {
    of: "newcomers-are-affected",
    id: "phased-out-are-affected",
    forgets: "702.26e",
    isMet: ({ object, trace }) =>
      trace.some((step) => step.kind === "starts" && step.object === object && step.clauses.includes("702.26e")),
  },
  {
    // Nothing copies: what it has merged with, or was chosen as it entered, would show (CR 613.2a, 613.2b).
    of: "face-down-shows-its-copy",
    id: "face-down-comes-first",
    forgets: "613.2b",
    isMet: ({ object, applied }) =>
      object !== undefined &&
      !applied.some((seen) => seen.step.objects.includes(object) && copies(seen) && !isMerging(seen, object)),
  },
  {
    // It was a copy before it was turned down: 708.10 is of what becomes one while it is face down.
    of: "face-down-shows-its-copy",
    id: "face-down-shows-its-copy",
    forgets: "613.2b",
    isMet: ({ object, applied }) =>
      object !== undefined &&
      !applied.some(({ step }) => step.objects.includes(object) && step.clauses.includes("708.10")),
  },
  {
    of: "copying-ends-effects",
    id: "copying-ends-merging",
    forgets: "730.2a",
    isMet: ({ object, applied }) =>
      object !== undefined &&
      applied.some((seen) => isMerging(seen, object)) &&
      !applied.some(({ step }) => step.objects.includes(object) && step.clauses.includes("611.2c") && !isCopying(step)),
  },
  {
    of: "copies-are-printed",
    id: "copiable-values-are-printed",
    forgets: "613.2c",
    isMet: ({ aspect }) => aspect === "copiable",
  },
  {
    // What is asked about loses nothing: it finds elsewhere what others have lost.
    of: "losing-beats-gaining",
    id: "losing-comes-last",
    forgets: "613.1f",
    isMet: ({ object, applied }) =>
      object !== undefined && !applied.some((seen) => takes(seen) && seen.step.objects.includes(object)),
  },
];

function isMerging({ step }: Applied, object: string): boolean {
  return step.effect === printEffect({ kind: "event", object, event: "merged" });
}

function isCopying({ layer }: Applied["step"]): boolean {
  return layer === "1a";
}

/** A misconception in the words that are true of what is asked on this board. */
export function mistakeHere(
  misconception: Misconception,
  question: WhyQuestion,
  { trace }: Pick<Resolution, "trace">,
): Misconception {
  const asked = askedIn(question);
  const [object, aspect] = asked.kind === "object" ? [asked.object, asked.aspect] : [];
  const here: Here = { object, aspect, trace, applied: ofKind(Seen.all(trace), "applied") };
  const found = VARIANTS.find(({ of, isMet }) => of === misconception.id && isMet(here));
  return found === undefined ? misconception : { ...misconception, id: found.id, forgets: found.forgets };
}
