import { signal } from "@preact/signals";

/** What a fragment of the page's address refers to. Addresses that report.html has as well are the same. */
export type Address =
  | { readonly view: "overview" }
  | { readonly view: "scenarios" }
  | { readonly view: "cards" }
  | { readonly view: "card"; readonly name: string }
  /** `row`: the id of an element such as `c/613.8a`. */
  | { readonly view: "coverage"; readonly row?: string }
  /** `place`: the id of an element within the page. */
  | { readonly view: "scenario"; readonly id: string; readonly place?: string }
  /** A board to change: of a scenario of the corpus, held by the address itself, or empty. */
  | { readonly view: "whatIf"; readonly scenario: string }
  | { readonly view: "whatIf"; readonly link: string }
  | { readonly view: "whatIf" }
  | { readonly view: "unknown"; readonly hash: string };

/** Reads a fragment with its `#`; the empty one is a board on which nothing has happened. */
export function parseAddress(hash: string): Address {
  const name = hash.replace(/^#/, "");
  if (name === "" || name === "w") return { view: "whatIf" };
  if (name === "overview") return { view: "overview" };
  if (name === "scenarios") return { view: "scenarios" };
  if (name === "cards") return { view: "cards" };
  if (name === "coverage") return { view: "coverage" };
  if (/^coverage-|^[ctlp]\//.test(name)) return { view: "coverage", row: name };
  const [kind, id = "", ...more] = name.split("/");
  const decoded = decode(id);
  if (kind === "s" && decoded !== undefined && decoded !== "")
    return { view: "scenario", id: decoded, ...(more.length === 0 ? {} : { place: name }) };
  if (kind === "k" && decoded !== undefined && decoded !== "") return { view: "card", name: decoded };
  if (kind === "w" && decoded !== undefined && decoded !== "" && more.length === 0)
    return { view: "whatIf", scenario: decoded };
  if (kind === "b" && id !== "" && more.length === 0) return { view: "whatIf", link: id };
  return { view: "unknown", hash: name };
}

/** Where a scenario of the corpus can be changed. */
export function whatIfAddress(scenario: string): string {
  return `#w/${encodeURIComponent(scenario)}`;
}

/** The address of a board that it holds itself. */
export function linkAddress(link: string): string {
  return `#b/${link}`;
}

function decode(text: string): string | undefined {
  try {
    return decodeURIComponent(text);
  } catch {
    return undefined; // a percent sign that begins no escape
  }
}

/** The current address; links, the history and assigning to `location.hash` change it. */
export const address = signal<Address>({ view: "whatIf" });

/** The last address that the page has followed: `hashchange` comes a little late. */
let followed = "";

/** Follows the browser's address from now on. */
export function followAddress(): void {
  const read = (): void => {
    followed = location.hash;
    address.value = parseAddress(followed);
  };
  addEventListener("hashchange", read);
  read();
}

/** Replaces an address by another one of the same view (`hash` has its `#`), unless the user has already left it. */
export function renameAddress(from: Address, hash: string): void {
  // A view may still be there for a moment after the page has followed the user elsewhere.
  const hasLeft = location.hash !== followed || address.peek() !== from;
  if (hasLeft || hash === followed) return;
  history.replaceState(history.state, "", hash);
  followed = location.hash;
}
