import { expect } from "chai";
import { strFromU8, unzipSync } from "fflate";
import type { Key, KeyItem } from "../../../src/rules/formats.gen.js";
import { expectGolden } from "../../support/golden.js";
import { flat } from "./arbitrary-text.js";
import { filesOf } from "./key-texts.js";
import { itReadsBack } from "./reads-back.js";
import { SAMPLE, sampleWithOptions } from "./sample-key.js";
import { all, one, parseXml, textIn, type XmlElement } from "./xml-tree.js";

function archive(key: Key): Uint8Array {
  const [file] = filesOf("qti", key);
  if (file === undefined || typeof file.content === "string") throw new Error("no archive");
  expect(file.name).to.equal("qti.zip");
  return file.content;
}

function unzipped(key: Key): Map<string, string> {
  return new Map(Object.entries(unzipSync(archive(key))).map(([name, bytes]) => [name, strFromU8(bytes)]));
}

function file(files: ReadonlyMap<string, string>, name: string): XmlElement {
  const text = files.get(name);
  if (text === undefined) throw new Error(`no ${name}`);
  return parseXml(text);
}

/** The values that a declaration gives a variable. */
function values(item: XmlElement, identifier: string): string[] {
  const declarations = [...all(item, "qti-response-declaration"), ...all(item, "qti-outcome-declaration")];
  const declaration = declarations.find(({ attributes }) => attributes["identifier"] === identifier);
  if (declaration === undefined) throw new Error(`no variable ${identifier}`);
  return all(declaration, "qti-value").map(textIn);
}

function expectItem(element: XmlElement, item: KeyItem): void {
  expect(element.name).to.equal("qti-assessment-item");
  expect(element.attributes["identifier"]).to.equal(`item-${item.guid}`);
  const body = one(element, "qti-item-body");
  expect(textIn(one(body, "qti-prompt"))).to.equal(flat(item.question));
  expect(all(body, "td").map(textIn)).to.include.members(item.prompt.board.objects.map(({ label }) => flat(label)));
  expect(values(element, "MAXSCORE")).to.deep.equal(["1"]);
  const feedback = all(element, "qti-modal-feedback");
  for (const each of feedback)
    expect(all(one(each, ".cr613-explanation"), "span").map(textIn)).to.include.members(
      item.explanation.short.map(({ text }) => flat(text)),
    );
  const choices = all(body, "qti-simple-choice");
  expect(choices.map(textIn)).to.deep.equal(item.options.map(({ text }) => flat(text)));
  if (item.options.length === 0) {
    one(body, "qti-extended-text-interaction");
    expect(textIn(one(one(body, "qti-rubric-block"), ".cr613-answer"))).to.equal(flat(item.answer));
    expect(feedback.map((each) => textIn(one(each, ".cr613-answer")))).to.deep.equal([flat(item.answer)]);
    return;
  }
  const letters = choices.map(({ attributes }) => attributes["identifier"]);
  const [right, ...others] = values(element, "RESPONSE");
  expect(others).to.deep.equal([]);
  expect(item.options.map(({ correct }) => correct)).to.deep.equal(letters.map((letter) => letter === right));
  expect(feedback.map(({ attributes }) => attributes["identifier"])).to.deep.equal(letters);
  expect(feedback.map((each) => textIn(one(each, ".cr613-feedback")))).to.deep.equal(
    item.options.map((option) => flat(option.feedback)),
  );
}

function expectReadBack(key: Key): void {
  const files = unzipped(key);
  for (const item of key.items) expectItem(file(files, `items/${item.guid}.xml`), item);
}

/** What identifiers of QTI are: XML's names without a colon. */
const NAME = /^[A-Za-z_][\w.-]*$/;

describe("a key as a QTI package", () => {
  it("has files as the golden ones", () => {
    const text = [...unzipped(SAMPLE)].map(([name, content]) => `<!-- ${name} -->\n${content}`).join("\n");
    expectGolden("reports/key", "qti.xml.txt", text);
  });

  itReadsBack(expectReadBack);

  it("reads back with many options", () => {
    expectReadBack(sampleWithOptions(30));
  });

  it("has a manifest of every file but itself, and a test of every item in the order of the key", () => {
    const files = unzipped(SAMPLE);
    const resources = all(file(files, "imsmanifest.xml"), "resource");
    expect(resources.map(({ attributes }) => attributes["type"])).to.deep.equal([
      "imsqti_test_xmlv3p0",
      "imsqti_item_xmlv3p0",
      "imsqti_item_xmlv3p0",
    ]);
    expect(new Set([...resources.map(({ attributes }) => attributes["href"]), "imsmanifest.xml"])).to.deep.equal(
      new Set(files.keys()),
    );
    const references = all(file(files, "test.xml"), "qti-assessment-item-ref").map(({ attributes }) => attributes);
    expect(references.map(({ href }) => href)).to.deep.equal(SAMPLE.items.map(({ guid }) => `items/${guid}.xml`));
    expect(references.map(({ identifier }) => identifier)).to.deep.equal(
      resources.slice(1).map(({ attributes }) => attributes["identifier"]),
    );
  });

  it("has identifiers that are names", () => {
    const identifiersOf = (element: XmlElement): string[] => [
      ...(element.attributes["identifier"] === undefined ? [] : [element.attributes["identifier"]]),
      ...element.children.flatMap((child) => (typeof child === "string" ? [] : identifiersOf(child))),
    ];
    for (const name of unzipped(SAMPLE).keys())
      for (const identifier of identifiersOf(file(unzipped(SAMPLE), name))) expect(identifier).to.match(NAME);
  });

  it("gives a mark for the right option and the feedback of whichever was chosen", () => {
    const item = file(unzipped(SAMPLE), `items/${SAMPLE.items[0]?.guid}.xml`);
    const processing = one(item, "qti-response-processing");
    expect(one(one(processing, "qti-response-if"), "qti-set-outcome-value").attributes["identifier"]).to.equal("SCORE");
    expect(textIn(one(processing, "qti-base-value"))).to.equal("1");
    expect(all(processing, "qti-set-outcome-value").map(({ attributes }) => attributes["identifier"])).to.deep.equal([
      "SCORE",
      "FEEDBACK",
    ]);
  });

  it("has the same bytes in every time zone", () => {
    const zone = process.env["TZ"];
    try {
      const archives = ["UTC", "Pacific/Kiritimati", "Pacific/Pago_Pago", "Asia/Kathmandu"].map((name) => {
        process.env["TZ"] = name;
        return Buffer.from(archive(SAMPLE)).toString("hex");
      });
      expect(new Set(archives).size).to.equal(1);
    } finally {
      if (zone === undefined) delete process.env["TZ"];
      else process.env["TZ"] = zone;
    }
  });
});
