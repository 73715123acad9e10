import type {
  CastsEvent,
  CounterCounts,
  EntersEvent,
  FaceDown,
  Half,
  MovesEvent,
  ResolvesEvent,
  ScenarioEvent,
  Zone,
} from "../rules/formats.gen.js";
import { describeAbility, describeWrittenOut } from "./ability.js";
import { choiceWords } from "./choice.js";
import { counted, list, possessive, sentence, unstopped } from "./grammar.js";
import { typeWords } from "./type-line.js";

type EventOf<K extends ScenarioEvent["kind"]> = Extract<ScenarioEvent, { kind: K }>;

/** An object by the name it goes by here, with its card where the name does not tell. */
function objectWords(card: string, id: string | undefined): string {
  return id === undefined || id.includes(card) ? (id ?? card) : `${id} (${card})`;
}

export function counterCounts(counters: CounterCounts): string {
  return list(Object.entries(counters).map(([kind, count]) => counted(count, `${kind} counter`)));
}

function faceDownWords(faceDown: FaceDown): string {
  if (faceDown === true) return "face down";
  if (typeof faceDown === "string") return `face down (${faceDown})`;
  const { power, toughness, types, subtypes, abilities } = faceDown;
  const size = power === undefined && toughness === undefined ? undefined : `${power ?? "*"}/${toughness ?? "*"}`;
  const line = typeWords({ types: types ?? ["Creature"], subtypes }, "one", size);
  const has =
    abilities === undefined
      ? ""
      : ` with ${list(abilities.map((ability) => unstopped(describeAbility(ability)).toLowerCase()))}`;
  return `face down, as ${line}${has}`;
}

type Entering = Pick<
  EntersEvent,
  | "tapped"
  | "faceDown"
  | "back"
  | "prototype"
  | "half"
  | "meldedWith"
  | "attachedTo"
  | "counters"
  | "copyOf"
  | "textBoxOf"
  | "links"
  | "choices"
>;

const CAST: Readonly<Record<Half, string>> = {
  left: "its left half cast",
  right: "its right half cast",
  fused: "both halves cast",
  inset: "cast as its inset part",
};

/** How something enters, as phrases to stand after commas. */
function entering(event: Partial<Entering>): string[] {
  const {
    tapped,
    faceDown,
    back,
    prototype,
    half,
    meldedWith,
    attachedTo,
    counters,
    copyOf,
    textBoxOf,
    links,
    choices,
  } = event;
  return [
    ...(prototype === true ? ["cast as a prototype"] : []),
    ...(half === undefined ? [] : [CAST[half]]),
    ...(meldedWith === undefined ? [] : [`melded with ${meldedWith}`]),
    ...(tapped === true ? ["tapped"] : []),
    ...(faceDown === undefined ? [] : [faceDownWords(faceDown)]),
    ...(back === true ? ["with its back face up"] : []),
    ...(copyOf === undefined ? [] : [`as a copy of ${copyOf}`]),
    ...(textBoxOf === undefined ? [] : [`exchanging text boxes with ${textBoxOf}`]),
    ...(attachedTo === undefined ? [] : [`attached to ${attachedTo}`]),
    ...(counters === undefined ? [] : [`with ${counterCounts(counters)}`]),
    ...Object.entries(links ?? {}).map(([name, objects]) => `remembering ${list(objects)} as “${name}”`),
    ...(choices === undefined ? [] : [`choosing ${list(choiceWords(choices))}`]),
  ];
}

function zoneOf(zone: Zone, player: string): string {
  switch (zone) {
    case "graveyard":
    case "hand":
    case "library":
      return `in ${possessive(player)} ${zone}`;
    case "exile":
      return `in exile, owned by ${player}`;
    case "command":
      return `in the command zone, owned by ${player}`;
    case "stack":
      return `on the stack, controlled by ${player}`;
    case "battlefield":
      return `on the battlefield under ${possessive(player)} control`;
    default:
      return zone satisfies never;
  }
}

function entersWords(event: EntersEvent): string {
  const { card, id, controller, owner, zone = "battlefield", token } = event;
  const what = objectWords(card, id);
  const owned = owner === undefined || owner === controller ? [] : [`owned by ${owner}`];
  if (zone !== "battlefield")
    return [`${what} is ${zoneOf(zone, controller)}`, ...owned, ...entering(event)].join(", ");
  const as = token === true ? " as a token" : "";
  return [`${what} enters${as} under ${possessive(controller)} control`, ...owned, ...entering(event)].join(", ");
}

const GOES: Readonly<Record<Zone, string>> = {
  battlefield: "is put onto the battlefield",
  graveyard: "goes to its owner's graveyard",
  hand: "goes to its owner's hand",
  library: "goes to its owner's library",
  exile: "is exiled",
  stack: "is put on the stack",
  command: "goes to the command zone",
};

function movesWords(event: MovesEvent): string {
  const { object, to, controller } = event;
  const under = controller === undefined ? "" : ` under ${possessive(controller)} control`;
  return [`${object} ${GOES[to]}${under}`, ...entering(event)].join(", ");
}

function castsWords({
  player,
  card,
  id,
  object,
  x,
  alternative,
  additional,
  faceDown,
  half,
  prototype,
}: CastsEvent): string {
  const what = card === undefined ? (object ?? "a spell") : objectWords(card, id);
  const paying = [
    ...(faceDown === true ? ["face down"] : []),
    ...(prototype === true ? ["as a prototype"] : []),
    ...(half === undefined ? [] : [CAST[half].replace(" cast", "").replace("cast ", "")]),
    ...(x === undefined ? [] : [`with X being ${x}`]),
    ...(alternative === undefined
      ? []
      : [alternative.startsWith("without") ? alternative : `paying ${alternative} in place of its mana cost`]),
    ...(additional === undefined ? [] : [`with the additional cost of ${list(additional)}`]),
  ];
  return [`${player} casts ${what}`, ...paying].join(", ");
}

function resolvesWords({ id, card, source, ability, controller, targets, x, choices }: ResolvesEvent): string {
  const means = [
    ...(targets === undefined || targets.length === 0 ? [] : [`targeting ${list(targets)}`]),
    ...(x === undefined ? [] : [`with X being ${x}`]),
    ...(choices === undefined ? [] : [`choosing ${list(choiceWords(choices))}`]),
  ];
  const how = means.length === 0 ? "" : `, ${means.join(", ")}`;
  const named = id === undefined ? "" : `, called ${id}`;
  if (source !== undefined) {
    const which = typeof ability === "string" ? ` (${ability})` : "";
    return `${possessive(controller)} ability of ${source}${which} resolves${named}${how}`;
  }
  if (card !== undefined) {
    const part = typeof ability === "string" ? ` (${ability})` : "";
    return `${possessive(controller)} ${card}${part} resolves${id === undefined || id === card ? "" : named}${how}`;
  }
  const what = typeof ability === "object" ? `: ${describeWrittenOut(ability)}` : "";
  return `${possessive(controller)} made-up ${id ?? "spell"} resolves${how}${what}`;
}

function playerNumbers(event: EventOf<"player">): string {
  const { player, life, hand, library, counters, designation } = event;
  const numbers = [
    ...(life === undefined ? [] : [`${life} life`]),
    ...(hand === undefined ? [] : [`${counted(hand, "more card")} in hand`]),
    ...(library === undefined ? [] : [`${counted(library, "more card")} in the library`]),
    ...(counters === undefined ? [] : [counterCounts(counters)]),
  ];
  const said = [
    ...(numbers.length === 0 ? [] : [`${player} now has ${list(numbers)}`]),
    ...(designation === undefined ? [] : [`${player} now has “${designation}”`]),
  ];
  return said.length === 0 ? `${player} stays as before` : said.join(" and ");
}

function stickerWords({ object, word, after, abilities, power, toughness }: EventOf<"sticker">): string {
  if (word !== undefined) {
    const where = after === undefined ? "at the end of" : after === 0 ? "before" : `after ${counted(after, "word")} of`;
    return `a name sticker is put on ${object}: “${word}” ${where} its name`;
  }
  if (abilities !== undefined) {
    const has = list(abilities.map((ability) => unstopped(describeAbility(ability)).toLowerCase()));
    return `an ability sticker is put on ${object}: ${has}`;
  }
  return `a power and toughness sticker is put on ${object}: ${power}/${toughness}`;
}

function counterChange({ object, add, remove }: Extract<ScenarioEvent, { kind: "counters" }>): string {
  const be = (counters: CounterCounts): string =>
    Object.values(counters).reduce((sum, count) => sum + count, 0) === 1 ? "is" : "are";
  return [
    ...(add === undefined ? [] : [`${counterCounts(add)} ${be(add)} put on ${object}`]),
    ...(remove === undefined ? [] : [`${counterCounts(remove)} ${be(remove)} removed from ${object}`]),
  ].join(" and ");
}

function damageWords({ to, amount, source, with: qualities = [] }: Extract<ScenarioEvent, { kind: "damage" }>): string {
  const kind = qualities.length === 0 ? "" : ` by a source with ${list(qualities)}`;
  return source === undefined
    ? `${to} is dealt ${amount} damage${kind}`
    : `${source} deals ${amount} damage to ${to}${qualities.length === 0 ? "" : `, with ${list(qualities)}`}`;
}

function eventWords(event: ScenarioEvent): string {
  switch (event.kind) {
    case "enters":
      return entersWords(event);
    case "moves":
      return movesWords(event);
    case "casts":
      return castsWords(event);
    case "resolves":
      return resolvesWords(event);
    case "attach":
      return `${event.object} becomes attached to ${event.to}`;
    case "unattach":
      return `${event.object} becomes unattached`;
    case "counters":
      return counterChange(event);
    case "turnFaceUp":
      return [`${event.object} is turned face up`, ...entering(event)].join(", ");
    case "turnFaceDown":
      return event.as === undefined
        ? `${event.object} is turned face down`
        : `${event.object} is turned ${faceDownWords(event.as)}`;
    case "transform":
      return `${event.object} shows its other face`;
    case "merges":
      return `${event.token === true ? "a copy of " : ""}${event.card} merges with ${event.onto}, going ${event.position === "top" ? "on top" : "underneath"}`;
    case "sticker":
      return stickerWords(event);
    case "phaseOut":
    case "phaseIn":
      return `${list(event.objects)} ${event.objects.length === 1 ? "phases" : "phase"} ${event.kind === "phaseOut" ? "out" : "in"}`;
    case "tap":
    case "untap":
      return `${event.object} becomes ${event.kind}ped`;
    case "designate":
      return event.on === false
        ? `${event.object} is no longer ${event.designation}`
        : `${event.object} is now ${event.designation}${event.level === undefined ? "" : ` ${event.level}`}`;
    case "choose":
      return `a choice is made for ${event.object}: ${list(choiceWords(event.choices))}`;
    case "link":
      return `${event.object} remembers ${list(event.objects)} as “${event.as}”`;
    case "player":
      return playerNumbers(event);
    case "damage":
      return damageWords(event);
    case "turn":
      return `the turn ends and ${possessive(event.active)} begins`;
    case "ends":
      return `the effect of ${event.effect} ends`;
    case "stateBased":
      return `state-based actions are performed until none is left${event.keep === undefined ? "" : `, keeping ${list(event.keep)}`}`;
    case "simultaneous":
      return `at the same time: ${event.events.map((each) => unstopped(describeEvent(each))).join("; ")}`;
    case "check":
      return `check “${event.id}”: what is true now?${event.note === undefined ? "" : ` (${unstopped(event.note)}.)`}`;
    default:
      return event satisfies never;
  }
}

/** What happens in an event, as a sentence. */
export function describeEvent(event: ScenarioEvent): string {
  return sentence(eventWords(event));
}
