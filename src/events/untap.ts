import { tapping } from "./tapping.js";

export const untap = tapping("untap");
