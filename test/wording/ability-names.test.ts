import { expect } from "chai";
import { abilityNamePhrase, abilityNamesPhrase } from "../../src/wording/ability-names.js";
import { inAllLanguages } from "./saying.js";

const NAMES: Readonly<Record<string, readonly [en: string, de: string, fr: string]>> = {
  flying: ["flying", "Flugfähigkeit", "vol"],
  islandwalk: ["islandwalk", "Inseltarnung", "traversée des îles"],
  "protection from black": ["protection from black", "Schutz vor Schwarz", "protection contre le noir"],
  "protection from everything": ["protection from everything", "Schutz vor allem", "protection contre toute chose"],
  "protection from artifact": ["protection from artifacts", "Schutz vor Artefakten", "protection contre les artefacts"],
  "protection from dragon": ["protection from Dragons", "Schutz vor Drachen", "protection contre les dragons"],
  "protection from artifact or creature": [
    "protection from artifacts or creatures",
    "Schutz vor Artefakten oder Kreaturen",
    "protection contre les artefacts ou les créatures",
  ],
  'protection from {"color":"red","type":"Creature"}': [
    "protection from red creatures",
    "Schutz vor roten Kreaturen",
    "protection contre les créatures rouges",
  ],
  "protection from Giant Growth": [
    "protection from Giant Growth",
    "Schutz vor Giant Growth",
    "protection contre Giant Growth",
  ],
  "hexproof from black": [
    "hexproof from black",
    "Fluchsicherheit gegen Schwarz",
    "défense talismanique contre le noir",
  ],
  "ward {2}": ["ward {2}", "Abwehr {2}", "parade {2}"],
  "level up {W}": ["level up {W}", "Stufe aufsteigen {W}", "montée de niveau {W}"],
  "crew 1": ["crew 1", "Bemannen 1", "pilotage 1"],
  "{T}: Add {W}/{U}": ["“{T}: add {W} or {U}”", "„{T}: Erzeuge {W} oder {U}“", "« {T} : Ajoutez {W} ou {U} »"],
  "{T}: Add {C}{C}": ["“{T}: add {C}{C}”", "„{T}: Erzeuge {C}{C}“", "« {T} : Ajoutez {C}{C} »"],
  "{T}: Add {C}{C}/{R}{R}": [
    "“{T}: add {C}{C} or {R}{R}”",
    "„{T}: Erzeuge {C}{C} oder {R}{R}“",
    "« {T} : Ajoutez {C}{C} ou {R}{R} »",
  ],
  "{T}: Add {W/U}": ["“{T}: add {W/U}”", "„{T}: Erzeuge {W/U}“", "« {T} : Ajoutez {W/U} »"],
  "grants-flying": ["“grants-flying”", "„grants-flying“", "« grants-flying »"],
};

describe("an ability as resolutions name it", () => {
  for (const [name, words] of Object.entries(NAMES))
    it(`${name} is said in words`, () => expect(inAllLanguages(abilityNamePhrase(name))).to.deep.equal(words));

  it("is said by what it does, if that is known", () => {
    const ability = { kind: "spell", id: "draw", then: "draw a card" } as const;
    expect(inAllLanguages(abilityNamePhrase("draw", { ability }))).to.deep.equal([
      "“You draw a card”",
      "„Du ziehst eine Karte“",
      "« Vous piochez une carte »",
    ]);
  });
});

describe("the abilities of an object", () => {
  it("are a multiset", () => {
    const names = ["flying", "trample", "flying", "haste", "haste", "haste"];
    expect(inAllLanguages(abilityNamesPhrase(names), { article: "definite" })).to.deep.equal([
      "two instances of flying, trample and 3 instances of haste",
      "zwei Instanzen von Flugfähigkeit, Trampelschaden und 3 Instanzen von Eile",
      "deux occurrences du vol, le piétinement et 3 occurrences de la célérité",
    ]);
  });

  it("can be none", () => {
    expect(inAllLanguages(abilityNamesPhrase([]))).to.deep.equal([
      "no abilities",
      "keine Fähigkeiten",
      "aucune capacité",
    ]);
  });
});
