import { expect } from "chai";
import { parseCard, parseScenario } from "../../src/scenario/parse.js";
import { cardText, problems, scenarioProblems, scenarioText, staticProblems, withoutPlaces } from "./files.js";

describe("fitting the schema", () => {
  it("tells all faults at once, each with its place", () => {
    const told = scenarioProblems((scenario) => {
      scenario["level"] = "msut";
      scenario["players"] = ["Ann", 5];
      scenario.timeline[0]!["controler"] = "Ann";
      delete scenario.timeline[0]!["controller"];
    });
    expect(told).to.deep.equal([
      '5:12 /level "msut" is none of the words allowed here -> must',
      "18:5 /players/1 the number 5 can not stand here",
      '24:7 /timeline/0/controler unknown key "controler" -> controller',
    ]);
  });

  it("says of an unknown kind which kinds there are, once", () => {
    const parsed = parseScenario(
      scenarioText(({ timeline }) => (timeline[0]!["kind"] = "entres")),
      "spoilt.json",
    );
    const [problem, ...others] = parsed.ok ? [] : parsed.problems;
    expect(others).to.deep.equal([]);
    expect(problem).to.deep.include({ line: 22, column: 15, pointer: "/timeline/0/kind", suggestion: "enters" });
    expect(problem?.message).to.equal('unknown kind "entres"');
    expect(problem?.expected).to.match(/^kind: one of enters, moves, casts, activates, resolves, .*phaseOut, phaseIn/);
  });

  it("says that the kind is missing, or that it is no text", () => {
    expect(withoutPlaces(scenarioProblems(({ timeline }) => delete timeline[0]!["kind"]))).to.deep.equal([
      '/timeline/0 the key "kind" is missing',
    ]);
    expect(withoutPlaces(scenarioProblems(({ timeline }) => (timeline[0]!["kind"] = ["enters"])))).to.deep.equal([
      "/timeline/0/kind a list is no kind",
    ]);
    const told = scenarioProblems(
      ({ timeline }) => (timeline[0] = { knid: "enters", card: "Anthem", controller: "Ann" }),
    );
    expect(withoutPlaces(told)).to.deep.equal(['/timeline/0 the key "kind" is missing -> kind instead of "knid"']);
  });

  it("says what is missing where nothing similar is there", () => {
    const told = scenarioProblems(({ timeline }) => (timeline[0] = { kind: "enters" }));
    expect(withoutPlaces(told)).to.deep.equal([
      '/timeline/0 the key "card" is missing',
      '/timeline/0 the key "controller" is missing',
    ]);
  });

  it("tells a value of the wrong type, with the value if it is only wrapped wrongly", () => {
    const told = scenarioProblems(({ timeline }) => {
      timeline[2]!["expect"] = { "Bear Cub": { power: "3", types: "Creature", colors: { red: true }, faceDown: "no" } };
    });
    expect(withoutPlaces(told)).to.deep.equal([
      '/timeline/2/expect/Bear Cub/power the text "3" can not stand here -> 3',
      '/timeline/2/expect/Bear Cub/types the text "Creature" can not stand here -> ["Creature"]',
      "/timeline/2/expect/Bear Cub/colors an object can not stand here",
      '/timeline/2/expect/Bear Cub/faceDown the text "no" can not stand here',
    ]);
  });

  it("tells a file whose top is no object", () => {
    expect(problems(parseScenario("[]", "x"))).to.deep.equal(["1:1 / an empty list can not stand here"]);
    expect(problems(parseCard('"Bear"', "x"))).to.deep.equal(['1:1 / the text "Bear" can not stand here']);
    expect(problems(parseCard("null", "x"))).to.deep.equal(["1:1 / null can not stand here"]);
  });

  it("tells a card from a scenario", () => {
    expect(problems(parseScenario(cardText(), "x"))).to.deep.equal(["1:1 / this is a card, not a scenario"]);
    expect(problems(parseCard(scenarioText(), "x"))).to.deep.equal(["1:1 / this is a scenario, not a card"]);
  });

  it("tells the keys of what may stand in a list, the optional ones in brackets", () => {
    const parsed = parseScenario(
      scenarioText(({ timeline }) => {
        timeline[2]!["order"] = { "4": [] };
        timeline[2]!["dependencies"] = {};
      }),
      "spoilt.json",
    );
    expect(parsed.ok ? [] : parsed.problems.map(({ expected }) => expected)).to.deep.equal([
      "a list, each entry an object with layer, effects",
      "a list, each entry an object with layer, effect, on (because, holds)",
    ]);
  });

  it("explains forms of texts by an example, not by a pattern", () => {
    const parsed = parseScenario(
      scenarioText((scenario) => {
        scenario["id"] = "Anthem & Bear";
        scenario["cites"] = [{ clause: "613.8.a", role: "decides" }];
      }),
      "spoilt.json",
    );
    expect(parsed.ok ? [] : parsed.problems.map((problem) => problem.expected)).to.deep.equal([
      "small letters and digits, beginning with a letter, words joined by hyphens, such as gives-flying",
      "A clause of the Comprehensive Rules by its newest number, such as 613.8a.",
    ]);
    expect(withoutPlaces(problems(parseCard(cardText({ manaCost: "1G", power: "x" }), "x")))).to.deep.equal([
      '/power the text "x" has not the right form',
      '/manaCost the text "1G" has not the right form',
    ]);
  });

  it("tells limits and repetitions", () => {
    const told = scenarioProblems((scenario) => {
      scenario["rulesets"] = ["m10", "m10"];
      scenario["rev"] = 0;
      scenario["players"] = [];
      scenario["title"] = "";
      scenario.timeline.push({ kind: "counters", object: "Bear Cub", add: { "+1/+1": 0 } });
    });
    expect(withoutPlaces(told)).to.deep.equal([
      "/rev the number 0 is too small",
      "/title an empty text can not stand here",
      '/rulesets/1 the text "m10" stands twice in the list',
      "/players an empty list can not stand here",
      "/timeline/3/add/+1~1+1 the number 0 is too small",
    ]);
  });
});

describe("fitting the schema of effects", () => {
  it("tells slips in selectors", () => {
    expect(
      staticProblems({ affects: { type: "Creatur", colour: "red", zone: "gravyard", not: { self: false } } }),
    ).to.deep.equal([
      '/abilities/0/affects/type "Creatur" is none of the words allowed here -> Creature',
      '/abilities/0/affects/colour unknown key "colour" -> color',
      '/abilities/0/affects/zone the text "gravyard" can not stand here -> graveyard',
      "/abilities/0/affects/not/self false can not stand here",
    ]);
    expect(staticProblems({ affects: { zone: ["hand", "gravyard"], color: ["rde"] } })).to.deep.equal([
      '/abilities/0/affects/zone/1 "gravyard" is none of the words allowed here -> graveyard',
      '/abilities/0/affects/color/0 "rde" is none of the words allowed here -> red',
    ]);
  });

  it("tells what an expression lacks, or has too much of", () => {
    const does = [
      { kind: "setPowerToughness", power: {}, toughness: { total: "power" } },
      { kind: "setPowerToughness", power: { count: {}, x: true }, toughness: { cuont: {} } },
      { kind: "setPowerToughness", power: "3", toughness: 2.5 },
      { kind: "setPowerToughness" },
      { kind: "setPowerTougness", power: 1 },
    ];
    expect(staticProblems({ does })).to.deep.equal([
      "/abilities/0/does/0/power an empty object says nothing",
      '/abilities/0/does/0/toughness the key "of" is missing beside "total"',
      '/abilities/0/does/1/power "x" and "count" exclude each other',
      '/abilities/0/does/1/toughness/cuont unknown key "cuont" -> count',
      '/abilities/0/does/2/power the text "3" can not stand here -> 3',
      "/abilities/0/does/2/toughness the number 2.5 can not stand here",
      "/abilities/0/does/3 this part does nothing",
      '/abilities/0/does/4/kind unknown kind "setPowerTougness" -> setPowerToughness',
    ]);
  });

  it("tells slips in conditions", () => {
    expect(staticProblems({ condition: { exist: { type: "Land" } } })).to.deep.equal([
      '/abilities/0/condition/exist unknown key "exist" -> exists',
    ]);
    expect(staticProblems({ condition: { object: "self" } })).to.deep.equal([
      '/abilities/0/condition the key "is" is missing beside "object"',
    ]);
    expect(staticProblems({ condition: { atLeast: 3 } })).to.deep.equal([
      "/abilities/0/condition the key that says what is meant is missing",
    ]);
  });

  it("tells that counters are neither put on nor removed, beside other faults of the event", () => {
    const told = scenarioProblems(({ timeline }) => timeline.push({ kind: "counters", object: 7 }));
    expect(withoutPlaces(told)).to.deep.equal([
      "/timeline/3 the key that says what is meant is missing",
      "/timeline/3/object the number 7 can not stand here",
    ]);
  });

  it("wants to know what an effect affects, and ids of abilities to differ", () => {
    expect(staticProblems({ affects: undefined })).to.deep.equal([
      '/abilities/0 the key "affects" is missing: modifyPowerToughness is done to objects',
    ]);
    const trigger = { kind: "triggered", id: "grows" };
    expect(problems(parseCard(cardText({ abilities: [trigger, trigger] }), "x"))).to.deep.equal([
      '18:13 /abilities/1/id the ability id "grows" stands twice on this card',
    ]);
    expect(staticProblems({ does: [{ kind: "copy", of: "target", except: { keepAbility: "antem" } }] })).to.deep.equal([
      '/abilities/0/does/0/except/keepAbility this card has no ability "antem" -> anthem',
    ]);
  });

  it("wants to know which choice is meant where two abilities of a card ask for the same", () => {
    const asks = (id: string): object => ({ kind: "asEnters", id, choose: "color" });
    const reads = (chosen: string): object => ({ kind: "keyword", keyword: "protection", from: { chosen } });
    const told = (...abilities: object[]): string[] => withoutPlaces(problems(parseCard(cardText({ abilities }), "x")));
    expect(told(asks("one"), asks("two"), reads("color"))).to.deep.equal([
      '/abilities/2 several abilities of this card ask for "color"',
    ]);
    expect(told(asks("one"), asks("two"), reads("two/color"))).to.deep.equal([]);
    expect(told(asks("one"), reads("color"))).to.deep.equal([]);
  });
});

describe("the vocabulary", () => {
  const told = (over: object): string[] => withoutPlaces(problems(parseCard(cardText(over), "x")));

  it("knows the subtypes and the keyword abilities, wherever they stand", () => {
    expect(told({ subtypes: ["Baer", "goblni"], abilities: ["flyng", "Tramlpe"] })).to.deep.equal([
      '/subtypes/0 unknown subtype "Baer" -> Bear',
      '/subtypes/1 unknown subtype "goblni" -> Goblin',
      '/abilities/0 unknown keyword ability "flyng" -> flying',
      '/abilities/1 unknown keyword ability "Tramlpe" -> trample',
    ]);
    expect(
      staticProblems({
        affects: { subtype: ["Elff"], keyword: "hast" },
        does: [
          { kind: "gainAbilities", abilities: [{ kind: "keyword", keyword: "landwlak", landType: "Ilsand" }] },
          { kind: "loseAbilities", abilities: ["defnder", { keyword: "protecton" }] },
        ],
      }),
    ).to.deep.equal([
      '/abilities/0/affects/subtype/0 unknown subtype "Elff" -> Elf',
      '/abilities/0/affects/keyword unknown keyword ability "hast" -> haste',
      '/abilities/0/does/0/abilities/0/keyword unknown keyword ability "landwlak" -> landwalk',
      '/abilities/0/does/0/abilities/0/landType unknown subtype "Ilsand" -> Island',
      '/abilities/0/does/1/abilities/0 unknown keyword ability "defnder" -> defender',
      '/abilities/0/does/1/abilities/1/keyword unknown keyword ability "protecton" -> protection',
    ]);
  });

  it("proposes nothing that would be refused in its turn", () => {
    const does = [
      { kind: "gainAbilities", abilities: [{ kind: "keyword", keyword: "crew 1" }, "protection from Dragons"] },
      { kind: "loseAbilities", abilities: [{ keyword: "islandwalk" }] },
    ];
    expect(told({ abilities: [{ kind: "static", id: "gives", affects: { keyword: "crew 1" }, does }] })).to.deep.equal([
      '/abilities/0/affects/keyword unknown keyword ability "crew 1" -> crew',
      '/abilities/0/does/0/abilities/0/keyword unknown keyword ability "crew 1" -> crew',
      '/abilities/0/does/0/abilities/1 unknown keyword ability "protection from Dragons"',
      '/abilities/0/does/1/abilities/0/keyword unknown keyword ability "islandwalk" -> landwalk',
    ]);
  });

  it("leads from the former name of a keyword to its present one", () => {
    expect(told({ abilities: ["totem armor", "Protection from Black"] })).to.deep.equal([
      '/abilities/0 unknown keyword ability "totem armor" -> umbra armor',
      '/abilities/1 unknown keyword ability "protection from black" -> {"kind":"keyword","keyword":"protection","from":"black"}',
    ]);
  });

  it("shows how a keyword with a parameter is written", () => {
    expect(told({ abilities: ["islandwalk", "ward {2}", "protection from black", "bushido 2"] })).to.deep.equal([
      '/abilities/0 unknown keyword ability "islandwalk" -> {"kind":"keyword","keyword":"landwalk","landType":"Island"}',
      '/abilities/1 unknown keyword ability "ward {2}" -> {"kind":"keyword","keyword":"ward","cost":"{2}"}',
      '/abilities/2 unknown keyword ability "protection from black" -> {"kind":"keyword","keyword":"protection","from":"black"}',
      '/abilities/3 unknown keyword ability "bushido 2" -> {"kind":"keyword","keyword":"bushido","n":2}',
    ]);
  });
});
