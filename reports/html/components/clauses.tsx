import { useWords } from "../spoken.js";
import { Fact } from "./fact.js";
import { numberInWords } from "../../../src/explain/why/reason.js";
import { clauseNumber } from "../../../src/rules/clause-under.js";
import type { Citation, RulesetId } from "../../../src/rules/formats.gen.js";
import { anchor } from "../anchors.js";

/** A clause of the rules by the number it had, leading to its row of the coverage. */
export function Clause({ clause, number = clause }: { readonly clause: string; readonly number?: string | undefined }) {
  return (
    <a class="clause" href={`#${anchor("c", clause)}`}>
      {number}
    </a>
  );
}

interface ClausesProps {
  readonly clauses: readonly string[];
  /** Their numbers in another edition; the newest ones if left out. */
  readonly numbers?: readonly string[];
}

export function Clauses({ clauses, numbers = clauses }: ClausesProps) {
  if (clauses.length === 0) return null;
  // What is divided today may have had one number.
  const isNew = (number: string | undefined, place: number): boolean => numbers.indexOf(number ?? "") === place;
  return (
    <span class="clauses">
      {clauses.map(
        (clause, place) =>
          // Without a class: a report has tens of thousands of them.
          isNew(numbers[place], place) && <a href={`#${anchor("c", clause)}`}>{numbers[place]}</a>,
      )}
    </span>
  );
}

interface CitationsProps {
  readonly cites: readonly Citation[];
  /** The edition whose numbers they go by. */
  readonly ruleset: RulesetId;
}

/** The clauses that a scenario cites, by the role of each. */
export function Citations({ cites, ruleset }: CitationsProps) {
  const words = useWords();
  return (
    <dl class="facts">
      {(["decides", "applies", "contrasts"] as const).map((role) => {
        const clauses = cites.filter((cite) => cite.role === role).map(({ clause }) => clause);
        if (clauses.length === 0) return null;
        return (
          <Fact term={words.text(`report-role-${role}`)}>
            <Clauses
              clauses={clauses}
              numbers={clauses.map((clause) => numberInWords(clauseNumber(clause, ruleset), words))}
            />
          </Fact>
        );
      })}
    </dl>
  );
}
