import { fault } from "../faults/fault.js";
import type { TapEvent } from "../rules/formats.gen.js";
import { OF_AN_OBJECT } from "./bases.js";
import type { EventDeclaration } from "./declaration.js";
import { ifThere } from "./example.js";
import { toPermanent } from "./with-object.js";
import { countDeed } from "../table/history.js";

export function tapping(kind: TapEvent["kind"]): EventDeclaration<"tap" | "untap"> {
  const taps = kind === "tap";
  return {
    ...OF_AN_OBJECT,
    needs: { kind: ["tapping"], object: [] },
    example: ({ permanents }) =>
      ifThere(
        permanents.findLast(({ tapped }) => tapped !== taps),
        (object) => ({ kind, object }),
      ),
    // CR 701.26a-b.
    does: toPermanent(({ object, table, pointer }) => {
      if (object.tapped === taps)
        return fault(`${pointer}/object`, `${object.id} is ${taps ? "tapped" : "untapped"} already (CR 701.26)`);
      object.tapped = taps;
      if (taps) countDeed(table, { what: "permanents tapped", object: object.place, amount: 1 });
      return undefined;
    }),
  };
}
