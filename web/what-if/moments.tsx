import type { ComponentChildren } from "preact";
import { type AbilityText, abilityTexts } from "../../reports/html/ability-index.js";
import type { Check } from "../../reports/html/checks.js";
import { Board } from "../../reports/html/components/board.js";
import { CheckFold } from "../../reports/html/components/check-section.js";
import { AgreeingValues, DifferingValues } from "../../reports/html/components/checked-values.js";
import { LayerStories } from "../../reports/html/components/layer-stories.js";
import { Told } from "../../reports/html/components/told.js";
import { count } from "../../reports/count.js";
import type { Card, Resolution, Scenario } from "../../src/rules/formats.gen.js";
import { type Narrator, narratorOf } from "../../src/explain/narrator.js";
import { cardsOf } from "../../src/verifier/request.js";
import { playerNames } from "./brought.js";
import type { Picture } from "./outcome.js";
import { checkName, momentWords } from "./event-words.js";
import { useIsNarrow } from "./narrow.js";
import type { Compared } from "./what-changes.js";

interface MomentsProps {
  readonly moments: readonly Compared[];
  readonly picture: Picture;
  /** Undefined if there is nothing to compare with. */
  readonly before: Picture | undefined;
  readonly cards: ReadonlyMap<string, Card>;
  readonly graphs: ((resolution: Resolution) => ComponentChildren) | undefined;
}

/** Each check of the board in full, beside the original's; the last one is open. */
export function Moments({ moments, picture, before, cards, graphs }: MomentsProps) {
  const edited = sideOf(picture.board, cards);
  const original = before === undefined ? undefined : sideOf(before.board, cards);
  return (
    <>
      {moments.map((moment, place) => (
        <Moment
          key={moment.check.id}
          moment={moment}
          edited={edited}
          original={original}
          fold={moments.length === 1 ? "always open" : place === moments.length - 1 ? "open" : "closed"}
          graphs={graphs}
        />
      ))}
    </>
  );
}

/** What the checks of a board are shown with. */
interface Side {
  readonly board: Scenario;
  readonly players: readonly string[];
  readonly abilityText: AbilityText;
  readonly narrator: Narrator;
}

function sideOf(board: Scenario, cards: ReadonlyMap<string, Card>): Side {
  const known = cardsOf(board, cards);
  const narrator = narratorOf("en", board, known);
  return {
    board,
    players: playerNames(board),
    abilityText: abilityTexts(known, narrator, board.timeline),
    narrator,
  };
}

interface MomentProps {
  readonly moment: Compared;
  readonly edited: Side;
  readonly original: Side | undefined;
  readonly fold: "always open" | "open" | "closed";
  readonly graphs: MomentsProps["graphs"];
}

function Moment({ moment, edited, original, fold, graphs }: MomentProps) {
  const { check, changed } = moment;
  const head = (
    <>
      <h3>{checkName(check.id)}</h3>{" "}
      <span class="soft">
        {[
          ...(check.point === undefined ? [] : [`after ${count(check.point.after, "event")}`]),
          ...(original === undefined ? [] : [changed.length === 0 ? "as it was" : `${changed.length} changed`]),
        ].join(" · ")}
      </span>
    </>
  );
  return (
    <CheckFold fold={fold} head={head}>
      {check.values.length > 0 && (
        <>
          <h4>What this board expects</h4>
          <Told.Provider value={edited.narrator}>
            <DifferingValues values={check.values} isOther={false} />
            <AgreeingValues values={check.values} />
          </Told.Provider>
        </>
      )}
      <Sides moment={moment} edited={edited} original={original} graphs={graphs} />
    </CheckFold>
  );
}

function Sides({ moment, edited, original, graphs }: Omit<MomentProps, "fold">) {
  const isNarrow = useIsNarrow();
  const { check, original: other } = moment;
  const [here, there] = marksOf(moment);
  const now = <CheckSide check={check} side={edited} marks={here} graphs={graphs} />;
  if (original === undefined || other === undefined || isSame(moment)) return now;
  const title = `As it was${other.id === check.id ? "" : `, ${momentWords(other.id)}`}`;
  const before = <CheckSide check={other} side={original} marks={there} graphs={graphs} />;
  const whatIf = (
    <section class="side changed-side" aria-label={`What if, ${momentWords(check.id)}`}>
      <p class="side-title">What if</p>
      {now}
    </section>
  );
  if (isNarrow)
    return (
      <div class="sides">
        {whatIf}
        <details class="side original-side">
          <summary class="side-title">{title}</summary>
          {before}
        </details>
      </div>
    );
  return (
    <div class="sides">
      <section class="side original-side" aria-label={`As it was, ${momentWords(check.id)}`}>
        <p class="side-title">{title}</p>
        {before}
      </section>
      {whatIf}
    </div>
  );
}

/** Whether nothing differs, including the steps that led to the values: then one board is enough. */
function isSame({ check, original, changed }: Compared): boolean {
  const stepsOf = (each: Check | undefined): string =>
    JSON.stringify(each?.stories.map(({ steps }) => steps.map(({ text }) => text)));
  return changed.length === 0 && stepsOf(check) === stepsOf(original);
}

/** Marks of objects that differ, on the changed board and on the original. */
function marksOf({ changed }: Compared): [edited: ReadonlyMap<string, string>, original: ReadonlyMap<string, string>] {
  const both = changed.filter(({ on }) => on === "both").map(({ subject }) => [subject, "changed"] as const);
  const only = (side: "edited" | "original", word: string): (readonly [string, string])[] =>
    changed.filter(({ on }) => on === side).map(({ subject }) => [subject, word]);
  return [new Map([...both, ...only("edited", "new")]), new Map([...both, ...only("original", "gone")])];
}

interface CheckSideProps {
  readonly check: Check;
  readonly side: Side;
  readonly marks: ReadonlyMap<string, string>;
  readonly graphs: MomentsProps["graphs"];
}

function CheckSide({ check: { point, stories }, side, marks, graphs }: CheckSideProps) {
  if (point === undefined) return null;
  const { resolution } = point;
  const { board, players, abilityText, narrator } = side;
  return (
    <Told.Provider value={narrator.at(resolution)}>
      <h4>The board</h4>
      <Board
        resolution={resolution}
        players={players}
        timeline={board.timeline}
        abilityText={abilityText}
        marks={marks}
      />
      <h4>Layer by layer</h4>
      {stories.length > 0 ? <LayerStories stories={stories} /> : <p class="soft">No effect was applied.</p>}
      {graphs?.(resolution)}
    </Told.Provider>
  );
}
