import { useEffect } from "preact/hooks";
import { addCopyButtons } from "../../reports/html/client/copy.js";
import { CardPage } from "../../reports/html/components/card-page.js";
import { CardsView } from "../../reports/html/components/cards-view.js";
import { anchor } from "../../reports/html/anchors.js";
import { nearest } from "../../src/faults/nearest.js";
import type { Report } from "../../src/rules/formats.gen.js";
import { shownOf } from "./report-shown.js";

/** Every card that the scenarios play. */
export function CardList({ report }: { readonly report: Report }) {
  return <CardsView cards={shownOf(report).cards} />;
}

/** What a card is for the corpus. */
export function CardView({ name, report }: { readonly name: string; readonly report: Report }) {
  const { cards } = shownOf(report);
  const card = cards.find((each) => each.name === name);
  useEffect(() => addCopyButtons(document.querySelector("#main") ?? document), [name]);
  if (card !== undefined) return <CardPage key={name} {...card} />;
  const meant = nearest(
    name,
    cards.map((each) => each.name),
  );
  return (
    <section class="view">
      <h2>No scenario plays “{name}”</h2>
      <p class="lead">
        {meant !== undefined && (
          <>
            Did you mean <a href={`#${anchor("k", meant)}`}>{meant}</a>?{" "}
          </>
        )}
        <a href="#cards">All cards</a>
      </p>
    </section>
  );
}
