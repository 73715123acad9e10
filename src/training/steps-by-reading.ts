import { effectParts } from "../rules/effect-parts.js";
import type { AppliedStep, LayerName, Resolution, StateBasedAction, TraceStep } from "../rules/formats.gen.js";
import { EVERY_LAYER } from "../rules/layers.js";
import { rulesetOf } from "../rules/rulesets.js";
import type { AfterQuestion, ObjectAspect, PlayerAspect, Question } from "./question.js";
import type { Characteristic, Reads } from "./reads.js";

/** Some values of an object, as far as steps before a place of the trace have made them; of any object if none is named. */
interface Interest {
  readonly object: string | undefined;
  readonly values: ReadonlySet<Characteristic>;
  readonly before: number;
  /** Of changes of abilities only those that bring or take this one. */
  readonly ability?: string | undefined;
  readonly until?: LayerName | undefined;
}

/** What is not told of an effect's words: that it goes by types. */
const BY_TYPE: Reads = { ofAffected: new Set(["types", "subtypes"]), ofOthers: new Set() };

/** Which values answer a question about an object; none where events alone do. */
const VALUES_OF: Readonly<Record<ObjectAspect, readonly Characteristic[]>> = {
  size: ["power", "toughness"],
  baseSize: ["power", "toughness"],
  typeLine: ["supertypes", "types", "subtypes"],
  colors: ["colors"],
  abilities: ["abilities", "cantHave"],
  controller: ["controller"],
  owner: [],
  name: ["name"],
  manaCost: ["manaCost"],
  loyalty: ["loyalty"],
  defense: ["defense"],
  counters: [],
  damage: [],
  attachedTo: [],
  tapped: [],
  faceDown: [],
  zone: [],
  exists: [],
  tapsFor: ["abilities", "cantHave"],
  rules: ["abilities"],
  attacks: ["abilities"],
  blocks: ["abilities"],
  copiable: ["name", "manaCost", "colors", "supertypes", "types", "subtypes", "abilities", "power", "toughness"],
};

/** The clauses of the layers in which values are changed: where an effect would have done it that has ceased. */
const CLAUSES_OF: Readonly<Partial<Record<Characteristic, readonly string[]>>> = {
  power: ["613.4a", "613.4b", "613.4c", "613.4d", "613.1g"],
  toughness: ["613.4a", "613.4b", "613.4c", "613.4d", "613.1g"],
  types: ["613.1d"],
  subtypes: ["613.1d"],
  supertypes: ["613.1d"],
  colors: ["613.1e"],
  abilities: ["613.1f"],
  controller: ["613.1b"],
};

/**
 * The places of the steps that lead to an answer, in order: those that changed what is asked about, what they waited
 * for, what made their objects fit and their abilities be there. `reads` tells which values an effect's words look at;
 * left out, every effect goes by the types of its objects. A question about what comes after state-based actions is
 * asked of the resolution that it is about: the one after them, but for the actions themselves.
 */
export function relevantSteps(
  question: Question,
  resolution: Resolution,
  reads: (effect: string) => Reads = () => BY_TYPE,
): number[] {
  return new Search(resolution, reads).from(question.kind === "after" ? asNow(question.then) : question);
}

function asNow(then: AfterQuestion): Question {
  return then.kind === "rounds" ? { kind: "stateBased" } : then;
}

class Search {
  readonly #resolution: Resolution;
  readonly #trace: readonly TraceStep[];
  readonly #reads: (effect: string) => Reads;
  readonly #found = new Set<number>();
  readonly #followed = new Set<string>();
  #waiting: Interest[] = [];

  constructor(resolution: Resolution, reads: (effect: string) => Reads) {
    this.#resolution = resolution;
    this.#trace = resolution.trace;
    this.#reads = reads;
  }

  from(question: Question): number[] {
    this.#begin(question);
    for (let next = this.#waiting.pop(); next !== undefined; next = this.#waiting.pop()) this.#follow(next);
    return [...this.#found].sort((a, b) => a - b);
  }

  #begin(question: Question): void {
    switch (question.kind) {
      case "object":
        return this.#object(question.object, question.aspect);
      case "player":
        return this.#player(question.player, question.aspect);
      case "gameRules":
        return this.#each((step) => step.kind === "gameRule");
      case "cost":
        return this.#cost(question.spell);
      case "stateBased":
        return this.#stateBased();
      case "order":
        return this.#each((step) => "layer" in step && step.layer === question.layer && step.kind !== "layer");
      case "after":
        return this.#begin(asNow(question.then));
      default:
        return question satisfies never;
    }
  }

  #object(object: string, aspect: ObjectAspect): void {
    const { baseAfter, copiableAfter } = rulesetOf(this.#resolution.ruleset);
    const until = aspect === "baseSize" ? baseAfter : aspect === "copiable" ? copiableAfter : undefined;
    const values = new Set(VALUES_OF[aspect]);
    this.#want({ object, values, before: this.#trace.length, until });
    this.#each((step) => (step.kind === "starts" || step.kind === "stands") && step.object === object);
    if (aspect === "size" || aspect === "baseSize") this.#beingACreature(object);
    if (aspect === "rules" || aspect === "attacks" || aspect === "blocks")
      this.#each((step) => step.kind === "gameRule" && (step.rule.objects ?? [object]).includes(object));
    this.#ceased(values);
  }

  /** CR 208.3: whether it has power and toughness at all. */
  #beingACreature(object: string): void {
    for (const [place, step] of this.#trace.entries()) {
      if (step.kind !== "applied") continue;
      const turns = step.changes.some(
        (change) =>
          change.object === object &&
          change.characteristic === "types" &&
          isCreature(change.before) !== isCreature(change.after),
      );
      if (turns) this.#apply(place, step, object);
    }
  }

  /** An effect that would have changed such a value, had it not been ended. */
  #ceased(values: ReadonlySet<Characteristic>): void {
    const clauses = new Set([...values].flatMap((value) => CLAUSES_OF[value] ?? []));
    for (const [place, step] of this.#trace.entries()) {
      if (step.kind !== "ceased" || !(step.also ?? []).some((clause) => clauses.has(clause))) continue;
      this.#found.add(place);
      this.#structure(step.effect, step.layer, place);
      this.#application(step.by, step.layer, place);
    }
  }

  #player(player: string, aspect: PlayerAspect): void {
    this.#each((step) => {
      if (step.kind === "player") return aspect === "abilities" && step.players.includes(player);
      if (step.kind !== "gameRule") return false;
      const { rule } = step;
      const isAbout = aspect === "maximumHandSize" ? /hand-size/ : aspect === "landPlays" ? /land/ : undefined;
      return isAbout?.test(rule.rule) === true && (rule.player ?? player) === player;
    });
  }

  #cost(spell: string): void {
    const by = new Set<string>();
    this.#each((step) => {
      if (step.kind !== "cost" || step.object !== spell) return false;
      if (step.by !== undefined) by.add(step.by);
      return true;
    });
    this.#each((step) => step.kind === "gameRule" && by.has(step.effect));
  }

  #stateBased(): void {
    for (const [place, step] of this.#trace.entries()) {
      if (step.kind !== "stateBased") continue;
      this.#found.add(place);
      for (const object of objectsIn(step.action))
        this.#want({ object, values: new Set(valuesBehind(step.action)), before: this.#trace.length });
    }
  }

  #each(isWanted: (step: TraceStep) => boolean): void {
    for (const [place, step] of this.#trace.entries()) {
      if (!isWanted(step)) continue;
      if (step.kind === "applied") this.#apply(place, step, undefined);
      else this.#found.add(place);
      if (step.kind === "gameRule" || step.kind === "player") this.#behind(step.effect, place);
    }
  }

  #want(interest: Interest): void {
    const { object, values, before, ability, until } = interest;
    if (values.size === 0) return;
    const key = JSON.stringify([object, [...values].sort(), before, ability, until]);
    if (this.#followed.has(key)) return;
    this.#followed.add(key);
    this.#waiting.push(interest);
  }

  #follow({ object, values, before, ability, until }: Interest): void {
    for (const [place, step] of this.#trace.slice(0, before).entries()) {
      if (step.kind !== "applied") continue;
      if (until !== undefined && EVERY_LAYER.indexOf(step.layer) > EVERY_LAYER.indexOf(until)) continue;
      for (const change of step.changes) {
        if (object !== undefined && change.object !== object) continue;
        if (!values.has(change.characteristic)) continue;
        if (ability !== undefined && has(change.before, ability) === has(change.after, ability)) continue;
        this.#apply(place, step, change.object);
      }
    }
  }

  /** An application that matters, because of what it did to an object; of all that it did if none is named. */
  #apply(place: number, step: AppliedStep, object: string | undefined): void {
    this.#found.add(place);
    this.#structure(step.effect, step.layer, place);
    for (const each of object === undefined ? step.objects : [object])
      this.#want({ object: each, values: this.#reads(step.effect).ofAffected, before: place });
    this.#behind(step.effect, place);
  }

  /** What its ability is there by, and whatever else it looks at. */
  #behind(effect: string, place: number): void {
    const { owner, ability, counter } = effectParts(effect);
    if (counter !== undefined) return;
    const { ofAffected, ofOthers } = this.#reads(effect);
    if (ability !== undefined) this.#want({ object: owner, values: new Set(["abilities"]), before: place, ability });
    if (ofAffected.has("controller") || ofOthers.has("controller"))
      this.#want({ object: owner, values: new Set(["controller"]), before: place });
    this.#want({ object: undefined, values: ofOthers, before: place });
  }

  /** What an effect waited for in its layer, that it began and went on, the loop it was in. */
  #structure(effect: string, layer: TraceLayer, place: number): void {
    for (const [at, step] of this.#trace.entries()) {
      switch (step.kind) {
        case "depends":
          if (step.effect !== effect || step.layer !== layer) break;
          this.#found.add(at);
          this.#application(step.on, layer, place);
          break;
        case "waits":
          if (step.effect === effect && step.layer === layer) this.#found.add(at);
          break;
        case "loop":
          if (step.layer === layer && step.members.includes(effect)) this.#found.add(at);
          break;
        case "continues":
          if (step.effect === effect && at <= place) this.#found.add(at);
          break;
        default:
      }
    }
  }

  /** Where another effect was applied in the same layer. */
  #application(effect: string, layer: TraceLayer, before: number): void {
    for (const [place, step] of this.#trace.slice(0, before).entries()) {
      if (step.kind !== "applied" || step.effect !== effect || step.layer !== layer || this.#found.has(place)) continue;
      this.#found.add(place);
      this.#structure(effect, layer, place);
      this.#behind(effect, place);
    }
  }
}

type TraceLayer = Extract<TraceStep, { kind: "depends" }>["layer"];

function has(value: unknown, ability: string): boolean {
  return Array.isArray(value) && value.includes(ability);
}

function isCreature(types: unknown): boolean {
  return Array.isArray(types) && types.includes("Creature");
}

function objectsIn({ object, among = [] }: StateBasedAction): string[] {
  return [...(object === undefined ? [] : [object]), ...among];
}

/** Which values a state-based action goes by. */
function valuesBehind({ clause }: StateBasedAction): Characteristic[] {
  switch (clause) {
    case "704.5f":
    case "704.5g":
    case "704.5h":
      return ["toughness", "types", "abilities"];
    case "704.5i":
      return ["loyalty", "types"];
    case "704.5j":
    case "704.5k":
      return ["name", "supertypes", "types", "controller"];
    default:
      return ["types", "subtypes", "abilities", "colors", "controller"];
  }
}
