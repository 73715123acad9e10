import type { Result, Scenario } from "../../src/rules/formats.gen.js";
import type { CorpusScenario } from "../../src/verifier/plan.js";
import type { LabCorpus } from "../lab-corpus.js";
import { listed } from "./difference.js";

/* The remarks of a file beside its events: title, question, provenance. */

export interface Around {
  readonly original: CorpusScenario | undefined;
  readonly corpus: LabCorpus;
  /** The difference from the original, such as `in another order`. */
  readonly difference: string | undefined;
  readonly result: Result;
  /** The readings in place of the recommended ones. */
  readonly readings: readonly string[];
  /** Whether it has values that the user did not type. */
  readonly isFilled: boolean;
}

type Head = Pick<Scenario, "id" | "rev" | "title" | "question" | "provenance"> & Pick<Partial<Scenario>, "topic">;

export function headOf(board: Scenario, around: Around): Head {
  const { original } = around;
  const topic = board.topic ?? topicOf(around);
  const own = board.question?.trim();
  const isTyped = own !== undefined && own !== "" && own !== original?.scenario.question;
  return {
    id: idOf(board, around),
    rev: 1,
    title: titleOf(board, around),
    question: isTyped ? own : questionOf(board, around),
    topic,
    provenance: provenanceOf(board, around),
  };
}

/** Shortens a text that is longer than allowed. */
function cut(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, most).replace(/[^a-z0-9]+[a-z0-9]*$/i, "");
}

const LONGEST_ID = 110;

function idOf(board: Scenario, { original, corpus }: Around): string {
  const isTaken = (id: string): boolean => corpus.byId.has(id);
  if (!isTaken(board.id)) return board.id;
  const stem = `${cut(original?.scenario.id ?? board.id, LONGEST_ID)}-what-if`;
  let id = stem;
  for (let n = 2; isTaken(id); n++) id = `${stem}-${n}`;
  return id;
}

const LONGEST_TITLE = 150;

function titleOf(board: Scenario, { corpus, difference }: Around): string {
  const taken = new Set(corpus.scenarios.map(({ scenario }) => scenario.title.toLowerCase()));
  const own = board.title.trim();
  if (!taken.has(own.toLowerCase())) return own;
  // The lint objects to words of testing, which a card's name may contain.
  const isFit = difference !== undefined && !/\bshould\b|\btests?\b|\bcheck|\bverif/i.test(difference);
  const remark = ` (${isFit ? difference : "what if"})`;
  const stem = `${cut(own, LONGEST_TITLE - Math.min(remark.length, 60))}${remark}`.slice(0, LONGEST_TITLE);
  let title = stem;
  for (let n = 2; taken.has(title.toLowerCase()); n++) title = `${stem} ${n}`;
  return title;
}

const LONGEST_QUESTION = 290;

function questionOf({ timeline }: Scenario, { difference }: Around): string {
  const last = timeline.findLast((event) => event.kind === "check");
  const objects = Object.keys(last?.expect ?? {});
  const asked = objects.length === 0 ? "What is true at the end" : `What is true of ${listed(objects)} at the end`;
  const whole = difference === undefined ? `${asked}?` : `${asked}, ${difference}?`;
  return whole.length <= LONGEST_QUESTION ? whole : "What is true at the end?";
}

/** The topic of the original; else that of the deepest layer. */
function topicOf({ original, result }: Around): NonNullable<Scenario["topic"]> {
  const known = TOPICS.find((topic) => topic === original?.topic);
  if (known !== undefined) return known;
  const layer = result.layers.at(-1)?.[0] ?? "";
  return TOPIC_OF_LAYER.get(layer) ?? "state-based";
}

const TOPICS = [
  "copy",
  "control",
  "text",
  "type",
  "color",
  "abilities",
  "power-toughness",
  "timestamps",
  "dependency",
  "players",
  "game-rules",
  "state-based",
] as const satisfies readonly Scenario["topic"][];

const TOPIC_OF_LAYER: ReadonlyMap<string, NonNullable<Scenario["topic"]>> = new Map(
  TOPICS.slice(0, 7).map((topic, i) => [String(i + 1), topic]),
);

const UNPROVED =
  "Values and reasons that nobody typed are those of the reference resolver; nobody has derived them by hand yet.";

/** The user's provenance, and whatever a reader must know in any case. */
function provenanceOf(board: Scenario, { original, difference, readings, isFilled }: Around): string[] {
  const typed = board.provenance ?? [];
  const from =
    original === undefined
      ? "Made in the lab of cr613."
      : `Made in the lab of cr613 from the board of ${original.scenario.id}${difference === undefined ? "" : `, ${difference}`}.`;
  const without = readings.filter((id) => board.alternatives?.some((alternative) => alternative.id === id) !== true);
  const unread =
    without.length === 0
      ? []
      : [`The lab was asked to follow ${listed(without)}; that changes nothing of what is expected here.`];
  const together =
    readings.length > 1 ? ["What other readings give is told for each alone, not for several at once."] : [];
  return [
    ...(typed.length > 0 ? typed : [from]),
    ...unread,
    ...together,
    ...(isFilled && !typed.includes(UNPROVED) ? [UNPROVED] : []),
  ];
}
