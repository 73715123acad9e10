import { once } from "node:events";
import { readdirSync, readFileSync, symlinkSync } from "node:fs";
import { request } from "node:http";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { expect } from "chai";
import { serveLab } from "../../src/cli/lab-server.js";
import { packageRoot } from "../../src/cli/package-root.js";
import type { LabCorpusFile } from "../../src/verifier/lab-corpus.js";
import { scenario, Workplace } from "./program.js";

const PAGE = join(packageRoot(), "out", "lab");

describe("cr613 lab", () => {
  const place = new Workplace();
  after(() => place.clear());

  /** Starts it, waits for its address, and ends it with Ctrl-C. */
  async function served(args: readonly string[], look: (url: string) => Promise<void>): Promise<number | null> {
    const { process: lab, ended } = place.start("lab", "--no-open", ...args);
    const told = once(lab.stdout!, "data").then(([text]) => String(text)); // it is piped
    const said = await Promise.race([told, ended.then(({ err }) => err)]);
    const url = /http:\S+/.exec(said)?.[0] ?? expect.fail(said);
    try {
      await look(url);
    } finally {
      lab.kill("SIGINT");
    }
    return (await ended).code;
  }

  const corpusAt = async (url: string): Promise<LabCorpusFile> =>
    (await (await fetch(`${url}corpus.json`)).json()) as LabCorpusFile;

  it("serves the page on the loopback address until Ctrl-C", async () => {
    const code = await served([], async (url) => {
      expect(url).to.match(/^http:\/\/127\.0\.0\.1:\d+\/$/);
      const response = await fetch(url);
      expect(await response.text()).to.equal(readFileSync(join(PAGE, "index.html"), "utf8"));
      expect(response.headers.get("content-type")).to.match(/^text\/html/);
      expect((await fetch(`${url}verify.web.js`)).headers.get("content-type")).to.match(/javascript/);
      expect((await fetch(`${url}no-such-file`)).status).to.equal(404);
      expect((await corpusAt(url)).scenarios.length).to.be.greaterThan(500);
    });
    expect(code).to.equal(0);
  });

  it("serves scenarios and cards of one's own with the cards of the corpus", async () => {
    place.file("mine/a-board-of-mine.json", scenario({ id: "a-board-of-mine" }));
    await served(["mine"], async (url) => {
      const { scenarios, cards } = await corpusAt(url);
      expect(scenarios.map(({ file, scenario: { id } }) => [file, id])).to.deep.equal([
        ["mine/a-board-of-mine.json", "a-board-of-mine"],
      ]);
      expect(cards.length).to.be.greaterThan(300);
    });
  });

  it("serves its library as one compressed file, and with --cards those cards before its own", async () => {
    const line = JSON.stringify({ name: "Shelf Cub", types: ["Creature"], power: 1, toughness: 1 });
    place.file("shelf/s.jsonl", `${line}\n`);
    const libraryAt = async (url: string): Promise<string> => {
      const named = /content="(library-[0-9a-f]{8}\.gz)"/.exec(await (await fetch(url)).text());
      const bytes = new Uint8Array(await (await fetch(`${url}${named?.[1]}`)).arrayBuffer());
      return Buffer.from(bytes[0] === 0x1f ? gunzipSync(bytes) : bytes).toString("utf8");
    };
    await served([], async (url) => {
      const text = await libraryAt(url);
      expect(text.split("\n").length).to.be.greaterThan(13_000);
      expect(text).to.not.include("Shelf Cub");
    });
    await served(["--cards", "shelf"], async (url) => {
      const lines = (await libraryAt(url)).split("\n");
      expect(lines[0]).to.equal(line);
      expect(lines.length).to.be.greaterThan(13_000);
    });
  });

  it("leaves out what can not be read, and says so", async () => {
    place.file("some/good-board.json", scenario({ id: "good-board" }));
    place.file("some/bad-board.json", { ...scenario({ id: "bad-board" }), players: [] });
    const { code, err } = await place.run("lab", "some", "--out", "some-site");
    expect(err).to.match(/some\/bad-board\.json:\d+:\d+/);
    expect(err).to.include("left out of the lab: 1");
    expect(code).to.equal(2);
    const { scenarios } = JSON.parse(readFileSync(place.path("some-site/corpus.json"), "utf8")) as LabCorpusFile;
    expect(scenarios.map(({ scenario: { id } }) => id)).to.deep.equal(["good-board"]);
  });

  it("writes the page for a static host, also over an older one", async () => {
    for (const _ of [1, 2]) {
      const { code, out, err } = await place.run("lab", "--out", "site");
      expect([code, err]).to.deep.equal([0, ""]);
      expect(out).to.equal("The lab is in site: put it on any static host.\n");
      place.file("site/chunk-ABCDEFGH.js", "of an older version");
    }
    await place.run("lab", "--out", "site");
    expect(readdirSync(place.path("site")).sort()).to.deep.equal(readdirSync(PAGE).sort());
  });

  it("writes nothing into the page that it copies, nor takes anything from it", async () => {
    const before = readdirSync(PAGE).sort();
    symlinkSync(PAGE, place.path("link-to-page"));
    for (const out of [join(PAGE, "site"), "link-to-page", PAGE]) {
      const { code, err } = await place.run("lab", "--out", out);
      expect(err).to.match(/the page is taken from there; name another folder/);
      expect(code).to.equal(2);
      expect(readdirSync(PAGE).sort()).to.deep.equal(before);
    }
  });

  for (const [what, args, message] of [
    ["a folder of other files", ["--out", "full"], /full: there are other files/],
    ["a path that leads nowhere", ["nowhere"], /"nowhere": there is no such file/],
    ["a folder without scenarios", ["full"], /there is no scenario in full|no scenario could be read/],
    ["a port that is none", ["--port", "0"], /whole number from 1 to 65535/],
  ] as const)
    it(`refuses ${what} in one line, with status 2`, async () => {
      place.file("full/notes.txt", "mine");
      const { code, err } = await place.run("lab", "--no-open", ...args);
      expect(err).to.match(message).and.not.to.include("    at ");
      expect(code).to.equal(2);
    });

  it("takes another port when the usual one is taken, and refuses one that was asked for", async () => {
    const other = await serveLab(PAGE);
    const { code, err } = await place.run("lab", "--no-open", "--port", other.url.port);
    await other.close();
    expect(err).to.include(`port ${other.url.port}: something else is served there`);
    expect(code).to.equal(2);
    await served([], () => served([], async (url) => void (await corpusAt(url))).then(() => undefined));
  });

  it("answers nobody who calls it by another name", async () => {
    const server = await serveLab(PAGE);
    const asked = request(server.url, { headers: { host: "elsewhere.example" } }).end();
    const [response] = (await once(asked, "response")) as [{ statusCode: number }];
    expect(response.statusCode).to.equal(403);
    await server.close();
  });
});
