import type { Color, Condition } from "../rules/formats.gen.js";
import { COLORS } from "../rules/colors.js";

/** Among permanents there is this color, and no other color more often. */
export const mostCommon = (color: Color): Condition => ({
  allOf: [
    { exists: { color } },
    ...COLORS.filter((other) => other !== color).map((other): Condition => ({
      compare: { count: { color } },
      atLeast: { count: { color: other } },
    })),
  ],
});
