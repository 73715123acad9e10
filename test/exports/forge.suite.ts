import { expect } from "chai";
import Papa from "papaparse";
import { EXPORT_FORMATS } from "../../src/exports/format.js";
import type { EntersEvent, Resolution, ScenarioEvent } from "../../src/rules/formats.gen.js";
import { rulesetOf } from "../../src/rules/rulesets.js";
import { runTimeline } from "../../src/timeline/run.js";
import { CARDS } from "../corpus/files.js";
import { board, corpusIn, reasonsIn } from "./exports.js";
import { FORGE_COUNTERS } from "../../src/exports/forge/position.js";

/** A position as it is read from a puzzle file: cards in the order in which they are put down. */
interface Read {
  readonly values: ReadonlyMap<string, string>;
  readonly cards: readonly { seat: string; zone: string; name: string; attributes: ReadonlyMap<string, string> }[];
}

function readPuzzle(text: string): Read {
  const lines = text.slice(text.indexOf("[state]")).split("\n").slice(1);
  const values = new Map(
    lines
      .filter((line) => line !== "" && !line.startsWith("#"))
      .map((line) => [line.slice(0, line.indexOf("=")), line.slice(line.indexOf("=") + 1)] as const),
  );
  const cards = [...values].flatMap(([key, value]) => {
    const [, seat = "", zone = ""] = /^(human|ai)(battlefield|hand|graveyard|library|exile)$/.exec(key) ?? [];
    if (seat === "") return [];
    return value.split(";").map((each) => {
      const [name = "", ...attributes] = each.split("|");
      const pairs = attributes.map((one) => {
        const [word = "", ...rest] = one.split(":");
        return [word, rest.join(":")] as const;
      });
      return { seat, zone, name, attributes: new Map(pairs) };
    });
  });
  return { values, cards };
}

/** What is attached to something that is attached itself comes after it. */
function hostsFirst(events: readonly ScenarioEvent[]): ScenarioEvent[] {
  const [next, ...rest] = events;
  if (next === undefined) return [];
  const host = next.kind === "enters" ? next.attachedTo : undefined;
  const waits = rest.some((event) => event.kind === "enters" && event.id === host);
  return waits ? hostsFirst([...rest, next]) : [next, ...hostsFirst(rest)];
}

/** The timeline that a program makes of the file: in its order, then what is attached, which comes so (CR 303.4g). */
function timelineOf({ values, cards }: Read): { players: { name: string; life: number }[]; timeline: ScenarioEvent[] } {
  const events: ScenarioEvent[] = [];
  const attached: ScenarioEvent[] = [];
  const idOf = (n: number): string => `card ${n}`;
  for (const [n, { seat, zone, name, attributes }] of cards.entries()) {
    const counters = (attributes.get("Counters") ?? "").split(",").filter((pair) => pair !== "");
    const chosen = {
      color: attributes.get("ChosenColor"),
      creatureType: attributes.get("ChosenType"),
      cardName: attributes.get("NamedCard"),
    };
    const choices = Object.fromEntries(
      Object.entries(chosen).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
    );
    const host = cards.findIndex(
      (other) => attributes.has("AttachedTo") && other.attributes.get("Id") === attributes.get("AttachedTo"),
    );
    const comes = host < 0 ? events : attached;
    comes.push({
      kind: "enters",
      ...(host < 0 ? {} : { attachedTo: idOf(host) }),
      card: name.replace(/ \/\/ .*/, ""),
      id: idOf(n),
      controller: seat,
      ...(zone === "battlefield" ? {} : { zone: zone as NonNullable<EntersEvent["zone"]> }),
      ...(attributes.has("Tapped") ? { tapped: true } : {}),
      ...(attributes.has("Transformed") ? { back: true as const } : {}),
      ...(attributes.has("FaceDown")
        ? { faceDown: attributes.get("FaceDown") === "Manifested" ? ("manifest" as const) : true }
        : {}),
      ...(Object.keys(choices).length === 0 ? {} : { choices }),
      ...(counters.length === 0
        ? {}
        : {
            counters: Object.fromEntries(
              counters.map((pair) => {
                const [word, count] = pair.split("=");
                const kind = [...FORGE_COUNTERS].find(([, forge]) => forge === word)?.[0] ?? "?";
                return [kind, Number(count)];
              }),
            ),
          }),
    });
    if (attributes.has("Flipped")) comes.push({ kind: "transform", object: idOf(n) });
    if (attributes.has("Damage")) comes.push({ kind: "damage", to: idOf(n), amount: Number(attributes.get("Damage")) });
  }
  const active = values.get("activeplayer") ?? "";
  const life = (seat: string): number => Number(values.get(`${seat}life`));
  return {
    players: ["human", "ai"].map((name) => ({ name, life: life(name) })),
    timeline: [
      ...(active === "ai" ? [{ kind: "turn", active } satisfies ScenarioEvent] : []),
      ...events,
      ...hostsFirst(attached),
      { kind: "stateBased" },
      { kind: "check", id: "seen" },
    ],
  };
}

function seenIn(text: string): Resolution | undefined {
  const run = runTimeline(timelineOf(readPuzzle(text)), CARDS, rulesetOf("current"));
  return run.ok ? run.value.checkPoints.at(-1)?.resolution : undefined;
}

describe("Forge puzzle files", () => {
  it("read back, and run by the rules, show what expected.csv says", () => {
    const { files } = corpusIn("forge");
    const { data } = Papa.parse<Record<string, string>>(files.get("expected.csv") ?? "", {
      header: true,
      skipEmptyLines: true,
    });
    expect(data.length).to.be.greaterThan(0);
    let compared = 0;
    for (const [name, text] of files) {
      if (!name.endsWith(".pzl")) continue;
      const seen = seenIn(text);
      expect(seen, name).not.to.equal(undefined);
      for (const [characteristic, value] of [
        ["power", "power"],
        ["types", "types"],
        ["subtypes", "subtypes"],
      ] as const) {
        // Objects go by names here, so only those of a name of their own can be told apart.
        for (const row of data.filter((each) => each["file"] === name && each["characteristic"] === characteristic)) {
          const found = Object.values(seen?.objects ?? {}).filter((object) => object.name === row["subject"]);
          const [only] = found;
          if (found.length !== 1 || only === undefined || only.zone !== "battlefield") continue;
          const actual = only[value];
          const shown = Array.isArray(actual) ? actual.join("; ") || "[]" : String(actual);
          if (row["expected"] === "every creature type" || row["expected"]?.includes("every creature type") === true)
            continue;
          expect(shown, `${name} ${row["subject"]} ${characteristic}`).to.equal(row["expected"]);
          compared++;
        }
      }
    }
    expect(compared).to.be.greaterThan(500);
  });

  it("use only keys and attributes of the format", () => {
    const attributes =
      /^(?:Tapped|NoETBTrigs|Transformed|Flipped|FaceDown(?::Manifested|:Cloaked)?|Counters:[A-Z0-9_]+=\d+(?:,[A-Z0-9_]+=\d+)*|Damage:\d+|ChosenColor:[a-z]+|ChosenType:[^|;]+|NamedCard:[^|;]+|Id:\d+|AttachedTo:\d+)$/;
    for (const [name, text] of corpusIn("forge").files) {
      if (!name.endsWith(".pzl")) continue;
      expect(text, name).to.match(
        /^\[metadata\]\nName:.+\nGoal:Win\nTurns:1\nDifficulty:Easy\nDescription:.+\n\[state\]\n/,
      );
      for (const key of readPuzzle(text).values.keys())
        expect(key, name).to.match(
          /^(?:turn|activeplayer|activephase|removesummoningsickness|(?:human|ai)(?:life|battlefield|hand|graveyard|library|exile))$/,
        );
      for (const line of text.split("\n").filter((each) => /^(?:human|ai)(?!life)/.test(each)))
        for (const card of line.slice(line.indexOf("=") + 1).split(";"))
          for (const attribute of card.split("|").slice(1)) expect(attribute, name).to.match(attributes);
    }
  });

  it("put the permanents of one player first, and say who is active", () => {
    const { files } = EXPORT_FORMATS.forge(
      board([
        { kind: "enters", card: "Humility", controller: "Bob" },
        { kind: "enters", card: "Grizzly Bears", controller: "Ann" },
        { kind: "check", id: "end", expect: { "Grizzly Bears": { power: 1 } } },
      ]),
    );
    const text = files.get("a-board.end.pzl") ?? "";
    expect(text).to.contain("# human is Bob\n# ai is Ann\n");
    expect(text).to.contain("activeplayer=ai\n");
    expect(text).to.contain("humanbattlefield=Humility\n");
  });

  it("are refused where timestamps alternate between the players", () => {
    const timeline: ScenarioEvent[] = [
      { kind: "enters", card: "Opalescence", controller: "Ann" },
      { kind: "enters", card: "Humility", controller: "Bob" },
      { kind: "enters", card: "Grizzly Bears", controller: "Ann" },
      { kind: "check", id: "end", expect: { Humility: { power: 1 } } },
    ];
    expect(reasonsIn("forge", board(timeline))).to.deep.equal(["timestamp-order"]);
  });

  it("are refused where a spell's effect lasts, and made again once it has ended", () => {
    const timeline: ScenarioEvent[] = [
      { kind: "enters", card: "Grizzly Bears", controller: "Ann" },
      { kind: "resolves", card: "Giant Growth", controller: "Ann", targets: ["Grizzly Bears"] },
      { kind: "check", id: "grown", expect: { "Grizzly Bears": { power: 5 } } },
    ];
    expect(reasonsIn("forge", board(timeline))).to.deep.equal(["resolved-effect"]);
    const later = board([
      ...timeline,
      { kind: "turn", active: "Bob" },
      { kind: "check", id: "end", expect: { "Grizzly Bears": { power: 2 } } },
    ]);
    const { files, expressed } = EXPORT_FORMATS.forge(later);
    expect([...files.keys()].filter((name) => name.endsWith(".pzl"))).to.deep.equal(["a-board.end.pzl"]);
    expect(expressed[0]?.without.map(({ check }) => check)).to.deep.equal(["grown"]);
  });

  it("are refused where something would trigger on the position itself", () => {
    const ship: ScenarioEvent[] = [
      { kind: "enters", card: "Pirate Ship", controller: "Ann" },
      { kind: "check", id: "end", expect: { "Pirate Ship": { power: 4 } } },
    ];
    expect(reasonsIn("forge", board(ship))).to.deep.equal(["trigger"]);
  });

  it("are written only if every order of the attachments gives what is expected", () => {
    const auras = (first: string, second: string): ScenarioEvent[] => [
      { kind: "enters", card: "Grizzly Bears", controller: "Ann" },
      { kind: "enters", card: first, controller: "Ann", attachedTo: "Grizzly Bears" },
      { kind: "enters", card: second, controller: "Bob", attachedTo: "Grizzly Bears" },
    ];
    const check: ScenarioEvent = { kind: "check", id: "end", expect: { "Grizzly Bears": { controller: "Bob" } } };
    expect(reasonsIn("forge", board([...auras("Confiscate", "Control Magic"), check]))).to.deep.equal([
      "timestamp-order",
    ]);
    const power: ScenarioEvent = { kind: "check", id: "end", expect: { "Grizzly Bears": { power: 7 } } };
    expect(reasonsIn("forge", board([...auras("Giant Strength", "Immolation").slice(0, 2), power]))).to.deep.equal([
      "found-otherwise",
    ]);
    const sum: ScenarioEvent = { kind: "check", id: "end", expect: { "Grizzly Bears": { power: 6, toughness: 2 } } };
    const { files } = EXPORT_FORMATS.forge(board([...auras("Giant Strength", "Immolation"), sum]));
    expect(files.get("a-board.end.pzl")).to.contain("Immolation|AttachedTo:1");
  });
});
