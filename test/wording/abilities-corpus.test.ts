import { expect } from "chai";
import type { AbilityEntry, Card, CreatedEffect, Face, KeywordAbility, Scenario } from "../../src/rules/formats.gen.js";
import { KEYWORDS } from "../../src/rules/keywords.js";
import { abilitiesOf, abilityInside, abilityPhrase, resolvingPhrase } from "../../src/wording/abilities.js";
import { abilityNamePhrase } from "../../src/wording/ability-names.js";
import { isSymbols } from "../../src/wording/costs.js";
import { gameRulePhrase, ruleVerb } from "../../src/wording/game-rules.js";
import { messageAbout } from "../../src/wording/known-message.js";
import { LANGUAGES } from "../../src/wording/language.js";
import { Speaker } from "../../src/wording/speaker.js";
import { corpusCards, corpusScenarios } from "../support/corpus.js";
import { impossibleIn } from "../support/impossible-shapes.js";
import { expectWellSet, expectWording } from "./saying.js";

const CARDS: readonly Card[] = [...corpusCards().values(), ...corpusScenarios().flatMap(({ cards = [] }) => cards)];
const SCENARIOS = corpusScenarios();
const SPEAKERS = LANGUAGES.map((language) => new Speaker(language));

function facesOf(card: Card): (Card | Face)[] {
  return card.back === undefined ? [card] : [card, card.back];
}

/** Every object in the data, however deep. */
function* objectsIn(data: unknown): Generator<Record<string, unknown>> {
  if (typeof data !== "object" || data === null) return;
  if (!Array.isArray(data)) yield data as Record<string, unknown>;
  for (const member of Object.values(data)) yield* objectsIn(member);
}

/** The values that stand under a key, each once. */
function valuesOf(key: string, fits: (holder: Record<string, unknown>) => boolean = () => true): string[] {
  const found = new Set<string>();
  for (const holder of objectsIn([CARDS, SCENARIOS])) {
    const value = holder[key];
    for (const each of Array.isArray(value) ? (value as unknown[]) : [value])
      if (typeof each === "string" && fits(holder)) found.add(each);
  }
  return [...found].sort();
}

/** Every ability in the data, also those that effects grant, however deep; what is lost is named, not written out. */
function abilitiesIn(data: unknown): AbilityEntry[] {
  return [...objectsIn(data)].flatMap((holder) =>
    holder["kind"] === "loseAbilities" || holder["kind"] === "cantHave"
      ? []
      : ["abilities", "addAbilities", "plus"].flatMap((key) =>
          Array.isArray(holder[key]) ? (holder[key] as AbilityEntry[]) : [],
        ),
  );
}

function expectSentences(text: string): void {
  expectWellSet(text);
  expect(text).to.match(/^(?:\p{Lu}|[{+-]|\d|[“„«(])/u);
  expect(text).to.match(/[.!?](?:[)”“]| »)?$/u);
}

/** What a target is called where nothing else names it. */
const THE_TARGET = {
  en: /\bthe (?:two )?targets?\b(?! of target)/i,
  de: /\b(?:das|dem|des|die beiden|der beiden) Ziele?[sn]?\b(?! eine)/i,
  fr: /\bl(?:a|es deux) cibles?\b(?! d'un)/i,
};
const NAMED = { en: /\bTargets?:/, de: /\bZiele?:/, fr: /\bCibles? :/ };

describe("what a spell or ability targets", () => {
  for (const card of CARDS.filter((each) => JSON.stringify(each).includes('"targets":[')))
    it(`is named on ${card.name} wherever its words speak of the target`, () => {
      for (const face of facesOf(card))
        for (const entry of face.abilities ?? []) {
          if (typeof entry === "string" || !("targets" in entry)) continue;
          for (const speaker of SPEAKERS) {
            const text = speaker.sentence(abilityPhrase(entry, face));
            const isNamed = NAMED[speaker.language].test(text);
            if (THE_TARGET[speaker.language].test(text)) expect(isNamed, text).to.equal(true);
          }
        }
    });
});

describe("abilities of the corpus", () => {
  for (const card of CARDS) {
    it(`${card.name} is told in every language`, () => {
      for (const face of facesOf(card)) {
        const told = abilitiesOf(face);
        expect(told).to.have.length((face.abilities ?? []).length);
        for (const speaker of SPEAKERS)
          for (const phrase of told) {
            expectSentences(speaker.sentence(phrase));
            expect(impossibleIn(speaker.sentence(phrase), speaker.language)).to.deep.equal([]);
          }
        for (const ability of abilitiesIn(face)) {
          for (const speaker of SPEAKERS) expectSentences(speaker.sentence(abilityPhrase(ability)));
          expectWording(abilityInside(ability, face));
        }
      }
    });
  }

  it("that scenarios write out are told in every language", () => {
    const written = SCENARIOS.flatMap(({ timeline }: Scenario) => [...objectsIn(timeline)]).filter(
      (holder) => holder["kind"] === "resolves" && typeof holder["ability"] === "object",
    );
    expect(written).to.not.be.empty;
    for (const { ability } of written)
      for (const speaker of SPEAKERS)
        expectSentences(speaker.sentence(resolvingPhrase(ability as { effects?: readonly CreatedEffect[] })));
  });

  it("that checks name are told in every language", () => {
    const names = ["abilities", "has", "lacks"].flatMap((key) =>
      valuesOf(key, (holder) => holder["kind"] === undefined),
    );
    expect(names).to.include("protection from black");
    for (const name of names) expectWording(abilityNamePhrase(name));
  });
});

describe("every open list of the corpus has its messages:", () => {
  for (const { name } of KEYWORDS.filter((keyword) => keyword.name !== "∞")) {
    it(`the keyword ${name}`, () => {
      expect(messageAbout("keyword", name)).to.not.equal(undefined);
    });
  }

  const texts = ["when", "first", "then", "note"].flatMap((key) =>
    valuesOf(
      key,
      ({ kind }) => typeof kind === "string" && kind !== "check" && (key !== "when" || kind !== "asEnters"),
    ),
  );
  const costs = valuesOf("cost", (holder) => typeof holder["kind"] === "string").filter((cost) => !isSymbols(cost));
  const payments = [...valuesOf("also"), ...valuesOf("additional", (holder) => holder["kind"] === "casts")].filter(
    (cost) => !isSymbols(cost) && messageAbout("keyword", cost.replace(/ \d+$/, "")) === undefined && !/^\d/.test(cost),
  );
  for (const text of [...texts, ...costs, ...payments]) {
    it(`the text “${text}”`, () => {
      expect(messageAbout("text", text)).to.not.equal(undefined);
    });
  }

  for (const rule of [...valuesOf("rule"), ...valuesOf("rules")].filter((word) => /^[a-z-]+$/.test(word))) {
    it(`the rule ${rule}`, () => {
      const verb = ruleVerb(rule);
      expect(verb.kind === "saying" && verb.id).to.not.equal("rule-unknown");
      expectWording(gameRulePhrase(rule, undefined));
    });
  }

  for (const choice of valuesOf("choose")) {
    it(`the choice of a ${choice}`, () => {
      const words = choice.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
      expect(choice === "body" || messageAbout("choose", words) !== undefined).to.equal(true);
    });
  }

  it("keywords in variants, with what they need", () => {
    const keywords = [...objectsIn(CARDS)].filter((holder) => holder["kind"] === "keyword");
    for (const ability of keywords) expectWording(abilityPhrase(ability as unknown as KeywordAbility));
  });
});
