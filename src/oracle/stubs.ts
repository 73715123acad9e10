/*
 * Rules that change no characteristic, and replacements that make no copy and put no counters; each the whole sentence.
 * They are there, can be lost, copied and counted, and do nothing that the layers see.
 */
const RULES: readonly RegExp[] = [
  // Tapped, countered, untapped, in the opening hand.
  /^(?:~|(?:[A-Z][a-z]+ )*[a-z ]+ your opponents control|[A-Z][a-z ]+ your opponents control|Permanents) enters? tapped(?: unless [^"]*| and attacking)?\.$/,
  /^(?:~|[A-Z]?[A-Za-z ]*[Ss]pells(?: you (?:control|cast)| your opponents cast)?) can't be countered(?: by [^"]*)?\.$/,
  /^(?:You may choose not to untap [^".]*|Damage (?:that would be dealt [^".]* )?can't be prevented|Skip your [^".]*|[Pp]lay with [^".]* revealed|Players play with [^".]* revealed|Your opponents play with [^".]* revealed|Untap (?:all|each) [^".]* during each [^".]* untap step|[^".]* don't untap during [^".]* unless [^".]*)\.$/,
  /^(?:If (?:~|this card) is|You may reveal (?:~|this card)) (?:in|from) your opening hand(?:, you may begin the game with it on the battlefield)?\.$/,
  /^If you do, at the beginning of the first upkeep, [^".]*\.$/,
  // Combat, of those whose words are no rule of their own.
  /^(?:~|(?:[Ee]nchanted|[Ee]quipped) \w+|[A-Z][^".]* you control|Creatures|[A-Z][^".]*creatures?|Creatures with [^".]*|Cowards|Walls) (?:can't be blocked|can't attack|can't block|can block|can attack|can be blocked|doesn't untap|attack|attacks|must attack|blocks) [^".]*\.$/,
  /^No more than [^".]* creatures? can (?:attack|block) [^".]*\.$/,
  /^(?:All creatures able to block ~ do so|~ can be your commander|A deck can have [^".]*|[^".]* can't be (?:sacrificed|regenerated)|They can't be regenerated)\.$/,
  /^You may (?:exert ~ as it attacks|have (?:~|enchanted creature|equipped creature) assign its combat damage as though it weren't blocked)\.$/,
  // What is prevented or replaced.
  /^Prevent (?:all|that|X|\d+) [^".]*damage[^".]*\.$/,
  /^If (?!~ was)[^".]* would (?:gain|lose|draw|deal|be dealt|discard|die|be put into|leave|mill|scry|tap|create|learn|search|be destroyed|add|produce|flip|roll|begin|be sacrificed|take|explore|assemble|venture|proliferate|win|shuffle|put|untap)\b[^".]*\.$/,
  /^(?:If [^".]* causes? (?:a triggered ability|you to discard)|If a (?:triggered|spell)[^".]*triggers?,|If you tap|All damage that would be dealt) [^".]*\.$/,
  /^(?:Abilities|Creatures?|Permanents?|Artifacts?)[^".]* (?:don't cause abilities to trigger|enter(?:ing)? don't cause [^".]*)\.$/,
  /^[^".]* (?:triggers an additional time|don't trigger)\.$/,
  // What may be played, cast, activated, paid or looked at, and what may not.
  /^(?:During (?:each of your turns|your turn), |Once (?:during )?each (?:turn|of your turns), |Until [^",.]*, |As long as [^",.]*, |If [^".]*, )?[Yy]ou may (?:cast|play|look at|spend|pay|activate|choose new|begin|put|discard|exile|sacrifice|tap|look|reveal|collect|plot) [^".]*\.$/,
  /^(?:Your opponents|Opponents|Players|Each player|Each opponent|You|Enchanted player|Your opponent|Spells|Cards|Creature cards|Lands|Activated abilities|Nonland permanents|They|Permanents and spells|Players who|Spells and abilities)[^".]* can't (?!gain|have|be the target)[^".]*\.$/,
  /^Each (?:player|opponent) (?:can cast only|can't cast|can cast spells only|may cast)[^".]*\.$/,
  /^(?:~|[^".]* (?:spells?|abilities)[^".]*) can be (?:cast|activated) [^".]*\.$/,
  /^As an additional cost to (?:cast|activate) [^".]*, [^"]*\.$/,
  /^(?:Cast|Activate) ~ only [^".]*\.$/,
  /^As ~ enters, (?:you may )?(?:pay|reveal|sacrifice|exile|discard|return|tap|it's|each opponent|look at|mill)\b(?!.*\b(?:copy|becomes|counters?)\b)[^".]*\.$/,
  /^(?:If you don't|Otherwise), (?:it|~) enters tapped\.$/,
  /^If you control [^".]*, ~ enters tapped\.$/,
  /^(?:The flashback cost is|Its flashback cost is|The same is true for|Mana of any type can be spent)(?! creature)[^".]*\.$/,
  /^(?:You don't lose the game for [^".]*|You can't lose the game[^".]*|Players can't (?:search|draw|win)[^".]*|If a player would win[^".]*|Players don't lose [^".]*|You don't lose [^".]* mana [^".]*)\.$/,
  /^(?:Equip costs|Equip abilities) [^".]*can be [^".]*\.$/,
  /^If you cast (?:it|~) (?:any time|this way)[^".]*\.$/,
  /^(?:All|Each) [^".]*\bable to block [^".]* do so\.$/,
  /^Untap ~ during each [^".]* untap step\.$/,
  /^[A-Z][A-Za-z' -]* enters? (?:un)?tapped\.$/,
  /^~ enters prepared\.$/,
  /^While voting, you [^".]*\.$/,
  /^Players may spend mana [^".]*\.$/,
  /^Remove ~ from your deck before playing if you're not playing for ante\.$/,
  /^You may (?:assign ~'s combat damage|have [^".]* assign their combat damage as though) [^".]*\.$/,
  /^(?:As long as [^",.]*|During your turn), if [^".]* would (?:gain|lose|draw|deal|be dealt|discard|die|learn|flip|roll)\b[^".]*\.$/,
  /^If [^".]* would (?:be created|copy|be reduced|pay|be placed)\b[^".]*\.$/,
  /^You draw cards from the bottom [^".]*\.$/,
];

/** What a rule can't hide: a characteristic, counters, a copy, who controls what. */
const TOUCHES =
  /\b(?:copy of|gets? [+-]|has base|becomes? an?|control of|counters? on|(?:gains?|has|have|lose|loses) (?:flying|haste|trample|all|hexproof|indestructible|lifelink|menace|protection|flashback|shroud)|additional lands?|cost \{|costs \{\d+\} less)\b/;

/**
 * Rules that definitions have as data: who can't attack or block on a condition that is no payment, who can't cast spells or
 * gain life, how many spells or lands there may be, and what must attack or block.
 */
const RULES_OF_DATA: readonly RegExp[] = [
  /\bcan't (?:attack|block|be blocked)\b[^.]*\b(?:unless(?! [^.]*\bpays?\b)|if|as long as)\b/,
  /\bcan't (?:[^.]* or )?(?:gain life|cast (?:more than|(?:[a-z]+ )?spells?\b)|win the game|lose the game)/,
  /\b(?:attacks?|blocks?)\b[^.]* if able\b/,
  /\b(?:doesn't|don't) untap during\b(?![^.]*\bunless\b)/,
];

/** A sentence that is kept as an ability which is there and does nothing that the layers see. */
export function isStubRule(sentence: string): boolean {
  const isKnown = RULES.some((rule) => rule.test(sentence));
  return isKnown && !TOUCHES.test(sentence) && !RULES_OF_DATA.some((rule) => rule.test(sentence));
}

const BESIDE_MANA: readonly RegExp[] = [
  /^Spend this mana only [^".]*\.$/,
  /^(?:That mana|This mana) can't be spent [^".]*\.$/,
  /^~ deals \d+ damage to (?:you|each opponent|target opponent)\.$/,
  /^(?:You lose \d+ life|An opponent gains \d+ life|~ doesn't untap during your next untap step|Activate only [^".]*|If that mana is spent on [^".]*, (?:that spell|it) can't be countered|Spend only [^".]*)\.$/,
];

/** What a mana ability says of its mana, or does besides, that no layer sees. */
export const isBesideMana = (sentence: string): boolean => BESIDE_MANA.some((pattern) => pattern.test(sentence));
