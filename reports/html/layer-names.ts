import type { LayerName } from "../../src/rules/formats.gen.js";

/** What each layer is about, in a word or two: for headings beside its number. */
export const LAYER_NAMES: Readonly<Record<LayerName, string>> = {
  "1a": "copying",
  "1b": "face down",
  "2": "control",
  "3": "text",
  "4": "types",
  "5": "colors",
  "6": "abilities",
  "7a": "P/T that defines itself",
  "7b": "P/T set",
  "7c": "P/T changed",
  "7d": "P/T switched",
};
