import { expect } from "chai";
import type { Certificate } from "../../src/rules/formats.gen.js";
import { Workplace } from "./program.js";

const DEPENDENCY = "blood-moon-urborg-urborg-first";
const LOOP = "dependency-loop-two-confiscates";

describe("cr613 check", () => {
  const place = new Workplace();
  after(() => place.clear());

  async function certified(id: string, ...options: string[]): Promise<Certificate> {
    const { code, out, err } = await place.run("resolve", id, "--certificate", ...options);
    expect([code, err]).to.deep.equal([0, ""]);
    place.file("board.certificate.json", JSON.parse(out));
    return JSON.parse(out) as Certificate;
  }

  it("says of a certificate that holds what was checked", async () => {
    await certified(DEPENDENCY);
    const { code, out, err } = await place.run("check", "board.certificate.json");
    expect([code, err]).to.deep.equal([0, ""]);
    expect(out).to.match(
      /^blood-moon-urborg-urborg-first: the certificate holds: 1 application, 1 dependency, 1 pair that is none, 0 loops, 4 changes\n$/,
    );
  });

  it("says where one does not hold, and ends with 1", async () => {
    const certificate = await certified(DEPENDENCY);
    const [object] = Object.keys(certificate.end);
    place.file("spoilt.json", { ...certificate, end: { ...certificate.end, [object ?? ""]: { name: "Another" } } });
    const { code, out } = await place.run("check", "spoilt.json");
    expect(code).to.equal(1);
    expect(out).to.contain("the certificate does not hold\n  /end: name of ");
    const { out: data } = await place.run("check", "spoilt.json", "--json");
    expect((JSON.parse(data) as { flaws: unknown[] }).flaws).to.not.have.lengthOf(0);
  });

  it("is of the moment that is asked for", async () => {
    const { check, end } = await certified(DEPENDENCY, "--at", "urborg-alone");
    expect(check).to.equal("urborg-alone");
    expect(end["Reliquary Tower"]?.["subtypes"]).to.deep.equal(["Swamp"]);
  });

  it("refuses what is no certificate, with its place, and a reading that the checker does not know", async () => {
    place.file("other.json", { format: "cr613-certificate/1" });
    const { code, err } = await place.run("check", "other.json");
    expect(code).to.equal(2);
    expect(err).to.contain("other.json:1:1").and.contain('"other.json" is no certificate');
    await certified(LOOP, "--reading", "loop-members-last");
    const unknown = await place.run("check", "board.certificate.json");
    expect(unknown.code).to.equal(2);
    expect(unknown.err).to.contain("does not know the reading that this goes by: loops: membersLast");
    expect((await place.run("check", "nowhere.json")).err).to.contain("there is no such file");
  });
});
