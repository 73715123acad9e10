/** The languages of the catalogue, by their BCP 47 tags. */
export const LANGUAGES = ["en", "de", "fr"] as const;

export type Language = (typeof LANGUAGES)[number];

export function isLanguage(text: string): text is Language {
  return (LANGUAGES as readonly string[]).includes(text);
}

/** For what the platform knows of languages: plurals and lists. British English does without the serial comma. */
export const LOCALES: Readonly<Record<Language, string>> = { en: "en-GB", de: "de-DE", fr: "fr-FR" };
