import { expect } from "chai";
import type { Change } from "../../src/rules/formats.gen.js";
import { changePredicates, changesPhrases } from "../../src/wording/changes.js";
import { LANGUAGES } from "../../src/wording/language.js";
import { objectNames } from "../../src/wording/object-names.js";
import { cardName, say } from "../../src/wording/phrase.js";
import { Speaker } from "../../src/wording/speaker.js";

const NAMES = objectNames({ players: ["Ann", "Bob"], timeline: [] });

function changed(characteristic: Change["characteristic"], before: Change["before"], after: Change["after"]): Change {
  return { object: "Bear", characteristic, before, after };
}

function said(changes: readonly Change[], ...parts: readonly string[]): string[] | undefined {
  const phrases = changesPhrases(changes, parts, NAMES);
  if (phrases.length === 0) return undefined;
  return LANGUAGES.map((language) => phrases.map((phrase) => new Speaker(language).sentence(phrase)).join(" "));
}

const TABLE: readonly (readonly [
  name: string,
  changes: Change[],
  parts: string[],
  en: string,
  de: string,
  fr: string,
])[] = [
  [
    "a size that is set",
    [changed("power", 2, 1), changed("toughness", 2, 1)],
    ["setPowerToughness"],
    "Bear becomes 1/1.",
    "Bear wird 1/1.",
    "Bear devient 1/1.",
  ],
  [
    "a bonus, with what comes of it",
    [changed("power", 1, 2), changed("toughness", 1, 2)],
    ["modifyPowerToughness"],
    "Bear gets +1/+1 and is 2/2.",
    "Bear erhält +1/+1 und ist damit 2/2.",
    "Bear gagne +1/+1 et est alors 2/2.",
  ],
  [
    "a bonus to one of the two",
    [changed("power", 1, -2)],
    ["modifyPowerToughness"],
    "Bear gets -3/-0 and has power -2.",
    "Bear erhält -3/-0 und hat damit die Stärke -2.",
    "Bear gagne -3/-0 et a alors une force de -2.",
  ],
  [
    "keywords and abilities without words",
    [changed("abilities", [], ["flying", "haste", "boost"])],
    ["addAbilities"],
    "Bear gains flying, haste and another ability.",
    "Bear erhält Flugfähigkeit, Eile und eine weitere Fähigkeit.",
    "Bear acquiert le vol, la célérité et une autre capacité.",
  ],
  [
    "the same ability twice",
    [changed("abilities", ["flying", "haste", "flying"], ["haste"])],
    ["removeAbilities"],
    "Bear loses two instances of flying.",
    "Bear verliert zwei Instanzen von Flugfähigkeit.",
    "Bear perd deux occurrences du vol.",
  ],
  [
    "switching",
    [changed("power", 1, 4), changed("toughness", 4, 1)],
    ["switchPowerToughness"],
    "Bear has its power and toughness switched and is 4/1.",
    "Bear tauscht Stärke und Widerstandskraft gegeneinander aus und ist damit 4/1.",
    "Bear voit sa force et son endurance échangées et est alors 4/1.",
  ],
  [
    "a size that ends",
    [changed("power", 2, null), changed("toughness", 2, null)],
    ["removeTypes"],
    "Bear has no power and toughness any more.",
    "Bear hat weder Stärke noch Widerstandskraft mehr.",
    "Bear n'a plus ni force ni endurance.",
  ],
  [
    "a new card type",
    [changed("types", ["Enchantment"], ["Creature", "Enchantment"])],
    ["addTypes"],
    "Bear is also a creature.",
    "Bear ist auch eine Kreatur.",
    "Bear est aussi une créature.",
  ],
  [
    "all abilities lost",
    [changed("abilities", ["flying", "haste"], [])],
    ["loseAllAbilities"],
    "Bear loses all abilities.",
    "Bear verliert alle Fähigkeiten.",
    "Bear perd toutes ses capacités.",
  ],
  [
    "a keyword gained",
    [changed("abilities", ["haste"], ["flying", "haste"])],
    ["gainAbilities"],
    "Bear gains flying.",
    "Bear erhält Flugfähigkeit.",
    "Bear acquiert le vol.",
  ],
  [
    "an ability without words of its own",
    [changed("abilities", [], ["lord"])],
    ["gainAbilities"],
    "Bear gains an ability.",
    "Bear erhält eine Fähigkeit.",
    "Bear acquiert une capacité.",
  ],
  [
    "another controller",
    [changed("controller", "Bob", "Ann")],
    ["gainControl"],
    "Bear comes under the control of Ann.",
    "Bear kommt unter Anns Kontrolle.",
    "Bear passe sous le contrôle d'Ann.",
  ],
  [
    "another color",
    [changed("colors", ["green"], ["black"])],
    ["setColors"],
    "Bear becomes black.",
    "Bear wird schwarz.",
    "Bear devient noir.",
  ],
  [
    "one color more",
    [changed("colors", ["green"], ["black", "green"])],
    ["addColors"],
    "Bear is also black.",
    "Bear ist auch schwarz.",
    "Bear devient aussi noir.",
  ],
  [
    "land types that are set",
    [changed("subtypes", ["Forest", "Swamp"], ["Mountain"]), changed("abilities", ["{T}: Add {G}"], [])],
    ["setBasicLandTypes"],
    "Bear loses the subtypes Swamp and Forest, is a Mountain now and loses the abilities of its rules text and of its old land types (“{T}: add {G}”).",
    "Bear verliert die Untertypen Sumpf und Wald, hat jetzt den Untertyp Gebirge und verliert die Fähigkeiten aus dem Regeltext und aus den alten Landtypen („{T}: Erzeuge {G}“).",
    "Bear perd les sous-types marais et forêt, a maintenant le sous-type montagne et perd les capacités du texte de règles et des anciens types de terrain (« {T} : Ajoutez {G} »).",
  ],
  [
    "a land type that was there and is set again",
    [
      changed("subtypes", ["Mountain"], ["Mountain"]),
      changed("abilities", ["{T}: Add {R}", "haste"], ["{T}: Add {R}"]),
    ],
    ["setBasicLandTypes"],
    "Bear loses the abilities of its rules text and of its old land types (haste) and has “{T}: add {R}” as a Mountain.",
    "Bear verliert die Fähigkeiten aus dem Regeltext und aus den alten Landtypen (Eile) und hat „{T}: Erzeuge {R}“ als Gebirge.",
    "Bear perd les capacités du texte de règles et des anciens types de terrain (célérité) et a « {T} : Ajoutez {R} » en tant que montagne.",
  ],
  [
    "another word in a type line",
    [changed("subtypes", ["Forest"], ["Mountain"]), changed("abilities", ["{T}: Add {G}"], ["{T}: Add {R}"])],
    ["replaceWords"],
    "Bear loses the subtype Forest, is a Mountain now and has “{T}: add {R}” as a Mountain.",
    "Bear verliert den Untertyp Wald, hat jetzt den Untertyp Gebirge und hat „{T}: Erzeuge {R}“ als Gebirge.",
    "Bear perd le sous-type forêt, a maintenant le sous-type montagne et a « {T} : Ajoutez {R} » en tant que montagne.",
  ],
  [
    "a size of which one half was so already",
    [changed("power", 2, 4), changed("toughness", 1, 1)],
    ["setPowerToughness"],
    "Bear becomes 4/1.",
    "Bear wird 4/1.",
    "Bear devient 4/1.",
  ],
  [
    "a size that is set to what it was",
    [changed("power", 1, 1), changed("toughness", 1, 1)],
    ["setPowerToughness"],
    "Bear stays 1/1.",
    "Bear bleibt 1/1.",
    "Bear reste 1/1.",
  ],
  [
    "a size that is set where there was none",
    [changed("power", null, 0), changed("toughness", null, 0)],
    ["setPowerToughness"],
    "Bear becomes 0/0.",
    "Bear wird 0/0.",
    "Bear devient 0/0.",
  ],
  [
    "every creature type",
    [changed("subtypes", ["Bear"], ["every creature type"])],
    ["addEverySubtype"],
    "Bear has every creature type.",
    "Bear hat jeden Kreaturentyp.",
    "Bear a tous les types de créature.",
  ],
  [
    "a copy",
    [changed("name", "Bear", "Clone"), changed("power", 2, 0), changed("toughness", 2, 0)],
    ["copiedValues"],
    "Bear becomes a copy of Clone and is 0/0.",
    "Bear wird zu einer Kopie von Clone und ist 0/0.",
    "Bear devient une copie de Clone et est 0/0.",
  ],
  [
    "a copy of what has no abilities",
    [changed("name", "Bear", "Clone"), changed("abilities", ["flying"], [])],
    ["copiedValues"],
    "Bear becomes a copy of Clone and has no abilities now.",
    "Bear wird zu einer Kopie von Clone und hat damit keine Fähigkeiten.",
    "Bear devient une copie de Clone et n'a alors aucune capacité.",
  ],
  [
    "a text in place of several abilities",
    [changed("abilities", ["flying", "haste"], ["trample"])],
    ["replaceWords"],
    "Bear has trample in its text in place of flying and haste.",
    "Bear hat im Text jetzt Trampelschaden (vorher: Flugfähigkeit und Eile).",
    "Bear a dans son texte le piétinement au lieu du vol et de la célérité.",
  ],
];

/** What is said of plural words, which no figure of a change may hide. */
const MANY_WORDS = new Speaker("fr", () => ({ words: "Grizzlis", gender: "m", number: "many" }));

describe("what an application changes", () => {
  for (const [name, changes, parts, en, de, fr] of TABLE)
    it(`is said in three languages: ${name}`, () => expect(said(changes, ...parts)).to.deep.equal([en, de, fr]));

  it("agrees with plural words in French, whatever figure is said", () => {
    const said = (change: Change, ...parts: readonly string[]): readonly string[] =>
      changePredicates([change], parts, NAMES).flatMap((predicates) =>
        predicates.map((predicate) =>
          MANY_WORDS.text(say("change-of", { object: cardName("Grizzly Bears"), predicates: predicate })),
        ),
      );
    expect(said(changed("power", 2, 4), "modifyPowerToughness")).to.deep.equal([
      "Grizzlis gagnent +2/+0 et ont alors une force de 4",
    ]);
    expect(said(changed("toughness", 2, 4), "setPowerToughness")).to.deep.equal(["Grizzlis ont une endurance de 4"]);
    expect(said(changed("loyalty", 2, 4))).to.deep.equal(["Grizzlis ont une loyauté de 4"]);
  });

  it("is nothing to say of a new creature that has no size yet", () => {
    expect(said([changed("power", null, 0), changed("toughness", null, 0)], "addTypes")).to.equal(undefined);
  });
});
