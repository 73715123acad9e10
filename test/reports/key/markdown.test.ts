import { expect } from "chai";
import type { Nodes } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import type { Key, KeyItem } from "../../../src/rules/formats.gen.js";
import { expectGolden } from "../../support/golden.js";
import { flat } from "./arbitrary-text.js";
import { filesOf, textOf } from "./key-texts.js";
import { itReadsBack } from "./reads-back.js";
import { SAMPLE } from "./sample-key.js";

function parse(text: string): readonly Nodes[] {
  return fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] }).children;
}

function childrenOf(node: Nodes): readonly Nodes[] {
  return "children" in node ? node.children : [];
}

/** The text in a node; raw HTML and pictures have none, so nothing of theirs may be there. */
function textIn(node: Nodes): string {
  if (node.type === "text") return node.value;
  if (["html", "image", "code", "inlineCode", "footnoteReference"].includes(node.type))
    throw new Error(`Markdown made ${node.type} of a text`);
  return childrenOf(node).map(textIn).join("");
}

function all(nodes: readonly Nodes[], type: Nodes["type"]): Nodes[] {
  return nodes.flatMap((node) => [...(node.type === type ? [node] : []), ...all(childrenOf(node), type)]);
}

/** The blocks below each heading `Question n`. */
function questionsOf(text: string): Nodes[][] {
  const questions: Nodes[][] = [];
  for (const node of parse(text)) {
    if (node.type === "heading" && node.depth === 2) questions.push([]);
    else questions.at(-1)?.push(node);
  }
  return questions;
}

/** The blocks below a heading, up to the next one that is not below it. */
function below(blocks: readonly Nodes[], title: string): Nodes[] {
  const start = blocks.findIndex((node) => node.type === "heading" && textIn(node) === title);
  const rest = start < 0 ? [] : blocks.slice(start + 1);
  const end = rest.findIndex((node) => node.type === "heading" && node.depth <= 3);
  return end < 0 ? rest : rest.slice(0, end);
}

/** The entries of the first list there. */
function entries(blocks: readonly Nodes[]): string[] {
  const list = blocks.find(({ type }) => type === "list");
  return list === undefined
    ? []
    : childrenOf(list).map((entry) => {
        const [first] = childrenOf(entry);
        return first === undefined ? "" : textIn(first);
      });
}

const withLetter = (text: string, place: number): string => `${"ABC"[place]} ${flat(text)}`;

function expectPrompt(blocks: readonly Nodes[], { prompt, question, options }: KeyItem): void {
  expect(entries(below(blocks, "Players"))).to.deep.equal(prompt.players.map(flat));
  expect(entries(below(blocks, "What has happened"))).to.deep.equal(prompt.events.map(flat));
  expect(entries(below(blocks, "Cards"))).to.deep.equal(
    prompt.cards.map(({ name, english, manaCost, line, size }) =>
      [name, english, manaCost, line, size].flatMap((fact) => (fact === undefined ? [] : [flat(fact)])).join(" · "),
    ),
  );
  const lists = below(blocks, "Cards").flatMap((list) => all(childrenOf(list), "list"));
  expect(lists.map((list) => childrenOf(list).map(textIn))).to.deep.equal(
    prompt.cards.map(({ abilities }) => abilities.map(flat)),
  );
  const rows = all(below(blocks, "The battlefield"), "tableRow").map((row) => childrenOf(row).map(textIn));
  expect(rows.slice(1).map(([timestamp, label, player]) => [timestamp, label, player])).to.deep.equal(
    prompt.board.objects.map(({ timestamp, label, player }) => [String(timestamp), flat(label), player]),
  );
  expect(new Set(rows.map(({ length }) => length)).size).to.be.at.most(1);
  expect(all(blocks, "strong").map(textIn)).to.include(flat(question));
  expect(blocks.filter(({ type }) => type === "paragraph").map(textIn)).to.include.members([flat(prompt.moment)]);
  const offered = blocks.filter(({ type }) => type === "list").map((list) => entries([list]));
  if (options.length > 0) expect(offered).to.deep.include(options.map(({ text }, place) => withLetter(text, place)));
}

function expectAnswer(blocks: readonly Nodes[], { answer, options, explanation }: KeyItem): void {
  const [first, ...rest] = below(blocks, "Answer");
  const place = options.findIndex(({ correct }) => correct);
  expect(first === undefined ? "" : textIn(first)).to.equal(place < 0 ? flat(answer) : withLetter(answer, place));
  const claim = ({ text, clauses }: { text: string; clauses: string[] }): string =>
    flat(clauses.length === 0 ? text : `${text} (${clauses.join(", ")})`);
  expect(entries(rest)).to.deep.equal(explanation.short.map(claim));
  expect(entries(below(blocks, "What each answer means"))).to.deep.equal(
    options.map(({ feedback }, at) => withLetter(feedback, at)),
  );
  expect(entries(below(blocks, "What the mistakes overlook"))).to.deep.equal(explanation.notBecause.map(claim));
  const long = below(blocks, "Explanation");
  expect(long.filter(({ type }) => type === "heading").map(textIn)).to.deep.equal(
    explanation.long.map(({ title }) => flat(title)),
  );
}

/** Where the answer is not that of an option, the letter would be without its text. */
function expectReadBack(key: Key): void {
  const sheet = questionsOf(textOf("markdown", "sheet.md", key, "separate"));
  const answers = questionsOf(textOf("markdown", "key.md", key, "separate"));
  const both = questionsOf(textOf("markdown", "key.md", key, "inline"));
  for (const pages of [sheet, answers, both]) expect(pages).to.have.lengthOf(key.items.length);
  for (const [place, item] of key.items.entries()) {
    expectPrompt(sheet[place] ?? [], item);
    expectAnswer(answers[place] ?? [], item);
    expect([...(sheet[place] ?? [])].map(textIn)).to.deep.equal(
      (both[place] ?? []).slice(0, sheet[place]?.length).map(textIn),
    );
    expectAnswer(both[place] ?? [], item);
  }
}

describe("a key as Markdown", () => {
  it("is as the golden files", () => {
    for (const { name, content } of filesOf("markdown", SAMPLE, "separate"))
      expectGolden("reports/key", name, String(content));
  });

  itReadsBack(expectReadBack);

  it("says on the sheet nothing of topic, clauses and tags", () => {
    const sheet = textOf("markdown", "sheet.md", { ...SAMPLE, form: { ...SAMPLE.form, select: "" } }, "none");
    for (const word of ["timestamps", "613.7", "layer:7b", "rule:"]) expect(sheet).to.not.include(word);
  });
});
