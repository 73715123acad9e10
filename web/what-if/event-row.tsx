import { EventWords } from "../../reports/html/components/timeline.js";
import type { Problem, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { EventForm } from "./event-form.js";
import { eventWords } from "./event-words.js";
import { Icon } from "./icon.js";
import { problemText } from "./problem-words.js";
import type { WhatIf } from "./what-if.js";

export type RowAction = "earlier" | "later" | "change" | "remove";

interface EventRowProps {
  readonly whatIf: WhatIf;
  readonly event: ScenarioEvent;
  readonly place: number;
  readonly can: Readonly<Record<Exclude<RowAction, "change">, boolean>>;
  /** Why it can't happen. */
  readonly faults: readonly Problem[];
  readonly isOpen: boolean;
  /** While the text is no scenario, buttons do nothing. */
  readonly isLocked: boolean;
  readonly act: (action: RowAction) => void;
}

const ACTIONS: readonly { readonly action: RowAction; readonly word: string }[] = [
  { action: "earlier", word: "Move earlier" },
  { action: "later", word: "Move later" },
  { action: "change", word: "Change" },
  { action: "remove", word: "Remove" },
];

/** One event: what happens, what can be done with it, and its faults. */
export function EventRow({ whatIf, event, place, can, faults, isOpen, isLocked, act }: EventRowProps) {
  const { backs, ...said } = whatIf.told.value[place] ?? { event, voids: [], vain: [], backs: undefined };
  const words = eventWords(said.event, whatIf.narratorAt(place));
  const kind = event.kind === "check" ? ["check-event"] : [];
  const isWrong = faults.length > 0 ? ["faulty"] : [];
  return (
    <li class={["event", ...kind, ...isWrong].join(" ")}>
      <div class="event-words">
        <EventWords {...said} backs={backs} />
        {faults.map((fault) => (
          <p class="event-fault">{problemText(fault)}</p>
        ))}
      </div>
      <div class="event-actions" role="group" aria-label={words}>
        {ACTIONS.map(({ action, word }) => {
          // It keeps the focus, unlike a disabled button: keyboard users move an event all the way to the beginning.
          const isIdle = isLocked || (action !== "change" && !can[action]);
          return (
            <button
              type="button"
              class="icon-button"
              data-action={action}
              title={word}
              aria-label={`${word}: ${words}`}
              aria-disabled={isIdle}
              aria-expanded={action === "change" ? isOpen : undefined}
              onClick={() => !isIdle && act(action)}
            >
              <Icon name={action} />
            </button>
          );
        })}
      </div>
      {isOpen && !isLocked && <EventForm whatIf={whatIf} event={event} place={place} close={() => act("change")} />}
    </li>
  );
}
