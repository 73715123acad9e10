import { renderToString } from "preact-render-to-string";
import type { Matrix } from "../matrix.js";
import { MatrixView } from "./components/matrix-view.js";
import { Document, ENGINES, PAGE } from "./document.js";

/** matrix.html: one file that opens from disk, without any script. */
export function matrixHtml(matrix: Matrix): string {
  const engines = matrix.columns.map(({ label }) => label).join(", ");
  const document = (
    <Document
      language="en"
      title="Engines and scenarios"
      styles={[PAGE, ENGINES]}
      views={[]}
      from={`runs of ${engines}`}
    >
      <MatrixView matrix={matrix} />
    </Document>
  );
  return `<!doctype html>\n${renderToString(document)}\n`;
}
