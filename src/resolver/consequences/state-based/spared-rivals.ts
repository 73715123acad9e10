import { PLANESWALKER } from "../../../rules/card-types.js";
import type { StartFact } from "../../../rules/formats.gen.js";
import type { Outcome } from "../../resolve.js";
import { policyOf, type Permanent } from "./permanents.js";
import { isExemptLegend, isLegendary, isWorld, legends, walkerTypes, worldSince } from "./rivals.js";

/**
 * Why a permanent stays that somebody may expect to go because of one that was there before it: the legend rule does not
 * ask of the two what they are (CR 704.5j), and no rule asks for planeswalker types any more (CR 306.4).
 */
export function sparedRivals(permanent: Permanent, permanents: readonly Permanent[], outcome: Outcome): StartFact[] {
  const facts = [
    ...sparedLegend(permanent, permanents, outcome),
    ...sparedWalker(permanent, permanents, outcome),
    ...sparedWorld(permanent, permanents, outcome),
  ];
  const isGoing = (): boolean =>
    legends(permanents, outcome).some(
      ({ object, among }) => object === permanent.object.id || among?.includes(permanent.object.id) === true,
    );
  return facts.length === 0 || isGoing() ? [] : facts;
}

function sparedLegend(permanent: Permanent, permanents: readonly Permanent[], outcome: Outcome): StartFact[] {
  if (!isLegendary(permanent)) return [];
  const others = permanents.filter((other) => other.place !== permanent.place && seemsAlike(other, permanent));
  // What is told of both alike is told of the later one.
  const earlier = others.filter((other) => isLegendary(other) && other.place < permanent.place);
  const asking: readonly [NonNullable<StartFact["spared"]>, string[], Permanent | undefined][] = [
    [
      "exempt",
      ["613.11"],
      isExemptLegend(permanent, outcome) ? earlier.find((other) => isNamesake(other, permanent)) : undefined,
    ],
    [
      "controller",
      [],
      policyOf(outcome).legends === "keepOne"
        ? earlier.find((other) => isNamesake(other, permanent) && !isOfOnePlayer(other, permanent))
        : undefined,
    ],
    [
      "notLegendary",
      [],
      others.find((other) => !isLegendary(other) && isNamesake(other, permanent) && isOfOnePlayer(other, permanent)),
    ],
    ["nameless", ["201.2a"], permanent.view.name === null ? others.find(isLegendary) : undefined],
    [
      "unlikeNames",
      ["201.2a"],
      earlier.find(
        (other) => other.view.name !== null && !isNamesake(other, permanent) && isOfOnePlayer(other, permanent),
      ),
    ],
  ];
  for (const [spared, clauses, of] of asking)
    if (of !== undefined)
      return [{ clause: "704.5j", spared, of: of.object.id }, ...clauses.map((clause) => ({ clause }))];
  return [];
}

/** Whether two have one name, or had to begin with. */
function seemsAlike(one: Permanent, other: Permanent): boolean {
  const { name } = one.object.base;
  return isNamesake(one, other) || (name !== null && name === other.object.base.name);
}

/** The nameless share no name (CR 201.2a). */
function isNamesake({ view: { name } }: Permanent, { view }: Permanent): boolean {
  return name !== null && name === view.name;
}

function isOfOnePlayer({ view: { controller } }: Permanent, { view }: Permanent): boolean {
  return controller === view.controller;
}

function sparedWalker(permanent: Permanent, permanents: readonly Permanent[], outcome: Outcome): StartFact[] {
  const { view, place } = permanent;
  if (policyOf(outcome).planeswalkers !== "none" || (view.types & PLANESWALKER) === 0) return [];
  const types = walkerTypes(permanent);
  const rival = permanents.find(
    (other) =>
      other.place < place &&
      isOfOnePlayer(other, permanent) &&
      !isNamesake(other, permanent) &&
      walkerTypes(other).some((type) => types.includes(type)),
  );
  return rival === undefined ? [] : [{ clause: "306.4", of: rival.object.id }];
}

/** Of worlds the one that stays, with the newest of those that it outlasts (CR 704.5k). */
function sparedWorld(permanent: Permanent, permanents: readonly Permanent[], outcome: Outcome): StartFact[] {
  if (!isWorld(permanent)) return [];
  const since = (one: Permanent): number => worldSince(one, outcome);
  const others = permanents.filter((other) => other.place !== permanent.place && isWorld(other));
  const [nearest] = others.toSorted((a, b) => since(b) - since(a));
  if (nearest === undefined || since(nearest) >= since(permanent)) return [];
  return [{ clause: "704.5k", of: nearest.object.id }];
}
