import { assert, property } from "fast-check";
import type { Key } from "../../../src/rules/formats.gen.js";
import { arbitraryText } from "./arbitrary-text.js";
import { NASTY, SAMPLE, sampleWith } from "./sample-key.js";

/** What every format holds: a parser of it that is not ours reads the key back, whatever its texts are. */
export function itReadsBack(expectReadBack: (key: Key) => void): void {
  it("reads back as the key", () => {
    expectReadBack(SAMPLE);
  });

  for (const text of NASTY)
    it(`reads back with ${JSON.stringify(text)}`, () => {
      expectReadBack(sampleWith(text));
    });

  it("reads back with any texts", () => {
    assert(property(arbitraryText, (text) => expectReadBack(sampleWith(text))));
  });
}
