import { plainColor } from "../../../src/wording/types.js";
import { series } from "../../../src/wording/phrase.js";
import type { MessageId } from "../../../src/wording/catalogue/message-ids.gen.js";
import { type Language, LANGUAGES } from "../../../src/wording/language.js";
import { useNarrator } from "./told.js";
import { type PageWords, useWords } from "../spoken.js";
import { stagesOf } from "../../../src/effects/ability-stages.js";
import { describeAbility, type Narrator } from "../../../src/explain/narrator.js";
import type { AbilityEntry, Card, Face } from "../../../src/rules/formats.gen.js";
import { EVERY_LAYER } from "../../../src/rules/layers.js";
import { printedLine } from "../../../src/wording/printed-lines.js";
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
  const words = useWords();
  const [first] = variants;
  return (
    <>
      <header class="page-head">
        <p class="crumbs">
          <a href="#cards">{words.text("report-cards")}</a>
        </p>
        <h2 id={anchor("k", name, "title")}>{nameIn(words.language, name, first?.card.names)}</h2>
        <p class="badges">
          <Names card={first?.card} /> <span data-copy-link={`#${anchor("k", name)}`} />
        </p>
      </header>
      <div class="card-facts">
        {variants.map(({ card, scenarios: own }) => (
          <section class="panel">
            {variants.length > 1 && (
              <p class="soft">
                {words.parts(
                  own.length > 1 ? "report-as-have-it" : "report-as-has-it",
                  { scenario: <ScenarioLink scenario={own[0] ?? ""} /> },
                  { count: own.length - 1 },
                )}
              </p>
            )}
            <FaceFacts face={card} />
            {card.back !== undefined && (
              <div class="other-face">
                <p class="soft">{words.text(BACKS[card.layout ?? "normal"])}</p>
                <FaceFacts face={card.back} />
              </div>
            )}
          </section>
        ))}
      </div>
      <section class="played-in">
        <h3>{words.text("report-played-by", { count: scenarios.length })}</h3>
        <ul class="played">
          {scenarios.map((scenario) => (
            <li>
              <ScenarioLink scenario={scenario} />
            </li>
          ))}
        </ul>
        <p>
          <a href="#scenarios" data-filter={filter("card", name)}>
            {words.text("report-show-in-list")}
          </a>
        </p>
      </section>
      {meets.length > 0 && (
        <section class="meets">
          <h3>{words.text("report-meets")}</h3>
          <ul class="card-list">
            {meets.map((other) => (
              <li>
                <a href={`#${anchor("k", other.name)}`}>{nameIn(words.language, other.name, other.names)}</a>{" "}
                <span class="soft">{other.count}</span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

const BACKS: Readonly<Record<NonNullable<Card["layout"]>, MessageId>> = {
  normal: "report-back-other-face",
  transform: "report-back-other-face",
  modal: "report-back-modal",
  meld: "report-back-meld",
  flip: "report-back-flip",
  split: "report-back-half",
  room: "report-back-half",
  adventure: "report-back-inset",
};

/** The name of a card in a language that has one for it. */
function nameIn(language: Language, name: string, names: Card["names"] = {}): string {
  return language === "en" ? name : (names[language] ?? name);
}

function Names({ card }: { readonly card: Card | undefined }) {
  const words = useWords();
  if (card === undefined) return null;
  const { name: english, names, madeUp } = card;
  const shown = nameIn(words.language, english, names);
  const all = { en: english, ...names };
  return (
    <>
      {LANGUAGES.map(
        (language) =>
          language !== words.language &&
          all[language] !== undefined &&
          (language !== "en" || english !== shown) && (
            <span>
              <span class="soft">{words.text(`report-language-${language}`)}</span>{" "}
              <span lang={language}>{all[language]}</span>{" "}
            </span>
          ),
      )}
      {madeUp === true && <span class="level">{words.text("report-made-up")}</span>}
    </>
  );
}

function FaceFacts({ face }: { readonly face: Face }) {
  const words = useWords();
  const narrator = useNarrator();
  const { name, manaCost, abilities = [] } = face;
  return (
    <div class="face">
      <p class="face-head">
        <strong>{nameIn(words.language, name, "names" in face ? (face as Card).names : undefined)}</strong>{" "}
        {typeof manaCost === "string" && <Mana cost={manaCost} />}
      </p>
      <p>
        {lineOf(face, words, narrator)}
        {numbersOf(face, words).map((number) => (
          <> · {number}</>
        ))}
      </p>
      {abilities.length === 0 ? (
        <p class="soft">{words.text("report-card-no-abilities")}</p>
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

function lineOf({ supertypes = [], types, subtypes = [] }: Face, words: PageWords, { speaker }: Narrator): string {
  if (types.length === 0) return words.text("report-emblem");
  return speaker.title(printedLine({ supertypes, types, subtypes }));
}

function numbersOf({ power, toughness, loyalty, defense, colorIndicator }: Face, words: PageWords): string[] {
  return [
    ...(power === undefined && toughness === undefined ? [] : [`${power ?? "—"}/${toughness ?? "—"}`]),
    ...(loyalty === undefined ? [] : [words.text("report-loyalty", { count: loyalty })]),
    ...(defense === undefined ? [] : [words.text("report-defense", { count: defense })]),
    ...(colorIndicator === undefined
      ? []
      : [
          words.text("report-color-indicator", {
            colors: words.said(series(colorIndicator.map(plainColor), "commas")),
          }),
        ]),
  ];
}

function AbilityFacts({ entry, face }: { readonly entry: AbilityEntry; readonly face: Face }) {
  const words = describeAbility(entry, face, useNarrator());
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
