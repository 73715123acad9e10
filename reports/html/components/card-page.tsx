import { stagesOf } from "../../../src/effects/ability-stages.js";
import { describeAbility, english } from "../../../src/explain/narrator.js";
import type { AbilityEntry, Card, Face } from "../../../src/rules/formats.gen.js";
import { EVERY_LAYER } from "../../../src/rules/layers.js";
import { printedLine } from "../../../src/wording/printed-lines.js";
import { count } from "../../count.js";
import { anchor, filter } from "../anchors.js";
import type { PlayedCard } from "../cards.js";
import { LayerNumber } from "./layer-stories.js";
import { Mana, Symbols } from "./mana.js";
import { ScenarioLink } from "./scenario-link.js";

/** What a card is for the corpus: its facts, its abilities in our own words, and the scenarios that play it. */
export function CardPage(played: PlayedCard) {
  const { name } = played;
  return (
    <article class="page card-page" id={anchor("k", name)} aria-labelledby={anchor("k", name, "title")}>
      <CardContent {...played} />
    </article>
  );
}

function CardContent({ name, variants, scenarios, meets }: PlayedCard) {
  const [first] = variants;
  return (
    <>
      <header class="page-head">
        <p class="crumbs">
          <a href="#cards">Cards</a>
        </p>
        <h2 id={anchor("k", name, "title")}>{name}</h2>
        <p class="badges">
          <Names card={first?.card} /> <span data-copy-link={`#${anchor("k", name)}`} />
        </p>
      </header>
      <div class="card-facts">
        {variants.map(({ card, scenarios: own }) => (
          <section class="panel">
            {variants.length > 1 && (
              <p class="soft">
                As <ScenarioLink scenario={own[0] ?? ""} /> {own.length > 1 && `and ${own.length - 1} more `}has it
              </p>
            )}
            <FaceFacts face={card} />
            {card.back !== undefined && (
              <div class="other-face">
                <p class="soft">{BACKS[card.layout ?? "normal"]}</p>
                <FaceFacts face={card.back} />
              </div>
            )}
          </section>
        ))}
      </div>
      <section class="played-in">
        <h3>{count(scenarios.length, "scenario plays it", "scenarios play it")}</h3>
        <ul class="played">
          {scenarios.map((scenario) => (
            <li>
              <ScenarioLink scenario={scenario} />
            </li>
          ))}
        </ul>
        <p>
          <a href="#scenarios" data-filter={filter("card", name)}>
            Show them in the list
          </a>
        </p>
      </section>
      {meets.length > 0 && (
        <section class="meets">
          <h3>It meets</h3>
          <ul class="card-list">
            {meets.map((other) => (
              <li>
                <a href={`#${anchor("k", other.name)}`}>{other.name}</a> <span class="soft">{other.count}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const BACKS: Readonly<Record<NonNullable<Card["layout"]>, string>> = {
  normal: "On the other face",
  transform: "On the other face",
  modal: "On the other face, which can be cast by itself",
  meld: "Melded",
  flip: "Flipped",
  split: "The other half",
  room: "The other half",
  adventure: "The inset",
};

const LANGUAGES: Readonly<Record<string, string>> = { de: "German", fr: "French" };

function Names({ card }: { readonly card: Card | undefined }) {
  if (card === undefined) return null;
  const { names = {}, madeUp } = card;
  return (
    <>
      {Object.entries(names).map(([language, name]) => (
        <span>
          <span class="soft">{LANGUAGES[language] ?? language}</span> <span lang={language}>{name}</span>{" "}
        </span>
      ))}
      {madeUp === true && <span class="level">made up, to show one rule</span>}
    </>
  );
}

function FaceFacts({ face }: { readonly face: Face }) {
  const { name, manaCost, abilities = [] } = face;
  return (
    <div class="face">
      <p class="face-head">
        <strong>{name}</strong> {typeof manaCost === "string" && <Mana cost={manaCost} />}
      </p>
      <p>
        {lineOf(face)}
        {numbersOf(face).map((number) => (
          <> · {number}</>
        ))}
      </p>
      {abilities.length === 0 ? (
        <p class="soft">No abilities.</p>
      ) : (
        <ul class="card-abilities">
          {abilities.map((entry) => (
            <AbilityFacts entry={entry} face={face} />
          ))}
        </ul>
      )}
    </div>
  );
}

function lineOf({ supertypes = [], types, subtypes = [] }: Face): string {
  if (types.length === 0) return "Emblem";
  const text = english().speaker.text(printedLine({ supertypes, types, subtypes }));
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function numbersOf({ power, toughness, loyalty, defense, colorIndicator }: Face): string[] {
  return [
    ...(power === undefined && toughness === undefined ? [] : [`${power ?? "—"}/${toughness ?? "—"}`]),
    ...(loyalty === undefined ? [] : [`loyalty ${loyalty}`]),
    ...(defense === undefined ? [] : [`defense ${defense}`]),
    ...(colorIndicator === undefined ? [] : [`color indicator ${colorIndicator.join(", ")}`]),
  ];
}

function AbilityFacts({ entry, face }: { readonly entry: AbilityEntry; readonly face: Face }) {
  const words = describeAbility(entry, face);
  const layers = stagesOf(entry).flatMap((stage) => EVERY_LAYER.find((layer) => layer === stage) ?? []);
  return (
    <li>
      <Symbols text={words} />{" "}
      <span class="in-layers">
        {layers.map((layer) => (
          <>
            <LayerNumber layer={layer} />{" "}
          </>
        ))}
      </span>
    </li>
  );
}
