import type { TapEvent } from "../rules/formats.gen.js";
import { OF_AN_OBJECT } from "./bases.js";
import type { EventDeclaration } from "./declaration.js";
import { ifThere } from "./example.js";
import { toPermanent } from "./with-object.js";

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
    does: toPermanent(({ object }) => void (object.tapped = taps)),
  };
}
