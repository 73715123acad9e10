import type { Card } from "./formats.gen.js";
import type { Policy } from "./policy.js";

/* What a token is called (CR 111.4). */

type Called = Pick<Card, "name" | "printedName" | "subtypes">;

/** CR 111.4: nothing gives the token a name, so its subtypes do, in the order in which what makes it says them. */
export function isCalledAfterSubtypes({ printedName }: Pick<Card, "printedName">): boolean {
  return printedName === null;
}

/** The name in the data, or else the subtypes. */
export function nameInData({ name, printedName = name, subtypes = [] }: Called): string {
  return printedName ?? subtypes.join(" ");
}

/** What a token is called that its subtypes name. */
export function nameAfterSubtypes(token: Called, tokenNames: Policy["tokenNames"]): string {
  const words = nameInData(token);
  return tokenNames === "subtypesAndToken" ? `${words} Token` : words;
}

/** The same token, marked as called after its subtypes if its `name` is nothing but those and it says no other. */
export function withNameSettled<T extends Called & Pick<Card, "types" | "manaCost">>(token: T): T {
  const { name, printedName, types, subtypes = [], manaCost } = token;
  const isGiven = printedName !== undefined || types.length === 0 || typeof manaCost === "string";
  return isGiven || subtypes.length === 0 || name !== subtypes.join(" ") ? token : { ...token, printedName: null };
}
