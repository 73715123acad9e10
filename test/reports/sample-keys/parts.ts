import type {
  KeyBoardObject,
  KeyChapter,
  KeyClaim,
  KeyItem,
  KeyOption,
  KeyRuleset,
} from "../../../src/rules/formats.gen.js";

export const CORPUS = "3f0a1c5de2b47986".repeat(4);

export function ruleset(title: string): KeyRuleset {
  return { id: "current", title, effective: "2026-02-27" };
}

export function claim(text: string, clauses: readonly string[], ...steps: readonly number[]): KeyClaim {
  return { text, clauses: [...clauses], steps: [...steps] };
}

export function chapter(title: string, ...claims: readonly KeyClaim[]): KeyChapter {
  return { title, claims: [...claims] };
}

export function right(text: string, feedback: string): KeyOption {
  return { text, correct: true, misconceptions: [], feedback };
}

export function wrong(text: string, misconception: string, feedback: string): KeyOption {
  return { text, correct: false, misconceptions: [misconception], feedback };
}

type Told = Omit<KeyItem, "guid" | "revision" | "tags">;

/** An item with a guid of its own place, and the tags that follow from the rest. */
export function item(place: number, told: Told): KeyItem {
  const { topic, knowledge, complexity } = told;
  return {
    ...told,
    guid: `00000000-0000-5000-8000-${String(place).padStart(12, "0")}`,
    revision: 1 + (place % 3),
    tags: [
      `topic:${topic}`,
      `level:${knowledge.level}`,
      `complexity:${complexity.level}`,
      ...knowledge.clauses.map((clause) => `rule:${clause}`),
    ],
  };
}

export function onBoard(
  timestamp: number,
  player: string,
  label: string,
  rest: Omit<Partial<KeyBoardObject>, "timestamp" | "player" | "label"> & Pick<KeyBoardObject, "frame">,
): KeyBoardObject {
  return { id: label, label, player, timestamp, ...rest };
}
