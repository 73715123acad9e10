import { expect } from "chai";
import { parseScenario } from "../../src/scenario/parse.js";
import { problems, scenarioText } from "./files.js";

function read(text: string): string[] {
  return problems(parseScenario(text, "spoilt.json"));
}

describe("reading JSON", () => {
  it("accepts a scenario without a fault", () => {
    expect(read(scenarioText())).to.deep.equal([]);
  });

  it("says that a file is empty", () => {
    expect(read("")).to.deep.equal(["1:1 / the file is empty"]);
    expect(read(" \n\t")).to.deep.equal(["1:1 / the file is empty"]);
  });

  it("says where a file is cut off, and what is not closed", () => {
    expect(read('{\n  "id": "a",\n  "players": ["Ann",\n')).to.deep.equal([
      "4:1 / the file ends before the list that begins at 3:14 is closed",
    ]);
    expect(read('{"id": "a')).to.deep.equal(['1:8 / the text "a is not closed']);
  });

  it("tells every fault that is on a line of its own", () => {
    expect(read('{\n  "id": "a"\n  "rev": 1,\n  "level": "must",\n}')).to.deep.equal([
      '3:3 / a comma is missing before "rev"',
      '4:18 / a comma before "}"',
    ]);
  });

  it("names what other notations have and JSON has not", () => {
    expect(read("{'id': 1}")).to.deep.equal(['1:2 / "\'id\'" is in single quotation marks -> "id"']);
    expect(read("{id: 1}")).to.deep.equal(['1:2 / the key "id" is not in quotation marks -> "id"']);
    expect(read('{"id": undefined}')).to.deep.equal(['1:8 / "undefined" is no JSON value -> null']);
    expect(read('{"id": True}')).to.deep.equal(['1:8 / "True" is no JSON value -> true']);
    expect(read('{"id": 1} // one')).to.deep.equal(["1:11 / comments have no place in JSON"]);
    expect(read('{"id": 1} {"id": 2}')).to.deep.equal(['1:11 / text after the end of the JSON value: "{"']);
  });

  it("refuses what is no number, and numbers that can not be held", () => {
    expect(read('{"rev": NaN}')).to.deep.equal(['1:9 / "NaN" is no JSON number']);
    expect(read('{"rev": -Infinity}')).to.deep.equal(['1:9 / "-Infinity" is no JSON number']);
    expect(read('{"rev": 1e999}')).to.deep.equal(["1:9 /rev this number is too large"]);
    expect(read('{"rev": 9007199254740993}')).to.deep.equal(["1:9 /rev the number 9007199254740992 is too large"]);
  });

  it("refuses a key that stands twice, at whatever depth", () => {
    expect(read('{"id": "a", "id": "b"}')).to.deep.equal(['1:13 /id the key "id" stands twice in this object']);
    expect(read('{"x": [{"a": 1,\n"a": 2}]}')).to.deep.equal(['2:1 /x/0/a the key "a" stands twice in this object']);
  });

  it("refuses __proto__ as a key and as a name", () => {
    const forbidden = '"__proto__" can not be used as a key or a name';
    expect(read('{"__proto__": {"x": 1}}')).to.deep.equal([`1:2 /__proto__ ${forbidden}`]);
    expect(read('{"players": ["__proto__"]}')).to.deep.equal([`1:14 /players/0 ${forbidden}`]);
    expect(({} as { x?: number }).x).to.equal(undefined);
  });

  it("warns of a byte order mark and reads on, with places unchanged", () => {
    const parsed = parseScenario(`\ufeff${scenarioText()}`, "marked.json");
    expect(parsed.ok && parsed.warnings.map((warning) => warning.message)).to.deep.equal([
      "the file begins with a byte order mark, which many readers of JSON refuse",
    ]);
    expect(read('\ufeff{"id": "a", "id": "b"}')).to.deep.equal(['1:14 /id the key "id" stands twice in this object']);
  });

  it("says that a file is no text", () => {
    expect(read("\u0089PNG\r\n\u001a\n\u0000\u0000")).to.deep.equal(["3:1 / the file is no text: it has a zero byte"]);
  });

  it("does not write control characters of a file to the terminal", () => {
    const [message = ""] = read('{"id": "a\u001b[31mred"}');
    expect(message).to.equal('1:8 / a control character in the text "a\\u001b[31mred"');
    expect(read('{"\\u009b31m": 1}').join()).to.contain('unknown key "\\u009b31m"');
  });
});

describe("reading JSON made to hurt", () => {
  it("refuses deep nesting without recursion", () => {
    expect(read("[".repeat(100_000))).to.deep.equal(["1:201 / lists and objects are nested too deep"]);
    expect(read('{"a":'.repeat(100_000))).to.deep.equal(["1:1001 / lists and objects are nested too deep"]);
  });

  it("does not count brackets in texts", () => {
    expect(read(JSON.stringify({ id: "[".repeat(300) })).join()).to.contain("too long: 300 characters");
  });

  it("refuses files and lists beyond every sensible size", () => {
    expect(read(JSON.stringify({ id: "x".repeat(10_000_000) }))).to.deep.equal([
      "1:1 / the file is too large: 9.5 Mi characters",
    ]);
    expect(read(`[${"0,".repeat(150_000)}0]`)).to.deep.equal(["1:199999 / the file holds too many values"]);
    expect(read(`{"why": [${"0,".repeat(6000)}0]}`)).to.deep.equal(["1:9 /why 6001 entries are too many"]);
  });

  it("does not repeat a very long text in its message", () => {
    const told = read(scenarioText((scenario) => (scenario["id"] = "x".repeat(3_000_000))));
    expect(told).to.deep.equal(["2:9 /id this text is too long: 3000000 characters"]);
  });

  it("cuts a very long list of faults short and says how many are left", () => {
    const told = read(scenarioText((scenario) => (scenario["why"] = Array.from({ length: 150 }, () => 5))));
    expect(told).to.have.length(101);
    expect(told.at(-1)).to.contain("and 50 more faults in this file");
  });

  it("takes inherited names for what they are: unknown keys", () => {
    const told = read(scenarioText((scenario) => Object.assign(scenario, { constructor: 1, toString: 2 })));
    expect(told.map((line) => line.replace(/^\S+ /, ""))).to.deep.equal([
      '/constructor unknown key "constructor"',
      '/toString unknown key "toString"',
    ]);
  });
});
