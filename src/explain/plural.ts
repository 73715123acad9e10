/** Nouns of the game that form their plural in their own way, or have none. */
const IRREGULAR: ReadonlyMap<string, string> = new Map(
  Object.entries({
    Dwarf: "Dwarves",
    Elf: "Elves",
    Homunculus: "Homunculi",
    Fungus: "Fungi",
    Cyclops: "Cyclopes",
    Locus: "Loci",
    Mongoose: "Mongooses",
    Mouse: "Mice",
    Octopus: "Octopuses",
    Ox: "Oxen",
    Pegasus: "Pegasi",
    Platypus: "Platypuses",
    Thief: "Thieves",
    Werewolf: "Werewolves",
    Wolf: "Wolves",
    "Time Lord": "Time Lords",
  }),
);

const UNCHANGED: ReadonlySet<string> = new Set([
  "Astartes",
  "Aurochs",
  "Bison",
  "Custodes",
  "Dauthi",
  "Djinn",
  "Eldrazi",
  "Elk",
  "Equipment",
  "Fish",
  "Food",
  "Gold",
  "Jellyfish",
  "Junk",
  "Kithkin",
  "Kor",
  "Merfolk",
  "Metathran",
  "Moonfolk",
  "Myr",
  "Nephilim",
  "Plains",
  "Samurai",
  "Sand",
  "Sheep",
  "Soltari",
  "Spacecraft",
  "Spawn",
  "Squid",
  "Starfish",
  "Thalakos",
  "Treefolk",
  "Undercity",
  "Vedalken",
  "Vibranium",
]);

/** Words that can't stand as nouns: "Urza's lands", not "Urza'ses". */
const ATTRIBUTIVE_ONLY: ReadonlySet<string> = new Set(["Arcane", "Power-Plant", "Urza's", "Shi'ar", "C'tan"]);

export function isNoun(subtype: string): boolean {
  return !ATTRIBUTIVE_ONLY.has(subtype);
}

export function pluralOf(noun: string): string {
  const known = IRREGULAR.get(noun);
  if (known !== undefined) return known;
  if (UNCHANGED.has(noun)) return noun;
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return `${noun}es`;
  if (/[^aeiou]y$/.test(noun)) return `${noun.slice(0, -1)}ies`;
  return `${noun}s`;
}
