import { aspects, both, CONTROLLER, NAME, type Aspects } from "../../rules/aspects.js";
import type { PlayerReference, Selector } from "../../rules/formats.gen.js";
import { namesOf, type ObjectView } from "../../rules/object-view.js";
import { EVERY_CREATURE_TYPE, familySet, intersection, intersects } from "../../rules/subtype-set.js";
import { partMatcherOf } from "./applies-to.js";
import { constant, listed, reading, type Matcher } from "./matcher.js";
import type { Situation } from "./situation.js";

export function pointingMatchers(selector: Selector): Matcher[] {
  const found: Matcher[] = [];
  const { target, object: id, linked, topOf } = selector;
  if (selector.self) found.push(constant((object, { speaker }) => object === speaker.source));
  if (selector.affected)
    found.push({ ...constant((object, situation) => object === situation.affected), local: false });
  if (selector.other) found.push(constant((object, { speaker }) => object !== speaker.source));
  if (selector.host) found.push(constant((object, situation) => situation.refer("host").includes(object)));
  if (target === true) found.push(constant((object, { speaker }) => speaker.targets.includes(object)));
  else if (target !== undefined)
    found.push(constant((object, situation) => situation.refer({ target }).includes(object)));
  if (id !== undefined) found.push(constant((object, situation) => situation.object(object).id === id));
  if (linked !== undefined) found.push(constant((object, situation) => situation.refer({ linked }).includes(object)));
  if (topOf !== undefined)
    found.push(
      reading(
        aspects({ others: CONTROLLER }),
        (object, situation) => situation.refer({ topOf }).includes(object),
        false,
      ),
    );
  return found;
}

export function statusMatchers(selector: Selector): Matcher[] {
  const found: Matcher[] = [];
  const { token, faceDown, tapped, designation, counter, attached, castFrom } = selector;
  if (token !== undefined) found.push(constant((object, situation) => situation.object(object).token === token));
  if (faceDown !== undefined)
    found.push(constant((object, situation) => situation.object(object).faceDown === faceDown));
  if (tapped !== undefined) found.push(constant((object, situation) => situation.object(object).tapped === tapped));
  if (designation !== undefined)
    found.push(constant((object, situation) => situation.object(object).designations.has(designation)));
  if (counter !== undefined) {
    found.push(
      constant((object, situation) => {
        const { counters } = situation.object(object);
        return counter === "any" ? counters.size > 0 : counters.has(counter);
      }),
    );
  }
  if (castFrom !== undefined) {
    const zones = listed(castFrom);
    found.push(
      constant((object, situation) => {
        const { casting } = situation.object(object);
        return casting !== undefined && zones.includes(casting.from);
      }),
    );
  }
  if (attached !== undefined)
    found.push(constant((object, situation) => (situation.object(object).attachedTo !== null) === attached));
  return found;
}

export function relationMatchers(selector: Selector): Matcher[] {
  const found: Matcher[] = [];
  const { controller, owner, attachedTo, hasAttached, shares } = selector;
  // Who "you" is can change with a controller, so every player reference reads controllers.
  if (controller !== undefined)
    found.push(byPlayer(controller, (object, situation, view) => situation.controllerOf(object, view)));
  if (owner !== undefined) found.push(byPlayer(owner, (object, situation) => situation.object(object).owner));
  if (attachedTo !== undefined) {
    const inner = partMatcherOf(attachedTo);
    found.push(
      reading(
        inner.reads,
        (object, situation) => {
          const host = situation.object(object).attachedTo;
          return host?.kind === "object" && inner.test(host.object, situation, situation.view(host.object));
        },
        false,
      ),
    );
  }
  if (hasAttached !== undefined) {
    const inner = partMatcherOf(hasAttached);
    found.push(
      reading(
        inner.reads,
        (host, situation) =>
          situation.board.objects.some(
            ({ attachedTo: to, phasedOut }, object) =>
              !phasedOut &&
              to?.kind === "object" &&
              to.object === host &&
              inner.test(object, situation, situation.view(object)),
          ),
        false,
      ),
    );
  }
  if (shares !== undefined) found.push(sharing(shares));
  return found;
}

function byPlayer(
  reference: PlayerReference,
  player: (object: number, situation: Situation, view: ObjectView) => number,
): Matcher {
  const reads = aspects({ others: CONTROLLER });
  if (reference === "you")
    return reading(reads, (object, situation, view) => player(object, situation, view) === situation.you());
  return reading(reads, (object, situation, view) =>
    situation.players(reference).includes(player(object, situation, view)),
  );
}

type Shares = NonNullable<Selector["shares"]>;

function sharing({ characteristic, with: reference }: Shares): Matcher {
  const { reads, share } = SHARES[characteristic];
  return reading(
    both(reads, aspects({ others: CONTROLLER })),
    (_, situation, view) => situation.refer(reference).some((other) => share(view, situation.view(other))),
    false,
  );
}

const SHARES: Readonly<
  Record<
    Shares["characteristic"],
    { readonly reads: Aspects; readonly share: (a: ObjectView, b: ObjectView) => boolean }
  >
> = {
  name: { reads: aspects({ others: NAME }), share: (a, b) => namesOf(a).some((name) => namesOf(b).includes(name)) },
  color: { reads: aspects({ colors: -1 }), share: (a, b) => (a.colors & b.colors) !== 0 },
  type: { reads: aspects({ types: -1 }), share: (a, b) => (a.types & b.types) !== 0 },
  creatureType: {
    reads: aspects({ subtypes: EVERY_CREATURE_TYPE }),
    share: (a, b) => intersects(intersection(a.subtypes, EVERY_CREATURE_TYPE), b.subtypes),
  },
  landType: {
    reads: aspects({ subtypes: familySet("land") }),
    share: (a, b) => intersects(intersection(a.subtypes, familySet("land")), b.subtypes),
  },
};
