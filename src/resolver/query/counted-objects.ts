import { colorSet } from "../../rules/colors.js";
import type { QuantityExpression } from "../../rules/formats.gen.js";
import { partyMembers } from "./party.js";
import { countersOn, measureOf } from "./measures.js";
import { creaturesOfParty, fitsDeed, objects, partMatcherOf, players, selected, symbolsOf } from "./queries.js";
import type { Scene } from "./scene.js";

/** The objects of what has happened this turn to the names of these players, each once. */
function objectsThisTurn(what: string, { by, of }: QuantityExpression, scene: Scene): readonly number[] {
  const matcher = of === undefined ? undefined : partMatcherOf(of);
  const whose = by === undefined ? [] : players(by).ask(scene);
  const deeds = scene.board.history.filter(
    (deed) => deed.what === what && whose.includes(deed.player ?? -1) && fitsDeed(deed, matcher, scene),
  );
  return [...new Set(deeds.flatMap(({ object }) => object ?? []))];
}

/** The objects that a number is made of which its words do not name: for devotion, a party, what has happened, counters, a target. */
export function objectsCounted(quantity: QuantityExpression, scene: Scene): readonly number[] {
  const { devotion, party, thisTurn, counter, onEach } = quantity;
  const reference = measureOf(quantity)?.[1] ?? quantity.levelOf ?? quantity.on;
  if (reference !== undefined) return reference === "self" ? [] : scene.refer(reference);
  if (devotion !== undefined) {
    const colors = colorSet(devotion);
    return selected({ controller: "you" }, scene).filter((object) => symbolsOf(object, colors, scene) > 0);
  }
  if (party !== undefined) return partyMembers(objects(creaturesOfParty(party)).ask(scene), scene);
  if (thisTurn !== undefined) return objectsThisTurn(thisTurn, quantity, scene);
  if (counter === undefined || onEach === undefined) return [];
  return selected(onEach, scene).filter((object) => countersOn(counter, [object], scene) > 0);
}
