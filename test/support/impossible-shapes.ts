import type { Language } from "../../src/wording/language.js";

/** What no sentence of a language can hold, whatever it is about; with what is wrong with it. */
type Shapes = Readonly<Record<string, RegExp>>;

/** English words that are no part of a name, as names write theirs with capitals; a spell of the corpus is called “Return without abilities”. */
const ENGLISH =
  /(?<!without )(?<![\p{L}’'„«“‚-])(?:abilit(?:y|ies)|becomes?|controls?|counters?|creatures?|effects?|enchantments?|enters|gains|gets|has|have|is|its|loses|that|then|tokens?|until|when|with) (?!\p{Lu})/u;

/** English words of which not even names write more than "of the" and "of a" with small letters. */
const ENGLISH_SMALL =
  /(?<![\p{L}’'„«“‚-])(?:and|are|by|from|the|this|under|were|your|you|of (?!the|an?(?!\p{L}))) (?!\p{Lu})/u;

/** A word begins or ends here; a hyphen joins. */
const B = String.raw`(?<![\p{L}-])`;
const E = String.raw`(?![\p{L}-])`;

function shape(text: string): RegExp {
  return new RegExp(`${B}${text}${E}`, "u");
}

const FEMININE = "(?:Aura|Ausrüstung|Fähigkeit|Farbe|Hexerei|Karte|Kreatur|Marke|Saga|Schlacht|Verzauberung|Zone)";
const NEUTER = "(?:Artefakt|Emblem|Exil|Land|Objekt|Spiel|Textfeld|Ziel)";
const MASCULINE = "(?:Beherrscher|Effekt|Friedhof|Name|Spielstein|Stapel|Typ|Untertyp|Zauberspruch|Zug)";

const GERMAN: Shapes = {
  "two articles": shape(
    "(?:[Ee]ine?[mnrs]?|[Kk]eine?[mnrs]?|dies(?:e[mnrs]?)) (?:die|das|den|dem|des|ein|eine[mnrs]?)",
  ),
  "an article before a feminine noun": shape(
    `(?:[Dd]as|dem|den|des|[Ee]in|eine[mns]|kein|keine[mns]|diese[mns]) ${FEMININE}`,
  ),
  "an article before a neuter noun": shape(`(?:[Dd]ie|[Dd]er|den|[Ee]ine|eine[nr]|keine[nr]?|diese[nr]?) ${NEUTER}`),
  "an article before a masculine noun": shape(`(?:[Dd]ie|[Dd]as|eine|keine|diese) ${MASCULINE}`),
  "the accusative after a preposition of the dative": shape("(?:mit|von|aus|bei|nach|seit) (?:die|das|einen|eine|ein)"),
  "the dative after a preposition of the accusative": shape("(?:für|durch|ohne|gegen) (?:der|dem|des|eine[mrs])"),
  "no genitive after a preposition of the genitive": shape("wegen (?:die|das|den|dem|einen|einem|ein)"),
  "two words that are one": new RegExp(`${B}(?:von|zu|bei) dem (?=\\p{Lu})`, "u"),
  "the English genitive": /(?<!\p{L})(?:Ann|Augustus|Bob|Cid|Dee|Eve)['’]s(?!\p{L})/u,
  "a noun that begins small": shape(
    "(?:ein|eine|der|die|das|den|dem|des) (?:kreatur|land|artefakt|verzauberung|fähigkeit|marke|effekt)",
  ),
  "a space before a mark": / [:;!?](?=\s|$)/,
  "a space before a closing mark": / [“‘](?=[\s.,;:)]|$)/,
  "two prepositions": shape(
    "(?<!nun )(?:von|mit|auf|in|an|für|durch|aus|bei|nach|unter|zu|gegen) (?:von|mit|auf|in|an|für|durch|aus|bei|nach|unter|gegen|vom|zum|im|am|beim)",
  ),
  "a relative pronoun taken for an article": /(?<!\p{L})vom \p{Ll}+,/u,
  "a clause without its comma": shape("(?:ist|sind|hat|haben|steht|stehen) \\p{Ll}+ (?:ist|sind|hat|haben)"),
  "two words of time": shape("(?:dann jetzt|jetzt dann)"),
  "a clause in another case than its sentence":
    /(?<!\p{L})(?:[Ww]em|[Ff]ür wen) [^,.;:]*, (?:hat|ist|wird|kontrolliert)(?!\p{L})/u,
  "a clause about what is excepted": /(?<!\p{L})außer (?:de[rmn]|ein\p{L}*) [^,;:.„“]+, (?:die|der|das|den) /u,
  "a verb behind the clause of its object":
    /(?<!\p{L})(?:es|du|Gegner|an|Kopie) (?:k?ein\p{L}* )?[^,.;:„“]+, (?:die|der|das|den) [^,.;:„“]+, (?:gibt|kontrollierst|kontrolliert|angelegt (?:ist|sind)|werden)(?=[,.;:)“]|$)/u,
  "a verb that must know how many are counted": /(?<!\p{L})[Gg]ezählt (?:wird|werden) \p{Lu}/u,
  "three verbs in a row of and": /(?<!\p{L})und (?:ist|sind) kein[^,.]* mehr und /u,
  "a deed told of nobody": /(?<!\p{L})in diesem Zug von (?:dir|euch)(?!\p{L})/u,
  "an article that begins great": /(?<=\p{Ll} )(?:Der|Die|Das) \p{Lu}\p{L}*(?! \p{L}+en(?!\p{L}))/u,
  "an English word": ENGLISH,
  "a small English word": ENGLISH_SMALL,
};

const FR_FEMININE =
  "(?:bataille|bibliothèque|capacité|carte|cible|couche|couleur|créature|force|loyauté|main|pile|saga|valeur|zone)";
const FR_MASCULINE =
  "(?:artefact|champ|cimetière|contrôle|effet|emblème|enchantement|jeton|joueur|marqueur|nom|permanent|planeswalker|sort|sous-type|super-type|terrain|texte|tour)";

const FRENCH: Shapes = {
  "a participle that must know what is counted": /(?<!\p{L})(?:[Ee]st|[Ss]ont) comptée?s? :/u,
  "defense that is gone where there never was any": /(?<!\p{L})bataille n['’]a plus de défense/u,
  "two words that are one": shape("(?:[Dd]e|[Àà]) les?"),
  "two articles": shape("(?:[Ll]e|[Ll]a|[Ll]es|[Uu]ne?|[Dd]u|ces?|cette) (?:le|la|les|un|une)"),
  "an article after de": shape("de (?:des|du)"),
  "a missing elision":
    /(?<![\p{L}’'-])(?:[DdLlNnSs]e|[Qq]ue|[Ll]a|[Ll]orsque|[Pp]uisque|[Jj]usque) (?!onz|oui|un(?:ième|s)?\b(?!e))(?=[aeiouéèêàâîôœÉÈÊÎÔ])/u,
  "si il": /(?<!\p{L})[Ss]i ils?(?!\p{L})/u,
  "an article before a feminine noun": shape(`(?:[Ll]e|[Uu]n|du|ce|cet|au|aucun|son) ${FR_FEMININE}`),
  "an article before a masculine noun": shape(`(?:[Ll]a|[Uu]ne|[Cc]ette|aucune|sa) ${FR_MASCULINE}`),
  "one where several are": shape(
    `(?:[Ll]es|[Dd]es|[Cc]es|aux|ses|leurs|plusieurs|tous les|toutes les) (?:${FR_FEMININE}|${FR_MASCULINE})`,
  ),
  "several where one is": shape(`(?:[Uu]ne?|[Cc]haque|[Cc]et|[Cc]ette) (?:${FR_FEMININE}|${FR_MASCULINE})s`),
  "two prepositions": shape("(?:de|à|par|sur|sous|pour|dans) (?:de|à|par|sur|sous|pour|dans|avec)"),
  "a deed told of nobody": /ce tour-ci par vous(?!\p{L})/u,
  "no space before a mark": /[\p{L}\p{N})}][:;!?](?=\s|$)/u,
  "the English genitive": /(?<!\p{L})(?:Ann|Augustus|Bob|Cid|Dee|Eve)['’]s(?!\p{L})/u,
  "an English word": ENGLISH,
  "a small English word": ENGLISH_SMALL,
};

const EVERY: Shapes = {
  "a double space": / {2}/,
  "two marks": /,[,.;:]|;[,;.]|(?<!\.)\.\.(?!\.)|\. \.|: :|:[,;.]/,
  "a sentence that begins small": /(?<=\p{Ll}{2}[.!?] )\p{Ll}/u,
  "empty brackets": /\( ?\)|“”|„“|« ?»/,
  data: /undefined|\[object|\bNaN\b|\bnull\b|\{ ?\$|\uE000|\{\?/,
};

const OF: Readonly<Record<Language, readonly Shapes[]>> = {
  en: [EVERY],
  de: [EVERY, GERMAN],
  fr: [EVERY, FRENCH],
};

/** A name or an id as data have it, in quotation marks. */
const QUOTED_NAME = /[„«“‚] ?[\w ,+'/-]+ ?[“»”‘]/g;

/** What is impossible in a text of a language, each with the words around it; nothing if all is well. */
export function impossibleIn(said: string, language: Language): string[] {
  const text = said.replaceAll(QUOTED_NAME, "0");
  return OF[language].flatMap((shapes) =>
    Object.entries(shapes).flatMap(([what, pattern]) => {
      const found = pattern.exec(text);
      if (found === null) return [];
      return [`${language}, ${what}: ${text.slice(Math.max(0, found.index - 40), found.index + found[0].length + 40)}`];
    }),
  );
}
