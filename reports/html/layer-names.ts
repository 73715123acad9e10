import type { LayerName } from "../../src/rules/formats.gen.js";
import { own } from "../../src/rules/own.js";
import type { MessageId } from "../../src/wording/catalogue/message-ids.gen.js";
import { layerTitlePhrase } from "../../src/wording/stages.js";
import { type PageWords, pageWords } from "./spoken.js";

/** The subject of a layer, next to its number where space is short: `types`, `base P/T`. */
export function layerName(layer: LayerName, words = pageWords("en")): string {
  return shortTitle(withoutNumber(layerTitle(layer, words)), words);
}

/** As the newest rules have it: "Layer 4: types". */
export function layerTitle(layer: LayerName, words: PageWords): string {
  return words.said(layerTitlePhrase(layer, "current"));
}

export function shortTitle(title: string, words: PageWords): string {
  return title.replace(words.text("report-size-in-titles"), words.text("report-size-in-short"));
}

/** The stages after the layers. */
const STAGES: Readonly<Record<string, MessageId>> = {
  players: "report-stage-players",
  gameRules: "report-stage-game-rules",
};

export function stageName(stage: string, words = pageWords("en")): string | undefined {
  const id = own(STAGES, stage);
  return id === undefined ? undefined : words.text(id);
}

/** "Layer 4: types" -> "types": the number is next to it. */
export function withoutNumber(title: string): string {
  return title.replace(/^(?:Layer|Couche) \w+\s*:\s*/, "");
}
