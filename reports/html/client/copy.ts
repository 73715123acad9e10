import { type PageWords, pageWords } from "../spoken.js";
/** Puts a button beside each command. */
export function addCopyButtons(within: ParentNode = document, words = pageWords("en")): void {
  for (const place of within.querySelectorAll("[data-copy]")) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = words.text("report-copy");
    button.addEventListener("click", () => {
      const text = place.querySelector("code")?.textContent ?? "";
      if (!isSecureContext) select(place); // there is no clipboard then
      else {
        navigator.clipboard.writeText(text).then(
          () => say(button, words.text("report-copied"), words.text("report-copy")),
          () => select(place), // not allowed: it is selected, to be copied by hand
        );
      }
    });
    place.append(button);
  }
  addLinkButtons(within, words);
}

/** Puts a button where an address is to be copied: the whole one, as somebody else can open it. */
function addLinkButtons(within: ParentNode, words: PageWords): void {
  const usual = words.text("report-copy-link");
  for (const place of within.querySelectorAll<HTMLElement>("[data-copy-link]")) {
    if (!isSecureContext || place.childElementCount > 0) continue; // the address bar has it as well
    const button = document.createElement("button");
    button.type = "button";
    button.className = "copy-link";
    button.textContent = usual;
    button.addEventListener("click", () => {
      const { href } = new URL(place.dataset["copyLink"] ?? "", location.href);
      navigator.clipboard.writeText(href).then(
        () => say(button, words.text("report-copied"), usual),
        () => say(button, words.text("report-copy-not-allowed"), usual),
      );
    });
    place.append(button);
  }
}

function say(button: HTMLButtonElement, word: string, usual: string): void {
  button.textContent = word;
  setTimeout(() => (button.textContent = usual), 1500);
}

function select(place: Element): void {
  const code = place.querySelector("code");
  if (code !== null) getSelection()?.selectAllChildren(code);
}
