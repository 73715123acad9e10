/** Names that Windows keeps for devices, whatever their ending. */
const DEVICES = /^(?:con|prn|aux|nul|com\d|lpt\d)$/;

export function isDeviceName(word: string): boolean {
  return DEVICES.test(word);
}

/** The name of a card as a file name: small letters and digits without accents, words joined by hyphens. */
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
