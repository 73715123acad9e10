import { signal } from "@preact/signals";

/**
 * What the fragment of the page's address refers to. Views, scenarios and rows of the coverage have the same addresses
 * as in report.html, so that its links work here as well.
 */
export type Address =
  | { readonly view: "overview" }
  | { readonly view: "scenarios" }
  /** `row` is the id of what is to be seen there, such as `c/613.8a`. */
  | { readonly view: "coverage"; readonly row?: string }
  /** `place` is the id of an element within its page. */
  | { readonly view: "scenario"; readonly id: string; readonly place?: string }
  /** A board to change: a scenario of the corpus, or one that the address holds itself. */
  | { readonly view: "whatIf"; readonly scenario: string }
  | { readonly view: "whatIf"; readonly link: string }
  /** An empty board. */
  | { readonly view: "whatIf" }
  | { readonly view: "unknown"; readonly hash: string };

/** Reads a fragment with its `#`; the empty one is the overview. */
export function parseAddress(hash: string): Address {
  const name = hash.replace(/^#/, "");
  if (name === "" || name === "overview") return { view: "overview" };
  if (name === "scenarios") return { view: "scenarios" };
  if (name === "coverage") return { view: "coverage" };
  if (/^coverage-|^[cktlp]\//.test(name)) return { view: "coverage", row: name };
  if (name === "w") return { view: "whatIf" };
  const [kind, id = "", ...more] = name.split("/");
  const decoded = decode(id);
  if (kind === "s" && decoded !== undefined && decoded !== "")
    return { view: "scenario", id: decoded, ...(more.length === 0 ? {} : { place: name }) };
  if (kind === "w" && decoded !== undefined && decoded !== "" && more.length === 0)
    return { view: "whatIf", scenario: decoded };
  if (kind === "b" && id !== "" && more.length === 0) return { view: "whatIf", link: id };
  return { view: "unknown", hash: name };
}

/** The address under which a scenario of the corpus can be changed. */
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

/** The current address. Assigning to `location.hash`, links and the history change it. */
export const address = signal<Address>({ view: "overview" });

/** The browser's address, as far as the page has followed it: it hears of a new one a little later. */
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

/** Replaces the address, including its `#`, by another one of the same view. Does nothing if the user has already left. */
export function renameAddress(hash: string): void {
  if (location.hash !== followed || hash === followed) return;
  history.replaceState(history.state, "", hash);
  followed = location.hash;
}
