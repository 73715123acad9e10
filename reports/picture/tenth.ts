/** A length with one decimal: finer can't be seen, and files stay small. */
export function tenth(length: number): number {
  return Math.round(length * 10) / 10;
}
