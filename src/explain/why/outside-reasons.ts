import type {
  GameRuleStep,
  PlayerStep,
  Resolution,
  StandsStep,
  StartsStep,
  StateBasedAction,
} from "../../rules/formats.gen.js";
import { barredBy } from "../../wording/changed-rules.js";
import { gameRulePhrase } from "../../wording/game-rules.js";
import { type Phrase, say, series } from "../../wording/phrase.js";
import { stateBasedPhrase } from "../../wording/state-based.js";
import { anyAbilityPhrase } from "../../wording/ability-names.js";
import { anyDoes } from "../../wording/parts.js";
import { abilityWords } from "../../wording/value-words.js";
import type { Mentions } from "./mentions.js";
import type { ObjectAspect } from "./question.js";
import { costReason } from "./cost-reason.js";
import { isOf, ofKind, type Seen } from "./seen.js";
import { type Reason, reasonFrom } from "./reason.js";
import { failedPhrase, voidPhrase } from "../../wording/endings.js";
import { factPhrase } from "../../wording/facts.js";
import { citedFor, factsApart } from "../../wording/facts-apart.js";

/** The reasons from a step before or after the layers; none if it is irrelevant to the question. */
export function outsideReasons(
  seen: Seen,
  mentions: Mentions,
  aspect: ObjectAspect | undefined,
  relevant: readonly Seen[],
  objects: Resolution["objects"],
): Reason[] {
  const { step } = seen;
  switch (step.kind) {
    case "starts":
    case "stands": {
      const isSaid = (clause: string): boolean =>
        (aspect === undefined ? SPARING.has(clause) : belongsTo(clause, aspect) || isOfPast(step, clause, aspect)) &&
        // That it was face down is no reason once it is not.
        !(OF_FACE_DOWN.has(clause) && objects[step.object]?.faceDown === false) &&
        // What a star stands for is no reason where an ability says what it is.
        !(OF_STARS.has(clause) && isSized(step.object, relevant));
      return factsApart({ ...step, clauses: step.clauses.filter(isSaid) }).map((fact) =>
        reasonFrom([seen], factPhrase(fact, mentions.names), (clause) => citedFor(fact).includes(clause)),
      );
    }
    case "player":
      return [reasonFrom([seen], playerWords(step, mentions))];
    case "gameRule":
      return [reasonFrom([seen], ruleWords(step, mentions))];
    case "failed":
      return [reasonFrom([seen], failedPhrase(step, mentions.names))];
    case "void":
      return [reasonFrom([seen], voidPhrase(step, mentions.names))];
    case "cost":
      return isOf(seen, "cost") ? [costReason(seen, relevant, mentions.names, mentions.shortened(step).by)] : [];
    case "stateBased":
      return [
        reasonFrom([seen], actionWords(step.action, mentions, relevant, objects), (clause) => clause !== "704.3"),
      ];
    default:
      return [];
  }
}

/** The rule that makes damage lethal by power. */
export const BY_POWER = "lethal-damage-by-power";

/** Of lethal damage also the numbers (CR 704.5g). */
function actionWords(
  action: StateBasedAction,
  mentions: Mentions,
  relevant: readonly Seen[],
  objects: Resolution["objects"],
): Phrase {
  const what = stateBasedPhrase(action, mentions.names);
  const { object: id = "" } = action;
  const object = action.clause === "704.5g" ? objects[id] : undefined;
  const isByPower = ofKind(relevant, "gameRule").some((rule) => rule.step.rule.rule === BY_POWER && isAbout(rule, id));
  const number = isByPower ? object?.power : object?.toughness;
  const { damage = 0 } = object ?? {};
  if (typeof number !== "number" || damage <= 0) return what;
  return say("claim-lethal-damage", {
    what,
    damage: say("board-damage", { damage }),
    number,
    by: isByPower ? "power" : "toughness",
  });
}

/** It could not turn over while it was face down (CR 708.2b, 712.15a). */
const OF_FACE_DOWN: ReadonlySet<string> = new Set(["708.2b", "712.15a"]);

const OF_STARS: ReadonlySet<string> = new Set(["208.2", "208.2a", "208.2b"]);

function isSized(object: string, relevant: readonly Seen[]): boolean {
  return ofKind(relevant, "applied").some(({ step }) => step.objects.includes(object) && anyDoes(step.parts, "sizes"));
}

function playerWords(step: PlayerStep, mentions: Mentions): Phrase {
  const { effect, players: all, gains, loses = [], cantHave = [], withheld = [], lacking = [] } = step;
  const players = all.filter((player) => ![...withheld, ...lacking].includes(player));
  const words = { effect: mentions.effect(effect), players: mentions.objects(players) };
  if (players.length === 0 && withheld.length > 0)
    return say("step-player-withheld", {
      effect: words.effect,
      players: mentions.objects(withheld),
      abilities: abilityWords(gains).words,
    });
  if (players.length === 0 && lacking.length > 0)
    return say("step-player-lacking", {
      effect: words.effect,
      players: mentions.objects(lacking),
      abilities: abilityWords(loses).words,
    });
  if (players.length === 0) return say("claim-player-nobody", { effect: words.effect });
  const said = (
    [
      ["claim-player", gains],
      ["claim-player-loses", loses],
      ["claim-player-cant", cantHave],
    ] as const
  ).flatMap(([id, abilities]) =>
    abilities.length === 0
      ? []
      : [
          say(id, {
            ...words,
            abilities: id === "claim-player-cant" ? anyAbilityPhrase(abilities) : abilityWords(abilities).words,
          }),
        ],
  );
  return series(said, "semicolons");
}

function ruleWords({ rule, effect }: GameRuleStep, mentions: Mentions): Phrase {
  const { objects, player, amount } = rule;
  const by = mentions.effect(effect);
  // A rule for a player is about no objects.
  if (player === undefined && objects?.length === 0) return say("claim-rule-for-nothing", { effect: by });
  const subject =
    player !== undefined || objects === undefined ? subjectOf(player, mentions) : mentions.objects(objects);
  const source = series([mentions.owner(effect)], "and");
  const whom = barredBy(rule, mentions.names);
  return say("claim-rule", { effect: by, rule: gameRulePhrase(rule.rule, subject, amount, source, whom) });
}

function subjectOf(player: string | undefined, mentions: Mentions): Phrase | undefined {
  return player === undefined ? undefined : series([mentions.object(player)], "and");
}

/** Whether a step before or after the layers is about an object. */
export function isAbout(seen: Seen, object: string): boolean {
  if (isOf(seen, "starts") || isOf(seen, "stands") || isOf(seen, "void") || isOf(seen, "cost"))
    return seen.step.object === object;
  if (isOf(seen, "gameRule")) return seen.step.rule.objects?.includes(object) === true;
  if (isOf(seen, "stateBased"))
    return seen.step.action.object === object || seen.step.action.among?.includes(object) === true;
  return false;
}

type Aspects = readonly ObjectAspect[] | "all";

/** What the face that is up decides. */
const FACE: Aspects = [
  "size",
  "baseSize",
  "typeLine",
  "colors",
  "abilities",
  "name",
  "manaCost",
  "faceDown",
  "copiable",
  "tapsFor",
];

/** Why state-based actions leave something where it is. */
export const SPARING: ReadonlySet<string> = new Set(
  "306.4 702.12b 702.16n 702.16p 704.5a 704.5c 704.5d 704.5g 704.5j 704.5k 704.5s 704.5v".split(" "),
);

/** What conditions ask of how it was cast or what has happened with it, a new object has not (CR 400.7). */
function isOfPast({ facts = [] }: StartsStep | StandsStep, clause: string, aspect: ObjectAspect): boolean {
  if (clause !== "400.7" || (aspect !== "size" && aspect !== "abilities")) return false;
  return facts.some(({ lost = [] }) => lost.includes("casting") || lost.includes("history"));
}

/** The questions that facts are relevant to, by their clauses. Facts of other clauses are never mentioned. */
const CLAUSES: readonly (readonly [aspects: Aspects, clauses: string])[] = [
  [["attacks", "blocks"], "101.2"],
  [["counters"], "107.1b"],
  [["size", "counters"], "107.3m"],
  [["controller", "owner"], "110.2"],
  [["typeLine", "exists", "zone"], "110.4c"],
  [["exists", "zone"], "306.4 704.5d 704.5g 704.5j 704.5s 704.5v"],
  [["exists", "zone", "controller"], "608.3b"],
  [["exists", "zone"], "111.7 702.12b 707.10 707.10f 730.3"],
  [["loyalty", "counters"], "120.3c 306.5b"],
  [["counters", "size"], "120.3d 122.2"],
  [["damage"], "120.6 120.3e 514.2"],
  [["defense", "counters"], "120.3h 310.4b"],
  [["name", "abilities"], "123.5 123.5b"],
  [["manaCost"], "202.3b 202.3e 202.3f 712.8f"],
  [["colors"], "204.2"],
  [["size", "baseSize"], "208.2 208.2a 208.2b 208.3 208.5"],
  [["loyalty"], "306.5 306.5c"],
  [["defense"], "310.4 310.4c"],
  [["counters", "damage", "exists", "zone", "controller"], "400.7 406.7"],
  [["name"], "111.4"],
  [["typeLine", "size", "abilities", "colors"], "607.5a"],
  ["all", "506.4 608.2b 611.2b 611.2e 611.3c 614.10a 701.12a 702.26 702.26b 702.26e 702.26f"],
  [["counters", "faceDown", "attachedTo"], "614.12"],
  [["counters"], "616.1 714.2b 714.3a"],
  [["controller"], "701.12a 701.12b"],
  [["attacks"], "702.3b"],
  [["attachedTo"], "702.26g 702.26i"],
  [["counters", "typeLine", "size", "abilities"], "603.4 608.2a"],
  [["size", "abilities"], "702.95b 702.95c 702.95d 702.95e 702.112b 702.171b"],
  [["attachedTo", "typeLine"], "702.103e 702.103f"],
  [["faceDown"], "708.2b 730.2e 730.2f"],
  [["faceDown", "size"], "708.2a 708.8"],
  [
    FACE,
    "709.3b 709.4 709.4d 709.5 709.5c 709.5d 709.5e 709.5g 710.1b 710.1c 712.4c 712.8a 712.8c 712.8d 712.8e 712.8g 712.9",
  ],
  [FACE, "712.10 712.15a 712.16 712.18 715.3b 715.4 718.3 730.2c 730.2d 730.2i 730.2j"],
  [["manaCost", "colors"], "709.4b"],
  [["typeLine", "abilities"], "709.4c"],
  [["abilities"], "714.2"],
  [["abilities", "size"], "716.2b 716.2d"],
  [["manaCost", "size", "baseSize", "colors"], "718.3b 718.4"],
  [["name", "typeLine", "abilities"], "718.5"],
];

const ASPECTS: ReadonlyMap<string, Aspects> = new Map(
  CLAUSES.flatMap(([aspects, clauses]) => clauses.split(" ").map((clause) => [clause, aspects] as const)),
);

function belongsTo(clause: string, aspect: ObjectAspect): boolean {
  const aspects = ASPECTS.get(clause);
  return aspects === "all" || aspects?.includes(aspect) === true;
}
