import { byCodePoint } from "../../verifier/text-order.js";

/** A Java string literal. Whatever is not plain ASCII is escaped, so that the encoding of the compiler does not matter. */
export function javaString(text: string): string {
  const escaped = [...text].map((char) => {
    if (char === "\\" || char === '"') return `\\${char}`;
    if (char >= " " && char <= "~") return char;
    return Array.from({ length: char.length }, (_, n) => unit(char.charCodeAt(n))).join("");
  });
  return `"${escaped.join("")}"`;
}

function unit(code: number): string {
  // A line feed as \u000a would end the line before the literal is read.
  if (code === 10) return "\\n";
  if (code === 13) return "\\r";
  return code < 32 ? `\\${code.toString(8).padStart(3, "0")}` : `\\u${code.toString(16).padStart(4, "0")}`;
}

/** Text for a line comment: on one line, and with no backslash, which Java could take for the beginning of a character. */
export function javaComment(text: string): string {
  const plain = text.replace(/\s+/g, " ").replaceAll("\\", "/").trim();
  return `// ${[...plain].map((char) => (char >= " " && char <= "~" ? char : unit(char.codePointAt(0) ?? 32))).join("")}`;
}

/** The class of a scenario: its id with underscores, so that two ids never give one name, whatever the file system. */
export function className(scenario: string): string {
  const word = scenario.replaceAll("-", "_");
  return `${word.slice(0, 1).toUpperCase()}${word.slice(1)}_Test`;
}

export function methodName(check: string): string {
  return `check_${check.replaceAll("-", "_")}`;
}

/** Where the names that exported tests may use come from. */
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
    .sort(byCodePoint);
}

function homeOf(name: string): string | undefined {
  if (Object.hasOwn(HOMES, name)) return HOMES[name];
  if (name.endsWith("ManaAbility")) return "mage.abilities.mana";
  return name.endsWith("Ability") ? "mage.abilities.keyword" : undefined;
}

function withoutTexts(body: string): string {
  return body.replace(/"(?:[^"\\\n]|\\.)*"|\/\/.*/g, "");
}
