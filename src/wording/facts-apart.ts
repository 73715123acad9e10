import type { StandsStep, StartFact, StartsStep } from "../rules/formats.gen.js";
import { isOfKeyword, resolvingOf } from "../rules/keyword-resolving.js";
import { keywordOf } from "../rules/keywords.js";
import { messageAbout } from "./known-message.js";

type FactStep = StartsStep | StandsStep;
type Clauses = [string, ...string[]];

interface Fact {
  readonly clauses: Clauses;
  readonly facts: readonly StartFact[];
}

/** A step about an object as one step for each sentence: a clause goes with the event that it belongs to. */
export function factsApart<S extends FactStep>(step: S): (S & Fact)[] {
  const told = factsIn(step).filter(({ gone }) => gone !== true);
  const clauses = step.clauses.filter((clause) => !isOfPast(clause, step));
  const keywords = clauses.filter(isOfResolvingKeyword);
  const heads = clauses.filter((clause) => !keywords.includes(clause));
  const found: Fact[] = rowsOf(heads).flatMap((clauses) => eachEvent(clauses, told));
  const placed = new Set(found.flatMap(({ clauses }) => clauses));
  for (const keyword of keywords) {
    const own = told.filter(({ clause }) => clause === keyword);
    if (own.length === 0 && placed.has(keyword)) continue;
    // What it has become by the keyword is told with that.
    const place = found.findIndex(({ clauses: [head] }) => saysFact(head) && ruleOf(head) === ruleOf(keyword));
    const kin = found[place];
    if (kin === undefined) found.push({ clauses: [keyword], facts: own });
    else found[place] = { clauses: [keyword, ...kin.clauses], facts: [...own, ...kin.facts] };
  }
  return found.map(({ clauses, facts }) => ({ ...step, clauses, facts: [...facts] }));
}

/** Whether a clause was true of an object that has left, and is told with the event that did nothing then. */
function isOfPast(clause: string, step: FactStep): boolean {
  const facts = factsIn(step).filter((fact) => fact.clause === clause);
  return facts.length > 0 && facts.every(({ gone }) => gone === true);
}

/** What there is to say to clauses besides. */
export function factsIn(step: FactStep): readonly StartFact[] {
  return step.facts ?? [];
}

/**
 * The clauses that the sentence of a fact goes by. That effects of what has left are over, and nothing else, follows from when
 * they apply (CR 611.3b), not from its being a new object (CR 400.7).
 */
export function citedFor({ clauses, facts }: Fact): Clauses {
  if (clauses[0] === PHASED_IN_ALONE) return [...clauses, PHASED_OUT];
  const isOver =
    clauses[0] === "400.7" &&
    facts.some(({ stops }) => stops !== undefined) &&
    facts.every(({ effects, lost }) => effects === undefined && lost === undefined);
  return isOver ? ["611.3b"] : clauses;
}

/** What phases in without its host is unattached, since that is treated as though it did not exist. */
const PHASED_IN_ALONE = "702.26i";
const PHASED_OUT = "702.26b";

/** Clauses without words go with those before them. */
function rowsOf(clauses: readonly string[]): Clauses[] {
  const rows: Clauses[] = [];
  for (const clause of clauses) {
    const last = rows.at(-1);
    const isNew = last === undefined || (saysFact(clause) && last.some(saysFact) && !goesAlong(clause, last));
    if (isNew) rows.push([clause]);
    else last.push(clause);
  }
  return rows;
}

/** What abilities of keywords did is told of each of them, with its clause; that their source has gone, with counters. */
function eachEvent(clauses: Clauses, told: readonly StartFact[]): Fact[] {
  const [head] = clauses;
  const facts = told.filter(({ clause }) => clauses.includes(clause));
  const ofKeywords = facts.filter(({ clause, by }) => by !== undefined && clause === head);
  const others = facts.filter((fact) => !ofKeywords.includes(fact));
  const apart = ofKeywords
    .filter(({ by }) => head !== SOURCE_GONE || !reads(by, told))
    .map((fact): Fact => {
      const isGone = head === COUNTED && told.some(({ clause, by }) => clause === SOURCE_GONE && by === fact.by);
      const also = [...(fact.by === undefined ? [] : [fact.by]), ...(isGone ? [SOURCE_GONE] : [])];
      return { clauses: [...clauses, ...also], facts: [fact] };
    });
  return ofKeywords.length > 0 && others.length === 0 ? apart : [{ clauses, facts: others }, ...apart];
}

/** A resolving ability has read a number once (CR 608.2h). */
const COUNTED = "608.2h";
/** The source of a resolving ability has left (CR 113.7a). */
const SOURCE_GONE = "113.7a";

/** Whether a keyword has put as many counters as it has read (CR 608.2h). */
function reads(keyword: string | undefined, told: readonly StartFact[]): boolean {
  return told.some(({ clause, by }) => clause === COUNTED && by === keyword);
}

function ruleOf(clause: string): string {
  return clause.replace(/[a-z]+$/, "");
}

/** Whether it is that of a keyword whose ability resolves, and says nothing of its own. */
function isOfResolvingKeyword(clause: string): boolean {
  const keyword = saysFact(clause) ? undefined : keywordOf(clause);
  return keyword !== undefined && isOfKeyword(resolvingOf({ kind: "keyword", keyword }));
}

/** Whether another clause of the same sentence says what there is to say. */
export function isSaidBy(clause: string, others: readonly string[]): boolean {
  return goesAlong(clause, others) || (clause === SOURCE_GONE && others.includes(COUNTED));
}

/** That a prohibition wins is said by what it is that would happen (CR 101.2). */
function goesAlong(clause: string, others: readonly string[]): boolean {
  // What is asked twice is told once (CR 603.4).
  if (clause === "608.2a") return others.includes("603.4");
  return clause === "101.2" && others.some((other) => other === "704.5a" || other === "704.5c");
}

export function saysFact(clause: string): boolean {
  return messageAbout("fact", clause) !== undefined;
}
