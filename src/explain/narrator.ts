import type {
  AbilityEntry,
  AfterStateBasedActions,
  Card,
  Change,
  GameRule,
  LayerName,
  ResolvedObject,
  RulesetId,
  Scenario,
  ScenarioEvent,
  SpellCost,
  StageName,
  StateBasedAction,
  TraceStep,
  VoidStep,
} from "../rules/formats.gen.js";
import { askersCounted } from "../wording/askers.js";
import { abilitiesInShort } from "../wording/ability-in-short.js";
import { abilitiesOf, abilityPhrase } from "../wording/abilities.js";
import type { CardWords } from "../wording/describe.js";
import { effectPhrase } from "../wording/effect-names.js";
import { eventPhrase, kindPhrase } from "../wording/events.js";
import type { EventKind } from "../events/declaration.js";
import { voidPhrase } from "../wording/endings.js";
import { changedRulePhrase } from "../wording/changed-rules.js";
import { vainPhrase } from "../wording/facts.js";
import type { Language } from "../wording/language.js";
import { type Named, type ObjectNames, objectNames, type Shown } from "../wording/object-names.js";
import type { Phrase } from "../wording/phrase.js";
import { printedLine } from "../wording/printed-lines.js";
import { cardNamesOf } from "../wording/card-names.js";
import { Speaker } from "../wording/speaker.js";
import { layerTitlePhrase, stagesPhrase } from "../wording/stages.js";
import { roundsPhrases, stateBasedPhrase } from "../wording/state-based.js";
import { stepPhrase } from "../wording/steps.js";
import { decisiveIn } from "./why/decisive.js";
import type { Vain } from "./void-choices.js";
import { totalCost } from "../wording/total-costs.js";
import { type Application, tracedChanges } from "../wording/traced-changes.js";

type Typed = Pick<ResolvedObject, "name" | "supertypes" | "types" | "subtypes">;

/** Puts a scenario's data into words of a language, with the objects' and players' names in it. */
export class Narrator {
  readonly speaker: Speaker;
  readonly names: ObjectNames;
  /** The clauses that decide its scenario: they are told first where a sentence goes by them. */
  readonly decisive: ReadonlySet<string>;

  constructor(speaker: Speaker, names: ObjectNames, decisive: ReadonlySet<string> = new Set()) {
    this.speaker = speaker;
    this.names = names;
    this.decisive = decisive;
  }

  /** Who tells events where these objects show their backs. */
  withBacks(backs: ReadonlySet<string>): Narrator {
    const names = this.names.withBacks(backs);
    return names === this.names ? this : new Narrator(this.speaker, names, this.decisive);
  }

  /** Who tells a result: what shows its back there is called by that. */
  at(resolution: Shown): Narrator {
    const names = this.names.showing(resolution);
    return names === this.names ? this : new Narrator(this.speaker, names, this.decisive);
  }

  /** An ability in our own words, as whole sentences. Given the card, its enchanted or equipped object can be named. */
  ability(ability: AbilityEntry, card?: CardWords): string {
    return this.speaker.sentence(abilityPhrase(ability, card));
  }

  /** All abilities of a card, one string each. */
  abilities(card: CardWords): string[] {
    return abilitiesOf(askersCounted(card)).map((ability) => this.speaker.sentence(ability));
  }

  /** What happens in an event, as whole sentences. */
  event(event: ScenarioEvent): string {
    return this.speaker.sentence(eventPhrase(event, this.names));
  }

  /** What of an event is void, a sentence each (CR 614.12). */
  voids(steps: readonly VoidStep[]): string[] {
    return steps.map((step) => this.speaker.sentence(voidPhrase(step, this.names)));
  }

  /** Why an event did nothing to objects, a sentence each. */
  vain(all: readonly Vain[]): string[] {
    return all.map((each) => this.speaker.sentence(vainPhrase(each, this.names)));
  }

  /** What a kind of event is called: "Damage is dealt"; as a noun, "damage". */
  eventKind(kind: EventKind, form: "sentence" | "noun"): string {
    return this.speaker.text(kindPhrase(kind, form));
  }

  /** A step of the trace as one sentence, without its clauses and without an application's changes. */
  step(step: TraceStep): string {
    return this.speaker.sentence(stepPhrase(step, this.names));
  }

  /** The changes of one application, a phrase for each object: "X: loses all abilities (before: flying), power 4 → 1". */
  changes(changes: readonly Change[], application?: Application): string[] {
    return this.#texts(tracedChanges(changes, this.names, application));
  }

  /** An ability by the name that resolutions give it, in few words: "flying", "+1/+1 in quotation marks". */
  abilityName(name: string, object: string): string {
    return this.speaker.text(abilitiesInShort([name], (label) => this.names.entry(label, object)));
  }

  /** An effect by the name that resolutions give it: "the effect of an object". */
  effect(name: string): string {
    return this.speaker.text(effectPhrase(name, this.names));
  }

  /** A type line as cards print it. */
  typeLine(id: string, { name, supertypes, types, subtypes }: Typed): string {
    return this.speaker.title(printedLine({ supertypes, types, subtypes: this.names.asPrinted(subtypes, name, id) }));
  }

  /** A changed rule of the game, without a full stop and without its source. */
  gameRule(rule: GameRule): string {
    return this.speaker.text(changedRulePhrase(rule, this.names));
  }

  /** A total cost: "{2}{U}, and also: sacrificing a creature". */
  cost(cost: SpellCost): string {
    return this.speaker.text(totalCost(cost));
  }

  /** A state-based action that would be performed now, without a full stop. */
  stateBased(action: StateBasedAction): string {
    return this.speaker.text(stateBasedPhrase(action, this.names));
  }

  /** The state-based actions performed until none is left, round by round, and the choices still open. */
  rounds(after: Pick<AfterStateBasedActions, "rounds" | "open">): string[] {
    return this.#texts(roundsPhrases(after, this.names, "sentences"));
  }

  /** The title of a layer in an edition: "Layer 4: types". */
  layerTitle(layer: LayerName, ruleset: RulesetId): string {
    return this.speaker.text(layerTitlePhrase(layer, ruleset));
  }

  /** `layer 4`, `layers 4, 7b`, `players`, `game rules`; empty for an ability that affects no layer. */
  stages(stages: readonly StageName[]): string {
    const phrase = stagesPhrase(stages);
    return phrase === undefined ? "" : this.speaker.text(phrase);
  }

  #texts(phrases: readonly Phrase[]): string[] {
    return phrases.map((phrase) => this.speaker.text(phrase));
  }
}

/** Without a scenario: objects are called by their ids. */
const NOTHING: Named = { players: [], timeline: [] };

let known: Narrator | undefined;

/** English calls every object by its id, so it needs no scenario. Created on demand, since it loads the catalogue. */
export function english(): Narrator {
  return (known ??= new Narrator(new Speaker("en"), objectNames(NOTHING)));
}

/** The words for a scenario; `cards` have the cards' names in the language, and say what abilities do. */
export function narratorOf(
  language: Language,
  scenario: Named & { readonly cites?: Scenario["cites"] | undefined },
  cards: readonly Card[],
): Narrator {
  const speaker = language === "en" ? english().speaker : new Speaker(language, cardNamesOf(cards));
  return new Narrator(speaker, objectNames(scenario, cards), decisiveIn(scenario.cites));
}

export function describeAbility(ability: AbilityEntry, card?: CardWords, narrator = english()): string {
  return narrator.ability(ability, card);
}
