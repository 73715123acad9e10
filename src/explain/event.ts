import type { ScenarioEvent } from "../rules/formats.gen.js";
import { eventPhrase } from "../wording/events.js";
import { english, type Teller } from "./teller.js";

/** What happens in an event, as whole sentences. */
export function describeEvent(event: ScenarioEvent, { speaker, names }: Teller = english()): string {
  return speaker.sentence(eventPhrase(event, names));
}
