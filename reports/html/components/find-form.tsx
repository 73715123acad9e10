import { useWords } from "../spoken.js";
/** The search of the overview. Hidden until the script is there, without which it does nothing. */
export function FindForm() {
  const words = useWords();
  return (
    <form class="find" id="find-form" role="search" aria-label={words.text("report-find-everything")} hidden>
      <label for="find">{words.text("report-find")}</label>
      <input
        type="search"
        id="find"
        autocomplete="off"
        spellcheck={false}
        placeholder={words.text("report-find-hint")}
        aria-keyshortcuts="/"
      />
      <div id="found" aria-live="polite" />
    </form>
  );
}
