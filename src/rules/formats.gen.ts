// Generated from schema/ by tools/generate.mjs; change the schemas and run: npm run gen

export type AbilityEntry = string | Ability;
export type BlobLine = BlobHeader | BlobScenario | BlobResult | BlobFooter;
export type Capability = Handles | Observes;
/**
 * A card, or a list of cards. Fields that are not named here are not read.
 */
export type CardTexts = CardText | CardText[];
/**
 * The name that a token has, where its `name` only tells it apart; null: nothing gives it one, so it is called after its subtypes in their order (CR 111.4). Left out, it is the `name`; a `name` that is nothing but the subtypes is none that was given.
 */
export type TokenName = string | null;
/**
 * Mana symbols in braces, such as {2}{W}{W}; null or left out: no mana cost.
 */
export type ManaCost = string | null;
/**
 * A color word (CR 105.1). Mana symbols never stand here.
 */
export type Color = "white" | "blue" | "black" | "red" | "green";
/**
 * A supertype (CR 205.4a).
 */
export type Supertype = "Basic" | "Legendary" | "Ongoing" | "Snow" | "World";
/**
 * A card type (CR 205.2a).
 */
export type CardType =
  | "Artifact"
  | "Battle"
  | "Conspiracy"
  | "Creature"
  | "Dungeon"
  | "Enchantment"
  | "Instant"
  | "Kindred"
  | "Land"
  | "Phenomenon"
  | "Plane"
  | "Planeswalker"
  | "Scheme"
  | "Sorcery"
  | "Vanguard";
/**
 * A printed power or toughness: a number, or * with an optional number added (CR 208.2).
 */
export type PrintedNumber = number | string;
export type RulesetId = "pre-m10" | "m10" | "m14" | "ikoria" | "current";
export type Value = string | number | null | string[];
/**
 * As the ruleset calls it. Older ones have 1 instead of 1a and 1b, 7d for counters and 7e for switching; before Magic 2010 6a to 6e held power and toughness.
 */
export type LayerName =
  "1" | "1a" | "1b" | "2" | "3" | "4" | "5" | "6" | "6a" | "6b" | "6c" | "6d" | "6e" | "7a" | "7b" | "7c" | "7d" | "7e";
/**
 * A clause of the Comprehensive Rules by its newest number, such as 613.8a.
 */
export type Clause = string;
export type EffectPart =
  | CopyPart
  | GainControlPart
  | ExchangeControlPart
  | ReplaceWordsPart
  | GainFullTextPart
  | ExchangeTextBoxesPart
  | SetNamePart
  | AddTypesPart
  | SetTypesPart
  | RemoveTypesPart
  | SetSubtypesPart
  | SetBasicLandTypesPart
  | AddEverySubtypePart
  | SetColorsPart
  | AddColorsPart
  | GainAbilitiesPart
  | GainAbilitiesOfPart
  | LoseAbilitiesPart
  | LoseAllAbilitiesPart
  | CantHavePart
  | SetPowerToughnessPart
  | ModifyPowerToughnessPart
  | SwitchPowerToughnessPart
  | PlayerGainsPart
  | PlayerLosesPart
  | PlayerCantHavePart
  | GameRulePart
  | ChangeCostPart;
/**
 * The protocol's name and version. Another number behind the slash is another protocol.
 */
export type ProtocolId = "cr613-engine/1";
/**
 * effects: the engine reads what cards do from the data sent along. names: it knows cards by their names and is sent those alone.
 */
export type InputLevel = "effects" | "names";
/**
 * A part of the game or of the rules that the engine computes.
 */
export type Handles =
  | "copy"
  | "merge"
  | "face-down"
  | "control"
  | "text"
  | "type"
  | "basic-land-types"
  | "color"
  | "abilities"
  | "characteristic-defining"
  | "power-toughness"
  | "counters"
  | "keyword-counters"
  | "switch"
  | "timestamp-order"
  | "simultaneous-timestamps"
  | "dependency-existence"
  | "dependency-text"
  | "dependency-applies-to"
  | "dependency-what-it-does"
  | "dependency-loop"
  | "begun-effects"
  | "players"
  | "game-rules"
  | "costs"
  | "state-based"
  | "state-based-rounds"
  | "attachments"
  | "resolving"
  | "keyword-abilities"
  | "durations"
  | "zone-changes"
  | "other-zones"
  | "entering-as"
  | "choices"
  | "linked"
  | "tokens"
  | "tapping"
  | "phasing"
  | "designations"
  | "combat"
  | "turn-history"
  | "damage"
  | "stickers"
  | "player-numbers"
  | "double-faced"
  | "flip"
  | "split"
  | "prototype"
  | "made-up-cards";
/**
 * A value that the engine tells of each object, of each player, or of the game. keywords: of the abilities only those that are keywords.
 */
export type Observes =
  | "exists"
  | "name"
  | "manaCost"
  | "manaValue"
  | "colors"
  | "supertypes"
  | "types"
  | "subtypes"
  | "abilities"
  | "keywords"
  | "power"
  | "toughness"
  | "basePower"
  | "baseToughness"
  | "loyalty"
  | "defense"
  | "controller"
  | "owner"
  | "zone"
  | "faceDown"
  | "tapped"
  | "attachedTo"
  | "counters"
  | "damage"
  | "tapsFor"
  | "rules"
  | "attacks"
  | "blocks"
  | "copiable"
  | "player.life"
  | "player.hand"
  | "player.abilities"
  | "player.maximumHandSize"
  | "player.landPlays"
  | "gameRules"
  | "costs"
  | "abilityCosts"
  | "stateBased"
  | "afterStateBasedActions"
  | "order"
  | "dependencies";
/**
 * A layer, or one of the stages after them: players (CR 613.10), rules of the game (CR 613.11).
 */
export type StageName = LayerName | AfterStageName;
/**
 * `<object>/<ability id>` for the effect of an ability (keywords: the keyword), the id of the `resolves` event for a resolved one (by default the card's name, or `<source>/<ability id>`; #2, #3 ... for later ones; /2, /3 ... for its second, third effect), `<object>/counter:<kind>` for counters, `<object>/sticker` for stickers.
 */
export type EffectName = string;
/**
 * What applying the other would change (CR 613.8a).
 */
export type DependencyReason = "existence" | "text" | "appliesTo" | "whatItDoes";
/**
 * Stable, never reused, no rule numbers in it.
 */
export type ScenarioId = string;
/**
 * A player's name, or name and numbers. `hand` and `library` count cards that are not objects of the scenario.
 */
export type PlayerSetup =
  string | {name: PlayerName; life?: number; startingLife?: number; hand?: number; library?: number};
export type ReportValue = string | number | boolean | null | string[];
/**
 * The id of a reading of the rules; `cr613 readings` lists them.
 */
export type ReadingId = string;
/**
 * Plain text in the language of the key. Mana and tap symbols stand in braces: {2}{W}, {T}.
 */
export type KeyText = string;
export type PlayerName = string;
/**
 * A number, or an expression that gives one.
 */
export type Quantity = number | QuantityExpression;
/**
 * Our own words.
 */
export type Words = string;
/**
 * pass and fail compare answers. alternative: all values are those of another reading of the rules that the scenario lists, see `reading`. broken: the scenario file is faulty. unsupported / refused: the engine said so. error: the engine reported an error. timeout, crashed: it did not answer. unstable: asked again in other words it answered something else. oversizedLine, invalidJson, invalidMessage, wrongSequence, flooded: what it wrote is not the protocol. notRun: the run was cut off.
 */
export type Verdict =
  | "pass"
  | "alternative"
  | "fail"
  | "broken"
  | "unsupported"
  | "refused"
  | "error"
  | "timeout"
  | "crashed"
  | "unstable"
  | "oversizedLine"
  | "invalidJson"
  | "invalidMessage"
  | "wrongSequence"
  | "flooded"
  | "notRun";
/**
 * How a run fails that gives no wrong value. What is broken or was not run can not be known.
 */
export type KnownVerdict =
  | "fail"
  | "alternative"
  | "refused"
  | "error"
  | "timeout"
  | "crashed"
  | "unstable"
  | "oversizedLine"
  | "invalidJson"
  | "invalidMessage"
  | "wrongSequence"
  | "flooded";
/**
 * All values that are not as expected, and no others, as the engine tells them: check, object or player (or game), characteristic, value.
 */
export type WrongValues = {[check: string]: {[subject: string]: {[characteristic: string]: ReportValue}}};
/**
 * A card type, or a list of which any will do.
 */
export type CardTypes = CardType | CardType[];
/**
 * A supertype, or a list of which any will do.
 */
export type Supertypes = Supertype | Supertype[];
/**
 * A subtype, or a list of which any will do.
 */
export type SubtypeWords = SubtypeWord | SubtypeWord[];
/**
 * A color, or a list of which any will do.
 */
export type ColorWords = ColorWord | ColorWord[];
/**
 * you: the controller of the object that has the ability, now (CR 109.5). enchantedPlayer: whom this is attached to. hostController: who controls what this is attached to. chosenPlayer: the choice named `player`. targetPlayer: the targeted player. triggeringPlayer: the player in `triggeredBy`. activePlayer: whose turn it is. owner, controller: that of each affected object. each: every player. thatPlayer: in the numbers of a PlayersWho, each player that is asked about, in turn. defendingPlayer: whom the attacking creature that speaks attacks, or who controls the planeswalker that it attacks (CR 508.5); of two players, while none attacks, the nonactive one (CR 506.2). Or the controller or owner of an object, or a player of the scenario. What resolves says whom it means once (CR 608.2h); a static ability is read whenever it is applied.
 */
export type PlayerReference = PlayerWord | PlayerOfObject;
/**
 * One object (or, for `linked`, several): self (what has the ability), affected (each object in the effect's set, in turn), host (what this is attached to), target or the n-th target, chosenObject (what was chosen on resolution) or the n-th of these, triggering (the object in `triggeredBy`), the objects remembered under a name, the top card of your graveyard or library, an object of the scenario by its id.
 */
export type Reference =
  | "self"
  | "affected"
  | "host"
  | "target"
  | "chosenObject"
  | "triggering"
  | {target?: number; chosenObject?: number; linked?: string; topOf?: "graveyard" | "library"; object?: string};
/**
 * Other clauses this step exercises.
 */
export type Also = Clause[];
/**
 * How checks, traces and other files name this ability; unique on the card, frozen once published.
 */
export type AbilityId = string;
/**
 * A few words of our own, never the card's sentence.
 */
export type OwnWords = string;
/**
 * endOfTurn: until end of turn (the default is indefinite: CR 611.2a). yourNextTurn: until your next turn begins. endOfCombat: until end of combat; an `ends` event says when, and with the turn it is over (CR 500.5a). untilSourceLeaves: until the source leaves the battlefield; phasing out does not end it. whileSource...: for as long as the source stays on the battlefield / is tapped / you control it (CR 611.2b, 702.26f). while: for as long as this holds; if it does not as the effect would begin, the effect does nothing. untilNext, untilEndOfNext: until the next turn of a player, or the next untap step or upkeep of theirs that is not skipped, begins (CR 500.4, 614.10a), or until the end of the next turn, or of combat in it. `of` is looked at as a turn begins; for endStep as a turn of theirs ends, this one too: what an end step itself makes lasts untilEndOfNext turn. The end of their next untap step is past as their turn begins; that of an upkeep is over with an `ends` event, or with that turn (CR 500.5); for `the next end step`, whoever's it is, `of` is each. duringNext: during the next turn of a player alone: nothing happens before that begins. Its numbers are read on resolution (CR 611.2d); whom it affects, and whose turn is meant, as that turn begins (CR 611.2c).
 */
export type Duration =
  | "endOfTurn"
  | "endOfCombat"
  | "yourNextTurn"
  | "indefinite"
  | "untilSourceLeaves"
  | "whileSourceOnBattlefield"
  | "whileSourceTapped"
  | "whileYouControlSource"
  | {while: Condition}
  | {untilNext: "turn" | "untapStep" | "upkeep" | "endStep"; of: PlayerReference}
  | {untilEndOfNext: "turn" | "combat" | "untapStep" | "upkeep" | "endStep"; of: PlayerReference}
  | {duringNext: "turn"; of: PlayerReference};
export type Ability =
  | KeywordAbility
  | StaticAbility
  | CharacteristicDefiningAbility
  | ActivatedAbility
  | TriggeredAbility
  | SpellAbility
  | ManaAbility
  | AsEntersAbility
  | ReplacementAbility;
/**
 * A subtype, or a reference to a chosen one. Text-changing effects replace it (CR 612.2).
 */
export type SubtypeWord = string | Chosen;
/**
 * A color word, or a reference to a chosen one. Text-changing effects replace it (CR 612.2).
 */
export type ColorWord = Color | Chosen;
/**
 * Players: a reference, or those among them who fit. What players have is settled after the layers (CR 613.10); in a layer no effect has given them anything yet.
 */
export type PlayerSelector = PlayerReference | PlayersWho;
/**
 * The parts of one effect, in written order. Parts of the same layer are carried out in this order as one step.
 */
export type Parts = EffectPart[];
/**
 * A zone (CR 400.1).
 */
export type Zone = "battlefield" | "graveyard" | "hand" | "library" | "exile" | "stack" | "command";
/**
 * How many targets: so many, up to so many, or any number (CR 115.1, 115.6).
 */
export type TargetCount = number | "any" | {upTo: number};
/**
 * What it targets: an entry for each instance of the word `target`, in the order in which events name the targets. As each resolves a target that does not fit, or that shroud, hexproof or protection shields, is illegal (CR 608.2b). Only how many, if nothing is to be said of what they are.
 */
export type Targets = TargetCount | Target[];
export type SubtypeList = SubtypeWord[];
export type AbilityList = AbilityEntry[];
/**
 * A family of subtypes, keyed by card type (CR 205.3).
 */
export type SubtypeFamily =
  "artifact" | "battle" | "creature" | "enchantment" | "land" | "planeswalker" | "spell" | "dungeon";
/**
 * SHA-256 in hexadecimal.
 */
export type Digest = string;
/**
 * As printed; null or left out where nothing is.
 */
export type PrintedText = string | null;
/**
 * A card; with `card_faces` what is printed stands there, face by face.
 */
export type CardText = Partial<FaceText> & {name: string; layout?: string; card_faces?: FaceText[]};
/**
 * A token that the rules define: the name is enough (CR 111.10).
 */
export type PredefinedToken =
  | "Treasure"
  | "Food"
  | "Gold"
  | "Walker"
  | "Shard"
  | "Clue"
  | "Blood"
  | "Powerstone"
  | "Incubator"
  | "Cursed Role"
  | "Monster Role"
  | "Royal Role"
  | "Sorcerer Role"
  | "Virtuous Role"
  | "Wicked Role"
  | "Young Hero Role"
  | "Map"
  | "Junk"
  | "Lander"
  | "Mutagen"
  | "Vibranium";
/**
 * A keyword ability by name: every instance and variant is meant (CR 113.10b), or only those of a KeywordVariant. With `ability` another ability by its id: `loses this ability`.
 */
export type LostAbility = string | AbilityById | KeywordVariant;
/**
 * Mana in braces, such as {1} or {W}{B}.
 */
export type ManaAmount = string;
export type CombatDuty = "may" | "must" | "can't";
/**
 * A number every object may have.
 */
export type Measure = "power" | "toughness" | "basePower" | "baseToughness" | "manaValue" | "loyalty";
/**
 * Mana in braces, null for a cost that can't be paid.
 */
export type ManaTotal = string | null;
export type TraceStep =
  | PerformedStep
  | EndedStep
  | FailedStep
  | StartsStep
  | VoidStep
  | LayerStep
  | DependsStep
  | WaitsStep
  | LoopStep
  | LockedStep
  | ContinuesStep
  | AppliedStep
  | CeasedStep
  | UnmetStep
  | StandsStep
  | PlayerStep
  | GameRuleStep
  | CostStep
  | StateBasedStep;
/**
 * The name of an object within the scenario: the card's name unless an `id` is given.
 */
export type ObjectId = string;
export type ObjectIds = ObjectId[];
export type ObjectOrPlayer = string;
export type AfterStageName = "players" | "gameRules";
/**
 * What was chosen, by the name of the choice: color, creatureType, basicLandType, body, player, from, to ... It is for the abilities of the object that ask for this or speak of it, and for those linked with them (CR 607); `ability-id/color` says which ability asks, where several do.
 */
export type Choices = {[choice: string]: string | number};
export type CounterCounts = {[counter: string]: number};
/**
 * Objects remembered by this one under a name, such as exiled (CR 607): for the abilities that speak of it; `ability-id/exiled` says for which ability.
 */
export type Links = {[name: string]: ObjectId[]};
/**
 * How it is face down (CR 708): true or morph or manifest for a plain 2/2, disguise or cloak for one with ward {2}, or the characteristics listed by what did it.
 */
export type FaceDown = true | "morph" | "manifest" | "disguise" | "cloak" | FaceDownValues;
/**
 * Which part was cast: a half of a split card or Room, both halves (fused), or the inset of an adventurer or omen card. On the stack the spell is that part alone (CR 709.3b, 715.3b, 720.3b); a Room enters with that half unlocked (CR 709.5d).
 */
export type Half = "left" | "right" | "fused" | "inset";
export type ScenarioEvent =
  | EntersEvent
  | MovesEvent
  | CastsEvent
  | ActivatesEvent
  | ResolvesEvent
  | AttachEvent
  | UnattachEvent
  | CountersEvent
  | TurnFaceUpEvent
  | TurnFaceDownEvent
  | TransformEvent
  | MergesEvent
  | StickerEvent
  | PhaseEvent
  | TapEvent
  | DesignateEvent
  | ChooseEvent
  | LinkEvent
  | PlayerEvent
  | DamageEvent
  | AttacksEvent
  | BlocksEvent
  | EndOfCombatEvent
  | TurnEvent
  | EndsEvent
  | StateBasedEvent
  | SimultaneousEvent
  | CheckEvent;
/**
 * The mana to be paid, such as {2}{U} or {0}, null if the cost can't be paid (CR 118.6). With `also` what is paid besides mana.
 */
export type CostExpectation = ManaTotal | {total: ManaTotal; also: string[]};
/**
 * A player by a word: see PlayerReference.
 */
export type PlayerWord =
  | "you"
  | "opponent"
  | "enchantedPlayer"
  | "hostController"
  | "chosenPlayer"
  | "targetPlayer"
  | "triggeringPlayer"
  | "activePlayer"
  | "owner"
  | "controller"
  | "each"
  | "thatPlayer"
  | "defendingPlayer";

/**
 * What each file of schema/ describes, by the name of the file.
 */
export interface Formats {
  ability: AbilityEntry;
  blob: BlobLine;
  capability: Capability;
  "card-text": CardTexts;
  card: Card;
  certificate: Certificate;
  effect: EffectPart;
  "engine-error": EngineError;
  "engine-hello": EngineHello;
  "engine-refused": EngineRefused;
  "engine-result": EngineResult;
  "engine-unsupported": EngineUnsupported;
  expectations: Expectations;
  export: CorpusExport;
  key: Key;
  observation: Observation;
  "phrase-book": PhraseBook;
  quantity: Quantity;
  report: Report;
  resolution: Resolution;
  "runner-hello": RunnerHello;
  "runner-ruleset": RunnerRuleset;
  "runner-run": RunnerRun;
  "runner-stop": RunnerStop;
  scenario: Scenario;
  selector: Selector;
}
export interface Card {
  $schema?: string;
  name: string;
  /**
   * The name in other languages, where known.
   */
  names?: {
    de?: string;
    fr?: string;
  };
  nameForms?: NameForms;
  printedName?: TokenName;
  manaCost?: ManaCost;
  colorIndicator?: Color[];
  supertypes?: Supertype[];
  /**
   * Card types; an emblem has none.
   */
  types: CardType[];
  subtypes?: string[];
  power?: PrintedNumber;
  toughness?: PrintedNumber;
  loyalty?: number;
  defense?: number;
  abilities?: AbilityEntry[];
  /**
   * With `back`: what the second face is and when it counts (CR 709-712, 715, 720). normal if left out. A split card or Room goes by the name of its left half here.
   */
  layout?: "normal" | "transform" | "modal" | "flip" | "split" | "room" | "adventure" | "meld";
  /**
   * The back face of a double-faced card, the bottom half of a flip card, the right half of a split card or Room, the inset of an adventurer or omen card, the combined face of a meld pair (on the card that has the meld ability).
   */
  back?: Face;
  meld?: Meld;
  prototype?: Prototype;
  /**
   * The tokens and emblems that its abilities create, but for copies; an `enters` event names one with `madeBy`. It is for scenarios: engines get what is made as a card of its own.
   */
  makes?: (Made | PredefinedToken)[];
  /**
   * Not a real card: made to isolate one rule.
   */
  madeUp?: true;
}
/**
 * What verbs and adjectives beside the names in other languages agree with: gender and number. In German, m byname is a masculine name with a byname that bends with it (Garruk der Entfesselte), where m alone has a genitive (Vampir der Nacht); m adjective and f adjective are names whose first word is an adjective used as a noun (Auserwählter).
 */
export interface NameForms {
  de?: "m" | "m byname" | "m adjective" | "f" | "f adjective" | "n" | "plural";
  fr?: "m" | "f" | "m plural" | "f plural";
}
export interface Face {
  name: string;
  /**
   * The name in other languages, where known.
   */
  names?: {
    de?: string;
    fr?: string;
  };
  nameForms?: NameForms;
  manaCost?: ManaCost;
  colorIndicator?: Color[];
  supertypes?: Supertype[];
  types: CardType[];
  subtypes?: string[];
  power?: PrintedNumber;
  toughness?: PrintedNumber;
  loyalty?: number;
  defense?: number;
  abilities?: AbilityEntry[];
}
/**
 * Of a meld card: the other card of its pair, and the name of the combined face (CR 712.4). Both cards of the pair have it; `back` has the combined face on one of them.
 */
export interface Meld {
  /**
   * The name of the other card.
   */
  with: string;
  /**
   * The name of what they become.
   */
  into: string;
}
/**
 * The inset values of a prototype card: mana cost, and so color, power and toughness, as a spell cast so and as the permanent it becomes (CR 718.2, 718.3b).
 */
export interface Prototype {
  manaCost: ManaCost;
  power: number;
  toughness: number;
}
/**
 * Why the effects of a board are applied in their order, layer by layer, so that somebody else can check it. Dependencies come with what the effect is before and after, independence with what was held against what, a loop with a cycle. An effect goes by its name in the trace.
 */
export interface Certificate {
  $schema?: string;
  format: "cr613-certificate/1";
  /**
   * Its id.
   */
  scenario: string;
  /**
   * The moment; empty for the end of a timeline without a check.
   */
  check: string;
  ruleset: RulesetId;
  /**
   * Those followed in place of the recommended ones.
   */
  readings?: string[];
  order: CertifiedRules;
  /**
   * What each object is before layer 1 (CR 613.1).
   */
  start: CertifiedValues;
  /**
   * Those in which something applies.
   */
  layers: CertifiedLayer[];
  /**
   * What each object is after layer 7.
   */
  end: CertifiedValues;
}
/**
 * What the ruleset and its readings say of order.
 */
export interface CertifiedRules {
  /**
   * The order is worked out anew after each application (CR 613.8c).
   */
  reevaluates: boolean;
  /**
   * What disregards dependency where there is a loop (CR 613.8b).
   */
  loops: "members" | "membersLast" | "membersInOneGo" | "layer";
  /**
   * When an effect that waits for nothing any more is applied.
   */
  freed: "inTurn" | "atOnce";
  /**
   * Characteristic-defining abilities can depend on one another (CR 613.8a).
   */
  definingDepend: boolean;
  /**
   * Counters depend and are depended on.
   */
  countersDepend: boolean;
}
/**
 * Each characteristic of each object, by its id in the scenario; lists are sorted.
 */
export interface CertifiedValues {
  [k: string]: {
    [k: string]: Value;
  };
}
export interface CertifiedLayer {
  layer: LayerName;
  /**
   * Characteristic-defining abilities go first (CR 613.3).
   */
  pass: "all" | "cda" | "rest";
  clause: Clause;
  choices: CertifiedChoice[];
}
/**
 * One effect is chosen among those that are pending, and applied: its trial says what that changes.
 */
export interface CertifiedChoice {
  /**
   * Effects with a part here that is not applied yet, oldest first (CR 613.7).
   */
  pending: CertifiedEffect[];
  trials: CertifiedTrial[];
  applies: string;
  /**
   * Each depends on the next, and the last on the first (CR 613.8b).
   */
  loop?: string[];
}
export interface CertifiedEffect {
  effect: string;
  timestamp: number;
  /**
   * It has begun, or its objects were fixed: they and its text are settled (CR 613.6).
   */
  begun?: true;
  /**
   * It is of a characteristic-defining ability.
   */
  defining?: true;
  /**
   * It is of counters.
   */
  counters?: true;
  before: CertifiedFootprint;
}
/**
 * What CR 613.8a compares.
 */
export interface CertifiedFootprint {
  exists: boolean;
  /**
   * Its ability as it reads now.
   */
  text?: string;
  objects: string[];
  /**
   * What it does to each of them; the object's own values are held as they are.
   */
  does: {
    [k: string]: string;
  };
}
/**
 * What applying one effect would change now, and what the others would be then.
 */
export interface CertifiedTrial {
  effect: string;
  changes: Change[];
  /**
   * Pending effects that would be what they are: they do not depend on it.
   */
  same: string[];
  differs: CertifiedDifference[];
}
/**
 * One characteristic of one object, before and after.
 */
export interface Change {
  object: string;
  characteristic:
    | "name"
    | "manaCost"
    | "colors"
    | "supertypes"
    | "types"
    | "subtypes"
    | "abilities"
    | "power"
    | "toughness"
    | "loyalty"
    | "defense"
    | "controller"
    | "cantHave";
  before: Value;
  after: Value;
  /**
   * Where the abilities came from that a new basic land type took (CR 305.7). Additive: an engine need not tell it.
   */
  from?: ("text" | "landTypes" | "copiable")[];
}
export interface CertifiedDifference {
  effect: string;
  after: CertifiedFootprint;
}
/**
 * The engine failed on this scenario and can go on with the next.
 */
export interface EngineError {
  kind: "error";
  /**
   * That of the run answered.
   */
  id: number;
  message: string;
}
/**
 * The first line of an engine.
 */
export interface EngineHello {
  kind: "hello";
  protocol: ProtocolId;
  engine: Program;
  claims: Claims;
}
/**
 * A program by name and version.
 */
export interface Program {
  name: string;
  version: string;
}
/**
 * What an engine says of itself. Of what it does not claim nothing is expected; what it claims and gets wrong, or says it can't, is a failure.
 */
export interface Claims {
  input: InputLevel;
  rulesets: RulesetId[];
  /**
   * Readings that it can follow in place of the recommended ones; none if left out.
   */
  readings?: ReadingId[];
  handles: Handles[];
  observes: Observes[];
}
/**
 * The engine could but will not, and says why.
 */
export interface EngineRefused {
  kind: "refused";
  /**
   * That of the run answered.
   */
  id: number;
  message: string;
}
/**
 * One observation for each check, in the order of the timeline.
 */
export interface EngineResult {
  kind: "result";
  /**
   * That of the run answered.
   */
  id: number;
  checkPoints: ObservedCheckPoint[];
}
/**
 * What was seen at one check.
 */
export interface ObservedCheckPoint {
  check: string;
  observation: Observation;
  /**
   * For a check that asks for it.
   */
  afterStateBasedActions?: ObservedAfter;
}
/**
 * `objects` names every object that is there; one left out is not there.
 */
export interface Observation {
  objects: {[object: string]: ObservedObject};
  players?: {[player: string]: ObservedPlayer};
  gameRules?: ObservedGameRule[];
  costs?: {[object: string]: SpellCost};
  abilityCosts?: {[object: string]: {[ability: string]: SpellCost}};
  stateBased?: ObservedAction[];
  /**
   * The effects applied, in the order in which they were, layer by layer.
   */
  order?: ObservedApplication[];
  dependencies?: ObservedDependency[];
}
/**
 * A changed rule of the game in force (CR 613.11).
 */
export interface ObservedGameRule {
  rule: string;
  objects?: string[];
  player?: string;
  amount?: number;
}
/**
 * A state-based action that would be performed (CR 704.5).
 */
export interface ObservedAction {
  clause: Clause;
  object?: string;
  player?: string;
  among?: string[];
}
/**
 * An effect's part in a layer, applied.
 */
export interface ObservedApplication {
  layer: StageName;
  effect: EffectName;
  /**
   * What it was applied to.
   */
  objects?: string[];
}
/**
 * A dependency that the engine found in a layer.
 */
export interface ObservedDependency {
  layer: StageName;
  effect: EffectName;
  on: EffectName;
  because?: DependencyReason[];
}
/**
 * What would be true after state-based actions (CR 704.3): those of each round, what waits for a choice, and the board then.
 */
export interface ObservedAfter {
  rounds: ObservedAction[][];
  open?: ObservedAction[];
  observation: Observation;
}
/**
 * The scenario needs something that the engine does not do. If everything it needs is claimed, this is a failure.
 */
export interface EngineUnsupported {
  kind: "unsupported";
  /**
   * That of the run answered.
   */
  id: number;
  message: string;
  /**
   * What the engine takes to be missing.
   */
  lacks?: Handles[];
}
export interface Expectations {
  $schema?: string;
  /**
   * The name that the engine gives itself.
   */
  engine: string;
  /**
   * Why runs fail, each reason once, by an id such as no-dependency.
   */
  reasons: {[id: string]: KnownReason};
  /**
   * By the id of the scenario: how it fails. Where it fails differently under different rulesets there is an entry for each way.
   */
  known: {[scenario: string]: KnownRuns[]};
}
export interface CorpusExport {
  format: "cr613-corpus";
  version: 1;
  cards: Card[];
  scenarios: ExportedScenario[];
}
export interface ExportedScenario {
  id: ScenarioId;
  rev: number;
  topic: string;
  title: string;
  question?: string;
  level: "must" | "interpretation" | "undefined";
  cites: Citation[];
  players: PlayerSetup[];
  /**
   * Of this scenario alone; they go before the others.
   */
  cards?: Card[];
  /**
   * A check says where to look, and under which rulesets if not under all.
   */
  timeline: ScenarioEvent[];
  expected: ExportedValues[];
  readings?: ExportedReading[];
}
export interface Citation {
  clause: Clause;
  role: "decides" | "applies" | "contrasts";
}
/**
 * All values under a ruleset.
 */
export interface ExportedValues {
  ruleset: RulesetId;
  values: ExportedValue[];
}
/**
 * One expected value. `subject` is an object, a player, or `game`; `characteristic` is named as in reports.
 */
export interface ExportedValue {
  check: string;
  subject: string;
  characteristic: string;
  expected: ReportValue;
}
/**
 * The values that are others under another reading of the rules; all of a scenario belong together.
 */
export interface ExportedReading {
  reading: ReadingId;
  ruleset: RulesetId;
  values: ExportedValue[];
}
/**
 * A question sheet with its answers, in one language, made from the corpus by `cr613 key`. Every form of it (HTML, Anki, QTI ...) is written from this value alone.
 */
export interface Key {
  $schema?: string;
  format: "cr613-key";
  version: 1;
  language: "en" | "de" | "fr";
  ruleset: KeyRuleset;
  /**
   * The digest of the corpus that the items were made from, as in a run report.
   */
  corpus: string;
  form: KeyForm;
  items: KeyItem[];
}
export interface KeyRuleset {
  id: RulesetId;
  title: KeyText;
  /**
   * The day the text of these rules took effect.
   */
  effective: string;
}
/**
 * How the items were chosen; the same form of the same corpus gives the same key.
 */
export interface KeyForm {
  /**
   * As it was asked for; empty: everything.
   */
  select: string;
  /**
   * How many items were asked for; there can be fewer.
   */
  count: number;
  seed: string;
  /**
   * Which form of this seed: no two have an item in common. 1 if left out.
   */
  number?: number;
}
/**
 * One question about one moment of a scenario.
 */
export interface KeyItem {
  /**
   * Made of the scenario, the moment, what is asked, the ruleset and the language: the same question keeps it when its text is mended.
   */
  guid: string;
  scenario: ScenarioId;
  /**
   * Of the scenario.
   */
  revision: number;
  /**
   * The id of the moment.
   */
  check: string;
  /**
   * The folder of the scenario: dependency, copy ...
   */
  topic: string;
  /**
   * Without blanks, for tools that sort by tags: topic:dependency, layer:7b, level:2, rule:613.8a ...
   */
  tags: string[];
  knowledge: KeyKnowledge;
  complexity: KeyComplexity;
  prompt: KeyPrompt;
  question: KeyText;
  answer: KeyText;
  /**
   * In the order in which they are offered; exactly one is correct, and its text is the answer. Empty: no known mistake leads to another answer, so the question is open.
   */
  options: KeyOption[];
  explanation: KeyExplanation;
}
/**
 * What one has to know: computed from the clauses that decide.
 */
export interface KeyKnowledge {
  /**
   * 1: what every player meets; 2: layers and timestamps; 3: dependency, effects that go on without their source ...; 4: corners.
   */
  level: number;
  /**
   * The clauses that decide, by their numbers in the ruleset.
   */
  clauses: string[];
}
/**
 * How much there is to keep in mind: counted in the trace, of what matters for the question.
 */
export interface KeyComplexity {
  level: number;
  effects: number;
  layers: number;
  dependencies: number;
  loops: number;
}
/**
 * What the reader is told before the question; nothing of it tells the answer.
 */
export interface KeyPrompt {
  /**
   * In turn order; with life, hand and library where the scenario says them.
   */
  players: KeyText[];
  cards: KeyCard[];
  /**
   * What has happened up to the moment, one sentence each.
   */
  events: KeyText[];
  /**
   * When it is asked.
   */
  moment: KeyText;
  /**
   * How an open point of the rules is read, where the answer turns on it.
   */
  reading?: KeyText;
  board: KeyBoard;
}
export interface KeyCard {
  name: KeyText;
  /**
   * The English name, where it is another.
   */
  english?: KeyText;
  manaCost?: string;
  /**
   * The type line.
   */
  line: KeyText;
  /**
   * 2/2, * /*+1, or loyalty or defense with a word.
   */
  size?: KeyText;
  /**
   * In our own words.
   */
  abilities: KeyText[];
}
/**
 * What lies on the battlefield at the moment, as events have put it there: printed values, and nothing that continuous effects make of them.
 */
export interface KeyBoard {
  players: PlayerName[];
  /**
   * Oldest first.
   */
  objects: KeyBoardObject[];
  /**
   * What lies in other zones, a sentence for each of them.
   */
  elsewhere?: KeyText[];
}
export interface KeyBoardObject {
  id: string;
  /**
   * Its name, and a number where there are several of that name; face-down objects have one that tells nothing.
   */
  label: KeyText;
  /**
   * In French: what agrees with the label, unless that is masculine and singular.
   */
  labelForm?: "f" | "m plural" | "f plural";
  /**
   * Under whose control it came.
   */
  player: PlayerName;
  /**
   * Its place in the order of arrival among what is told here, 1 for what came first. Objects that came at once have the same. Left out where the answer turns on it.
   */
  timestamp?: number;
  /**
   * The colors it is printed in; C: colorless.
   */
  frame: ("W" | "U" | "B" | "R" | "G" | "C" | "land")[];
  manaCost?: string;
  line?: KeyText;
  size?: KeyText;
  counters?: KeyCounters[];
  /**
   * The id of its host; a player's name where it enchants a player.
   */
  attachedTo?: string;
  tapped?: true;
  faceDown?: true;
  token?: true;
  /**
   * What else a picture should say: a copy of what it entered as, what was chosen, damage.
   */
  notes?: KeyText[];
}
export interface KeyCounters {
  kind: KeyText;
  count: number;
}
export interface KeyOption {
  text: KeyText;
  correct: boolean;
  /**
   * The ids of the wrong rule sets that give this answer, the one that the feedback names first; empty for the correct option and for one that comes of overlooking effects or an event, or of another slip.
   */
  misconceptions: string[];
  /**
   * The effects that somebody overlooks who answers this, as traces name them.
   */
  overlooks?: string[];
  /**
   * The number of the event of the prompt that somebody has not noticed who answers this.
   */
  unnoticed?: number;
  /**
   * The numbers of two events of the prompt that came the other way round for somebody who answers this.
   */
  mixedUp?: number[];
  /**
   * The number of the event of the prompt at which a player chose another order of timestamps (CR 613.7m).
   */
  otherOrder?: number;
  /**
   * The number of the event of the prompt before which this was right.
   */
  outdated?: number;
  /**
   * The effect, as traces name it, for which somebody who answers this counts one too few or too many.
   */
  misread?: string;
  /**
   * The id of the object whose effects somebody who answers this believes to affect the object of the question too.
   */
  reached?: string;
  /**
   * Why it is right, or which mistake leads there and which clause it forgets.
   */
  feedback: KeyText;
}
export interface KeyExplanation {
  /**
   * What decides the answer, a few sentences; where no step does, the answer.
   */
  short: KeyClaim[];
  /**
   * Layer by layer, only what matters for the question.
   */
  long: KeyChapter[];
  /**
   * What was not the reason, where a common mistake beckons.
   */
  notBecause: KeyClaim[];
}
export interface KeyClaim {
  /**
   * A whole sentence.
   */
  text: KeyText;
  /**
   * By their numbers in the ruleset.
   */
  clauses: string[];
  /**
   * The places of the steps in the trace that it was made from.
   */
  steps: number[];
}
export interface KeyChapter {
  title: KeyText;
  claims: KeyClaim[];
}
export interface PhraseBook {
  $schema?: string;
  sections: PhraseSection[];
}
export interface PhraseSection {
  /**
   * A layer, or what is said there.
   */
  section: string;
  title: string;
  about?: string;
  phrases: Phrasing[];
}
/**
 * One phrase. Its words in our vocabulary are a part of the example: all that they say is there.
 */
export interface Phrasing {
  /**
   * What cards print, in general terms and no card's own sentence.
   */
  prints: string;
  says: Readonly<Record<string, unknown>>;
  /**
   * The example: a card of the corpus.
   */
  card?: string;
  /**
   * The example: a scenario of the corpus.
   */
  scenario?: string;
}
export interface Report {
  header: ReportHeader;
  scenarios: ScenarioSummary[];
  problems: Problem[];
  /**
   * In the order of the plan.
   */
  results: Result[];
  causes?: LikelyCauses;
  footer: ReportFooter;
}
export interface ReportHeader {
  format: "cr613-report/1";
  engine: {
    name: string;
    version: string;
    /**
     * Of another engine than the reference: what it claims.
     */
    claims?: Claims;
  };
  /**
   * SHA-256 over the scenarios and cards used, in the order of their ids.
   */
  corpus: string;
  /**
   * The readings that were asked for in place of the recommended ones.
   */
  readings?: ReadingId[];
  /**
   * SHA-256 over the data of each planned edition as the runner has it: whether a later run knows the same rules.
   */
  rulesets?: {[ruleset in RulesetId]?: Digest};
  plan: PlanEntry[];
}
export interface PlanEntry {
  scenario: string;
  ruleset: RulesetId;
}
/**
 * What a report says of the scenario itself.
 */
export interface ScenarioSummary {
  id: string;
  file: string;
  topic: string;
  title: string;
  question?: string;
  /**
   * Which of the checked values the question is about.
   */
  asks?: AskedValue[];
  level: "must" | "interpretation" | "undefined";
  cites: Citation[];
  players: string[];
  /**
   * Every card the scenario uses, as data.
   */
  cards: Card[];
  timeline: ScenarioEvent[];
  why?: string[];
  provenance?: string[];
  alternatives?: Alternative[];
  twin?: string;
  /**
   * The check whose board is the answer; the last one if left out.
   */
  answer?: string;
  /**
   * What people call the case.
   */
  famous?: string;
  /**
   * Its place among those, 1 for the best known.
   */
  fame?: number;
  /**
   * The scenario's own count of changes in meaning.
   */
  rev?: number;
  /**
   * The players as they are set up, where numbers are given besides names.
   */
  setup?: PlayerSetup[];
}
/**
 * A value that a check has, by the names that reports give it: of an object, a player, a spell or the `game` its `power`, `types`, `has flying`, `copiable.name`, `cost` ...
 */
export interface AskedValue {
  subject: string;
  characteristic: string;
}
/**
 * A reading of an open point and what it gives. One is recommended: the expectations of the checks follow it; what the others give is in `readings` of the checks.
 */
export interface Alternative {
  id: ReadingId;
  reading: Words;
  answer: Words;
  source?: Words;
  recommended?: boolean;
}
/**
 * A fault of an input file.
 */
export interface Problem {
  file: string;
  line: number;
  column: number;
  pointer: string;
  message: string;
  expected?: string;
  suggestion?: string;
}
export interface Result {
  scenario: string;
  ruleset: RulesetId;
  verdict: Verdict;
  /**
   * Why, when it is neither pass nor fail.
   */
  message?: string;
  /**
   * For alternative: the reading that gives all values; for pass and fail: the one whose values were expected, if not the recommended one.
   */
  reading?: ReadingId;
  /**
   * What happened each time a worker or an engine was lost with this run in hand. With a verdict that compares answers: it answered once it ran alone in a fresh one.
   */
  attempts?: string[];
  /**
   * Of another engine: the end of what it wrote to standard error meanwhile.
   */
  stderr?: string;
  /**
   * What the checks expect and the engine does not claim to tell.
   */
  untold?: UntoldValue[];
  /**
   * What the run needs and the engine does not claim, sorted.
   */
  lacks?: Capability[];
  divergence?: Divergence;
  expectation?: KnownFailure;
  values: CheckedValue[];
  /**
   * Clauses that steps of the trace cite, sorted.
   */
  clauses: string[];
  /**
   * Layers in which something applied.
   */
  layers: string[];
  /**
   * Which kinds of effect parts met in the traces, and how: layer|kind|kind|relation. The effect of the first kind depends on that of the second by the limb of CR 613.8a(b) that is named; for none and loop the kinds are in alphabetical order.
   */
  pairs: string[];
  checkPoints: CheckPoint[];
}
export interface UntoldValue {
  check: string;
  subject: string;
  characteristic: string;
  expected: ReportValue;
}
/**
 * The first layer in which another order of effects was told than that of the reference, or other objects that they apply to. Each entry is an effect, with its objects in brackets where both tell them.
 */
export interface Divergence {
  check: string;
  layer: StageName;
  expected: string[];
  actual: string[];
}
/**
 * What the engine's expectations file says of this run. asKnown: it failed as told there. passedUnexpectedly: it did not fail. failedOtherwise: it failed, but not as told there.
 */
export interface KnownFailure {
  outcome: "asKnown" | "passedUnexpectedly" | "failedOtherwise";
  /**
   * The reason's text.
   */
  reason: string;
  issue?: string;
  /**
   * For passedUnexpectedly and failedOtherwise: how it was told to fail.
   */
  told?: KnownAnswer;
}
/**
 * How a run failed: the values that were wrong, or the verdict where there is none.
 */
export interface KnownAnswer {
  verdict?: KnownVerdict;
  wrong?: WrongValues;
}
/**
 * One characteristic, expected and found.
 */
export interface CheckedValue {
  check: string;
  /**
   * The object or player, or `game`.
   */
  subject: string;
  characteristic: string;
  expected: ReportValue;
  actual: ReportValue;
  ok: boolean;
  /**
   * For a failed one: the last layer in which this characteristic changed.
   */
  firstLayer?: string;
}
/**
 * The resolution at one check.
 */
export interface CheckPoint {
  check: string;
  /**
   * How many events of the timeline came before, checks not counted.
   */
  after: number;
  resolution: Resolution;
  /**
   * For a check that asks for it.
   */
  afterStateBasedActions?: AfterStateBasedActions;
}
export interface Resolution {
  ruleset: RulesetId;
  /**
   * The readings followed in place of the recommended ones.
   */
  readings?: ReadingId[];
  /**
   * The number that clauses of the trace have in the text of an older ruleset, where it is another one; null: that text has none.
   */
  numbers?: {[clause: string]: string | null};
  objects: {[object: string]: ResolvedObject};
  players: {[player: string]: ResolvedPlayer};
  gameRules: GameRule[];
  /**
   * Of the spells on the stack; none if left out.
   */
  costs?: {[object: string]: SpellCost};
  /**
   * Of the activated abilities of objects, where they function, by their labels; X is 0. None if left out. Those of mana abilities are there if an effect changes what abilities cost.
   */
  abilityCosts?: {[object: string]: {[ability: string]: SpellCost}};
  stateBased: StateBasedAction[];
  trace: TraceStep[];
}
export interface GameRule {
  rule: string;
  effect: string;
  objects?: string[];
  player?: string;
  amount?: number;
  /**
   * What alone it is about, where it forbids something to be attached. Additive: an engine need not tell it.
   */
  bars?: Selector;
}
/**
 * Describes objects. Every key given must hold; `anyOf` and `not` combine. Without `zone` only the battlefield is meant (CR 109.2).
 */
export interface Selector {
  /**
   * The object that has the ability.
   */
  self?: true;
  /**
   * Any object but the one that has the ability.
   */
  other?: true;
  /**
   * The object this is attached to: the enchanted, equipped or fortified one (CR 301.5f, 303.4m).
   */
  host?: true;
  /**
   * The affected object, each in turn, where a quantity speaks of it.
   */
  affected?: true;
  /**
   * A target of the spell or ability: true for any of them, n for the n-th.
   */
  target?: true | number;
  /**
   * An object chosen on resolution, not targeted: true for any of them, n for the n-th in `chosenObjects`.
   */
  chosenObject?: true | number;
  /**
   * The object in `triggeredBy`: that of the event that triggered the ability.
   */
  triggering?: true;
  /**
   * The object with this id in the scenario.
   */
  object?: string;
  /**
   * The objects remembered under this name by the one that has the ability (CR 607).
   */
  linked?: string;
  /**
   * The top card of your graveyard or library.
   */
  topOf?: "graveyard" | "library";
  type?: CardTypes;
  supertype?: Supertypes;
  subtype?: SubtypeWords;
  color?: ColorWords;
  /**
   * How many colors: equals 0 is colorless, atLeast 2 multicolored, equals 1 monocolored (CR 105.2).
   */
  colorCount?: Comparison;
  /**
   * Has this name (CR 201.2).
   */
  name?: string | Chosen;
  /**
   * Controlled by. Outside the battlefield and the stack the owner counts (CR 108.4a).
   */
  controller?: PlayerReference;
  /**
   * Owned by (CR 108.3).
   */
  owner?: PlayerReference;
  /**
   * In one of these zones; `any` for all. Left out: the battlefield. Of graveyard, hand, library and exile alone it means cards, and a token is none (CR 108.2b).
   */
  zone?: "any" | Zone | Zone[];
  /**
   * Was cast from one of these zones: a spell on the stack, or the permanent that it became (CR 400.7d).
   */
  castFrom?: Zone | Zone[];
  /**
   * A spell that a `casts` event has cast, or the permanent that it became (CR 400.7d); or none such.
   */
  wasCast?: boolean;
  /**
   * Was cast by this player, in the same sense: `if you cast it`.
   */
  castBy?: PlayerReference;
  /**
   * This additional or alternative cost was paid as it was cast, by the words of the `casts` event: kicker, evoke ...
   */
  paid?: string;
  /**
   * Is a token (CR 111), or is none.
   */
  token?: boolean;
  /**
   * Has a permanent card type (CR 110.4a), in whatever zone is asked for.
   */
  permanent?: true;
  /**
   * Legendary, an artifact or a Saga (CR 700.6).
   */
  historic?: true;
  /**
   * Is face down (CR 708), or face up.
   */
  faceDown?: boolean;
  /**
   * Is tapped, or untapped (CR 110.5).
   */
  tapped?: boolean;
  /**
   * Has this designation or combat status: attacking, blocking, blocked, unblocked, suspected, monstrous, renowned, solved, saddled, goaded, paired, impending (its impending cost was paid) ...; until the turn ends what has happened to it: entered this turn, attacked this turn, blocked this turn, dealt damage this turn (it was), has dealt damage this turn, became tapped this turn, got counters this turn. Events do these; a `designate` event tells what has happened before the first event. This asks whether an object did it; `thisTurn` asks how often, or how much, for a player or of such objects.
   */
  designation?: string;
  /**
   * Is attacking this player, and no planeswalker or battle (CR 508.1b).
   */
  attackingPlayer?: PlayerReference;
  /**
   * Is attacking such a planeswalker or battle.
   */
  attackingPermanent?: Selector;
  /**
   * Is blocking such an attacking creature (CR 509.1g); `designation: blocking` asks whether it blocks at all.
   */
  blocking?: Selector;
  /**
   * Such a creature is blocking it; `designation: blocked` asks whether it is blocked at all (CR 509.1h).
   */
  blockedBy?: Selector;
  /**
   * Has this keyword ability in any variant (CR 702), or in the variant that is described.
   */
  keyword?: string | KeywordVariant;
  /**
   * Is a transforming double-faced permanent with its back face up (CR 701.27g), or is none.
   */
  transformed?: boolean;
  /**
   * How many abilities it has; equals 0 means no abilities (CR 113.12).
   */
  abilityCount?: Comparison;
  /**
   * Its power is within these bounds.
   */
  power?: Comparison;
  /**
   * Its toughness is within these bounds.
   */
  toughness?: Comparison;
  /**
   * Base power: as layers 7a and 7b leave it (CR 208.4b).
   */
  basePower?: Comparison;
  /**
   * Its base toughness, in the same sense.
   */
  baseToughness?: Comparison;
  /**
   * Its mana value (CR 202.3) is within these bounds.
   */
  manaValue?: Comparison;
  /**
   * How many counters of these kinds it has; `any` for all kinds together (CR 122.1).
   */
  counters?: {
    [k: string]: Comparison;
  };
  /**
   * Has at least one counter of this kind; `any` for any kind.
   */
  counter?: string;
  /**
   * Is attached to something.
   */
  attached?: boolean;
  /**
   * Is attached to such an object.
   */
  attachedTo?: Selector;
  /**
   * Is paired with such a creature (CR 702.95b); `designation: paired` asks whether it is paired at all.
   */
  pairedWith?: Selector;
  /**
   * Such an object is attached to it: enchanted, equipped.
   */
  hasAttached?: Selector;
  /**
   * Shares at least one of these with the referenced object.
   */
  shares?: {
    characteristic: "name" | "color" | "type" | "creatureType" | "landType";
    with: Reference;
  };
  /**
   * Fits each of these.
   */
  allOf?: Selector[];
  /**
   * Fits one of these at least.
   */
  anyOf?: Selector[];
  /**
   * None of these may hold. Inside, zones are not restricted.
   */
  not?: Selector | Selector[];
}
/**
 * Bounds for a number; every bound given must hold. A noncreature permanent has no power and fulfils none (CR 208.3).
 */
export interface Comparison {
  equals?: Quantity;
  atLeast?: Quantity;
  atMost?: Quantity;
}
/**
 * A state-based action that would be performed now (CR 704.5).
 */
export interface StateBasedAction {
  clause: Clause;
  object?: string;
  player?: string;
  result:
    | "graveyard"
    | "destroyed"
    | "sacrificed"
    | "unattached"
    | "countersRemoved"
    | "ceasesToExist"
    | "loses"
    | "chooseOne";
  among?: string[];
  /**
   * The kind of counters removed, if it is one kind (CR 704.5r).
   */
  counter?: string;
  /**
   * How many of them.
   */
  amount?: number;
  /**
   * Other clauses that decide it: why an Aura comes off, what names are compared ...
   */
  also?: Also;
}
/**
 * What would be true if state-based actions were performed until none is left (CR 704.3): the actions of each snapshot, the choices nobody made and what waits for them, and the board after that.
 */
export interface AfterStateBasedActions {
  rounds: StateBasedAction[][];
  open: StateBasedAction[];
  resolution: Resolution;
}
/**
 * Of another engine that fails: misconceptions that give its very answers, the best supported first.
 */
export interface LikelyCauses {
  causes: LikelyCause[];
  /**
   * So many scenarios with a failing run were tried.
   */
  failing: number;
  /**
   * So many with passing runs only.
   */
  passing: number;
}
/**
 * What somebody believes who answers as an engine does, and what speaks for and against it.
 */
export interface LikelyCause {
  /**
   * Its id, as docs/MISCONCEPTIONS.md has it.
   */
  misconception: string;
  believed: string;
  /**
   * The clause that says otherwise.
   */
  forgets: Clause;
  /**
   * Scenarios of failing runs whose every value it gives, right ones included.
   */
  explains: string[];
  /**
   * Scenarios of passing runs that it would fail.
   */
  contradictedBy: string[];
}
export interface ReportFooter {
  /**
   * Every planned entry has exactly one result and none is notRun.
   */
  complete: boolean;
  counts: {[verdict in Verdict]?: number};
  values: {
    passed: number;
    failed: number;
  };
  /**
   * Of another engine: of the runs that need nothing but what it claims.
   */
  claimed?: Score;
  /**
   * Of another engine: of all runs.
   */
  corpus?: Score;
}
/**
 * Runs, and how many of them passed.
 */
export interface Score {
  runs: number;
  passed: number;
}
/**
 * Answered by the engine's hello.
 */
export interface RunnerHello {
  kind: "hello";
  protocol: ProtocolId;
  runner: Program;
  rulesets: RulesetId[];
  readings: ReadingId[];
  handles: Handles[];
  observes: Observes[];
}
/**
 * Only rulesets and readings that the engine claims are sent.
 */
export interface RunnerRuleset {
  kind: "ruleset";
  ruleset: RulesetId;
  /**
   * The day its text took effect, YYYY-MM-DD.
   */
  effective: string;
  /**
   * To follow in place of the recommended ones.
   */
  readings: ReadingId[];
  /**
   * Its layers in order, as it calls them.
   */
  layers: LayerName[];
}
/**
 * What is expected is not in it, nor the scenario's id or title. A check says where in the timeline to look.
 */
export interface RunnerRun {
  kind: "run";
  /**
   * Another one for each run of a process.
   */
  id: number;
  players: Scenario["players"];
  /**
   * For engines of input level effects: every card the timeline names, once.
   */
  cards?: Card[];
  /**
   * For engines of input level names, in place of `cards`: what the timeline names, but of what a card makes the card that makes it (`madeBy`).
   */
  cardNames?: string[];
  timeline: ScenarioEvent[];
}
/**
 * The engine ends with exit code 0; standard input is closed as well.
 */
export interface RunnerStop {
  kind: "stop";
}
export interface Scenario {
  $schema?: string;
  id: ScenarioId;
  rev: number;
  title: string;
  question?: string;
  /**
   * Which of the checked values the question is about, where it is not about all of them: a reason that reports give for a board is rather one of these.
   */
  asks?: AskedValue[];
  /**
   * In the corpus the folder says it.
   */
  topic?:
    | "copy"
    | "control"
    | "text"
    | "type"
    | "color"
    | "abilities"
    | "power-toughness"
    | "timestamps"
    | "dependency"
    | "players"
    | "game-rules"
    | "state-based";
  /**
   * must: the rules decide it. interpretation: a contested reading, see alternatives. undefined: the rules leave it open.
   */
  level: "must" | "interpretation" | "undefined";
  rulesets: RulesetId[];
  cites: Citation[];
  /**
   * In turn order; the first is the active player until a `turn` event.
   */
  players: PlayerSetup[];
  /**
   * Cards and tokens defined for this scenario; they go before those of the corpus.
   */
  cards?: Card[];
  /**
   * Of each card of the library that it plays the SHA-256 of the definition: `cr613 cards pin` writes them.
   */
  pins?: {[card: string]: string};
  timeline: ScenarioEvent[];
  /**
   * How the answer follows, step by step, derived by hand from the rules.
   */
  why?: Words[];
  /**
   * Where the case comes from, what was corrected, what is in doubt.
   */
  provenance?: Words[];
  alternatives?: Alternative[];
  /**
   * The scenario that differs in one thing.
   */
  twin?: ScenarioId;
  /**
   * The check whose board is the answer to the question; the last one if left out.
   */
  answer?: string;
  /**
   * What people call the case, if it is one that many know: reports lead with these.
   */
  famous?: string;
  /**
   * With `famous`: its place among these, 1 for the case that everybody knows.
   */
  fame?: number;
}
/**
 * A keyword ability (CR 702), with what it needs.
 */
export interface KeywordAbility {
  kind: "keyword";
  keyword: string;
  /**
   * Equip, ward, morph, mutate ... cost; `its mana cost` for that of the object that has the ability.
   */
  cost?: string;
  /**
   * The number of bushido, annihilator, toxic ...
   */
  n?: number;
  /**
   * For landwalk: the land type.
   */
  landType?: SubtypeWord;
  /**
   * For protection and hexproof: from this color.
   */
  from?: ColorWord;
  /**
   * For protection and hexproof from something other than a color.
   */
  fromQuality?: Selector;
  /**
   * For enchant: what it can enchant. For affinity, landwalk and the like: which objects.
   */
  quality?: Selector;
  /**
   * For enchant: enchants a player.
   */
  player?: true;
  /**
   * For protection: what it does not remove (CR 702.16n).
   */
  keeps?: Selector;
}
/**
 * A static ability that makes one continuous effect (CR 604, 611.3). Sentences with different subjects are separate abilities.
 */
export interface StaticAbility {
  kind: "static";
  id: AbilityId;
  /**
   * Whom it affects. Left out only when every part speaks of a player.
   */
  affects?: Selector;
  /**
   * As long as ...
   */
  condition?: Condition;
  does: Parts;
  /**
   * Where it functions; the battlefield if left out (CR 113.6).
   */
  zones?: Zone[];
  /**
   * If its object leaves the battlefield the effect continues until end of turn.
   */
  lingers?: "endOfTurn";
  note?: OwnWords;
}
/**
 * What must hold for the effect to exist (`as long as`). Exactly one of exists, object+is, player (with has: a designation), compare, turn, allOf, anyOf, not.
 */
export interface Condition {
  /**
   * At least one such object is there.
   */
  exists?: Selector;
  /**
   * With `is`: the object that is meant.
   */
  object?: Reference;
  /**
   * With `object`: that object fits this description, in whatever zone it is.
   */
  is?: Selector;
  /**
   * There is such a player; with `has`, one with that designation.
   */
  player?: PlayerSelector;
  /**
   * With `player`: such a player has this designation: monarch, initiative, city's blessing ...
   */
  has?: string;
  /**
   * This number is within the bounds given beside it.
   */
  compare?: Quantity;
  /**
   * With `compare`.
   */
  equals?: Quantity;
  /**
   * With `compare`.
   */
  atLeast?: Quantity;
  /**
   * With `compare`.
   */
  atMost?: Quantity;
  /**
   * It is this player's turn.
   */
  turn?: PlayerReference;
  /**
   * All of these hold.
   */
  allOf?: Condition[];
  /**
   * One of these holds at least.
   */
  anyOf?: Condition[];
  /**
   * This does not hold.
   */
  not?: Condition;
}
/**
 * Defines its own object's colors, subtypes, power or toughness, unconditionally, in every zone (CR 604.3).
 */
export interface CharacteristicDefiningAbility {
  kind: "characteristicDefining";
  id: AbilityId;
  does: Parts;
  note?: OwnWords;
}
/**
 * A continuous effect that a resolving spell or ability creates. The objects it affects and its numbers are fixed then (CR 611.2c-d).
 */
export interface CreatedEffect {
  /**
   * Left out only when every part speaks of a player.
   */
  affects?: Selector;
  /**
   * Created only if this holds on resolution.
   */
  condition?: Condition;
  does: Parts;
  duration?: Duration;
}
/**
 * Counters put on objects on resolution.
 */
export interface PutCounters {
  on: Selector;
  counter: string | CounterOfChoice;
  /**
   * 1 if left out.
   */
  amount?: Quantity;
}
/**
 * One of these kinds of counters, your choice: the one that the choice of this name says, as it resolves (CR 608.2d).
 */
export interface CounterOfChoice {
  /**
   * The name of the choice, such as `counter`.
   */
  chosen: string;
  among: string[];
}
/**
 * What one instance of the word `target` asks for (CR 115.1, 115.3): objects, players, or either.
 */
export interface Target {
  /**
   * What an object must be; on the battlefield, unless a zone is said (CR 115.2).
   */
  is?: Selector;
  /**
   * A player can be the target: any, or an opponent.
   */
  player?: "any" | "opponent";
  /**
   * How many; one if left out.
   */
  number?: TargetCount;
  /**
   * None of the targets before it. Another one than the source is `other` in `is`.
   */
  another?: true;
}
export interface ActivatedAbility {
  kind: "activated";
  id: AbilityId;
  cost?: string;
  /**
   * Where it functions; the battlefield if left out (CR 113.6). There its source is looked back at once that has moved (CR 113.7a).
   */
  zones?: Zone[];
  /**
   * What it targets; if left out, what a scenario names, one target at least.
   */
  targets?: Targets;
  /**
   * What happens before its effects begin, in our own words.
   */
  first?: OwnWords;
  effects?: CreatedEffect[];
  puts?: PutCounters[];
  /**
   * What else happens, in our own words.
   */
  then?: OwnWords;
}
export interface TriggeredAbility {
  kind: "triggered";
  id: AbilityId;
  /**
   * For a chapter ability (CR 714.2): its numbers. It triggers as lore counters reach one of them, and is on the stack until a `resolves` event of it or the end of the turn.
   */
  chapters?: number[];
  when?: OwnWords;
  /**
   * An intervening if: asked again as it resolves, and if it does not hold then, the ability does nothing (CR 603.4, 608.2a). What only a part of the effect asks is its `condition`.
   */
  if?: Condition;
  /**
   * Where it functions; the battlefield if left out (CR 113.6). There its source is looked back at once that has moved (CR 113.7a).
   */
  zones?: Zone[];
  /**
   * What it targets; if left out, what a scenario names, one target at least.
   */
  targets?: Targets;
  effects?: CreatedEffect[];
  puts?: PutCounters[];
  then?: OwnWords;
}
/**
 * What an instant or sorcery does when it resolves.
 */
export interface SpellAbility {
  kind: "spell";
  id: AbilityId;
  /**
   * What the spell does if this cost was paid for it: its text with `each` for `target`, or without brackets. A `resolves` event names this ability by its id.
   */
  by?: "overload" | "cleave";
  /**
   * What it targets; if left out, what a scenario names, one target at least.
   */
  targets?: Targets;
  /**
   * What happens before its effects begin, in our own words.
   */
  first?: OwnWords;
  effects?: CreatedEffect[];
  puts?: PutCounters[];
  then?: OwnWords;
}
/**
 * An activated mana ability (CR 605).
 */
export interface ManaAbility {
  kind: "mana";
  id?: AbilityId;
  /**
   * {T} if left out.
   */
  cost?: string;
  /**
   * What it can make, one of these at a time: one mana by its letter, several in braces, such as {C}{C}.
   */
  produces: string[];
  /**
   * What else is to be said of it, in our own words.
   */
  then?: OwnWords;
}
/**
 * As this enters (or is turned face up) ...: a choice, a body, a copy (CR 614.1c, 614.12, 613.2a).
 */
export interface AsEntersAbility {
  kind: "asEnters";
  id: AbilityId;
  /**
   * enters if left out.
   */
  when?: ("enters" | "turnedFaceUp")[];
  /**
   * The name of the choice made: color, creatureType, basicLandType, cardName, player, body, or another word. The scenario gives the value under `choices`.
   */
  choose?: string;
  /**
   * For `choose: body`: what can be chosen. It sets copiable values in layer 1a (CR 613.2a).
   */
  bodies?: Body[];
  /**
   * May enter as a copy of such an object. The scenario names it under `copyOf`.
   */
  copy?: {
    of: Selector;
    except?: CopyExceptions;
  };
  /**
   * May exchange its text box with that of such an object (CR 612.5). The scenario names it under `textBoxOf`.
   */
  exchangesTextBox?: Selector;
  /**
   * Turns these face down as it enters.
   */
  turnsFaceDown?: Selector;
  /**
   * Enters with these counters.
   */
  counters?: {
    [k: string]: Quantity;
  };
  then?: OwnWords;
}
export interface Body {
  name: string;
  power?: number;
  toughness?: number;
  addSubtypes?: SubtypeList;
  addTypes?: CardType[];
  abilities?: AbilityList;
}
/**
 * The `except` clauses of a copy effect (CR 707.9). Giving a value drops the original's characteristic-defining ability for it (CR 707.9d); adding does not.
 */
export interface CopyExceptions {
  name?: string;
  setTypes?: CardType[];
  addTypes?: CardType[];
  removeSupertypes?: Supertype[];
  addSupertypes?: Supertype[];
  addSubtypes?: SubtypeList;
  setSubtypes?: {
    family: SubtypeFamily;
    subtypes: SubtypeList;
  };
  setColors?: Color[];
  addColors?: Color[];
  power?: number;
  toughness?: number;
  manaCost?: string | null;
  addAbilities?: AbilityList;
  /**
   * `except it has this ability`: the id of the ability of the copying object that it keeps (CR 707.9a).
   */
  keepAbility?: string;
  /**
   * Does not copy these but keeps its own; types means the whole type line (CR 707.9c).
   */
  retain?: ("name" | "colors" | "types" | "powerToughness")[];
  /**
   * Enters with these counters as well (CR 707.9e); only for what enters as a copy.
   */
  counters?: {[counter: string]: number};
  ifItIs?: ConditionalExceptions[];
}
/**
 * Exceptions that apply only if the copy would fit this description without them (CR 707.9f).
 */
export interface ConditionalExceptions {
  is: Selector;
  except: CopyExceptions;
}
/**
 * Another static ability that makes no continuous effect of the layers: replacement, prevention, cost or casting rules. Only whether it is there matters, and `othersEnterAsCopy`.
 */
export interface ReplacementAbility {
  kind: "replacement";
  id: AbilityId;
  /**
   * Such objects enter as a copy of this one, or of `copiesOf`.
   */
  othersEnterAsCopy?: Selector;
  /**
   * With `othersEnterAsCopy`: what they are copies of, such as the enchanted object (host) or a linked one.
   */
  copiesOf?: Reference;
  /**
   * This can be attached only to such an object.
   */
  attachesOnlyTo?: Selector;
  /**
   * Its counters stay on it as it changes zones, except to a hand or library.
   */
  countersStay?: true;
  then?: OwnWords;
}
/**
 * The entry at place p of the plan (from 0) belongs to the shard with index - 1 = p modulo total.
 */
export interface Shard {
  index: number;
  total: number;
}
/**
 * The first line. But for `shard` and `again` it is the same in all blobs of a run.
 */
export interface BlobHeader {
  kind: "header";
  format: "cr613-blob/1";
  shard: Shard;
  /**
   * The version of cr613 that compared the answers.
   */
  verifier: string;
  options: BlobOptions;
  /**
   * The header of the whole run's report.
   */
  run: ReportHeader;
  /**
   * Faults of the files of the whole run that were known before anything ran.
   */
  problems: Problem[];
  again: BlobAgain;
}
/**
 * What changes results besides the header of the run; left out: the default.
 */
export interface BlobOptions {
  /**
   * Whose check points are kept; decided by the whole plan.
   */
  keep: "all" | "failed";
  /**
   * Milliseconds that an entry may take.
   */
  timeout?: number;
  /**
   * MiB that a worker may fill.
   */
  memory?: number;
  /**
   * The engine was asked also for what it does not claim.
   */
  beyond?: true;
  /**
   * Everything was asked again in other words.
   */
  probe?: true;
}
/**
 * How a command line names these scenarios again.
 */
export interface BlobAgain {
  /**
   * They are the corpus of the package, where an id is enough.
   */
  shipped: boolean;
  /**
   * What was given as --cards.
   */
  cards: string[];
  engine?: {
    /**
     * What was given as --engine.
     */
    command: string;
    beyond: boolean;
  };
}
/**
 * A scenario that the shard has a result of; before all results, in the order of ids.
 */
export interface BlobScenario {
  kind: "scenario";
  summary: ScenarioSummary;
}
/**
 * A result, in the order of places.
 */
export interface BlobResult {
  kind: "result";
  /**
   * The entry's place in the plan, from 0.
   */
  place: number;
  result: Result;
  /**
   * The fault of the scenario's file that only running it showed.
   */
  problem?: Problem;
}
/**
 * The last line. A blob without it was cut off.
 */
export interface BlobFooter {
  kind: "footer";
  scenarios: number;
  results: number;
  /**
   * Over all bytes before this line.
   */
  digest: Digest;
}
/**
 * What is printed on one face of a card.
 */
export interface FaceText {
  name: string;
  /**
   * Symbols in braces; empty: no mana cost.
   */
  mana_cost?: PrintedText;
  /**
   * Supertypes and types, a dash, subtypes.
   */
  type_line: string;
  oracle_text?: PrintedText;
  power?: PrintedText;
  toughness?: PrintedText;
  loyalty?: PrintedText;
  defense?: PrintedText;
  /**
   * The letters of its color indicator.
   */
  color_indicator?: ("W" | "U" | "B" | "R" | "G")[] | null;
}
/**
 * A token or emblem that an ability of the card creates, as that ability describes it (CR 111.3, 114.1). An emblem has no types: `types` is [], and abilities are all it has (CR 114.3).
 */
export interface Made {
  /**
   * What an event calls it; its subtypes if left out. An emblem has no name, and needs this.
   */
  name?: string;
  printedName?: TokenName;
  /**
   * The name in other languages, where known.
   */
  names?: {
    de?: string;
    fr?: string;
  };
  nameForms?: NameForms;
  /**
   * Its colors; colorless if left out.
   */
  colorIndicator?: Color[];
  supertypes?: Supertype[];
  /**
   * Card types; an emblem has none.
   */
  types: CardType[];
  subtypes?: string[];
  power?: PrintedNumber;
  toughness?: PrintedNumber;
  abilities?: AbilityEntry[];
}
export interface AbilityById {
  /**
   * Every ability with this id.
   */
  ability: AbilityId;
}
/**
 * Layer 1a: becomes a copy (CR 707). The copiable values are taken when the effect begins (CR 707.2b-c). Exceptions are part of the copy effect and copiable (CR 707.9).
 */
export interface CopyPart {
  kind: "copy";
  of?: Reference;
  /**
   * In place of `of`, where it resolves: the card with the chosen name, which need not be in the game.
   */
  named?: Chosen | string;
  except?: CopyExceptions;
}
/**
 * Layer 2: the player gains control of the affected objects.
 */
export interface GainControlPart {
  kind: "gainControl";
  player: PlayerReference;
}
/**
 * Layer 2: of the affected permanents each is controlled by whoever controlled the other (CR 701.12b). Nothing happens if one player controls both, or if one is missing (CR 701.12a-b). Of more than two, two players control equally many, and they exchange them all. Only resolving spells and abilities do this.
 */
export interface ExchangeControlPart {
  kind: "exchangeControl";
}
/**
 * Layer 3: replaces all instances of one word by another, in rules text and type line, where it is used in that sense (CR 612.2); never in names or mana symbols.
 */
export interface ReplaceWordsPart {
  kind: "replaceWords";
  /**
   * Which sense of the word is meant.
   */
  word: "color" | "landType" | "creatureType";
  from: SubtypeWord;
  to: SubtypeWord;
}
/**
 * Layer 3: has the full text of another object: name, mana cost, color indicator, type line, rules text, power and toughness (CR 612.6), and the text in `plus`.
 */
export interface GainFullTextPart {
  kind: "gainFullText";
  of: Reference;
  plus?: AbilityList;
}
/**
 * Layer 3: the two affected objects exchange their text boxes: each has the rules text that the other one had when the effect began, in the place of its own (CR 612.5). Only resolving spells and abilities do this.
 */
export interface ExchangeTextBoxesPart {
  kind: "exchangeTextBoxes";
}
/**
 * Layer 3: sets the name (CR 612.8).
 */
export interface SetNamePart {
  kind: "setName";
  name: string;
}
/**
 * Layer 4: adds card types, then supertypes, then subtypes, keeping all others (CR 205.1b). A subtype without its card type is not gained (CR 205.3d).
 */
export interface AddTypesPart {
  kind: "addTypes";
  types?: CardType[];
  supertypes?: Supertype[];
  subtypes?: SubtypeList;
}
/**
 * Layer 4: sets the card types, dropping all others and the subtypes that then lack theirs (CR 205.1a); `subtypes` replaces every subtype of the families it names.
 */
export interface SetTypesPart {
  kind: "setTypes";
  types: CardType[];
  subtypes?: SubtypeList;
}
/**
 * Layer 4: takes card types (with their subtypes, CR 205.1a), supertypes or subtypes away.
 */
export interface RemoveTypesPart {
  kind: "removeTypes";
  types?: CardType[];
  supertypes?: Supertype[];
  subtypes?: SubtypeList;
}
/**
 * Layer 4: replaces all subtypes of one family (CR 205.1a). For setting basic land types use setBasicLandTypes.
 */
export interface SetSubtypesPart {
  kind: "setSubtypes";
  family: SubtypeFamily;
  subtypes?: SubtypeList;
  /**
   * Those of the family that this object has, besides what `subtypes` names.
   */
  subtypesOf?: Reference;
}
/**
 * Layer 4: sets a land's subtypes to basic land types (CR 305.7): old land types, abilities from rules text, old land types and copiable effects go; the mana abilities of the new types come.
 */
export interface SetBasicLandTypesPart {
  kind: "setBasicLandTypes";
  subtypes: SubtypeWord[];
}
/**
 * Layer 4: adds every subtype of a family: every creature type (CR 702.73a); with family land every basic land type.
 */
export interface AddEverySubtypePart {
  kind: "addEverySubtype";
  family: "creature" | "land";
  /**
   * Which land types (CR 205.3i); the basic ones if left out.
   */
  which?: "nonbasic" | "every";
}
/**
 * Layer 5: becomes exactly these colors; an empty list is colorless (CR 105.3).
 */
export interface SetColorsPart {
  kind: "setColors";
  colors: ColorWord[];
}
/**
 * Layer 5: is also these colors (CR 105.3).
 */
export interface AddColorsPart {
  kind: "addColors";
  colors: ColorWord[];
}
/**
 * Layer 6: gains these abilities. `perColorOf` repeats each protection entry for the colors found among those objects.
 */
export interface GainAbilitiesPart {
  kind: "gainAbilities";
  abilities: AbilityList;
  /**
   * Your choice of them: only the one that is chosen under this name, by its label, such as `flying` (CR 608.2d); of a static ability, as its object entered (CR 614.12a).
   */
  oneOf?: Chosen | string;
  perColorOf?: Selector;
}
/**
 * Layer 6: gains the abilities of these kinds that the objects in `of` have.
 */
export interface GainAbilitiesOfPart {
  kind: "gainAbilitiesOf";
  of: Selector;
  abilityKinds: ("activated" | "mana" | "triggered" | "static" | "keyword")[];
  /**
   * Only these keyword abilities, each variant once however many objects have it.
   */
  keywords?: string[];
}
/**
 * Layer 6: loses all instances of these keyword abilities (CR 113.10b).
 */
export interface LoseAbilitiesPart {
  kind: "loseAbilities";
  abilities: LostAbility[];
}
/**
 * Layer 6: loses all abilities, or all but mana abilities.
 */
export interface LoseAllAbilitiesPart {
  kind: "loseAllAbilities";
  except?: "mana";
}
/**
 * Layer 6: loses these keyword abilities and can't have or gain them, whatever the timestamps (CR 113.11).
 */
export interface CantHavePart {
  kind: "cantHave";
  abilities: LostAbility[];
}
/**
 * Sets power, toughness or both: layer 7b, or 7a when a characteristic-defining ability does it (CR 613.4a-b).
 */
export interface SetPowerToughnessPart {
  kind: "setPowerToughness";
  power?: Quantity;
  toughness?: Quantity;
  /**
   * This is one half of an exchange with another number; the other half is another effect or event (CR 701.12g).
   */
  exchange?: true;
}
/**
 * Layer 7c: gets +X/+Y; a value left out is 0. An amount computed as negative counts as 0 (CR 107.1b); write a negative number, or `negative`, for a reduction.
 */
export interface ModifyPowerToughnessPart {
  kind: "modifyPowerToughness";
  power?: Quantity;
  toughness?: Quantity;
  /**
   * Doubling: the amounts may be negative (CR 701.10b).
   */
  double?: true;
}
/**
 * Layer 7d: switches power and toughness.
 */
export interface SwitchPowerToughnessPart {
  kind: "switchPowerToughness";
}
/**
 * After the layers (CR 613.10): a player has these keyword abilities.
 */
export interface PlayerGainsPart {
  kind: "playerGains";
  player: PlayerSelector;
  abilities: AbilityList;
}
/**
 * After the layers (CR 613.10): a player loses all instances of these keyword abilities.
 */
export interface PlayerLosesPart {
  kind: "playerLoses";
  player: PlayerSelector;
  abilities: LostAbility[];
}
/**
 * After the layers (CR 613.10): a player loses these keyword abilities and can't have or gain them, whatever the timestamps (CR 113.11).
 */
export interface PlayerCantHavePart {
  kind: "playerCantHave";
  player: PlayerSelector;
  abilities: LostAbility[];
}
/**
 * Last (CR 613.11): changes a rule of the game for the affected objects, or for a player. `rule` is a slug. Of hand sizes (CR 402.2, with `amount`): maximum-hand-size, no-maximum-hand-size, maximum-hand-size-reduced, maximum-hand-size-increased. Of land plays (CR 305.2): additional-land-play (with `amount`), any-number-of-lands, cant-play-lands. Of combat: cant-attack, cant-block, must-attack-if-able, must-block-if-able, cant-be-blocked, must-be-blocked-if-able. Of casting: cant-cast-spells, maximum-spells-each-turn, cant-be-cast. Of life: cant-gain-life, cant-lose-life, cant-lose. no-legend-rule is for everyone, for the permanents of a player, or for the affected ones. Of damage: lethal-damage-by-power (CR 704.5g reads power for toughness). Others say what they do, such as spend-mana-as-any-color.
 */
export interface GameRulePart {
  kind: "changeGameRule";
  rule: string;
  player?: PlayerSelector;
  amount?: Quantity;
  /**
   * Such objects can't be attached to the affected ones (CR 303.4c-d, 701.3).
   */
  bars?: Selector;
}
/**
 * Last (CR 613.11): the affected spells cost more or less to cast, or cost no less than so much mana; with `activating`: activated abilities of the affected objects cost more or less to activate (CR 602.2b). It goes by CR 601.2f, not by timestamps: increases, then reductions, then what looks at the total. In its numbers and in the condition of its ability `target` is what the spell or ability targets that is being paid for. Say one of increase, reduce, reduceByCostOf and minimum.
 */
export interface ChangeCostPart {
  kind: "changeCost";
  /**
   * Not spells, but activated abilities of the affected objects, wherever those are.
   */
  activating?: {
    /**
     * Only these: keywords such as equip, or ids of abilities of the object; all if left out.
     */
    abilities?: string[];
    /**
     * Not mana abilities (CR 605.1a).
     */
    except?: "mana";
  };
  increase?: ManaAmount;
  /**
   * Generic mana comes off the generic mana only (CR 118.7a); colored mana off that color, and what is left of it off the generic mana (CR 118.7b-c).
   */
  reduce?: ManaAmount;
  /**
   * Reduced by the mana cost of this object, symbol by symbol (CR 118.7a-g); X in it is 0.
   */
  reduceByCostOf?: Reference;
  /**
   * With `reduce`: the card says that only colored mana is reduced, so nothing is left over for the generic mana.
   */
  coloredOnly?: true;
  /**
   * With `reduce`: it can't reduce the cost to less than so much mana.
   */
  leaves?: number;
  /**
   * With `increase` or `reduce`: so many times (for each ..., {X}); once if left out.
   */
  times?: Quantity;
  /**
   * A total of less mana is raised to so much, with generic mana.
   */
  minimum?: number;
}
export interface KnownReason {
  /**
   * Why, in a sentence.
   */
  text: string;
  /**
   * Where it is followed up: an address that begins with http:// or https://.
   */
  issue?: string;
}
/**
 * Runs of one scenario that fail in the same way. Give wrong for answers that are not as expected, verdict where there is no answer.
 */
export interface KnownRuns {
  rulesets: RulesetId[];
  /**
   * The id of one of the reasons.
   */
  reason: string;
  verdict?: KnownVerdict;
  wrong?: WrongValues;
}
/**
 * Lists may be in any order; each entry as often as it is there.
 */
export interface ObservedObject {
  name?: string | null;
  manaCost?: string | null;
  manaValue?: number;
  colors?: Color[];
  supertypes?: Supertype[];
  types?: CardType[];
  subtypes?: string[];
  abilities?: string[];
  /**
   * For an engine that tells keywords alone: those of its abilities that are keywords, each as often as it is there.
   */
  keywords?: string[];
  power?: number | null;
  toughness?: number | null;
  basePower?: number | null;
  baseToughness?: number | null;
  loyalty?: number | null;
  defense?: number | null;
  controller?: string;
  owner?: string;
  zone?: Zone;
  faceDown?: boolean;
  tapped?: boolean;
  attachedTo?: string | null;
  counters?: {[counter: string]: number};
  damage?: number;
  tapsFor?: ("W" | "U" | "B" | "R" | "G" | "C")[];
  rules?: string[];
  attacks?: CombatDuty;
  blocks?: CombatDuty;
  copiable?: ObservedCopiable;
}
/**
 * The values after layer 1 (CR 613.2c).
 */
export interface ObservedCopiable {
  name?: string | null;
  manaCost?: string | null;
  colors?: Color[];
  supertypes?: Supertype[];
  types?: CardType[];
  subtypes?: string[];
  abilities?: string[];
  power?: number | null;
  toughness?: number | null;
}
/**
 * null: no maximum, any number.
 */
export interface ObservedPlayer {
  life?: number;
  hand?: number;
  abilities?: string[];
  maximumHandSize?: number | null;
  landPlays?: number | null;
}
/**
 * Exactly one of these expressions, with what belongs to it. An effect of a resolving spell or ability takes its numbers once (CR 611.2d, 608.2h); a static ability reads them whenever it is applied.
 */
export interface QuantityExpression {
  /**
   * X of the spell or ability.
   */
  x?: true;
  /**
   * Its power.
   */
  powerOf?: Reference;
  /**
   * Its toughness.
   */
  toughnessOf?: Reference;
  /**
   * Its base power: as layers 7a and 7b leave it (CR 208.4b).
   */
  basePowerOf?: Reference;
  /**
   * Its base toughness, in the same sense.
   */
  baseToughnessOf?: Reference;
  /**
   * Its mana value (CR 202.3).
   */
  manaValueOf?: Reference;
  /**
   * Its level; 1 if it has none (CR 716.2b, 716.2d).
   */
  levelOf?: Reference;
  /**
   * With `on`, `onEach` or `onPlayer`: how many counters of this kind; `any` for all kinds.
   */
  counter?: string;
  /**
   * With `counter`: on this object.
   */
  on?: Reference;
  /**
   * On all such objects together.
   */
  onEach?: Selector;
  /**
   * On all such players together: poison, energy, experience ...
   */
  onPlayer?: PlayerReference;
  /**
   * How many such objects.
   */
  count?: Selector;
  /**
   * The sum of this number over the objects in `of`.
   */
  total?: Measure;
  /**
   * The greatest of this number among the objects in `of`; 0 if there are none.
   */
  greatest?: Measure;
  /**
   * The least of this number among them; 0 if there are none.
   */
  least?: Measure;
  /**
   * With `total`, `greatest` or `least`: the objects. With `thisTurn`: only of such objects, as they were then.
   */
  of?: Selector;
  /**
   * How many different ones there are among the objects in `among`.
   */
  distinct?:
    | "types"
    | "supertypes"
    | "subtypes"
    | "colors"
    | "landTypes"
    | "basicLandTypes"
    | "creatureTypes"
    | "names"
    | "powers"
    | "manaValues"
    | "manaCosts";
  /**
   * With `distinct`: the objects.
   */
  among?: Selector;
  /**
   * Your devotion to these colors (CR 700.5).
   */
  devotion?: Color[];
  /**
   * How many creatures are in the parties of such players, together (CR 700.8a-b).
   */
  party?: PlayerReference;
  /**
   * How many cards such players have in hand, together.
   */
  handSize?: PlayerReference;
  /**
   * Their life totals together.
   */
  life?: PlayerReference;
  /**
   * The life totals they started the game with, together (CR 103.4).
   */
  startingLife?: PlayerReference;
  /**
   * How many such players.
   */
  players?: PlayerSelector;
  /**
   * With `by`: how much of this has happened this turn. Events count spells cast, cards drawn, life gained, life lost, permanents entered, permanents left, permanents died (CR 700.4), cards put into graveyards (CR 700.11), attackers declared, blockers declared, damage dealt, damage taken, permanents tapped, counters put; a `player` event tells what happened before the first event, and anything else in its own words.
   */
  thisTurn?: string;
  /**
   * With `thisTurn`: for these players together.
   */
  by?: PlayerReference;
  /**
   * How many times this cost was paid as the object that has the ability was cast: kicker (CR 702.33d).
   */
  timesPaid?: string;
  /**
   * A chosen number, by the name of the choice.
   */
  chosen?: string;
  /**
   * These added up.
   */
  sum?: Quantity[];
  /**
   * These multiplied.
   */
  product?: Quantity[];
  /**
   * The negated number.
   */
  negative?: Quantity;
  /**
   * Half of it, rounded as `round` says.
   */
  half?: Quantity;
  /**
   * For `half`; down if left out.
   */
  round?: "up" | "down";
  /**
   * The smallest of these.
   */
  atMostOf?: Quantity[];
  /**
   * The greatest of these.
   */
  atLeastOf?: Quantity[];
  /**
   * Depends on whether this holds.
   */
  if?: Condition;
  /**
   * If it holds.
   */
  then?: Quantity;
  /**
   * If it does not; 0 if left out.
   */
  else?: Quantity;
}
export interface CopiableValues {
  name: string | null;
  manaCost: string | null;
  colors: Color[];
  supertypes: Supertype[];
  types: CardType[];
  subtypes: string[];
  abilities: string[];
  power: number | null;
  toughness: number | null;
}
/**
 * Lists are sorted. A noncreature permanent has power and toughness null (CR 208.3).
 */
export interface ResolvedObject {
  name: string | null;
  manaCost: string | null;
  manaValue: number;
  colors: Color[];
  supertypes: Supertype[];
  types: CardType[];
  subtypes: string[];
  abilities: string[];
  power: number | null;
  toughness: number | null;
  basePower: number | null;
  baseToughness: number | null;
  loyalty: number | null;
  defense: number | null;
  controller: string;
  owner: string;
  zone: Zone;
  faceDown: boolean;
  tapped: boolean;
  attachedTo: string | null;
  counters: {[counter: string]: number};
  /**
   * Marked on it (CR 120.6); left out if there is none.
   */
  damage?: number;
  /**
   * It is a token (CR 111); left out if it is none.
   */
  token?: true;
  tapsFor: ("W" | "U" | "B" | "R" | "G" | "C")[];
  copiable: CopiableValues;
  /**
   * The changed rules of the game in force for it, each once; none if left out.
   */
  rules?: string[];
  /**
   * may if left out.
   */
  attacks?: CombatDuty;
  /**
   * may if left out.
   */
  blocks?: CombatDuty;
}
export interface ResolvedPlayer {
  life: number;
  hand: number;
  abilities: string[];
  maximumHandSize: number | null;
  /**
   * How many lands the player may play in a turn of theirs; null: any number.
   */
  landPlays: number | null;
  /**
   * By kind; left out without any. Additive: an engine need not tell it.
   */
  counters?: {
    [k: string]: number;
  };
  /**
   * Such as monarch; left out without any. Additive: an engine need not tell it.
   */
  designations?: string[];
}
/**
 * The total cost of casting a spell or activating an ability (CR 601.2f, 602.2b): mana, null if it can't be paid; in `also` what is not mana.
 */
export interface SpellCost {
  total: ManaTotal;
  also?: string[];
}
/**
 * What CR 613.8a compares: whether the effect exists, its text, the objects it applies to, and the evaluated instruction.
 */
export interface Footprint {
  exists: boolean;
  objects: string[];
  players?: string[];
  text?: string;
  does?: string;
}
/**
 * What the values of an object start from (CR 613.1), where that is not just what is printed on its front: another face, a color indicator, a star ...; and what events that changed nothing in the layers exercised.
 */
export interface StartsStep {
  kind: "starts";
  object: string;
  clauses: Clause[];
  /**
   * What there is to say to some of the clauses besides. Additive: an engine need not tell it.
   */
  facts?: StartFact[];
}
/**
 * What there is to say to a clause that an object starts from, besides the object.
 */
export interface StartFact {
  clause: Clause;
  /**
   * The effects that it is about: those that have ended, or did not reach it.
   */
  effects?: string[];
  /**
   * They were over before they began (CR 611.2b).
   */
  neverBegan?: true;
  /**
   * The counters that it got, by kind.
   */
  counters?: {
    [k: string]: number;
  };
  /**
   * What the clause says of it was so, and is no longer.
   */
  over?: true;
  /**
   * It lost damage that was marked on it.
   */
  damage?: true;
  /**
   * What it is called.
   */
  name?: string;
  /**
   * Whether it is a token.
   */
  token?: boolean;
  /**
   * Who controls all that was to be exchanged (CR 701.12b).
   */
  player?: string;
  /**
   * What keeps it from being a legal target.
   */
  keyword?: string;
  /**
   * What a target has to be, and it is not.
   */
  asked?: Selector;
  /**
   * The clause of the keyword by whose ability it came so.
   */
  by?: Clause;
  /**
   * What became of an object: no pair is left (CR 702.95e), or what lasted until then is over (CR 611.2a).
   */
  because?: "left" | "phasedOut" | "noCreature" | "controller";
  /**
   * The object or player of which that is told.
   */
  of?: string;
  /**
   * Why a state-based action that somebody may expect is not performed (CR 704.5).
   */
  spared?: "controller" | "exempt" | "name" | "noChapters" | "nameless" | "notLegendary" | "phasedOut" | "unlikeNames";
  /**
   * The damage marked on it, and the number that this is less than (CR 704.5g).
   */
  less?: number[];
  /**
   * What was found to change how it enters (CR 614.12).
   */
  found?: ("asChosen" | "asCopy" | "nothing" | "own" | "withCounters" | "withRiot" | "withTextBox")[];
  /**
   * The effects of its static abilities that are not applied any more (CR 611.3b).
   */
  stops?: string[];
  /**
   * What else the object that it was had, and a new one has not (CR 400.7).
   */
  lost?: ("casting" | "choices" | "designations" | "history" | "links")[];
  /**
   * The events that did nothing by this clause, by their places in the timeline, checks included, from 1.
   */
  vain?: number[];
  /**
   * That was while the object was there; since then it has left.
   */
  gone?: true;
}
/**
 * What decides values of an object once the layers are through: a noncreature permanent has no power (CR 208.3), loyalty is counters (CR 306.5c) ...
 */
export interface StandsStep {
  kind: "stands";
  object: string;
  clauses: Clause[];
  /**
   * What there is to say to some of the clauses besides. Additive: an engine need not tell it.
   */
  facts?: StartFact[];
}
/**
 * A layer or sublayer in which something applies begins; pass is cda for the characteristic-defining abilities that go first (CR 613.3).
 */
export interface LayerStep {
  kind: "layer";
  layer: LayerName;
  pass: "all" | "cda" | "rest";
  clause: Clause;
  also?: Also;
}
/**
 * A dependency found by trial, with the footprints before and after applying the other effect alone.
 */
export interface DependsStep {
  kind: "depends";
  layer: StageName;
  effect: string;
  on: string;
  because: DependencyReason[];
  before: Footprint;
  after: Footprint;
  clause: Clause;
  also?: Also;
}
/**
 * An older effect is passed over because it waits for others (CR 613.8b).
 */
export interface WaitsStep {
  kind: "waits";
  layer: StageName;
  effect: string;
  for: string[];
  clause: Clause;
  also?: Also;
}
/**
 * Effects that form a dependency loop; among themselves timestamps decide (CR 613.8b).
 */
export interface LoopStep {
  kind: "loop";
  layer: StageName;
  members: string[];
  clause: Clause;
  also?: Also;
}
/**
 * The effect begins: its set of objects is fixed for this and later layers, also when it is empty (CR 613.6).
 */
export interface LockedStep {
  kind: "locked";
  layer: LayerName;
  effect: string;
  objects: string[];
  clause: Clause;
  also?: Also;
}
/**
 * The ability that makes the effect is gone, but the effect has begun and goes on (CR 613.6).
 */
export interface ContinuesStep {
  kind: "continues";
  layer: LayerName;
  effect: string;
  clause: Clause;
  also?: Also;
}
/**
 * An effect's part in this layer is applied to its objects.
 */
export interface AppliedStep {
  kind: "applied";
  layer: LayerName;
  effect: string;
  parts: string[];
  objects: string[];
  changes: Change[];
  unseen?: UnseenChange[];
  /**
   * Where it changed nothing: why, for each sort of reason. Additive: an engine need not tell it.
   */
  idle?: IdleReason[];
  /**
   * Of a linked ability that isn't printed on its object: how it came. Additive: an engine need not tell it.
   */
  pair?: LinkedPair;
  /**
   * The objects that its numbers count, if they count objects. Additive: an engine need not tell it.
   */
  counted?: string[];
  /**
   * The numbers that it goes by: a greatest, a least, a total, how many different, a devotion ... Additive.
   */
  measured?: MeasuredNumber[];
  /**
   * The conditions that it is there by, as it begins, with what meets them. Additive.
   */
  met?: MetCondition[];
  /**
   * Of what is about nonbasic lands: those that have a basic land type without the supertype (CR 305.8). Additive.
   */
  nonbasic?: string[];
  /**
   * Effects of abilities that it gives, too late for a layer in which they have a part (CR 613.1). Additive.
   */
  late?: LateEffect[];
  /**
   * The effect that would come first if the order of the layer were worked out again after what was applied in it. Only under rules that work it out once, as the layer begins: before February 2011 (CR 613.8c). Additive.
   */
  notAgain?: string;
  clauses: Clause[];
}
/**
 * What an application changed of an object and no value shows: the words of its abilities (CR 612.1), the size of what is no creature (CR 208.3), or abilities that others take the place of and that read the same. Of texts, `before` and `after` are the abilities whose words differ, as in a footprint's text; of a size, its numbers; of abilities their names. Additive: an engine need not tell it.
 */
export interface UnseenChange {
  object: string;
  of: "text" | "size" | "abilities";
  before: string[];
  after: string[];
}
/**
 * Why an application changes nothing of these objects; without objects, why it has none.
 */
export interface IdleReason {
  /**
   * What is there already or is missing; of an application to nothing, what became of its objects.
   */
  because:
    | "copiable"
    | "controller"
    | "text"
    | "types"
    | "noType"
    | "lackedTypes"
    | "colors"
    | "noAbilities"
    | "keptAbilities"
    | "lackedAbilities"
    | "cantHave"
    | "couldntHave"
    | "unchosen"
    | "nothingFound"
    | "size"
    | "unseenSize"
    | "defines"
    | "zero"
    | "equal"
    | "none"
    | "begun"
    | "notSelf"
    | "notHost"
    | "unattached"
    | "settled";
  objects: string[];
  /**
   * What they have already: a controller, colors, the types that it would add, power and toughness; or the subtypes that they can't have.
   */
  values?: string[];
  /**
   * What nothing is that is there, or the object itself or its host isn't.
   */
  asked?: Selector;
  /**
   * Who is meant by you, where that speaks of a player so.
   */
  you?: PlayerName;
}
/**
 * How a linked ability came to its object, with those to which alone it is linked (CR 607.5, 707.7).
 */
export interface LinkedPair {
  came: "copied" | "excepted" | "merged" | "text" | "granted";
  /**
   * What it refers to and does not find: a choice (CR 607.5a), or an object.
   */
  finds?: "noChoice" | "noObject";
  /**
   * The name under which these objects would be remembered.
   */
  link?: string;
}
/**
 * A number of the game that an effect or its condition goes by.
 */
export interface MeasuredNumber {
  /**
   * As it is written.
   */
  quantity: QuantityExpression;
  value: number;
  /**
   * Those that have the greatest or the least; else all that it is taken of. None of a number of players alone.
   */
  objects: string[];
  /**
   * Which different ones there are, where that is what is counted. Additive: an engine need not tell it.
   */
  kinds?: string[];
  /**
   * Who is meant by you, where it speaks of a player so. Additive: an engine need not tell it.
   */
  you?: PlayerName;
  /**
   * It was read once, as the spell or ability resolved (CR 608.2h). Additive: an engine need not tell it.
   */
  once?: true;
}
/**
 * A condition that holds as its effect begins, with what meets it (CR 611.3a).
 */
export interface MetCondition {
  condition: Condition;
  /**
   * What there must be and is there, or what has to be so and is. None of a condition about the source, or about players.
   */
  objects: string[];
  /**
   * The players who meet it, where it is not about you alone.
   */
  players?: PlayerName[];
  /**
   * What met it as the layer began, before anything was applied there, where that is less than `objects`.
   */
  before?: string[];
  /**
   * Who is meant by you, where it speaks of a player so.
   */
  you?: PlayerName;
}
/**
 * An effect that is there only once layers in which it has a part are through.
 */
export interface LateEffect {
  effect: string;
  /**
   * Those in which it does nothing for that.
   */
  layers: LayerName[];
  /**
   * What it is about, or is applied to later.
   */
  objects: string[];
}
/**
 * An effect that was waiting to be applied, or would have been in a later layer, no longer exists.
 */
export interface CeasedStep {
  kind: "ceased";
  layer: LayerName;
  effect: string;
  /**
   * The effect whose application ended it.
   */
  by: string;
  /**
   * That effect put another ability in the place of the one that made it, which reads the same. Additive.
   */
  again?: true;
  clause: Clause;
  also?: Also;
}
/**
 * A state-based action that was performed since the last check (CR 704.3): the action, and whom it was performed on. Additive, as ended, failed, void and unmet are: nothing that is true on the board hangs on whether an engine tells it.
 */
export interface PerformedStep {
  kind: "performed";
  action: StateBasedAction;
  /**
   * The objects or the player it happened to; of permanents of which one was kept, the others.
   */
  on: string[];
  clauses: Clause[];
}
/**
 * An effect of a resolution that has ended since the last check, or never began, on these objects (CR 611.2).
 */
export interface EndedStep {
  kind: "ended";
  effect: string;
  objects: string[];
  /**
   * What ended it: its turn is over; what it lasted for as long as holds no more; an event; what it affected is gone.
   */
  because:
    | "endOfTurn"
    | "endOfCombat"
    | "endOfStep"
    | "nextTurn"
    | "nextStep"
    | "condition"
    | "sourceGone"
    | "sourceUntapped"
    | "controlLost"
    | "event"
    | "phasedOut"
    | "objectGone"
    | "playerLeft"
    | "turnPassed"
    | "turnedFaceDown";
  /**
   * The condition that does not hold any more, for condition.
   */
  while?: Condition;
  /**
   * Who is meant by you in the condition, where it speaks of a player so. Additive: an engine need not tell it.
   */
  you?: PlayerName;
  /**
   * It was over before it began, and so did nothing (CR 611.2b).
   */
  neverBegan?: true;
  /**
   * The event with which the condition held no more, for condition; its place in the timeline, checks included, from 1.
   */
  event?: number;
  /**
   * What phased out, so that the condition could not be seen to hold (CR 702.26f). Additive: an engine need not tell it.
   */
  away?: string[];
  clauses: Clause[];
}
/**
 * An effect that a spell or ability would have created as it resolved, had its condition held then (CR 608.2h), or had the intervening if of the ability (CR 603.4, 608.2a).
 */
export interface FailedStep {
  kind: "failed";
  effect: string;
  parts: string[];
  /**
   * What it would have affected.
   */
  objects: string[];
  condition: Condition;
  /**
   * Who is meant by you in the condition, where it speaks of a player so. Additive: an engine need not tell it.
   */
  you?: PlayerName;
  /**
   * It is the condition of the ability, without which none of it happens; left out: of this effect alone.
   */
  intervening?: true;
  clauses: Clause[];
}
/**
 * A choice that nothing asked for: as the object entered or turned face up, it did not have the ability that asks (CR 614.12).
 */
export interface VoidStep {
  kind: "void";
  object: string;
  /**
   * Under which name it was given.
   */
  choice: string;
  value: string | number;
  clauses: Clause[];
}
/**
 * An effect of a static ability that is not applied in these layers, since its condition does not hold there (CR 611.3a).
 */
export interface UnmetStep {
  kind: "unmet";
  /**
   * The first of them.
   */
  layer: StageName;
  /**
   * Where it has a part that is not applied.
   */
  layers: StageName[];
  effect: string;
  /**
   * What it would affect there.
   */
  objects: string[];
  condition: Condition;
  /**
   * Who is meant by you in the condition, where it speaks of a player so. Additive: an engine need not tell it.
   */
  you?: PlayerName;
  /**
   * The numbers that the condition goes by, as they were where it was asked first. Additive.
   */
  measured?: MeasuredNumber[];
  clauses: Clause[];
}
export interface PlayerStep {
  kind: "player";
  effect: string;
  players: string[];
  gains: string[];
  loses?: string[];
  cantHave?: string[];
  /**
   * Those of the players who can't have what it would give (CR 113.11). Additive: an engine need not tell it.
   */
  withheld?: string[];
  /**
   * Those of the players who had none of what it takes. Additive: an engine need not tell it.
   */
  lacking?: string[];
  clause: Clause;
  also?: Also;
}
export interface GameRuleStep {
  kind: "gameRule";
  effect: string;
  rule: GameRule;
  clause: Clause;
  also?: Also;
}
/**
 * A step in determining the total cost of a spell, or of an activated `ability` (CR 601.2f, 602.2b), in this order: what is paid to begin with, additional costs, increases, reductions, what looks at the total, which of these changes miss it, and that it is locked in. `by` is the effect or the cost that does it, `mana` what it adds or takes, `total` the mana then.
 */
export interface CostStep {
  kind: "cost";
  object: string;
  ability?: string;
  step: "base" | "alternative" | "additional" | "increase" | "reduction" | "total" | "missed" | "locked";
  /**
   * What a change that misses asks for and the spell is not. Additive: an engine need not tell it.
   */
  asked?: Selector;
  /**
   * Or that was not met when the cost was locked in; before that it is a step of its own. Additive.
   */
  condition?: Condition;
  /**
   * The player whom that calls you.
   */
  you?: string;
  by?: string;
  mana?: string;
  /**
   * What a reduction takes, where that is less than it might.
   */
  takes?: string;
  /**
   * Why it takes less: so much has to remain, or the cost has no more of what it could take.
   */
  heldBy?: "least" | "colors" | "generic" | "nothingLeft";
  /**
   * How much mana it has to leave, where that is why it takes less. Additive: an engine need not tell it.
   */
  leaves?: number;
  /**
   * The first of some reductions whose order makes a difference.
   */
  ordered?: true;
  /**
   * Where the spell was cast from, if that is asked for.
   */
  castFrom?: Zone;
  /**
   * The objects that a change counts, if it counts objects. Additive: an engine need not tell it.
   */
  counted?: string[];
  total: ManaTotal;
  clause: Clause;
  also?: Also;
}
export interface StateBasedStep {
  kind: "stateBased";
  action: StateBasedAction;
  clause: Clause;
  also?: Also;
}
export interface FaceDownValues {
  power?: number;
  toughness?: number;
  types?: CardType[];
  subtypes?: string[];
  abilities?: AbilityList;
}
/**
 * A new object appears: a permanent enters the battlefield, or a card is in another `zone` from now on. It gets a timestamp (CR 613.7d).
 */
export interface EntersEvent {
  kind: "enters";
  /**
   * A card of the corpus, one given besides it, or one of this scenario's `cards`; with `madeBy` what that card makes.
   */
  card: string;
  /**
   * The card whose ability creates it: `card` is then what it is called among what that card `makes`. It is a token, or an emblem, which is in the command zone (CR 111.1, 114.1).
   */
  madeBy?: string;
  id?: ObjectId;
  controller: PlayerName;
  /**
   * The controller if left out.
   */
  owner?: PlayerName;
  /**
   * battlefield if left out.
   */
  zone?: Zone;
  /**
   * No card. On the stack: the copy of a spell, which becomes a token as it resolves (CR 707.10f).
   */
  token?: boolean;
  tapped?: boolean;
  faceDown?: FaceDown;
  /**
   * Enters with its back face up.
   */
  back?: true;
  /**
   * Cast as a prototyped spell (CR 718.3).
   */
  prototype?: true;
  half?: Half;
  /**
   * The other card of its meld pair: they enter as one permanent with the combined face (CR 712.8g).
   */
  meldedWith?: string;
  /**
   * An object, or a player.
   */
  attachedTo?: ObjectOrPlayer;
  counters?: CounterCounts;
  choices?: Choices;
  /**
   * It enters as a copy of this object, by its own ability or another's; with `token`, it is created as a copy.
   */
  copyOf?: ObjectId;
  /**
   * By its own ability it exchanges text boxes with this object as it enters.
   */
  textBoxOf?: ObjectId;
  /**
   * With `copyOf`: the exceptions of what makes it a copy, besides those of its own ability. Without: those of a token that is created as a copy of `card`, a card that need not be in the game (CR 707.2).
   */
  except?: CopyExceptions;
  links?: Links;
}
/**
 * An object changes zones and is a new object there (CR 400.7). It keeps its id in the scenario; what referred to it no longer does. A token or copy that leaves the battlefield is gone. A merged or melded permanent becomes one object for each of its cards (CR 712.21, 730.3).
 */
export interface MovesEvent {
  kind: "moves";
  object: ObjectId;
  to: Zone;
  /**
   * Under whose control it enters the battlefield; its owner's if left out.
   */
  controller?: PlayerName;
  tapped?: boolean;
  faceDown?: FaceDown;
  back?: true;
  prototype?: true;
  half?: Half;
  textBoxOf?: ObjectId;
  attachedTo?: ObjectOrPlayer;
  counters?: CounterCounts;
  choices?: Choices;
  copyOf?: ObjectId;
  links?: Links;
}
/**
 * A player casts a spell: the card goes on the stack (CR 601.2a), what bears on its cost is announced (CR 601.2b), and its total cost is determined and locked in (CR 601.2f). The targets and the X said here are those with which it resolves, so that `resolves` need not say them; an Aura spell that `moves` to the battlefield comes attached to its target (CR 303.4a). Give `object`, or `card` for one that was no object of the scenario before (the number of cards in hand stays as it is).
 */
export interface CastsEvent {
  kind: "casts";
  player: PlayerName;
  card?: string;
  /**
   * With `card`: how the spell is called.
   */
  id?: ObjectId;
  object?: ObjectId;
  /**
   * The X of its mana cost.
   */
  x?: number;
  /**
   * Objects or players, in order (CR 601.2c): needed where what it costs depends on them.
   */
  targets?: ObjectOrPlayer[];
  /**
   * The alternative cost that is paid (CR 118.9): a keyword that it has with a cost there, such as flashback; mana in braces; or `without paying its mana cost`. By some the spell is something else: an Aura by bestow, the back face by disturb; docs/VOCABULARY.md lists them.
   */
  alternative?: string;
  /**
   * Additional costs (CR 118.8), each once for every time: a keyword that it has with a cost, such as kicker; mana in braces; or in words what is not mana.
   */
  additional?: string[];
  /**
   * Cast face down (CR 708.4): for {3} unless `alternative` says otherwise.
   */
  faceDown?: FaceDown;
  /**
   * The back face of a modal double-faced card is cast (CR 712.11b).
   */
  back?: true;
  half?: Half;
  /**
   * Cast as a prototyped spell, with the mana cost of the prototype (CR 718.3).
   */
  prototype?: true;
  /**
   * What the spell remembers of how it was paid for: under `sacrificed` the creature for its emerge cost or the permanent for offering, under `tapped` the one for its harmonize cost, by which it costs less (CR 702.119a, 702.48a, 702.180a).
   */
  links?: Links;
}
/**
 * A player activates an ability of an object (CR 602.2): it is on the stack from then on, until a `resolves` event of it or the end of the turn, and its total cost is determined and locked in (CR 602.2b, 601.2f). What is paid besides mana (tapping, sacrificing ...) is for events of their own. Its `resolves` event has the same targets and X, and need not say them. A creature that is new and has no haste can't use the tap or untap symbol (CR 302.6).
 */
export interface ActivatesEvent {
  kind: "activates";
  player: PlayerName;
  object: ObjectId;
  /**
   * Its label, as in `abilityCosts`; a keyword by its name too: `equip`, or `equip {2}`.
   */
  ability: string;
  /**
   * Objects or players, in order (CR 601.2c); an empty list where it asks for a target and has none.
   */
  targets?: ObjectOrPlayer[];
  /**
   * The X of its cost (CR 107.3a).
   */
  x?: number;
}
/**
 * A spell or ability resolves and creates its continuous effects, with one timestamp (CR 613.7b), its objects and numbers fixed now (CR 611.2c-d). Give `card` (a spell), or `source` and `ability`, or `ability` written out. One-shot results (destroying, moving ...) are events of their own.
 */
export interface ResolvesEvent {
  kind: "resolves";
  id?: string;
  card?: string;
  source?: ObjectId;
  /**
   * The id of the ability: of `source`, or of `card` if it has several. Or, without either, what resolves, written out.
   */
  ability?: string | WrittenOut;
  controller: PlayerName;
  /**
   * Objects or players, in order; an empty list where something asks for a target and has none. Each is legal as it resolves, unless `illegalTargets` names it.
   */
  targets?: ObjectOrPlayer[];
  /**
   * Those of the targets that have become illegal: nothing happens to them, and nothing at all if all of them have (CR 608.2b).
   */
  illegalTargets?: ObjectOrPlayer[];
  /**
   * Objects chosen on resolution that are no targets, in order; an empty list where none could be chosen.
   */
  chosenObjects?: ObjectId[];
  triggeredBy?: TriggeredBy;
  x?: number;
  choices?: Choices;
}
/**
 * Of a triggered ability: the object and the player of the event that triggered it (CR 603.2). An object that has left the battlefield since, or by that event, is the one that it was there (CR 603.10, 608.2h).
 */
export interface TriggeredBy {
  object?: ObjectId;
  player?: PlayerName;
}
/**
 * What a made-up spell or ability does.
 */
export interface WrittenOut {
  /**
   * What it targets.
   */
  targets?: Targets;
  effects?: CreatedEffect[];
  puts?: PutCounters[];
}
/**
 * Becomes attached: a new timestamp (CR 613.7e). To what it is attached to already: nothing happens (CR 701.3b).
 */
export interface AttachEvent {
  kind: "attach";
  object: ObjectId;
  to: ObjectOrPlayer;
}
/**
 * Comes off what it is attached to, and stays on the battlefield (CR 701.3d).
 */
export interface UnattachEvent {
  kind: "unattach";
  object: ObjectId;
}
/**
 * Counters are put on or removed. Putting one on gives all of that kind on the object a new timestamp (CR 613.7c).
 */
export interface CountersEvent {
  kind: "counters";
  object: ObjectId;
  add?: CounterCounts;
  remove?: CounterCounts;
}
/**
 * Turned face up: a new timestamp (CR 613.7f).
 */
export interface TurnFaceUpEvent {
  kind: "turnFaceUp";
  object: ObjectId;
  /**
   * As it is turned face up it becomes a copy of this object, by its own ability.
   */
  copyOf?: ObjectId;
  choices?: Choices;
}
/**
 * Turned face down: a new timestamp (CR 613.7f).
 */
export interface TurnFaceDownEvent {
  kind: "turnFaceDown";
  object: ObjectId;
  as?: FaceDown;
}
/**
 * A double-faced permanent transforms (new timestamp, CR 613.7g), or a flip card flips (none).
 */
export interface TransformEvent {
  kind: "transform";
  object: ObjectId;
}
/**
 * A card merges with a permanent (CR 730), going on top or underneath; the permanent has every component's abilities (CR 702.140e).
 */
export interface MergesEvent {
  kind: "merges";
  card: string;
  /**
   * What the component is called once the permanent has left the battlefield and it is an object of its own (CR 730.3); the card's name if left out. If a spell on the stack is called so, it is the one that merges, and effects on it go along (CR 702.140f).
   */
  id?: ObjectId;
  /**
   * It is no card: the copy of a mutating spell.
   */
  token?: true;
  onto: ObjectId;
  position: "top" | "under";
}
/**
 * A sticker is put on an object, with a timestamp of its own (CR 613.7k): a word for its name (CR 123.6), abilities (CR 123.7), or power and toughness (CR 123.8). It stays on it from one public zone to another (CR 123.5).
 */
export interface StickerEvent {
  kind: "sticker";
  object: ObjectId;
  word?: string;
  /**
   * How many words of the name stand before it; all it has now if left out (CR 123.6b).
   */
  after?: number;
  abilities?: AbilityList;
  power?: number;
  toughness?: number;
}
/**
 * Phased out or in (CR 702.26); no new timestamp.
 */
export interface PhaseEvent {
  kind: "phaseOut" | "phaseIn";
  objects: ObjectIds;
}
/**
 * Becomes tapped or untapped (CR 110.5).
 */
export interface TapEvent {
  kind: "tap" | "untap";
  object: ObjectId;
}
/**
 * Gets or loses a designation or combat status; or it is told what happened to it this turn before the first event.
 */
export interface DesignateEvent {
  kind: "designate";
  object: ObjectId;
  designation: string;
  /**
   * true if left out.
   */
  on?: boolean;
  /**
   * With the designation `level`: which (CR 716.2b).
   */
  level?: number;
}
/**
 * A choice is made for an object, or made anew; it replaces the one before.
 */
export interface ChooseEvent {
  kind: "choose";
  object: ObjectId;
  choices: Choices;
}
/**
 * An object remembers others under a name, such as exiled (CR 607); `ability-id/exiled` says for which of its abilities.
 */
export interface LinkEvent {
  kind: "link";
  object: ObjectId;
  as: string;
  objects: ObjectIds;
}
/**
 * A player's numbers change to these, counters of a kind too; or the player gets a designation. A life total that changes is life gained or lost (CR 119.5). Only one player at a time is the monarch or has the initiative (CR 725.3, 726.3).
 */
export interface PlayerEvent {
  kind: "player";
  player: PlayerName;
  life?: number;
  hand?: number;
  library?: number;
  /**
   * The player draws so many cards that are no objects of the scenario (CR 121.1): after the other numbers.
   */
  draws?: number;
  counters?: {[counter: string]: number};
  designation?: string;
  /**
   * How much of something that an ability asks for has happened this turn, in its words: spells cast, life gained ... What events count can be told only as long as none of this turn has: it is what happened before them.
   */
  thisTurn?: {[what: string]: number};
}
/**
 * Damage is dealt (CR 120.3). On a creature it stays marked until the turn ends; a planeswalker loses loyalty counters, a battle defense counters, a player life. What prevents or replaces it is for the scenario to take into account.
 */
export interface DamageEvent {
  kind: "damage";
  /**
   * An object, or a player.
   */
  to: ObjectOrPlayer;
  amount: number;
  /**
   * The object that deals it: deathtouch, wither, infect and lifelink count if it has them now.
   */
  source?: ObjectId;
  /**
   * What the source has, where it is no object of the scenario.
   */
  with?: ("deathtouch" | "wither" | "infect")[];
}
/**
 * The turn ends and this player's begins: marked damage and until-end-of-turn effects end, combat statuses too, and nothing is left on the stack. Its untap step and its upkeep have begun, and what lasts until then is over. Whatever is there before the first `turn` event has been under its controller's control since before that player's turn began; a creature that comes later is held back for want of haste until its controller's next turn has begun (CR 302.6).
 */
export interface TurnEvent {
  kind: "turn";
  active: PlayerName;
  /**
   * Steps of it that the player skips: what lasts until the next one goes on (CR 614.10a).
   */
  skips?: ("untapStep" | "upkeep")[];
}
/**
 * A creature is declared as an attacker (CR 508.1): it is attacking until combat ends or it is removed from it (CR 506.4). It becomes tapped unless it has vigilance (CR 508.1f, 702.20b). Those declared together stand in a `simultaneous` event. What enters attacking was never declared (CR 508.4): that is a `designate` event. One that has come under its controller's control since this turn began and has no haste can't attack (CR 302.6, 508.1a).
 */
export interface AttacksEvent {
  kind: "attacks";
  object: ObjectId;
  /**
   * The player, planeswalker or battle that it attacks (CR 508.1b); left out: the only opponent.
   */
  defender?: ObjectOrPlayer;
}
/**
 * A creature is declared as a blocker (CR 509.1g), and what it blocks is a blocked creature (CR 509.1h). An attacking creature that nothing blocks is told to be unblocked by a `designate` event.
 */
export interface BlocksEvent {
  kind: "blocks";
  object: ObjectId;
  /**
   * The attacking creatures that it blocks.
   */
  attackers: ObjectIds;
}
/**
 * The combat phase ends: all are removed from combat (CR 511.3), and what lasts until end of combat is over (CR 511.2).
 */
export interface EndOfCombatEvent {
  kind: "endOfCombat";
}
/**
 * The duration of a resolved effect is over, for a reason the timeline does not tell (end of combat, a condition of its own ...).
 */
export interface EndsEvent {
  kind: "ends";
  effect: EffectName;
}
/**
 * State-based actions are checked and performed until none is left (CR 704.3). `keep` names what a player keeps under the legend rule.
 */
export interface StateBasedEvent {
  kind: "stateBased";
  keep?: ObjectIds;
}
/**
 * These happen at once. Objects that get a timestamp get it in APNAP order, each player's in the order listed (CR 613.7m).
 */
export interface SimultaneousEvent {
  kind: "simultaneous";
  events: ScenarioEvent[];
}
/**
 * What is true at this point. State-based actions have not been performed unless an event says so; `afterStateBasedActions` asks what would be true after them.
 */
export interface CheckEvent {
  kind: "check";
  id: string;
  /**
   * Only under these; all of the scenario's if left out.
   */
  rulesets?: RulesetId[];
  note?: Words;
  /**
   * Why this board is as it is, in a sentence of its own: reports show it beside the board.
   */
  why?: Words;
  expect?: {[object: string]: ObjectExpectation};
  players?: {[player: string]: PlayerExpectation};
  /**
   * All game-rule effects in force, in any order.
   */
  gameRules?: GameRuleExpectation[];
  /**
   * What spells on the stack cost in all (CR 601.2f): as locked in when they were cast; of those that no event has cast, what they would cost now.
   */
  costs?: {[object: string]: CostExpectation};
  /**
   * What activated abilities of objects cost (CR 602.2b), by their labels, such as `equip {1}`: as locked in by an `activates` event while it is on the stack, else what it would cost now, with X as 0 and no target.
   */
  abilityCosts?: {[object: string]: {[ability: string]: CostExpectation}};
  /**
   * All state-based actions that would be performed now, in any order.
   */
  stateBased?: StateBasedExpectation[];
  counts?: CountExpectation[];
  afterStateBasedActions?: AfterStateBasedExpectation;
  order?: OrderExpectation[];
  dependencies?: DependencyExpectation[];
  /**
   * What other readings give instead, by the ids of the scenario's `alternatives`.
   */
  readings?: {[reading: string]: OtherExpectation};
}
export interface GameRuleExpectation {
  rule: string;
  objects?: ObjectId[];
  player?: PlayerName;
  amount?: number;
}
export interface StateBasedExpectation {
  clause: Clause;
  object?: ObjectId;
  player?: PlayerName;
}
/**
 * How many objects there are of which all this is true, in whatever zone unless `where` says one. Phased-out objects do not count (CR 702.26b); of what no event brought nothing is known.
 */
export interface CountExpectation {
  where: ObjectExpectation;
  count: number;
}
export interface ObjectExpectation {
  name?: string | null;
  manaCost?: string | null;
  manaValue?: number;
  colors?: Color[];
  supertypes?: Supertype[];
  types?: CardType[];
  /**
   * `every creature type` stands for the whole list.
   */
  subtypes?: string[];
  /**
   * All abilities, each as often as it is there: keywords by their words (flying, protection from black, islandwalk, ward {2}), mana abilities as {T}: Add {G}, the others by id.
   */
  abilities?: string[];
  /**
   * Has at least these abilities, card types, subtypes, supertypes and colors.
   */
  has?: string[];
  /**
   * Has none of these.
   */
  lacks?: string[];
  /**
   * All keyword abilities, each as often as it is there, and no other ability.
   */
  keywords?: string[];
  power?: number | null;
  toughness?: number | null;
  basePower?: number | null;
  baseToughness?: number | null;
  loyalty?: number | null;
  defense?: number | null;
  controller?: PlayerName;
  owner?: PlayerName;
  zone?: Zone;
  faceDown?: boolean;
  tapped?: boolean;
  attachedTo?: string | null;
  counters?: {[counter: string]: number};
  /**
   * Marked on it (CR 120.6).
   */
  damage?: number;
  /**
   * The kinds of mana its mana abilities can make.
   */
  tapsFor?: ("W" | "U" | "B" | "R" | "G" | "C")[];
  /**
   * Whether the object is there at all.
   */
  exists?: boolean;
  /**
   * The changed rules of the game in force for this object (CR 613.11), each once, by their slugs.
   */
  rules?: string[];
  /**
   * What effects and its keywords say of its attacking: restrictions beat requirements (CR 101.2, 508.1c-d). Whether it is tapped or came this turn is not asked.
   */
  attacks?: CombatDuty;
  /**
   * The same of its blocking (CR 509.1b-c).
   */
  blocks?: CombatDuty;
  copiable?: CopiableExpectation;
}
/**
 * Copiable values: the result after layer 1 (CR 613.2c).
 */
export interface CopiableExpectation {
  name?: string | null;
  manaCost?: string | null;
  colors?: Color[];
  supertypes?: Supertype[];
  types?: CardType[];
  subtypes?: string[];
  abilities?: string[];
  power?: number | null;
  toughness?: number | null;
}
/**
 * What would be true if state-based actions were performed now, again and again until none is left (CR 704.3). The timeline goes on as if they had not been.
 */
export interface AfterStateBasedExpectation {
  /**
   * What players keep under the legend rule.
   */
  keep?: ObjectIds;
  /**
   * All actions performed, those of one snapshot together: [] says that there are none.
   */
  rounds?: StateBasedExpectation[][];
  /**
   * All choices that `keep` leaves open; what waits for them is not performed.
   */
  open?: StateBasedExpectation[];
  expect?: {[object: string]: ObjectExpectation};
  players?: {[player: string]: PlayerExpectation};
}
/**
 * The effects applied in a layer, all of them, in this order.
 */
export interface OrderExpectation {
  layer: StageName;
  effects: EffectName[];
}
/**
 * At some moment of this layer the one effect depends on the other (CR 613.8a), or, with holds false, at none.
 */
export interface DependencyExpectation {
  layer: StageName;
  effect: EffectName;
  on: EffectName;
  because?: DependencyReason;
  /**
   * true if left out.
   */
  holds?: boolean;
}
/**
 * What a check expects under another reading, where that differs: characteristics of objects and players one by one (`abilities`, `has` and `lacks` go together, `exists` false stands alone), `gameRules`, `stateBased` and `counts` as a whole, `order` layer by layer, `dependencies` one by one.
 */
export interface OtherExpectation {
  expect?: {[object: string]: ObjectExpectation};
  players?: {[player: string]: PlayerExpectation};
  gameRules?: GameRuleExpectation[];
  stateBased?: StateBasedExpectation[];
  counts?: CountExpectation[];
  order?: OrderExpectation[];
  dependencies?: DependencyExpectation[];
}
export interface PlayerExpectation {
  life?: number;
  hand?: number;
  abilities?: string[];
  /**
   * null: no maximum.
   */
  maximumHandSize?: number | null;
  /**
   * How many lands the player may play in a turn of theirs (CR 305.2); null: any number.
   */
  landPlays?: number | null;
}
/**
 * What was chosen for the ability that asks for it and is linked with this one (CR 607.2d), or for this spell or ability, by the name of the choice, such as `creatureType`; `ability-id/creatureType` where two abilities of a card ask for the same. Without a choice the part does nothing (CR 607.5a).
 */
export interface Chosen {
  chosen: string;
}
/**
 * A player by an object (`the controller of the other target`), or one of the scenario by name.
 */
export interface PlayerOfObject {
  /**
   * Its controller; of what has left, who controlled it last (CR 608.2h), of a card elsewhere its owner (CR 108.4a).
   */
  controllerOf?: Reference;
  /**
   * Its owner (CR 108.3).
   */
  ownerOf?: Reference;
  /**
   * The player of this name in the scenario: only where it is written out there.
   */
  player?: string;
}
/**
 * The players of `among` who fit everything that is said.
 */
export interface PlayersWho {
  among: PlayerReference;
  /**
   * Has this keyword ability in any variant.
   */
  has?: string;
  /**
   * Has this keyword ability in no variant.
   */
  lacks?: string;
  /**
   * Has no maximum hand size (true), or has one (false).
   */
  noMaximumHandSize?: boolean;
  /**
   * The player's own life total is within these bounds; `thatPlayer` in them is that player.
   */
  life?: Comparison;
  /**
   * This holds, with `thatPlayer` for that player: who controls more lands than you, who lost life this turn ...
   */
  where?: Condition;
}
/**
 * A keyword ability with a quality (CR 702.11e, 702.14a, 702.16a), written as the ability is. What is left out may be anything.
 */
export interface KeywordVariant {
  keyword: string;
  /**
   * From this color.
   */
  from?: ColorWord;
  /**
   * Landwalk of this land type, snow or not.
   */
  landType?: SubtypeWord;
  /**
   * From just this quality.
   */
  fromQuality?: Selector;
  /**
   * Of just this quality: snow landwalk, enchant creature.
   */
  quality?: Selector;
}
