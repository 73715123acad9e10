import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "chai";
import { ROOT } from "../corpus/files.js";

const cub = (over: object = {}): object => ({
  name: "Made Cub",
  manaCost: "{G}",
  types: ["Creature"],
  subtypes: ["Bear"],
  supertypes: [],
  colors: ["G"],
  power: "1",
  toughness: "1",
  oracle: "Flying",
  ...over,
});

describe("npm run cards", () => {
  const place = mkdtempSync(join(tmpdir(), "cr613-cards-"));
  const library = join(place, "library");
  after(() => rmSync(place, { recursive: true, force: true }));

  const run = (cards: readonly object[], ...options: readonly string[]): { status: number | null; out: string } => {
    const facts = join(place, "facts.json");
    writeFileSync(facts, JSON.stringify(cards));
    const tool = join(ROOT, "tools", "cards.mjs");
    const { status, stdout, stderr } = spawnSync(process.execPath, [tool, facts, ...options, "--into", library], {
      encoding: "utf8",
    });
    return { status, out: stdout + stderr };
  };
  const written = (): string =>
    readdirSync(library)
      .map((name) => `${name}: ${readFileSync(join(library, name), "utf8")}`)
      .join("");

  it("makes a library, with the creature types of today", () => {
    const { status, out } = run([cub(), cub({ name: "Old Snake", subtypes: ["Naga"], oracle: "Juggle." })]);
    expect([status, out.split("\n")[0]]).to.deep.equal([0, "2 cards: 1 compiled, 1 refused"]);
    expect(written()).to.equal(
      'm.jsonl: {"name":"Made Cub","manaCost":"{G}","types":["Creature"],"subtypes":["Bear"],"power":1,"toughness":1,"abilities":["flying"]}\n' +
        'o.jsonl: {"name":"Old Snake","manaCost":"{G}","types":["Creature"],"subtypes":["Snake"],"power":1,"toughness":1,"refused":[{"at":[1,1]}]}\n',
    );
  });

  it("wants a second look where a definition changes, and writes nothing before", () => {
    const before = written();
    const { status, out } = run([cub({ oracle: "Reach" }), cub({ name: "Old Snake", oracle: "Flying" })]);
    expect(status).to.equal(1);
    expect(out).to.include("redefined, 1: Made Cub\n  - flying\n  + reach");
    expect(out)
      .to.include("understood, 1: Old Snake")
      .and.to.include("Definitions that the library has and that would change: 1");
    expect(written()).to.equal(before);
  });

  it("writes it once it is accepted, and then has nothing to change", () => {
    const changed = [cub({ oracle: "Reach" })];
    expect(run(changed, "--check").status, "a card is gone").to.equal(1);
    expect(run(changed, "--accept").status).to.equal(0);
    expect(written()).to.match(/^m\.jsonl: .*"abilities":\["reach"\]\}\n$/);
    expect(run(changed, "--check").status).to.equal(0);
  });
});
