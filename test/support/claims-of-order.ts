import type { Policy } from "../../src/rules/policy.js";
import { dutiesOf, rulesByObject } from "../../src/resolver/consequences/duties.js";
import { flat } from "../../src/events/together.js";
import { applicationsOf, arrivals, claimsIn, type Judge, ownersOf } from "./claim-evidence.js";

/** Timestamps of the effects of two applications, in the order in which they are told. */
export const newer: Judge = (said, known) => {
  const effects = applicationsOf(said, known).map(({ effect }) => effect);
  const [first, second] = [effects.at(0), effects.at(-1)];
  if (first === undefined || second === undefined || first === second) return undefined;
  return first.timestamp < second.timestamp ? undefined : "it has no later timestamp";
};

export const cameTogether: Judge = (said, known) => {
  const [first, ...more] = ownersOf(said, known);
  const second = more.at(-1);
  if (first === undefined || second === undefined) return undefined;
  const last = [first, second].map((id) => arrivals(known, id).at(-1));
  return last[0] === last[1] ? undefined : `${first} and ${second} did not come at once`;
};

/** Whose turn it was as the two came, or were attached or turned, at once: the last turn that an event before that has begun. */
export const inTurnOf: Judge = (said, known, { player = "" }) => {
  const told = claimsIn(player).find(({ id }) => id === "player-named")?.args["name"];
  const came = ownersOf(said, known).flatMap((id) => (id === undefined ? [] : arrivals(known, id).slice(-1)));
  const atOnce = known.events.flatMap((event, place) => (flat(event).length > 1 ? [place] : []));
  const [first] = known.scenario?.players ?? [];
  const began = typeof first === "string" ? first : first?.name;
  const active = [...came, ...atOnce].map((place) => {
    const turn = known.events.slice(0, place).findLast(({ kind }) => kind === "turn");
    return turn?.kind === "turn" ? turn.active : began;
  });
  return active.includes(typeof told === "string" ? told : undefined) ? undefined : "it was another player's turn";
};

/** Who orders what came at once, under the rules of the board (CR 613.7m). */
export const orderedBy =
  (who: Policy["simultaneous"]): Judge =>
  (said, known, args) =>
    known.outcome.ruleset.policy.simultaneous === who
      ? cameTogether(said, known, args)
      : `${known.outcome.ruleset.id} lets another order them`;

/** Both came for one player, who gave the second the later timestamp. */
export const orderedByOwn: Judge = (said, known, args) => {
  const [one, other] = ownersOf(said, known).map((id) =>
    known.outcome.board.objects.find((object) => object.id === id),
  );
  if (one === undefined || other === undefined) return undefined;
  if (one.base.controller !== other.base.controller) return `${one.id} and ${other.id} came for different players`;
  return orderedBy("apnap")(said, known, args) ?? newer(said, known, args);
};

/** "You" is who controls the source after what was told has been applied (CR 109.5). */
export const isController: Judge = (said, known, { player }) => {
  const given = said.steps.flatMap((place) => {
    const step = known.trace[place];
    return step?.kind === "applied" ? step.changes.filter(({ characteristic }) => characteristic === "controller") : [];
  });
  return given.some(({ after }) => after === player) ? undefined : "somebody else has come to control it";
};

export const cameLater: Judge = (said, known) => {
  const [first, ...more] = ownersOf(said, known);
  const second = more.at(-1);
  if (first === undefined || second === undefined) return newer(said, known, {});
  const [a = -1, b = -1] = [first, second].map((id) => arrivals(known, id).at(-1));
  return a === b && a >= 0 ? `${first} and ${second} came at once` : newer(said, known, {});
};

/** The first and the last application reach one object, so that the last can have the last word there. */
export const lastWord: Judge = (said, known, args) => {
  const effects = applicationsOf(said, known);
  const [first, last] = [effects.at(0), effects.at(-1)];
  const meet = first === undefined || last === undefined || first.objects.some((one) => last.objects.includes(one));
  return meet ? newer(said, known, args) : "the two reach no object in common";
};

/** "Humility's began later" tells it from another only if that is of another source. */
export const beganLater: Judge = (said, known, args) => {
  const names = said.steps.flatMap((place) => {
    const step = known.trace[place];
    return step?.kind === "applied" ? [step.effect.split(/[/#]/)[0]] : [];
  });
  return names.length > 1 && names.at(0) === names.at(-1) ? "the two are of one source" : newer(said, known, args);
};

/** What is told not to apply to the object that is asked about must not have it among its objects. */
export const escaped: Judge = (said, known) => {
  const last = applicationsOf(said, known).at(-1);
  const is = last?.objects.some((place) => known.outcome.board.objects[place]?.id === said.about) === true;
  return said.about !== undefined && is ? "it applies to it" : undefined;
};

/** What brings an object into reach is applied before, and changes something that is reached. */
export const reached: Judge = (said, known) => {
  const [cause, ...more] = applicationsOf(said, known);
  const effect = more.at(-1);
  if (cause === undefined || effect === undefined) return undefined;
  return cause.entries.some(({ object }) => effect.objects.includes(object)) ? undefined : "it changes nothing reached";
};

/** What is applied before another one of its layer, which alone brings the object into its reach. */
export const appliedBefore: Judge = (said, known) => {
  const [first, ...more] = applicationsOf(said, known);
  const later = more.at(-1);
  const place = known.outcome.board.objects.findLastIndex(({ id }) => id === said.about);
  if (first === undefined || later === undefined || said.about === undefined) return undefined;
  if (first.slot !== later.slot) return "the two are of two layers";
  if (first.objects.includes(place)) return "it applies to it";
  return later.entries.some(({ object }) => object === place) ? undefined : "the other one does not change it";
};

/** What does not wait depends on the other one nowhere before it is applied. */
export const waitsNot: Judge = (said, { trace }) => {
  const [first, last] = [Math.min(...said.steps), Math.max(...said.steps)];
  const [one, other] = [trace[first], trace[last]];
  const isFound = trace
    .slice(0, first)
    .some(
      (step) =>
        step.kind === "depends" &&
        one?.kind === "applied" &&
        other?.kind === "applied" &&
        step.effect === one.effect &&
        step.on === other.effect,
    );
  return isFound ? "it depends on it" : undefined;
};

/** Two effects by names that do not tell them apart. */
export const toldApart: Judge = (_, __, { first, second }) =>
  JSON.stringify(first) === JSON.stringify(second) ? "the two effects are called the same" : undefined;

/** The rule that an effect is said to change for nothing. */
export const forNothing: Judge = ({ steps }, { trace }) =>
  steps.every((place) => {
    const step = trace[place];
    return step?.kind !== "gameRule" || (step.rule.player === undefined && step.rule.objects?.length === 0);
  })
    ? undefined
    : "it is changed for somebody, or something";

/** Of two rules, what each says of whom, and what comes of it in the end: nothing of what is forbidden is done. */
export const cantWins: Judge = ({ steps }, { outcome, trace }) => {
  const [first, second] = steps.flatMap((place) => {
    const step = trace[place];
    return step?.kind === "gameRule" ? [step.rule] : [];
  });
  if (first === undefined || second === undefined) return "no two rules are changed";
  const rules = [first, second];
  if (!rules.some(({ rule }) => rule.startsWith("cant-"))) return "neither forbids anything";
  if (rules.every(({ rule }) => rule.includes("land"))) {
    const ones = outcome.board.players.flatMap(({ name }, place) =>
      rules.every(({ player }) => player === undefined || player === name) ? [place] : [],
    );
    const isForbidden = ones.length > 0 && ones.every((place) => outcome.players[place]?.cantPlayLands === true);
    return isForbidden ? undefined : "a land may be played";
  }
  const both = (first.objects ?? []).filter((id) => second.objects?.includes(id) === true);
  if (both.length === 0) return "the two are about no object in common";
  const ofObject = rulesByObject(outcome.steps);
  const duties = outcome.board.objects.flatMap((object, place) => {
    const view = outcome.final[place];
    return view === undefined || !both.includes(object.id) ? [] : [dutiesOf(object, view, ofObject(place))];
  });
  const about = first.rule.includes("attack") ? "attacks" : first.rule.includes("blocked") ? undefined : "blocks";
  return about === undefined || duties.every((duty) => duty[about] === "can't") ? undefined : `it ${about}`;
};
