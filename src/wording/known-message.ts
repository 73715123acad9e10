import { messageIds } from "./catalogue/index.js";
import type { MessageId } from "./catalogue/message-ids.gen.js";

/** Read off the catalogue: nothing that is loaded has the ids a second time. */
let known: ReadonlySet<string> | undefined;

/** `704.5a` -> `704-5a`, `it attacks or blocks` -> `it-attacks-or-blocks`, `+1/+1` -> `plus1-plus1`: fit for the id of a message. */
export function messageKey(text: string): string {
  return text
    .replaceAll("+", "plus")
    .replaceAll("−", "-")
    .replaceAll(/-(?=\d)/g, " minus")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
}

/** The message about a member of an open list, if there is one: `messageAbout("keyword", "first strike")` is `keyword-first-strike`. */
export function messageAbout(family: string, subject: string): MessageId | undefined {
  const id = `${family}-${messageKey(subject)}`;
  return isMessage(id) ? id : undefined;
}

type Dashes<W extends string> = W extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${Dashes<Rest>}`
  : W;

/** A word of a closed list in a message id: `basePower` -> `base-power`. A word whose message is missing does not compile. */
export function dashed<W extends string>(word: W): Dashes<Uncapitalize<W>> {
  // The type does by letters what this does.
  return word.replaceAll(/(?!^)[A-Z]/g, "-$&").toLowerCase() as Dashes<Uncapitalize<W>>;
}

export function isMessage(id: string): id is MessageId {
  known ??= new Set(messageIds());
  return known.has(id);
}
