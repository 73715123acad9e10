/** The symbols of a cost without their braces: `{2}{W/U}` -> `2`, `W/U`. */
export function symbolsIn(cost: string): string[] {
  return [...cost.matchAll(/\{([^{}]*)\}/g)].map(([, symbol = ""]) => symbol);
}

/** How a symbol is drawn: in its color, as `hybrid` where there are several ways to pay, else `plain`. */
export function symbolKind(symbol: string): string {
  if (symbol.includes("/")) return "hybrid";
  return /^[WUBRG]$/.test(symbol) ? symbol : "plain";
}
