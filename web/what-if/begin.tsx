import { useId, useState } from "preact/hooks";
import { nearest } from "../../src/faults/nearest.js";
import type { CorpusScenario } from "../../src/verifier/plan.js";
import { whatIfAddress } from "../address.js";
import type { LabCorpus } from "../lab-corpus.js";

/** In place of an empty board takes that of a scenario, with which it is then compared. */
export function BeginWithScenario({ corpus }: { readonly corpus: LabCorpus }) {
  const id = useId();
  const [typed, setTyped] = useState("");
  const [unknown, setUnknown] = useState<string>();
  const open = (event: Event): void => {
    event.preventDefault();
    const entry = scenarioCalled(corpus, typed.trim());
    if (entry === undefined) setUnknown(typed);
    else location.hash = whatIfAddress(entry.scenario.id);
  };
  return (
    <form class="begin" onSubmit={open}>
      <div class="field">
        <label for={id}>Begin with a scenario of the corpus</label>
        <input
          id={id}
          list={`${id}-titles`}
          value={typed}
          autocomplete="off"
          required
          aria-invalid={unknown !== undefined}
          aria-describedby={unknown === undefined ? undefined : `${id}-unknown`}
          onInput={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setUnknown(undefined);
          }}
        />
        <datalist id={`${id}-titles`}>
          {corpus.scenarios.map(({ scenario }) => (
            <option value={scenario.title} />
          ))}
        </datalist>
      </div>
      <button type="submit">Open</button>
      {unknown !== undefined && (
        <p class="field-fault" id={`${id}-unknown`} role="alert">
          There is no scenario of this title or id. <a href="#scenarios">Search the scenarios</a>
        </p>
      )}
    </form>
  );
}

/** By its title or id, or by the nearest title. */
function scenarioCalled({ scenarios, byId }: LabCorpus, words: string): CorpusScenario | undefined {
  const called = (title: string | undefined): CorpusScenario | undefined =>
    scenarios.find(({ scenario }) => scenario.title === title);
  const titles = scenarios.map(({ scenario }) => scenario.title);
  return byId.get(words) ?? called(words) ?? called(nearest(words, titles));
}
