import { linkedName } from "../rules/linked.js";
import { messageAbout } from "./known-message.js";
import { say, type Word } from "./phrase.js";

/** What objects remember others as (CR 607): "exiled"; with the ability that asks, where several do. */
export function linkName(written: string): Word {
  const { asker, name } = linkedName(written);
  const known = messageAbout("link", name);
  const word = known === undefined ? name : say(known);
  return asker === undefined ? word : say("linked-of-ability", { name: word, ability: asker });
}
