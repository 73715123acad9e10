import type { ComponentChildren } from "preact";
import { TopBar, type ViewLink } from "./components/top-bar.js";
import {
  ENGINE_STYLE,
  ENGINE_STYLE_HASH,
  PAGE_SCRIPT,
  PAGE_SCRIPT_HASH,
  PAGE_STYLE,
  PAGE_STYLE_HASH,
} from "./page-assets.gen.js";

/** Nothing may be loaded, and no script but ours may run: also if a text slipped through as markup. */
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

/** Stacked layers, as the icon of the page. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cg fill='%233567b0'%3E%3Cpath d='M8 1l7 3.5L8 8 1 4.5z'/%3E%3Cpath opacity='.7' d='M8 9.6l5-2.5 2 1-7 3.5-7-3.5 2-1z'/%3E%3Cpath opacity='.45' d='M8 13l5-2.5 2 1L8 15l-7-3.5 2-1z'/%3E%3C/g%3E%3C/svg%3E";

/** A style and the hash by which the policy of the page allows it. */
export interface Style {
  readonly text: string;
  readonly hash: string;
}

export const PAGE: Style = { text: PAGE_STYLE, hash: PAGE_STYLE_HASH };
/** Additional styles of pages about other engines. */
export const ENGINES: Style = { text: ENGINE_STYLE, hash: ENGINE_STYLE_HASH };

export interface DocumentProps {
  readonly title: string;
  readonly styles: readonly Style[];
  /** The views of the page; its title leads to the first. Empty for a page with one view. */
  readonly views: readonly ViewLink[];
  /** The source of the page, after "Made by cr613 from". */
  readonly from: string;
  /** The search index for the page's script; a page without one needs no script. */
  readonly index?: string;
  readonly children: ComponentChildren;
}

/** The page around the views. Which view is seen follows from the address alone (see views.css); the script only adds comfort. */
export function Document({ title, styles, views, from, index, children }: DocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta http-equiv="Content-Security-Policy" content={policy(styles, index !== undefined)} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="generator" content="cr613" />
        <title>{title}</title>
        <link rel="icon" href={ICON} />
        {styles.map(({ text }) => (
          <style dangerouslySetInnerHTML={{ __html: text }} />
        ))}
      </head>
      <body>
        <a class="skip" href="#main" id="skip">
          Skip to the content
        </a>
        <TopBar title={title} views={views} label="Report" />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <footer class="bottom">
          <p>Made by cr613 from {from}. The rules are paraphrased in our own words; the Comprehensive Rules decide.</p>
        </footer>
        {index !== undefined && (
          <>
            <script type="application/json" id="index" dangerouslySetInnerHTML={{ __html: index }} />
            <script dangerouslySetInnerHTML={{ __html: PAGE_SCRIPT }} />
          </>
        )}
      </body>
    </html>
  );
}
