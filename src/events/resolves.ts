import { printEffect, effectOfResolving } from "../names/effect.js";
import { label, printedAbilities } from "../rules/ability.js";
import type { Ability, Card, Face, ResolvesEvent } from "../rules/formats.gen.js";
import { isCalled, keywordCalled } from "../rules/keyword-resolving.js";
import { isObject, type JsonObject } from "../rules/json-object.js";
import { type Fault, faultAt } from "../faults/fault.js";
import { nearest } from "../faults/nearest.js";
import type { Path } from "../faults/pointer.js";
import { quote } from "../faults/quote.js";
import { leaveStack } from "../table/sagas.js";
import { announcementFaults } from "./announcement-faults.js";
import { BRINGS_NOTHING } from "./bases.js";
import { choiceFaults } from "./choice-faults.js";
import type { EventDeclaration } from "./declaration.js";
import { idsIn } from "./ids-in.js";
import type { Names } from "./names.js";
import { pointingFaults } from "./pointing-faults.js";
import { everyAbility, resolvingAbilities } from "./resolving-abilities.js";
import { askersOfResolving, unchosenFaults } from "./resolving-choices.js";
import { idleChoiceFaults, losesEveryTarget } from "./no-legal-target.js";
import { targetCountFaults, untargetedFaults } from "./target-faults.js";
import { xFaults } from "./x-faults.js";
import type { Around } from "./example.js";
import { resolution, resolvingAmong } from "./resolution.js";

export const resolves: EventDeclaration<"resolves"> = {
  ...BRINGS_NOTHING,
  makes: (event) => [{ name: effectOfResolving(event), card: event.card }],
  abilityIds: idsIn,
  about: ({ source }) => source,
  faults: (event, path, { names, scenario }) => {
    const { card, source, ability, controller, targets = [], choices } = event;
    const faults = [
      ...sourceFaults(event, path, names),
      ...(card === undefined ? [] : names.cardFaults(card, [...path, "card"])),
      ...names.objectFaults(source, [...path, "source"]),
      ...names.playerFaults(controller, [...path, "controller"]),
      ...targets.flatMap((target, i) => names.targetFaults(target, [...path, "targets", i])),
      ...staticFaults(event, path, names),
      ...targetCountFaults(event, path, names),
      ...untargetedFaults(event, path),
      ...xFaults(event, path, names),
      ...announcementFaults(event, path, scenario),
      ...(losesEveryTarget(event)
        ? idleChoiceFaults(event, path)
        : [
            ...choiceFaults(choices, [...path, "choices"], names, askersOfResolving(event, names)),
            ...unchosenFaults(event, path, names, scenario),
          ]),
      ...pointingFaults(event, path, names),
      ...(isObject(ability) ? namedObjectFaults(ability, [...path, "ability"], names) : []),
    ];
    if (event.id !== undefined && names.effects.has(event.id)) {
      faults.push(faultAt([...path, "id"], `a second effect called ${quote(event.id)}`, "an id of its own"));
    }
    names.effects.add(printEffect(effectOfResolving(event)));
    return faults;
  },
  needs: {
    kind: ["resolving"],
    id: [],
    card: [],
    source: [],
    ability: [
      { needs: "made-up-cards", when: ({ ability }) => typeof ability === "object" },
      {
        needs: "keyword-abilities",
        when: ({ ability }) => typeof ability === "string" && keywordCalled(ability) !== undefined,
      },
    ],
    controller: [],
    targets: [],
    illegalTargets: [],
    chosenObjects: ["choices"],
    triggeredBy: [],
    x: [],
    choices: ["choices"],
  },
  looks: () => true,
  timestampOf: () => "last",
  example: ofPump,
  does: (event, happening) => {
    leaveStack(happening.table, event);
    return resolution(event, happening);
  },
};

/** What resolves: a card, an ability of an object, or an ability written out. */
function sourceFaults({ card, source, ability }: ResolvesEvent, path: Path, names: Names): Fault[] {
  if (card !== undefined && source !== undefined) {
    return [faultAt(path, '"card" and "source" exclude each other', "card for a spell, source for an ability")];
  }
  if (ability === undefined) {
    if (card !== undefined) return permanentFaults(names.card(card), path);
    const message =
      source === undefined ? "what resolves is missing" : `which ability of ${quote(source)} resolves is missing`;
    return [
      faultAt(
        path,
        message,
        source === undefined ? "card, or source + ability, or ability written out" : "ability: its id",
      ),
    ];
  }
  if (typeof ability !== "string") return [];
  if (card === undefined && source === undefined) {
    return [
      faultAt([...path, "ability"], `whose ability ${quote(ability)} is, is missing`, "source: an object, or card"),
    ];
  }
  const itsCard = card === undefined ? names.objects.get(source ?? "") : names.card(card);
  const abilities = printedAbilities(itsCard);
  const own = abilities.map((one) => label(one));
  // An object can have been given abilities by others, keywords too.
  const given = source === undefined ? [] : everyAbility(names);
  if (
    own.includes(ability) ||
    [...abilities, ...given].some((one) => isCalled(one, ability)) ||
    (source !== undefined && names.known.abilityIds.has(ability))
  )
    return [];
  if (own.length === 0 && source === undefined && names.card(card ?? "") === undefined) return []; // the card itself is unknown
  const whose = card === undefined ? `the object ${quote(source ?? "")}` : `the card ${quote(card)}`;
  const expected = own.length === 0 ? undefined : own.join(", ");
  return [faultAt([...path, "ability"], `${whose} has no ability ${quote(ability)}`, expected, nearest(ability, own))];
}

/** A permanent spell becomes a permanent as it resolves (CR 608.3): that is another event. */
function permanentFaults(card: Card | undefined, path: Path): Fault[] {
  if (card === undefined) return [];
  const isSpell = (face: Face | undefined): boolean => face?.types.some((type) => NO_PERMANENT.has(type)) === true;
  if (isSpell(card) || isSpell(card.back) || resolvingAmong(printedAbilities(card), undefined).length > 0) return [];
  return [
    faultAt(
      [...path, "card"],
      `${quote(card.name)} is no instant or sorcery: nothing would happen here`,
      '"kind": "enters" for a permanent, or "ability": which of its abilities',
    ),
  ];
}

const NO_PERMANENT: ReadonlySet<string> = new Set(["Instant", "Sorcery"]);

/** Nothing but spells, activated and triggered abilities resolve (CR 113.3, 608.1). */
const NEVER_RESOLVES: ReadonlySet<unknown> = new Set<Ability["kind"]>([
  "static",
  "characteristicDefining",
  "asEnters",
  "replacement",
]);

function staticFaults(event: ResolvesEvent, path: Path, names: Names): Fault[] {
  const { ability } = event;
  const abilities = resolvingAbilities(event, names) ?? [];
  if (typeof ability !== "string" || abilities.length === 0) return [];
  if (!abilities.every(({ kind }) => NEVER_RESOLVES.has(kind))) return [];
  return [
    faultAt(
      [...path, "ability"],
      `${quote(ability)} is a static ability, which does not resolve (CR 113.3d, 604.1)`,
      "an activated or triggered ability",
    ),
  ];
}

/** In place of an object's id these mean one by its part in the effect. */
const REFERENCES: ReadonlySet<string> = new Set(["self", "affected", "host", "target", "chosenObject", "triggering"]);

/** Objects that selectors and references name by their id, and players by their name. */
function namedObjectFaults(value: unknown, path: Path, names: Names): Fault[] {
  if (Array.isArray(value)) return value.flatMap((item, i) => namedObjectFaults(item, [...path, i], names));
  if (!isObject(value)) return [];
  return Object.entries(value).flatMap(([key, member]) =>
    key === "object" && typeof member === "string" && !REFERENCES.has(member)
      ? names.objectFaults(member, [...path, key])
      : isNamedPlayer(value, key)
        ? names.playerFaults(String(member), [...path, key])
        : namedObjectFaults(member, [...path, key], names),
  );
}

/** `{ "player": "Ann" }`; elsewhere a word for a player stands under this key, beside others. */
function isNamedPlayer(value: JsonObject, key: string): boolean {
  return key === "player" && Object.keys(value).length === 1 && typeof value[key] === "string";
}

/** A spell, or an ability written out, that makes a creature larger. */
function ofPump({ active, creatures, pumps }: Around): ResolvesEvent | undefined {
  const target = creatures.at(-1);
  if (target === undefined) return undefined;
  const [pump] = pumps;
  if (pump !== undefined) return { kind: "resolves", card: pump.name, controller: active, targets: [target.id] };
  const grows = { kind: "modifyPowerToughness" as const, power: 3, toughness: 3 };
  return {
    kind: "resolves",
    controller: active,
    ability: { effects: [{ affects: { target: true }, does: [grows], duration: "endOfTurn" }] },
    targets: [target.id],
  };
}
