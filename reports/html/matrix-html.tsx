import { renderToString } from "preact-render-to-string";
import type { Language } from "../../src/wording/language.js";
import type { Matrix } from "../matrix.js";
import { MatrixView } from "./components/matrix-view.js";
import { Document, ENGINES, PAGE } from "./document.js";
import { pageWords } from "./spoken.js";

/** matrix.html: one file that opens from disk, without any script. */
export function matrixHtml(matrix: Matrix, language: Language = "en"): string {
  const words = pageWords(language);
  const engines = matrix.columns.map(({ label }) => label).join(", ");
  const document = (
    <Document
      language={language}
      title={words.text("matrix-title")}
      styles={[PAGE, ENGINES]}
      views={[]}
      from={words.text("matrix-from", { engines })}
    >
      <MatrixView matrix={matrix} />
    </Document>
  );
  return `<!doctype html>\n${renderToString(document)}\n`;
}
