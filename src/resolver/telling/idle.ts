import { idleOf, type Why } from "../../effects/idle.js";
import { type Board, objectName, playerName } from "../../rules/board.js";
import type { IdleReason } from "../../rules/formats.gen.js";
import { groupBy } from "../../rules/group.js";
import type { ObjectView } from "../../rules/object-view.js";
import { choicesSaid, saysYou } from "../../rules/said-clauses.js";
import { instructionsOf } from "../program.js";
import { Situation } from "../query/situation.js";
import type { Step } from "../trace.js";

/** Why an application changes nothing: what its objects have already, what they lack, or that there are none. */

type Applied = Extract<Step, { readonly kind: "applied" }>;

/** Of an application that changed nothing one could see; `views`: of all objects just before it. */
export function idleReasons(step: Applied, board: Board, views: readonly ObjectView[]): IdleReason[] {
  if (step.objects.length === 0) {
    const why = whyNone(step, board, views);
    return why === undefined ? [] : [{ ...why, objects: [] }];
  }
  const instructions = instructionsOf(step.effect, step.slot);
  // What was asked of then: an effect's own situation has come to see the end.
  const look = new Situation(step.effect.situation, views, step.effect.situation.speaker);
  const found = step.objects.flatMap((place) => {
    const [object, view] = [board.objects[place], views[place]];
    if (object === undefined || view === undefined) return [];
    return instructions.flatMap(({ part, shares }) => {
      const isDefining = step.effect.program.characteristicDefining;
      const why = idleOf(shares.get(place) ?? part, { object, view, board, look, isDefining });
      return why === undefined ? [] : [{ why, place }];
    });
  });
  return [...groupBy(found, ({ why }) => JSON.stringify(why)).values()].flatMap((alike) => {
    const [first] = alike;
    const places = [...new Set(alike.map(({ place }) => place))];
    return first === undefined ? [] : [{ ...first.why, objects: places.map((place) => objectName(board, place)) }];
  });
}

/** What became of the objects that an effect had, or that nothing fits its description. */
function whyNone(
  { effect: { fixed, name, program, source, situation }, continued }: Applied,
  board: Board,
  views: readonly ObjectView[],
): Why | undefined {
  const { affected } = program;
  const own = source === undefined ? undefined : board.objects[source.object];
  if (name.kind === "counters" && fixed?.length === 0) return { because: "unattached" };
  // Phased out, gone, or none from the start: that it was settled before is true of each (CR 611.2c).
  if (fixed !== undefined) return { because: "settled" };
  // It found nothing when it began, which is no word about now (CR 613.6).
  if (continued) return { because: "begun" };
  if (affected === undefined) return undefined;
  if (choicesSaid(affected).some((each) => situation.chosen(each) === undefined)) return { because: "unchosen" };
  if (affected.host === true && own?.attachedTo === null) return { because: "unattached" };
  const you = source === undefined ? situation.you() : views[source.object]?.controller;
  const { self, host, ...asked } = affected;
  if ((self ?? host) === true && Object.keys(asked).length === 0) return undefined;
  return {
    because: self === true ? "notSelf" : host === true ? "notHost" : "none",
    asked,
    ...(you === undefined || !saysYou(affected) ? {} : { you: playerName(board, you) }),
  };
}
