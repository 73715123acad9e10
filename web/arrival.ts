import { useEffect } from "preact/hooks";
import { focusOn } from "../reports/html/client/navigation.js";
import type { Address } from "./address.js";

/** The browser has placed the focus itself as long as nobody has followed a link. */
let isFirst = true;
/** The scroll position in the list of scenarios, restored on return. */
let placeInList = 0;

/** Once the view of an address is shown: sets the page's title, and moves the focus to the heading or the named element. */
export function useArrival(address: Address, isThere = true): void {
  useEffect(() => {
    if (isThere) arrive(address);
    if (address.view !== "scenarios") return undefined;
    const remember = (): void => {
      placeInList = scrollY;
    };
    addEventListener("scroll", remember, { passive: true });
    return () => removeEventListener("scroll", remember);
  }, [address, isThere]);
}

function arrive(address: Address): void {
  const head = shownHead();
  const title = "cr613 lab";
  document.title = head === undefined || address.view === "overview" ? title : `${head.textContent} · ${title}`;
  const target = document.getElementById(partOf(address) ?? "");
  if (target !== null) {
    // An element drawn after the address changed is no :target yet; the same address again makes it one.
    location.replace(location.href);
    focusOn(target);
    target.scrollIntoView();
  } else if (!isFirst && head !== undefined) {
    focusOn(head);
    scrollTo({ top: address.view === "scenarios" ? placeInList : 0, behavior: "instant" });
  }
  isFirst = false;
}

function shownHead(): HTMLElement | undefined {
  return [...document.querySelectorAll<HTMLElement>("#main h2")].find((head) => head.checkVisibility());
}

/** The id of the element that the address names within its view. */
function partOf(address: Address): string | undefined {
  if (address.view === "coverage") return address.row;
  return address.view === "scenario" ? address.place : undefined;
}
