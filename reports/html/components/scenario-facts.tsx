import { useNarrator } from "./told.js";
import { cardCalled } from "../called.js";
import { useWords } from "../spoken.js";
import type { ScenarioSummary } from "../../../src/rules/formats.gen.js";
import { anchor } from "../anchors.js";
import { ScenarioLink } from "./scenario-link.js";
import { Toggle } from "./toggle.js";

/** The cards, each with its page, and the scenario that differs in one thing. */
export function ScenarioCards({ cards, twin }: Pick<ScenarioSummary, "cards" | "twin">) {
  const words = useWords();
  const narrator = useNarrator();
  return (
    <aside class="page-side" aria-label={words.text("report-cards")}>
      <h3>{words.text("report-cards")}</h3>
      <ul class="card-list">
        {cards.map(({ name, madeUp }) => (
          <li>
            <a href={`#${anchor("k", name)}`}>{cardCalled(name, narrator)}</a>
            {madeUp === true && <span class="soft"> {words.text("report-made-up-short")}</span>}
          </li>
        ))}
      </ul>
      {twin !== undefined && (
        <p class="twin">
          <span class="soft">{words.text("report-twin")}</span> <ScenarioLink scenario={twin} />
        </p>
      )}
    </aside>
  );
}

/** How to see it again elsewhere. */
export function SeeAgain({ summary, command }: { readonly summary: ScenarioSummary; readonly command: string }) {
  const words = useWords();
  const { id, file, players } = summary;
  return (
    <Toggle head={words.text("report-see-again")} note={id}>
      <p class="command" data-copy>
        <code>{command}</code>
      </p>
      <p class="soft">
        {players.length > 0 && <>{words.text("report-players", { players: words.list(players, "commas") })} </>}
        {file !== "" && <span class="path">{file}</span>}
      </p>
    </Toggle>
  );
}
