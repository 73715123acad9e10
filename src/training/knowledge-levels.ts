import type { TraceStep } from "../rules/formats.gen.js";

/** 1 what every player meets, 2 what judges learn first, 3 what they learn later, 4 corner cases. */
export type Level = 1 | 2 | 3 | 4;

export interface Family {
  readonly level: Level;
  /** Clauses or their prefixes; the longest match counts. */
  readonly clauses: readonly string[];
  readonly why: string;
}

/** The level of every clause outside the families. */
export const USUAL_LEVEL: Level = 2;

// oxfmt-ignore
export const KNOWLEDGE_LEVELS: readonly Family[] = [
  { level: 1, clauses: ["102", "103", "104", "106", "108", "109", "110", "111"], why: "players, cards, permanents and tokens: met in every game" },
  { level: 1, clauses: ["118.8", "118.9", "119", "120", "202.3"], why: "paying a cost, life, damage and mana values" },
  { level: 1, clauses: ["122.1a", "613.4c"], why: "bonuses and counters are added up" },
  { level: 1, clauses: ["208.1", "208.3"], why: "only creatures have power and toughness" },
  { level: 1, clauses: ["305.2", "402", "514.2"], why: "lands a turn, cards in hand, the end of the turn" },
  { level: 1, clauses: ["305.6"], why: "a Forest taps for green" },
  { level: 1, clauses: ["301.5", "303.4"], why: "Equipment and Auras do what they say to what they are on" },
  { level: 1, clauses: ["508", "509", "609.4"], why: "who may attack and block" },
  { level: 1, clauses: ["601", "611.2a", "611.3a"], why: "casting; how long effects last and whom they affect, by their words" },
  { level: 1, clauses: ["701", "702"], why: "keywords do what they say" },
  { level: 1, clauses: ["704.5a", "704.5c", "704.5f", "704.5g", "704.5i", "704.5j", "704.3"], why: "dying, losing, the legend rule" },

  { level: 2, clauses: ["101.2", "105", "118", "201", "205", "206"], why: "can't beats can; colors, costs, names and types that are changed" },
  { level: 2, clauses: ["305.7"], why: "what a land loses as its basic types are set: met wherever lands are changed" },
  { level: 2, clauses: ["604", "611", "611.2c", "611.3"], why: "static abilities against effects that were created once" },
  { level: 2, clauses: ["613", "613.1", "613.2", "613.4", "613.5", "613.7", "613.7b", "613.7d"], why: "the layers and, within one, timestamps" },
  { level: 2, clauses: ["613.10", "613.11", "613.9"], why: "players and rules of the game come after the layers" },
  { level: 2, clauses: ["707", "707.2", "708"], why: "copiable values, face-down cards" },
  { level: 2, clauses: ["704"], why: "the other state-based actions" },
  { level: 2, clauses: ["702.16", "702.11"], why: "what protection and hexproof take in" },

  { level: 3, clauses: ["613.3", "604.3"], why: "characteristic-defining abilities go first and work everywhere" },
  { level: 3, clauses: ["613.6"], why: "what has begun goes on without its ability" },
  { level: 3, clauses: ["613.8", "613.8a", "613.8b"], why: "dependency beats timestamps" },
  { level: 3, clauses: ["613.7a", "613.7c", "613.7e", "613.7f", "613.7g", "613.7h", "613.7j", "613.7k"], why: "where a timestamp comes from, and what renews it" },
  { level: 3, clauses: ["205.3d", "208.2", "208.4", "208.5", "122.1"], why: "base values, stars without their ability, keyword counters, subtypes without their type" },
  { level: 3, clauses: ["612"], why: "changes of text reach the words and not the names" },
  { level: 3, clauses: ["611.2b", "611.2d", "608.2"], why: "durations that never begin, numbers that are fixed" },
  { level: 3, clauses: ["613.2a", "613.2b", "707.3", "707.5", "707.6", "707.7", "707.9"], why: "copies of copies, and copies with exceptions" },
  { level: 3, clauses: ["113", "400.7", "607"], why: "abilities apart from their objects, new objects, linked abilities" },
  { level: 3, clauses: ["709", "710", "711", "712", "714", "715", "716", "718", "719"], why: "cards that have more than one face, chapters or levels" },
  { level: 3, clauses: ["702.26"], why: "phasing is no change of zones" },
  { level: 3, clauses: ["702.73"], why: "changeling defines its types in every zone" },

  { level: 4, clauses: ["613.8c"], why: "the order of a layer is worked out anew after each effect" },
  { level: 4, clauses: ["613.7m", "613.7n"], why: "timestamps of the same moment" },
  { level: 4, clauses: ["611.2e", "614", "616"], why: "looking ahead at what enters" },
  { level: 4, clauses: ["113.10", "113.11", "113.12"], why: "abilities that can't be had, qualities that are only stated" },
  { level: 4, clauses: ["107.1b", "107.2", "107.3"], why: "numbers that can't be, or can't be worked out" },
  { level: 4, clauses: ["123", "612.5", "612.6", "612.7", "612.8", "612.9"], why: "stickers, exchanged text boxes, full texts, names" },
  { level: 4, clauses: ["607.5", "707.2b", "707.2c", "707.9d", "707.9f", "707.9g", "707.10"], why: "choices without their ability, copies that stay as they were, values that are defined and excepted" },
  { level: 4, clauses: ["702.140", "730"], why: "merged permanents" },
  { level: 4, clauses: ["702.26d", "702.26e", "702.26f", "702.26g", "702.26i"], why: "what phases along, and what is remembered meanwhile" },
  { level: 4, clauses: ["712.8", "712.15", "712.21", "708.10"], why: "faces in other zones, melded cards, face-down objects turned up as others" },
];

/** Kinds of steps that require more knowledge than their clause alone. */
export const LEVEL_OF_STEP: Readonly<Partial<Record<TraceStep["kind"], Family>>> = {
  loop: { level: 4, clauses: ["613.8b"], why: "effects that wait for each other in a circle" },
};
