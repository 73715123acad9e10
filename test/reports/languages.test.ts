import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect } from "chai";
import { pageWords } from "../../reports/html/spoken.js";
import type { Report } from "../../src/rules/formats.gen.js";
import { messageIds } from "../../src/wording/catalogue/index.js";
import type { MessageId } from "../../src/wording/catalogue/message-ids.gen.js";
import type { Language } from "../../src/wording/language.js";
import { drawn } from "./drawn.js";
import { REPORT } from "./fixture.js";
import { file } from "./written.js";

const EVERY_MESSAGE = messageIds() as MessageId[];

/** Tests run in dist. */
const root = fileURLToPath(new URL("../../../", import.meta.url));

const OWN: Report = { ...REPORT, header: { ...REPORT.header, engine: { name: "cr613", version: "0.1.0" } } };

/** What can be read on a page and is not said to be English: texts, and attributes that are shown or read out. */
function readable(html: string): Set<string> {
  const said = html
    .replaceAll(/<(script|style|code|pre)\b[^>]*>[\s\S]*?<\/\1>/g, "")
    .replaceAll(/<span class="mana"[^>]*>(?:<span class="pip[^"]*">[^<]*<\/span>)*<\/span>/g, "")
    .replaceAll(/<span class="kept">([^<]*)<\/span>/g, "$1")
    .replaceAll(/<span lang="\w+">[^<]*<\/span>/g, "")
    .replaceAll(/<(?:span|p) class="(?:id|path|soft path)">[^<]*<\/(?:span|p)>/g, "");
  const shown = [...said.matchAll(/>([^<]+)</g)].map(([, text = ""]) => text);
  const attributes = [...said.matchAll(/ (?:title|aria-label|placeholder|data-label)="([^"]*)"/g)];
  return new Set([...shown, ...attributes.map(([, text = ""]) => text)].map((text) => text.trim()));
}

/** The pages of a report and every scenario as its script draws it. */
function everything(report: Report, language: Language): Set<string> {
  const html = file("report.html", report, { language });
  return readable([html, ...report.scenarios.map(({ id }) => drawn(html, id))].join("\n"));
}

/** Texts of the catalogue that are the same in both languages, and what stands in the data of a report. */
function mayStay(report: Report, language: Language): (text: string) => boolean {
  const [english, other] = [pageWords("en"), pageWords(language)];
  const fixed = EVERY_MESSAGE.filter((id) => id.startsWith("report-") || id.startsWith("sheet-"));
  const textIn = (words: typeof english, id: (typeof fixed)[number]): string | undefined => {
    try {
      return words.text(id);
    } catch {
      return undefined; // it has variables
    }
  };
  const same = new Set(fixed.map((id) => textIn(english, id)).filter((text, n) => text === textIn(other, fixed[n]!)));
  const { name, version } = report.header.engine;
  const data = `${JSON.stringify(report)} ${name} ${version}`;
  const isData = (text: string): boolean => data.includes(JSON.stringify(text).slice(1, -1));
  // What a state-based action happens to stands with its clause.
  return (text) => same.has(text) || isData(text.replace(/ \(\d{3}\.\d+[a-z]?\)$/, "")) || !/\p{L}{3}/u.test(text);
}

describe("report.html in other languages", function () {
  this.timeout(0);
  for (const language of ["de", "fr"] as const) {
    for (const [name, report] of [
      ["the reference", OWN],
      ["another engine", REPORT],
    ] as const)
      it(`has no English words left, of ${name}, in ${language}`, () => {
        const english = everything(report, "en");
        const may = mayStay(report, language);
        const left = [...everything(report, language)].filter((text) => english.has(text) && !may(text));
        // Words of the rules that both languages have.
        expect(left.filter((text) => !/^(?:\d\w? )?(?:types|text)$|^base \d+\/\d+$/i.test(text))).to.deep.equal([]);
      });

    it(`says in which language it is, and what is English in it, in ${language}`, () => {
      const html = file("report.html", REPORT, { language });
      expect(html).to.include(`<html lang="${language}">`);
      expect(html).to.include('<span lang="en">Urborg before Blood Moon</span>');
      expect(html).to.include(pageWords(language).text("report-english-prose"));
    });
  }

  it("writes numbers as each language does", () => {
    expect(pageWords("de").text("report-count-scenarios", { count: 2092 })).to.equal("2.092 Szenarien");
    expect(pageWords("en").text("report-count-scenarios", { count: 2092 })).to.equal("2,092 scenarios");
    expect(pageWords("fr").text("report-count-scenarios", { count: 1 })).to.equal("1 scénario");
  });

  it("says every message of its catalogue somewhere", () => {
    const sources = readdirSync(join(root, "reports"), { recursive: true, encoding: "utf8" })
      .filter((name) => /(?<!\.gen)\.tsx?$/.test(name))
      .map((name) => readFileSync(join(root, "reports", name), "utf8"))
      .join("\n");
    const made = [...sources.matchAll(/`(report-[\w-]+)\$\{|messageAbout\("(report-\w+)"/g)].map(
      ([, begun, family]) => begun ?? `${family ?? ""}-`,
    );
    const views = ["report-overview", "report-scenarios", "report-scores", "report-cards", "report-coverage"];
    const idle = EVERY_MESSAGE.filter((id) => id.startsWith("report-") && !views.includes(id)).filter(
      (id) => !sources.includes(`"${id}"`) && !made.some((begun) => id.startsWith(begun)),
    );
    expect(idle).to.deep.equal([]);
  });
});
