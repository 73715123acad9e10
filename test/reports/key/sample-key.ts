import type { Key, KeyItem } from "../../../src/rules/formats.gen.js";

/** Written by hand: a choice and an open question, with everything that an item can have. */
export const SAMPLE: Key = {
  format: "cr613-key",
  version: 1,
  language: "en",
  ruleset: { id: "current", title: "Comprehensive Rules", effective: "2026-02-27" },
  corpus: "0123456789abcdef".repeat(4),
  form: { select: "topic:dependency", count: 2, seed: "friday" },
  items: [
    {
      guid: "0a1b2c3d-0000-5000-8000-000000000001",
      scenario: "humility-then-opalescence",
      revision: 2,
      check: "end",
      topic: "timestamps",
      tags: ["topic:timestamps", "layer:7b", "level:2", "rule:613.7"],
      knowledge: { level: 2, clauses: ["613.4b", "613.7"] },
      complexity: { level: 3, effects: 2, layers: 3, dependencies: 0, loops: 0 },
      prompt: {
        players: ["Alice: 20 life, 3 cards in hand", "Bob"],
        cards: [
          {
            name: "Humilité",
            english: "Humility",
            manaCost: "{2}{W}{W}",
            line: "Enchantment",
            abilities: ["All creatures lose all abilities and have base power and toughness 1/1."],
          },
          {
            name: "Counting Bear",
            manaCost: "{1}{G}",
            line: "Creature — Bear",
            size: "*/*+1",
            abilities: ["{T}: Add {G}.", "Its power is the number of creatures."],
          },
        ],
        events: ["Alice puts Humility onto the battlefield.", "Bob plays Counting Bear."],
        moment: "It is Bob's first main phase.",
        reading: "What was chosen stays chosen.",
        board: {
          players: ["Alice", "Bob"],
          objects: [
            {
              id: "humility",
              label: "Humility",
              player: "Alice",
              timestamp: 1,
              frame: ["W"],
              manaCost: "{2}{W}{W}",
              line: "Enchantment",
            },
            {
              id: "bear",
              label: "Counting Bear",
              player: "Bob",
              timestamp: 2,
              frame: ["G"],
              manaCost: "{1}{G}",
              line: "Creature — Bear",
              size: "*/*+1",
              tapped: true,
              counters: [{ kind: "+1/+1", count: 2 }],
              notes: ["3 damage"],
            },
            {
              id: "aura",
              label: "face-down card",
              player: "Alice",
              timestamp: 3,
              frame: ["C"],
              attachedTo: "bear",
              faceDown: true,
              token: true,
            },
          ],
          elsewhere: ["Bob's graveyard: Forest."],
        },
      },
      question: "What are the power and toughness of Counting Bear?",
      answer: "3/3",
      options: [
        {
          text: "1/1",
          correct: false,
          misconceptions: ["ignores-counters"],
          feedback: "Counters count after base values (613.4c).",
        },
        { text: "3/3", correct: true, misconceptions: [], feedback: "The counters stay." },
        {
          text: "0/0",
          correct: false,
          misconceptions: ["printed-values", "loses-counters"],
          feedback: "That is what it would be without both.",
        },
      ],
      explanation: {
        short: [
          { text: "Humility makes it 1/1.", clauses: ["613.4b"], steps: [3] },
          { text: "Two counters make it 3/3.", clauses: ["613.4c", "122.1a"], steps: [4, 5] },
        ],
        long: [
          {
            title: "Layer 7b",
            claims: [
              { text: "Humility sets power and toughness.", clauses: ["613.4b"], steps: [3] },
              { text: "Nothing else does.", clauses: [], steps: [] },
            ],
          },
          { title: "Layer 7c", claims: [{ text: "The counters add 2/2.", clauses: ["613.4c"], steps: [4] }] },
        ],
        notBecause: [{ text: "Not because the bear came later.", clauses: ["613.7"], steps: [] }],
      },
    },
    {
      guid: "fedcba98-0000-5000-8000-000000000002",
      scenario: "forest-taps",
      revision: 1,
      check: "tapped",
      topic: "ability",
      tags: [],
      knowledge: { level: 1, clauses: ["613.1f"] },
      complexity: { level: 1, effects: 1, layers: 1, dependencies: 0, loops: 0 },
      prompt: {
        players: ["Alice"],
        cards: [],
        events: [],
        moment: "It is Alice's upkeep.",
        board: { players: ["Alice"], objects: [] },
      },
      question: "Which abilities does Forest have?",
      answer: "{T}: Add {G}.",
      options: [],
      explanation: {
        short: [{ text: "It has what its type gives it.", clauses: [], steps: [] }],
        long: [],
        notBecause: [],
      },
    },
  ],
};

/** Marks of every format, at the beginning, in the middle and at the end. */
export const NASTY: readonly string[] = [
  "{T}: Add {2}{W/U}",
  "a\tb\nc\r\nd",
  "He said \"no\", and 'yes'; a,b;c",
  "<script>alert(1)</script> & &amp; &#65; &lt;",
  "]]> <![CDATA[ x ]]>",
  "~wrong =right #feedback {braces} a:b \\ \\n \\: ::title:: ####all -> %50%",
  "| pipe || `code` ``x`` *bold* __under__ ~~gone~~ [link](http://x.invalid) ![img](y) $x$ ^up^ \\| \\\\",
  "👩‍👩‍👧 🂡 é ñ",
  "« guillemets » „Anführung“ ‚x‘ n° 5 ; a : b ?",
  "=SUM(A1)",
  "+1/+1 counter",
  "-1/-1",
  "@home",
  "# heading",
  "- item",
  "1. first",
  "12) twelfth",
  "// comment [id:x] [tag:y]",
  "[html]x",
  "[sound:x.mp3] [$]x[/$]",
  "$CATEGORY: x",
  "&&035; &&010",
  "T",
  "TRUE",
  "#separator:comma",
  "tags:x",
  "> quote",
  "---",
  "   blanks   ",
  "www.example.invalid a@b.invalid http://x.invalid/_y_",
  "__proto__",
];

/** The sample with one text in every place that has text. */
export function sampleWith(text: string): Key {
  return { ...SAMPLE, items: SAMPLE.items.map((item) => itemWith(item, text)) };
}

function itemWith(item: KeyItem, text: string): KeyItem {
  const { prompt, options, explanation } = item;
  const claims = [{ text, clauses: ["613.7"], steps: [] }];
  return {
    ...item,
    check: text,
    prompt: {
      ...prompt,
      players: [text, text],
      cards: prompt.cards.map((card) => ({ ...card, name: text, line: text, size: text, abilities: [text] })),
      events: [text, text],
      moment: text,
      reading: text,
      board: {
        ...prompt.board,
        objects: prompt.board.objects.map((object) => ({ ...object, label: text, line: text, notes: [text] })),
        elsewhere: [text],
      },
    },
    question: text,
    answer: text,
    options: options.map((option, place) => ({ ...option, text: `${text}${"!".repeat(place)}`, feedback: text })),
    explanation: {
      short: claims,
      long: explanation.long.map(() => ({ title: text, claims })),
      notBecause: claims,
    },
  };
}

/** Many options: more than the alphabet has letters. */
export function sampleWithOptions(count: number): Key {
  return {
    ...SAMPLE,
    items: SAMPLE.items.slice(0, 1).map((item) => ({
      ...item,
      options: Array.from({ length: count }, (_, place) => ({
        text: `option ${place}`,
        correct: place === count - 1,
        misconceptions: [],
        feedback: `because of ${place}`,
      })),
    })),
  };
}
