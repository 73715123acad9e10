/** Puts a button beside each command. */
export function addCopyButtons(within: ParentNode = document): void {
  for (const place of within.querySelectorAll("[data-copy]")) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = "Copy";
    button.addEventListener("click", () => {
      const text = place.querySelector("code")?.textContent ?? "";
      if (!isSecureContext) select(place); // there is no clipboard then
      else {
        navigator.clipboard.writeText(text).then(
          () => say(button, "Copied"),
          () => select(place), // not allowed: it is selected, to be copied by hand
        );
      }
    });
    place.append(button);
  }
}

function say(button: HTMLButtonElement, word: string): void {
  button.textContent = word;
  setTimeout(() => (button.textContent = "Copy"), 1500);
}

function select(place: Element): void {
  const code = place.querySelector("code");
  if (code !== null) getSelection()?.selectAllChildren(code);
}
