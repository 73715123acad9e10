import { expect } from "chai";
import { checkCertificate, unknownReading } from "../../src/certificate/check.js";
import { certify } from "../../src/resolver/telling/certificate.js";
import type { Certificate, CertifiedChoice } from "../../src/rules/formats.gen.js";
import { rulesetOf } from "../../src/rules/rulesets.js";
import { boardsOf } from "../../src/timeline/run.js";
import { corpusCards, corpusScenarios } from "../support/corpus.js";

/** The certificate of the last check of a scenario, to be spoilt. */
function certificateOf(id: string): Certificate {
  const scenario = corpusScenarios().find((each) => each.id === id);
  const rules = rulesetOf("current");
  const run = scenario === undefined ? undefined : boardsOf(scenario, corpusCards(), rules);
  const point = run?.ok === true ? run.value.at(-1) : undefined;
  if (point === undefined) throw new Error(`no board of ${id}`);
  return structuredClone({
    format: "cr613-certificate/1",
    scenario: id,
    check: point.check,
    ...certify(point.board, rules),
  });
}

/** The first choice in which an older effect is passed over. */
function passing({ layers }: Certificate): CertifiedChoice {
  const found = layers.flatMap(({ choices }) => choices).find(({ pending, applies }) => pending[0]?.effect !== applies);
  if (found === undefined) throw new Error("nobody waits");
  return found;
}

const BOARD = "opalescence-ashaya-blood-moon-urborg";

/** What is done to a certificate that holds, and what is then said of it. */
const SPOILT: readonly (readonly [what: string, spoil: (certificate: Certificate) => void, said: RegExp])[] = [
  [
    "an application out of turn",
    (it) => {
      const choice = passing(it);
      choice.applies = choice.pending[0]?.effect ?? "";
    },
    /depends on .*, which does not depend on it \(CR 613\.8b\)/,
  ],
  [
    "a dependency without its proof",
    (it) => {
      for (const trial of passing(it).trials) {
        trial.same.push(...trial.differs.map(({ effect }) => effect));
        trial.differs = [];
      }
    },
    /is older than .* and is not shown to wait \(CR 613\.7\)/,
  ],
  [
    "a pair that was never compared",
    (it) => {
      const choice = passing(it);
      for (const trial of choice.trials) if (trial.effect !== choice.applies) trial.same = [];
    },
    /is not held against .*, on which it may depend/,
  ],
  [
    "a trial that another effect does not keep to",
    (it) => {
      const choice = passing(it);
      for (const trial of choice.trials)
        if (trial.effect === choice.applies) for (const one of trial.differs) one.after.objects.push("Nobody");
    },
    /is not what the trial of .* says that it would be|does not cease to exist/,
  ],
  [
    "a change of what is not so",
    (it) => {
      const change = passing(it).trials.flatMap(({ changes }) => changes)[0];
      if (change !== undefined)
        for (const trial of passing(it).trials) for (const one of trial.changes) one.before = "7";
    },
    /is .* by then, not "7"/,
  ],
  [
    "an end that nothing leads to",
    (it) => {
      const [object] = Object.values(it.end);
      if (object !== undefined) object["name"] = "Another";
    },
    /^name of .* comes out as .*, not "Another"$/,
  ],
  [
    "timestamps in another order",
    (it) => {
      passing(it).pending.reverse();
    },
    /is older than .* and stands after it \(CR 613\.7\)/,
  ],
  [
    "layers in another order",
    (it) => {
      it.layers.push(...it.layers.splice(0, 1));
    },
    /does not come after layer/,
  ],
  [
    "an effect that is lost on the way",
    (it) => {
      const layer = it.layers.find(({ choices }) => choices.includes(passing(it)));
      layer?.choices.splice(1);
    },
    /is not applied and does not cease to exist/,
  ],
];

describe("a certificate", () => {
  it("of Blood Moon, Urborg, Ashaya and Opalescence shows who waits", () => {
    const { flaws, dependencies } = checkCertificate(certificateOf(BOARD));
    expect(flaws).to.deep.equal([]);
    expect(dependencies).to.be.greaterThan(0);
  });

  for (const [what, spoil, said] of SPOILT)
    it(`does not hold with ${what}`, () => {
      const certificate = certificateOf(BOARD);
      spoil(certificate);
      const messages = checkCertificate(certificate).flaws.map(({ message }) => message);
      expect(messages.filter((message) => said.test(message)).length, messages.join("\n")).to.be.greaterThan(0);
    });

  it("does not hold with a loop in which somebody waits for nobody", () => {
    const certificate = certificateOf(BOARD);
    const choice = passing(certificate);
    choice.loop = choice.pending.map(({ effect }) => effect);
    const messages = checkCertificate(certificate).flaws.map(({ message }) => message);
    expect(messages.join("\n")).to.match(/is not shown to depend on/);
  });

  it("by a reading that the checker does not know is told from one that does not hold", () => {
    const certificate = certificateOf(BOARD);
    certificate.order.loops = "membersLast";
    expect(unknownReading(certificate)).to.equal("loops: membersLast");
  });
});
