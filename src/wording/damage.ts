import type { DamageEvent } from "../rules/formats.gen.js";
import type { ObjectNames } from "./object-names.js";
import { happening, type Phrase, say, seriesOf } from "./phrase.js";
import { countedCounters, typeWord } from "./types.js";

/** What it came to is told of damage of which that is known. */
type KnownDamage = DamageEvent & { readonly dealt?: { readonly poison: number; readonly life: number } };

/** Damage is dealt (CR 120). */
export function damagePhrase(event: KnownDamage, names: ObjectNames): Phrase {
  const { to, dealt } = event;
  if (dealt === undefined) return damageAlone(event, names);
  const { poison, life } = dealt;
  const counters = countedCounters("poison", poison);
  return say("event-damage-dealt", { damage: damageAlone(event, names), player: names.object(to), counters, life });
}

function damageAlone({ to, amount, source, with: qualities = [] }: DamageEvent, names: ObjectNames): Phrase {
  const what = { to: names.object(to), amount };
  const how = seriesOf(qualities, (quality) => typeWord(quality), "and");
  if (source !== undefined) {
    const dealt = say("event-deals-damage", { ...what, source: names.object(source) });
    return happening(dealt, qualities.length === 0 ? [] : [say("damage-with", { qualities: how })]);
  }
  return qualities.length === 0
    ? say("event-is-dealt-damage", what)
    : say("event-is-dealt-damage-by", { ...what, qualities: how });
}
