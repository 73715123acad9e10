import type { Card, Problem } from "../../src/rules/formats.gen.js";
import { checkScenario } from "../../src/scenario/check.js";
import { parseCard, type Parsed, parseScenario } from "../../src/scenario/parse.js";

/** A scenario without a fault, as text; `change` spoils it. */
export function scenarioText(change: (scenario: Scenario) => void = () => {}): string {
  const scenario: Scenario = {
    id: "anthem-and-bear",
    rev: 1,
    title: "An anthem makes a bear larger",
    level: "must",
    rulesets: ["m10", "current"],
    cites: [{ clause: "613.4c", role: "decides" }],
    players: ["Ann", "Bob"],
    timeline: [
      { kind: "enters", card: "Bear Cub", controller: "Ann" },
      { kind: "enters", card: "Anthem", controller: "Ann" },
      {
        kind: "check",
        id: "end",
        expect: { "Bear Cub": { power: 3, toughness: 3, subtypes: ["Bear"], lacks: ["flying"] } },
      },
    ],
  };
  change(scenario);
  return JSON.stringify(scenario, null, 2);
}

export function cardText(over: object = {}): string {
  return JSON.stringify(
    { name: "Bear Cub", types: ["Creature"], subtypes: ["Bear"], power: 2, toughness: 2, ...over },
    null,
    2,
  );
}

/** A card with one static ability, changed as given. */
export function staticCardText(over: object): string {
  const does = [{ kind: "modifyPowerToughness", power: 1, toughness: 1 }];
  const ability = { kind: "static", id: "anthem", affects: { type: "Creature", controller: "you" }, does, ...over };
  return cardText({ name: "Anthem", types: ["Enchantment"], subtypes: [], abilities: [ability] });
}

export const CARDS: ReadonlyMap<string, Card> = new Map(
  [cardText(), staticCardText({}), staticCardText({}).replace('"Anthem"', '"Mirror Hall of the North"')].map((text) => {
    const parsed = parseCard(text, "card.json");
    if (!parsed.ok) throw new Error(parsed.problems.map(told).join("\n"));
    return [parsed.value.name, parsed.value];
  }),
);

/** A problem in one line: place, pointer, message, and the nearest spelling. */
export function told({ line, column, pointer, message, suggestion }: Problem): string {
  const meant = suggestion === undefined ? "" : ` -> ${suggestion}`;
  return `${line}:${column} ${pointer || "/"} ${message}${meant}`;
}

export function problems(parsed: Parsed<unknown>): string[] {
  return parsed.ok ? [] : parsed.problems.map(told);
}

export function scenarioProblems(change: (scenario: Scenario) => void): string[] {
  return problems(parseScenario(scenarioText(change), "spoilt.json"));
}

/** Problems without their line and column. */
export function withoutPlaces(lines: readonly string[]): string[] {
  return lines.map((line) => line.slice(line.indexOf(" ") + 1));
}

export function staticProblems(over: object): string[] {
  return withoutPlaces(problems(parseCard(staticCardText(over), "spoilt.json")));
}

/** What checkScenario says of a scenario that fits the schema. */
export function checked(change: (scenario: Scenario) => void): string[] {
  const text = scenarioText(change);
  const parsed = parseScenario(text, "spoilt.json");
  if (!parsed.ok) throw new Error(problems(parsed).join("\n"));
  return checkScenario(parsed.value, text, "spoilt.json", CARDS).map(told);
}

/** Loose on purpose: tests put anything anywhere. */
interface Scenario {
  [key: string]: unknown;
  timeline: Record<string, unknown>[];
}
