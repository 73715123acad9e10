import type { EffectPart, StaticAbility } from "../rules/formats.gen.js";
import { orderedText } from "../rules/ordered-text.js";
import type { It } from "./amount-text.js";
import { type Spoken } from "./spoken.js";
import { conditionText } from "./condition-text.js";
import { stateText } from "./state-text.js";
import { changedCostText, elsewhereText, selfCostText } from "./cost-text.js";
import { type Quote, abilitiesText } from "./keyword-text.js";
import { STILL, type Telling, isSaidToBeStill } from "./body-text.js";
import { settled } from "./change-text.js";
import { predicatesText } from "./part-text.js";
import { groupText } from "./selector-text.js";
import { EVERYWHERE } from "./everywhere.js";
import { type Wordings, listed, say } from "./wordings.js";
import { subjectsOf } from "./subjects-text.js";
import { HOSTS } from "./spoken.js";
import { LOSES_NOT, WINS_NOT, forPlayersText } from "./player-text.js";
import { elsewhereSaid, everythingText, everywhereText } from "./everywhere-text.js";

/** The two creatures that soulbond pairs (CR 702.95b). */
const PAIR = orderedText({ anyOf: [{ self: true }, { pairedWith: { self: true } }] });

const PAIRED = orderedText({ object: "self", is: { designation: "paired" } });

const UNCOUNTERED: EffectPart = { kind: "changeGameRule", rule: "cant-be-countered" };

export function staticText(ability: StaticAbility, quote: Quote): Wordings {
  const { affects, condition, does } = ability;
  if (ability.lingers !== undefined) return [];
  const [part] = does;
  if (orderedText(does) === orderedText(WINS_NOT))
    return ["you can't win the game and your opponents can't lose the game."];
  if (orderedText(does) === orderedText(LOSES_NOT))
    return ["you can't lose the game and your opponents can't win the game."];
  if (
    part?.kind === "changeCost" &&
    orderedText(ability.zones) === '["stack"]' &&
    orderedText(affects) === '{"self":true}'
  )
    return does.length === 1 ? selfCostText(part, condition) : [];
  const inGraveyard = orderedText(ability.zones) === '["graveyard"]';
  if (ability.zones !== undefined && !inGraveyard) return [];
  if (affects === undefined) return part !== undefined && does.length === 1 ? forPlayersText(part, condition) : [];
  if (part?.kind === "changeGameRule" && part.rule === "no-legend-rule")
    return condition === undefined ? say`the "legend rule" doesn't apply to ${groupText(affects, "many")}.` : [];
  if (orderedText(affects) === PAIR)
    return orderedText(condition) === PAIRED
      ? say`as long as ~ is paired with another creature, ${["both creatures", "each of those creatures"].flatMap((pair) => say`${pair} ${predicatesText(does, { count: pair.startsWith("both") ? "many" : "one", quote, becomes: false, it: undefined })}`)}.`
      : [];
  if (part?.kind === "changeCost" && orderedText(does[1]) === orderedText(UNCOUNTERED))
    return does.length === 2
      ? changedCostText(ability, part).map((words) => words.replace(/\.$/, " and can't be countered."))
      : [];
  if (part?.kind === "changeCost") return does.length === 1 ? changedCostText(ability, part) : [];
  if (
    part?.kind === "gainControl" &&
    does.length === 1 &&
    orderedText(affects) === '{"host":true}' &&
    condition === undefined
  )
    return HOSTS.filter((host) => host.startsWith("enchanted")).map((host) => `you control ${host}.`);
  if (orderedText(affects) === '{"zone":"any"}') return condition === undefined ? everythingText(does) : [];
  const { zone: _zone, anyOf: _anyOf, ...kindOfAll } = affects;
  if (orderedText({ ...kindOfAll, ...EVERYWHERE }) === orderedText(affects))
    return condition === undefined ? everywhereText(kindOfAll, does, quote) : [];
  if (affects.zone !== undefined) {
    const said = elsewhereText(affects).flatMap(({ words, count }) => elsewhereSaid(words, does, { count, quote }));
    if (condition === undefined) return said;
    const turn = orderedText(condition) === '{"turn":"you"}' ? ["during your turn"] : [];
    return say`${[...turn, ...say`as long as ${conditionText(condition, { self: ["~"], host: HOSTS })}`]}, ${said}`;
  }
  const single = singleText(ability, quote);
  const withYou = withYouText(ability);
  if (withYou.length > 0) return withYou;
  const named = subjectsOf(affects).flatMap(({ words, count, spoken, it }) => {
    const said = predicatesText(bared(does), { count, quote, becomes: false, it });
    if (inGraveyard)
      return condition === undefined
        ? say`as long as ~ is in your graveyard, ${words} ${said}.`
        : say`as long as ~ is in your graveyard and ${conditionText(condition, spoken)}, ${words} ${said}.`;
    const onBattlefield =
      it === "self" && does.every(({ kind }) => kind === "gainAbilitiesOf")
        ? say`as long as ~ is on the battlefield, it ${said}.`
        : [];
    if (condition === undefined) {
      const apart = count === "one" && it !== "affected" ? apartText(does, { count, quote, becomes: false, it }) : [];
      const plain = say`${settled(say`${words} ${said}`)}.${keptText(does)}`;
      const still = does.some(({ kind }) => kind === "addTypes") ? say`${plain} ${STILL}` : [];
      const within = plain.filter((wording) => / that(?:'s| are) still | in addition to /.test(wording));
      return isSaidToBeStill(does)
        ? [...still, ...within]
        : [...plain, ...still, ...say`${words} ${apart}`, ...onBattlefield];
    }
    return [
      ...say`${words} ${said} ${["as long as", "if"]} ${conditionText(condition, spoken)}.`,
      ...(condition.not === undefined ? [] : say`${words} ${said} unless ${conditionText(condition.not, spoken)}.`),
      ...before(ability, { words, said, spoken }),
    ];
  });
  return [...named, ...single];
}

/** One effect in two sentences, of which the second calls its object "it". */
function apartText(does: readonly EffectPart[], telling: Telling): Wordings {
  return does.flatMap((_, place) =>
    place === 0
      ? []
      : say`${predicatesText(does.slice(0, place), telling)}. It ${predicatesText(does.slice(place), telling)}.`,
  );
}

/** Of a creature that is the only one; of each as long as it is something itself. */
function singleText({ affects = {}, condition, does }: StaticAbility, quote: Quote): Wordings {
  const said = (it: It): Wordings => predicatesText(does, { count: "one", quote, becomes: false, it });
  const yours = orderedText({ type: "Creature", controller: "you" });
  if (orderedText(affects) === yours && orderedText(condition) === `{"compare":{"count":${yours}},"equals":1}`)
    return say`as long as you control exactly one creature, that creature ${said("affected")}.`;
  const { allOf, ...kind } = affects;
  const [is, ...more] = allOf ?? [];
  if (condition !== undefined || is === undefined || more.length > 0) return [];
  const { not, ...others } = is;
  const negated = not !== undefined && !Array.isArray(not) && Object.keys(others).length === 0 ? not : undefined;
  const states = [
    ...(negated === undefined ? [] : stateText(negated).map((state) => state.replace(/^is /, "is not "))),
    ...stateText(is),
  ].filter((state) => state.startsWith("is "));
  return say`each ${groupText(kind, "one")} ${said("affected")} as long as it's ${states.map((state) => state.slice("is ".length))}.`;
}

/** What a player has, and objects too. */
function withYouText({ affects = {}, condition, does }: StaticAbility): Wordings {
  const [yours, theirs, ...more] = does;
  if (yours?.kind !== "playerGains" || theirs?.kind !== "gainAbilities" || more.length > 0) return [];
  if (yours.player !== "you" || orderedText(yours.abilities) !== orderedText(theirs.abilities)) return [];
  const groups =
    orderedText(affects) === '{"self":true}'
      ? [["~"]]
      : (affects.anyOf ?? [affects]).map((each) => groupText(each, "many"));
  const said = say`${listed([["you"], ...groups], "and")} have ${abilitiesText(theirs.abilities, () => [])}`;
  const plain =
    affects.anyOf === undefined
      ? said
      : [...said, ...say`you and ${groupText(affects, "many")} have ${abilitiesText(theirs.abilities, () => [])}`];
  if (condition === undefined) return say`${plain}.`;
  const when = conditionText(condition, { self: ["~"], host: HOSTS });
  const turn = orderedText(condition) === '{"turn":"you"}' ? say`during your turn, ${plain}.` : [];
  return [...say`as long as ${when}, ${plain}.`, ...say`${plain} as long as ${when}.`, ...turn];
}

/** What protections keep attached is said in a sentence of its own. */
function keptText(does: readonly EffectPart[]): Wordings {
  const kept = does.flatMap((part) =>
    part.kind === "gainAbilities"
      ? part.abilities.flatMap((ability) =>
          typeof ability === "object" && ability.kind === "keyword" && ability.keeps
            ? [orderedText(ability.keeps)]
            : [],
        )
      : [],
  );
  const [only, ...more] = new Set(kept);
  if (only === undefined) return [""];
  if (more.length > 0) return [];
  return only === '{"name":"~"}'
    ? [" This effect doesn't remove ~."]
    : only === '{"subtype":"Aura"}'
      ? [" This effect doesn't remove Auras."]
      : [];
}

function bared(does: readonly EffectPart[]): EffectPart[] {
  return does.map((part) =>
    part.kind === "gainAbilities" && JSON.stringify(part).includes('"keeps"')
      ? {
          ...part,
          abilities: part.abilities.map((ability) => {
            if (typeof ability !== "object" || ability.kind !== "keyword") return ability;
            const { keeps: _, ...bare } = ability;
            return bare;
          }),
        }
      : part,
  );
}

interface Half {
  readonly words: Wordings;
  readonly said: Wordings;
  readonly spoken: Spoken;
}

/** The condition first: "as long as it's your turn, ~ has first strike". */
export function before({ affects, condition }: StaticAbility, { words, said }: Half): Wordings {
  if (condition === undefined) return [];
  const isYourTurn = orderedText(condition) === '{"turn":"you"}';
  const isNotYours = orderedText(condition) === '{"not":{"turn":"you"}}';
  const named: Spoken = { self: ["~"], host: HOSTS };
  // "it" is the object that the first half has named.
  const isIt = ["self", "host"].some(
    (word) =>
      orderedText(affects) === `{"${word}":true}` &&
      new RegExp(`"(?:object|on)":"${word}"|"linked"|\\{"${word}":true\\}`).test(JSON.stringify(condition)),
  );
  const clauses = [
    ...say`${words} ${said}.`,
    ...(isIt
      ? say`it ${said}.`.flatMap((each) => [
          each,
          ...(each.startsWith("it is ") ? [each.replace("it is ", "it's ")] : []),
        ])
      : []),
  ];
  const [turn, other, ...more] = condition.allOf ?? [];
  const meanwhile =
    orderedText(turn) === '{"turn":"you"}' && other !== undefined && more.length === 0
      ? say`during your turn, as long as ${conditionText(other, named)}, ${clauses}`
      : [];
  return [
    ...say`as long as ${conditionText(condition, named)}, ${clauses}`,
    ...meanwhile,
    ...(isYourTurn ? [...say`during your turn, ${words} ${said}.`, ...say`${words} ${said} during your turn.`] : []),
    ...(isNotYours ? say`during turns other than yours, ${words} ${said}.` : []),
  ];
}
