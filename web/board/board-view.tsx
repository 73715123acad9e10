import type { ComponentChildren } from "preact";
import { useEffect } from "preact/hooks";
import type { Resolution } from "../../src/rules/formats.gen.js";
import type { Address } from "../address.js";
import { later } from "../later.js";
import { WithCorpus } from "../with-corpus.js";
import { AddCard } from "./add-card.js";
import { isEmptyBoard } from "./bench.js";
import { Welcome } from "./welcome.js";

interface BoardViewProps {
  readonly place: Extract<Address, { view: "whatIf" }>;
  /** Shown below the layers of a check. */
  readonly graphs: (resolution: Resolution) => ComponentChildren;
}

const loadWhatIf = async () => (await import("../what-if/what-if-view.js")).WhatIfView;
const WhatIfView = later(loadWhatIf);

/** The search for cards, which is there at once, and the board below it, whose code follows. */
export function BoardView({ place, graphs }: BoardViewProps) {
  const isOwn = !("scenario" in place) && !("link" in place);
  // Beside the corpus, not after it; what fails is told and tried again by `WhatIfView`.
  useEffect(() => void loadWhatIf().catch(() => {}), []);
  return (
    <div class="board-view">
      <AddCard takesFocus={isOwn} />
      {isOwn && isEmptyBoard.value && <Welcome />}
      <WithCorpus>{(corpus) => <WhatIfView corpus={corpus} address={place} graphs={graphs} />}</WithCorpus>
    </div>
  );
}
