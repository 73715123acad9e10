/** Names that Windows reserves for devices, whatever their extension. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

export function isDeviceName(word: string): boolean {
  return DEVICES.test(word);
}

/** A card's file name: its name in lower case, without accents, words joined by hyphens. */
export function slugOf(name: string): string {
  const slug = name
    .toLowerCase()
    .replace(/['’,.!]/g, "")
    .replace(/æ/g, "ae")
    .replace(/œ/g, "oe")
    .replace(/ß/g, "ss")
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");
  return isDeviceName(slug) ? `${slug}-card` : slug;
}
