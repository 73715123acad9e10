import type { Color } from "../../../src/rules/formats.gen.js";

/** Colors as words with a dot each; none is "colorless". */
export function Colors({ colors }: { readonly colors: readonly Color[] }) {
  if (colors.length === 0) return <>colorless</>;
  return (
    <>
      {colors.map((color) => (
        <span class={`color color-${color}`}>{color}</span>
      ))}
    </>
  );
}
