import type { ComponentChildren } from "preact";

interface RadioFilterProps {
  readonly legend: string;
  readonly name: string;
  /** The first is chosen to begin with. */
  readonly choices: readonly (readonly [value: string, label: ComponentChildren])[];
}

/** Chooses what a table shows; the style does that (see coverage.css, pairs.css and engine.css), without the script. */
export function RadioFilter({ legend, name, choices }: RadioFilterProps) {
  return (
    <fieldset class="state-filter">
      <legend class="vh">{legend}</legend>
      {choices.map(([value, label], place) => (
        <label>
          <input type="radio" name={name} value={value} checked={place === 0} /> {label}
        </label>
      ))}
    </fieldset>
  );
}

/** A choice in words, with how much it shows. */
export function counted(words: string, n: number): ComponentChildren {
  return (
    <>
      {words} <span class="soft">{n}</span>
    </>
  );
}
