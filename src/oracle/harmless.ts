/** What happens at once and leaves no continuous effect behind, each verb as an order and said of somebody. */
const VERBS =
  "draws?|discards?|destroys?|exiles?|mills?|scry|surveils?|sacrifices?|taps?|untaps?|counters? target|search(?:es)?|shuffles?|reveals?|returns?|adds?|prevents?|investigates?|looks? at|creates?|deals?|loses? LIFE|gains? LIFE|pays?|puts?";
const WHO =
  "you may|then|you|if you do,|if you don't,|target (?:player|opponent)|any number of target players|each (?:player|opponent)|that player|its (?:controller|owner)|the defending player|they|~|it|that creature";
const AT_ONCE = new RegExp(`^(?:(?:${WHO}) )*(?:${VERBS})\\b`, "i");

/** Words that only speak of when an ability may be used. */
const LIMITS =
  /^(?:Activate (?:~ )?only .*|This ability triggers only once each turn|Any player may activate this ability|You may choose new targets for the (?:copy|copies))\.$/;

/** Words of whatever could touch a characteristic, who controls what, what players have, or a rule of the game. */
const RELEVANT =
  /\b(?:gets?|gains?|has|have|had|loses?|lost|becomes?|controls?|cop(?:y|ies|ied)|base|switch(?:es)?|doubles?|colou?r\w*|types?|is|are|be|isn't|aren't|can't|don't|doesn't|won't|may (?:play|cast)|transform\w*|flips?|face|exchanges?|text|maximum|additional|costs?|named|phase\w*|suspects?|goads?|detains?|until|instead|counters on|counters?(?! (?:target|that|it|up to))|this turn|each turn|next turn|monarch|initiative|emblem|meld|attach\w*|levels?|perpetual\w*|proliferates?|populates?|adapts?|bolsters?|supports?|amass\w*|explores?|connives?|endures?|incubates?|manifests?|cloaks?|exerts?|monstrosity|fabricate|discovers?|learns?|tempts?)\b/i;

/** A sentence of what resolves that has no bearing on characteristics. Only what is known to be so is: all else may have. */
export function isHarmless(sentence: string): boolean {
  if (LIMITS.test(sentence)) return true;
  if (sentence.includes('"')) return false;
  const plain = sentence
    .replace(/\b(gains?|loses?) (?:\d+|X|that much|twice that much|half their) life\b/g, "$1 LIFE")
    .replace(
      /\b(?:a|target|each|another|~|that|nonland|nontoken|or|and|[a-z]+s?) you control\b|\byour opponents control\b|\ban opponent controls\b/g,
      "there",
    )
    .replace(/\b(?:equal to its power|where X is its power)\b/g, "");
  return AT_ONCE.test(plain) && !RELEVANT.test(plain);
}
