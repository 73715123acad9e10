import type { AddColorsPart } from "../rules/formats.gen.js";
import { writesColors } from "./color-words.js";

/** In addition to its other colors. */
export const addColors = writesColors<AddColorsPart>("adds", (had, said) => had | said);
