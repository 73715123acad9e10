import type { ComponentChildren } from "preact";
import { skipToContent } from "../reports/html/client/navigation.js";
import { TopBar } from "../reports/html/components/top-bar.js";
import type { Resolution } from "../src/rules/formats.gen.js";
import { type Address, address } from "./address.js";
import { BoardView } from "./board/board-view.js";
import { WhatDepends } from "./views/what-depends.js";
import { later } from "./later.js";
import { Nowhere } from "./views/nowhere.js";
import { WithCorpus } from "./with-corpus.js";

const VIEWS = [
  { address: "#w", word: "Board" },
  { address: "#overview", word: "Corpus" },
  { address: "#scenarios", word: "Scenarios" },
  { address: "#cards", word: "Cards" },
  { address: "#coverage", word: "Coverage" },
];

const Start = later(async () => (await import("./views/start.js")).Start);
const ReportViews = later(async () => (await import("./views/report-views.js")).ReportViews);

/** The page: one view at a time, chosen by the address. */
export function Lab() {
  const place = address.value;
  return (
    <>
      <a class="skip" href="#main" id="skip" onClick={skipToContent}>
        Skip to the content
      </a>
      <TopBar title="cr613 lab" views={VIEWS} label="Lab" current={currentOf(place)} />
      <main id="main" tabIndex={-1}>
        <View place={place} />
      </main>
      <footer class="bottom">
        <p>
          Everything is computed here, in your browser; nothing is sent anywhere. The rules are paraphrased in our own
          words; the Comprehensive Rules decide. cr613 is unofficial fan content, not approved or endorsed by Wizards of
          the Coast. <a href="licenses.txt">Licenses of what this page is made with</a>
        </p>
      </footer>
    </>
  );
}

function graphsOf(resolution: Resolution): ComponentChildren {
  return <WhatDepends resolution={resolution} />;
}

function View({ place }: { readonly place: Address }) {
  switch (place.view) {
    case "overview":
      return <Start />;
    case "scenarios":
    case "cards":
    case "card":
    case "coverage":
    case "scenario":
      return <WithCorpus>{(corpus) => <ReportViews corpus={corpus} place={place} />}</WithCorpus>;
    case "whatIf":
      return <BoardView place={place} graphs={graphsOf} />;
    case "unknown":
      return <Nowhere />;
  }
}

function currentOf({ view }: Address): string | undefined {
  switch (view) {
    case "overview":
    case "cards":
    case "coverage":
      return `#${view}`;
    case "card":
      return "#cards";
    case "scenarios":
    case "scenario":
      return "#scenarios";
    case "whatIf":
      return "#w";
    case "unknown":
      return undefined;
  }
}
