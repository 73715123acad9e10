import { type Fault, faultAt } from "../faults/fault.js";
import type { Path } from "../faults/pointer.js";
import type { ResolvesEvent, Scenario } from "../rules/formats.gen.js";
import { announcements, sameNames } from "./announced.js";
import { nameOfResolving } from "./name-of-resolving.js";

/** Targets and X are chosen as a spell is cast or an ability is activated, and stay so (CR 115.1, 601.2b-c, 602.2b). */
export function announcementFaults(event: ResolvesEvent, path: Path, { timeline }: Scenario): Fault[] {
  const { announcement, agrees } = announcements(timeline).get(event) ?? {};
  if (announcement === undefined || agrees !== false) return [];
  const { targets, x } = announcement;
  const what = nameOfResolving(event);
  const was = announcement.kind === "casts" ? "was cast" : "was activated";
  return [
    ...(x === undefined || event.x === undefined || event.x === x
      ? []
      : [
          faultAt(
            [...path, "x"],
            `${what} ${was} with X = ${x} (CR 107.3a), and resolves with ${event.x}`,
            `${x}, or no \`x\` here`,
          ),
        ]),
    ...(targets === undefined || event.targets === undefined || sameNames(targets, event.targets)
      ? []
      : [
          faultAt(
            [...path, "targets"],
            `${what} ${was} with ${namesOf(targets)} (CR 115.1), and resolves with ${namesOf(event.targets)}`,
            "the same targets in their order, or no `targets` here",
          ),
        ]),
  ];
}

function namesOf(targets: readonly string[]): string {
  if (targets.length === 0) return "no target";
  return `the ${targets.length === 1 ? "target" : "targets"} ${targets.join(", ")}`;
}
