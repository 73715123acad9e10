import { aspects, CONTROLLER } from "../rules/aspects.js";
import type { GainControlPart } from "../rules/formats.gen.js";
import { revised } from "../rules/object-view.js";
import { AS_WRITTEN, type LayerKind } from "./kind.js";

/** CR 613.1b. The instruction is who gains control, so a change of the source's controller changes what the effect does. */
export const gainControl: LayerKind<GainControlPart, number> = {
  ...AS_WRITTEN,
  stage: "control",
  needs: ["control"],
  manner: "sets",
  writes: () => aspects({ others: CONTROLLER }),
  uses: ({ player }) => ({ players: [player] }),
  undecided: ({ player }, look) => {
    const several = look.players(player).length > 1;
    return several
      ? {
          message: `${typeof player === "string" ? `"${player}"` : "this"} is one of several players, and nothing says which of them gains control`,
          expected: '"chosenPlayer" with a choice, or "targetPlayer" with a target',
        }
      : undefined;
  },
  // Of several players none: nothing says which (a resolution that leaves it open is a fault).
  evaluate: ({ player }, look) => {
    const [one, ...others] = look.players(player);
    return others.length === 0 ? one : undefined;
  },
  apply: (player, view) =>
    view.controller === player ? view : revised(view, (draft) => void (draft.controller = player)),
  show: (player, board) => `${board.players[player]?.name ?? "nobody"} gains control`,
};
