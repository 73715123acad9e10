import type { ComponentChildren } from "preact";
import type { Key } from "../../src/rules/formats.gen.js";
import { PageHead } from "../page-head.js";
import { KEY_STYLE } from "./key-assets.gen.js";
import type { KeyOptions } from "./key-file.js";
import { paperStyle } from "./paper-style.js";
import type { SheetWords } from "./words.js";

/** Nothing is loaded, run or sent. Styles are inline, since those of the margins name the title. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

export interface KeyDocumentProps {
  readonly keyValue: Key;
  readonly title: string;
  readonly paper: KeyOptions["paper"];
  readonly words: SheetWords;
  /** Whether to say by what the questions were selected: on a sheet without answers that may hint at them. */
  readonly isSelectShown: boolean;
  readonly children: ComponentChildren;
}

/** A page around questions or answers, which says from which rules and which form they are. */
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
  const margins = paperStyle(paper, { title, form: `${rules} · ${seed}`, maker: `cr613 · ${digest}` });
  return (
    <html lang={language}>
      <PageHead policy={POLICY} title={title} styles={[KEY_STYLE, margins]} />
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
