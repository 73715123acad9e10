import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { expect } from "chai";
import { unzipSync } from "fflate";
import type { CommandName } from "../../src/cli/guarded.js";
import type { Certificate } from "../../src/rules/formats.gen.js";
import { anthem, bear, scenario, Workplace } from "./program.js";

/** What nobody may get to see obeyed: it moves, colors, rings, turns around or hides. Written here as it is, on purpose. */
const CHARACTERS = Array.from(
  "\u0007\u0008\u007f\u0085\u009b\u00ad\u061c\u180e\u200b\u200e\u200f\u2028\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\ufeff\ufdd0\u{e0041}",
);
const SPELL = `\u001b[35m${CHARACTERS.join("")}x`;
const isObeyed = (text: string): boolean =>
  CHARACTERS.some((each) => text.includes(each)) || text.includes("\u001b[35m");
/** What such a text looks like when it is shown. */
const SHOWN = String.raw`\u202e`;

/** A board in which every free text is a spell. It expects something wrong, so that it is told of. */
function spelled(): Record<string, unknown> {
  const [lord, giver] = [`${SPELL} lord`, `${SPELL} giver`];
  return scenario({
    title: `The title ${SPELL}`,
    question: `What of it ${SPELL}?`,
    why: `Because ${SPELL}.`,
    topic: "power-toughness",
    cites: [{ clause: "613.4c", role: "decides", note: `cited ${SPELL}` }],
    players: [`Ann ${SPELL}`, "Bob"],
    cards: [bear({ name: lord, madeUp: true }), { ...anthem(), name: giver, madeUp: true }],
    timeline: [
      { kind: "enters", card: lord, controller: `Ann ${SPELL}`, id: `first ${SPELL}` },
      { kind: "enters", card: giver, controller: `Ann ${SPELL}` },
      {
        kind: "check",
        id: "end",
        expect: { [`first ${SPELL}`]: { power: 9, controller: SPELL, subtypes: [SPELL] }, [giver]: { name: SPELL } },
      },
    ],
  });
}

/** An engine whose every word is a spell, on standard error as well. */
const ENGINE = `
const say = (message) => process.stdout.write(JSON.stringify(message) + "\\n");
const spell = ${JSON.stringify(SPELL)};
require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const { kind, id } = JSON.parse(line);
  process.stderr.write(spell + "\\n");
  if (process.argv[2] === "mute") return say({ kind: spell });
  if (kind === "hello") say({ kind, protocol: "cr613-engine/1", engine: { name: "e" + spell, version: spell }, claims: CLAIMS });
  if (kind === "run") say({ kind: "error", id, message: "failed " + spell });
  if (kind === "stop") process.exit(0);
});`;

/** Little enough to be asked, and enough to be asked for this board. */
const CLAIMS = {
  input: "effects",
  rulesets: ["current"],
  handles: ["power-toughness", "made-up-cards", "timestamp-order"],
  observes: ["power", "controller", "subtypes", "name"],
};

/** The board with an answer that is right, so that questions can be made of it. */
function sound(): Record<string, unknown> {
  const board = spelled();
  const check = { kind: "check", id: "end", expect: { [`first ${SPELL}`]: { power: 3, toughness: 3 } } };
  return { ...board, id: "sound", timeline: [...(board["timeline"] as object[]).slice(0, -1), check] };
}

/** The texts of all files under a folder, those in packages too. */
function textsUnder(folder: string): (readonly [path: string, text: string])[] {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  return paths.flatMap((entry) => {
    const path = join(entry.parentPath, entry.name);
    const bytes = readFileSync(path);
    const parts = path.endsWith(".zip") ? Object.entries(unzipSync(bytes)) : [["", bytes] as const];
    return parts.map(
      ([name, part]) =>
        [
          `${relative(folder, path)} ${name}`.trim(),
          new TextDecoder("utf-8", { ignoreBOM: true }).decode(part),
        ] as const,
    );
  });
}

/** One that does not hold: an object is gone at the end. */
const CERTIFICATE: Certificate = {
  format: "cr613-certificate/1",
  scenario: SPELL,
  check: SPELL,
  ruleset: "current",
  order: { reevaluates: true, loops: "members", freed: "inTurn", definingDepend: true, countersDepend: true },
  start: { [SPELL]: { name: SPELL } },
  layers: [],
  end: {},
};

const GIVEN = [
  "certificate.json",
  "board.json",
  "sound.json",
  "broken.json",
  "cards",
  "table.csv",
  "printed.txt",
  "bulk.json",
  "known.json",
  "engine.cjs",
  "site",
];

/** What the program has left in a folder. */
function left(folder: string): ReturnType<typeof textsUnder> {
  return textsUnder(folder).filter(([path]) => !GIVEN.some((each) => path.startsWith(each)));
}

interface Call {
  readonly args: readonly string[];
  /** Whether a free text of the board or the engine is told, so that it has to be seen. */
  readonly tells: boolean;
  readonly input?: string;
}

const told = (...args: readonly string[]): Call => ({ args, tells: true });
const quiet = (...args: readonly string[]): Call => ({ args, tells: false });

/** What each command is asked. Whoever adds a command adds it here, or nothing compiles. */
const CALLS: Readonly<Record<CommandName, readonly Call[]>> = {
  verify: [
    told("verify", "board.json", "--reports", "all"),
    told("verify", "board.json", "--json", "--reports", "none"),
    told("verify", "board.json", "--engine", "node engine.cjs", "--reports", "all", "--out", "engine"),
    told("verify", "broken.json"),
    told("verify", "board.json", "--expect", "table.csv"),
    told("verify", "board.json", "--blob", "one.jsonl"),
    told("verify", SPELL),
    told("verify", "board.json", "--grep", `(${SPELL}`),
    told("verify", "board.json", `--${SPELL}`),
    told("verify", "board.json", "--expectations", "known.json", "--update-expectations", "--reason", SPELL),
  ],
  merge: [told("merge", "one.jsonl", "--reports", "all", "--out", "merged"), told("merge", SPELL)],
  resolve: [
    told("resolve", "board.json"),
    told("resolve", "board.json", "--json"),
    told("resolve", "board.json", "--certificate"),
    told("resolve", SPELL),
  ],
  check: [told("check", "certificate.json"), quiet("check", "board.json"), told("check", SPELL)],
  explain: [
    told("explain", "board.json"),
    told("explain", "board.json", "--lang", "de", "--why-not", `first ${SPELL}`),
    told("explain", "board.json", "--why-not", SPELL),
  ],
  list: [
    told("list", "board.json"),
    told("list", "board.json", "--json"),
    told("list", "board.json", "--topic", SPELL),
  ],
  card: [told("card", SPELL), told("card", `${SPELL} card`, "--cards", "cards")],
  cards: [
    told("cards", "import", SPELL),
    quiet("cards", "import", "bulk.json", "--out", "brought"),
    told("cards", "pin", SPELL),
    told("cards", "pin", "broken.json"),
  ],
  compile: [told("compile", "printed.txt"), told("compile", SPELL)],
  vocabulary: [told("vocabulary", SPELL)],
  readings: [told("readings", SPELL)],
  diff: [
    told("diff", "board.json", "--from", "m10", "--to", "current"),
    told("diff", "out/report/report.json", "engine/report.json"),
    told("diff", "board.json", "--from", SPELL),
  ],
  orders: [told("orders", "board.json"), told("orders", "board.json", "--json"), told("orders", SPELL)],
  matrix: [
    told("matrix", "out/report/report.json", "engine/report.json", "--out", "matrix"),
    told("matrix", SPELL, "engine/report.json"),
  ],
  export: [
    ...["xmage", "forge", "csv", "json"].map((format) =>
      told("export", "board.json", "--format", format, "--out", `e-${format}`),
    ),
    told("export", "board.json", "--format", SPELL),
  ],
  key: [
    told("key", "sound.json", "--format", "html,markdown,csv,anki,gift,moodle-xml,qti,json", "--out", "key"),
    told("key", "board.json", "--select", `card:"${SPELL}"`),
  ],
  lab: [quiet("lab", "board.json", "--out", "site"), told("lab", SPELL)],
  lint: [told("lint", "board.json"), told("lint", "broken.json", "--json"), told("lint", "--only", SPELL)],
  new: [told("new", "--topic", SPELL, "--title", SPELL, "--cards", SPELL), quiet("new", SPELL)],
  smoke: [told("smoke", "node engine.cjs", "--show"), told("smoke", `echo ${JSON.stringify(SPELL)}`)],
  request: [told("request", "board.json"), told("request", "board.json", "--names"), told("request", SPELL)],
  engine: [{ args: ["engine"], tells: true, input: `${SPELL}\n` }],
  capabilities: [told("capabilities", "--engine", "node engine.cjs mute"), quiet("capabilities", SPELL)],
};

describe("what authors and engines write is shown, never obeyed", () => {
  const place = new Workplace();
  before(() => {
    place.file("board.json", spelled());
    place.file("sound.json", sound());
    place.file("broken.json", { ...spelled(), [SPELL]: 1, level: SPELL });
    place.file("cards/card.json", { ...bear({ name: `${SPELL} card` }), madeUp: true });
    place.file("certificate.json", CERTIFICATE);
    place.file("printed.txt", `${SPELL} {1}{G}\nCreature — Bear ${SPELL}\n${SPELL}\n2/2\n`);
    place.file("bulk.json", [{ name: SPELL, type_line: `Creature — ${SPELL}`, oracle_text: `${SPELL}.` }]);
    place.file("table.csv", `scenario,subject,characteristic,expected\n${SPELL},${SPELL},power,1\n`);
    place.file("known.json", { engine: "cr613", reasons: {}, known: {} });
    place.file("engine.cjs", ENGINE.replace("CLAIMS", JSON.stringify(CLAIMS)));
  });
  after(() => place.clear());

  for (const [name, calls] of Object.entries(CALLS)) {
    for (const { args, tells, input = "" } of calls) {
      const shown = args.map((arg) => arg.replace(SPELL, "…")).join(" ");
      it(`${name}: ${shown}`, async () => {
        const plain = await place.feed(input, ...args);
        const told = plain.out + plain.err;
        expect(told).to.satisfy((text: string) => !isObeyed(text) && !text.includes("\u001b"));
        if (tells) expect(told).to.contain(SHOWN);
        const colored = await place.runWith({ FORCE_COLOR: "1" }, ...args);
        expect(colored.out + colored.err).to.satisfy((text: string) => !isObeyed(text));
      });
    }
  }

  it("nor in any file that they leave", () => {
    const texts = left(place.folder);
    expect(texts).to.have.length.above(20);
    for (const [path, text] of texts) if (isObeyed(text)) expect.fail(`${path} has it raw`);
  });
});
