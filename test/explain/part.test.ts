import { expect } from "chai";
import { describePart } from "../../src/explain/ability.js";
import type { EffectPart } from "../../src/rules/formats.gen.js";
import { STAGE_OF_KIND } from "../../src/rules/layers.js";
import { schemaKeys } from "./wording.js";

/** Of one object, and of several. */
const TOLD: readonly (readonly [EffectPart, string, string])[] = [
  [{ kind: "copy", of: "target" }, "is a copy of the target", "are copies of the target"],
  [
    { kind: "copy", of: "target", except: { addTypes: ["Artifact"], power: 4, toughness: 4, keepAbility: "shift" } },
    "is a copy of the target, except it is also an artifact, it is 4/4 and it keeps its own ability “shift”",
    "are copies of the target, except it is also an artifact, it is 4/4 and it keeps its own ability “shift”",
  ],
  [{ kind: "gainControl", player: "you" }, "is under your control", "are under your control"],
  [
    { kind: "replaceWords", word: "color", from: "black", to: "red" },
    "has the color word black replaced by red wherever its text uses it",
    "have the color word black replaced by red wherever their text uses it",
  ],
  [
    { kind: "gainFullText", of: { topOf: "graveyard" }, plus: ["flying"] },
    "has the full text of the top card of your graveyard, and also flying",
    "have the full text of the top card of your graveyard, and also flying",
  ],
  [{ kind: "setName", name: "Nobody" }, "is named Nobody", "are named Nobody"],
  [
    { kind: "addTypes", types: ["Creature", "Land"], subtypes: ["Saproling", "Forest"] },
    "is also a Saproling Forest land creature",
    "are also Saproling Forest land creatures",
  ],
  [{ kind: "addTypes", subtypes: ["Swamp"] }, "is also a Swamp", "are also Swamps"],
  [{ kind: "addTypes", supertypes: ["Legendary"] }, "is also legendary", "are also legendary"],
  [{ kind: "setTypes", types: ["Land"] }, "is a land and of no other card type", "are lands and of no other card type"],
  [
    { kind: "removeTypes", types: ["Creature"], supertypes: ["Legendary"] },
    "is no longer legendary or a creature",
    "are no longer legendary or creatures",
  ],
  [
    { kind: "setSubtypes", family: "creature", subtypes: ["Snake"] },
    "has Snake as its only creature type",
    "have Snake as their only creature type",
  ],
  [
    { kind: "setSubtypes", family: "creature", subtypes: [{ chosen: "creatureType" }] },
    "has no creature type but the chosen one",
    "have no creature type but the chosen one",
  ],
  [
    { kind: "setBasicLandTypes", subtypes: ["Mountain"] },
    "is a Mountain (losing its other land types and abilities)",
    "are Mountains (losing their other land types and abilities)",
  ],
  [{ kind: "addEverySubtype", family: "land" }, "has every basic land type", "have every basic land type"],
  [{ kind: "setColors", colors: [] }, "is colorless", "are colorless"],
  [
    { kind: "setColors", colors: ["black"] },
    "is black instead of any other color",
    "are black instead of any other color",
  ],
  [{ kind: "addColors", colors: [{ chosen: "color" }] }, "is also of the chosen color", "are also of the chosen color"],
  [
    { kind: "gainAbilities", abilities: ["flying", { kind: "mana", produces: ["G"] }] },
    "has flying and “{T}: makes {G}”",
    "have flying and “{T}: makes {G}”",
  ],
  [
    {
      kind: "gainAbilities",
      abilities: [{ kind: "keyword", keyword: "protection" }],
      perColorOf: { controller: "you" },
    },
    "has protection from each color found among permanents you control",
    "have protection from each color found among permanents you control",
  ],
  [
    { kind: "gainAbilitiesOf", of: { type: "Creature", zone: "graveyard" }, abilityKinds: ["activated", "mana"] },
    "has the activated and mana abilities of creature cards in all graveyards",
    "have the activated and mana abilities of creature cards in all graveyards",
  ],
  [
    { kind: "loseAbilities", abilities: ["flying", { keyword: "landwalk", landType: "Island" }] },
    "loses flying and islandwalk",
    "lose flying and islandwalk",
  ],
  [
    { kind: "loseAllAbilities", except: "mana" },
    "loses all abilities except mana abilities",
    "lose all abilities except mana abilities",
  ],
  [
    { kind: "cantHave", abilities: ["flying"] },
    "loses flying, and nothing can give it that ability",
    "lose flying, and nothing can give them that ability",
  ],
  [
    { kind: "setPowerToughness", power: 1, toughness: 1 },
    "has 1/1 as its base power and toughness",
    "have 1/1 as their base power and toughness",
  ],
  [
    { kind: "setPowerToughness", toughness: { life: "you" } },
    "has base toughness equal to your life total",
    "have base toughness equal to your life total",
  ],
  [{ kind: "modifyPowerToughness", power: -3 }, "gets -3/-0", "get -3/-0"],
  [{ kind: "modifyPowerToughness", power: 2, toughness: -2 }, "gets +2/-2", "get +2/-2"],
  [
    { kind: "modifyPowerToughness", power: { powerOf: "self" }, toughness: { powerOf: "self" } },
    "gets +X/+X, where X is its power",
    "get +X/+X, where X is the power of this",
  ],
  [
    { kind: "modifyPowerToughness", power: { life: "you" }, toughness: { x: true } },
    "gets +Y/+X, where Y is your life total",
    "get +Y/+X, where Y is your life total",
  ],
  [{ kind: "exchangeTextBoxes" }, "exchanges its text box with the other's", "exchange their text boxes"],
  [{ kind: "switchPowerToughness" }, "has its power and toughness switched", "have their power and toughness switched"],
  [
    { kind: "playerGains", player: "you", abilities: ["hexproof"] },
    "you have, as a player, hexproof",
    "you have, as a player, hexproof",
  ],
  [
    { kind: "changeGameRule", rule: "no-maximum-hand-size", player: "you" },
    "there is no maximum to your hand size",
    "there is no maximum to your hand size",
  ],
  [
    { kind: "playerLoses", player: "opponent", abilities: ["hexproof", { keyword: "protection", from: "red" }] },
    "your opponents lose, as players, hexproof and protection from red",
    "your opponents lose, as players, hexproof and protection from red",
  ],
  [
    { kind: "playerCantHave", player: { among: "each", lacks: "shroud" }, abilities: ["hexproof"] },
    "each player with no shroud loses, as a player, hexproof and can't have that ability",
    "each player with no shroud loses, as a player, hexproof and can't have that ability",
  ],
  [
    { kind: "changeGameRule", rule: "additional-land-play", player: { among: "each", noMaximumHandSize: true } },
    "each player with no maximum hand size may play an additional land in each turn of their own",
    "each player with no maximum hand size may play an additional land in each turn of their own",
  ],
  [{ kind: "changeCost", increase: "{1}" }, "costs {1} more to cast", "cost {1} more to cast"],
  [
    { kind: "changeCost", reduce: "{W}{B}", coloredOnly: true },
    "costs {W}{B} less to cast (of colored mana only)",
    "cost {W}{B} less to cast (of colored mana only)",
  ],
  [
    { kind: "changeCost", reduce: "{1}", times: { count: { type: "Artifact", controller: "you" } }, leaves: 1 },
    "costs {1} less to cast for each artifact you control (down to {1} at the least)",
    "cost {1} less to cast for each artifact you control (down to {1} at the least)",
  ],
  [
    { kind: "changeCost", reduce: "{1}", times: { x: true } },
    "costs {1} less to cast, X times",
    "cost {1} less to cast, X times",
  ],
  [{ kind: "changeCost", minimum: 3 }, "costs no less than {3} in all", "cost no less than {3} in all"],
];

const ONE = { who: "self", number: "one" } as const;

describe("parts of effects", () => {
  for (const [part, one, many] of TOLD) {
    it(many, () => {
      expect(describePart(part, ONE)).to.equal(one);
      expect(describePart(part, { who: "others", number: "many" })).to.equal(many);
    });
  }

  it("are all told, kind by kind", () => {
    const events = ["copiedValues", "body", "merged", "faceDown", "textBox", "nameWord"]; // no card says those
    const kinds = Object.keys(STAGE_OF_KIND).filter((kind) => !events.includes(kind));
    expect([...new Set(TOLD.map(([{ kind }]) => kind))]).to.have.members(kinds);
  });

  it("say every exception of a copy", () => {
    const words = describePart({
      kind: "copy",
      of: "self",
      except: {
        name: "Echo",
        setTypes: ["Artifact"],
        addTypes: ["Creature"],
        removeSupertypes: ["Legendary"],
        addSupertypes: ["Snow"],
        addSubtypes: ["Elf"],
        setSubtypes: { family: "creature", subtypes: ["Ox"] },
        setColors: ["red"],
        addColors: ["blue"],
        power: 7,
        toughness: 8,
        manaCost: null,
        addAbilities: ["haste"],
        keepAbility: "own",
        retain: ["colors"],
        counters: { "+1/+1": 2 },
        ifItIs: [{ is: { type: "Land" }, except: { name: "Rock" } }],
      },
    });
    const said = [
      "Echo",
      "an artifact and nothing else",
      "also a creature",
      "isn't legendary",
      "snow",
      "an Elf",
      "only creature type is Ox",
      "is red",
      "also blue",
      "7/8",
      "no mana cost",
      "haste",
      "“own”",
      "keeps its own colors",
      "with 2 +1/+1 counters",
      "if it is a land, its name is Rock",
    ];
    for (const each of said) expect(words).to.include(each);
    expect(said).to.have.length(schemaKeys("effect", "CopyExceptions").length - 1); // power and toughness are said as one
  });
});
