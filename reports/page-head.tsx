import type { ComponentChildren } from "preact";

/** The icon of every page: three stacked layers. */
const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Cg fill='%233567b0'%3E%3Cpath d='M8 1l7 3.5L8 8 1 4.5z'/%3E%3Cpath opacity='.7' d='M8 9.6l5-2.5 2 1-7 3.5-7-3.5 2-1z'/%3E%3Cpath opacity='.45' d='M8 13l5-2.5 2 1L8 15l-7-3.5 2-1z'/%3E%3C/g%3E%3C/svg%3E";

interface PageHeadProps {
  /** The content security policy. */
  readonly policy: string;
  readonly title: string;
  /** What a preview of the page says of it, in a sentence. */
  readonly description?: string | undefined;
  readonly styles: readonly string[];
}

/** The head of a page that needs no other file. */
export function PageHead({ policy, title, description, styles }: PageHeadProps): ComponentChildren {
  return (
    <head>
      <meta charset="utf-8" />
      <meta http-equiv="Content-Security-Policy" content={policy} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="light dark" />
      <meta name="generator" content="cr613" />
      <title>{title}</title>
      {description !== undefined && (
        <>
          <meta name="description" content={description} />
          <meta property="og:title" content={title} />
          <meta property="og:description" content={description} />
          <meta property="og:type" content="website" />
          <meta property="og:site_name" content="cr613" />
          <meta name="twitter:card" content="summary" />
        </>
      )}
      <link rel="icon" href={ICON} />
      {styles.map((text) => (
        <style dangerouslySetInnerHTML={{ __html: text }} />
      ))}
    </head>
  );
}
