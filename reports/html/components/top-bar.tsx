export interface ViewLink {
  readonly address: string;
  readonly word: string;
}

export interface TopBarProps {
  readonly title: string;
  readonly views: readonly ViewLink[];
  readonly label: string;
  /** The address of the view that is shown, where no script marks it. */
  readonly current?: string | undefined;
}

/** The header of every view: the current view, and links to the others. */
export function TopBar({ title, views, label, current }: TopBarProps) {
  return (
    <header class="top">
      <h1>
        <a href={views[0]?.address ?? "#main"}>
          <Stack /> {title}
        </a>
      </h1>
      {views.length > 0 && (
        <nav aria-label={label}>
          {views.map(({ address, word }) => (
            <a href={address} aria-current={address === current ? "page" : undefined}>
              {word}
            </a>
          ))}
        </nav>
      )}
    </header>
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
