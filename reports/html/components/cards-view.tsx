import { count } from "../../count.js";
import { Table } from "../../table.js";
import { anchor } from "../anchors.js";
import type { PlayedCard } from "../cards.js";
import { otherNames } from "../search-index.js";

/** Every card that a scenario plays, each leading to its page. */
export function CardsView({ cards }: { readonly cards: readonly PlayedCard[] }) {
  return (
    <section class="view" id="cards" aria-labelledby="cards-title">
      <h2 id="cards-title">Cards</h2>
      <p class="lead">{count(cards.length, "card")} that scenarios play, by their English names.</p>
      <Table class="card-table" columns={["Card", "Other names", { num: "Scenarios" }]}>
        {cards.flatMap(({ name, variants, scenarios }) => [
          "\n",
          <tr>
            <th scope="row">
              <a href={`#${anchor("k", name)}`}>{name}</a>
            </th>
            <td>{otherNames(variants[0]?.card).join(", ")}</td>
            <td class="num">{scenarios.length}</td>
          </tr>,
        ])}
      </Table>
    </section>
  );
}
