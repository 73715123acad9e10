import type { Address } from "../address.js";
import type { LabCorpus } from "../lab-corpus.js";
export function WhatIfView({ corpus, address }: { corpus: LabCorpus; address: Extract<Address, { view: "whatIf" }> }) {
  return (
    <p>
      {corpus.cards.size} {address.view}
    </p>
  );
}
