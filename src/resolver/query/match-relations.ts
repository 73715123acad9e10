import { aspects, both, CONTROLLER, NAME, type Aspects } from "../../rules/aspects.js";
import type { PlayerReference, Selector } from "../../rules/formats.gen.js";
import { namesOf, type ObjectView } from "../../rules/object-view.js";
import { EVERY_CREATURE_TYPE, familySet, intersection, intersects } from "../../rules/subtype-set.js";
import { constant, listed, reading, type Matcher } from "./matcher.js";
import type { Scene } from "./scene.js";

export function pointingMatchers(selector: Selector): Matcher[] {
  const found: Matcher[] = [];
  const { target, object: id, linked, topOf } = selector;
  if (selector.self) found.push(constant((object, { speaker }) => object === speaker.source));
  if (selector.affected) found.push({ ...constant((object, scene) => object === scene.affected), local: false });
  if (selector.other) found.push(constant((object, { speaker }) => object !== speaker.source));
  if (selector.host) found.push(constant((object, scene) => scene.refer("host").includes(object)));
  if (target === true) found.push(constant((object, { speaker }) => speaker.targets.includes(object)));
  else if (target !== undefined) found.push(constant((object, scene) => scene.refer({ target }).includes(object)));
  if (id !== undefined) found.push(constant((object, scene) => scene.object(object).id === id));
  if (linked !== undefined) found.push(constant((object, scene) => scene.refer({ linked }).includes(object)));
  if (topOf !== undefined)
    found.push(
      reading(aspects({ others: CONTROLLER }), (object, scene) => scene.refer({ topOf }).includes(object), false),
    );
  return found;
}

export function statusMatchers(selector: Selector): Matcher[] {
  const found: Matcher[] = [];
  const { token, faceDown, tapped, designation, counter, attached, castFrom } = selector;
  if (token !== undefined) found.push(constant((object, scene) => scene.object(object).token === token));
  if (faceDown !== undefined) found.push(constant((object, scene) => scene.object(object).faceDown === faceDown));
  if (tapped !== undefined) found.push(constant((object, scene) => scene.object(object).tapped === tapped));
  if (designation !== undefined)
    found.push(constant((object, scene) => scene.object(object).designations.has(designation)));
  if (counter !== undefined) {
    found.push(
      constant((object, scene) => {
        const { counters } = scene.object(object);
        return counter === "any" ? counters.size > 0 : counters.has(counter);
      }),
    );
  }
  if (castFrom !== undefined) {
    const zones = listed(castFrom);
    found.push(
      constant((object, scene) => {
        const { casting } = scene.object(object);
        return casting !== undefined && zones.includes(casting.from);
      }),
    );
  }
  if (attached !== undefined)
    found.push(constant((object, scene) => (scene.object(object).attachedTo !== null) === attached));
  return found;
}

export function relationMatchers(selector: Selector, partMatcherOf: (inner: Selector) => Matcher): Matcher[] {
  const found: Matcher[] = [];
  const { controller, owner, attachedTo, hasAttached, shares } = selector;
  // Who "you" is can change with a controller, so every player reference reads controllers.
  if (controller !== undefined)
    found.push(byPlayer(controller, (object, scene, view) => scene.controllerOf(object, view)));
  if (owner !== undefined) found.push(byPlayer(owner, (object, scene) => scene.object(object).owner));
  if (attachedTo !== undefined) {
    const inner = partMatcherOf(attachedTo);
    found.push(
      reading(
        inner.reads,
        (object, scene) => {
          const host = scene.object(object).attachedTo;
          return host?.kind === "object" && inner.test(host.object, scene, scene.view(host.object));
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
        (host, scene) =>
          scene.board.objects.some(
            ({ attachedTo: to, phasedOut }, object) =>
              !phasedOut &&
              to?.kind === "object" &&
              to.object === host &&
              inner.test(object, scene, scene.view(object)),
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
  player: (object: number, scene: Scene, view: ObjectView) => number,
): Matcher {
  const reads = aspects({ others: CONTROLLER });
  if (reference === "you") return reading(reads, (object, scene, view) => player(object, scene, view) === scene.you());
  return reading(reads, (object, scene, view) => scene.players(reference).includes(player(object, scene, view)));
}

type Shares = NonNullable<Selector["shares"]>;

function sharing({ characteristic, with: reference }: Shares): Matcher {
  const { reads, share } = SHARES[characteristic];
  return reading(
    both(reads, aspects({ others: CONTROLLER })),
    (_, scene, view) => scene.refer(reference).some((other) => share(view, scene.view(other))),
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
