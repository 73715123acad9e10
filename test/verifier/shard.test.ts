import { expect } from "chai";
import { assert, integer, nat, property } from "fast-check";
import { isOfShard, shardName, sizeOfShard } from "../../src/verifier/shard.js";

describe("dealing a plan out to shards", () => {
  const plan = (length: number): number[] => Array.from({ length }, (_, place) => place);

  it("gives every entry to exactly one shard, and to none more than one entry more than to another", () => {
    assert(
      property(nat(500), integer({ min: 1, max: 60 }), (length, total) => {
        const shards = plan(total).map((i) => ({ index: i + 1, total }));
        for (const place of plan(length)) {
          expect(shards.filter((shard) => isOfShard(place, shard))).to.have.lengthOf(1);
        }
        const sizes = shards.map((shard) => plan(length).filter((place) => isOfShard(place, shard)).length);
        expect(sizes).to.deep.equal(shards.map((shard) => sizeOfShard(length, shard)));
        expect(Math.max(...sizes) - Math.min(...sizes)).to.be.at.most(1);
      }),
    );
  });

  it("leaves shards empty where there are more of them than entries", () => {
    expect(plan(5).map((i) => sizeOfShard(3, { index: i + 1, total: 5 }))).to.deep.equal([1, 1, 1, 0, 0]);
  });

  it("names a shard from one on", () => {
    expect(shardName({ index: 2, total: 7 })).to.equal("shard 2 of 7");
  });
});
