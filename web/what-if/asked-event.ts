import { useSignalEffect } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import { isEmptyBoard, picked, seats } from "../board/bench.js";
import { playerNames } from "./brought.js";
import { putCard } from "./put-card.js";
import type { WhatIf } from "./what-if.js";

/** An event whose fields are asked where cards are added. */
export interface AskedEvent {
  readonly place: number;
  readonly isWhole: boolean;
}

/** It ends with another board, with what is undone, and when its event has gone. */
export function useAsked(whatIf: WhatIf): [AskedEvent | undefined, (asked: AskedEvent | undefined) => void] {
  const [asked, setAsked] = useState<AskedEvent>();
  const count = whatIf.shape.value?.timeline.length;
  const known = useRef(count);
  useEffect(() => {
    if (count !== undefined && known.current !== undefined && count < known.current) setAsked(undefined);
    known.current = count;
  }, [count]);
  return [asked, setAsked];
}

/** Takes the cards that are chosen in the search. */
export function usePicked(whatIf: WhatIf, ask: (asked: AskedEvent) => void): void {
  useSignalEffect(() => {
    if (picked.value.length === 0) return;
    const cards = picked.peek();
    picked.value = [];
    for (const each of cards) {
      const place = putCard(whatIf, each);
      if (place !== undefined) ask({ place, isWhole: false });
    }
  });
  useSignalEffect(() => {
    const shape = whatIf.shape.value;
    isEmptyBoard.value = shape === undefined || shape.timeline.every(({ kind }) => kind === "check");
    seats.value = shape === undefined ? [] : playerNames(shape);
  });
}
