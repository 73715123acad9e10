import { expect } from "chai";
import type { Page } from "playwright-core";
import { HUNG } from "./chromium.js";
import { htmlKey } from "../../reports/key/html.js";
import type { KeyOptions } from "../../reports/key/key-file.js";
import type { Key } from "../../src/rules/formats.gen.js";
import { ENGLISH_KEY } from "./sample-keys/english.js";
import { FRENCH_KEY } from "./sample-keys/french.js";
import { GERMAN_KEY } from "./sample-keys/german.js";
import { violationsIn } from "./violations.js";
import { FONTS, setInFont } from "./fonts.js";
import { Pages, PHONE } from "./pages.js";
import { pageCount, pageSize, pagesOf } from "./pdf-pages.js";
import { makeKey } from "../../src/training/key.js";
import type { Language } from "../../src/wording/language.js";
import { corpusCards, corpusScenarios } from "../support/corpus.js";
import { eventually } from "./eventually.js";

const KEYS = [ENGLISH_KEY, GERMAN_KEY, FRENCH_KEY];

describe("a key in a browser", function () {
  this.timeout(2 * HUNG);
  const pages = new Pages();
  before(function () {
    return pages.begin(this);
  });
  afterEach(() => pages.expectNoComplaints());
  after(() => pages.end());

  /** Opens each file of a key, one after the other. */
  async function eachPage(
    key: Key,
    options: KeyOptions,
    asked: Parameters<Pages["openText"]>[3],
    look: (page: Page, name: string) => Promise<void>,
  ): Promise<void> {
    for (const { name, content } of htmlKey(key, options)) {
      const page = await pages.openText(name, String(content), "", asked);
      await look(page, `${key.language} ${name}`);
      await page.close();
    }
  }

  for (const colorScheme of ["light", "dark"] as const) {
    it(`shuts nobody out, in ${colorScheme} colors`, async () => {
      for (const [key, answers] of [
        [ENGLISH_KEY, "separate"],
        [GERMAN_KEY, "inline"],
        [FRENCH_KEY, "separate"],
      ] as const)
        await eachPage(key, { answers, paper: "a4" }, { colorScheme }, async (page, name) => {
          await page.evaluate(() => {
            for (const details of document.querySelectorAll("details")) details.open = true;
          });
          await eventually(async () => expect(await violationsIn(page), name).to.deep.equal([]));
        });
    });
  }

  it("fits a phone without scrolling sideways, whatever the font", async () => {
    for (const key of KEYS)
      for (const answers of ["separate", "inline"] as const)
        await eachPage(key, { answers, paper: "a4" }, { viewport: PHONE }, async (page, name) => {
          for (const font of FONTS) {
            await setInFont(page, font);
            const width = await page.evaluate(() => document.documentElement.scrollWidth);
            expect(width, `${name}, ${font}`).to.be.at.most(PHONE.width);
          }
        });
  });

  it("shows one picture of each board, on a phone, on a desk and on paper", async () => {
    for (const viewport of [PHONE, { width: 1280, height: 900 }])
      for (const media of ["screen", "print"] as const)
        await eachPage(ENGLISH_KEY, { answers: "none", paper: "a4" }, { viewport }, async (page) => {
          await page.emulateMedia({ media });
          await eventually(async () =>
            expect(await page.locator("svg.table-picture:visible").count()).to.equal(ENGLISH_KEY.items.length),
          );
        });
  });

  it("writes nothing outside of the cards, marks and mats of a picture, whatever the font", async () => {
    for (const key of KEYS)
      await eachPage(key, { answers: "none", paper: "a4" }, {}, async (page, name) => {
        for (const font of FONTS) {
          await setInFont(page, font);
          await eventually(async () => expect(await page.evaluate(textsOutside), `${name}, ${font}`).to.deep.equal([]));
        }
      });
  });

  it("is marked by keyboard", async () => {
    const [{ content } = { content: "" }] = htmlKey(ENGLISH_KEY, { answers: "none", paper: "a4" });
    const page = await pages.openText("sheet.html", String(content));
    const first = page.getByRole("group", { name: "What are the power and toughness of Humility?" });
    await first.getByRole("radio").first().focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await eventually(async () => expect(await first.getByRole("radio", { name: /^C/ }).isChecked()).to.equal(true));
    await page.getByRole("textbox", { name: "Which creature types has the face-down creature?" }).fill("Elf");
    await page.close();
  });

  it("opens on paper what is folded on the screen", async () => {
    await eachPage(ENGLISH_KEY, { answers: "inline", paper: "a4" }, {}, async (page) => {
      const claim = page.getByText("Humility comes later and makes itself");
      await eventually(async () => expect(await claim.isVisible()).to.equal(false));
      await page.emulateMedia({ media: "print" });
      const height = (): Promise<number> => claim.evaluate((element) => element.getBoundingClientRect().height);
      await eventually(async () => expect(await height()).to.be.greaterThan(0));
      await eventually(async () =>
        expect(await claim.evaluate((element) => element.checkVisibility({ contentVisibilityAuto: true }))).to.equal(
          true,
        ),
      );
    });
  });

  it("puts twelve questions on six pages, and the first of them on page one, whatever the font", async () => {
    for (const language of ["en", "de"] as const) {
      await eachPage(twelveQuestions(language), { answers: "separate", paper: "a4" }, {}, async (page, name) => {
        if (!name.endsWith("sheet.html")) return;
        await page.evaluate(markHead);
        await page.evaluate(markBlocks, PAPERS.a4.room.height);
        for (const font of FONTS) {
          await setInFont(page, font);
          const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
          const places = pagesOf(pdf);
          expect(pageCount(pdf), `${name}, ${font}`).to.be.at.most(6);
          expect(places.get("head-begin"), name).to.be.a("string");
          expect(places.get("item0-end"), `${name}, ${font}`).to.equal(places.get("head-begin"));
        }
      });
    }
  });

  for (const paper of ["a4", "letter"] as const)
    it(`is printed on ${paper}, and nothing is torn that fits on a page`, async () => {
      const { points, room } = PAPERS[paper];
      for (const key of KEYS)
        await eachPage(key, { answers: "separate", paper }, { viewport: room }, async (page, name) => {
          await page.emulateMedia({ media: "print" });
          const whole = await page.evaluate(markBlocks, room.height);
          expect(whole.length, name).to.be.at.least(key.items.length);
          const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
          expect(pageSize(pdf), name).to.deep.equal(points);
          const places = pagesOf(pdf);
          for (const id of whole) {
            expect(places.get(`${id}-begin`), `${name} ${id}`).to.be.a("string");
            expect(places.get(`${id}-end`), `${name} ${id}`).to.equal(places.get(`${id}-begin`));
          }
        });
    });
});

/** Twelve questions of all topics, on boards of every size that a sheet has. */
const TWELVE = [
  "homeward-path-then-a-new-thief",
  "two-heartless-summonings",
  "open-the-vaults-two-owners-apnap",
  "titanias-song-march-of-the-machines-song-first",
  "borrowed-ability-outlives-its-card",
  "two-legends-under-witness-protection",
  "public-execution-finds-them-once",
  "treasure-marches-to-its-end",
  "blessed-sentry-keeps-the-blessing",
  "evening-and-opalescence-kill-lands",
  "returning-servant-paints-anew",
  "merging-with-a-face-down-creature",
];

function twelveQuestions(language: Language): Key {
  const entries = corpusScenarios()
    .filter(({ id }) => TWELVE.includes(id))
    .map((scenario) => ({ file: "", topic: "all", scenario }));
  const made = makeKey(entries, corpusCards(), "", { ruleset: "current", language, select: "", count: 12, seed: "1" });
  if (!made.ok || made.key.items.length < 12) throw new Error("each of them has a question");
  return made.key;
}

/** Words of pictures that leave the shape that they are written on, to the left or to the right. Runs in the page. */
function textsOutside(): string[] {
  return [...document.querySelectorAll<SVGTextElement>("svg.table-picture:not(.if-narrow) text")].flatMap((text) => {
    const shape = text.closest(".mark, .size, .letter, .clock, .card, svg > g")?.querySelector("rect, circle");
    if (!(shape instanceof SVGGraphicsElement)) return [`${text.textContent} stands nowhere`];
    const [inner, outer] = [text.getBBox(), shape.getBBox()];
    const fits = inner.width > 0 && inner.x >= outer.x && inner.x + inner.width <= outer.x + outer.width;
    return fits ? [] : [text.textContent];
  });
}

/** The size of each paper in points, and of what its margins leave, in pixels of 1/96 inch. */
const PAPERS = {
  a4: { points: [595, 842], room: { width: 703, height: 1032 } },
  letter: { points: [612, 792], room: { width: 725, height: 965 } },
} as const;

/** A link to where the head of the sheet begins: it leaves that place in a PDF file. Runs in the page. */
function markHead(): void {
  const target = document.createElement("span");
  target.id = "head-begin";
  document.querySelector(".sheet-head")?.append(target);
  const link = document.createElement("a");
  link.href = `#${target.id}`;
  link.textContent = ".";
  document.body.append(link);
}

/**
 * Links to where each question, and each board with what is asked of it, begins and ends: they leave those places in a
 * PDF file. Returns the names of the blocks that fit on a page.
 */
function markBlocks(height: number): string[] {
  const whole: string[] = [];
  for (const kind of ["item", "asked"])
    for (const [place, block] of document.querySelectorAll(`.${kind}`).entries()) {
      const id = `${kind}${place}`;
      if (block.getBoundingClientRect().height <= height) whole.push(id);
      for (const [end, where] of [
        ["begin", "afterbegin"],
        ["end", "beforeend"],
      ] as const) {
        const target = document.createElement("span");
        target.id = `${id}-${end}`;
        block.insertAdjacentElement(where, target);
        const link = document.createElement("a");
        link.href = `#${target.id}`;
        link.textContent = ".";
        document.body.append(link);
      }
    }
  return whole;
}
