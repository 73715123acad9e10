import { useEffect, useMemo, useState } from "preact/hooks";
import { loadedCorpus } from "../lab-corpus.js";
import { loadedLibrary } from "../library-shelf.js";
import { picked, SEARCH_FIELD, seats, whose } from "./bench.js";
import { CardFinder, type NamedCard } from "./card-finder.js";

const LIST = `${SEARCH_FIELD}-list`;

/** The search for cards: Enter puts the first that fits on the board, and the next can be typed. */
export function AddCard({ takesFocus }: { readonly takesFocus: boolean }) {
  const finder = useFinder();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const found = useMemo(() => finder?.find(typed) ?? [], [finder, typed]);
  const isShown = isOpen && found.length > 0;
  const at = Math.min(active, found.length - 1);
  const [wanted, setWanted] = useState(false);
  const put = ({ card }: NamedCard): void => {
    picked.value = [...picked.peek(), { card, player: whose.peek() }];
    setTyped("");
    setActive(0);
    setOpen(false);
  };
  const choose = (): void => {
    const named = found[at];
    if (named !== undefined) put(named);
    else if (finder === undefined) setWanted(true); // as soon as the names are there
  };
  useEffect(() => {
    if (!wanted || finder === undefined) return;
    setWanted(false);
    choose();
  }, [wanted, finder]);
  useEffect(() => {
    // On a phone that would open its keyboard over the page.
    if (takesFocus && document.activeElement === document.body && matchMedia("(pointer: fine)").matches)
      document.getElementById(SEARCH_FIELD)?.focus({ preventScroll: true });
  }, []);
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      setActive(isShown ? (at + step + found.length) % found.length : 0);
      setOpen(true);
      event.preventDefault();
    } else if (event.key === "Escape" && isShown) {
      setOpen(false);
      event.preventDefault();
    }
  };
  return (
    <form
      class="add-card"
      role="search"
      aria-label="Add a card"
      onSubmit={(event) => {
        event.preventDefault();
        choose();
      }}
    >
      <div class="add-card-field">
        <label for={SEARCH_FIELD}>Add a card</label>
        <input
          id={SEARCH_FIELD}
          type="text"
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={isShown}
          aria-controls={LIST}
          aria-activedescendant={isShown ? `${LIST}-${at}` : undefined}
          value={typed}
          placeholder="Opalescence, Klon, Humilité …"
          autocomplete="off"
          autocapitalize="off"
          spellcheck={false}
          enterkeyhint="done"
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setActive(0);
            setOpen(true);
          }}
          onKeyDown={press}
          onBlur={() => setOpen(false)}
          onFocus={() => setOpen(true)}
        />
        <ul id={LIST} role="listbox" aria-label="Cards that fit" hidden={!isShown}>
          {found.map((named, place) => (
            <li
              id={`${LIST}-${place}`}
              role="option"
              aria-selected={place === at}
              // Before the field loses the focus, and the list is gone.
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => put(named)}
            >
              {named.name}
              {named.name !== named.card && <span class="soft"> {named.card}</span>}
            </li>
          ))}
        </ul>
        <p class="add-card-none" role="status">
          {typed.trim() !== "" && isOpen && found.length === 0
            ? finder === undefined || loadedLibrary.value === undefined
              ? "Loading the cards …"
              : "No card fits."
            : ""}
        </p>
      </div>
      <Seats />
    </form>
  );
}

/** Whose the next card is. */
function Seats() {
  const players = seats.value;
  if (players.length < 2) return null;
  const chosen = players.find((player) => player === whose.value) ?? players[0];
  return (
    <fieldset class="seats">
      <legend>Under the control of</legend>
      {players.map((player) => (
        <label>
          <input
            type="radio"
            name="seat"
            value={player}
            checked={player === chosen}
            onChange={() => (whose.value = player)}
          />
          {player}
        </label>
      ))}
    </fieldset>
  );
}

/** Once the corpus is there: its cards, and those of the library when it is there as well. */
function useFinder(): CardFinder | undefined {
  const corpus = loadedCorpus.value;
  const library = loadedLibrary.value;
  return useMemo(
    () => (corpus === undefined ? undefined : new CardFinder(corpus.printed, library?.names())),
    [corpus, library],
  );
}
