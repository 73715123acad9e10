import * as fc from "fast-check";
import type { AbilityEntry, Card, Resolution, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { runTimeline, type Timeline } from "../../src/timeline/run.js";
import { current } from "../support/play.js";
import { expectSame, withoutPlaces } from "../support/same.js";
import { CARDS, timelines } from "./random-board.js";

/** Other names for what is chosen, which sort the other way round. */
const OTHER_NAMES: Readonly<Record<string, string>> = { color: "zzhue", creatureType: "aakin" };

/** Cards that speak of a choice ask for it as they enter, so that it can be made or missed. */
const ASKING: readonly Card[] = [...CARDS.values()].map((card) => {
  const text = JSON.stringify(card.abilities ?? []);
  const asked = Object.keys(OTHER_NAMES).filter((name) => text.includes(`{"chosen":"${name}"}`));
  const asks = asked.map((name): AbilityEntry => ({ kind: "asEnters", id: `ask-${name.toLowerCase()}`, choose: name }));
  return { ...card, abilities: [...asks, ...(card.abilities ?? [])] };
});

function resolutionsOf(timeline: Timeline, cards: readonly Card[] = ASKING): Resolution[] | string {
  const run = runTimeline(timeline, new Map(cards.map((card) => [card.name, card])), current());
  return run.ok ? run.value.checkPoints.map(({ resolution }) => resolution) : JSON.stringify(run.faults);
}

/** The same data with choices by their other names, wherever they are asked for or spoken of. */
function renamed<T>(data: T): T {
  let text = JSON.stringify(data);
  for (const [name, other] of Object.entries(OTHER_NAMES))
    text = text
      .replaceAll(`"choose":"${name}"`, `"choose":"${other}"`)
      .replaceAll(`{"chosen":"${name}"}`, `{"chosen":"${other}"}`);
  return JSON.parse(text) as T;
}

/** And where they are made. */
function renamedEvent(event: ScenarioEvent): ScenarioEvent {
  if (!("choices" in event) || event.choices === undefined) return renamed(event);
  const choices = Object.entries(event.choices).map(([name, value]) => [OTHER_NAMES[name] ?? name, value] as const);
  return { ...renamed(event), choices: Object.fromEntries(choices) };
}

/** An answer with the names as they were, also in words and quoted data. */
function restored<T>(answer: T): T {
  let text = JSON.stringify(answer);
  for (const [name, other] of Object.entries(OTHER_NAMES)) text = text.replaceAll(other, name);
  return JSON.parse(text) as T;
}

const UNHEARD = { "nobody/color": "green", unheard: "of" };

/** With choices for abilities that no object has, at every occasion. */
function withMoreChoices(event: ScenarioEvent): ScenarioEvent[] {
  switch (event.kind) {
    case "enters":
    case "moves":
      return [{ ...event, choices: { ...UNHEARD, ...event.choices } }];
    case "attach":
    case "counters":
      return [{ kind: "choose", object: event.object, choices: UNHEARD }, event];
    default:
      return [event];
  }
}

describe("choices", () => {
  it("by other names, said alike everywhere, come to the same", () => {
    fc.assert(
      fc.property(timelines(), (timeline) =>
        expectSame(
          restored(
            resolutionsOf({ ...timeline, timeline: timeline.timeline.map(renamedEvent) }, ASKING.map(renamed<Card>)),
          ),
          resolutionsOf(timeline),
        ),
      ),
      { numRuns: 120 },
    );
  });

  it("for an ability that is not there change nothing", () => {
    fc.assert(
      fc.property(timelines(), (timeline) =>
        expectSame(
          withoutPlaces(resolutionsOf({ ...timeline, timeline: timeline.timeline.flatMap(withMoreChoices) })),
          withoutPlaces(resolutionsOf(timeline)),
        ),
      ),
      { numRuns: 120 },
    );
  });

  it("in another order are the same choices", () => {
    const turned = (event: ScenarioEvent): ScenarioEvent =>
      "choices" in event && event.choices !== undefined
        ? { ...event, choices: Object.fromEntries(Object.entries(event.choices).toReversed()) }
        : event;
    fc.assert(
      fc.property(timelines(), (timeline) =>
        expectSame(resolutionsOf({ ...timeline, timeline: timeline.timeline.map(turned) }), resolutionsOf(timeline)),
      ),
      { numRuns: 60 },
    );
  });
});
