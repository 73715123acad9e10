import { expect } from "chai";
import { KEY_STYLE } from "../../reports/key/key-assets.gen.js";
import { htmlKey } from "../../reports/key/html.js";
import type { KeyOptions } from "../../reports/key/key-file.js";
import type { Key } from "../../src/rules/formats.gen.js";
import { validateKey } from "../../src/scenario/validators.gen.js";
import { say } from "../../src/wording/phrase.js";
import { Speaker } from "../../src/wording/speaker.js";
import { expectGolden } from "../support/golden.js";
import { pieceOf } from "../support/pieces.js";
import { ENGLISH_KEY } from "./sample-keys/english.js";
import { FRENCH_KEY } from "./sample-keys/french.js";
import { GERMAN_KEY } from "./sample-keys/german.js";

const KEYS = [ENGLISH_KEY, GERMAN_KEY, FRENCH_KEY];

function files(key: Key, answers: KeyOptions["answers"], paper: KeyOptions["paper"] = "a4"): Map<string, string> {
  return new Map(htmlKey(key, { answers, paper }).map(({ name, content }) => [name, String(content)]));
}

function sheet(key: Key): string {
  return files(key, "none").get("sheet.html") ?? "";
}

function asInHtml(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}

describe("sample keys", () => {
  for (const key of KEYS)
    it(`are keys by the schema, in ${key.language}`, () => {
      expect(validateKey(key), JSON.stringify(validateKey.errors)).to.equal(true);
    });
});

describe("a key as pages", () => {
  it("is as the golden files: the head, questions with their pictures, and answers", () => {
    for (const [key, answers, name, openings] of [
      [ENGLISH_KEY, "none", "sheet.html", ['<article class="item" id="q3"']],
      [ENGLISH_KEY, "separate", "key.html", ["<body"]],
      [GERMAN_KEY, "inline", "sheet-and-key.html", ["<body"]],
      [FRENCH_KEY, "separate", "sheet.html", ["<html"]],
      [FRENCH_KEY, "separate", "key.html", ["<main"]],
    ] as const) {
      // Forty permanents would be a long file to read.
      const short = { ...key, items: key.items.slice(0, 3) };
      const content = (files(short, answers).get(name) ?? "").replace(KEY_STYLE, "(style)");
      expectGolden(
        "reports",
        `page/key-${key.language}-${name}`,
        openings.map((opening) => pieceOf(content, opening)).join(""),
      );
    }
  });

  it("has the answers in a file of their own, behind each question, or nowhere", () => {
    expect([...files(ENGLISH_KEY, "separate").keys()]).to.deep.equal(["sheet.html", "key.html"]);
    expect([...files(ENGLISH_KEY, "inline").keys()]).to.deep.equal(["sheet-and-key.html"]);
    expect([...files(ENGLISH_KEY, "none").keys()]).to.deep.equal(["sheet.html"]);
    expect(files(ENGLISH_KEY, "separate").get("sheet.html")).to.equal(sheet(ENGLISH_KEY));
  });

  it("says what the numbers on its pictures are if there are any, as there are none where they would be the answer", () => {
    const without = (item: Key["items"][number]): Key["items"][number] => {
      const objects = item.prompt.board.objects.map((object) => {
        const { timestamp: _, ...others } = object;
        return others;
      });
      return { ...item, prompt: { ...item.prompt, board: { ...item.prompt.board, objects } } };
    };
    for (const key of KEYS) {
      const told = new Speaker(key.language).text(say("sheet-how-to-numbers"));
      const isTold = (items: Key["items"]): boolean => sheet({ ...key, items }).includes(asInHtml(told));
      const unnumbered = key.items.map(without);
      expect(isTold(key.items)).to.equal(true);
      expect(isTold([...unnumbered, ...key.items])).to.equal(true);
      expect(isTold(unnumbered)).to.equal(false);
      expect(sheet({ ...key, items: unnumbered })).to.not.include('class="clock"');
    }
  });

  it("gives a sheet that is the same whatever is right and why", () => {
    for (const key of KEYS) {
      const items = key.items.map((item): Key["items"][number] => ({
        ...item,
        guid: item.guid.replaceAll("0", "f"),
        scenario: "another-scenario",
        revision: 77,
        check: "another-check",
        topic: "another-topic",
        tags: ["another:tag"],
        knowledge: { level: 4, clauses: ["999.9"] },
        complexity: { level: 1, effects: 99, layers: 99, dependencies: 99, loops: 99 },
        answer: "another answer",
        options: item.options.map(({ text }, place) => ({
          text,
          correct: place === 2,
          misconceptions: ["another-mistake"],
          feedback: "another feedback",
        })),
        explanation: {
          short: [{ text: "Another reason.", clauses: ["999.9"], steps: [0] }],
          long: [{ title: "Another layer", claims: [{ text: "Another.", clauses: [], steps: [0] }] }],
          notBecause: [],
        },
        prompt: {
          ...item.prompt,
          board: {
            ...item.prompt.board,
            // What lies face down may be called by its name.
            objects: item.prompt.board.objects.map((object) => ({
              ...object,
              id: `another ${object.id}`,
              ...(object.attachedTo === undefined || item.prompt.board.players.includes(object.attachedTo)
                ? {}
                : { attachedTo: `another ${object.attachedTo}` }),
            })),
          },
        },
      }));
      const select = "misconception:another";
      expect(sheet({ ...key, form: { ...key.form, select }, items })).to.equal(sheet(key));
    }
  });

  it("tells all that explains an answer on the key", () => {
    for (const key of KEYS) {
      const answers = files(key, "separate").get("key.html") ?? "";
      const inline = files(key, "inline").get("sheet-and-key.html") ?? "";
      for (const { options, explanation, scenario, check, knowledge } of key.items) {
        const { short, long, notBecause } = explanation;
        const texts = [...short, ...notBecause, ...long.flatMap(({ claims }) => claims)].map(({ text }) => text);
        const told = [
          ...texts,
          ...long.map(({ title }) => title),
          ...options.flatMap(({ feedback, misconceptions }) => [feedback, ...misconceptions]),
          ...knowledge.clauses,
          scenario,
          check,
        ];
        // Symbols become discs.
        for (const text of told.filter((text) => !/[{}]/.test(text))) {
          expect(answers).to.include(asInHtml(text));
          expect(inline).to.include(asInHtml(text));
          if (texts.includes(text)) expect(sheet(key)).not.to.include(asInHtml(text));
        }
      }
    }
  });

  it("answers with the letter of the option that is right", () => {
    const answers = files(ENGLISH_KEY, "separate").get("key.html") ?? "";
    const table = /<nav .*?<\/nav>/s.exec(answers)?.[0].replaceAll(/<[^>]*>/g, "") ?? "";
    expect(table).to.match(
      /1 B 1\/1.*2 D Bob controls it, and it is 5\/3\..*3 – It is an Elf and nothing else\..*4 A 2W/,
    );
  });

  it("shows texts as what they are", () => {
    for (const key of KEYS)
      for (const content of [...files(key, "separate").values(), ...files(key, "inline").values()]) {
        expect(content).not.to.match(/<script|<em>|<b>\{|<spell>|<cid@| on\w+=/);
        expect(content.match(/<\/style>/g)).to.have.lengthOf(2);
        expect(content).not.to.match(/ style=|undefined|\[object/);
      }
    expect(sheet(ENGLISH_KEY)).to.include("&lt;/style>&lt;script>");
  });

  it("names title and form in the margins of the paper without leaving the style", () => {
    const { form, ruleset } = ENGLISH_KEY;
    const hostile: Key = {
      ...ENGLISH_KEY,
      ruleset: { ...ruleset, title: `</style><script>"}body{display:none}\\` },
      form: { ...form, seed: `";}*{color:red}/*\n` },
    };
    const [, style = ""] = [...sheet(hostile).matchAll(/<style>(.*?)<\/style>/gs)].map(([, text = ""]) => text);
    expect(style).to.match(/^@page\{size:A4/);
    const texts = [...style.matchAll(/content:(?:none|counter[^;]*|"((?:\\[0-9a-f]+ |[A-Za-z0-9 ])*)")[;}]/g)];
    expect(texts, "whole strings of letters, digits and numbers of characters").to.have.lengthOf(6);
    expect(files(ENGLISH_KEY, "none", "letter").get("sheet.html")).to.include("@page{size:letter");
  });

  it("says what the picture shows in words as well", () => {
    const words = sheet(ENGLISH_KEY);
    for (const text of ["attached to Grizzly Bears", "attached to Bob", "counters: +1/+1 × 2", "face down", "token"])
      expect(words).to.match(new RegExp(`<desc[^>]*>[^<]*${text.replaceAll("+", String.raw`\+`)}`));
    expect(words).to.match(/aria-label="2, white, white"/);
    expect(words).to.match(/aria-label="[^"]*white or blue, 2 or black, green or Phyrexian, snow"/);
  });

  it("is made of a board that can not be, too", () => {
    const [item] = ENGLISH_KEY.items;
    const [first, second] = item!.prompt.board.objects;
    const board = {
      players: ["Ann"],
      objects: [
        { ...first!, attachedTo: second!.id },
        { ...second!, attachedTo: first!.id, player: "A stranger" },
        { ...second!, id: "third", label: "Third", attachedTo: "secret id" },
      ],
    };
    const content = sheet({ ...ENGLISH_KEY, items: [{ ...item!, prompt: { ...item!.prompt, board } }] });
    expect(content).to.include("attached to Opalescence").and.to.include("A stranger").and.to.include("Third");
    expect(content).not.to.include("secret id");
  });
});
