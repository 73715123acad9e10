import { anchor } from "../../reports/html/anchors.js";
import { nearest } from "../../src/faults/nearest.js";
import type { Address } from "../address.js";
import { useArrival } from "../arrival.js";
import type { LabCorpus } from "../lab-corpus.js";

export interface MissingProps {
  readonly id: string;
  readonly place: Address;
  readonly corpus: LabCorpus;
}

/** Shown in place of a scenario that does not exist. */
export function Missing({ id, place, corpus }: MissingProps) {
  useArrival(place);
  const meant = nearest(id, [...corpus.byId.keys()]);
  return (
    <section class="view">
      <h2>There is no scenario “{id}”</h2>
      <p class="lead">
        {meant !== undefined && (
          <>
            Did you mean <a href={`#${anchor("s", meant)}`}>{meant}</a>?{" "}
          </>
        )}
        <a href="#scenarios">All scenarios</a>
      </p>
    </section>
  );
}
