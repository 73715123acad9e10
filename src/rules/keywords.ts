/** A keyword ability (CR 702). */
export interface Keyword {
  readonly name: string;
  /** The rule that defines it. */
  readonly clause: string;
  readonly parameter?: Parameter;
}

type Parameter = keyof typeof PARAMETERS;

/** Every keyword ability in the order of the rules; see LIST_DATE in subtypes.ts. Variants go by their basic name. */
// oxfmt-ignore
const NAMES: readonly string[] = [
  "deathtouch", "defender", "double strike", "enchant", "equip", "first strike", "flash", "flying", "haste",
  "hexproof", "indestructible", "intimidate", "landwalk", "lifelink", "protection", "reach", "shroud", "trample",
  "vigilance", "ward", "banding", "rampage", "cumulative upkeep", "flanking", "phasing", "buyback", "shadow",
  "cycling", "echo", "horsemanship", "fading", "kicker", "flashback", "madness", "fear", "morph", "amplify",
  "provoke", "storm", "affinity", "entwine", "modular", "sunburst", "bushido", "soulshift", "splice", "offering",
  "ninjutsu", "epic", "convoke", "dredge", "transmute", "bloodthirst", "haunt", "replicate", "forecast", "graft",
  "recover", "ripple", "split second", "suspend", "vanishing", "absorb", "aura swap", "delve", "fortify", "frenzy",
  "gravestorm", "poisonous", "transfigure", "champion", "changeling", "evoke", "hideaway", "prowl", "reinforce",
  "conspire", "persist", "wither", "retrace", "devour", "exalted", "unearth", "cascade", "annihilator", "level up",
  "rebound", "umbra armor", "infect", "battle cry", "living weapon", "undying", "miracle", "soulbond", "overload",
  "scavenge", "unleash", "cipher", "evolve", "extort", "fuse", "bestow", "tribute", "dethrone", "hidden agenda",
  "outlast", "prowess", "dash", "exploit", "menace", "renown", "awaken", "devoid", "ingest", "myriad", "surge",
  "skulk", "emerge", "escalate", "melee", "crew", "fabricate", "partner", "undaunted", "improvise", "aftermath",
  "embalm", "eternalize", "afflict", "ascend", "assist", "jump-start", "mentor", "afterlife", "riot", "spectacle",
  "escape", "companion", "mutate", "encore", "boast", "foretell", "demonstrate", "daybound", "nightbound", "disturb",
  "decayed", "cleave", "training", "compleated", "reconfigure", "blitz", "casualty", "enlist", "read ahead",
  "ravenous", "squad", "space sculptor", "visit", "prototype", "living metal", "more than meets the eye",
  "for mirrodin!", "toxic", "backup", "bargain", "craft", "disguise", "solved", "plot", "saddle", "spree",
  "freerunning", "gift", "offspring", "impending", "exhaust", "max speed", "start your engines!", "harmonize",
  "mobilize", "job select", "tiered", "station", "warp", "∞", "mayhem", "web-slinging", "firebending", "sneak",
  "increment", "paradigm", "power-up", "teamwork", "storied",
];

/** Those whose rule says that several instances (of the same kind, from the same quality) are redundant, with the letter of the clause. */
// oxfmt-ignore
const REDUNDANT: ReadonlyMap<string, string> = new Map(Object.entries({
  deathtouch: "f", defender: "c", "double strike": "e", "first strike": "d", flash: "b", flying: "c", haste: "d",
  hexproof: "h", indestructible: "c", intimidate: "c", landwalk: "e", lifelink: "f", protection: "m", reach: "c",
  shroud: "b", trample: "g", vigilance: "c", banding: "m", phasing: "p", shadow: "c", horsemanship: "c", fear: "c",
  convoke: "d", "split second": "c", delve: "c", wither: "d", rebound: "c", infect: "f", menace: "c", skulk: "c",
  improvise: "c", "read ahead": "c",
}));

/** What is written with a keyword, always or in some of its variants; a number or a text may stand beside a cost. */
// oxfmt-ignore
const PARAMETERS = {
  quality: ["enchant", "affinity", "offering", "champion", "companion", "gift"],
  cost: [
    "equip", "ward", "cumulative upkeep", "buyback", "cycling", "echo", "kicker", "flashback", "madness", "morph",
    "entwine", "splice", "ninjutsu", "transmute", "replicate", "forecast", "recover", "suspend", "aura swap",
    "fortify", "transfigure", "evoke", "prowl", "reinforce", "unearth", "level up", "miracle", "overload", "scavenge",
    "bestow", "outlast", "dash", "awaken", "surge", "emerge", "escalate", "embalm", "eternalize", "spectacle",
    "escape", "mutate", "encore", "boast", "foretell", "disturb", "cleave", "reconfigure", "blitz", "squad",
    "prototype", "more than meets the eye", "craft", "disguise", "plot", "freerunning", "offspring", "impending",
    "exhaust", "harmonize", "warp", "mayhem", "web-slinging", "sneak", "power-up",
  ],
  from: ["hexproof", "protection"],
  landType: ["landwalk"],
  number: [
    "rampage", "fading", "amplify", "modular", "bushido", "soulshift", "dredge", "bloodthirst", "graft", "ripple",
    "vanishing", "absorb", "frenzy", "poisonous", "hideaway", "devour", "annihilator", "tribute", "renown", "crew",
    "fabricate", "afflict", "afterlife", "casualty", "toxic", "backup", "saddle", "mobilize", "firebending",
    "teamwork",
  ],
} as const;

const PARAMETER_OF = new Map<string, Parameter>(
  (Object.keys(PARAMETERS) as Parameter[]).flatMap((parameter) =>
    PARAMETERS[parameter].map((name) => [name, parameter]),
  ),
);

/** Each has the next rule of chapter 702, from 702.2 on; this one shares that of the keyword before it. */
const SHARES_RULE = NAMES.indexOf("nightbound");

function keyword(name: string, place: number): Keyword {
  const parameter = PARAMETER_OF.get(name);
  return {
    name,
    clause: `702.${place + (place < SHARES_RULE ? 2 : 1)}`,
    ...(parameter === undefined ? {} : { parameter }),
  };
}

/** Keywords that a rule defines as another form of its own: each is a keyword ability too. */
const OTHER_FORMS: readonly (readonly [name: string, of: string])[] = [
  ["multikicker", "kicker"],
  ["megamorph", "morph"],
  ["commander ninjutsu", "ninjutsu"],
];

export const KEYWORDS: readonly Keyword[] = [
  ...NAMES.map(keyword),
  ...OTHER_FORMS.map(([name, of]) => ({ ...keyword(of, NAMES.indexOf(of)), name })),
];

const BY_NAME = new Map(KEYWORDS.map((each) => [each.name, each]));

/**
 * The clause by which a second instance of an ability changes nothing, as resolutions write the ability ("flying", "protection
 * from black", "islandwalk"); undefined where each instance counts, or it is not known to be the same one.
 */
export function redundancyOf(ability: string): string | undefined {
  const [, of = ability] = /^(hexproof|protection) from (?!the chosen)/.exec(ability) ?? [];
  const keyword = /^(?:(?:snow|nonbasic|legendary) )?[a-z]+walk$/.test(ability) ? "landwalk" : of;
  const letter = REDUNDANT.get(keyword);
  const rule = BY_NAME.get(keyword)?.clause;
  return letter === undefined || rule === undefined ? undefined : `${rule}${letter}`;
}

/** The clause that says what a keyword means, the first of its rule; undefined for what is no keyword. */
export function meaningOf(name: string): string | undefined {
  const found = BY_NAME.get(name);
  return found && `${found.clause}a`;
}

const BY_MEANING = new Map(NAMES.map((name) => [meaningOf(name), name]));

/** The keyword that a clause says the meaning of; undefined if it says none. */
export function keywordOf(clause: string): string | undefined {
  return BY_MEANING.get(clause);
}

/** The keywords that a keyword counter can give (CR 122.1b); their variants can be given too. */
// oxfmt-ignore
export const KEYWORD_COUNTERS: readonly string[] = [
  "flying", "first strike", "double strike", "deathtouch", "decayed", "exalted", "haste", "hexproof",
  "indestructible", "lifelink", "menace", "reach", "shadow", "trample", "vigilance",
];

/** Keyword abilities that are activated abilities (CR 702, each in its own clause). */
// oxfmt-ignore
export const ACTIVATED_KEYWORDS: ReadonlySet<string> = new Set([
  "equip", "cycling", "fortify", "level up", "outlast", "scavenge", "unearth", "embalm", "eternalize", "encore",
  "crew", "saddle", "station", "reconfigure", "transmute", "reinforce", "forecast", "ninjutsu", "commander ninjutsu",
  "aura swap", "transfigure", "craft", "boast", "exhaust",
]);
