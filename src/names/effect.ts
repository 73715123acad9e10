import type { Apart, EffectReference } from "../rules/effect-reference.js";

/** The name of an effect as files, traces and reports have it. */
export function printEffect(effect: EffectReference): string {
  switch (effect.kind) {
    case "ability":
      return `${effect.object}/${effect.ability}${apart(effect)}`;
    case "counters":
      return `${effect.object}/counter:${effect.counter}`;
    case "designation":
      return `${effect.object}/${effect.designation}`;
    case "event":
      return `${effect.object}/${effect.event}${apart(effect)}`;
    case "resolution":
      return effect.name + apart(effect);
  }
}

function apart({ number, part, share }: Apart): string {
  return (
    (number === undefined ? "" : `#${number}`) +
    (part === undefined ? "" : `/${part}`) +
    (share === undefined ? "" : ` (${share})`)
  );
}
