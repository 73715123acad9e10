import type { DependsStep, Footprint } from "../../../src/rules/formats.gen.js";

const REASONS: Readonly<Record<DependsStep["because"][number], string>> = {
  existence: "whether it exists",
  text: "its text",
  appliesTo: "what it applies to",
  whatItDoes: "what it does",
};

/** Why one effect depends on another (CR 613.8a): what applying the other alone would change. */
export function Witness({ step }: { readonly step: DependsStep }) {
  const rows = (["exists", "text", "objects", "does"] as const).filter((row) => shown(step.before, row) !== shown(step.after, row));
  return (
    <div class="witness">
      <p>
        Because <strong>{step.on}</strong> would change {step.because.map((reason) => REASONS[reason]).join(" and ")} of <strong>{step.effect}</strong>:
      </p>
      <table class="changes">
        <thead>
          <tr>
            <th scope="col">{step.effect}</th>
            <th scope="col">Without {step.on}</th>
            <th scope="col">With {step.on}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr>
              <th scope="row">{ROWS[row]}</th>
              <td>{shown(step.before, row)}</td>
              <td class="after">{shown(step.after, row)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
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
