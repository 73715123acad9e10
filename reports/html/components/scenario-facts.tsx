import { Fact } from "./fact.js";
import type { ScenarioSummary } from "../../../src/rules/formats.gen.js";
import { anchor } from "../anchors.js";
import { Citations } from "./clauses.js";
import { ScenarioLink } from "./scenario-link.js";

/** Beside the page: rules, players, cards, twin, and how to see it again. */
export function ScenarioFacts({ summary, command }: { readonly summary: ScenarioSummary; readonly command: string }) {
  const { id, file, cites, players, cards, twin } = summary;
  return (
    <aside class="page-side" aria-label="About this scenario">
      <h3>Rules</h3>
      <Citations cites={cites} />
      <h3>Table</h3>
      <dl class="facts">
        <Fact term="Players, in turn order">{players.join(", ")}</Fact>
        <Fact term="Cards">
          <ul class="card-list">
            {cards.map(({ name, madeUp }) => (
              <li>
                <a href={`#${anchor("k", name)}`}>{name}</a>
                {madeUp === true && <span class="soft"> made up</span>}
              </li>
            ))}
          </ul>
        </Fact>
        {twin !== undefined && (
          <Fact term="Differs in one thing from">
            <ScenarioLink scenario={twin} />
          </Fact>
        )}
      </dl>
      <h3>See it again</h3>
      <p class="command" data-copy>
        <code>{command}</code>
      </p>
      <p class="soft">
        <span class="path">{id}</span>
        {file !== "" && <span class="path">{file}</span>}
      </p>
    </aside>
  );
}
