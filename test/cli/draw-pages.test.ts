import { expect } from "chai";
import { drawingIn } from "../../src/cli/draw-pages.js";
import type { PagesApi } from "../../src/cli/pages-api.js";
import { drawn, type DrawnChunk, htmlDrawnBy, wholeText } from "../../reports/index.js";
import { htmlWriter } from "../../reports/html/html.js";
import type { Thread } from "../../workers/lane.js";
import { REPORT } from "../reports/fixture.js";
import { pretendThread } from "../workers/threads.js";

const CHUNKS = Array.from({ length: 12 }, (_, first) => ({
  text: JSON.stringify(REPORT.results.slice(0, 1).map((result) => entryOf(result.scenario))),
  first,
}));

function entryOf(id: string): unknown {
  return {
    summary: REPORT.scenarios.find((summary) => summary.id === id),
    results: REPORT.results.filter(({ scenario }) => scenario === id),
  };
}

async function all<T>(from: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const each of from) found.push(each);
  return found;
}

const HERE = CHUNKS.map((chunk) => drawn(chunk, "en"));

function thread(api: PagesApi, ended: string[] = []): Thread {
  const made = pretendThread(() => api);
  return { ...made, terminate: async () => (ended.push("ended"), made.terminate()) };
}

describe("pages drawn in threads", () => {
  it("are those that this thread draws, in their order, whichever is ready first", async () => {
    let asked = 0;
    const slow: PagesApi = {
      async draw(chunk, language): Promise<DrawnChunk> {
        for (let turns = (asked++ % 3) * 4; turns > 0; turns--) await Promise.resolve();
        return drawn(chunk, language);
      },
    };
    const drawing = drawingIn(3, () => thread(slow));
    expect(await all(drawing(CHUNKS, "en"))).to.deep.equal(HERE);
  });

  it("are drawn here where a thread throws, and where none can be made", async () => {
    const api: PagesApi = {
      draw() {
        throw new Error("no");
      },
    };
    expect(await all(drawingIn(2, () => thread(api))(CHUNKS, "en"))).to.deep.equal(HERE);
    expect(await all(drawingIn(0)(CHUNKS, "en"))).to.deep.equal(HERE);
  });

  it("end their threads, also where nobody wants the rest", async () => {
    const ended: string[] = [];
    const drawing = drawingIn(2, () => thread({ draw: (chunk, language) => drawn(chunk, language) }, ended));
    for await (const first of drawing(CHUNKS, "en")) {
      expect(first).to.deep.equal(HERE[0]);
      break;
    }
    expect(ended).to.deep.equal(["ended", "ended"]);
  });

  it("make the same file, byte for byte, in real threads", async () => {
    const [here] = htmlWriter.files(REPORT, { language: "de" }).values();
    const there = await all(htmlDrawnBy(drawingIn(2), REPORT, { language: "de" }));
    expect(there.join("")).to.equal(wholeText(here ?? []));
  });
});
