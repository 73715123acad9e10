import { expect } from "chai";
import type { Key, KeyItem } from "../../../src/rules/formats.gen.js";
import { expectGolden } from "../../support/golden.js";
import { flat } from "./arbitrary-text.js";
import { textOf } from "./key-texts.js";
import { itReadsBack } from "./reads-back.js";
import { SAMPLE, sampleWithOptions } from "./sample-key.js";
import { all, one, parseHtml, parseXml, rawText, textIn, type XmlElement } from "./xml-tree.js";

function questions(key: Key): XmlElement[] {
  const quiz = parseXml(textOf("moodle-xml", "moodle.xml", key));
  expect(quiz.name).to.equal("quiz");
  return all(quiz, "question");
}

function child(element: XmlElement, name: string): XmlElement {
  const [found, ...others] = element.children.filter((each) => typeof each === "object" && each.name === name);
  if (typeof found !== "object" || others.length > 0) throw new Error(`${others.length} more or no ${name}`);
  return found;
}

/** Where Moodle has a text: in an element `text`, with blanks around it that it takes away. */
function moodleText(element: XmlElement): string {
  return rawText(child(element, "text")).trim();
}

function moodleHtml(element: XmlElement): XmlElement {
  expect(element.attributes["format"]).to.equal("html");
  return parseHtml(moodleText(element));
}

function expectQuestion(question: XmlElement | undefined, item: KeyItem): void {
  if (question === undefined) throw new Error("no question");
  const isOpen = item.options.length === 0;
  expect(question.attributes["type"]).to.equal(isOpen ? "essay" : "multichoice");
  expect(moodleText(child(question, "name"))).to.equal(flat(`${item.scenario} · ${item.check}`));
  expect(textIn(child(question, "idnumber"))).to.equal(item.guid);
  expect(textIn(child(question, "defaultgrade"))).to.equal("1");
  expect(all(question, "tag").map(moodleText)).to.deep.equal(item.tags);
  const stem = moodleHtml(child(question, "questiontext"));
  expect(textIn(one(stem, ".cr613-question"))).to.equal(flat(item.question));
  expect(all(stem, "td").map(textIn)).to.include.members(item.prompt.board.objects.map(({ label }) => flat(label)));
  const explanation = moodleHtml(child(question, "generalfeedback"));
  expect(all(one(explanation, ".cr613-explanation"), "span").map(textIn)).to.include.members(
    item.explanation.short.map(({ text }) => flat(text)),
  );
  if (isOpen) {
    for (const place of ["generalfeedback", "graderinfo"])
      expect(textIn(one(moodleHtml(child(question, place)), ".cr613-answer"))).to.equal(flat(item.answer));
    return;
  }
  expect(textIn(child(question, "single"))).to.equal("true");
  expect(textIn(child(question, "shuffleanswers"))).to.equal("false");
  expect(
    all(question, "answer").map((answer) => [
      answer.attributes["fraction"],
      textIn(moodleHtml(answer)),
      textIn(moodleHtml(child(answer, "feedback"))),
    ]),
  ).to.deep.equal(
    item.options.map(({ text, correct, feedback }) => [correct ? "100" : "0", flat(text), flat(feedback)]),
  );
}

function expectReadBack(key: Key): void {
  const asked = questions(key).filter(({ attributes }) => attributes["type"] !== "category");
  expect(asked).to.have.lengthOf(key.items.length);
  for (const [place, item] of key.items.entries()) expectQuestion(asked[place], item);
}

describe("a key as Moodle XML", () => {
  it("is as the golden file", () => {
    expectGolden("reports/key", "moodle.xml", textOf("moodle-xml", "moodle.xml", SAMPLE));
  });

  itReadsBack(expectReadBack);

  it("reads back with many options", () => {
    expectReadBack(sampleWithOptions(30));
  });

  it("puts questions into a category by language and topic", () => {
    const categories = questions({ ...SAMPLE, language: "fr" })
      .filter(({ attributes }) => attributes["type"] === "category")
      .map((question) => moodleText(child(question, "category")));
    expect(categories).to.deep.equal(["$course$/top/cr613/fr/timestamps", "$course$/top/cr613/fr/ability"]);
  });
});
