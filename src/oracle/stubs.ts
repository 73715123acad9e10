/** Rules that change no characteristic, and replacements that make no copy; each the whole sentence. */
const RULES: readonly RegExp[] = [
  /^~ enters tapped(?: unless [^"]*)?\.$/,
  /^(?:~|Spells you control|Creature spells you control) can't be countered\.$/,
  /^(?:You may choose not to untap ~ during your untap step|You may look at the top card of your library any time|Play with the top card of your library revealed|Skip your (?:draw|untap) step|Damage can't be prevented)\.$/,
  /^(?:~|(?:Enchanted|Equipped) \w+|Creatures you control|Other creatures you control) (?:can't be blocked (?:by|except by) [^"]*|can block (?:an additional|any number of|only) [^"]*|doesn't untap during (?:your|its controller's) untap step)\.$/,
  /^(?:~|(?:Enchanted|Equipped) creature) can't (?:attack|block|attack or block) (?:alone|unless [^"]*|if [^"]*)\.$/,
  /^You may (?:exert ~ as it attacks|cast ~ as though it had flash|have ~ assign its combat damage as though it weren't blocked)\.$/,
  /^(?:If (?:~|this card) is|You may reveal this card) (?:in|from) your opening hand(?:, you may begin the game with it on the battlefield)?\.$/,
  /^(?:Players|Your opponents) play with (?:the top card of their libraries|their hands) revealed\.$/,
  /^As ~ enters, you may pay \d+ life\. If you don't, it enters tapped\.$/,
  /^If you control two or more other lands, ~ enters tapped\.$/,
  /^(?:Spells|Creature spells)(?: you cast)? can't be countered\.$/,
  /^If ~ would be put into a graveyard from anywhere, [^"]*\.$/,
  /^(?:All creatures able to block ~ do so|Prevent all (?:combat )?damage that would be dealt (?:to|by|to and dealt by) ~|A deck can have any number of cards named ~|~ can be your commander)\.$/,
  /^You may (?:cast|play) [^"]* from the top of your library\.$/,
  /^As an additional cost to cast ~, (?:sacrifice|discard|pay|exile|tap|return|reveal) [^"]*\.$/,
];

/** A sentence that is kept as an ability which is there and does nothing that the layers see. */
export function isStubRule(sentence: string): boolean {
  return RULES.some((rule) => rule.test(sentence));
}
