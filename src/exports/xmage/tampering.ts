import type { CountersEvent, DamageEvent, MovesEvent, ScenarioEvent, TapEvent } from "../../rules/formats.gen.js";
import { reason, reasonsOf, said, type Said, unsaid } from "../reason.js";
import { permanentName } from "./casting.js";
import { type Deed, type Scene, seatOf } from "./deed.js";
import { own } from "../../rules/own.js";
import { javaString } from "./java.js";
import { NOTHING } from "./lands.js";
import { MOVING } from "./limits.js";
import type { Seat } from "./script.js";
import { COUNTER_WORDS } from "./words.js";

/** Events that no card of the scenario causes: counters by a command, and by code what no command can do. */

export function putCounters(event: CountersEvent, scene: Scene): Said<Deed> {
  const name = permanentName(event.object, scene.before);
  if (!name.ok) return name;
  if (event.remove !== undefined) return unsaid(reason("counters", event.object));
  return countersDeed(event, name.value, scene.active);
}

/** The active player's script puts them on, whoever controls the permanent. */
export function countersDeed(event: CountersEvent, name: string, seat: Seat): Said<Deed> {
  const { object, add = {} } = event;
  const counters = Object.entries(add).map(([kind, count]) => ({ count, word: COUNTER_WORDS.get(kind) }));
  if (counters.some(({ word }) => word === undefined)) return unsaid(reason("counters", object));
  const lines = (at: string): string[] =>
    counters.map(
      ({ word, count }) => `addCounters(${at}, ${seat}, ${javaString(name)}, CounterType.${word}, ${count});`,
    );
  return said({ seat, speed: "instant", lines, events: [event], spending: NOTHING });
}

export function move(event: MovesEvent, scene: Scene): Said<Deed> {
  const at = permanentAt(event.object, scene);
  if (!at.ok) return at;
  const how = MOVING[event.to];
  // The code can not express anything else that the move states.
  if (how === undefined || Object.keys(event).length > 3) return unsaid(reason("event", event.object));
  const deed = run(`${event.object} goes to ${event.to}`, `${at.value}.${how}`, event, scene);
  return said({ ...deed, leaves: event.object });
}

export function tap(event: TapEvent, scene: Scene): Said<Deed> {
  const at = permanentAt(event.object, scene);
  if (!at.ok) return at;
  return said(run(`${event.kind} ${event.object}`, `${at.value}.setTapped(${event.kind === "tap"})`, event, scene));
}

/** Abilities of a creature that would matter if it were its own source of damage. */
const MATTERS = /^(?:deathtouch|wither|infect|lifelink|toxic|protection)/;

/** Damage by its source; without one, by the damaged creature itself if none of its abilities matter. */
export function damage(event: DamageEvent, scene: Scene): Said<Deed> {
  const at = permanentAt(event.to, scene);
  const by = permanentAt(event.source ?? event.to, scene);
  if (!at.ok || !by.ok) return unsaid(...reasonsOf(at, by));
  const abilities = own(scene.before.objects, event.to)?.abilities ?? [];
  const isPlain = event.source !== undefined || !abilities.some((ability) => MATTERS.test(ability));
  if (event.with !== undefined || !isPlain) return unsaid(reason("event", "damage"));
  const code = `${at.value}.damage(${event.amount}, ${by.value}.getId(), null, game, false, true)`;
  return said(run(`damage to ${event.to}`, code, { ...event, source: event.source ?? event.to }, scene));
}

/** The permanent as an expression. */
function permanentAt(object: string, scene: Scene): Said<string> {
  const name = permanentName(object, scene.before);
  if (!name.ok) return name;
  const seat = seatOf(scene, own(scene.before.objects, object)?.controller ?? "");
  return said(`getPermanent(${javaString(name.value)}, ${seat})`);
}

function run(info: string, code: string, event: ScenarioEvent, { active }: Scene): Deed {
  return {
    seat: active,
    speed: "instant",
    lines: (at) => [`runCode(${javaString(info)}, ${at}, ${active}, (info, player, game) -> ${code});`],
    events: [event],
    spending: NOTHING,
  };
}
