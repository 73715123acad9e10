import type { Board } from "../../src/rules/board.js";
import type { Ruleset } from "../../src/rules/ruleset.js";
import type { Difference } from "./compare.js";

/** What docs/PROOF.md has as found and not mended yet: there the two resolvers may differ. */
export type Found = "defining-abilities-are-static" | "full-text-of-what-has-left" | "basic-types-on-nonlands";

/** Which of the faults that were found a difference is; undefined for one that is new. */
export function foundBefore(difference: Difference, board: Board, rules: Ruleset): Found | undefined {
  if (gainsDefiningAbilities(board)) return "defining-abilities-are-static";
  if (givesNonlandsBasicTypes(board, rules)) return "basic-types-on-nonlands";
  return difference.where.endsWith(".colors") && hasTextOfWhatHasLeft(board) ? "full-text-of-what-has-left" : undefined;
}

/** CR 604.3, 614.1c, 614.12: these are static abilities too. */
const OTHER_STATICS = /"(characteristicDefining|asEnters|replacement)"/;

/** CR 604.3: a characteristic-defining ability is a static ability, so that whatever gains static abilities gains it. */
function gainsDefiningAbilities({ objects }: Board): boolean {
  const text = JSON.stringify(objects.map(({ base }) => base.abilities));
  return /"gainAbilitiesOf"[^}]*}[^}]*"static"/.test(text) && OTHER_STATICS.test(text);
}

/** CR 612.6: colors are no text; what has left is remembered with colors that effects gave it (CR 608.2h). */
function hasTextOfWhatHasLeft({ effects, objects }: Board): boolean {
  return effects.some(
    ({ parts, context }) =>
      parts.some(({ kind }) => kind === "gainFullText") &&
      context.targets.some((target) => target !== undefined && objects[target]?.gone === true),
  );
}

/**
 * Until CR 205.3d (September 2011) an object could have a subtype that belonged to none of its types, whatever set it. What
 * reads land types then comes out otherwise as well.
 */
function givesNonlandsBasicTypes({ effects }: Board, { policy }: Ruleset): boolean {
  if (policy.subtypesNeedType) return false;
  return effects.some(({ parts }) => parts.some(({ kind }) => kind === "setBasicLandTypes"));
}
