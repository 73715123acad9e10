import type { BoardObject } from "../rules/board.js";
import { linkedName } from "../rules/linked.js";
import { happened } from "../rules/events-before.js";
import type { Scenario } from "../rules/formats.gen.js";
import { flat } from "../events/together.js";

/** Whether a choice has been made anew before a check that its object asks for only as it enters (CR 614.12a): no game comes there. */
export function isChosenAnew(check: string, { timeline }: Scenario, objects: readonly BoardObject[]): boolean {
  return happened(check, timeline)
    .flatMap(flat)
    .some((event) => {
      if (event.kind !== "choose") return false;
      const { abilities = [] } = objects.find(({ id }) => id === event.object)?.base ?? {};
      const asked = abilities.flatMap(({ ability }) => (ability.kind === "asEnters" ? (ability.choose ?? []) : []));
      return Object.keys(event.choices).some((written) => asked.includes(linkedName(written).name));
    });
}
