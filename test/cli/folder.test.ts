import { expect } from "chai";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Folder } from "../../src/cli/folder.js";

describe("files that are written together", () => {
  let path = "";
  beforeEach(() => {
    path = mkdtempSync(join(tmpdir(), "cr613-folder-"));
  });
  afterEach(() => rmSync(path, { recursive: true }));

  async function* growing(...parts: string[]): AsyncGenerator<string> {
    for (const part of parts) {
      await Promise.resolve();
      yield part;
    }
  }

  const going = new AbortController().signal;

  it("are all there in the end, named in the order in which they were given", async () => {
    const files = new Map<string, string | string[] | AsyncIterable<string>>([
      ["slow", growing("a", "b")],
      ["parts", ["c", "d"]],
      ["text", "e"],
    ]);
    expect(await new Folder(path).writeTogether("out", files, going)).to.deep.equal({
      ok: true,
      value: ["out/slow", "out/parts", "out/text"],
    });
    const texts = ["slow", "parts", "text"].map((name) => readFileSync(join(path, "out", name), "utf8"));
    expect(texts).to.deep.equal(["ab", "cd", "e"]);
  });

  it("leave nothing behind where one can not be made", async () => {
    async function* failing(): AsyncGenerator<string> {
      yield* growing("a");
      throw new Error("no more");
    }
    const files = new Map<string, string | AsyncIterable<string>>([
      ["slow", failing()],
      ["text", "e"],
    ]);
    expect(await new Folder(path).writeTogether("out", files, going)).to.deep.equal({ ok: false, message: "no more" });
    expect(readdirSync(join(path, "out"))).to.deep.equal([]);
  });

  it("leave nothing behind once they are aborted", async () => {
    const controller = new AbortController();
    async function* aborting(): AsyncGenerator<string> {
      yield* growing("a");
      controller.abort();
      yield* growing("b");
    }
    const files = new Map<string, string | AsyncIterable<string>>([
      ["slow", aborting()],
      ["text", "e"],
    ]);
    const written = await new Folder(path).writeTogether("out", files, controller.signal);
    expect(written.ok).to.equal(false);
    expect(readdirSync(join(path, "out"))).to.deep.equal([]);
  });
});
