import { useId } from "preact/hooks";
import { abilityTexts } from "../../reports/html/ability-index.js";
import { anchor } from "../../reports/html/anchors.js";
import { boardGroups, type BoardObject } from "../../reports/html/board-groups.js";
import { abilityCalled } from "../../reports/html/called.js";
import { pageWords } from "../../reports/html/spoken.js";
import { plainColor } from "../../src/wording/types.js";
import { cardsOf } from "../../src/verifier/request.js";
import type { Narrator } from "../../src/explain/narrator.js";
import type { ObjectAspect } from "../../src/explain/why/question.js";
import type { Card, Resolution } from "../../src/rules/formats.gen.js";
import { askedValue } from "./asked-value.js";
import { playerNames } from "./brought.js";
import type { Picture } from "./outcome.js";
import { whyLines } from "./why-lines.js";

interface AnswerProps {
  readonly picture: Picture;
  readonly narrator: Narrator;
  readonly cards: ReadonlyMap<string, Card>;
}

/** More objects than this are shown on the board alone. */
const MOST = 60;

/** What every object is at the end; each value says why when it is pressed. */
export function Answer({ picture, narrator, cards }: AnswerProps) {
  const resolution = picture.checks.at(-1)?.point?.resolution;
  if (resolution === undefined) return null;
  const { board } = picture;
  const objects = boardGroups(resolution, playerNames(board), board.timeline).flatMap((group) => group.objects);
  const textOf = abilityTexts(cardsOf(board, cards), narrator);
  return (
    <ul class="answer-list">
      {objects.slice(0, MOST).map((each) => (
        <ObjectAnswer
          key={each.id}
          {...each}
          values={valuesOf(each, narrator, textOf)}
          resolution={resolution}
          narrator={narrator}
        />
      ))}
      {objects.length > MOST && <li class="soft">And {objects.length - MOST} more, on the board.</li>}
    </ul>
  );
}

interface AnsweredValue {
  readonly aspect: ObjectAspect;
  /** What is asked, in a word. */
  readonly what: string;
  readonly text: string;
}

function valuesOf(
  { id, object, edited }: BoardObject,
  narrator: Narrator,
  textOf: ReturnType<typeof abilityTexts>,
): AnsweredValue[] {
  const { name, power, toughness, types, colors, abilities, controller, owner, loyalty, defense } = object;
  const words = pageWords("en");
  const inShort = textOf
    .inOrder(id, name, abilities)
    .map((ability) => textOf(id, name, ability, edited.get(ability)) ?? abilityCalled(ability, id, narrator));
  return [
    ...(power === null || toughness === null
      ? []
      : [{ aspect: "size", what: "Size", text: `${power}/${toughness}` } as const]),
    ...(loyalty === null ? [] : [{ aspect: "loyalty", what: "Loyalty", text: String(loyalty) } as const]),
    ...(defense === null ? [] : [{ aspect: "defense", what: "Defense", text: String(defense) } as const]),
    { aspect: "typeLine", what: "Types", text: types.length === 0 ? "none" : narrator.typeLine(id, object) },
    {
      aspect: "colors",
      what: "Colors",
      text:
        colors.length === 0
          ? words.text("sheet-color-c")
          : colors.map((each) => words.said(plainColor(each))).join(", "),
    },
    {
      aspect: "abilities",
      what: "Abilities",
      text: inShort.length === 0 ? words.text("report-no-abilities") : inShort.join(" · "),
    },
    ...(controller === owner ? [] : [{ aspect: "controller", what: "Controller", text: controller } as const]),
  ];
}

interface ObjectAnswerProps extends BoardObject {
  readonly values: readonly AnsweredValue[];
  readonly resolution: Resolution;
  readonly narrator: Narrator;
}

function ObjectAnswer({ id, object, values, resolution, narrator }: ObjectAnswerProps) {
  const region = useId();
  const asked = askedValue.value?.object === id ? askedValue.value.aspect : undefined;
  const value = values.find(({ aspect }) => aspect === asked);
  const isCalledSo = object.name === null || object.name === id;
  return (
    <li class="answer" data-answer={id}>
      <h4>
        {id}
        {!isCalledSo && <span class="soft"> {object.name}</span>}
      </h4>
      <ul class="values">
        {values.map(({ aspect, what, text }) => (
          <li class={`value-${aspect}`}>
            <button
              type="button"
              aria-expanded={aspect === asked}
              aria-controls={aspect === asked ? region : undefined}
              title={`Why? ${what}: ${text}`}
              onClick={() => (askedValue.value = aspect === asked ? undefined : { object: id, aspect })}
            >
              <span class="vh">
                Why: {what} of {id}:{" "}
              </span>
              {text}
            </button>
          </li>
        ))}
      </ul>
      {value !== undefined && (
        <div class="why-value" id={region} role="region" aria-label={`Why ${value.what} of ${id}`}>
          <Chain id={id} value={value} resolution={resolution} narrator={narrator} />
        </div>
      )}
    </li>
  );
}

interface ChainProps {
  readonly id: string;
  readonly value: AnsweredValue;
  readonly resolution: Resolution;
  readonly narrator: Narrator;
}

/** The effects that made a value, one line each: the layer, what it did, by which clause, of which card. */
function Chain({ id, value, resolution, narrator }: ChainProps) {
  const lines = whyLines(id, value.aspect, resolution, narrator);
  if (lines.length === 0) return <p>No effect has changed it: it is as the object came.</p>;
  return (
    <ol>
      {lines.map(({ layer, text, clauses, card }) => (
        <li>
          <span class="why-layer">{layer}</span> {text}{" "}
          {clauses.map((clause) => (
            <span class="why-clause">{clause} </span>
          ))}
          {card !== undefined && (
            <a class="why-card" href={`#${anchor("k", card)}`}>
              {card}
            </a>
          )}
        </li>
      ))}
    </ol>
  );
}
