import type { ScenarioSummary } from "../../../src/rules/formats.gen.js";
import { anchor } from "../anchors.js";
import { ScenarioLink } from "./scenario-link.js";
import { Toggle } from "./toggle.js";

/** The cards, each with its page, and the scenario that differs in one thing. */
export function ScenarioCards({ cards, twin }: Pick<ScenarioSummary, "cards" | "twin">) {
  return (
    <aside class="page-side" aria-label="Cards">
      <h3>Cards</h3>
      <ul class="card-list">
        {cards.map(({ name, madeUp }) => (
          <li>
            <a href={`#${anchor("k", name)}`}>{name}</a>
            {madeUp === true && <span class="soft"> made up</span>}
          </li>
        ))}
      </ul>
      {twin !== undefined && (
        <p class="twin">
          <span class="soft">Differs in one thing from</span> <ScenarioLink scenario={twin} />
        </p>
      )}
    </aside>
  );
}

/** How to see it again elsewhere. */
export function SeeAgain({ summary, command }: { readonly summary: ScenarioSummary; readonly command: string }) {
  const { id, file, players } = summary;
  return (
    <Toggle head="See it again" note={id}>
      <p class="command" data-copy>
        <code>{command}</code>
      </p>
      <p class="soft">
        {players.length > 0 && <>Players, in turn order: {players.join(", ")}. </>}
        {file !== "" && <span class="path">{file}</span>}
      </p>
    </Toggle>
  );
}
