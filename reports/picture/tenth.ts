/** A length of a picture with one digit behind the point: finer is not to be seen, and files stay small. */
export function tenth(length: number): number {
  return Math.round(length * 10) / 10;
}
