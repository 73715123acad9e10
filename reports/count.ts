const NUMBER = new Intl.NumberFormat("en");

/** `2,092`. */
export function number(n: number): string {
  return NUMBER.format(n);
}

export function plural(n: number, one: string, many = `${one}s`): string {
  return n === 1 ? one : many;
}

/** `1 scenario`, `2,092 scenarios`. */
export function count(n: number, one: string, many?: string): string {
  return `${number(n)} ${plural(n, one, many)}`;
}
