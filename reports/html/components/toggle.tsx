import type { ComponentChildren } from "preact";

interface ToggleProps {
  readonly head: string;
  /** What is to be known of it while it is folded. */
  readonly note?: string | undefined;
  readonly isOpen?: boolean;
  /** Is told whether it is open, whenever that changes. */
  readonly onToggle?: (isOpen: boolean) => void;
  readonly children: ComponentChildren;
}

/** A part of a page that not everybody wants to see: folded under its head. */
export function Toggle({ head, note, isOpen = false, onToggle, children }: ToggleProps) {
  return (
    <details
      class="toggle"
      open={isOpen}
      {...(onToggle === undefined ? {} : { onToggle: ({ currentTarget }) => onToggle(currentTarget.open) })}
    >
      <summary>
        <h3>{head}</h3> {note !== undefined && <span class="soft">{note}</span>}
      </summary>
      {children}
    </details>
  );
}
