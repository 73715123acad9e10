import type { Selector, Zone } from "../rules/formats.gen.js";
import type { Antecedents } from "./antecedents.js";

const OBJECT =
  /\b(?:creatures?|permanents?|cards?|spells?|artifacts?|lands?|tokens?|enchantments?|planeswalkers?|vehicles?)\b/gi;

/** What a trigger names: itself, what it is attached to, or the object of the event (`triggering`). */
export function namedBy(trigger: string): Antecedents {
  if (/^At the beginning of the (?:upkeep|end step) of enchanted creature's controller, $/.test(trigger))
    return { it: HOST, that: HOST };
  const [, event = ""] = /^When(?:ever)? (.*), $/.exec(trigger) ?? [];
  const told = event
    .replace(/\bplayer or (?:planeswalker|battle)\b/g, "player")
    .replace(/\bor (?:a )?planeswalkers?(?: (?:you|they|an opponent|your opponents) controls?)?\b/g, "")
    .replace(/ of (?:a spell or ability|an instant or sorcery spell)(?: you control| an opponent controls)?/g, "")
    .replace(/ for the first time each turn$/, "")
    .replace(/ while (?:you|an opponent|there) .*$/, "");
  const others = told.match(OBJECT) ?? [];
  if (/^~ or (?:enchanted|equipped) \w+ attacks$/.test(told)) return { it: TRIGGERING };
  const [, host] =
    /^(enchanted|equipped) creature .*\b(?:blocks|blocked by|damage to) an? (?:[a-z]+ )*creature$/.exec(told) ?? [];
  if (host !== undefined && others.length === 2) return { that: TRIGGERING };
  // Of it and several others "it" is the one.
  const [, one] =
    /^(~|equipped creature|enchanted creature) (?:[a-z]+ )*(?:one|two) or more (?:[a-z]+ )*creatures$/.exec(told) ?? [];
  if (one !== undefined) return { it: one === "~" ? SELF : HOST };
  if (/^one or more [^ ]+ counters are put on ~$/.test(told)) return { it: SELF };
  if (told.startsWith("~ ") && !/^~ (?:or|and) /.test(told)) {
    if (others.length === 0) return { it: SELF };
    // Of two objects "that creature" is the other one.
    return others.length === 1 && /\b(?:an?|another) (?:[a-z]+ )*(?:creature|Vehicle)\b/i.test(told)
      ? { that: TRIGGERING }
      : {};
  }
  if (/^(?:enchanted|equipped) \w+ /.test(told)) return others.length === 1 ? { it: HOST, that: HOST } : {};
  const isKind = others.length === 0 && /^(?:~ or )?(?:an?|another) (?:[a-z]+ )*[A-Z]/.test(told);
  if (
    /^(?:~ or )?(?:an?|another) /.test(told) &&
    (others.length === 1 || isKind) &&
    !/^an? (?:player|opponent)\b/.test(told)
  )
    return { it: TRIGGERING, that: TRIGGERING };
  // The spell that is cast.
  if (CASTS.test(told)) return { it: TRIGGERING, that: TRIGGERING };
  if (
    /^(?:you|an opponent|a player) (?:attacks? with|sacrifices?|taps?) (?:an?|another) /.test(told) &&
    others.length === 1
  )
    return { it: TRIGGERING, that: TRIGGERING };
  return {};
}

const CASTS =
  /^(?:you|an opponent|a player) casts? (?:an?|another) (?:[\w-]+,? )*spell(?: from your (?:hand|graveyard)| with [^~]*)?$/;

const SELF: Selector = { self: true };
const HOST: Selector = { host: true };
const TRIGGERING: Selector = { triggering: true };

/** What has happened and can't be undone: asked again as the ability resolves, the answer is the same (CR 603.4). */
const HISTORY: readonly RegExp[] = [
  /^(?:you cast it|it was (?:cast|kicked|bargained|evoked)|~ was (?:kicked|cast|bargained)|tribute wasn't paid|you cast it from your hand|it was kicked(?: twice)?)$/,
  /\b(?:this|last) turn\b(?!.*\b(?:is|are|control|controls|have|has) )/,
  /^(?:its|~'s|his|her) \w+ cost was paid$/,
  /^(?:(?:\{[A-Z]\})+|mana from an? \w+|at least \w+ (?:\w+ )?mana) was spent to cast (?:it|~)$/,
  /^it was a creature$/,
  /^(?:you didn't cast it from your hand|you cast (?:it|~) during your main phase|you've completed a dungeon)$/,
];

export function isHistory(asked: string): boolean {
  return (
    HISTORY.some((pattern) => pattern.test(asked)) &&
    !/\b(?:it's|isn't|aren't|are|is|control|controls|have|has)\b(?! (?:gained|lost|cast|drawn|attacked|died|entered))/.test(
      asked,
    )
  );
}

/** Where an ability functions that speaks of its own card in a graveyard or a hand (CR 113.6k, 113.6m); undefined: on the battlefield. */
export function zonesOf(before: string, does: string): Zone[] | undefined {
  if (/\bDiscard ~/.test(before) || /\bReveal ~ from your hand\b/.test(before)) return ["hand"];
  if (
    /\b(?:dies|leaves the battlefield|is put into (?:a|your) graveyard|enters|deals|you cycle ~)\b/.test(before) &&
    /~/.test(before)
  )
    return undefined;
  if (/~ from your graveyard/.test(before) || /~ is in your graveyard/.test(before + does)) return ["graveyard"];
  return /\b(?:return|put|cast|exile) ~ from your graveyard\b/i.test(does) ? ["graveyard"] : undefined;
}
