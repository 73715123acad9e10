import { useSignalEffect } from "@preact/signals";
import type { ComponentChildren } from "preact";
import { useEffect, useMemo, useRef } from "preact/hooks";
import { Told } from "../../reports/html/components/told.js";
import { refusalWords } from "../../src/library/refusal.js";
import type { Resolution } from "../../src/rules/formats.gen.js";
import { renameAddress } from "../address.js";
import { useArrival } from "../arrival.js";
import { isEmptyBoard } from "../board/bench.js";
import type { LabCorpus } from "../lab-corpus.js";
import { Answer } from "./answer.js";
import { useAsked, usePicked } from "./asked-event.js";
import { AskedForm } from "./asked-form.js";
import { Battlefield } from "./battlefield.js";
import { BoardHead } from "./board-head.js";
import { CardNames } from "./card-names.js";
import { ChangesPanel, Glance, Trouble } from "./changes-panel.js";
import { Moments } from "./moments.js";
import { NothingThere } from "./nothing-there.js";
import { opened, type WhatIfAddress } from "./opened.js";
import { RulesChoice } from "./rules-choice.js";
import { TextOfBoard } from "./text-of-board.js";
import { TimelineEditor } from "./timeline-editor.js";
import { compared, type Compared } from "./what-changes.js";
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
  const [asked, ask] = useAsked(whatIf);
  usePicked(whatIf, ask);
  const { origin } = whatIf;
  const before = whatIf.before.value;
  const picture = whatIf.picture.value;
  const narrator = whatIf.narrator.value;
  const moments = useMemo(
    () => (picture === undefined ? [] : compared(picture.checks, before?.checks ?? [], whatIf.narrator.peek())),
    [picture, before],
  );
  const isEmpty = isEmptyBoard.value;
  return (
    <Told.Provider value={narrator}>
      <article class="page what-if">
        <BoardHead whatIf={whatIf} isTitled={origin !== undefined || !isEmpty || "link" in address} />
        <NotUnderstood whatIf={whatIf} />
        {asked !== undefined && <AskedForm key={asked.place} whatIf={whatIf} {...asked} close={() => ask(undefined)} />}
        <div class="what-if-body">
          {picture !== undefined && !isEmpty && (
            <section
              class={whatIf.isStale.value ? "what-if-field stale" : "what-if-field"}
              aria-label="The battlefield"
            >
              <Battlefield
                whatIf={whatIf}
                picture={picture}
                narrator={narrator}
                ask={(place, isWhole = false) => ask({ place, isWhole })}
              />
            </section>
          )}
          <WhatIsTrue whatIf={whatIf} moments={moments} />
          <div class="what-if-edit">
            <section aria-labelledby="what-if-timeline">
              <h3 id="what-if-timeline">What happens</h3>
              <TimelineEditor whatIf={whatIf} />
            </section>
            <section class="what-if-rules" aria-labelledby="what-if-rules">
              <h3 id="what-if-rules">By which rules</h3>
              <RulesChoice whatIf={whatIf} />
            </section>
            <TextOfBoard whatIf={whatIf} />
          </div>
          <Glance whatIf={whatIf} moments={moments} />
        </div>
        {picture !== undefined && !isEmpty && (
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
    </Told.Provider>
  );
}

interface WhatIsTrueProps {
  readonly whatIf: WhatIf;
  readonly moments: readonly Compared[];
}

/** What every object is, beside the board; first what has changed, where there is an original. */
function WhatIsTrue({ whatIf, moments }: WhatIsTrueProps) {
  const { origin } = whatIf;
  const picture = whatIf.picture.value;
  return (
    <div class="what-if-answer">
      {origin === undefined && <Trouble whatIf={whatIf} />}
      {origin !== undefined && <ChangesPanel whatIf={whatIf} moments={moments} />}
      {picture !== undefined && !isEmptyBoard.value && (
        <section class={whatIf.isStale.value ? "panel stale" : "panel"} aria-labelledby="what-if-answer">
          <h3 id="what-if-answer">What is true</h3>
          <p class="soft">Press a value to see why.</p>
          <Answer picture={picture} narrator={whatIf.narrator.value} cards={whatIf.corpus.cards} />
        </section>
      )}
      {origin === undefined && <ChangesPanel whatIf={whatIf} moments={moments} />}
    </div>
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
