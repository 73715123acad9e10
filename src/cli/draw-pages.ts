import { type Chunk, drawn, type Drawing, type DrawnChunk } from "../../reports/index.js";
import { Lane, type Thread, WorkerLost } from "../../workers/lane.js";
import { nodeThreads } from "../../workers/lane.node.js";
import type { PagesApi } from "./pages-api.js";

/** So many chunks wait at each thread, so that none is idle while this one lays out the rest of the page and writes. */
const AHEAD = 12;
/** How long a chunk may take with those before it, in milliseconds; a page takes less than ten. */
const CHUNK_MS = 60_000;

const pageThreads = (): (() => Thread) => nodeThreads({ entry: new URL("./pages.node.js", import.meta.url) });

interface Desk {
  readonly lane: Lane<PagesApi>;
  waiting: number;
}

/** Draws in threads of its own, which end with the drawing. What a thread was lost over is drawn here. */
export function drawingIn(workers: number, thread = pageThreads()): Drawing {
  return async function* (chunks, language) {
    const desks: Desk[] = [];
    const coming: Promise<DrawnChunk>[] = [];
    let isOver = false;
    const drawnAt = async (desk: Desk, chunk: Chunk): Promise<DrawnChunk> => {
      desk.waiting += 1;
      try {
        return await desk.lane.call((api) => api.draw(chunk, language), CHUNK_MS);
      } catch (error) {
        if (!(error instanceof WorkerLost)) throw error;
        return isOver ? { answers: "", script: "" } : drawn(chunk, language);
      } finally {
        desk.waiting -= 1;
      }
    };
    try {
      for (const chunk of chunks) {
        if (desks.length < workers) desks.push({ lane: new Lane<PagesApi>(thread()), waiting: 0 });
        const [idlest] = desks.toSorted((a, b) => a.waiting - b.waiting);
        coming.push(idlest === undefined ? Promise.resolve(drawn(chunk, language)) : drawnAt(idlest, chunk));
        if (coming.length < AHEAD * workers) continue;
        const [first] = coming.splice(0, 1);
        if (first !== undefined) yield await first;
      }
      for (const each of coming) yield await each;
    } finally {
      isOver = true;
      await Promise.all(desks.map(({ lane }) => lane.terminate()));
    }
  };
}
