import { SINGULARS, SUBTYPE_WORDS } from "./words.js";

/*
 * What happens at once, as an event of its own, and leaves no continuous effect behind (CR 611): zone changes, damage, life,
 * drawing, tapping, choosing. Each verb as an order and said of somebody. Anything that could hide an effect (gets, gains,
 * becomes, control, counters on objects) is only taken in a form that is known to be none.
 */
const DEEDS: ReadonlySet<string> = new Set(
  [
    "draw draws discard discards destroy destroys exile exiles mill mills scry scries surveil surveils sacrifice sacrifices",
    "tap taps untap untaps counter search searches shuffle shuffles reveal reveals return returns put puts add adds",
    "investigate investigates look looks deal deals lose loses gain gains pay pays create creates regenerate regenerates",
    "fight fights transform transforms convert converts flip flips venture ventures suspect suspects choose chooses attach attaches unattach",
    "prevent remove removes clash learn discover roll rolls guess guesses cast casts play plays copy copies manifest cloak",
    "goad goads take takes win wins get gets skip skips vote votes populate repeat note ante collect exchange separate",
    "conjure seek seeks forage blight incubate unattaches trade double",
  ]
    .join(" ")
    .split(" ")
    .concat([
      "phase out", "phases out", "phase in", "phases in", "become the monarch", "becomes the monarch", "becomes day", "becomes night",
      "doesn't untap", "don't untap", "tap or untap", "taps or untaps", "choose and", "manifest dread", "manifests dread", "explores and", "can't be regenerated", "becomes saddled", "becomes prepared", "becomes plotted",
    ]),
); // prettier-ignore

/** Words that only say what is meant by a verb. No verb of them changes anything; those that look like one stand in descriptions. */
const PLAIN: ReadonlySet<string> = new Set(
  `a an the that those this these target targets any each all every another other others one two three four five six seven
  eight nine ten eleven twelve thirteen fifteen twenty first second third last next no none X half twice both
  its their his her your my it them him itself themselves ~ you they opponent opponents opponent's opponents' player player's players players'
  owner owner's owners owners' controller controller's controllers controllers' defending attacking blocking active nonactive
  of to from with without in into on onto among at under over up as than equal number amount total greatest highest least more less fewer
  much many for by between beyond during before after until where is's if not also instead only again back only rest way same
  different random order face-down face down top bottom library libraries hand hands graveyard graveyards battlefield exile
  stack command zone zones outside game sideboard card cards permanent permanents permanent's creature creatures creature's creatures' artifact
  artifacts artifact's enchantment enchantments land lands land's planeswalker planeswalkers planeswalker's battle battles instant instants
  sorcery sorceries kindred token tokens spell spells spell's ability abilities source sources Aura Auras Equipment
  noncreature nonland nontoken nonartifact nonenchantment nonbasic nonlegendary nonblack nonwhite nonblue nonred nongreen non-Human
  historic basic legendary snow modified multicolored monocolored colorless white blue black red green attacked blocked blocks attacks
  tapped untapped transformed attached alone enchanted equipped suspected unblocked kicked face-up exiled revealed discarded sacrificed destroyed milled chosen
  power toughness mana value cost costs greater lesser color colors type types name names named counter counters loyalty life damage combat
  turn turns turn's step steps phase phases upkeep end main beginning time times
  dealt deal died dies entered enters left leaves cast put came lost gained returned drawn milled created that's that're that'd
  was were been has had have would are aren't isn't wasn't weren't
  control controls controlled own owns shares share sharing paying pay additional extra new possible able equal rounded
  turned there able any's just long put's plus minus excess lethal noncombat combat-damage one's
  choice devotion party starting tapped-and-attacking aside pile piles die coin d20 result results dungeon initiative monarch tempts experience energy poison rad
  vehicle activated triggered mode modes kind divided evenly assigned chooses choose-any single suspended and/or or and whose which who
  even odd nonsnow remaining original remain remains unchanged untap's commander commanders Class Room Case Role Roles
  flashback suspend forestcycling foretell foretold plotted flip-a-coin wins winning lowest
  can't couldn't could don't be being
  upkeeps tie tied paid spent mana-value it's they're into-hand source's who's cards' opponent-controlled
  Treasure Food Clue Blood Map Powerstone Gold Incubator Lander Mutagen Shard tokens'`
    .split(/\s+/)
    .concat(["untap step"]),
);

/** What gives an ability, where that speaks of it by name (normal-text.ts): what is done to it at once is harmless. */
const GIVER = "§";

/** The names of keywords that a description can have: a creature with flying. */
const KEYWORDS =
  /^(?:flying|reach|haste|vigilance|trample|deathtouch|lifelink|menace|defender|hexproof|indestructible|infect|shadow|horsemanship|islandwalk|strike|double|cycling|bloodthirst|changeling|prowess|ward|protection|flash)$/;

export function isPlainWord(word: string): boolean {
  const bare = word.replace(/(?:'s|s'|')$/, "").replace(/^non-/, "");
  return (
    bare === GIVER ||
    bare === "~" ||
    PLAIN.has(word) ||
    PLAIN.has(word.toLowerCase()) ||
    KEYWORDS.test(word) ||
    SUBTYPE_WORDS.has(bare) ||
    SINGULARS.has(bare) ||
    word === "Phyrexian"
  );
}

export const isDeed = (verb: string): boolean => DEEDS.has(verb.charAt(0).toLowerCase() + verb.slice(1));

/** Of verbs that do more than one thing, the forms that are harmless; what must not stand with others. */
const LIFE =
  /(?:(?:an additional |another )?(?:\d+|X|that much|twice that much|half (?:their|your|that much|his or her)|twice X|three times that much|double that much|twice the|life)\b.*\blife\b|life\b|the game\b|another \d+ life|no life)/;

/** What it says of a verb, tested on each verb of a clause. */
const FORMS: readonly (readonly [verb: RegExp, form: RegExp])[] = [
  [/\b(?:gains?|loses?) (?!control of)(?=[^.]*)/gi, new RegExp(`^${LIFE.source}`, "i")],
  [
    /(?<!\bwould )\bgets? /gi,
    /^(?:(?:\{[A-Z]+\})+|(?:(?:an?|one|two|three|four|five|X|that many|\w+ additional|another) (?:poison|rad|experience|energy|ticket) counters?)\b)/i,
  ],
  [/\b(?:take|takes) /gi, /^(?:an|two|the|that|it|\w+ damage)\b/i],
  [/^(?:counter|counters) /gi, /^(?:target|that|it|up to|all|each|the)\b/i],
  [/\bdouble /gi, /^(?:strike|the (?:amount|damage)|target player's life|your life|that)\b/i],
  [/\bexchange /gi, /^(?:life|your life|hands)\b/i],
];

/** Words with which a clause puts counters on something, attaches a meaning to it that lasts, or makes it another. */
const LASTS =
  /\b(?:put|puts|return|returns|with|enters?)\b[^.]*\bcounters?\b(?! (?:target|it|that|spell))|\bcontrol of\b|\bbecomes? (?!day|night|the monarch|saddled|prepared|plotted|tapped|untapped|blocked|the target)|\bas a copy\b|\bcounters? (?:on|among|onto)\b|[+-]\d\/[+-]\d counters?\b|\bdistributes?\b|\bcosts? (?:\{|an additional)|\b(?:is|are|isn't|aren't) (?:an?|no longer|still)\b|\b(?:attacks?|blocks?)\b[^.]* if able\b|\bcan't (?:[^.]* or )?(?:gain life|cast spells)\b|\badditional lands?\b/;

/** Creatures that are described by counters on them: no counters are put. */
const DESCRIBED =
  /\bwith (?:a|an|one or more|\w+ or more|no|\w+ or fewer) [^ ]+ counters? on (?:it|them|him|her)\b|\b(?:for each|the number of) [^ ]+ counters? on (?:it|them|him|her|~|that creature|enchanted creature|equipped creature)(?!\w)/g;

const COMES =
  /\b(?:onto|to) the battlefield(?: tapped| transformed)?(?: under (?:your|its owner's|their owners?'s?|his owner's|her owner's) control)? with [^.]*$/;

/** Counters on a card that is exiled with them. */
const EXILES_WITH =
  /\bexiles? (?:it|them|~|one of them|[^.]*\bcards?\b[^.]*)(?: face down)? with [^.]* counters? on\b/i;

/** Whether counters that are spoken of at the end are put on what comes onto the battlefield, and describe nothing. */
export const isComing = (text: string): boolean => COMES.test(text);

/** Of a clause of a deed, who does it and what it is done to, whether nothing in it lasts (see LASTS). */
export function isHarmlessClause(clause: string): boolean {
  const text = isComing(clause) || EXILES_WITH.test(clause) ? clause : clause.replace(DESCRIBED, "so");
  if (/n't untap\b/.test(text) && !/\bnext untap steps?\b/.test(text)) return false;
  if (/^(?:[a-z]+ )*removes? /i.test(text)) return !/\bput\b/.test(text);
  if (/^(?:create|creates|conjure)\b|\bcreates?\b/i.test(text))
    return (
      /\btokens? that(?:'s|'re| are) (?:\w+ )?cop(?:y|ies) of\b/.test(text) && !/\bcounters?\b(?! on it\b)/.test(text)
    );
  // The number that an exchange gives a creature lasts (CR 701.12g).
  if (/\bexchanges? .*\b(?:power|toughness)\b/i.test(text)) return false;
  if (LASTS.test(text)) return false;
  return FORMS.every(([verb, form]) =>
    [...text.matchAll(verb)].every((match) => form.test(text.slice(match.index + match[0].length))),
  );
}

/** Sentences about when an ability may be used, what it costs, what may be cast or whom it means; each the whole sentence. */
const WHOLE: readonly RegExp[] = [
  /^(?:Activate (?:~ )?(?:only|no more than) .*|This ability triggers (?:only|no more than|twice).*|Any player may activate this ability|Only your opponents may activate this ability|You may choose new targets for (?:the|that|it|those|any).*|Do this only once each turn)\.$/,
  /^(?:This effect doesn't|This effect can't) [^"]*\.$/,
  /^If [^".]* would (?:die|be put into|leave the battlefield|be destroyed|draw a card|deal|be dealt|be countered)[^".]*\.$/,
  /^If [^".]* is countered this way, [^".]*\.$/,
  /^The next time [^".]* (?:would deal damage|would be dealt damage)[^".]*, prevent [^".]*\.$/,
  /^(?:Prevent|The next time|If [^".]* would deal) [^".]*\bdamage\b[^".]*\.$/,
  /^(?:Damage (?:that would be dealt [^".]* )?can't be prevented(?: this turn)?|That damage can't be prevented|X can't be 0|(?:It|They|That creature|Those creatures|A creature destroyed this way|Creatures destroyed this way) can't be regenerated|(?:It|That spell) can't be countered(?: by [^".]*)?)\.$/,
  /^(?:Until end of turn, )?(?:You|They|you|That player|that player) (?:don't|doesn't) lose this mana [^".]*\.$/,
  /^(?:The|A|Any) (?:copy|copies) [^".]*\.$/,
  /^(?:Then )?[Tt]he Ring tempts you\.$/,
  /^(?:After (?:this|that) (?:main )?phase|After this one)[^".]*, there is an additional [^".]*\.$/,
  /^(?:You|That player|It|They) may (?:look at and )?(?:cast|play) [^".]*\.$/,
  /^If you cast a spell this way, you may spend mana as though [^".]*\.$/,
  /^(?:The next (?:\d+|X)|All) (?:combat )?damage that would be dealt [^".]* is dealt to [^".]* instead\.$/,
  /^(?:Until|For as long as|Once|During|Whenever|At|As long as) [^".]*\bmay (?:cast|play|look at) [^".]*\.$/,
  /^(?:You may s|S)pend (?:this )?mana [^".]*\.$/,
  /^(?:Mana of any type can be spent|You may spend (?:white|blue|black|red|green|colorless)? ?mana as though)[^".]*\.$/,
  /^(?:Return|Put|Sacrifice|Exile|Destroy|Draw) [^".]* at the beginning of [^".]*\.$/,
  /^(?:Starting with you, each player votes for [^".]*|Repeat this process[^".]*|Then repeat this process[^".]*|Each player guesses [^".]*)\.$/,
  /^(?:All (?:other )?creatures able to block|All creatures that could block) [^".]* (?:this turn )?do so\.$/,
  /^You may pay (?:\{[^}]+\})+ to end this effect\.$/,
  /^Spend this mana only [^".]*\.$/,
  /^(?:Flip a coin|End the turn)\.$/,
  /^(?:If you both own and control [^".]*, )?[Ee]xile them, then meld them into [^".]*\.$/,
  /^Turn (?:~|target [^".]*|all [^".]*|any number of [^".]*) face (?:up|down)\.$/,
];

/** Words that no such sentence may have: what they would say lasts. */
const LASTING =
  /\b(?:gets? [+-]|gains? (?!\d|life|X|that much)|has base|becomes? a|loses? all|control of|\+1\/\+1 counters?|switch|costs? \{|additional lands?|can't (?:[^.]* or )?(?:gain life|cast spells))\b/;

/** A sentence of what resolves that has no bearing on characteristics. Only what is known to be so is: all else may have. */
export function isHarmless(sentence: string): boolean {
  return !sentence.includes('"') && WHOLE.some((whole) => whole.test(sentence)) && !LASTING.test(sentence);
}

/** One instance of the word "target" among words, and what stands after it. */
export interface Aimed {
  /** Undefined: as many as one likes, but no more than `upTo`. */
  readonly count?: number;
  readonly upTo?: number;
  readonly player?: "any" | "opponent";
  readonly another?: true;
  /** "any target" (CR 115.4). */
  readonly anyTarget?: true;
  readonly after: string;
}

const NUMBERS = ["one", "two", "three", "four", "five", "six"];

/** How often "target" chooses something in a clause, and how many each time. */
export function targetsOf(text: string): Aimed[] {
  const found: Aimed[] = [];
  for (const match of text.matchAll(
    /(?:\b(up to|number of|any|new|the|single|its|a|that|or|could|legal) )?(?:\b(\w+) )?\b(other )?target\b(?! of\b)( (?:player|opponent))?/gi,
  )) {
    const [whole, before = "", number = "", other, player] = match;
    if (/^(?:new|the|single|its|a|could|legal)$/i.test(number) || /^(?:new|single|its|legal)$/i.test(before)) continue;
    const isMany = /^(?:up to|number of)$/i.test(before) || /^X$/i.test(number);
    const place = NUMBERS.indexOf(number.toLowerCase());
    found.push({
      ...(!isMany && { count: place < 0 ? 1 : place + 1 }),
      ...(/^up to$/i.test(before) && place >= 0 && { upTo: place + 1 }),
      ...(player !== undefined && { player: player.trim() === "opponent" ? "opponent" : "any" }),
      ...((other !== undefined || /^another$/i.test(number)) && { another: true }),
      ...(/^any$/i.test(number) && { anyTarget: true }),
      after: text.slice(match.index + whole.length),
    });
  }
  return found;
}

/** Verbs of rules of the game about attacking, blocking, untapping and the like. */
const RULE_VERBS: ReadonlySet<string> = new Set(
  "can't except exactly transform can don't doesn't must assigns assign block blocks blocked attack attacks be sacrificed targeted countered regenerated untap enchanted equipped crew though it they weren't didn't if able only alone damage combat as long phase".split(
    " ",
  ),
);

/** A rule of the game in words that touch no characteristic, no player and no cost. */
export function isRuleText(text: string): boolean {
  return (
    text.length <= 80 &&
    !/\b(?:have|has|gain|lose|become|becomes|copy|cost|costs|and|put)\b/.test(text) &&
    text.split(" ").every((word) => RULE_VERBS.has(word) || isPlainWord(word))
  );
}
