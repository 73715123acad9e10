import { renderToString } from "preact-render-to-string";
import { messageAbout } from "../../src/wording/known-message.js";
import type { Language } from "../../src/wording/language.js";
import type { LibrarySummary } from "../library-summary.js";
import { Table } from "../table.js";
import { English } from "./components/english.js";
import { Document, PAGE } from "./document.js";
import { pageWords, useWords } from "./spoken.js";

/** The most templates that the page shows; the table beside it has them all. */
const MOST = 200;

/** report.html of a library: one file that opens from disk, without any script. */
export function libraryHtml(summary: LibrarySummary, language: Language = "en"): string {
  const title = pageWords(language).text("library-title");
  const document = (
    <Document language={language} title={title} styles={[PAGE]} views={[]} from={summary.from}>
      <LibraryView {...summary} />
    </Document>
  );
  return `<!doctype html>\n${renderToString(document)}\n`;
}

function LibraryView({ states, skipped, templates, cards }: LibrarySummary) {
  const words = useWords();
  const stateWords = (state: string): string => {
    const id = messageAbout("library-state", state);
    return id === undefined ? state : words.text(id);
  };
  return (
    <section class="library-view" aria-labelledby="library-title">
      <h2 id="library-title">{words.text("library-cards", { count: cards.length })}</h2>
      <p>
        {words.text("library-lead")}
        {skipped > 0 && ` ${words.text("library-skipped", { count: skipped })}`}
      </p>
      <Table
        columns={[
          words.text("library-state"),
          { num: words.text("report-cards") },
          { num: words.text("library-share") },
        ]}
      >
        {Object.entries(states).map(([state, cardCount]) => (
          <tr>
            <th scope="row">{stateWords(state)}</th>
            <td class="num">{words.number(cardCount)}</td>
            <td class="num">{words.percent(cardCount / Math.max(1, cards.length))}</td>
          </tr>
        ))}
      </Table>
      {templates.length > 0 && <NotUnderstood templates={templates} />}
    </section>
  );
}

function NotUnderstood({ templates }: Pick<LibrarySummary, "templates">) {
  const words = useWords();
  const first = { shown: MOST, count: templates.length, file: "templates.csv" };
  return (
    <>
      <h3>{words.text("library-not-understood")}</h3>
      <p>
        {words.text("library-placeholders", { card: "~", number: "N", cost: "{…}" })}
        {templates.length > MOST && ` ${words.text("library-first-of", first)}`}
      </p>
      <div class="scroll">
        <Table
          columns={[
            words.text("library-sentence"),
            words.text("library-example"),
            { num: words.text("library-count") },
          ]}
        >
          {templates.slice(0, MOST).map(({ text, count, example }) => (
            <tr>
              <td>
                <English>{text}</English>
              </td>
              <td>
                <English>{example}</English>
              </td>
              <td class="num">{words.number(count)}</td>
            </tr>
          ))}
        </Table>
      </div>
    </>
  );
}
