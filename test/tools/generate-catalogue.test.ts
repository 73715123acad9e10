import { expect } from "chai";
import { inHouse } from "./fixture.js";

const CATALOGUE = { "en/few.ftl": "few = few\n", "de/few.ftl": "few = wenige\n", "fr/few.ftl": "few = peu\n" };

function complaintsOf(files: Readonly<Record<string, string>>): readonly string[] {
  return inHouse("generate-catalogue.mjs", { ...CATALOGUE, ...files }, "--folder").complaints;
}

describe("tools/generate-catalogue.mjs", () => {
  it("takes all languages of one kind from one file, each under its heading", () => {
    const grow =
      "### en\n\ngrow = grows by { $n }\n\n### de\n\ngrow = wächst um { $n }\n\n### fr\n\ngrow = grandit de { $n }\n";
    expect(complaintsOf({ "kinds/grow.ftl": grow })).to.deep.equal([]);
  });

  it("tells what a language of such a file lacks, and where", () => {
    const grow = "### en\n\ngrow = grows\n\n### de\n\ngrow = wächst { $n }\n\n### fr\n\nshrink = rétrécit\n";
    expect(complaintsOf({ "kinds/grow.ftl": grow })).to.deep.equal([
      "kinds/grow.ftl:7: grow has no $n in en",
      "kinds/grow.ftl:3: grow is missing in fr",
      "kinds/grow.ftl:11: shrink is missing in en",
    ]);
  });

  it("tells a message that is there twice, of no language or of an unknown one", () => {
    const all = (id: string): string => ["en", "de", "fr"].map((language) => `### ${language}\n${id} = x\n`).join("");
    expect(complaintsOf({ "kinds/few.ftl": all("few") })[0]).to.equal(
      "kinds/few.ftl:2: few is there already, at en/few.ftl:1",
    );
    expect(complaintsOf({ "kinds/lost.ftl": `lost = x\n${all("grow")}` })).to.deep.equal([
      "kinds/lost.ftl:1: lost stands before the heading of a language",
    ]);
    expect(complaintsOf({ "kinds/lost.ftl": `${all("grow")}### it\nmore = x\n` })).to.deep.equal([
      'kinds/lost.ftl:7: "it" is none of en, de, fr',
    ]);
  });
});
