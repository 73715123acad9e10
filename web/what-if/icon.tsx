/** The icons of buttons, which have words or a label as well. */
const PATHS = {
  earlier: "M8 13V3M3.5 7.5L8 3l4.5 4.5",
  later: "M8 3v10M3.5 8.5L8 13l4.5-4.5",
  change: "M3 13l.7-3L10.5 3.2l2.3 2.3L6 12.3 3 13zM9 4.7L11.3 7",
  remove: "M4 4l8 8M12 4l-8 8",
  undo: "M3 6h6.5a3.5 3.5 0 010 7H6M6 3L3 6l3 3",
  redo: "M13 6H6.5a3.5 3.5 0 000 7H10M10 3l3 3-3 3",
} as const;

export function Icon({ name }: { readonly name: keyof typeof PATHS }) {
  return (
    <svg class="icon" viewBox="0 0 16 16" aria-hidden="true" focusable="false">
      <path d={PATHS[name]} />
    </svg>
  );
}
