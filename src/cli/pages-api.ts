import type { Chunk, DrawnChunk } from "../../reports/index.js";
import type { Language } from "../wording/language.js";

/** The interface of a thread that draws pages. */
export interface PagesApi {
  draw(chunk: Chunk, language: Language): DrawnChunk | Promise<DrawnChunk>;
}
