import { expect } from "chai";
import * as fc from "fast-check";
import { type Line, Lines } from "../../src/engines/lines.js";

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

function all(lines: Lines, ...chunks: readonly Uint8Array[]): Line[] {
  return chunks.flatMap((chunk) => [...lines.take(chunk)]);
}

const line = (text: string): Line => ({ kind: "line", text });

describe("lines of an engine", () => {
  it("end with LF or CR LF, and an empty one is one", () => {
    expect(all(new Lines(10), bytes("a\nb\r\n\nc"))).to.deep.equal([line("a"), line("b"), line("")]);
  });

  it("are the same however their bytes arrive, also in the middle of a character", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.array(fc.nat(40)), (text, cuts) => {
        const whole = bytes(`${text}\n`);
        const places = [0, ...cuts.map((cut) => Math.min(cut, whole.length)), whole.length].sort((a, b) => a - b);
        const chunks = places.slice(1).map((end, i) => whole.subarray(places[i], end));
        expect(all(new Lines(1000), ...chunks)).to.deep.equal(all(new Lines(1000), whole));
      }),
    );
  });

  it("keep what is not ended", () => {
    const lines = new Lines(10);
    expect(all(lines, bytes("a\nbc"), bytes("d"))).to.deep.equal([line("a")]);
    expect(lines.rest()).to.equal("bcd");
    expect(new Lines(10).rest()).to.equal(undefined);
  });

  it("may be as long as is said and no longer, counted in bytes", () => {
    expect(all(new Lines(4), bytes("abcd\nabcde\nx\n"))).to.deep.equal([
      line("abcd"),
      { kind: "oversized" },
      line("x"),
    ]);
    expect(all(new Lines(4), bytes("ääa\n"))).to.deep.equal([{ kind: "oversized" }]);
  });

  it("are told where they are not UTF-8, and the next one is read", () => {
    const lines = new Lines(10);
    expect(all(lines, Uint8Array.of(0x61, 0xff, 0x0a), bytes("b\n"))).to.deep.equal([{ kind: "garbled" }, line("b")]);
  });

  it("are told to be too long before they end, once, and are not kept", () => {
    const lines = new Lines(4);
    expect(all(lines, bytes("abc"), bytes("de"), bytes("fgh"))).to.deep.equal([{ kind: "oversized" }]);
    expect(lines.rest()).to.equal(undefined);
    expect(all(lines, bytes("i\nj\n"))).to.deep.equal([line("j")]);
  });
});
