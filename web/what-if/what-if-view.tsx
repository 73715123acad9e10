import { useSignalEffect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { anchor } from "../../reports/html/anchors.js";
import { Told } from "../../reports/html/components/told.js";
import { refusalWords } from "../../src/library/refusal.js";
import type { Resolution } from "../../src/rules/formats.gen.js";
import { renameAddress } from "../address.js";
import { useArrival } from "../arrival.js";
import type { LabCorpus } from "../lab-corpus.js";
import { CardNames } from "./card-names.js";
import { ChangesPanel, Glance } from "./changes-panel.js";
import { Moments } from "./moments.js";
import { NothingThere } from "./nothing-there.js";
import { opened, type WhatIfAddress } from "./opened.js";
import { RulesChoice } from "./rules-choice.js";
import { TextOfBoard } from "./text-of-board.js";
import { TimelineEditor } from "./timeline-editor.js";
import { Toolbar } from "./toolbar.js";
import { compared } from "./what-changes.js";
import { LONGEST_ADDRESS, type WhatIf } from "./what-if.js";

export interface WhatIfViewProps {
  readonly corpus: LabCorpus;
  readonly address: WhatIfAddress;
  /** Shown below the layers of a check. */
  readonly graphs?: (resolution: Resolution) => ComponentChildren;
}

/** A board that people change, beside what it was. */
export function WhatIfView({ corpus, address, graphs }: WhatIfViewProps) {
  const found = useMemo(() => opened(corpus, address), [corpus, address]);
  useArrival(address);
  return found.kind === "board" ? (
    <OpenBoard key={found.whatIf.id} whatIf={found.whatIf} address={address} graphs={graphs} />
  ) : (
    <NothingThere found={found} />
  );
}

interface OpenBoardProps {
  readonly whatIf: WhatIf;
  readonly address: WhatIfAddress;
  readonly graphs: WhatIfViewProps["graphs"];
}

function OpenBoard({ whatIf, address, graphs }: OpenBoardProps) {
  useAddressOf(whatIf, address);
  useUndoKeys(whatIf);
  const { origin } = whatIf;
  const before = whatIf.before.value;
  const picture = whatIf.picture.value;
  const moments = useMemo(
    () => (picture === undefined ? [] : compared(picture.checks, before?.checks ?? [], whatIf.narrator.peek())),
    [picture, before],
  );
  return (
    <article class="page what-if">
      <header class="page-head">
        <p class="crumbs">
          <a href="#scenarios">Scenarios</a>
          {origin !== undefined && (
            <>
              {" "}
              <span aria-hidden="true">›</span>{" "}
              <a href={`#${anchor("s", origin.scenario.id)}`}>{origin.scenario.title}</a>
            </>
          )}
        </p>
        <h2>What if: {origin?.scenario.title ?? whatIf.shape.value?.title ?? "a board"}</h2>
        {origin?.scenario.question !== undefined && <p class="question">{origin.scenario.question}</p>}
        <Toolbar whatIf={whatIf} />
      </header>
      <NotUnderstood whatIf={whatIf} />
      <div class="what-if-body">
        <div class="what-if-edit">
          <section aria-labelledby="what-if-timeline">
            <h3 id="what-if-timeline">What happens</h3>
            <Told.Provider value={whatIf.narrator.value}>
              <TimelineEditor whatIf={whatIf} />
            </Told.Provider>
          </section>
          <section class="what-if-rules" aria-labelledby="what-if-rules">
            <h3 id="what-if-rules">By which rules</h3>
            <RulesChoice whatIf={whatIf} />
          </section>
          <TextOfBoard whatIf={whatIf} />
          <Glance whatIf={whatIf} moments={moments} />
        </div>
        <Told.Provider value={whatIf.narrator.value}>
          <ChangesPanel whatIf={whatIf} moments={moments} />
        </Told.Provider>
      </div>
      {picture !== undefined && (
        <section
          class={whatIf.isStale.value ? "what-if-moments stale" : "what-if-moments"}
          aria-label="What is true then"
        >
          {whatIf.isStale.value && (
            <p class="banner">What follows is from before: the board as it stands now can not be worked out.</p>
          )}
          <Moments moments={moments} picture={picture} before={before} cards={whatIf.corpus.cards} graphs={graphs} />
        </section>
      )}
      <CardNames whatIf={whatIf} />
    </article>
  );
}

/** Cards that are played without a part of their text, which is said where it stands. */
function NotUnderstood({ whatIf }: { readonly whatIf: WhatIf }) {
  const cards = whatIf.notUnderstood.value;
  if (cards.length === 0) return null;
  return (
    <div class="banner" role="status">
      <p>
        Not all that these cards print is understood. The board is worked out without it, so what it says may be wrong:
      </p>
      <ul>
        {cards.map((found) => (
          <li>
            <strong>{found.card.name}</strong>: {refusalWords(found)}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Milliseconds without a change before the address follows: browsers count how often that is done. */
const PAUSE = 350;

/** Keeps the browser's address that of the board, so that it can be copied and reloaded. */
function useAddressOf(whatIf: WhatIf, address: WhatIfAddress): void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const at = useRef(address);
  at.current = address;
  useSignalEffect(() => {
    for (const each of [whatIf.document.text, whatIf.ruleset, whatIf.readings]) void each.value;
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      const hash = whatIf.address();
      if (hash.length <= LONGEST_ADDRESS) renameAddress(at.current, hash);
    }, PAUSE);
  });
  useEffect(() => () => clearTimeout(timer.current), [whatIf]);
  useEffect(() => {
    whatIf.resume();
    return () => void whatIf.end();
  }, [whatIf]);
}

/** Ctrl-Z, except where something is typed, which has its own history. */
function useUndoKeys(whatIf: WhatIf): void {
  useEffect(() => {
    const undo = (event: KeyboardEvent): void => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || isTyping(event)) return;
      const key = event.key.toLowerCase();
      const isRedo = key === "y" || (key === "z" && event.shiftKey);
      if (key !== "z" && key !== "y") return;
      event.preventDefault();
      if (isRedo) whatIf.redo();
      else whatIf.undo();
    };
    document.addEventListener("keydown", undo);
    return () => document.removeEventListener("keydown", undo);
  }, [whatIf]);
}

function isTyping(event: Event): boolean {
  const [target] = event.composedPath();
  return target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea"));
}
