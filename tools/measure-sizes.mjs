// What boards of hostile sizes cost: CPU time and memory of `cr613 resolve`, each in a process of its own.
//
//   node tools/measure-sizes.mjs
//
// Prints what stands in docs/SCALING.md. It needs dist/.

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const main = fileURLToPath(new URL("../dist/bin/cr613.js", import.meta.url));
const times = (count, make) => Array.from({ length: count }, (_, n) => make(n));
const card = (name, abilities = [], over = {}) => ({
  name,
  madeUp: true,
  types: ["Creature"],
  subtypes: ["Bear"],
  power: 2,
  toughness: 2,
  ...(abilities.length === 0 ? {} : { abilities }),
  ...over,
});
const always = (id, affects, ...does) => ({ kind: "static", id, affects, does });
const enters = (name, id, more = {}) => ({ kind: "enters", card: name, id, controller: "Ann", ...more });
const each = (count, name, more) => times(count, (n) => enters(name, `${name} ${n}`, more));

const SUBTYPES = ["Bear", "Elf", "Goblin", "Human", "Wizard", "Soldier", "Zombie", "Beast", "Bird", "Cat"];
/** n creatures of two kinds, each of which silences the other kind. */
const silencers = (count) => {
  const cards = ["Bear", "Elf"].map((kind, n) =>
    card(
      `Silencer of ${kind}`,
      [always("silence", { type: "Creature", subtype: kind }, { kind: "loseAllAbilities" })],
      {
        subtypes: [n === 0 ? "Elf" : "Bear"],
      },
    ),
  );
  return { cards, timeline: times(count, (n) => enters(cards[n % 2].name, `s${n}`)) };
};
/** Each makes what has one creature type have the next; the youngest comes first, so that all of them wait. */
const chain = (count) => {
  const word = (n) => SUBTYPES_OF_CHAIN[n % SUBTYPES_OF_CHAIN.length];
  const cards = times(count, (n) =>
    card(
      `Link ${n}`,
      [always("link", { type: "Creature", subtype: word(n) }, { kind: "addTypes", subtypes: [word(n + 1)] })],
      {
        types: ["Enchantment"],
        subtypes: [],
        power: undefined,
        toughness: undefined,
      },
    ),
  );
  const start = card("Start", [], { subtypes: [word(0)] });
  return {
    cards: [start, ...cards],
    timeline: [enters("Start", "start"), ...times(count, (n) => enters(`Link ${count - 1 - n}`, `l${n}`))],
  };
};
const { CREATURE_TYPES } = await import("../dist/src/rules/creature-types.js").catch(() => ({}));
const SUBTYPES_OF_CHAIN = [...(CREATURE_TYPES ?? SUBTYPES)];

const BOARDS = {
  "1,000 bears": { cards: [card("Bear")], timeline: each(1000, "Bear") },
  "4,999 bears": { cards: [card("Bear")], timeline: each(4999, "Bear") },
  "4,910 events": {
    cards: [card("Bear")],
    timeline: [...each(10, "Bear"), ...times(4900, (n) => ({ kind: n % 2 === 0 ? "tap" : "untap", object: "Bear 0" }))],
  },
  "200 at once": { cards: [card("Bear")], timeline: [{ kind: "simultaneous", events: each(200, "Bear") }] },
  "a chain of 99": chain(99),
  "100 that silence each other": silencers(100),
  "200 that silence each other": silencers(200),
  "400 that silence each other": silencers(400),
};
BOARDS["a loop of 60"] = (() => {
  const words = SUBTYPES_OF_CHAIN.slice(0, 60);
  const cards = words.map((word, n) =>
    card(
      `Turn ${n}`,
      [
        always(
          "turn",
          { type: "Creature", subtype: word },
          { kind: "addTypes", subtypes: [words[(n + 1) % words.length]] },
        ),
      ],
      {
        types: ["Enchantment"],
        subtypes: [],
        power: undefined,
        toughness: undefined,
      },
    ),
  );
  const start = card("Start", [], { subtypes: [words[0]] });
  return {
    cards: [start, ...cards],
    timeline: [enters("Start", "start"), ...times(60, (n) => enters(`Turn ${n}`, `t${n}`))],
  };
})();

/** Said by the process itself as it ends, for all of its threads. */
const REPORT = `process.on("exit", () => {
  const { user, system } = process.cpuUsage();
  const { maxRSS } = process.resourceUsage();
  console.error("cost: " + ((user + system) / 1e6).toFixed(2) + " s of CPU, " + Math.round(maxRSS / 1024) + " MB");
});`;

const folder = mkdtempSync(join(tmpdir(), "cr613-sizes-"));
try {
  for (const [name, { cards, timeline }] of Object.entries(BOARDS)) {
    const file = join(folder, "board.json");
    writeFileSync(
      file,
      JSON.stringify({
        id: "board",
        rev: 1,
        title: name,
        level: "must",
        rulesets: ["current"],
        cites: [{ clause: "613.1", role: "decides" }],
        players: ["Ann"],
        cards,
        timeline: [...timeline, { kind: "check", id: "end", expect: {} }],
      }),
    );
    for (const trace of [[], ["--json"]]) {
      const args = ["--import", `data:text/javascript,${encodeURIComponent(REPORT)}`, main, "resolve", file, ...trace];
      const { status, stdout, stderr } = spawnSync(process.execPath, args, { encoding: "buffer", maxBuffer: 2 ** 31 });
      const cost = String(stderr)
        .match(/cost: .*/g)
        ?.at(-1);
      console.log(
        [name, ...trace, `status ${status}`, cost, `${(stdout.length / 1e6).toFixed(1)} MB written`].join(", "),
      );
    }
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
