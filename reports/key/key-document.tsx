import type { ComponentChildren } from "preact";
import type { Key } from "../../src/rules/formats.gen.js";
import { KEY_STYLE } from "./key-assets.gen.js";
import type { KeyOptions } from "./key-file.js";
import { paperStyle } from "./paper-style.js";
import type { SheetWords } from "./words.js";

/** Nothing is loaded, nothing runs, nothing is sent; styles are written in the page, since its margins name its title. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/** Stacked layers, as on the report. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cg fill='%233567b0'%3E%3Cpath d='M8 1l7 3.5L8 8 1 4.5z'/%3E%3Cpath opacity='.7' d='M8 9.6l5-2.5 2 1-7 3.5-7-3.5 2-1z'/%3E%3Cpath opacity='.45' d='M8 13l5-2.5 2 1L8 15l-7-3.5 2-1z'/%3E%3C/g%3E%3C/svg%3E";

export interface KeyDocumentProps {
  readonly keyValue: Key;
  readonly title: string;
  readonly paper: KeyOptions["paper"];
  readonly words: SheetWords;
  /** What the form was chosen by: not told on a sheet without answers, since it may give them away. */
  readonly isSelectShown: boolean;
  readonly children: ComponentChildren;
}

/** A page around questions or answers: from which rules and which form they are, on the screen and on each sheet of paper. */
export function KeyDocument({ keyValue, title, paper, words, isSelectShown, children }: KeyDocumentProps) {
  const { language, ruleset, corpus, form, items } = keyValue;
  const rules = words.text("sheet-rules", { title: ruleset.title, date: words.day(ruleset.effective) });
  const seed = words.text("sheet-seed", { seed: form.seed });
  const digest = words.text("sheet-corpus", { digest: corpus.slice(0, 12) });
  const facts = [
    words.text("sheet-count", { count: items.length }),
    rules,
    seed,
    ...(isSelectShown && form.select !== "" ? [words.text("sheet-select", { select: form.select })] : []),
  ];
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="generator" content="cr613" />
        <title>{title}</title>
        <link rel="icon" href={ICON} />
        <style dangerouslySetInnerHTML={{ __html: KEY_STYLE }} />
        <style
          dangerouslySetInnerHTML={{
            __html: paperStyle(paper, { title, form: `${rules} · ${seed}`, maker: `cr613 · ${digest}` }),
          }}
        />
      </head>
      <body>
        <header class="sheet-head">
          <h1>{title}</h1>
          <ul class="form">
            {facts.map((fact) => (
              <li>{fact}</li>
            ))}
          </ul>
        </header>
        <main>{children}</main>
        <footer>
          <p>
            {words.text("sheet-made-by")} <span>{digest}</span>
          </p>
        </footer>
      </body>
    </html>
  );
}
