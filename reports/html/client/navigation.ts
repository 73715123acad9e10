/**
 * Follows the address: marks where one is in the navigation, names the page, and moves the focus to what was opened. `draw`
 * makes what the address leads to, if it is not there yet.
 */
export function followAddress(draw: (hash: string) => void): void {
  const title = document.title;
  const update = (moved: boolean): void => {
    draw(location.hash);
    const target = targetOf(location.hash);
    const view = target?.closest<HTMLElement>(".view, .page") ?? document.querySelector<HTMLElement>("#overview");
    if (view === null) return;
    markCurrent(view);
    const head = view.querySelector<HTMLElement>("h2");
    document.title = head === null || view.id === "overview" ? title : `${head.textContent} · ${title}`;
    // A row of the coverage is marked by :target and scrolled to; the focus goes to it, and to the title of a whole view.
    openAround(target);
    if (moved) focusOn(target === view || target === null ? head : target);
    // What was drawn just now is nothing that the browser could have gone to.
    if (target !== null && !target.matches(":target")) target.scrollIntoView();
  };
  addEventListener("hashchange", () => update(true));
  document.querySelector("#skip")?.addEventListener("click", skipToContent);
  update(false);
}

export function skipToContent(event: Event): void {
  event.preventDefault(); // a fragment of its own would show another view
  document.querySelector<HTMLElement>("#main")?.focus();
}

function targetOf(hash: string): HTMLElement | null {
  return hash.length < 2 ? null : document.getElementById(hash.slice(1));
}

function markCurrent(view: HTMLElement): void {
  const section = !view.classList.contains("page") ? view.id : view.id.startsWith("k/") ? "cards" : "scenarios";
  for (const link of document.querySelectorAll("nav a")) {
    if (link.getAttribute("href") === `#${section}`) link.setAttribute("aria-current", "page");
    else link.removeAttribute("aria-current");
  }
}

/** Moves the focus to what was opened, and opens what is folded. */
export function focusOn(element: HTMLElement | null): void {
  if (element === null) return;
  if (!element.hasAttribute("tabindex") && !(element instanceof HTMLDetailsElement)) element.tabIndex = -1;
  openAround(element);
  element.focus({ preventScroll: true });
}

/** Opens what an element is folded into, and itself. */
function openAround(element: Element | null): void {
  const folded = element?.closest("details") ?? null;
  if (folded === null) return;
  folded.open = true;
  openAround(folded.parentElement);
}
