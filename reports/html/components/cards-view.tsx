import { useWords } from "../spoken.js";
import { Table } from "../../table.js";
import { anchor } from "../anchors.js";
import type { PlayedCard } from "../cards.js";
import { otherNames } from "../search-index.js";

/** Every card that a scenario plays, each leading to its page. */
export function CardsView({ cards }: { readonly cards: readonly PlayedCard[] }) {
  const words = useWords();
  const columns = [
    words.text("report-card"),
    words.text("report-other-names"),
    { num: words.text("report-scenarios") },
  ];
  return (
    <section class="view" id="cards" aria-labelledby="cards-title">
      <h2 id="cards-title">{words.text("report-cards")}</h2>
      <p class="lead">{words.text("report-cards-lead", { count: cards.length })}</p>
      <Table class="card-table" columns={columns}>
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
