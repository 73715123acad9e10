// Writes docs/VOCABULARY.md: every kind of event and effect part, with its fields, and all that a selector, a quantity and a
// condition can say. Sentences and fields are those of the schemas (src/scenario/definitions.gen.ts); layers, clauses and
// needs are those that the declarations in src/effects and src/events have.
//
//   node tools/generate-vocabulary.mjs [--check]
//
// --check writes nothing and exits 1 when the committed page is not what would be generated.

import { join } from "node:path";
import { parseArgs } from "node:util";
import { build } from "esbuild";
import { root, settle } from "./generated.mjs";

const SOURCES = `
  export { DEFINITIONS } from "./src/scenario/definitions.gen.js";
  export { KINDS } from "./src/effects/index.gen.js";
  export { stageOf } from "./src/effects/index.js";
  export { EVENTS } from "./src/events/index.gen.js";
  export { ALTERNATIVE_COSTS } from "./src/rules/alternative-costs.js";
  export { KEYWORDS } from "./src/rules/keywords.js";
  export { HANDLED } from "./src/rules/handled.js";
  export { CURRENT_RULESET, rulesetOf } from "./src/rules/rulesets.js";
`;

/** The declarations as they run. */
async function declarations() {
  const { outputFiles } = await build({
    bundle: true,
    format: "esm",
    logLevel: "error",
    platform: "neutral",
    mainFields: ["module", "main"],
    stdin: { contents: SOURCES, resolveDir: root },
    write: false,
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString("base64")}`);
}

const { ALTERNATIVE_COSTS, DEFINITIONS, EVENTS, HANDLED, KEYWORDS, KINDS, CURRENT_RULESET, rulesetOf, stageOf } =
  await declarations();

/** Who makes an effect, in words; a resolution is what decides where nothing else is said. */
const MAKERS = {
  defining: "a characteristic-defining ability",
  static: "another static ability",
  counters: "counters",
};
const AFTER_THE_LAYERS = { players: "Players", gameRules: "Rules of the game" };
const AFTER_CLAUSES = { players: "613.10", gameRules: "613.11" };
const MANNERS = {
  adds: "Adds: among parts that add, the order changes nothing.",
  takes: "Takes away what others have given.",
  forbids: "Forbids, whatever comes when.",
  modifies: "Modifies: among parts that modify, the order changes nothing.",
  switches: "Switches what others have left.",
  sets: "Sets: of those that set, the last one wins.",
};
/** Definitions with a chapter of their own. */
const CHAPTERS = {
  EffectPart: "Effect parts",
  ScenarioEvent: "Events",
  Selector: "Selectors",
  QuantityExpression: "Quantities",
  Condition: "Conditions",
};

const nameOf = ({ $ref }) => $ref?.slice($ref.lastIndexOf("/") + 1);
const capital = (text) => text.charAt(0).toUpperCase() + text.slice(1);
const code = (text) => `\`${text}\``;
const listed = (items, last) => items.join(", ").replace(/, ([^,]*)$/, ` ${last} $1`);
const anchor = (title) => `#${title.toLowerCase().replaceAll(" ", "-")}`;
const link = (name) => `[${name}](${anchor(CHAPTERS[name] ?? name)})`;
const kindsOf = ({ properties: { kind } }) => kind.enum ?? [kind.const];
const isKind = ({ properties }) => properties?.kind?.const !== undefined || properties?.kind?.enum !== undefined;

function sentence(name, { description }) {
  if (description === undefined) throw new Error(`${name} has no description in its schema`);
  return description;
}

const isList = ({ type }) => Number(type === "array");

/** What the values of a definition look like. */
function form(schema) {
  const name = nameOf(schema);
  if (name !== undefined) return link(name);
  if (schema.const !== undefined) return code(JSON.stringify(schema.const));
  if (schema.enum !== undefined)
    return listed(
      schema.enum.map((word) => code(JSON.stringify(word))),
      "or",
    );
  const branches = schema.anyOf ?? (schema.if && [{ ...schema.if, ...schema.then }, schema.else]);
  if (branches !== undefined)
    return branches
      .toSorted((a, b) => isList(a) - isList(b))
      .map(form)
      .join(" or ");
  if (Array.isArray(schema.type))
    return listed(
      schema.type.map((type) => form({ ...schema, type })),
      "or",
    );
  switch (schema.type) {
    case "integer":
      return "number";
    case "string":
      return "text";
    case "boolean":
      return "true or false";
    case "array":
      return `list of ${form(schema.items)}`;
    case "object": {
      if (typeof schema.additionalProperties === "object") return `${form(schema.additionalProperties)} by name`;
      const inner = Object.entries(schema.properties ?? {});
      return `{ ${inner.map(([key, value]) => `${code(key)}: ${form(value)}`).join(", ")} }`;
    }
    default:
      return schema.type;
  }
}

const cell = (text) => text.replaceAll("|", "\\|");
const row = (cells) => `| ${cells.map(cell).join(" | ")} |`;
const table = (head, rows) => [row(head), row(head.map(() => "---")), ...rows.map(row), ""];

function fields({ properties, required = [] }, needs = {}) {
  const keys = Object.keys(properties).filter((key) => key !== "kind");
  if (keys.length === 0) return [];
  return table(
    ["Field", "Value", "What it says"],
    keys.map((key) => [
      `${code(key)}${required.includes(key) ? "" : "?"}`,
      form(properties[key]),
      [properties[key].description ?? "", needsText(needs[key] ?? [])].filter((text) => text !== "").join(" "),
    ]),
  );
}

function needsText(needs) {
  const found = needs.map((need) => {
    const id = typeof need === "string" ? need : need.needs;
    return `${code(id)} (CR ${HANDLED[id].clause})${typeof need === "string" ? "" : " at times"}`;
  });
  return found.length === 0 ? "" : `Needs ${listed([...new Set(found)], "and")}.`;
}

const { slots } = rulesetOf(CURRENT_RULESET);

/** The layer of a stage in the newest edition, with its clause. */
function layerText(stage) {
  if (stage in AFTER_THE_LAYERS) return `${AFTER_THE_LAYERS[stage]} (CR ${AFTER_CLAUSES[stage]})`;
  const { layer, layerClause } = slots.find(({ sorts }) => sorts.includes(stage));
  return `Layer ${layer} (CR ${layerClause})`;
}

/** Where a kind of part is carried out: by whoever makes it, where that decides. */
function placeOf(kind) {
  const usual = layerText(stageOf(kind, "resolution"));
  const others = Object.entries(MAKERS).flatMap(([maker, words]) => {
    const place = layerText(stageOf(kind, maker));
    return place === usual ? [] : [`; made by ${words}: ${place.charAt(0).toLowerCase()}${place.slice(1)}`];
  });
  return `${usual}${others.join("")}.`;
}

function partFacts(kind) {
  const { manner, needs, clauses = [] } = KINDS[kind];
  const also = clauses.length === 0 ? "" : ` Goes by CR ${listed(clauses, "and")} too.`;
  return `**${placeOf(kind)}** ${MANNERS[manner]}${also} ${needsText(needs)}`;
}

function partSection(name) {
  const definition = DEFINITIONS[name];
  const [kind] = kindsOf(definition);
  const said = sentence(name, definition);
  const [head = "", layer] = /^Layer (\w+): /.exec(said) ?? [];
  const place = placeOf(kind);
  if (layer !== undefined && !place.startsWith(`Layer ${layer} `))
    throw new Error(`${name} says layer ${layer}, but its kind is declared for another: ${place}`);
  return [`### ${kind}`, "", capital(said.slice(head.length)), "", partFacts(kind), "", ...fields(definition)];
}

function eventSection(name) {
  const definition = DEFINITIONS[name];
  const kinds = kindsOf(definition);
  // The values of a check are no part of the vocabulary.
  const said = name === "CheckEvent" ? [] : fields(definition, EVENTS[kinds[0]].needs);
  const needs = kinds.map((kind) => needsText(EVENTS[kind].needs.kind));
  const facts = [...new Set(needs)].join(" ");
  return [`### ${kinds.join(", ")}`, "", sentence(name, definition), "", ...(facts === "" ? [] : [facts, ""]), ...said];
}

function words(name) {
  return table(
    ["Key", "Value", "What it says"],
    Object.entries(DEFINITIONS[name].properties).map(([key, schema]) => [
      code(key),
      form(schema),
      schema.description ?? sentence(`${name}.${key}`, DEFINITIONS[nameOf(schema)] ?? {}),
    ]),
  );
}

/** The definitions that values of these are made of, in the order of the alphabet. */
function madeOf(names, without) {
  const seen = new Set(without);
  const found = [];
  const visit = (schema) => {
    const name = nameOf(schema);
    if (name !== undefined && !seen.has(name)) {
      seen.add(name);
      found.push(name);
      visit(DEFINITIONS[name]);
    }
    for (const inner of Object.values(schema)) if (typeof inner === "object" && inner !== null) visit(inner);
  };
  for (const name of names) visit(DEFINITIONS[name]);
  return found.sort();
}

function typeSection(name) {
  const definition = DEFINITIONS[name];
  const kinds = definition.discriminator && definition.oneOf.map((one) => link(nameOf(one))).join(", ");
  const written = kinds ?? (definition.properties === undefined ? form(definition) : undefined);
  return [
    `### ${name}`,
    "",
    ...(definition.description === undefined ? [] : [definition.description, ""]),
    ...(isKind(definition) ? [`Its \`kind\` is ${kindsOf(definition).map(code).join(" or ")}.`, ""] : []),
    ...(written === undefined ? fields(definition) : [`Written as ${written}.`, ""]),
  ];
}

const STATES = {
  bestowed: "An Aura with enchant creature, until the permanent is unattached (CR 702.103b, 702.103f).",
  dash: "The permanent has haste.",
  blitz: "The permanent has haste, and draws a card as it dies.",
  impending: "The permanent is no creature while it has a time counter.",
};

/** Under which word a spell remembers what was sacrificed or tapped for it. */
const LESS_BY = { emerge: "sacrificed", harmonize: "tapped" };

/** What an alternative cost makes of a spell, in words. */
function madeText(keyword) {
  const made = ALTERNATIVE_COSTS[keyword];
  switch (made.kind) {
    case "nothing":
      return "Nothing but what is paid.";
    case "less":
      return `It costs less by the creature that \`"links": { "${LESS_BY[keyword]}": ["..."] }\` names.`;
    case "back":
      return "The spell is the back face, and so is the permanent (CR 712.8).";
    case "text":
      return `Another text: the spell ability with \`"by": "${keyword}"\`, which a \`resolves\` event names.`;
    case "state":
      return `${STATES[made.state]} Spell, copies and permanent have the designation \`${made.state}\`.`;
  }
  throw new Error(`nothing is said of ${made.kind}`);
}

/** Ways to cast that are no cost of a keyword. */
const OTHER_WAYS = [
  ["for its mana cost", "601.2f", "", "Nothing."],
  ["for another cost, or for none", "118.9", '`"alternative": "{1}"`, `"without paying its mana cost"`', "Nothing."],
  [
    "face down (morph, megamorph, disguise)",
    "708.4",
    "`faceDown`",
    "A 2/2 creature spell for {3}; with disguise it has ward {2}.",
  ],
  ["a half of a split card or Room, a fused card", "709.3", "`half`", "That half alone, or both together."],
  ["as an Adventure or Omen", "715.3", '`"half": "inset"`', "The inset alone."],
  ["prototyped", "718.3", "`prototype`", "The inset values, on the battlefield too."],
  ["a back face of a modal card", "712.11b", "`back`", "That face alone, with its own cost."],
  [
    "merging (mutate)",
    "702.140",
    '`"alternative": "mutate"`, then `merges`',
    "Nothing; it becomes no permanent of its own.",
  ],
];

const waysToCast = table(
  ["Way", "Clause", "Written", "What it makes of the spell"],
  [
    ...OTHER_WAYS,
    ...KEYWORDS.filter(({ name }) => name in ALTERNATIVE_COSTS && name !== "mutate").map(({ name, clause }) => [
      name,
      clause,
      `\`"alternative": "${name}"\``,
      madeText(name),
    ]),
  ],
);

const members = (union) => DEFINITIONS[union].oneOf.map(nameOf);
const PARTS = members("EffectPart");
const EVENT_TYPES = members("ScenarioEvent");
const LANGUAGE = ["Selector", "QuantityExpression", "Condition"];
const ofCards = new Set(PARTS.flatMap((name) => kindsOf(DEFINITIONS[name])));
const types = madeOf(
  // What a check expects is told by the guide for scenarios.
  [...PARTS, ...EVENT_TYPES.filter((name) => name !== "CheckEvent"), ...LANGUAGE],
  [...PARTS, ...EVENT_TYPES, ...Object.keys(CHAPTERS)],
);

const titles = [...Object.values(CHAPTERS), "Ways to cast", "Parts that events make", "What these are made of"];

const page = [
  "# The vocabulary",
  "",
  "<!-- Generated from schema/, src/effects and src/events by tools/generate-vocabulary.mjs; run: npm run gen -->",
  "",
  "All that cards and timelines can say, for whoever writes an engine or adds a word. Layers are those of the newest rules;",
  "[RULESETS.md](RULESETS.md) has the others. What a word needs, an engine claims: [CAPABILITIES.md](CAPABILITIES.md).",
  "A field with a question mark may be left out. Limits are in the files of [../schema](../schema).",
  "",
  ...titles.map((title) => `- [${title}](${anchor(title)})`),
  "",
  `## ${CHAPTERS.EffectPart}`,
  "",
  sentence("Parts", DEFINITIONS.Parts),
  "",
  ...PARTS.flatMap(partSection),
  `## ${CHAPTERS.ScenarioEvent}`,
  "",
  "The timeline of a scenario has them in the order in which they happen.",
  "[WRITING-SCENARIOS.md](WRITING-SCENARIOS.md) tells what a check can expect.",
  "",
  ...EVENT_TYPES.flatMap(eventSection),
  ...LANGUAGE.flatMap((name) => [`## ${CHAPTERS[name]}`, "", sentence(name, DEFINITIONS[name]), "", ...words(name)]),
  "## Ways to cast",
  "",
  "Every alternative cost in print, and what else makes another spell of a card (CR 118.9, 601.2b).",
  "",
  ...waysToCast,
  "## Parts that events make",
  "",
  "No card says these: copies, bodies, merging, turning face down, exchanged text boxes and stickers make them.",
  "",
  ...table(
    ["Kind", "Where, and how"],
    Object.keys(KINDS)
      .filter((kind) => !ofCards.has(kind))
      .map((kind) => [code(kind), partFacts(kind)]),
  ),
  "## What these are made of",
  "",
  ...types.flatMap(typeSection),
];

const { values: options } = parseArgs({ options: { check: { type: "boolean", default: false } } });
settle([[join(root, "docs/VOCABULARY.md"), page.join("\n")]], options.check);
