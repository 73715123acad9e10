import type { ObjectAspect } from "./question.js";

type Aspects = readonly ObjectAspect[] | "all";

/** What the face that is up decides. */
const FACE: Aspects = [
  "size",
  "baseSize",
  "typeLine",
  "colors",
  "abilities",
  "name",
  "manaCost",
  "faceDown",
  "copiable",
  "tapsFor",
];

/** The questions that facts are relevant to, by their clauses. Facts of other clauses are never mentioned. */
const CLAUSES: readonly (readonly [aspects: Aspects, clauses: string])[] = [
  [["attacks", "blocks"], "101.2"],
  [["size", "counters"], "107.3m"],
  [["controller", "owner"], "110.2"],
  [["typeLine", "exists", "zone"], "110.4c"],
  [["exists", "zone"], "111.7 702.12b 707.10 707.10f 730.3"],
  [["loyalty", "counters"], "120.3c 306.5b"],
  [["counters", "size"], "120.3d 122.2"],
  [["damage"], "120.3e 120.6 514.2"],
  [["defense", "counters"], "120.3h 310.4b"],
  [["name", "abilities"], "123.5 123.5b"],
  [["manaCost"], "202.3b 202.3e 202.3f 712.8f"],
  [["colors"], "204.2"],
  [["size", "baseSize"], "208.2a 208.3 208.5"],
  [["loyalty"], "306.5c"],
  [["defense"], "310.4c"],
  [["counters", "damage", "exists", "zone", "controller"], "400.7"],
  [["typeLine", "size", "abilities", "colors"], "607.5a"],
  ["all", "611.2b 611.3c 702.26 702.26b 702.26e 702.26f"],
  [["counters", "faceDown", "attachedTo"], "614.12"],
  [["counters"], "616.1 714.2b 714.3a"],
  [["attacks"], "702.3b"],
  [["attachedTo"], "702.26g 702.26i"],
  [["attachedTo", "typeLine"], "702.103f"],
  [["faceDown"], "708.2b 730.2e 730.2f"],
  [["faceDown", "size"], "708.8"],
  [
    FACE,
    "709.3b 709.4 709.4d 709.5 709.5c 709.5d 709.5e 709.5g 710.1b 710.1c 712.4c 712.8a 712.8d 712.8e 712.8g 712.9",
  ],
  [FACE, "712.10 712.15a 712.16 712.18 715.3b 715.4 718.3 730.2c 730.2d 730.2i 730.2j"],
  [["manaCost", "colors"], "709.4b"],
  [["typeLine", "abilities"], "709.4c"],
  [["abilities"], "714.2"],
  [["abilities", "size"], "716.2b 716.2d"],
  [["manaCost", "size", "baseSize", "colors"], "718.3b 718.4"],
  [["name", "typeLine", "abilities"], "718.5"],
];

const ASPECTS: ReadonlyMap<string, Aspects> = new Map(
  CLAUSES.flatMap(([aspects, clauses]) => clauses.split(" ").map((clause) => [clause, aspects] as const)),
);

export function belongsTo(clause: string, aspect: ObjectAspect): boolean {
  const aspects = ASPECTS.get(clause);
  return aspects === "all" || aspects?.includes(aspect) === true;
}
