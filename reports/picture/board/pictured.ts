import type { KeyBoard, KeyBoardObject } from "../../../src/rules/formats.gen.js";

/** What a picture of a table shows. */
export interface PicturedBoard extends Pick<KeyBoard, "players"> {
  readonly objects: readonly PicturedObject[];
}

/** An object on it; without a place in the order of timestamps where the picture is not about them. */
export interface PicturedObject extends Omit<KeyBoardObject, "timestamp"> {
  readonly timestamp?: number;
}
