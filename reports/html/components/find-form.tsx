/** The search of the overview. Hidden until the script is there, without which it does nothing. */
export function FindForm() {
  return (
    <form class="find" id="find-form" role="search" aria-label="Everything" hidden>
      <label for="find">Find a case, a card or a clause</label>
      <input
        type="search"
        id="find"
        autocomplete="off"
        spellcheck={false}
        placeholder="two cards, a title, 613.8 …"
        aria-keyshortcuts="/"
      />
      <div id="found" aria-live="polite" />
    </form>
  );
}
