import type { PlayerSelector, Quantity, Selector } from "../../rules/formats.gen.js";
import type { Look } from "../../rules/look.js";
import type { ObjectView } from "../../rules/object-view.js";
import { evaluateQuantity, playersSelected, selected } from "./queries.js";
import { Scene } from "./scene.js";

export { speakerOf, speakerOfPlayer, type Setting, type Speaker } from "./scene.js";

/** A scene of which everything can be asked that an instruction may say. */
export class Situation extends Scene implements Look {
  quantity(quantity: Quantity): number {
    return evaluateQuantity(quantity, this);
  }

  select(selector: Selector): readonly number[] {
    return selected(selector, this);
  }

  players(selector: PlayerSelector): readonly number[] {
    return playersSelected(selector, this);
  }

  /** The same for one object, that is affected; its own values can be held (see Focus). */
  of(affected: number | undefined, held?: ObjectView): Situation {
    if (affected === undefined) return this;
    return new Situation(
      this,
      this.views,
      this.speaker,
      this.playerViews,
      held === undefined ? { affected } : { affected, held },
    );
  }
}
