import type { EffectPart, Selector } from "../rules/formats.gen.js";
import type { It } from "./amount-text.js";
import { orderedText } from "../rules/ordered-text.js";
import type { Quote } from "./keyword-text.js";
import { isSaidToBeStill, predicatesText, STILL, type Telling } from "./part-text.js";
import type { Resolving, Whom } from "./resolution.js";
import { type Count, groupText } from "./selector-text.js";
import { capital, NUMBER_WORDS } from "./words.js";
import { say, type Wordings } from "./wordings.js";

/** The sentences of what resolves; what has no bearing on characteristics stands as it is. Capital letters begin them. */
export function resolutionText(sentences: readonly Resolving[], quote: Quote): Wordings {
  return sentences
    .map((sentence) => sentenceText(sentence, quote).map(capital))
    .reduce<Wordings>((before, next, place) => (place === 0 ? next : say`${before} ${next}`), []);
}

function sentenceText(sentence: Resolving, quote: Quote): Wordings {
  if ("text" in sentence) return [sentence.text];
  const subjects = whomText(sentence.whom);
  if ("counter" in sentence) {
    const { n, counter } = sentence;
    const counters =
      n === 1 ? say`${["a", "an"]} ${counter} counter` : say`${NUMBER_WORDS[n] ?? String(n)} ${counter} counters`;
    return subjects.flatMap(({ words }) => say`put ${counters} on ${words}.`);
  }
  const { still, ...told } = sentence;
  if (still) return say`${changeText(told, subjects, quote)} ${STILL}`;
  return isSaidToBeStill(told.does) ? [] : changeText(told, subjects, quote);
}

function changeText(
  { does, duration }: { does: EffectPart[]; duration?: string },
  subjects: readonly Subject[],
  quote: Quote,
): Wordings {
  if (does.length === 1 && does[0]?.kind === "gainControl")
    return subjects.flatMap(({ words }) => say`gain control of ${words}${UNTIL[duration ?? "indefinite"] ?? []}.`);
  return subjects.flatMap(({ words, count, it }) => {
    if (does.every(({ kind }) => kind === "changeGameRule"))
      return duration === "endOfTurn" ? rulesText(words, does, { count, quote, becomes: true, it }) : [];
    const said = predicatesText(does, { count, quote, becomes: true, it });
    if (duration === undefined) return say`${words} ${said}.`;
    return duration === "endOfTurn"
      ? [...say`${words} ${said} until end of turn.`, ...say`until end of turn, ${words} ${said}.`]
      : [];
  });
}

const UNTIL: Readonly<Record<string, Wordings>> = {
  indefinite: [""],
  endOfTurn: [" until end of turn"],
  whileYouControlSource: [" for as long as you control ~"],
  whileSourceOnBattlefield: [" for as long as ~ remains on the battlefield"],
  whileSourceTapped: [" for as long as ~ remains tapped"],
};

function rulesText(words: Wordings, does: readonly EffectPart[], telling: Telling): Wordings {
  const said = predicatesText(does, telling);
  const able = said.map((each) => each.replace("each combat if able", "this turn if able"));
  return say`${words} ${able.map((each) => (each.includes("this turn") ? each : each.replace(/( if able)?$/, " this turn$1")))}.`;
}

interface Subject {
  readonly words: Wordings;
  readonly count: Count;
  readonly it?: It;
}

/** Whom a sentence speaks of, as its subject or after a preposition. */
function whomText({ affects, targets, group, other }: Whom): Subject[] {
  if (targets !== undefined && group !== undefined) return targetText(targets, group, other ?? false);
  const key = orderedText(affects);
  if (key === '{"it":true}')
    return [
      { words: ["it", "that creature", "that permanent", "that land", "that artifact"], count: "one" },
      { words: ["they", "those creatures"], count: "many" },
    ];
  if (key === '{"self":true}') return [{ words: ["~"], count: "one", it: "self" }];
  if (key === '{"host":true}')
    return [
      {
        words: [
          "enchanted creature",
          "enchanted land",
          "enchanted permanent",
          "enchanted artifact",
          "equipped creature",
        ],
        count: "one",
        it: "host",
      },
    ];
  const many = groupText(affects as Selector, "many");
  return [
    { words: [...many, ...say`all ${many}`], count: "many" },
    { words: say`each ${groupText(affects as Selector, "one")}`, count: "one" },
  ];
}

function targetText(
  targets: number | { upTo: number },
  group: Selector,
  other: boolean,
): { words: Wordings; count: Count }[] {
  const one = groupText(group, "one");
  const many = groupText(group, "many");
  if (typeof targets === "number") {
    if (targets === 1) return [{ words: say`${other ? "another " : ""}target ${one}`, count: "one" }];
    return [{ words: say`${NUMBER_WORDS[targets] ?? ""} target ${many} each`, count: "many" }];
  }
  const number = NUMBER_WORDS[targets.upTo] ?? "";
  if (targets.upTo === 1) return [{ words: say`up to one ${other ? "other " : ""}target ${one}`, count: "one" }];
  return [
    { words: say`up to ${number} ${other ? "other " : ""}target ${many} each`, count: "many" },
    { words: say`each of up to ${number} target ${many}`, count: "one" },
  ];
}
