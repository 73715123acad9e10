import { clauseNumber } from "../rules/clause-under.js";
import type { RulesetId, StandsStep, StartFact, StartsStep } from "../rules/formats.gen.js";
import { keywordOf } from "../rules/keywords.js";
import { isOfKeyword, resolvingOf } from "../rules/keyword-resolving.js";
import { effectLabel, effectPhrase, makerPhrase } from "./effect-names.js";
import { speakingFor } from "./endings.js";
import { keywordNamed } from "./keywords.js";
import { factsIn, isSaidBy, saysFact } from "./facts-apart.js";
import { NOWHERE } from "./describe.js";
import { dashed, messageAbout } from "./known-message.js";
import { crowd, type ObjectNames } from "./object-names.js";
import { cardName, type Phrase, say, series, type Word } from "./phrase.js";
import { countedCounters } from "./types.js";

/** An object; what is called by its back, with its front. */
function named(object: string, names: ObjectNames): Word {
  const [name, front] = [names.object(object), names.frontOf(object)];
  return front === undefined ? name : say("object-by-front", { name, front });
}

/** What is to be said of an object besides the layers, by the clauses that say so: "X has its back face up". */
export function factPhrase(step: StartsStep | StandsStep, names: ObjectNames): Phrase {
  const { object, clauses } = step;
  const facts = clauses.flatMap((clause): Phrase[] => {
    const known = messageAbout("fact", clause);
    const keyword = known === undefined ? keywordOf(clause) : undefined;
    const said = factsIn(step).filter((fact) => fact.clause === clause);
    if (keyword !== undefined) return byKeyword(keyword, said, clauses);
    if (known === undefined || isSaidBy(clause, clauses)) return [];
    return (said.length === 0 ? [{ clause }] : said).map((fact) => say(known, factWords(fact, object, names)));
  });
  return say("fact", {
    object: named(object, names),
    facts: series(facts.length === 0 ? [say("fact-of-its-own")] : facts, "and"),
  });
}

/** Why an event did nothing to an object, by a clause. */
export function vainPhrase({ object, clause, ruleset, of }: InVain, names: ObjectNames): Phrase {
  const facts = of === undefined ? {} : { facts: [{ clause, of }] };
  const why = factPhrase({ kind: "starts", object, clauses: [clause], ...facts }, names);
  return say("event-in-vain", { why, clause: clauseNumber(clause, ruleset) });
}

type InVain = Readonly<{ object: string; clause: string; ruleset: RulesetId; of?: string }>;

/** What the ability of a keyword has done to an object; if something else is told of it, that says so. */
function byKeyword(keyword: string, said: readonly StartFact[], clauses: readonly string[]): Phrase[] {
  const named = keywordNamed(keyword);
  const put = said.filter(({ counters }) => counters !== undefined);
  if (put.length > 0)
    return put.map((fact) => say("fact-keyword-counters", { ...countersWords(fact), keyword: named }));
  return clauses.some(saysFact) ? [] : [say("fact-keyword", { keyword: named, does: doneBy(keyword) })];
}

/** What a keyword has done to an object as it resolved. */
function doneBy(keyword: string): "attached" | "counters" | "resolved" {
  const means = resolvingOf({ kind: "keyword", keyword });
  if (!isOfKeyword(means)) return "resolved";
  if (means.attaches !== undefined) return "attached";
  return means.puts !== undefined && means.takes === undefined ? "counters" : "resolved";
}

/** What a fact is about besides its object, as far as its message asks; in general words where nothing tells. */
function factWords(fact: StartFact, object: string, names: ObjectNames): Record<string, Word> {
  const { clause, effects = [], neverBegan = false, damage = false, name = "", token, by } = fact;
  switch (clause) {
    case "111.4":
      return { name: cardName(name), token: name.endsWith(" Token") ? "yes" : "no" };
    case "400.7":
      return behindWords(fact, names);
    case "603.4":
      return keywordWords(by);
    case "611.2a": {
      const { because, of } = fact;
      const isLeft = because === "left" && of !== undefined;
      const until = isLeft ? { until: "left", of: names.object(of) } : { until: "turn", of: "" };
      return { ...effectsWords(fact, names), ...until, began: neverBegan ? "no" : "yes" };
    }
    case "608.2h":
      return { ...countersWords(fact), ...keywordWords(by), ...numberWords(by) };
    case "608.3b":
    case "702.103e":
      return { of: names.object(fact.of ?? ""), ...whyNoTarget(fact) };
    case "614.12":
    case "616.1": {
      const { found = [] } = fact;
      return {
        known: found.length === 0 ? "no" : "yes",
        found: series(
          found.map((what) => say(`found-${dashed(what)}`)),
          "and",
        ),
      };
    }
    case "306.5b":
    case "310.4b":
      return countersWords(fact);
    case "306.4":
    case "701.3b":
    case "704.5k":
      return { of: names.object(fact.of ?? "") };
    case "702.26f": {
      const { of } = fact;
      return {
        ...effectsWords(fact, names),
        known: of === undefined ? "no" : "yes",
        of: of === undefined ? "" : names.object(of),
      };
    }
    case "704.5g": {
      const [marked = 0, toughness = 0] = fact.less ?? [];
      return { damage: marked, toughness };
    }
    case "704.5j":
    case "704.5s":
      return { spared: fact.spared ?? "", of: names.object(fact.of ?? "") };
    case "608.2b":
      return { ...makersOf(fact, names), ...whyIllegal(fact, names) };
    case "701.12a":
      return makersOf(fact, names);
    case "701.12b": {
      const { player } = fact;
      return {
        ...makersOf(fact, names),
        player: player === undefined ? say("unnamed-player") : say("player-named", { name: player }),
      };
    }
    case "702.95e":
      return partingWords(fact, object, names);
    case "702.171b":
      return { over: fact.over === true ? "yes" : "no" };
    case "730.2d":
      return { token: token === undefined ? "unknown" : token ? "yes" : "no" };
    default: {
      if (!ABOUT_EFFECTS.has(clause)) return {};
      const ended = !damage ? "effects" : effects.length === 0 ? "damage" : "both";
      return {
        ...effectsWords(fact, names),
        ...(clause === "514.2" ? { ended } : {}),
        ...(clause === "611.2b" ? { began: neverBegan ? "no" : "yes" } : {}),
      };
    }
  }
}

function effectsWords({ effects = [] }: StartFact, names: ObjectNames): Record<string, Word> {
  const some = crowd(effects.map((effect) => effectPhrase(effect, names)));
  return { effects: effects.length === 0 ? say("unnamed-effect") : some };
}

/** What became of one of a pair: of the object itself, or of the other one. */
function partingWords({ because, of }: StartFact, object: string, names: ObjectNames): Record<string, Word> {
  if (because === undefined || of === undefined) return { because: "unknown", of: "" };
  const itself = { left: "itLeft", phasedOut: "itPhasedOut", noCreature: "itNoCreature", controller: "itController" };
  return { because: of === object ? itself[because] : because, of: names.object(of) };
}

/** What a new object has not of what it was: effects, designations, choices, links; and that its own effects are over. */
function behindWords({ effects = [], stops = [], lost = [] }: StartFact, names: ObjectNames): Record<string, Word> {
  const none = { behind: "", stopped: say("stopped-effects", stoppedWords(stops, names)) };
  if (effects.length === 0 && lost.length === 0) return { ...none, how: stops.length > 0 ? "stops" : "nothing" };
  const said = [
    ...(effects.length === 0 ? [] : [say("left-behind-effects", effectsWords({ clause: "400.7", effects }, names))]),
    ...lost.map((what) => say(`left-behind-${what}`)),
    ...(stops.length === 0 ? [] : [none.stopped]),
  ];
  return { ...none, how: "lost", behind: series(said, "and") };
}

/** How many effects are over, and which: an ability that works everywhere goes on, so "its effect" alone could be that one's. */
function stoppedWords(stops: readonly string[], names: ObjectNames): Record<string, Word> {
  const which = stops.flatMap((effect) => effectLabel(effect, names).ability ?? []);
  const isNamed = which.length > 0 && which.length === stops.length;
  return { count: stops.length, known: isNamed ? "yes" : "no", which: series(which, "and") };
}

/** The keyword of an ability, if one is known. */
function keywordWords(by: string | undefined): Record<string, Word> {
  const keyword = by === undefined ? undefined : keywordOf(by);
  return keyword === undefined ? { known: "no", keyword: "" } : { known: "yes", keyword: keywordNamed(keyword) };
}

/** Which number it is that a keyword reads: "the power of the card exiled to pay for scavenge". */
function numberWords(by: string | undefined): Record<string, Word> {
  const id = by === undefined ? undefined : messageAbout("number-read", by);
  return id === undefined ? { read: "no", what: "" } : { read: "yes", what: say(id) };
}

/** The spells and abilities that it is about, by their names. */
function makersOf({ effects = [] }: StartFact, names: ObjectNames): Record<string, Word> {
  const makers = effects.map((effect) => makerPhrase(effect, names));
  return { effect: makers.length === 0 ? say("unnamed-maker") : series(makers, "and") };
}

/** Why it was no legal target: for a keyword that it had, or for what it had to be and was not. */
function whyIllegal({ keyword, asked, effects: [effect] = [] }: StartFact, names: ObjectNames): Record<string, Word> {
  if (keyword !== undefined) return { why: "keyword", reason: keywordNamed(keyword) };
  if (asked === undefined || effect === undefined) return { why: "unknown", reason: "" };
  return { why: "asked", reason: speakingFor(effect, names).objects(asked) };
}

/** Why the target of an Aura spell was illegal: what it had or was not, or that it was not there (CR 608.3b). */
function whyNoTarget({ keyword, asked, because, player }: StartFact): Record<string, Word> {
  if (keyword !== undefined) return { why: "keyword", reason: keywordNamed(keyword) };
  if (asked !== undefined) return { why: "asked", reason: NOWHERE.calling(player).objects(asked) };
  return { why: because ?? "unknown", reason: "" };
}

/** Facts about effects that are over, go on, or were there already. */
const ABOUT_EFFECTS: ReadonlySet<string> = new Set(
  "400.7a 500.4 500.5 500.5a 514.2 611.2b 611.2e 611.3c 614.10a 702.26e 800.4a 800.4m".split(" "),
);

function countersWords({ counters = {} }: StartFact): Record<string, Word> {
  const kinds = Object.entries(counters);
  const got = kinds.flatMap(([kind, count]) => (count > 0 ? [countedCounters(kind, count)] : []));
  return {
    counters: got.length === 0 ? say("unnamed-counters") : series(got, "and"),
    count: kinds.length > 0 && got.length === 0 ? 0 : 1,
  };
}
