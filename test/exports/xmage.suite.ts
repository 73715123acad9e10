import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect } from "chai";
import { EXPORT_FORMATS } from "../../src/exports/format.js";
import { className, javaComment, javaString } from "../../src/exports/xmage/java.js";
import type { ScenarioEvent } from "../../src/rules/formats.gen.js";
import { board, CORPUS, corpusIn, reasonsIn } from "./exports.js";
import { stubSources } from "./xmage-stub.js";

function onlyFile(timeline: ScenarioEvent[]): string {
  const { files } = EXPORT_FORMATS.xmage(board(timeline));
  return files.get("A_board_Test.java") ?? "";
}

const END = (power: number): ScenarioEvent => ({
  kind: "check",
  id: "end",
  expect: { "Grizzly Bears": { power, toughness: power } },
});
const BEARS: ScenarioEvent = { kind: "enters", card: "Grizzly Bears", controller: "Ann" };

describe("XMage tests", () => {
  it("compile", function () {
    if (spawnSync("javac", ["-version"]).error !== undefined) {
      console.warn("      no javac on this machine: the exported tests are not compiled");
      this.skip();
    }
    const folder = mkdtempSync(join(tmpdir(), "cr613-xmage-"));
    try {
      const sources = [...stubSources(), ...corpusIn("xmage").files];
      for (const [path, text] of sources) {
        mkdirSync(dirname(join(folder, path)), { recursive: true });
        writeFileSync(join(folder, path), text);
      }
      writeFileSync(join(folder, "sources.txt"), sources.map(([path]) => join(folder, path)).join("\n"));
      const args = [
        "-J-XX:TieredStopAtLevel=1",
        "-J-XX:+UseSerialGC",
        "-Xlint:-options",
        "-encoding",
        "US-ASCII",
        "-d",
        join(folder, "classes"),
        `@${join(folder, "sources.txt")}`,
      ];
      const { status, stderr } = spawnSync("javac", args, { encoding: "utf8" });
      expect(stderr.split("\n").slice(0, 20).join("\n")).to.equal("");
      expect(status).to.equal(0);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });

  it("put down playerA's permanents before playerB's, and after the lands for mana", () => {
    for (const [name, text] of corpusIn("xmage").files) {
      for (const method of text.split("@Test").slice(1)) {
        const seats = [...method.matchAll(/addCard\(Zone\.BATTLEFIELD, (player[AB]),[^\n]*;\n/g)].map(
          ([, seat]) => seat,
        );
        expect(seats, name).to.deep.equal(seats.toSorted());
        expect(method, name).not.to.match(/addCard\((?!.*\/\/ for mana)[^\n]*\n[^\n]*\/\/ for mana/);
      }
    }
  });

  it("assert in every method, after the game has run, and script every choice", () => {
    for (const [name, text] of corpusIn("xmage").files) {
      for (const method of text.split("@Test").slice(1)) {
        expect(method, name).to.match(
          /setStrictChooseMode\(true\);\n\s+setStopAt\(\d+, PhaseStep\.[A-Z_]+\);\n\s+execute\(\);/,
        );
        expect(method.slice(method.indexOf("execute();")), name).to.match(/\n\s+(?:Assert\.)?assert/);
      }
    }
  });

  it("let two players act in different steps only", () => {
    for (const [name, text] of corpusIn("xmage").files) {
      for (const method of text.split("@Test").slice(1)) {
        const acting = new Map<string, string>();
        const commands = /(?:castSpell|playLand|activateAbility|addCounters)\((\d+, PhaseStep\.\w+), (player[AB])/g;
        for (const [, at = "", seat = ""] of method.matchAll(commands)) {
          expect(acting.get(at) ?? seat, `${name} ${at}`).to.equal(seat);
          acting.set(at, seat);
        }
      }
    }
  });

  it("have names of which no two are the same", () => {
    const names = CORPUS.scenarios.map(({ scenario }) => className(scenario.id));
    expect(new Set(names.map((name) => name.toLowerCase())).size).to.equal(names.length);
    for (const name of names) expect(name).to.match(/^[A-Z][A-Za-z0-9_]*$/);
  });

  it("escape what Java would not read as it stands", () => {
    expect(javaString('a "b" \\ c')).to.equal(String.raw`"a \"b\" \\ c"`);
    expect(javaString("Lim-Dûl\n\t🂡")).to.equal(String.raw`"Lim-D\u00fbl\n\011\ud83c\udca1"`);
    expect(javaComment("one\ntwo \\u000a three")).to.equal("// one two /u000a three");
  });

  it("cast what enters after the other player's permanents, in a turn of its player", () => {
    const text = onlyFile([
      { kind: "enters", card: "Opalescence", controller: "Ann" },
      { kind: "enters", card: "Humility", controller: "Bob" },
      BEARS,
      END(1),
    ]);
    expect(text).to.contain('addCard(Zone.BATTLEFIELD, playerA, "Opalescence");');
    expect(text).to.contain('addCard(Zone.BATTLEFIELD, playerB, "Humility");');
    expect(text).to.contain('castSpell(1, PhaseStep.PRECOMBAT_MAIN, playerA, "Grizzly Bears");');
    expect(text).to.contain('addCard(Zone.BATTLEFIELD, playerA, "Forest", 2); // for mana');
  });

  it("stop before an effect ends, and go on to the next turn when the scenario does", () => {
    const growth: ScenarioEvent = {
      kind: "resolves",
      card: "Giant Growth",
      controller: "Bob",
      targets: ["Grizzly Bears"],
    };
    expect(onlyFile([BEARS, growth, END(5)])).to.contain("setStopAt(1, PhaseStep.BEGIN_COMBAT);");
    const later = onlyFile([BEARS, growth, { kind: "turn", active: "Bob" }, END(2)]);
    expect(later).to.contain("setStopAt(2, PhaseStep.BEGIN_COMBAT);");
  });

  it("take other lands for mana where the board has some of that name", () => {
    const text = onlyFile([
      { kind: "enters", card: "Forest", controller: "Ann" },
      BEARS,
      { kind: "resolves", card: "Giant Growth", controller: "Ann", targets: ["Grizzly Bears"] },
      END(5),
    ]);
    expect(text).to.contain('"Snow-Covered Forest", 1); // for mana');
  });

  it("assert what state-based actions leave, as a game performs them at once", () => {
    const text = onlyFile([
      BEARS,
      { kind: "damage", to: "Grizzly Bears", amount: 2 },
      {
        kind: "check",
        id: "end",
        expect: { "Grizzly Bears": { zone: "battlefield" } },
        afterStateBasedActions: { expect: { "Grizzly Bears": { zone: "graveyard" } } },
      },
    ]);
    expect(text).to.contain('assertGraveyardCount(playerA, "Grizzly Bears", 1);');
    expect(text).not.to.contain("assertPermanentCount");
  });

  for (const [why, reason, timeline] of [
    [
      "two permanents of one name are told apart",
      "same-name",
      [BEARS, { ...BEARS, id: "Second" }, { kind: "counters", object: "Second", add: { "+1/+1": 1 } }, END(2)],
    ],
    ["a token is there that nothing makes", "token", [{ ...BEARS, token: true }, END(2)]],
    [
      "something happens that no command does",
      "designation",
      [BEARS, { kind: "designate", object: "Grizzly Bears", designation: "suspected" }, END(2)],
    ],
    [
      "a trigger would go off",
      "trigger",
      [{ kind: "enters", card: "Bitterblossom", controller: "Ann" }, BEARS, { kind: "turn", active: "Bob" }, END(2)],
    ],
    [
      "the lands for mana would count",
      "mana-shows",
      [
        { kind: "enters", card: "Life and Limb", controller: "Ann" },
        BEARS,
        { kind: "resolves", card: "Giant Growth", controller: "Ann", targets: ["Grizzly Bears"] },
        END(5),
      ],
    ],
  ] as [string, string, ScenarioEvent[]][]) {
    it(`are refused where ${why}`, () => {
      expect(reasonsIn("xmage", board(timeline))).to.deep.equal([reason]);
    });
  }

  it("are refused where a card's name has signs that part names", () => {
    const strange = { name: "A|B;C", types: ["Creature" as const], power: 1, toughness: 1 };
    const input = board([{ kind: "enters", card: "A|B;C", controller: "Ann" }, END(1)]);
    const cards = new Map([...input.cards, [strange.name, strange]]);
    for (const format of ["xmage", "forge"] as const)
      expect(reasonsIn(format, { ...input, cards })).to.deep.equal(["card-name"]);
  });

  it("are refused where the reference resolver finds something else, in every format of an engine", () => {
    for (const format of ["xmage", "forge"] as const)
      expect(reasonsIn(format, board([BEARS, END(7)]))).to.deep.equal(["found-otherwise"]);
  });

  it("are refused where it finds a round of state-based actions that is not expected", () => {
    const none: ScenarioEvent = {
      kind: "check",
      id: "end",
      expect: { "Grizzly Bears": { power: 2 } },
      afterStateBasedActions: { rounds: [] },
    };
    for (const format of ["xmage", "forge"] as const)
      expect(reasonsIn(format, board([BEARS, { kind: "damage", to: "Grizzly Bears", amount: 2 }, none]))).to.deep.equal(
        ["found-otherwise"],
      );
  });

  it("are refused where the events can not happen", () => {
    const timeline: ScenarioEvent[] = [BEARS, { kind: "attach", object: "Nobody", to: "Grizzly Bears" }, END(2)];
    for (const format of ["xmage", "forge", "csv", "json"] as const)
      expect(reasonsIn(format, board(timeline))).to.deep.equal(["faulty-timeline"]);
  });

  it("are refused for older rules, for what is made up, and where the rules leave it open", () => {
    const made = { name: "Test Bear", types: ["Creature" as const], power: 2, toughness: 2 };
    expect(reasonsIn("xmage", board([BEARS, END(2)], { rulesets: ["m10"] }))).to.deep.equal(["older-rules"]);
    expect(reasonsIn("xmage", board([BEARS, END(2)], { level: "undefined" }))).to.deep.equal(["undefined-level"]);
    const own: ScenarioEvent[] = [BEARS, { kind: "enters", card: "Test Bear", controller: "Ann" }, END(2)];
    expect(reasonsIn("xmage", board(own, { cards: [made] }))).to.deep.equal(["made-up-card"]);
  });
});
