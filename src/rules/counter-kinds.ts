import { KEYWORD_COUNTERS } from "./keywords.js";

/** Kinds of counters in print, so that a slip of the pen can be told from a kind of one's own; see LIST_DATE in subtypes.ts. */
// oxfmt-ignore
const NAMES: readonly string[] = [
  "acorn", "aegis", "age", "aim", "arrow", "arrowhead", "awakening", "bait", "blaze", "blessing", "blight", "blood",
  "bloodline", "bloodstain", "book", "bounty", "brain", "bribery", "brick", "burden", "cage", "carrion", "cell", "charge",
  "chip", "chorus", "coin", "collection", "component", "contested", "corpse", "corruption", "cosmic", "crank", "credit",
  "croak", "crystal", "cube", "currency", "death", "defense", "delay", "depletion", "descent", "despair", "devotion",
  "discovery", "divinity", "doom", "dread", "dream", "duty", "echo", "egg", "elixir", "ember", "energy", "enlightened",
  "eon", "eruption", "everything", "experience", "exposure", "eyeball", "eyestalk", "fade", "fate", "feather",
  "feeding", "fellowship", "fetch", "filibuster", "film", "finality", "fire", "flame", "flood", "foreshadow", "fungus",
  "funk", "fury", "fuse", "gem", "ghostform", "glyph", "gold", "growth", "hack", "harmony", "hatching", "hatchling",
  "healing", "hit", "hone", "hoofprint", "hope", "hour", "hourglass", "hunger", "husk", "ice", "impostor", "incarnation",
  "incubation", "infection", "influence", "ingenuity", "ingredient", "intel", "intervention", "invitation", "isolation",
  "javelin", "judgment", "ki", "kick", "knickknack", "knowledge", "landmark", "level", "loot", "lore", "loyalty", "luck",
  "magnet", "manabond", "manifestation", "mannequin", "mask", "matrix", "memory", "midway", "mine", "mining", "mire",
  "music", "muster", "necrodermis", "nest", "net", "night", "oil", "omen", "ore", "page", "pain", "palliation",
  "paralyzation", "pause", "petal", "petrification", "phylactery", "phyresis", "pin", "plague", "plot", "point", "poison",
  "polyp", "possession", "pressure", "prey", "primeval", "pupa", "quest", "rad", "rally", "rejection", "release",
  "reprieve", "rev", "revival", "ribbon", "ritual", "rope", "rust", "scream", "scroll", "shell", "shield", "shoe",
  "shred", "silver", "skewer", "sleep", "slime", "slumber", "soot", "soul", "spark", "spite", "spore", "stash",
  "storage", "story", "strife", "study", "stun", "supply", "suspect", "takeover", "task", "theft", "ticket", "tide",
  "time", "tower", "training", "trap", "treasure", "unity", "unlock", "valor", "velocity", "verse", "vitality", "void",
  "volatile", "vortex", "vow", "voyage", "wage", "winch", "wind", "wish", "wreck",
];

/** Kinds of counters that rules or cards know, besides those that change power and toughness. */
export const COUNTER_KINDS: readonly string[] = [...NAMES, ...KEYWORD_COUNTERS];

/** Two numbers, with or without their signs and the stroke between them. */
const NUMBERS = /^[+-]?\d+\s*(?:\/\s*[+-]?|[+-])\d+$/;
const SIZE = /^[+-]\d+\/[+-]\d+$/;

/** Written like a change of power and toughness; as it must be, or in another way (CR 122.1a). */
export function sizeOf(kind: string): "wellFormed" | "misshapen" | "none" {
  return SIZE.test(kind) ? "wellFormed" : NUMBERS.test(kind) ? "misshapen" : "none";
}
