import type { DependsStep, Footprint } from "../../../src/rules/formats.gen.js";
import { BeforeAfter } from "./changes.js";

/** Why one effect depends on another (CR 613.8a): what applying the other alone would change of it. */
export function Witness({ step: { effect, before, after } }: { readonly step: DependsStep }) {
  const rows = (["exists", "text", "objects", "does"] as const).filter((row) => shown(before, row) !== shown(after, row));
  return (
    <ul class="changes">
      {rows.map((row, place) => (
        <BeforeAfter subject={effect} again={place > 0} what={ROWS[row]} before={shown(before, row)} after={shown(after, row)} />
      ))}
    </ul>
  );
}

const ROWS = { exists: "exists", text: "text", objects: "applies to", does: "does" } as const;

function shown(footprint: Footprint, row: keyof typeof ROWS): string {
  switch (row) {
    case "exists":
      return footprint.exists ? "yes" : "no";
    case "text":
      return footprint.text ?? "—";
    case "objects":
      return footprint.objects.length === 0 ? "nothing" : footprint.objects.join(", ");
    case "does":
      return footprint.does ?? "—";
    default:
      return row satisfies never;
  }
}
