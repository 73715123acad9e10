import { expect } from "chai";
import type { Page } from "playwright-core";
import { HUNG } from "./chromium.js";
import { htmlKey } from "../../reports/key/html.js";
import type { KeyOptions } from "../../reports/key/key-file.js";
import type { Key } from "../../src/rules/formats.gen.js";
import { ENGLISH_KEY } from "./sample-keys/english.js";
import { FRENCH_KEY } from "./sample-keys/french.js";
import { GERMAN_KEY } from "./sample-keys/german.js";
import { faintTexts } from "./faint-texts.js";
import { violationsIn } from "./violations.js";
import { FONTS, setInFont } from "./fonts.js";
import { Pages, PHONE } from "./pages.js";
import { pageCount, pageSize, pagesOf } from "./pdf-pages.js";
import { makeKey } from "../../src/training/key.js";
import type { Language } from "../../src/wording/language.js";
import { withMade } from "../../src/events/with-made.js";
import { SCENARIO_FILES } from "../corpus/files.js";
import { corpusCards } from "../support/corpus.js";
import { eventually } from "./eventually.js";

const KEYS = [ENGLISH_KEY, GERMAN_KEY, FRENCH_KEY];

/** The words of a key in their language, and the places where its answers are. */
type Placed = readonly [key: Key, answers: KeyOptions["answers"]];

/** Every language, and every kind of file, is looked at. */
const EVERY_KIND: readonly Placed[] = [
  [ENGLISH_KEY, "separate"],
  [GERMAN_KEY, "inline"],
  [FRENCH_KEY, "separate"],
];

const DESK = { width: 1280, height: 900 };

describe("a key in a browser", function () {
  this.timeout(2 * HUNG);
  const pages = new Pages();
  const opened = new Map<string, Page>();
  before(function () {
    return pages.begin(this);
  });
  afterEach(() => pages.expectNoComplaints());
  after(() => pages.end());

  /** A page that stays open for all who look at it without changing it. */
  async function pageOf(name: string, content: unknown): Promise<Page> {
    let page = opened.get(name);
    if (page === undefined) opened.set(name, (page = await pages.openText(name.replaceAll(" ", "-"), String(content))));
    return page;
  }

  /** Shows the files of keys one after the other, at first on a desk, in light colors and in the fonts of the page. */
  async function eachPage(
    keys: readonly Placed[],
    look: (page: Page, name: string, key: Key) => Promise<void>,
    isLookedAt: (file: string) => boolean = () => true,
  ): Promise<void> {
    for (const [key, answers] of keys)
      for (const { name: file, content } of htmlKey(key, { answers, paper: "a4" })) {
        if (!isLookedAt(file)) continue;
        const name = `${key.language} ${file}`;
        const page = await pageOf(name, content);
        await page.setViewportSize(DESK);
        await page.emulateMedia({ media: "screen", colorScheme: "light" });
        await setInFont(page, "as it is set");
        await look(page, name, key);
      }
  }

  it("shuts nobody out, in light and in dark colors", async () => {
    await eachPage(EVERY_KIND, async (page, name) => {
      await setAllOpen(page, true);
      await eventually(async () => expect(await violationsIn(page), name).to.deep.equal([]));
      // Nothing else of the page hangs on the colors.
      await page.emulateMedia({ colorScheme: "dark" });
      await eventually(async () => expect(await page.evaluate(faintTexts), `${name}, dark`).to.deep.equal([]));
      await setAllOpen(page, false);
    });
  });

  it("fits a phone without scrolling sideways, whatever the font", async () => {
    const both = KEYS.flatMap((key): Placed[] => [
      [key, "separate"],
      [key, "inline"],
    ]);
    await eachPage(both, async (page, name) => {
      await page.setViewportSize(PHONE);
      for (const font of FONTS) {
        await setInFont(page, font);
        const width = await page.evaluate(() => document.documentElement.scrollWidth);
        expect(width, `${name}, ${font}`).to.be.at.most(PHONE.width);
      }
    });
  });

  it("shows one picture of each board, on a phone, on a desk and on paper", async () => {
    await eachPage(
      [[ENGLISH_KEY, "separate"]],
      async (page) => {
        for (const viewport of [PHONE, DESK])
          for (const media of ["screen", "print"] as const) {
            await page.setViewportSize(viewport);
            await page.emulateMedia({ media });
            await eventually(async () =>
              expect(await page.locator("svg.table-picture:visible").count()).to.equal(ENGLISH_KEY.items.length),
            );
          }
      },
      isSheet,
    );
  });

  it("writes nothing outside of the cards, marks and mats of a picture, whatever the font", async () => {
    await eachPage(
      KEYS.map((key) => [key, "separate"]),
      async (page, name) => {
        for (const font of FONTS) {
          await setInFont(page, font);
          await eventually(async () => expect(await page.evaluate(textsOutside), `${name}, ${font}`).to.deep.equal([]));
        }
      },
      isSheet,
    );
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
    await eachPage([[ENGLISH_KEY, "inline"]], async (page) => {
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

  it("puts twelve questions on six pages, the first of them on page one, and their answers on six, whatever the font", async () => {
    for (const [language, fonts] of [
      ["en", FONTS.slice(0, 1)],
      ["de", FONTS], // whose words are the longest
    ] as const)
      for (const { name, content } of htmlKey(twelveQuestions(language), { answers: "separate", paper: "a4" })) {
        const page = await pages.openText(`twelve-${language}-${name}`, String(content));
        await page.evaluate(markHead);
        await page.evaluate(markBlocks, { height: PAPERS.a4.room.height, kinds: WHOLE.sheet });
        for (const font of isSheet(name) ? fonts : fonts.slice(0, 1)) {
          await setInFont(page, font);
          const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
          // A monospaced font sets German words a third wider.
          expect(pageCount(pdf), `${name}, ${font}`).to.be.at.most(language === "de" && font === "monospace" ? 7 : 6);
          if (!isSheet(name)) continue;
          const places = pagesOf(pdf);
          expect(places.get("head-begin"), name).to.be.a("string");
          expect(places.get("item0-end"), `${name}, ${font}`).to.equal(places.get("head-begin"));
        }
        await page.close();
      }
  });

  for (const paper of ["a4", "letter"] as const)
    it(`is printed on ${paper}, and nothing is torn that fits on a page`, async () => {
      const { points, room } = PAPERS[paper];
      // The papers differ in their size alone, so one language is enough for the second.
      for (const key of paper === "a4" ? KEYS : [GERMAN_KEY])
        for (const { name, content } of htmlKey(key, { answers: "separate", paper })) {
          const page = await pages.openText(`${paper}-${key.language}-${name}`, String(content), "", {
            viewport: room,
          });
          await page.emulateMedia({ media: "print" });
          const kinds = isSheet(name) ? WHOLE.sheet : WHOLE.key;
          const whole = await page.evaluate(markBlocks, { height: room.height, kinds });
          expect(whole.length, name).to.be.at.least(key.items.length);
          const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
          expect(pageSize(pdf), name).to.deep.equal(points);
          const places = pagesOf(pdf);
          for (const id of whole) {
            expect(places.get(`${id}-begin`), `${name} ${id}`).to.be.a("string");
            expect(places.get(`${id}-end`), `${name} ${id}`).to.equal(places.get(`${id}-begin`));
          }
          await page.close();
        }
    });
});

function isSheet(file: string): boolean {
  return file === "sheet.html";
}

/** Opens everything that is folded, or folds it. */
function setAllOpen(page: Page, isOpen: boolean): Promise<void> {
  return page.evaluate((open) => {
    for (const details of document.querySelectorAll("details")) details.open = open;
  }, isOpen);
}

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
  const entries = SCENARIO_FILES.flatMap(({ data }) =>
    TWELVE.includes(data.id) ? [{ file: "", topic: "all", scenario: withMade(data, corpusCards()) }] : [],
  );
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

/** What stays whole: a question, and a board with what is asked of it; of a key each answer, reason and option. */
const WHOLE = {
  sheet: { item: ".item", asked: ".asked" },
  key: { answer: ".item > .answer", claim: ".claims > li", option: ".feedback > li" },
} as const;

/**
 * Links to where each block begins and ends: they leave those places in a PDF file. Returns the names of the blocks that
 * fit on a page.
 */
function markBlocks({ height, kinds }: { height: number; kinds: Readonly<Record<string, string>> }): string[] {
  const whole: string[] = [];
  for (const [kind, selector] of Object.entries(kinds))
    for (const [place, block] of document.querySelectorAll(selector).entries()) {
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
