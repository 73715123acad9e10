import type { Board, BoardObject, Choice, Pointed } from "../../rules/board.js";
import { isColor } from "../../rules/colors.js";
import { linkedWith } from "../../rules/linked.js";
import type {
  Color,
  ColorWord,
  PlayerOfObject,
  PlayerReference,
  PlayerWord,
  Reference,
  SubtypeWord,
} from "../../rules/formats.gen.js";
import type { ObjectView } from "../../rules/object-view.js";
import type { PlayerView } from "../../rules/player-view.js";
import type { Policy } from "../../rules/policy.js";
import type { Ruleset } from "../../rules/ruleset.js";

/** Whose words are being read: the object that has the ability, or the resolution that made the effect. */
export interface Speaker extends Pointed {
  /** The object that has the ability, or from which the effect came; undefined if there is none. */
  readonly source: number | undefined;
  /** "You" of an effect that has no object to ask (CR 109.5); undefined: the source's controller now. */
  readonly controller: number | undefined;
  /** Targets in order; undefined in the place of one that is a player. */
  readonly targets: readonly (number | undefined)[];
  readonly targetPlayers: readonly number[];
  /** The choices of the resolution; undefined: those made for the ability that speaks and what is linked with it. */
  readonly choices: ReadonlyMap<string, Choice> | undefined;
  readonly x: number;
  /** The key of the ability that speaks, if it is one. */
  readonly ability?: string;
  /** What is linked counts as it last was, if it has left: so for what is read once, on resolution (CR 608.2h). */
  readonly looksBack?: true;
  /** What has left or phased out is not meant: a duration watches what it can see (CR 611.2b, 702.26f). */
  readonly onlyNow?: true;
}

/** The words of an object, or of one of its abilities. */
export function speakerOf(source: number, ability?: string): Speaker {
  if (ability === undefined) return { source, ...SAYS_NOTHING_ELSE };
  return {
    source,
    controller: undefined,
    targets: NONE,
    targetPlayers: NONE,
    choices: undefined,
    x: 0,
    ability,
  };
}

const NONE: readonly number[] = [];
const SAYS_NOTHING_ELSE = { controller: undefined, targets: NONE, targetPlayers: NONE, choices: undefined, x: 0 };

/** The words of what a player has (CR 613.10). */
export function speakerOfPlayer(player: number): Speaker {
  return { source: undefined, ...SAYS_NOTHING_ELSE, controller: player };
}

/** The board that is looked at, and the rules it is looked at with; a state or an outcome is one. */
export interface Setting {
  readonly board: Board;
  readonly ruleset: Ruleset;
}

const NO_VIEWS: readonly PlayerView[] = [];

/** What a settled player is kept under. */
export function keyOfPlayer(reference: PlayerReference): string {
  return typeof reference === "string" ? reference : JSON.stringify(reference);
}

/** What an instruction is read for, one object at a time. */
export interface Focus {
  /** The object for which "affected" stands. */
  readonly affected?: number;
  /** What counts as its own values, whatever they are now: they are operands, not instruction (CR 613.8a). */
  readonly held?: ObjectView;
  /** The player for whom "that player" stands, where players are asked about one by one. */
  readonly player?: number;
}

const NO_FOCUS: Focus = {};

/** All objects at one moment, seen by one speaker: whom and what words point at. The views change as the state does. */
export class Scene implements Setting {
  readonly board: Board;
  readonly ruleset: Ruleset;
  readonly views: readonly ObjectView[];
  readonly speaker: Speaker;
  readonly policy: Policy;
  /** What the players have, once it is settled (CR 613.10); in the layers no effect has given them anything. */
  readonly playerViews: readonly PlayerView[];
  readonly affected: number | undefined;
  readonly held: ObjectView | undefined;
  readonly player: number | undefined;

  constructor(
    { board, ruleset }: Setting,
    views: readonly ObjectView[],
    speaker: Speaker,
    playerViews: readonly PlayerView[] = NO_VIEWS,
    focus: Focus = NO_FOCUS,
  ) {
    this.board = board;
    this.ruleset = ruleset;
    this.policy = ruleset.policy;
    this.playerViews = playerViews;
    this.views = views;
    this.speaker = speaker;
    this.affected = focus.affected;
    this.held = focus.held;
    this.player = focus.player;
  }

  view(object: number): ObjectView {
    const view = this.views[object];
    if (view === undefined) throw new RangeError(`no object ${object}`);
    return view;
  }

  /** The same where its values are operands: those of the affected object can be held as they were. */
  operand(object: number): ObjectView {
    return object === this.affected && this.held !== undefined ? this.held : this.view(object);
  }

  object(object: number): BoardObject {
    const found = this.board.objects[object];
    if (found === undefined) throw new RangeError(`no object ${object}`);
    return found;
  }

  /** CR 108.4a: outside the battlefield and the stack an object has no controller, and its owner stands in. */
  controllerOf(object: number, view: ObjectView = this.view(object)): number {
    const { zone, owner } = this.object(object);
    return zone === "battlefield" || zone === "stack" || zone === "command" ? view.controller : owner;
  }

  you(): number | undefined {
    const { controller, source } = this.speaker;
    if (controller !== undefined) return controller;
    return source === undefined ? undefined : this.controllerOf(source);
  }

  /** The same for one player among others. */
  ofPlayer(player: number): Scene {
    const { affected, held } = this;
    const focus = { ...(affected === undefined ? {} : { affected }), ...(held === undefined ? {} : { held }), player };
    return new Scene(this, this.views, this.speaker, this.playerViews, focus);
  }

  playersMeant(reference: PlayerReference): readonly number[] {
    const settled = this.speaker.settled?.get(keyOfPlayer(reference));
    if (settled !== undefined) return settled;
    return typeof reference === "string" ? this.#playersCalled(reference) : this.#playersOf(reference);
  }

  /** Each once, though several objects may be one player's. */
  #playersOf({ controllerOf, ownerOf, player }: PlayerOfObject): readonly number[] {
    if (player !== undefined) return this.board.players.flatMap(({ name }, place) => (name === player ? [place] : []));
    const found =
      controllerOf === undefined
        ? this.refer(ownerOf ?? "self").map((object) => this.object(object).owner)
        : this.refer(controllerOf).map((object) => this.controllerOf(object));
    return [...new Set(found)];
  }

  #playersCalled(reference: PlayerWord): readonly number[] {
    // CR 800.4a: who has left is nobody's opponent any more.
    const everyone = this.board.players.flatMap(({ left }, place) => (left === true ? [] : [place]));
    const one = (player: number | undefined): readonly number[] => (player === undefined ? [] : [player]);
    switch (reference) {
      case "you":
        return one(this.you());
      case "opponent": {
        const you = this.you();
        return you === undefined ? [] : everyone.filter((player) => player !== you);
      }
      case "enchantedPlayer": {
        const host = this.speaker.source === undefined ? null : this.object(this.speaker.source).attachedTo;
        return host?.kind === "player" ? [host.player] : [];
      }
      case "hostController":
        return this.refer("host").map((host) => this.controllerOf(host));
      case "chosenPlayer": {
        const name = this.chosen("player");
        return everyone.filter((player) => this.board.players[player]?.name === name);
      }
      case "targetPlayer":
        return this.speaker.targetPlayers;
      case "triggeringPlayer":
        return one(this.speaker.triggeringPlayer);
      case "thatPlayer":
        return one(this.player);
      case "activePlayer":
        return [this.board.activePlayer];
      case "defendingPlayer":
        return this.#defendingPlayer();
      case "owner":
        return this.affected === undefined ? [] : one(this.object(this.affected).owner);
      case "controller":
        return this.affected === undefined ? [] : one(this.controllerOf(this.affected));
      case "each":
        return everyone;
    }
  }

  /**
   * Whom the attacking creature attacks that the words are about, or who controls what it attacks (CR 508.5): the affected
   * one, the one that speaks, or the one it is attached to. Of two players, while none of these attacks: the nonactive one
   * (CR 506.2).
   */
  #defendingPlayer(): readonly number[] {
    const { source } = this.speaker;
    for (const object of [this.affected, source, ...this.refer("host")]) {
      const attacks = object === undefined ? undefined : this.object(object).attacks;
      if (attacks === undefined) continue;
      return [attacks.kind === "player" ? attacks.player : this.controllerOf(attacks.object)];
    }
    const { players, activePlayer } = this.board;
    const others = players.flatMap(({ left }, player) => (left === true || player === activePlayer ? [] : [player]));
    return others.length === 1 ? others : [];
  }

  refer(reference: Reference): readonly number[] {
    const found = this.#referred(reference);
    return this.speaker.onlyNow === true ? found.filter((object) => this.#isThere(object)) : found;
  }

  /** Neither another object by now (CR 400.7) nor phased out (CR 702.26b). */
  #isThere(object: number): boolean {
    const { gone, phasedOut } = this.object(object);
    return !gone && !phasedOut;
  }

  #referred(reference: Reference): readonly number[] {
    const { source, targets } = this.speaker;
    const one = (object: number | undefined): readonly number[] => (object === undefined ? [] : [object]);
    if (typeof reference === "object") return this.#referTo(reference);
    switch (reference) {
      case "self":
        return one(source);
      case "affected":
        return one(this.affected);
      case "host": {
        const host = source === undefined ? null : this.object(source).attachedTo;
        return host?.kind === "object" ? [host.object] : [];
      }
      case "target":
        return targets.filter((target) => target !== undefined);
      case "chosenObject":
        return this.speaker.chosenObjects ?? [];
      case "triggering":
        return one(this.speaker.triggering);
    }
  }

  #referTo(reference: Exclude<Reference, string>): readonly number[] {
    const { source, targets, ability } = this.speaker;
    if (reference.target !== undefined)
      return targets.slice(reference.target - 1, reference.target).filter((target) => target !== undefined);
    if (reference.chosenObject !== undefined)
      return (this.speaker.chosenObjects ?? []).slice(reference.chosenObject - 1, reference.chosenObject);
    if (reference.linked !== undefined)
      return source === undefined || ability === undefined
        ? []
        : (linkedWith(this.object(source).links, ability, source)?.get(reference.linked) ?? []).filter(
            (place) => this.speaker.looksBack === true || this.#isThere(place),
          );
    if (reference.topOf !== undefined) return this.#topOf(reference.topOf);
    return this.board.objects.flatMap(({ id, phasedOut }, place) =>
      id === reference.object && !phasedOut ? [place] : [],
    );
  }

  /** The newest card of a zone lies on top of it. */
  #topOf(zone: "graveyard" | "library"): readonly number[] {
    const you = this.you();
    let top: number | undefined;
    this.board.objects.forEach((object, place) => {
      if (object.zone !== zone || object.owner !== you || object.phasedOut) return;
      if (top === undefined || object.timestamp > this.object(top).timestamp) top = place;
    });
    return top === undefined ? [] : [top];
  }

  /** CR 707.2c. */
  fixedCopy(): ObjectView | undefined {
    const { source, ability } = this.speaker;
    return source === undefined || ability === undefined ? undefined : this.object(source).copies.get(ability);
  }

  /** What was chosen on resolution, or for the ability that speaks (CR 607.2d); without a choice nothing (CR 607.5a). */
  chosen(name: string): Choice | undefined {
    const { choices, source, ability } = this.speaker;
    if (choices !== undefined) return choices.get(name);
    if (source === undefined || ability === undefined) return undefined;
    return linkedWith(this.object(source).choices, ability, source)?.get(name);
  }

  subtype(word: SubtypeWord): string | undefined {
    if (typeof word === "string") return word;
    const chosen = this.chosen(word.chosen);
    return typeof chosen === "string" ? chosen : undefined;
  }

  color(word: ColorWord): Color | undefined {
    const color = typeof word === "string" ? word : this.chosen(word.chosen);
    return typeof color === "string" && isColor(color) ? color : undefined;
  }
}
