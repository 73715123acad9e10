/** A ... Z, AA, AB ...: how options and wrong answers are called, from place 0. */
export function letterAt(place: number): string {
  const rest = Math.floor(place / 26);
  return `${rest === 0 ? "" : letterAt(rest - 1)}${String.fromCodePoint(65 + (place % 26))}`;
}
