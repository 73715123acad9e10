import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020 } from "ajv/dist/2020.js";
import { ROOT } from "./files.js";

/*
 * The vocabulary of the formats: each key of each titled definition of the schemas (`Selector.power`) and each word it
 * allows (`Duration endOfTurn`). What data uses of it is heard from the validator, which comes by every definition that
 * the data is held to.
 */

interface Definition {
  readonly title?: string;
  readonly enum?: readonly unknown[];
  readonly properties?: Readonly<Record<string, Definition & { readonly const?: unknown }>>;
  readonly then?: Definition;
  readonly else?: Definition;
}

interface Schema {
  readonly $id: string;
  readonly $defs: Readonly<Record<string, Definition>>;
}

const FORMATS = ["card", "ability", "effect", "selector", "quantity", "scenario"];

function schemas(): Schema[] {
  const folder = join(ROOT, "schema");
  return readdirSync(folder)
    .filter((file) => FORMATS.some((format) => file === `${format}.schema.json`))
    .map((file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as Schema);
}

function word(title: string, value: unknown): string {
  return `${title} ${JSON.stringify(value)}`;
}

/** What one definition allows, with what stands in the branches of a choice under its title. */
function wordsOf(title: string, { enum: words = [], properties = {}, then, else: otherwise }: Definition): string[] {
  const inner = [then, otherwise].flatMap((branch) => (branch === undefined ? [] : wordsOf(title, branch)));
  const keys = Object.entries(properties).flatMap(([key, member]) => [
    `${title}.${key}`,
    ...wordsOf(`${title}.${key}`, member).filter((entry) => !entry.startsWith(`${title}.${key}.`)),
  ]);
  return [...words.map((value) => word(title, value)), ...keys, ...inner];
}

/** Everything that can be said in cards and scenarios. */
export function vocabulary(): Set<string> {
  const definitions = schemas().flatMap(({ $defs }) => Object.values($defs));
  return new Set(definitions.flatMap((definition) => wordsOf(definition.title ?? "untitled", definition)));
}

/** Hears which words of the vocabulary data uses, and whether it is valid. */
export function listener(): {
  readonly heard: ReadonlySet<string>;
  readonly listen: (format: "card" | "scenario", data: unknown) => boolean;
} {
  const heard = new Set<string>();
  const ajv = new Ajv2020({ strict: false, discriminator: true });
  ajv.removeKeyword("title");
  ajv.addKeyword({
    keyword: "title",
    validate: (title: string, data: unknown) => {
      if (typeof data !== "object" || data === null) heard.add(word(title, data));
      else if (Array.isArray(data)) for (const entry of data) heard.add(word(title, entry));
      else {
        for (const [key, value] of Object.entries(data)) {
          heard.add(`${title}.${key}`);
          for (const entry of Array.isArray(value) ? value : [value]) {
            if (typeof entry !== "object") heard.add(word(`${title}.${key}`, entry));
          }
        }
      }
      return true;
    },
  });
  const all = schemas();
  for (const schema of all) ajv.addSchema(schema);
  return {
    heard,
    listen: (format, data) => {
      const id = all.find(({ $id }) => $id.endsWith(`/${format}.schema.json`))?.$id;
      if (id === undefined) throw new Error(`there is no schema for a ${format}`);
      return ajv.validate(id, data);
    },
  };
}
