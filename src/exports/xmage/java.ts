import { byCodeUnit } from "../../rules/text-order.js";
import { own } from "../../rules/own.js";

/** A Java string literal. Everything but plain ASCII is escaped, so that the compiler's encoding does not matter. */
export function javaString(text: string): string {
  return `"${ascii(text.replace(/["\\]/g, String.raw`\$&`))}"`;
}

/** Text for a line comment: on one line and without backslashes, which could begin a Unicode escape in Java. */
export function javaComment(text: string): string {
  return `// ${ascii(text.replace(/\s+/g, " ").replaceAll("\\", "/").trim())}`;
}

/** Code unit by code unit, as Java counts characters. */
function ascii(text: string): string {
  return text.replace(/[^ -~]/g, (unit) => {
    // A line feed as a Unicode escape would end the line before the literal is parsed.
    if (unit === "\n") return String.raw`\n`;
    if (unit === "\r") return String.raw`\r`;
    const code = unit.charCodeAt(0);
    return code < 32 ? `\\${code.toString(8).padStart(3, "0")}` : `\\u${code.toString(16).padStart(4, "0")}`;
  });
}

/** No two ids give the same class name, even on case-insensitive file systems. */
export function className(scenario: string): string {
  const word = scenario.replaceAll("-", "_");
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}_Test`;
}

export function methodName(check: string): string {
  return `check_${check.replaceAll("-", "_")}`;
}

/** The packages of the names that exported tests may use. */
const HOMES: Readonly<Record<string, string>> = {
  Arrays: "java.util",
  HashSet: "java.util",
  Assert: "org.junit",
  Test: "org.junit",
  CardTestPlayerBase: "org.mage.test.serverside.base",
  ObjectColor: "mage",
  Filter: "mage.filter",
  CounterType: "mage.counters",
  CardType: "mage.constants",
  EmptyNames: "mage.constants",
  PhaseStep: "mage.constants",
  SubType: "mage.constants",
  Zone: "mage.constants",
};

/** The imports that a body needs, sorted; every `...ManaAbility` is a mana ability, every other `...Ability` a keyword. */
export function importsOf(body: string): string[] {
  const used = new Set(withoutTexts(body).match(/\b[A-Z][A-Za-z]*\b/g) ?? []);
  return [...used]
    .flatMap((name) => {
      const home = homeOf(name);
      return home === undefined ? [] : [`import ${home}.${name};`];
    })
    .sort(byCodeUnit);
}

function homeOf(name: string): string | undefined {
  const home = own(HOMES, name);
  if (home !== undefined) return home;
  if (name.endsWith("ManaAbility")) return "mage.abilities.mana";
  return name.endsWith("Ability") ? "mage.abilities.keyword" : undefined;
}

function withoutTexts(body: string): string {
  return body.replace(/"(?:[^"\\\n]|\\.)*"|\/\/.*/g, "");
}
