import { catalogueOf } from "../../src/wording/catalogue/index.js";
import type { Language } from "../../src/wording/language.js";
import { Spoken, pageWords } from "./spoken.js";
import type { ComponentChildren } from "preact";
import { PageHead } from "../page-head.js";
import { TopBar, type ViewLink } from "./components/top-bar.js";
import { ENGINE_STYLE, ENGINE_STYLE_HASH, PAGE_STYLE, PAGE_STYLE_HASH } from "./page-assets.gen.js";
import { PAGE_SCRIPT, PAGE_SCRIPT_HASH } from "./page-script.gen.js";

/** Nothing is loaded and no script but ours runs, even if a text slipped through as markup. */
function policy(styles: readonly Style[], isScripted: boolean): string {
  return [
    "default-src 'none'",
    ...(isScripted ? [`script-src '${PAGE_SCRIPT_HASH}'`] : []),
    `style-src ${styles.map(({ hash }) => `'${hash}'`).join(" ")}`,
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

/** `hash`: by which the page's policy allows it. */
export interface Style {
  readonly text: string;
  readonly hash: string;
}

export const PAGE: Style = { text: PAGE_STYLE, hash: PAGE_STYLE_HASH };
/** For pages about other engines, too. */
export const ENGINES: Style = { text: ENGINE_STYLE, hash: ENGINE_STYLE_HASH };

export interface DocumentProps {
  readonly title: string;
  /** What a preview of the page says of it. */
  readonly description?: string | undefined;
  readonly styles: readonly Style[];
  /** The title leads to the first; empty for a page with one view. */
  readonly views: readonly ViewLink[];
  /** The source of the page, after "Made by cr613 from". */
  readonly from: string;
  readonly language: Language;
  /** The search index; a page without one needs no script. */
  readonly index?: string;
  readonly children: ComponentChildren;
}

/** The page around the views. The address alone decides which view is seen (see views.css); the script adds comfort. */
export function Document({ title, description, styles, views, from, language, index, children }: DocumentProps) {
  const words = pageWords(language);
  return (
    <html lang={language}>
      <PageHead
        policy={policy(styles, index !== undefined)}
        title={title}
        description={description}
        styles={styles.map(({ text }) => text)}
      />
      <body>
        <a class="skip" href="#main" id="skip">
          {words.text("report-skip")}
        </a>
        <TopBar title={title} views={views} label={words.text("report-nav")} />
        <main id="main" tabIndex={-1}>
          <Spoken.Provider value={language}>{children}</Spoken.Provider>
        </main>
        <footer class="bottom">
          <p>{words.text("report-made-by", { source: from })}</p>
        </footer>
        {index !== undefined && (
          <>
            <script type="application/json" id="index" dangerouslySetInnerHTML={{ __html: index }} />
            {language !== "en" && (
              <script type="text/plain" id="catalogue" dangerouslySetInnerHTML={{ __html: catalogueOf(language) }} />
            )}
            <script dangerouslySetInnerHTML={{ __html: PAGE_SCRIPT }} />
          </>
        )}
      </body>
    </html>
  );
}
