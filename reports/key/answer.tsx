import { Fact } from "../html/components/fact.js";
import type { KeyClaim } from "../../src/rules/formats.gen.js";
import { Symbols } from "./symbols.js";
import type { ItemProps } from "./question.js";
import { own } from "../../src/rules/own.js";
import type { MessageId } from "../../src/wording/catalogue/message-ids.gen.js";
import { letterAt } from "../letter.js";
import { correctLetter } from "./option-letter.js";
import type { SheetWords } from "./words.js";

/** The answer, why it is right, and where to look it up. */
export function Answer({ item, words }: Omit<ItemProps, "number">) {
  const { short, long, notBecause } = item.explanation;
  return (
    <>
      <p class="answer">
        <span class="vh">{words.text("sheet-answer")} </span>
        {item.options.length > 0 && <span class="letter right">{correctLetter(item)}</span>}
        <Symbols as="strong" text={item.answer} words={words} />
      </p>
      <Claims claims={short} words={words} />
      {notBecause.length > 0 && (
        <div class="not-because">
          <h3>{words.text("sheet-not-because")}</h3>
          <Claims claims={notBecause} words={words} />
        </div>
      )}
      <Options item={item} words={words} />
      {long.length > 0 && (
        <details class="stages">
          <summary>{words.text("sheet-layer-by-layer")}</summary>
          <ol>
            {long.map(({ title, claims }) => (
              <li>
                <h4>{title}</h4>
                <Claims claims={claims} words={words} />
              </li>
            ))}
          </ol>
        </details>
      )}
      <Facts item={item} words={words} />
    </>
  );
}

function Claims({ claims, words }: { readonly claims: readonly KeyClaim[]; readonly words: SheetWords }) {
  return (
    <ul class="claims">
      {claims.map(({ text, clauses }) => (
        <li>
          <Symbols text={text} words={words} />
          {clauses.map((clause) => (
            <>
              {" "}
              <span class="clause">{clause}</span>
            </>
          ))}
        </li>
      ))}
    </ul>
  );
}

function Options({ item: { options }, words }: Omit<ItemProps, "number">) {
  if (options.length === 0) return null;
  return (
    <>
      <h3>{words.text("sheet-options")}</h3>
      <ol class="feedback">
        {options.map(({ text, correct, feedback, misconceptions }, place) => (
          <li>
            <span class={correct ? "letter right" : "letter"}>{letterAt(place)}</span>
            <p>
              <span class={correct ? "judged good" : "judged"}>
                {correct ? "✓" : "✗"} {words.text(correct ? "sheet-right" : "sheet-wrong")}
              </span>{" "}
              <Symbols as="b" text={text} words={words} />
            </p>
            <p>
              <Symbols text={feedback} words={words} />
              {misconceptions.length > 0 && (
                <>
                  {" "}
                  <span class="mistake">{words.text("sheet-mistake", { id: misconceptions.join(", ") })}</span>
                </>
              )}
            </p>
          </li>
        ))}
      </ol>
    </>
  );
}

const KNOWLEDGE: Readonly<Record<string, MessageId>> = {
  1: "sheet-knowledge-1",
  2: "sheet-knowledge-2",
  3: "sheet-knowledge-3",
  4: "sheet-knowledge-4",
};

/** How difficult the item is, which clauses decide it, and its source. */
function Facts({ item: { knowledge, complexity, scenario, revision, check }, words }: Omit<ItemProps, "number">) {
  const { effects, layers, dependencies, loops } = complexity;
  const needed = own(KNOWLEDGE, String(knowledge.level));
  const counted = [
    words.text("sheet-effects", { count: effects }),
    words.text("sheet-layers", { count: layers }),
    ...(dependencies > 0 ? [words.text("sheet-dependencies", { count: dependencies })] : []),
    ...(loops > 0 ? [words.text("sheet-loops", { count: loops })] : []),
  ];
  return (
    <dl class="item-facts">
      <Fact term={words.text("sheet-knowledge")}>
        <Level level={knowledge.level} words={words} />
        {needed !== undefined && ` · ${words.text(needed)}`}
      </Fact>
      <Fact term={words.text("sheet-complexity")}>
        <Level level={complexity.level} words={words} /> · {words.list(counted, "commas")}
      </Fact>
      {knowledge.clauses.length > 0 && (
        <Fact term={words.text("sheet-decided-by")}>
          {knowledge.clauses.map((clause) => (
            <>
              <span class="clause">{clause}</span>{" "}
            </>
          ))}
        </Fact>
      )}
      <Fact term={words.text("sheet-source")}>{words.text("sheet-source-of", { scenario, revision, check })}</Fact>
    </dl>
  );
}

function Level({ level, words }: { readonly level: number; readonly words: SheetWords }) {
  return (
    <>
      <span class="dots" aria-hidden="true">
        {[1, 2, 3, 4].map((dot) => (
          <span class={dot <= level ? "dot on" : "dot"} />
        ))}
      </span>
      {words.text("sheet-level", { level })}
    </>
  );
}
