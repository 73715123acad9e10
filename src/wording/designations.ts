import type { DesignateEvent } from "../rules/formats.gen.js";
import { messageAbout } from "./known-message.js";
import type { ObjectNames } from "./object-names.js";
import { inForm, type Phrase, say } from "./phrase.js";

/** An object gets or loses a designation or combat status: "X is now attacking", "X is no longer suspected". */
export function designatedPhrase({ object, designation, on, level }: DesignateEvent, names: ObjectNames): Phrase {
  const what = names.object(object);
  if (designation === "level" && level !== undefined) return say("designated-to-level", { object: what, level });
  const known = messageAbout("designated", designation);
  const now = known === undefined ? say("designated-as", { object: what, designation }) : say(known, { object: what });
  return on === false ? inForm(now, { as: "ends" }) : now;
}

/** "Ann is now the monarch". */
export function playerDesignatedPhrase(player: string, designation: string): Phrase {
  const known = messageAbout("player-designated", designation);
  return known === undefined ? say("player-designated-as", { player, designation }) : say(known, { player });
}
