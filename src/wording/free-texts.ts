import { messageAbout } from "./known-message.js";
import { say, type Word } from "./phrase.js";
import type { Voice } from "./voice.js";

/**
 * A free text of a card (`when`, `then`, a remark, a cost), which is data and English: the catalogues have a message about
 * each that the corpus uses. One that they do not have is said as it is.
 */
export function freeText(text: string, voice: Voice): Word {
  const id = messageAbout("text", text);
  return id === undefined ? text : say(id, { this: voice.self });
}
