import { aspects, both, CONTROLLER, NAME, type Aspects } from "../../rules/aspects.js";
import type { PlayerReference, Selector } from "../../rules/formats.gen.js";
import { namesOf, type ObjectView } from "../../rules/object-view.js";
import { EVERY_CREATURE_TYPE, familySet, intersection, intersects } from "../../rules/subtype-set.js";
import { constant, listed, ofObject, pointing, pointingAt, reading, type Matcher, type Matchers } from "./matcher.js";
import type { Scene } from "./scene.js";

/** Pointing at objects one by one; where they are need not be said. */
export const POINTING = {
  self: () => pointingAt(({ speaker }) => speaker.source),
  affected: () => ({ ...pointingAt(({ affected }) => affected), local: false }),
  host: () => pointing((scene) => scene.refer("host")),
  target: (target) => pointing(target === true ? ({ speaker }) => speaker.targets : (scene) => scene.refer({ target })),
  chosenObject: (chosenObject) =>
    pointing((scene) => scene.refer(chosenObject === true ? "chosenObject" : { chosenObject })),
  triggering: () => pointingAt(({ speaker }) => speaker.triggering),
  object: (id) => ofObject((object) => object.id === id),
  linked: (linked) => pointing((scene) => scene.refer({ linked })),
  topOf: (topOf) => ({
    ...pointing((scene) => scene.refer({ topOf })),
    reads: aspects({ others: CONTROLLER }),
    local: false,
  }),
} satisfies Matchers;

export const BY_STATUS = {
  other: () => constant((object, { speaker }) => object !== speaker.source),
  token: (token) => ofObject((object) => object.token === token),
  faceDown: (faceDown) => ofObject((object) => object.faceDown === faceDown),
  transformed: (transformed) => ofObject((object) => (object.transformed === true) === transformed),
  tapped: (tapped) => ofObject((object) => object.tapped === tapped),
  designation: (designation) => ofObject(({ designations }) => designations.has(designation)),
  counter: (counter) => ofObject(({ counters }) => (counter === "any" ? counters.size > 0 : counters.has(counter))),
  castFrom: (said) => {
    const zones = listed(said);
    return ofObject(({ casting }) => casting !== undefined && zones.includes(casting.from));
  },
  attached: (attached) => ofObject(({ attachedTo }) => (attachedTo !== null) === attached),
} satisfies Matchers;

export function byRelations(partMatcherOf: (inner: Selector) => Matcher) {
  return {
    controller: (said) => byPlayer(said, (object, scene, view) => scene.controllerOf(object, view)),
    owner: (said) => byPlayer(said, (object, scene) => scene.object(object).owner),
    attachedTo: (said) => {
      const { reads, test } = partMatcherOf(said);
      return reading(
        reads,
        (object, scene) => {
          const host = scene.object(object).attachedTo;
          return host?.kind === "object" && test(host.object, scene, scene.view(host.object));
        },
        false,
      );
    },
    pairedWith: (said) => {
      const { reads, test } = partMatcherOf(said);
      return reading(
        reads,
        (object, scene) => {
          const other = scene.object(object).pairedWith;
          return other !== undefined && test(other, scene, scene.view(other));
        },
        false,
      );
    },
    hasAttached: (said) => {
      const { reads, test } = partMatcherOf(said);
      return reading(
        reads,
        (host, scene) =>
          scene.board.objects.some(
            ({ attachedTo, phasedOut }, object) =>
              !phasedOut &&
              attachedTo?.kind === "object" &&
              attachedTo.object === host &&
              test(object, scene, scene.view(object)),
          ),
        false,
      );
    },
    shares: ({ characteristic, with: reference }) => {
      const { reads, share } = SHARES[characteristic];
      return reading(
        both(reads, aspects({ others: CONTROLLER })),
        (_, scene, view) => scene.refer(reference).some((other) => share(view, scene.view(other))),
        false,
      );
    },
  } satisfies Matchers;
}

/** Who "you" is can change with a controller, so every player reference reads controllers. */
function byPlayer(
  reference: PlayerReference,
  player: (object: number, scene: Scene, view: ObjectView) => number,
): Matcher {
  const reads = aspects({ others: CONTROLLER });
  if (reference === "you") return reading(reads, (object, scene, view) => player(object, scene, view) === scene.you());
  return reading(reads, (object, scene, view) => scene.playersMeant(reference).includes(player(object, scene, view)));
}

interface Shared {
  readonly reads: Aspects;
  readonly share: (a: ObjectView, b: ObjectView) => boolean;
}

const SHARES: Readonly<Record<NonNullable<Selector["shares"]>["characteristic"], Shared>> = {
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
