import { HOSTS } from "./spoken.js";
import type { Condition, CopyExceptions, Duration, EffectPart, Made } from "../rules/formats.gen.js";
import { orderedText } from "../rules/ordered-text.js";
import { LICID } from "./licid.js";
import { amountText } from "./amount-text.js";
import { conditionText } from "./condition-text.js";
import { exceptionsText } from "./exception-text.js";
import { type Quote, abilitiesText } from "./keyword-text.js";
import { STILL, type Telling, isSaidToBeStill } from "./body-text.js";
import { countedLast, settled } from "./change-text.js";
import { predicatesText } from "./part-text.js";
import type {
  ActionClause,
  ChangeClause,
  CopyClause,
  CounterClause,
  Harmless,
  InSentence,
  Lead,
  Resolving,
} from "./clause.js";
import { groupText } from "./selector-text.js";
import { asksOfIt, ofObject } from "./sentence.js";
import { tokenText } from "./token-text.js";
import { NUMBER_WORDS, capital, plural } from "./words.js";
import { type Wordings, listed, say } from "./wordings.js";
import { earlyText, untilText } from "./duration-text.js";
import { type Subject, whomText } from "./whom-text.js";

/** The sentences of what resolves; what has no bearing on characteristics stands as it is. Capital letters begin them. */
export function resolutionText(clauses: readonly Resolving[], quote: Quote): Wordings {
  let all: Wordings = [""];
  for (const [place, clause] of clauses.entries()) {
    const next = clauses[place + 1];
    const begins = clause.join === undefined;
    const ends = next === undefined || next.join === undefined;
    const asked = clause.asks
      ? say`${clauseText(clause, quote)}${clause.instead ? " instead" : ""}${askedText(clause.condition)}`
      : undefined;
    const said = asked ?? clauseText(clause, quote);
    const led = begins
      ? say`${leadsText(clause.leads ?? [])}${clause.insteadFirst ? "instead " : ""}${said}`.map(capital)
      : said;
    const instead = clause.instead && !clause.asks && !clause.insteadFirst ? " instead" : "";
    const point =
      !ends ||
      ("text" in clause && clause.whole) ||
      ("still" in clause && clause.still) ||
      ("costs" in clause && clause.costs)
        ? ""
        : ".";
    all = say`${all}${begins ? (place === 0 ? "" : " ") : (clause.join ?? "")}${led}${instead}${point}`;
  }
  return all;
}

function leadsText(leads: readonly Lead[]): Wordings {
  return leads.reduce<Wordings>(
    (before, lead, place) => {
      const said = lead.condition === undefined ? [lead.text] : ifText(lead);
      return say`${before}${place === 0 ? said : said.map((each) => each.charAt(0).toLowerCase() + each.slice(1))}`;
    },
    [""],
  );
}

/** A condition behind what it is asked for. */
function askedText(condition: Condition | undefined): Wordings {
  if (condition === undefined) return [];
  const ofIt = asksOfIt(condition);
  const said = conditionText(ofIt ? ofObject(condition, "self") : condition, {
    self: [ofIt ? "it" : "~"],
    host: HOSTS,
  });
  return say` if ${said}`;
}

function ifText({ condition, text }: Lead): Wordings {
  if (condition === undefined) return [];
  const told = typeof condition.compare === "object" ? condition.compare.chosen : undefined;
  if (told !== undefined) return condition.equals === 0 ? (NOT_SO[told] ?? []) : (CAST_SO[told] ?? spentText(told));
  if (orderedText(condition) === orderedText({ object: "self", is: { paid: "kicker" } }))
    return ["if ~ was kicked, ", "if it was kicked, "];
  const object = asksOfIt(condition) ? ofObject(condition, "self") : condition;
  const it = object === condition ? [] : ["it"];
  const said = conditionText(object, { self: object === condition ? ["~"] : it, host: HOSTS });
  return said.length === 0 || text === "" ? [] : say`if ${said}, `;
}

/** What was chosen as the spell was cast (CR 601.2b). */
const CAST_SO: Readonly<Record<string, Wordings>> = {
  bargained: ["if ~ was bargained, ", "if it was bargained, "],
  gift: ["if the gift was promised, "],
  evidence: ["if evidence was collected, "],
  adamant: ["white", "blue", "black", "red", "green"].map(
    (color) => `if at least three ${color} mana was spent to cast ~, `,
  ),
  "Treasure spent": ["cast ~", "activate this ability"].map((what) => `if mana from a Treasure was spent to ${what}, `),
  flip: ["if you win the flip, "],
  clash: ["if you win, "],
  "main phase": ["if you cast ~ during your main phase, "],
};

/** What comes out as it resolves, when it comes out badly. */
const NOT_SO: Readonly<Record<string, Wordings>> = { flip: ["if you lose the flip, "] };

const spentText = (told: string): Wordings => {
  const [, color] = /^spent ([WUBRG])$/.exec(told) ?? [];
  return color === undefined ? [] : [`if {${color}} was spent to cast ~, `];
};

function clauseText(clause: Resolving, quote: Quote): Wordings {
  if ("text" in clause) return harmlessText(clause, quote);
  if ("action" in clause) return actionText(clause);
  const subjects = clause.whom === undefined ? [] : whomText(clause.whom);
  if ("counter" in clause) return countersText(clause, subjects);
  if ("of" in clause) return copyText(clause, subjects, quote);
  if ("control" in clause) {
    const until = untilText(clause.duration, subjects[0]?.it);
    if (clause.control === "owner")
      return say`each player gains control of ${subjects.flatMap(({ words }) => words)} they own`;
    if (clause.whom.of !== undefined) {
      const { controller: _, ...group } = clause.whom.group ?? {};
      const upTo = clause.whom.of === "one" ? "" : `${clause.whom.of} `;
      return say`for each opponent, gain control of ${upTo}target ${groupText(group, "one")} that player controls${until}`;
    }
    const whose =
      clause.control === "chosenPlayer"
        ? ["an opponent gains"]
        : clause.playerSlot === undefined
          ? ["gain", "you gain"]
          : [`${clause.playerSlot} gains`];
    const said = say`${whose} control of ${subjects.flatMap(({ words }) => words)}`;
    return clause.early ? say`${earlyText(clause.duration)}${said}` : say`${said}${until}`;
  }
  if ("does" in clause) return clause.whom === undefined ? playerText(clause) : changeText(clause, subjects, quote);
  const ones = subjects.flatMap(({ words }) => words);
  return clause.with
    ? say`exchange control of ${ones} and ${whomText(clause.with).flatMap(({ words }) => words)}`
    : say`exchange control of ${ones}`;
}

function harmlessText(clause: Harmless & { token?: TokenSaid; emblem?: true }, quote: Quote): Wordings {
  const [made, ...more] = clause.makes ?? [];
  if (made === undefined) return [clause.text];
  if (more.length > 0) return [];
  if (clause.emblem) {
    if (typeof made === "string") return [];
    // In the command zone it does what it does there: that is not said.
    return say`you get an emblem with ${abilitiesText(made.abilities ?? [], quote)}`;
  }
  if (clause.token === undefined) return [];
  const { before, n, rest } = clause.token;
  const isOne = n.n === 1;
  const { gets } = clause.token;
  const count = isOne ? "one" : "many";
  if (gets === undefined) return say`${before}${n.words}${tokenText(made, count, quote)}${rest}`;
  const { abilities = [], ...bare } = made as Made;
  const [ability] = abilities;
  return ability === undefined || abilities.length > 1
    ? []
    : say`${before}${n.words}${tokenText(bare, count, quote)}${rest}${gets}${quote(ability)}`;
}

interface TokenSaid {
  readonly before: string;
  readonly n: { readonly n?: number; readonly words: string };
  readonly rest: string;
  /** Its ability is said in a sentence of its own. */
  readonly gets?: string;
}

function actionText({ action, n = 1, whom, kind }: ActionClause): Wordings {
  if (action === "detain") return say`detain ${whom === undefined ? [] : whomText(whom).flatMap(({ words }) => words)}`;
  if (action === "explore" || action === "connive")
    return whom === undefined
      ? []
      : whomText(whom).flatMap(({ words, count }) => say`${words} ${count === "one" ? `${action}s` : action}`);
  const whose = kind === undefined ? "" : `${plural(kind)} `;
  if (typeof n === "number") return [`${action} ${whose}${n}`];
  return n.x ? [`${action} ${whose}X`] : say`${action} ${whose}X, where X is ${amountText(n)}`;
}

function countersText(
  { n, counter, more = [], told, elided, comes }: CounterClause & InSentence,
  subjects: readonly Subject[],
): Wordings {
  return subjects.flatMap(({ words, it }) => {
    if (typeof counter !== "string")
      return n === 1
        ? say`put your choice of ${listed(
            counter.among.map((kind) => [`a ${kind} counter`, `an ${kind} counter`]),
            "or",
          )} on ${words}`
        : [];
    if (comes) return say` with ${numberedText(n, counter)} on ${words}`;
    if (elided) return say`${numberedText(n, counter)} on ${words}`;
    const asides = told === undefined ? [] : [`, where X is ${told}`];
    if (more.length > 0) {
      const all = [{ n, counter }, ...more].map((each) => numberedText(each.n, each.counter));
      return say`put ${listed(all, "and")} on ${words}${told === undefined ? [""] : asides}`;
    }
    if (typeof n === "number" || n.that) return say`put ${numberedText(n, counter)} on ${words}`;
    if (n.x) return say`put X ${counter} counters on ${words}${told === undefined ? [""] : asides}`;
    return [
      ...say`put X ${counter} counters on ${words}, where X is ${amountText(n, it)}`,
      ...say`put a number of ${counter} counters on ${words} equal to ${amountText(n, it)}`,
    ];
  });
}

function numberedText(n: CounterClause["n"], counter: string): Wordings {
  if (typeof n === "number")
    return n === 1 ? say`${["a", "an"]} ${counter} counter` : say`${NUMBER_WORDS[n] ?? String(n)} ${counter} counters`;
  return n.that ? [`that many ${counter} counters`] : n.x ? [`X ${counter} counters`] : [];
}

function copyText(
  { of, except, duration, early }: CopyClause & { duration?: Duration; early?: true },
  subjects: readonly Subject[],
  quote: Quote,
): Wordings {
  const source = whomText(of).flatMap(({ words }) => words);
  const but = except === undefined ? [""] : exceptionsText(except satisfies CopyExceptions, quote);
  const until = untilText(duration, undefined);
  return subjects.flatMap(({ words, count }) => {
    const verbs =
      count === "one" ? ["becomes a copy of"] : ["become a copy of", "become copies of", "each become a copy of"];
    const plain = say`${words} ${[...verbs, "become a copy of"]} ${source}`;
    return early
      ? say`${earlyText(duration)}${plain}${but}`
      : [...say`${plain}${until}${but}`, ...say`${plain}${but}${until}`];
  });
}

/** What players have, and rules of the game for them. */
function playerText({ does, duration, playerSlot, elided }: ChangeClause & { duration?: Duration }): Wordings {
  const [part] = does;
  if (part === undefined || does.length > 1) return [];
  if (part.kind === "playerGains")
    return part.player === "you"
      ? say`you gain ${abilitiesText(part.abilities, () => [])}${untilText(duration, undefined)}`
      : [];
  if (part.kind !== "changeGameRule") return [];
  const you = elided ? "" : "you may ";
  if (part.rule === "additional-land-play" && duration === "endOfTurn")
    return part.amount === 1
      ? [`${you}play an additional land this turn`]
      : part.amount === 2
        ? [elided ? "play two additional lands this turn" : "you may play up to two additional lands this turn"]
        : [];
  if (part.rule === "no-maximum-hand-size" && duration === undefined && part.player === "you")
    return ["you have no maximum hand size for the rest of the game"];
  const cant = { "cant-gain-life": "gain life", "cant-cast-spells": "cast spells", "cant-play-lands": "play lands" }[
    part.rule
  ];
  if (cant === undefined || duration !== "endOfTurn") return [];
  const who = part.player === "each" ? "players" : part.player === "opponent" ? "your opponents" : playerSlot;
  return who === undefined ? [] : [`${who} can't ${cant} this turn`];
}

function changeText(clause: ChangeClause & InSentence, subjects: readonly Subject[], quote: Quote): Wordings {
  const { does, duration, early, still, rules, switches, doubles, replaces, have } = clause;
  return subjects.flatMap(({ words, count, it }) => {
    const until = clause.later ? [""] : untilText(duration, it);
    const first = clause.join === undefined ? earlyText(duration) : [""];
    if (clause.becomesAura)
      return orderedText(does) === orderedText(LICID)
        ? say`${words} loses this ability and becomes an Aura enchantment with enchant creature`
        : [];
    if (clause.either !== undefined && replaces === undefined) {
      const telling = { count, quote, becomes: true, it };
      const [one = [], other = []] = clause.either.map((parts) => predicatesText(parts, telling));
      return one.flatMap((first) =>
        other.flatMap((second) => say`${words} ${first} or ${second.replace(/^gets? /, "")}${until}`),
      );
    }
    if (clause.costs) return costsText(say`${words} ${count === "one" ? "gains" : "gain"}`, does, until);
    if (switches) return say`switch ${words}'s power and toughness${until}`;
    if (doubles !== undefined) return doubledText(doubles, words, until);
    if (replaces !== undefined)
      return say`change the text of ${words} by replacing all instances of one ${REPLACED[replaces] ?? []}${until}`;
    const telling: Telling = {
      count,
      quote,
      becomes: clause.is === undefined,
      it,
      has: duration !== undefined && !early,
      ...(clause.told !== undefined && { told: clause.told }),
      ...(clause.each !== undefined && { each: clause.each }),
    };
    if (clause.is) return beingText(words, predicatesText(does, telling));
    const space = words.length === 1 && words[0] === "" ? "" : " ";
    if (rules) return rulesText(say`${words}${space}`, { does, duration, early }, telling);
    const told = predicatesText(does, telling);
    const said = have
      ? [...told.map(withoutThirdPerson), ...predicatesText(does, { ...telling, count: "many" })]
      : told;
    const late = early
      ? settled(say`${first}${words} ${said}`)
      : settled(countedLast(say`${words}${space}${said}`, until));
    if (still) return say`${late}. ${STILL}`;
    return isSaidToBeStill(does)
      ? late.filter((wording) => / that(?:'s| are) still | in addition to /.test(wording))
      : late;
  });
}

/** A keyword with a cost that only another sentence can say: it differs from card to card. */
function costsText(begin: Wordings, does: readonly EffectPart[], until: Wordings): Wordings {
  const [part, ...more] = does;
  const [ability, ...others] = part?.kind === "gainAbilities" && more.length === 0 ? part.abilities : [];
  if (typeof ability !== "object" || ability.kind !== "keyword" || others.length > 0) return [];
  if (ability.cost !== "its mana cost") return [];
  return say`${begin} ${ability.keyword}${until}. The ${ability.keyword} cost is equal to ${["its", "that card's", "the card's"]} mana cost.`;
}

/** After "you may have": "become", not "becomes"; what is in quotation marks stays. */
const withoutThirdPerson = (words: string): string =>
  words.replace(/\b(become|gain|get|lose)s\b(?=(?:[^"]*"[^"]*")*[^"]*$)/g, "$1");

/** "It's a Spirit in addition to its other types": what it is from then on. */
const beingText = (words: Wordings, said: Wordings): Wordings =>
  said.flatMap((predicate) => {
    const [, verb = "", rest = ""] = /^(is|are) (.*)$/.exec(predicate) ?? [];
    if (verb === "") return [];
    return [...say`${words} ${verb} ${rest}`, ...say`${words}${verb === "is" ? "'s" : "'re"} ${rest}`];
  });

const REPLACED: Readonly<Record<string, Wordings>> = {
  either: ["color word with another or one basic land type with another"],
  color: ["color word with another"],
  landType: ["basic land type with another"],
  creatureType: ["creature type with another"],
};

function doubledText(doubles: "both" | "power", words: Wordings, until: Wordings): Wordings {
  const what = doubles === "both" ? "power and toughness" : "power";
  return [
    ...say`double the ${what} of ${words}${until}`,
    ...say`double ${words}'s ${what}${until}`,
    ...(words.includes("its") ? say`double its ${what}${until}` : []),
  ];
}

function rulesText(
  subject: Wordings,
  { does, duration, early }: { does: readonly EffectPart[]; duration: Duration | undefined; early: true | undefined },
  telling: Telling,
): Wordings {
  const said = predicatesText(does, telling).map((each) => each.replace(/ each combat if able| if able/, ""));
  const [only] = does;
  if (only?.kind === "changeGameRule" && only.rule === "attacks-as-though-without-defender" && duration === "endOfTurn")
    return does.length === 1
      ? say`${subject}can attack this turn as though ${telling.count === "one" ? "it" : "they"} didn't have defender`
      : [];
  const must = does.some((part) => part.kind === "changeGameRule" && part.rule.startsWith("must"));
  const able = must ? " if able" : "";
  if (early) {
    const when = duration === "endOfTurn" ? ["this turn, "] : earlyText(duration);
    return say`${when}${subject}${predicatesText(does, telling)}`;
  }
  const until =
    duration === "endOfTurn"
      ? [" this turn"]
      : duration === "endOfCombat"
        ? [" this combat"]
        : untilText(duration, undefined);
  return say`${subject}${said}${until}${able}`;
}
