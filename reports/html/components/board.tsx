import { type PageWords, useWords } from "../spoken.js";
import type { Resolution, ScenarioEvent } from "../../../src/rules/formats.gen.js";
import { own } from "../../../src/rules/own.js";
import type { AbilityText } from "../ability-index.js";
import { boardGroups, type BoardGroup } from "../board-groups.js";
import { zoneTitle } from "../pictured-board.js";
import { playerFacts } from "../player-facts.js";
import { ObjectCard } from "./object-card.js";

/** More objects than this are counted, not shown. */
const SHOWN = 200;

export interface BoardProps {
  readonly resolution: Resolution;
  /** In turn order. */
  readonly players: readonly string[];
  readonly timeline: readonly ScenarioEvent[];
  readonly abilityText: AbilityText;
  /** What is special about some objects, in a word, by their ids. */
  readonly marks?: ReadonlyMap<string, string> | undefined;
}

/** Each object at one check, laid out as on a table. */
export function Board({ resolution, players, timeline, abilityText, marks }: BoardProps) {
  const words = useWords();
  const groups = boardGroups(resolution, players, timeline);
  if (groups.length === 0) return <p class="soft">{words.text("report-no-object")}</p>;
  let left = SHOWN;
  return (
    <div class="board">
      {groups.map((group) => {
        const objects = group.objects.slice(0, left);
        left -= objects.length;
        const hidden = group.objects.length - objects.length;
        return (
          <section class={group.objects.length === 1 ? "zone lone" : "zone"}>
            <p class="zone-title">
              {titleOf(group, words)}
              <PlayerFacts resolution={resolution} {...group} />
            </p>
            {objects.length > 0 && (
              <ul class="objects">
                {objects.map((object) => (
                  <ObjectCard {...object} abilityText={abilityText} mark={marks?.get(object.id)} />
                ))}
              </ul>
            )}
            {hidden > 0 && (
              <p class="soft">
                {words.text("report-and-so-on", { what: words.text("report-more-objects", { count: hidden }) })}
              </p>
            )}
          </section>
        );
      })}
    </div>
  );
}

function titleOf({ player, zone, objects }: BoardGroup, words: PageWords): string {
  return objects.length === 0 ? player : zoneTitle(player, zone, words);
}

/** The values of a player that effects may have changed, beside life and hand only if they are unusual. */
function PlayerFacts({ resolution, zone, player }: { readonly resolution: Resolution } & BoardGroup) {
  const words = useWords();
  const facts = zone === "battlefield" ? own(resolution.players, player) : undefined;
  if (facts === undefined) return null;
  const shown = [
    words.text("report-life", { count: facts.life }),
    words.text("report-hand", { count: facts.hand }),
    ...playerFacts(facts, words),
  ];
  return <span class="player-facts">{shown.join(" · ")}</span>;
}
