import type { SetColorsPart } from "../rules/formats.gen.js";
import { writesColors } from "./color-words.js";

/** Replaces all colors; none at all is colorless. */
export const setColors = writesColors<SetColorsPart>("sets", (_, said) => said);
