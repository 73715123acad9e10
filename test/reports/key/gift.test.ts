import { expect } from "chai";
import { type GIFTQuestion, parse } from "gift-pegjs";
import type { Key, KeyItem } from "../../../src/rules/formats.gen.js";
import { expectGolden } from "../../support/golden.js";
import { flat } from "./arbitrary-text.js";
import { textOf } from "./key-texts.js";
import { itReadsBack } from "./reads-back.js";
import { SAMPLE, sampleWith, sampleWithOptions } from "./sample-key.js";
import { all, one, parseHtml, textIn } from "./xml-tree.js";

interface Text {
  readonly format: string;
  readonly text: string;
}

function htmlText(text: Text | null | undefined): string {
  expect(text?.format).to.equal("html");
  return textIn(parseHtml(text?.text ?? ""));
}

function expectQuestion(question: GIFTQuestion | undefined, item: KeyItem): void {
  if (question?.type !== "MC" && question?.type !== "Essay") throw new Error(`a question of type ${question?.type}`);
  expect(question.id).to.equal(item.guid);
  expect(question.tags ?? []).to.deep.equal(item.tags);
  expect(question.title).to.equal(flat(`${item.scenario} · ${item.check}`).replaceAll(/&(?=&)/g, "& "));
  expect(question.hasEmbeddedAnswers).to.equal(false);
  const stem = parseHtml(question.stem.text);
  expect(textIn(one(stem, ".cr613-question"))).to.equal(flat(item.question));
  expect(all(stem, "td").map(textIn)).to.include.members(item.prompt.board.objects.map(({ label }) => flat(label)));
  const explanation = parseHtml(question.globalFeedback?.text ?? "");
  expect(all(one(explanation, ".cr613-explanation"), "span").map(textIn)).to.include.members(
    item.explanation.short.map(({ text }) => flat(text)),
  );
  if (question.type === "Essay") {
    expect(item.options).to.deep.equal([]);
    expect(textIn(one(explanation, ".cr613-answer"))).to.equal(flat(item.answer));
    return;
  }
  expect(
    question.choices.map(({ isCorrect, text, feedback, weight }) => [
      isCorrect,
      htmlText(text),
      htmlText(feedback),
      weight,
    ]),
  ).to.deep.equal(item.options.map(({ correct, text, feedback }) => [correct, flat(text), flat(feedback), null]));
}

function expectReadBack(key: Key): void {
  const questions = parse(textOf("gift", "gift.txt", key)).filter(({ type }) => type !== "Category");
  expect(questions).to.have.lengthOf(key.items.length);
  for (const [place, item] of key.items.entries()) expectQuestion(questions[place], item);
}

describe("a key as GIFT", () => {
  it("is as the golden file", () => {
    expectGolden("reports/key", "gift.txt", textOf("gift", "gift.txt", SAMPLE));
  });

  itReadsBack(expectReadBack);

  it("reads back with many options", () => {
    expectReadBack(sampleWithOptions(30));
  });

  it("puts questions into a category by language and topic, and says so once for neighbours", () => {
    const [first, second] = SAMPLE.items;
    if (first === undefined || second === undefined) throw new Error("the sample has two items");
    const text = textOf("gift", "gift.txt", { ...SAMPLE, language: "de", items: [first, first, second] });
    const types = parse(text).map((question) => (question.type === "Category" ? question.title : question.type));
    expect(types).to.deep.equal([
      "$course$/top/cr613/de/timestamps",
      "MC",
      "MC",
      "$course$/top/cr613/de/ability",
      "Essay",
    ]);
  });

  it("has no empty line inside a question: Moodle would end it there", () => {
    const text = textOf("gift", "gift.txt", sampleWith("one\n\n\ntwo"));
    for (const block of text.trim().split("\n\n").slice(1))
      expect(block).to.match(/^(?:\/\/ \[id:|\$CATEGORY: ).*(?:\}|\w)$/s);
  });

  it("asks with a single option as with none: it would be no choice", () => {
    const types = parse(textOf("gift", "gift.txt", sampleWithOptions(1))).map(({ type }) => type);
    expect(types).to.deep.equal(["Category", "Essay"]);
  });
});
