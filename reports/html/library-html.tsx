import { renderToString } from "preact-render-to-string";
import { count, number } from "../count.js";
import type { LibrarySummary } from "../library-summary.js";
import { Table } from "../table.js";
import { Document, PAGE } from "./document.js";

/** The most templates that the page shows; the table beside it has them all. */
const MOST = 200;

/** report.html of a library: one file that opens from disk, without any script. */
export function libraryHtml(summary: LibrarySummary): string {
  const document = (
    <Document language="en" title="Cards read from a file" styles={[PAGE]} views={[]} from={summary.from}>
      <LibraryView {...summary} />
    </Document>
  );
  return `<!doctype html>\n${renderToString(document)}\n`;
}

function LibraryView({ states, skipped, templates, cards }: LibrarySummary) {
  return (
    <section class="library-view" aria-labelledby="library-title">
      <h2 id="library-title">{count(cards.length, "card")}</h2>
      <p>
        A card is compiled if its whole text is understood, a stub if some of its abilities are there and change no
        characteristic. One with a sentence that is refused has no definition.
        {skipped > 0 && ` ${skipped} entries of the file are tokens, emblems and the like, or cards that it has twice.`}
      </p>
      <Table columns={["State", { num: "Cards" }, { num: "Share" }]}>
        {Object.entries(states).map(([state, cardCount]) => (
          <tr>
            <th scope="row">{state}</th>
            <td class="num">{number(cardCount)}</td>
            <td class="num">{((100 * cardCount) / Math.max(1, cards.length)).toFixed(1)} %</td>
          </tr>
        ))}
      </Table>
      {templates.length > 0 && <NotUnderstood templates={templates} />}
    </section>
  );
}

function NotUnderstood({ templates }: Pick<LibrarySummary, "templates">) {
  return (
    <>
      <h3>What is not understood most often</h3>
      <p>
        Sentences with ~ for the card itself, N for numbers and {"{…}"} for costs.
        {templates.length > MOST && ` These are the first ${MOST} of ${templates.length}; templates.csv has them all.`}
      </p>
      <div class="scroll">
        <Table columns={["Sentence", "For example", { num: "No." }]}>
          {templates.slice(0, MOST).map(({ text, count: sentences, example }) => (
            <tr>
              <td>{text}</td>
              <td>{example}</td>
              <td class="num">{number(sentences)}</td>
            </tr>
          ))}
        </Table>
      </div>
    </>
  );
}
