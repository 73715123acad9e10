import type { Picture } from "./outcome.js";

/** The sizes of what has them at the end, in the order in which they came: what is heard, and seen on a small screen. */
export function standInWords({ checks, board }: Picture): string {
  const objects = Object.entries(checks.at(-1)?.point?.resolution.objects ?? {});
  const there = objects.filter(([, { zone }]) => zone === "battlefield");
  const sizes = there.flatMap(([id, { power, toughness }]) =>
    power === null || toughness === null ? [] : [`${id} ${power}/${toughness}`],
  );
  if (sizes.length > 0) return `${sizes.join(", ")}.`;
  return there.length === 0 && board.timeline.every(({ kind }) => kind === "check") ? "" : "No creature.";
}
