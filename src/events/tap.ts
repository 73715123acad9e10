import { tapping } from "./tapping.js";

export const tap = tapping("tap");
