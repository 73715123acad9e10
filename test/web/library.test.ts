import { expect } from "chai";
import { entryLine, type LibraryCard } from "../../src/library/entry.js";
import { pinOf } from "../../src/verifier/pin.js";
import { corpusOf, type LabCorpus } from "../../web/lab-corpus.js";
import { drawForBoard, notUnderstood, pinsFor } from "../../web/library.js";
import { libraryOf, loadedLibrary } from "../../web/library-shelf.js";
import { boardText } from "../../web/what-if/board.js";
import { everyCardName, offered } from "../../web/what-if/card-names.js";
import { findingsIn } from "../../web/what-if/file-lint.js";
import { WhatIf } from "../../web/what-if/what-if.js";
import { board } from "./support.js";

const cub = (name: string, over: Partial<LibraryCard> = {}): LibraryCard => ({
  card: { name, manaCost: "{G}", types: ["Creature"], subtypes: ["Bear"], power: 1, toughness: 1 },
  state: "compiled",
  refused: [],
  ...over,
});
const REFUSED = { state: "refused", refused: [{ face: 0, paragraph: 2, sentence: 1, why: "template" }] } as const;
const LIBRARY = libraryOf(
  [cub("Far Cub"), cub("Half Cub", REFUSED), cub("Meld Cub", { state: "refused", missing: "layout" })]
    .map((each) => `${entryLine(each)}\n`)
    .join(""),
);
const corpus = (): LabCorpus => corpusOf({ format: "cr613-lab-corpus/1", scenarios: [], cards: [] });
const playing = (card: string): ReturnType<typeof board> =>
  board({ kind: "enters", card, controller: "Ann" }, { kind: "check", id: "end", expect: { [card]: { power: 1 } } });
const NOBODY = { ask: () => Promise.resolve(undefined), end: () => Promise.resolve() };

describe("the library in the lab", () => {
  beforeEach(() => (loadedLibrary.value = LIBRARY));
  afterEach(() => (loadedLibrary.value = undefined));

  it("has its cards among those of the page once a board plays them", () => {
    const page = corpus();
    drawForBoard(page, playing("Far Cub"));
    expect([...page.cards.keys()]).to.deep.equal(["Far Cub"]);
    expect(notUnderstood(page, playing("Far Cub"))).to.deep.equal([]);
  });

  it("names what is not understood of a card that is played without it", () => {
    const page = corpus();
    drawForBoard(page, playing("Half Cub"));
    expect(page.cards.has("Half Cub")).to.equal(true);
    expect(notUnderstood(page, playing("Half Cub")).map(({ card, refused }) => [card.name, refused])).to.deep.equal([
      ["Half Cub", REFUSED.refused],
    ]);
  });

  it("gives no card that can't be said, and none for a card of the board's own", () => {
    const page = corpus();
    drawForBoard(page, playing("Meld Cub"));
    drawForBoard(page, { ...playing("Far Cub"), cards: [cub("Far Cub").card] });
    expect([...page.cards.keys()]).to.deep.equal([]);
  });

  it("is pinned in the file of a board, and only what is understood can be in one", () => {
    const page = corpus();
    for (const name of ["Far Cub", "Half Cub"]) drawForBoard(page, playing(name));
    const [far, half] = [playing("Far Cub"), playing("Half Cub")];
    const pins = { "Far Cub": pinOf(cub("Far Cub").card) };
    expect(pinsFor(page, far)).to.deep.equal({ pins });
    const rules = (text: string, scenario: typeof far): string[] =>
      findingsIn(scenario, text, page).map(({ rule }) => rule);
    const pinned = { ...far, pins };
    expect(rules(boardText(pinned), pinned)).to.not.include("pinned");
    expect(rules(boardText(far), far)).to.include("pinned");
    expect(
      findingsIn(half, boardText(half), page)
        .map(({ message }) => message)
        .join(" "),
    ).to.include("can not be played");
  });

  it("offers names that begin with what is typed, then those in which it stands", () => {
    const names = ["Far Cub", "Afar", "Near Farm", "Other"];
    expect(offered(" FAR", names)).to.deep.equal(["Far Cub", "Afar", "Near Farm"]);
    expect(offered("f", names), "too short").to.deep.equal([]);
  });

  it("may come after a board that plays its cards, which is then read again", () => {
    loadedLibrary.value = undefined;
    const begun = { text: boardText(playing("Far Cub")), address: "#w" };
    const whatIf = new WhatIf(begun, { corpus: corpus(), judges: [NOBODY, NOBODY], editor: [] });
    expect(whatIf.problems.value[0]?.message).to.include("Far Cub");
    whatIf.resume();
    loadedLibrary.value = LIBRARY;
    expect(whatIf.problems.value).to.deep.equal([]);
    expect(everyCardName(whatIf)).to.include("Half Cub");
    void whatIf.end();
  });
});
