import type { Quantity, Selector } from "../../rules/formats.gen.js";
import type { Look } from "../../rules/look.js";
import { evaluateQuantity, selected } from "./queries.js";
import { Scene } from "./scene.js";

export { speakerOf, type Setting, type Speaker } from "./scene.js";

/** A scene of which everything can be asked that an instruction may say. */
export class Situation extends Scene implements Look {
  quantity(quantity: Quantity): number {
    return evaluateQuantity(quantity, this);
  }

  select(selector: Selector): readonly number[] {
    return selected(selector, this);
  }

  /** The same for one object, that is affected; `own` false leaves out that object's own values. */
  of(affected: number | undefined, own = true): Situation {
    if (affected === undefined) return this;
    const focus = own ? { affected } : { affected, masked: affected };
    return new Situation(this, this.views, this.speaker, this.playerViews, focus);
  }
}
