import { expect } from "chai";
import { LastWords } from "../../src/engines/last-words.js";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe("last words", () => {
  it("are what was written since they were last taken", () => {
    const words = new LastWords(100);
    expect(words.take()).to.equal(undefined);
    words.add(bytes("one\r\n"));
    words.add(bytes("two\n"));
    expect(words.take()).to.equal("one\ntwo");
    expect(words.take()).to.equal(undefined);
  });

  it("are the end of what was written, from the beginning of a line, and say so", () => {
    const words = new LastWords(12);
    words.add(bytes("a long first line\nsecond\nthird\n"));
    expect(words.take()).to.equal("…third");
    words.add(bytes("short\n"));
    expect(words.take()).to.equal("short");
  });

  it("are nothing if they are blank", () => {
    const words = new LastWords(12);
    words.add(bytes("\n\n"));
    expect(words.take()).to.equal(undefined);
  });
});
