import { readFileSync } from "node:fs";
import { expect } from "chai";
import type { Page, Worker } from "playwright-core";
import { HUNG } from "../reports/chromium.js";
import type { Report } from "../../src/rules/formats.gen.js";
import { Workplace } from "../cli/program.js";
import { violationsIn } from "../reports/violations.js";
import { DESK, downloaded, ended, meddle, goOn, middle, noWorkerLeft, PHONE, RunPages } from "./run-pages.js";
import { eventually } from "../reports/eventually.js";

/** So long that no deadline comes first, however busy the machine is. */
const NEVER = "3600";

/** What is told of an entry that was in hand when its worker was lost. */
const ATTEMPTS = /"attempts":\["(?:the worker ended|no answer within 3600000 ms|[^"]*on purpose)"\],/g;

/** A part of the corpus: the arguments of `cr613 verify`, and how the form is filled in for the same. */
interface Part {
  readonly name: string;
  readonly args: readonly string[];
  readonly fill: (page: Page) => Promise<void>;
}

const PARTS: readonly Part[] = [
  {
    name: "of topics and layers under one edition",
    args: ["--layer", "4", "--topic", "dependency,type", "--ruleset", "current"],
    fill: async (page) => {
      await page.getByLabel("4 types").check();
      await page.getByLabel("dependency", { exact: true }).check();
      await page.getByLabel("type", { exact: true }).check();
      await page.getByLabel("current today").check();
    },
  },
  {
    name: "of a pattern, clauses and levels",
    args: ["--grep", "^[ab]", "--rule", "613.8,613.7", "--level", "must"],
    fill: async (page) => {
      await page.getByLabel("Title or id").fill("^[A-B]");
      await page.getByLabel("Clause").fill("613.8, 613.7");
      await page.getByLabel("the rules decide it").check();
    },
  },
  {
    name: "by another reading",
    args: ["--topic", "dependency", "--reading", "freed-goes-at-once,loop-members-last"],
    fill: async (page) => {
      await page.getByLabel("dependency", { exact: true }).check();
      await page.getByText("Read the rules in another way").click();
      await page.getByLabel("Immediately after the last effect that it depended on.").check();
      await page.getByLabel("Every effect that depends on nothing goes first").check();
    },
  },
];

describe("the corpus in Web Workers", function () {
  this.timeout(2 * HUNG);
  this.slow(20_000);
  const pages = new RunPages();
  const place = new Workplace();
  let whole = "";
  /** What the command line writes. */
  const reportOf = async (...args: readonly string[]): Promise<string> => {
    const { err } = await place.run("verify", ...args, "--reports", "json", "--out", "told", "--quiet");
    expect(err).to.equal("");
    return readFileSync(place.path("told/report.json"), "utf8");
  };
  before(async function () {
    await pages.begin(this);
    whole = await reportOf();
  });
  afterEach(() => expect(pages.takeComplaints(), "messages, errors and requests without an answer").to.deep.equal([]));
  after(async () => {
    await pages.end();
    place.clear();
  });

  const run = (page: Page): Promise<void> => page.getByRole("button", { name: /^Run/ }).click();
  const fill = async (page: Page, workers: string, seconds: string): Promise<void> => {
    await page.getByLabel("Workers").fill(workers);
    await page.getByLabel("Seconds for a scenario").fill(seconds);
  };

  for (const [workers, what] of [
    ["1", "as without workers"],
    ["3", "of the command line"],
  ] as const) {
    it(`gives the report ${what}, byte for byte, with ${workers}`, async () => {
      const isWhole = workers === "3";
      const { page } = await (isWhole ? pages.openWhole() : pages.open());
      let started = 0;
      page.on("worker", () => (started += 1));
      await fill(page, workers, NEVER);
      await run(page);
      await eventually(async () => expect(await ended(page)).to.match(/^All [\d,]+ runs are as expected$/));
      expect(started).to.equal(Number(workers));
      const expected = isWhole ? whole : pages.reportOfPart;
      expect((await downloaded(page, "report.json")) === expected, "the same bytes").to.equal(true);
      await noWorkerLeft(page);
      await page.close();
    });
  }

  for (const { name, args, fill: choose } of PARTS) {
    it(`gives the report of the command line for a part ${name}`, async () => {
      const { page } = await pages.openWhole();
      await page.getByText("Run a part").click();
      await choose(page);
      await page.getByRole("button", { name: "Run this part" }).click();
      await ended(page);
      const report = await downloaded(page, "report.json");
      expect(report === (await reportOf(...args)), "the same bytes").to.equal(true);
      expect(planned(report)).to.be.within(1, planned(whole) - 1);
      await page.close();
    });
  }

  it("gives the tables of the command line, too", async () => {
    const { page } = await pages.openWhole();
    await page.getByText("Run a part").click();
    await page.getByLabel("color", { exact: true }).check();
    await run(page);
    await ended(page);
    await place.run("verify", "--topic", "color", "--reports", "csv", "--out", "tables", "--quiet");
    for (const name of ["results.csv", "coverage.csv", "pairs.csv"])
      expect(await downloaded(page, name), name).to.equal(readFileSync(place.path(`tables/${name}`), "utf8"));
    await page.close();
  });

  const misfortunes: readonly (readonly [what: string, deed: () => void, complaint?: RegExp])[] = [
    ["ends", () => self.close()],
    [
      "has an error that nobody catches",
      () => {
        setTimeout(() => {
          throw new Error("on purpose");
        });
      },
      /on purpose/,
    ],
  ];
  for (const [what, deed, complaint = /^never$/] of misfortunes) {
    it(`gives the same report when a worker ${what} in the middle`, async () => {
      const { page } = await pages.open();
      await fill(page, "2", NEVER);
      await goOn(page);
      await run(page);
      await middle(page);
      meddle(page.workers()[0], deed);
      await goOn(page);
      await page.getByText(/ not as expected · 1 worker replaced$/).waitFor();
      await goOn(page, Infinity);
      await eventually(async () => expect(await ended(page)).to.match(/^All [\d,]+ runs are as expected$/));
      await eventually(async () => expect(await page.getByText(/ seconds; 1 worker replaced/).count()).to.equal(1));
      // If it had but one entry in hand, the report tells that this one was tried again.
      const report = (await downloaded(page, "report.json")).replaceAll(ATTEMPTS, "");
      expect(report === pages.reportOfPart, "the same bytes").to.equal(true);
      await noWorkerLeft(page);
      for (const each of pages.takeComplaints()) expect(each).to.match(complaint);
      await page.close();
    });
  }

  it("gives the same report when a worker hangs until its time is over", async () => {
    const { page } = await pages.open();
    await page.clock.install();
    await fill(page, "1", NEVER);
    await goOn(page);
    await run(page);
    await middle(page);
    const replaced = page.getByText(/ not as expected · \d workers? replaced$/);
    await page.workers()[0]?.evaluate(hang);
    await goOn(page, Infinity);
    // It may have told of an entry just before it hung, and got the next one after the clock was set forward.
    while ((await replaced.count()) === 0) await page.clock.fastForward(Number(NEVER) * 1000 + 1);
    await eventually(async () => expect(await ended(page)).to.match(/^All [\d,]+ runs are as expected$/));
    const report = (await downloaded(page, "report.json")).replaceAll(ATTEMPTS, "");
    expect(report === pages.reportOfPart, "the same bytes").to.equal(true);
    await noWorkerLeft(page);
    await page.close();
  });

  it("gives the same report when one worker after the other ends", async () => {
    const { page } = await pages.open();
    await fill(page, "2", NEVER);
    await goOn(page);
    await run(page);
    const gone = new Set<Worker>();
    for (const lost of [1, 2, 3, 4]) {
      await middle(page);
      // One that has ended may still be in the list for a while.
      const oldest = page.workers().find((worker) => !gone.has(worker))!; // two are at work
      gone.add(oldest);
      meddle(oldest, () => self.close());
      await goOn(page);
      await page.getByText(new RegExp(` · ${lost} workers? replaced$`)).waitFor();
    }
    await goOn(page, Infinity);
    await eventually(async () => expect(await ended(page)).to.match(/^All [\d,]+ runs are as expected$/));
    const report = (await downloaded(page, "report.json")).replaceAll(ATTEMPTS, "");
    expect(report === pages.reportOfPart, "the same bytes").to.equal(true);
    await page.close();
  });

  it("says which runs could not be made when the server and the workers end in the middle", async () => {
    const { page, server } = await pages.open();
    await fill(page, "2", NEVER);
    await goOn(page);
    await run(page);
    await middle(page);
    await server.close();
    for (const worker of page.workers()) meddle(worker, () => self.close());
    await goOn(page, Infinity);
    await eventually(async () => expect(await ended(page)).to.match(/^[\d,]+ of [\d,]+ runs are not as expected$/));
    const note = await page.getByRole("note").innerText();
    expect(note).to.match(/^[\d,]+ runs could not be made: no worker could be started any more\.$/);
    const { results } = JSON.parse(await downloaded(page, "report.json")) as Report;
    const unmade = results.filter(({ message }) => message?.startsWith("no worker could be started"));
    expect(note).to.contain(`${unmade.length.toLocaleString("en")} runs`);
    expect(results.filter(({ verdict }) => verdict === "pass")).to.have.length(results.length - unmade.length);
    for (const complaint of pages.takeComplaints())
      expect(complaint).to.match(/^no answer: \/|net::ERR_CONNECTION_REFUSED$/);
    await page.close();
  });

  it("says in words that no worker can be started", async () => {
    const page = await pages.openWithoutWorkers();
    await run(page);
    const alert = page.getByRole("alert");
    await alert.waitFor();
    await eventually(async () =>
      expect(await alert.innerText()).to.equal(
        "The run could not begin: no worker could be started: the worker could not be loaded.",
      ),
    );
    await page.getByRole("button", { name: "Run" }).waitFor();
    for (const complaint of pages.takeComplaints()) expect(complaint).to.match(/verify\.web\.js$|404 \(Not Found\)/);
    await page.close();
  });

  it("says in words that the server is not there any more", async () => {
    const { page, server } = await pages.open();
    await server.close();
    await run(page);
    const alert = page.getByRole("alert");
    await alert.waitFor();
    await eventually(async () => expect(await alert.innerText()).to.match(/is the server still there\?$/));
    for (const complaint of pages.takeComplaints())
      expect(complaint).to.match(/^no answer: \/|net::ERR_CONNECTION_REFUSED$/);
    await page.close();
  });

  const faults: readonly (readonly [label: string, text: string, message: string])[] = [
    ["Title or id", "(", 'Title or id: "(" is no regular expression.'],
    ["Clause", "seven", 'Clause: "seven" is no clause or beginning of one; such as 613, 613.8 or 613.8a.'],
    ["Title or id", "no such board", "No scenario fits all of these filters."],
  ];
  for (const [label, text, message] of faults) {
    it(`says what is wrong with ${label} ${text}, before anything starts`, async () => {
      const { page } = await pages.open({ viewport: PHONE });
      let started = 0;
      page.on("worker", () => started++);
      await page.getByText("Run a part").click();
      await page.getByLabel(label).fill(text);
      await page.keyboard.press("Enter");
      const alert = page.getByRole("alert");
      await eventually(async () => expect(await alert.innerText()).to.equal(message));
      const place = await alert.boundingBox();
      expect(place?.y, "to be seen without scrolling").to.be.within(0, PHONE.height - (place?.height ?? 0));
      expect(started).to.equal(0);
      await page.getByRole("button", { name: "Clear" }).click();
      await goOn(page);
      await page.getByRole("button", { name: "Run", exact: true }).click();
      await middle(page);
      await eventually(async () => expect(await page.getByRole("alert").count()).to.equal(0));
      await page.close();
    });
  }

  it("is cancelled at once, also when workers hang, and runs again as if nothing had been", async () => {
    const { page } = await pages.open();
    await fill(page, "2", NEVER);
    await goOn(page);
    await run(page);
    await middle(page);
    for (const worker of page.workers()) await worker.evaluate(hang);
    await goOn(page);
    await page.getByRole("button", { name: "Cancel" }).click();
    const heading = await ended(page);
    expect(heading).to.match(/^Cancelled after [\d,]+ of [\d,]+ runs$/);
    await noWorkerLeft(page);
    const { footer } = JSON.parse(await downloaded(page, "report.json")) as Report;
    const done = Number(/[\d,]+/.exec(heading)?.[0].replace(",", ""));
    expect(footer).to.deep.include({ complete: false });
    expect(footer.counts.pass).to.equal(done);
    await goOn(page, Infinity);
    await run(page);
    await eventually(async () => expect(await ended(page)).to.match(/^All /));
    expect((await downloaded(page, "report.json")) === pages.reportOfPart, "the same bytes").to.equal(true);
    await page.close();
  });

  it("is started and cancelled by keyboard alone, told aloud, and ends with the focus on what came out", async () => {
    const { page } = await pages.open();
    await page.evaluate(() => {
      const status = document.querySelector('[role="status"]')!;
      const heard: string[] = [];
      new MutationObserver(() => {
        heard.push(status.textContent);
        document.documentElement.dataset["heard"] = JSON.stringify(heard);
      }).observe(status, { childList: true, characterData: true, subtree: true });
    });
    const heard = (): Promise<string[]> =>
      page.evaluate(() => JSON.parse(document.documentElement.dataset["heard"] ?? "[]") as string[]);
    const focused = (): Promise<string> => page.evaluate(() => (document.activeElement as HTMLElement).innerText);
    await page.keyboard.press("Tab");
    await eventually(async () => expect(await focused()).to.equal("Run"));
    await goOn(page);
    await page.keyboard.press("Enter");
    await middle(page);
    await eventually(async () => expect(await focused()).to.equal("Cancel"));
    await page.keyboard.press("Enter");
    await eventually(async () => expect(await ended(page)).to.match(/^Cancelled after /));
    await eventually(async () => expect(await focused()).to.equal("Run"));
    expect((await heard()).at(-1)).to.match(/^Cancelled after [\d,]+ of [\d,]+ runs\.$/);
    await goOn(page);
    await page.keyboard.press("Space");
    await middle(page);
    await goOn(page, Infinity);
    await eventually(async () => expect(await ended(page)).to.match(/^All /));
    await eventually(async () => expect(await focused()).to.match(/^All /));
    const told = await heard();
    expect(told.at(-1)).to.match(/^All [\d,]+ runs are as expected\.$/);
    expect(told).to.include("75 percent done.");
    // Twice the start, at most: loading, begun, three quarters, the whole, the end.
    expect(told.length).to.be.at.most(14);
    await page.close();
  });

  it("takes no second click of a double one, and no key that is held, for a wish to cancel", async () => {
    const { page } = await pages.open();
    await goOn(page);
    await page.getByRole("button", { name: "Run" }).dblclick();
    await middle(page);
    await page.getByRole("button", { name: "Cancel" }).click();
    await ended(page);
    await page.getByRole("button", { name: "Run" }).focus();
    await goOn(page);
    await page.keyboard.down("Enter");
    for (let i = 0; i < 5; i++) await page.keyboard.down("Enter"); // it repeats
    await page.keyboard.up("Enter");
    await middle(page);
    await page.getByRole("button", { name: "Cancel" }).waitFor();
    await page.close();
  });

  for (const [colorScheme, viewport] of [
    ["light", PHONE],
    ["dark", DESK],
  ] as const) {
    it(`can be used by everybody in ${colorScheme} colors, ${viewport.width} pixels wide`, async () => {
      const { page } = await pages.open({ colorScheme, viewport, reducedMotion: "reduce" });
      const look = async (when: string): Promise<void> => {
        await eventually(async () =>
          expect(await page.evaluate(() => document.documentElement.scrollWidth), when).to.be.at.most(viewport.width),
        );
        await eventually(async () => expect(await violationsIn(page), when).to.deep.equal([]));
      };
      await look("before a run");
      await page.getByText("Run a part").click();
      await page.getByText("Read the rules in another way").click();
      await look("with all fields");
      await page.getByLabel("Title or id").fill("(");
      await run(page);
      await page.getByRole("alert").waitFor();
      await look("refused");
      await page.getByRole("button", { name: "Clear" }).click();
      await goOn(page);
      await run(page);
      await middle(page);
      await look("during a run");
      await page.getByRole("button", { name: "Cancel" }).click();
      await ended(page);
      await look("after a run");
      await page.close();
    });
  }
});

/** Done from within a worker, but not while the debugger waits for it: that one can not be ended then. */
function hang(): void {
  setTimeout(() => {
    for (;;);
  });
}

/** How many entries the plan of a report has. */
function planned(report: string): number {
  return (JSON.parse(report) as Report).header.plan.length;
}
