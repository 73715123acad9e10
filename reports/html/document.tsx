import type { ComponentChildren } from "preact";
import {
  ENGINE_STYLE,
  ENGINE_STYLE_HASH,
  PAGE_SCRIPT,
  PAGE_SCRIPT_HASH,
  PAGE_STYLE,
  PAGE_STYLE_HASH,
} from "./page-assets.gen.js";

/** Nothing may be loaded, and no script but ours may run: also if a text slipped through as markup. */
function policy(styles: readonly string[]): string {
  return [
    "default-src 'none'",
    `script-src '${PAGE_SCRIPT_HASH}'`,
    `style-src ${styles.map((hash) => `'${hash}'`).join(" ")}`,
    "img-src data:",
    "base-uri 'none'",
    "form-action 'none'",
  ].join("; ");
}

/** Stacked layers, as the icon of the page. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cg fill='%233567b0'%3E%3Cpath d='M8 1l7 3.5L8 8 1 4.5z'/%3E%3Cpath opacity='.7' d='M8 9.6l5-2.5 2 1-7 3.5-7-3.5 2-1z'/%3E%3Cpath opacity='.45' d='M8 13l5-2.5 2 1L8 15l-7-3.5 2-1z'/%3E%3C/g%3E%3C/svg%3E";

export interface DocumentProps {
  readonly title: string;
  readonly engine: string;
  /** Whether it is about another engine than the reference: it has scores then. */
  readonly isOther: boolean;
  readonly index: string;
  readonly children: ComponentChildren;
}

/** The page around the views. Which view is seen follows from the address alone (see views.css); the script only adds comfort. */
export function Document({ title, engine, isOther, index, children }: DocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta
          http-equiv="Content-Security-Policy"
          content={policy(isOther ? [PAGE_STYLE_HASH, ENGINE_STYLE_HASH] : [PAGE_STYLE_HASH])}
        />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="generator" content="cr613" />
        <title>{title}</title>
        <link rel="icon" href={ICON} />
        <style dangerouslySetInnerHTML={{ __html: PAGE_STYLE }} />
        {isOther && <style dangerouslySetInnerHTML={{ __html: ENGINE_STYLE }} />}
      </head>
      <body>
        <a class="skip" href="#main" id="skip">
          Skip to the content
        </a>
        <header class="top">
          <h1>
            <a href="#overview">
              <Stack /> {title}
            </a>
          </h1>
          <nav aria-label="Report">
            <a href="#overview">Overview</a>
            <a href="#scenarios">Scenarios</a>
            {isOther && <a href="#scores">Scores</a>}
            <a href="#coverage">Coverage</a>
          </nav>
        </header>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <footer class="bottom">
          <p>
            Made by cr613 from a run of {engine}. The rules are paraphrased in our own words; the Comprehensive Rules
            decide.
          </p>
        </footer>
        <script type="application/json" id="index" dangerouslySetInnerHTML={{ __html: index }} />
        <script dangerouslySetInnerHTML={{ __html: PAGE_SCRIPT }} />
      </body>
    </html>
  );
}

function Stack() {
  return (
    <svg class="stack" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d="M8 1l7 3.5L8 8 1 4.5z" />
      <path d="M8 9.6l5-2.5 2 1-7 3.5-7-3.5 2-1z" />
      <path d="M8 13l5-2.5 2 1L8 15l-7-3.5 2-1z" />
    </svg>
  );
}
