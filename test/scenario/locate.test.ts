import { expect } from "chai";
import { locate, problemOf } from "../../src/scenario/locate.js";

const TEXT = '{\n  "a": [1, {"b/c": "x", "d~e": null}],\r\n\t"f": {}\r}';

describe("places in a file", () => {
  it("are found by JSON pointer, counted from 1", () => {
    expect(locate(TEXT, "")).to.deep.equal({ line: 1, column: 1 });
    expect(locate(TEXT, "/a/0")).to.deep.equal({ line: 2, column: 9 });
    expect(locate(TEXT, "/a/1/b~1c")).to.deep.equal({ line: 2, column: 20 });
    expect(locate(TEXT, "/a/1/d~0e")).to.deep.equal({ line: 2, column: 32 });
    expect(locate(TEXT, "/f")).to.deep.equal({ line: 3, column: 7 });
  });

  it("fall back to what is around a value that is not there", () => {
    expect(locate(TEXT, "/a/7/x")).to.deep.equal({ line: 2, column: 8 });
    expect(locate(TEXT, "/nothing")).to.deep.equal({ line: 1, column: 1 });
    expect(locate("", "/a")).to.deep.equal({ line: 1, column: 1 });
  });

  it("are put into problems", () => {
    expect(problemOf("x.json", TEXT, { pointer: "/f", message: "empty", expected: "more" })).to.deep.equal({
      file: "x.json",
      line: 3,
      column: 7,
      pointer: "/f",
      message: "empty",
      expected: "more",
    });
  });
});
