import { Library } from "../../src/library/library.js";
import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { PassThrough } from "node:stream";
import { expect } from "chai";
import { Prompter } from "../../src/cli/ask.js";
import { askedAnswers } from "../../src/cli/new-answers.js";
import type { Ground } from "../../src/cli/new-ground.js";
import type { Card, Scenario } from "../../src/rules/formats.gen.js";
import { parseCard, parseScenario } from "../../src/scenario/parse.js";
import { expectGolden } from "../support/golden.js";
import { bear, STACK, Workplace } from "./program.js";

describe("cr613 new", () => {
  const place = new Workplace();
  after(() => place.clear());

  function text(path: string): string {
    return readFileSync(place.path(path), "utf8");
  }

  function scenarioAt(path: string): Scenario {
    const parsed = parseScenario(text(path), path);
    expect(parsed, JSON.stringify(parsed)).to.include({ ok: true });
    return JSON.parse(text(path)) as Scenario;
  }

  it("begins a scenario that is valid, and says what to do next", async () => {
    const cards = ["blood moon", "Urborg, Tomb of Yawgmoth", "Grizzly Bears", "grizzly bears", "Control Magic"];
    const args = ["--topic", "type", "--id", "two-bears", "--cards", ...cards, "--out", "a"];
    const { code, out, err } = await place.run("new", ...args);
    expect(err).to.equal("");
    expect(code).to.equal(0);
    expectGolden("cli", "new.txt", out);
    const { $schema, ...scenario } = scenarioAt("a/scenarios/type/two-bears.json");
    expectGolden(
      "cli",
      "new-scenario.txt",
      text("a/scenarios/type/two-bears.json").replace(String($schema), "the schema"),
    );
    expect(existsSync(new URL(String($schema), `file://${place.path("a/scenarios/type/")}`))).to.equal(true);
    expect(scenario.players).to.deep.equal(["Ann", "Bob"]);
  });

  it("lets the lint find what is to be written, and nothing else that is wrong", async () => {
    await place.run("new", "--topic", "type", "--id", "to-do", "--cards", "Blood Moon", "Forest", "--out", "b");
    const { code, out } = await place.run("lint", "b/scenarios/type/to-do.json", "--json");
    const { findings } = JSON.parse(out) as { findings: { rule: string }[] };
    expect([...new Set(findings.map(({ rule }) => rule))]).to.have.members([
      "checks",
      "cites",
      "provenance",
      "unfinished",
      "why",
    ]);
    expect(code).to.equal(1);
  });

  it("begins a card that nobody knows, if asked to", async () => {
    const args = ["--topic", "copy", "--id", "odd-name", "--cards", "Æther's “Odd”, Näme/..\\x", "--out", "c"];
    const refused = await place.run("new", ...args);
    expect(refused.err).to.contain("neither the corpus nor the library has a card").and.to.contain("--new-cards");
    expect(refused.code).to.equal(2);
    expect(existsSync(place.path("c"))).to.equal(false);
    const { code, out } = await place.run("new", ...args, "--new-cards");
    expect(code).to.equal(0);
    expect(readdirSync(place.path("c/cards"))).to.deep.equal(["aethers-odd-name-x.json"]);
    expect(parseCard(text("c/cards/aethers-odd-name-x.json"), "")).to.include({ ok: true });
    const { timeline } = scenarioAt("c/scenarios/copy/odd-name.json");
    expect(timeline[0]).to.include({ card: "Æther's “Odd”, Näme/..\\x" });
    const commands = out.split("\n").flatMap((line) => /npx cr613 (lint .*)$/.exec(line)?.[1]?.split(" ") ?? []);
    const linted = await place.run(...commands, "--json");
    expect(linted.code, linted.out).to.equal(1);
  });

  it("goes into the corpus one is in, where the lint expects it", async () => {
    const home = new Workplace();
    mkdirSync(home.path("corpus/scenarios"), { recursive: true });
    home.file("schema/scenario.schema.json", {});
    home.file("corpus/cards/local-cub.json", bear({ name: "Local Cub" }));
    const made = await home.run("new", "--topic", "type", "--id", "here", "--cards", "local cub");
    const linted = await home.run("lint", "corpus/scenarios", "--json");
    home.clear();
    expect(made.err).to.equal("");
    expect(made.out).to.contain("wrote corpus/scenarios/type/here.json").and.to.contain("--cards corpus/cards");
    const { findings } = JSON.parse(linted.out) as { findings: { rule: string }[] };
    expect(findings.map(({ rule }) => rule)).to.not.include.members(["topic"]);
    expect(findings.map(({ rule }) => rule)).to.not.include.members(["schema-named"]);
    expect(findings.map(({ rule }) => rule)).to.not.include.members(["names"]);
  });

  it("lets each card enter for the player before its name", async () => {
    const cards = ["Opalescence", "ben:humility", "Sidequest: Card Collection"];
    const args = ["--topic", "type", "--id", "of-two", "--players", "Ann", "Ben", "--out", "e", "--cards", ...cards];
    const { code, err } = await place.run("new", ...args);
    expect(code, err).to.equal(0);
    const { timeline } = scenarioAt("e/scenarios/type/of-two.json");
    expect(timeline.slice(0, 3)).to.deep.equal([
      { kind: "enters", card: "Opalescence", controller: "Ann" },
      { kind: "enters", card: "Humility", controller: "Ben" },
      { kind: "enters", card: "Sidequest: Card Collection", controller: "Ann" },
    ]);
  });

  it("never overwrites without being forced to", async () => {
    const args = ["--topic", "type", "--id", "twice", "--cards", "Forest", "--out", "d"];
    await place.run("new", ...args);
    const file = place.file("d/scenarios/type/twice.json", "precious");
    const again = await place.run("new", ...args);
    expect(again.err).to.contain("twice");
    expect(again.code).to.equal(2);
    expect(text(file)).to.equal("precious");
    const elsewhere = await place.run("new", ...args, "--topic", "text", "--force");
    expect(elsewhere.err).to.contain("has the id twice");
    const forced = await place.run("new", ...args, "--force");
    expect(forced.code, forced.err).to.equal(0);
    expect(scenarioAt(file).id).to.equal("twice");
  });

  for (const [args, message] of [
    [[], "--cards and --topic and --id are needed: there is no terminal to ask at"],
    [["--topic", "type", "--cards", "Forest"], "--id is needed: there is no terminal to ask at"],
    [["--topic", "tpye"], 'unknown topic "tpye". Did you mean type?'],
    [["--id", "Two Bears"], '"Two Bears" can not be an id: small letters, digits and hyphens, such as two-bears'],
    [["--id", "nul"], '"nul" can not be an id'],
    [["--id", "../../etc"], '"../../etc" can not be an id'],
    [["--id", "opalescence-humility-humility-last"], "ids are never used again"],
    [["--cards", "Blood Mon"], 'neither the corpus nor the library has a card "Blood Mon". Did you mean "Blood Moon"'],
    [["--cards", "Cyd: Forest"], 'there is no player "Cyd", but Ann and Bob: --players names them'],
    [["--cards", "..."], "A card's name has letters"],
    [["--ruleset", "m11"], 'unknown ruleset "m11"'],
    [["--players", "Ann", "Ann"], 'a second player called "Ann"'],
    [
      ["--topic", "type", "--id", "x", "--cards", "Forest", "--title", "x".repeat(300)],
      "would be broken, and was not written",
    ],
    [["--topic", "type", "--id", "x", "--cards", "Forest", "--players", ""], "would be broken, and was not written"],
  ] as const) {
    it(`refuses \`new ${args.join(" ").slice(0, 60)}\``, async () => {
      const { code, out, err } = await place.run("new", ...args, "--out", "refused");
      expect(err).to.contain(message).and.not.to.match(STACK);
      expect(out).to.equal("");
      expect(code).to.equal(2);
      expect(existsSync(place.path("refused"))).to.equal(false);
    });
  }

  it("says why a file can't be written", async () => {
    place.file("blocked/scenarios", "a file where a folder should be");
    const { code, err } = await place.run(
      "new",
      "--topic",
      "type",
      "--id",
      "x",
      "--cards",
      "Forest",
      "--out",
      "blocked",
    );
    expect(err).to.contain("blocked/scenarios").and.not.to.match(STACK);
    expect(code).to.equal(2);
  });
});

describe("cr613 new, at a terminal", () => {
  const FOREST: Card = { name: "Forest", types: ["Land"] };
  const ground: Ground = {
    folder: ".",
    cards: new Map([["Forest", FOREST]]),
    brokenCards: new Map(),
    library: new Library([]),
    ids: new Map([["forest", "scenarios/type/forest.json"]]),
    newCards: false,
    isShipped: false,
  };

  /** Types lines, each when it is asked for, and gives what was answered and what was shown. */
  async function dialog(
    lines: readonly string[],
    given: Parameters<typeof askedAnswers>[0] = {},
  ): Promise<[unknown, string]> {
    const input = new PassThrough();
    const output = new PassThrough();
    let shown = "";
    const left = [...lines];
    output.setEncoding("utf8").on("data", (chunk: string) => {
      shown += chunk;
      if (!chunk.endsWith(": ")) return;
      const line = left.shift();
      if (line === undefined) input.end();
      else input.write(`${line}\n`);
    });
    const prompter = new Prompter(input, output, false);
    const answers = await askedAnswers(given, ground, ["Ann", "Bob"], prompter);
    prompter.close();
    return [answers, shown];
  }

  it("asks for what is missing, and again for what it does not understand", async () => {
    const [answers, shown] = await dialog([
      "",
      "Forst",
      "forest",
      "bob: Forest",
      "",
      "tpye",
      "type",
      "A B",
      "",
      "A title",
      "",
    ]);
    expect(answers).to.deep.equal({
      cards: [{ name: "Forest" }, { name: "Forest", player: "Bob" }],
      topic: "type",
      id: "forest-2",
      title: "A title",
      question: undefined,
    });
    expect(shown)
      .to.contain("a scenario has a card or more")
      .and.to.contain('Did you mean "Forest"?')
      .and.to.contain("Did you mean type?")
      .and.to.contain("such as a-b");
  });

  it("asks for nothing that is given", async () => {
    const cards = [{ name: "Forest" }];
    const [answers, shown] = await dialog(["Two"], { cards, topic: "text", id: "two", question: "Why?" });
    expect(answers).to.deep.equal({ cards, topic: "text", id: "two", title: "Two", question: "Why?" });
    expect(shown.match(/: /g)).to.have.length(2);
  });

  for (let told = 0; told < 4; told++) {
    it(`ends without an answer when the input does, after ${told} lines`, async () => {
      const [answers] = await dialog(["forest", "", "type", "free-id", "title"].slice(0, told));
      expect(answers).to.equal(undefined);
    });
  }
});
