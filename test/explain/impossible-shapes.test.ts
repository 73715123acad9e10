import { expect } from "chai";
import type { Language } from "../../src/wording/language.js";
import { impossibleIn } from "../support/impossible-shapes.js";

/** Sentences as they once were told, each with the shape that gives it away and as it is told now. */
const PAIRS: readonly (readonly [language: Language, what: string, before: string, now: string])[] = [
  [
    "de",
    "a relative pronoun taken for an article",
    "Das wäre richtig, wenn das nicht vom abhinge, was dann auf sie wirkt.",
    "Das wäre richtig, wenn das nicht davon abhinge, was dann auf sie wirkt.",
  ],
  [
    "de",
    "a clause without its comma",
    "Die Bedingung, dass das, woran Runen angelegt ist rot ist, gilt.",
    "Die Bedingung, dass das, woran Runen angelegt sind, rot ist, gilt.",
  ],
  ["de", "two words of time", "Grizzlybären heißen dann jetzt Ochse.", "Grizzlybären heißen dann Ochse."],
  [
    "de",
    "a clause in another case than its sentence",
    "Der Effekt ist zu Ende: Wem er die Kontrolle gab, hat die Partie verlassen.",
    "Der Effekt ist zu Ende: Der Spieler, dem er die Kontrolle gab, hat die Partie verlassen.",
  ],
  [
    "de",
    "a clause about what is excepted",
    "Kreaturen außer der verzauberten Kreatur, die du kontrollierst, sind Kopien.",
    "Kreaturen, die du kontrollierst, außer der verzauberten Kreatur, sind Kopien.",
  ],
  [
    "de",
    "a verb behind the clause of its object",
    "Der Effekt wird auf nichts angewendet, weil es keine Kreatur, die nicht schwarz ist, gibt.",
    "Der Effekt wird auf nichts angewendet, weil es keine Kreatur gibt, die nicht schwarz ist.",
  ],
  [
    "de",
    "a verb behind the clause of its object",
    "Dies gilt für eine Aura, die an eine Kreatur, die du kontrollierst, angelegt ist.",
    "Dies gilt für eine Aura, die an eine Kreatur angelegt ist, die du kontrollierst.",
  ],
  [
    "de",
    "a verb behind the clause of its object",
    "Sie kann zu einer Kopie einer Verzauberung, die du kontrollierst, werden.",
    "Sie kann zu einer Kopie einer Verzauberung werden, die du kontrollierst.",
  ],
  ["de", "a verb that must know how many are counted", "Gezählt wird Grizzlybären.", "Gezählt: Grizzlybären."],
  ["fr", "a participle that must know what is counted", "Est compté : Grizzlis.", "Décompte : Grizzlis."],
  [
    "fr",
    "defense that is gone where there never was any",
    "Anneau solaire est mis dans le cimetière : cette bataille n'a plus de défense.",
    "Anneau solaire est mis dans le cimetière : la défense de cette bataille est de 0.",
  ],
  [
    "de",
    "three verbs in a row of and",
    "Wächter wird zu einem Land und ist keine Kreatur mehr und verliert den Untertyp Meervolk.",
    "Wächter ist jetzt ein Land statt einer Kreatur und verliert den Untertyp Meervolk.",
  ],
  [
    "de",
    "a deed told of nobody",
    "Die Anzahl der Karten, die in diesem Zug von dir gezogen wurden: 2.",
    "Die Anzahl der Karten, die du in diesem Zug gezogen hast: 2.",
  ],
  [
    "de",
    "an article that begins great",
    "Das gilt, solange Die Tarraske getappt ist.",
    "Das gilt, solange die Tarraske getappt ist.",
  ],
  [
    "de",
    "a space before a closing mark",
    "Bär erhält „X ist gleich der größten Stärke unter denen, die du kontrollierst “.",
    "Bär erhält „X ist gleich der größten Stärke unter denen, die du kontrollierst“.",
  ],
  ["de", "two prepositions", "Die Marken auf an Bär liegen.", "Die Marken liegen auf Bär."],
  ["de", "a small English word", "Bär ist from now ein Land.", "Bär ist von nun an ein Land."],
  [
    "fr",
    "a deed told of nobody",
    "Le nombre de sorts lancés ce tour-ci par vous : 2.",
    "Le nombre de sorts que vous avez lancés ce tour-ci : 2.",
  ],
  ["fr", "two prepositions", "L'effet s'applique à de Ours.", "L'effet s'applique à Ours."],
  ["fr", "a small English word", "Ours est under contrôle.", "Ours est sous contrôle."],
];

describe("what no sentence of a language can hold", () => {
  for (const [language, what, before, now] of PAIRS)
    it(`${language}: ${what}`, () => {
      expect(impossibleIn(before, language).join("\n")).to.include(`${language}, ${what}: `);
      expect(impossibleIn(now, language)).to.deep.equal([]);
    });
});
