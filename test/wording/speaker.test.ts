import { expect } from "chai";
import { LANGUAGES } from "../../src/wording/language.js";
import { cardName, inForm, noun, say, series } from "../../src/wording/phrase.js";
import { Speaker } from "../../src/wording/speaker.js";
import { colorsPhrase } from "../../src/wording/values.js";

const english = new Speaker("en");
const german = new Speaker("de");
const french = new Speaker("fr");

const tapped = noun(say("noun-creature"), [say("trait-tapped")]);

describe("a speaker", () => {
  it("sets traits where the language has them", () => {
    const one = inForm(tapped, { article: "indefinite" });
    expect(english.text(one)).to.equal("a tapped creature");
    expect(german.text(one)).to.equal("eine getappte Kreatur");
    expect(french.text(one)).to.equal("une créature engagée");
  });

  it("lets adjectives and verbs agree with the noun", () => {
    const many = inForm(tapped, { number: "many" });
    expect(english.text(many)).to.equal("tapped creatures");
    expect(german.text(many)).to.equal("getappte Kreaturen");
    expect(french.text(many)).to.equal("créatures engagées");
  });

  it("closes a relative clause with a comma only where the sentence goes on", () => {
    const one = inForm(noun(say("noun-creature"), [say("trait-nontoken")]), { article: "indefinite" });
    expect(german.text(series([one, "Ann"], "and"))).to.equal("eine Kreatur, die kein Spielstein ist, und Ann");
    expect(german.sentence(one)).to.equal("Eine Kreatur, die kein Spielstein ist.");
  });

  it("joins lists in the manner of the language", () => {
    const list = series(["A", "B", "C"], "and");
    expect(LANGUAGES.map((language) => new Speaker(language).text(list))).to.deep.equal([
      "A, B and C",
      "A, B und C",
      "A, B et C",
    ]);
  });

  it("calls a card as the language does, if it is known", () => {
    const speaker = new Speaker("de", (card) => (card === "Blood Moon" ? { words: "Blutmond" } : undefined));
    expect(speaker.text({ kind: "name", card: "Blood Moon" })).to.equal("Blutmond");
    expect(speaker.text({ kind: "name", card: "Opalescence" })).to.equal("Opalescence");
  });

  it("repeats a French preposition before each, and elides before a vowel and a mute h", () => {
    const asked = (...names: string[]): string =>
      french.text(say("question-size", { object: series(names, "and"), several: "yes" }));
    expect(asked("Âpre fleur", "Halo", "Heure sombre", "Hôte bruyant")).to.equal(
      "Quelles sont la force et l'endurance d'Âpre fleur, de Halo, d'Heure sombre et d'Hôte bruyant ?",
    );
    expect(asked("Ours")).to.equal("Quelles sont la force et l'endurance d'Ours ?");
  });

  it("joins by “ni” what French does without", () => {
    const effects = series(["l'effet d'A", "l'effet de B"], "and");
    expect(french.text(say("feedback-overlooked", { effects }))).to.equal(
      "Ce serait juste sans l'effet d'A ni l'effet de B.",
    );
  });

  it("agrees with a name in each change of a short reason", () => {
    const names = {
      Bears: { words: "Grizzlis", gender: "m", number: "many" },
      Wood: { words: "Forêt", gender: "f" },
    } as const;
    const speaker = new Speaker("fr", (card) => names[card as keyof typeof names]);
    const change = say("short-change", {
      predicates: series([say("change-colors", { colors: colorsPhrase(["blue"]) })], "and"),
      owner: "A",
      layer: "5",
    });
    const said = (card: string): string =>
      speaker.text(
        say("change-of", {
          object: cardName(card),
          predicates: series([change, say("short-then", { change })], "commas"),
        }),
      );
    expect(said("Wood")).to.equal("Forêt devient bleue (A, couche 5), puis devient bleue (A, couche 5)");
    expect(said("Bears")).to.equal("Grizzlis deviennent bleus (A, couche 5), puis deviennent bleus (A, couche 5)");
    expect(speaker.text(say("short-next", { object: cardName("Wood"), predicates: change }))).to.equal(
      "puis Forêt devient bleue (A, couche 5)",
    );
  });

  it("takes the French feminine for several only if all are", () => {
    const names = {
      A: { words: "A", gender: "f" },
      B: { words: "B", gender: "f" },
      C: { words: "C", gender: "m" },
    } as const;
    const speaker = new Speaker("fr", (card) => names[card as keyof typeof names]);
    const asked = (...cards: string[]): string =>
      speaker.text(
        say("question-tapped", {
          object: series(
            cards.map((card) => cardName(card)),
            "and",
          ),
          several: "yes",
        }),
      );
    expect(asked("A", "B")).to.equal("Est-ce qu'A et B sont engagées ?");
    expect(asked("C", "B")).to.equal("Est-ce que C et B sont engagés ?");
  });

  it("closes in German what is behind the comma of a name, and leaves it out in a row", () => {
    const speaker = new Speaker("de", (card) =>
      card === "Heliod" ? { words: "Heliod, Gott der Sonne", gender: "m" } : undefined,
    );
    const heliod = { kind: "name", card: "Heliod" } as const;
    const source = say("effect-source-ability", { source: heliod, ability: "Typen" });
    const untaps = { effect: say("effect-of", { source }), works: "no", objects: heliod };
    expect(speaker.sentence(say("step-applied", untaps))).to.equal(
      "Der Effekt von Heliod, Gott der Sonne (Typen), wird auf Heliod, Gott der Sonne, angewendet.",
    );
    expect(speaker.text(heliod)).to.equal("Heliod, Gott der Sonne");
    expect(speaker.text(series(["Wald", heliod, "Ebene"], "and"))).to.equal("Wald, Heliod und Ebene");
    const emblem = { kind: "name", card: "Garruk's emblem" } as const;
    expect(speaker.text(series([emblem, heliod], "and"))).to.equal("das Emblem von Garruk und Heliod");
    expect(speaker.text(say("object-by-place", { name: heliod, written: heliod, place: 2 }))).to.equal("Heliod Nr. 2");
  });

  it("says German spells and effects by what their names begin with", () => {
    const named = (words: string): string =>
      german.sentence(say("event-resolves", { player: "Ann", spell: say("named", { name: words }) }));
    expect(named("Die Schatzkammern öffnen")).to.equal("Anns „Die Schatzkammern öffnen“ wird verrechnet.");
    expect(named("Dienst an der Klinge")).to.equal("Anns Dienst an der Klinge wird verrechnet.");
    const resisting = say("effect-of", { source: say("named", { name: "Dem Tod widerstehen" }) });
    expect(german.text(resisting)).to.equal("der Effekt von „Dem Tod widerstehen“");
    const tale = new Speaker("de", () => ({ words: "Eine Geschichte für die Ewigkeit", gender: "f" }));
    expect(tale.text(say("effect-of", { source: cardName("A Tale for the Ages") }))).to.equal(
      "der Effekt von „Eine Geschichte für die Ewigkeit“",
    );
    const madeUp = say("effect-of", { source: say("made-up-spell", { number: 0 }) });
    expect(german.text(inForm(madeUp, { case: "accusative" }))).to.equal("den Effekt des erfundenen Zauberspruchs");
  });

  it("throws for a message without its variables", () => {
    expect(() => english.text(say("noun-phrase"))).to.throw("noun-phrase in en");
  });
});
