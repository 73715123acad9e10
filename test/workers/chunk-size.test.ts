import { expect } from "chai";
import { ChunkSize } from "../../workers/chunk-size.js";

const PLENTY = 100_000;

describe("the size of a chunk", () => {
  it("is small at first and grows by steps when entries turn out to be quick", () => {
    const size = new ChunkSize(2);
    const sizes: number[] = [];
    for (let i = 0; i < 6; i++) {
      const next = size.next(PLENTY);
      sizes.push(next);
      size.took(next, next * 0.1);
    }
    expect(sizes[0]).to.be.at.most(8);
    expect(sizes).to.deep.equal([...sizes].sort((a, b) => a - b));
    expect(sizes.at(-1)).to.equal(250);
  });

  it("aims at a chunk of 10 to 50 ms", () => {
    for (const perEntry of [0.05, 1, 8]) {
      const size = new ChunkSize(1);
      for (let i = 0; i < 20; i++) size.took(size.next(PLENTY), size.next(PLENTY) * perEntry);
      expect(size.next(PLENTY) * perEntry).to.be.within(10, 50);
    }
  });

  it("is one when an entry takes longer than a chunk should, and never none", () => {
    const size = new ChunkSize(1);
    size.took(1, 4_000);
    expect(size.next(PLENTY)).to.equal(1);
    size.lost();
    expect(size.next(PLENTY)).to.equal(1);
    expect(new ChunkSize(4).next(0)).to.equal(1);
  });

  it("has a limit even when entries take no time at all", () => {
    const size = new ChunkSize(1);
    for (let i = 0; i < 20; i++) size.took(size.next(PLENTY), 0);
    expect(size.next(PLENTY)).to.equal(1_000);
  });

  it("shrinks at the end, so that every worker has something to do", () => {
    const size = new ChunkSize(2);
    for (let i = 0; i < 20; i++) size.took(size.next(PLENTY), size.next(PLENTY) * 0.1);
    expect([400, 40, 5, 1].map((remaining) => size.next(remaining))).to.deep.equal([100, 10, 2, 1]);
  });

  it("is halved after a loss", () => {
    const size = new ChunkSize(1);
    for (let i = 0; i < 20; i++) size.took(size.next(PLENTY), size.next(PLENTY) * 0.1);
    size.lost();
    expect(size.next(PLENTY)).to.equal(125);
  });
});
