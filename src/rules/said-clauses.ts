import { written } from "./json-object.js";

/** Words of the vocabulary that a rule of its own explains: by the key under which they stand. */
const CLAUSE_OF_KEY: Readonly<Record<string, string>> = {
  chosen: "607.2d",
  linked: "607.2a",
  colorCount: "105.2",
  basePower: "208.4b",
  baseToughness: "208.4b",
  basePowerOf: "208.4b",
  baseToughnessOf: "208.4b",
  historic: "700.6",
  devotion: "700.5",
  party: "700.8",
  manaValueOf: "202.3",
  manaValue: "202.3",
  levelOf: "716.2a",
  startingLife: "103.4",
  attackingPlayer: "508.1b",
  attackingPermanent: "508.1b",
  blocking: "509.1g",
  blockedBy: "509.1g",
  wasCast: "400.7d",
  castBy: "400.7d",
  paid: "400.7d",
  timesPaid: "702.33d",
};

/** Words that a rule of its own explains: a designation that is asked for, a kind of counter. */
const CLAUSES_OF_WORD: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  has: { monarch: ["725.1"], "city's blessing": ["702.131c"] },
  designation: { solved: ["719.3c", "702.169a"], blocked: ["509.1h"], unblocked: ["509.1h"] },
  controller: { defendingPlayer: ["506.2"] },
  thisTurn: {
    "spells cast": ["601.2i"],
    "cards drawn": ["121.1"],
    "life gained": ["119.3"],
    "life lost": ["119.3"],
    "permanents died": ["700.4"],
  },
  counter: { poison: ["122.1f"] },
};

/** The names of the choices that the words of an ability or effect speak of. */
export function choicesSaid(data: unknown): string[] {
  return written(data).flatMap(([key, inner]) =>
    key === "chosen" && typeof inner === "string" ? [inner] : choicesSaid(inner),
  );
}

/** Words for players that are reckoned from whoever controls the object that says them (CR 109.5). */
const RECKONED: ReadonlySet<unknown> = new Set(["you", "opponent"]);

/** Words for players who control something; with a colon one that stands as a key. */
const CONTROLLERS: ReadonlySet<unknown> = new Set([...RECKONED, "controller", "hostController", "controllerOf:"]);

/** Whether an effect says one of the words; abilities that it gives speak for others. */
function says(words: ReadonlySet<unknown>, data: unknown): boolean {
  return (
    words.has(data) ||
    written(data).some(([key, inner]) => key !== "abilities" && (words.has(`${key}:`) || says(words, inner)))
  );
}

/** Whether the words of an effect speak of "you" or "your opponents". */
export function saysYou(data: unknown): boolean {
  return says(RECKONED, data);
}

/** Whether the words of an effect speak of a player who controls something. */
export function saysWhose(data: unknown): boolean {
  return says(CONTROLLERS, data);
}

/** The clauses that the words of an ability or effect send one to. */
export function clausesSaid(data: unknown): string[] {
  const found = new Set<string>();
  const listen = (value: unknown): void => {
    for (const [key, inner] of written(value)) {
      const clause = CLAUSE_OF_KEY[key];
      if (clause !== undefined) found.add(clause);
      if (typeof inner === "string") for (const said of CLAUSES_OF_WORD[key]?.[inner] ?? []) found.add(said);
      if (key === "characteristic" && inner === "color") found.add("105.2");
      // CR 205.4c: a land is basic or not by its supertype alone.
      if (key === "supertype" && [inner].flat().includes("Basic")) found.add("205.4c");
      listen(inner);
    }
  };
  listen(data);
  return [...found];
}
