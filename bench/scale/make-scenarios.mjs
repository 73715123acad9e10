import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Linear congruential, so that the same number makes the same scenarios everywhere. */
function numbersFrom(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const ACTS = [
  { does: "grow", event: { kind: "resolves", card: "Giant Growth", controller: "Ann", targets: ["bears"] } },
  { does: "set", event: { kind: "resolves", card: "Humble", controller: "Ann", targets: ["bears"] } },
  { does: "switch", event: { kind: "resolves", card: "About Face", controller: "Ann", targets: ["bears"] } },
  { does: "raise", event: { kind: "enters", card: "Glorious Anthem", controller: "Ann" } },
  { does: "count", event: { kind: "counters", object: "bears", add: { "+1/+1": 1 } } },
];

/** What Grizzly Bears are in the end (CR 613.4): set once, then everything that adds, then switched as often as said. */
function sizeAfter(acts) {
  const times = (does) => acts.filter((act) => act.does === does).length;
  const [power, toughness] = times("set") > 0 ? [0, 1] : [2, 2];
  const more = 3 * times("grow") + times("raise") + times("count");
  const [a, b] = [power + more, toughness + more];
  return times("switch") % 2 === 0 ? { power: a, toughness: b } : { power: b, toughness: a };
}

/**
 * Writes scenarios in a folder `scenarios`, a thousand a folder: Grizzly Bears and two to eight things that happen to their
 * size in some order. Expected is what a line of arithmetic says, not what the resolver says.
 */
export function makeScenarios(folder, count) {
  const below = numbersFrom(613);
  for (let n = 1; n <= count; n++) {
    const acts = Array.from({ length: 2 + below(7) }, () => ACTS[below(ACTS.length)]);
    const anthems = acts.map(({ event }, i) => (event.kind === "enters" ? { ...event, id: `anthem ${i}` } : event));
    const scenario = {
      id: `bears-${n}`,
      rev: 1,
      title: `The size of bears, number ${n}`,
      level: "must",
      rulesets: ["current"],
      topic: "power-toughness",
      cites: [{ clause: "613.4", role: "decides" }],
      players: ["Ann"],
      timeline: [
        { kind: "enters", card: "Grizzly Bears", id: "bears", controller: "Ann" },
        ...anthems,
        { kind: "check", id: "end", expect: { bears: sizeAfter(acts) } },
      ],
    };
    const path = join(folder, "scenarios", String(Math.floor((n - 1) / 1000)));
    mkdirSync(path, { recursive: true });
    writeFileSync(join(path, `${scenario.id}.json`), JSON.stringify(scenario));
  }
}
