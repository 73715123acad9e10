import { expect } from "chai";
import { describeEvent } from "../../src/explain/event.js";
import type { ScenarioEvent } from "../../src/rules/formats.gen.js";

const TOLD: readonly (readonly [ScenarioEvent, string])[] = [
  [{ kind: "enters", card: "Bear", controller: "Ann" }, "Bear enters under Ann's control."],
  [{ kind: "damage", to: "Bob", amount: 3 }, "Bob is dealt 3 damage."],
  [
    { kind: "damage", to: "Bear", amount: 1, with: ["deathtouch"] },
    "Bear is dealt 1 damage by a source with deathtouch.",
  ],
  [{ kind: "damage", to: "Bear", amount: 2, source: "Rats" }, "Rats deals 2 damage to Bear."],
  [
    { kind: "enters", card: "Bear", controller: "Ann", prototype: true, textBoxOf: "Ox" },
    "Bear enters under Ann's control, cast as a prototype, exchanging text boxes with Ox.",
  ],
  [
    { kind: "enters", card: "Wax", controller: "Ann", zone: "stack", half: "left" },
    "Wax is on the stack, controlled by Ann, its left half cast.",
  ],
  [
    { kind: "enters", card: "Rats", controller: "Ann", meldedWith: "Others" },
    "Rats enters under Ann's control, melded with Others.",
  ],
  [
    { kind: "sticker", object: "Bear", word: "Dark", after: 1 },
    "A name sticker is put on Bear: “Dark” after 1 word of its name.",
  ],
  [{ kind: "sticker", object: "Bear", word: "Dark" }, "A name sticker is put on Bear: “Dark” at the end of its name."],
  [{ kind: "sticker", object: "Bear", abilities: ["flying"] }, "An ability sticker is put on Bear: flying."],
  [{ kind: "sticker", object: "Bear", power: 3, toughness: 1 }, "A power and toughness sticker is put on Bear: 3/1."],
  [
    { kind: "merges", card: "Ox", onto: "Bear", position: "top", token: true },
    "A copy of Ox merges with Bear, going on top.",
  ],
  [{ kind: "player", player: "Ann", counters: { poison: 2 } }, "Ann now has 2 poison counters."],
  [{ kind: "player", player: "Ann", designation: "monarch" }, "Ann now has “monarch”."],
  [{ kind: "designate", object: "Class", designation: "level", level: 2 }, "Class is now level 2."],
  [
    {
      kind: "enters",
      card: "Bear",
      id: "Bear 2",
      controller: "Ann",
      owner: "Bob",
      tapped: true,
      counters: { "+1/+1": 2 },
    },
    "Bear 2 enters under Ann's control, owned by Bob, tapped, with 2 +1/+1 counters.",
  ],
  [
    { kind: "enters", card: "Bear", id: "F1", controller: "Ann", faceDown: "morph" },
    "F1 (Bear) enters under Ann's control, face down (morph).",
  ],
  [
    {
      kind: "enters",
      card: "Bear",
      controller: "Ann",
      faceDown: { power: 2, toughness: 2, types: ["Artifact", "Creature"], abilities: ["flying"] },
    },
    "Bear enters under Ann's control, face down, as a 2/2 artifact creature with flying.",
  ],
  [
    { kind: "enters", card: "Bear", controller: "Ann", token: true, copyOf: "Bear 2", choices: { body: "5/1" } },
    "Bear enters as a token under Ann's control, as a copy of Bear 2, choosing to be a 5/1.",
  ],
  [
    {
      kind: "enters",
      card: "Aura",
      controller: "Ann",
      attachedTo: "Bear",
      choices: { color: "red" },
      links: { exiled: ["X", "Y"] },
    },
    "Aura enters under Ann's control, attached to Bear, remembering X and Y as “exiled”, choosing red as the color.",
  ],
  [{ kind: "enters", card: "Bear", controller: "Ann", zone: "hand" }, "Bear is in Ann's hand."],
  [{ kind: "enters", card: "Bear", controller: "Ann", zone: "exile" }, "Bear is in exile, owned by Ann."],
  [{ kind: "enters", card: "Bear", controller: "Ann", zone: "command" }, "Bear is in the command zone, owned by Ann."],
  [{ kind: "enters", card: "Bear", controller: "Ann", zone: "stack" }, "Bear is on the stack, controlled by Ann."],
  [{ kind: "moves", object: "Bear", to: "graveyard" }, "Bear goes to its owner's graveyard."],
  [
    { kind: "moves", object: "Bear", to: "battlefield", controller: "Bob", back: true },
    "Bear is put onto the battlefield under Bob's control, with its back face up.",
  ],
  [
    { kind: "casts", card: "Growth", player: "Ann", alternative: "flashback", additional: ["{2}", "kicker"] },
    "Ann casts Growth, paying flashback in place of its mana cost, with the additional cost of {2} and kicker.",
  ],
  [
    { kind: "casts", object: "Bear", player: "Ann", alternative: "without paying its mana cost", faceDown: true },
    "Ann casts Bear, face down, without paying its mana cost.",
  ],
  [{ kind: "casts", card: "Blaze", id: "First", player: "Ann", x: 3 }, "Ann casts First (Blaze), with X being 3."],
  [
    { kind: "resolves", card: "Growth", controller: "Ann", targets: ["Bear"], x: 3 },
    "Ann's Growth resolves, targeting Bear, with X being 3.",
  ],
  [
    {
      kind: "resolves",
      card: "Bend",
      id: "Second Bend",
      ability: "color-word",
      controller: "Ann",
      choices: { from: "black", to: "red" },
    },
    "Ann's Bend (color-word) resolves, called Second Bend, choosing to change black to red.",
  ],
  [
    { kind: "resolves", source: "Altar", ability: "pump", controller: "Ann" },
    "Ann's ability of Altar (pump) resolves.",
  ],
  [
    {
      kind: "resolves",
      id: "Boost",
      controller: "Ann",
      targets: ["Bear"],
      ability: {
        effects: [
          {
            affects: { target: true },
            does: [{ kind: "modifyPowerToughness", power: 1, toughness: 1 }],
            duration: "endOfTurn",
          },
        ],
      },
    },
    "Ann's made-up Boost resolves, targeting Bear: Until end of turn, the target gets +1/+1.",
  ],
  [{ kind: "attach", object: "Sword", to: "Bear" }, "Sword becomes attached to Bear."],
  [{ kind: "unattach", object: "Sword" }, "Sword becomes unattached."],
  [
    { kind: "counters", object: "Bear", add: { flying: 1 }, remove: { "+1/+1": 2 } },
    "1 flying counter is put on Bear and 2 +1/+1 counters are removed from Bear.",
  ],
  [{ kind: "turnFaceUp", object: "Bear", choices: { body: "1/5" } }, "Bear is turned face up, choosing to be a 1/5."],
  [{ kind: "turnFaceDown", object: "Bear", as: "cloak" }, "Bear is turned face down (cloak)."],
  [{ kind: "transform", object: "Bear" }, "Bear shows its other face."],
  [{ kind: "merges", card: "Bird", onto: "Bear", position: "under" }, "Bird merges with Bear, going underneath."],
  [{ kind: "phaseOut", objects: ["Bear", "Bird"] }, "Bear and Bird phase out."],
  [{ kind: "phaseIn", objects: ["Bear"] }, "Bear phases in."],
  [{ kind: "tap", object: "Bear" }, "Bear becomes tapped."],
  [{ kind: "untap", object: "Bear" }, "Bear becomes untapped."],
  [{ kind: "designate", object: "Bear", designation: "attacking" }, "Bear is now attacking."],
  [{ kind: "designate", object: "Bear", designation: "attacking", on: false }, "Bear is no longer attacking."],
  [
    { kind: "choose", object: "Bear", choices: { "second/color": "red" } },
    "A choice is made for Bear: red as the color of its ability second.",
  ],
  [
    { kind: "choose", object: "Bear", choices: { creatureType: "Elf" } },
    "A choice is made for Bear: Elf as the creature type.",
  ],
  [{ kind: "link", object: "Bear", as: "exiled", objects: ["Bird"] }, "Bear remembers Bird as “exiled”."],
  [{ kind: "player", player: "Ann", life: 5, hand: 1 }, "Ann now has 5 life and 1 more card in hand."],
  [{ kind: "turn", active: "Bob" }, "The turn ends and Bob's begins."],
  [{ kind: "stateBased", keep: ["Bear"] }, "State-based actions are performed until none is left, keeping Bear."],
  [
    {
      kind: "simultaneous",
      events: [
        { kind: "tap", object: "Bear" },
        { kind: "tap", object: "Bird" },
      ],
    },
    "At the same time: Bear becomes tapped; Bird becomes tapped.",
  ],
  [{ kind: "check", id: "end", note: "A remark." }, "Check “end”: what is true now? (A remark.)"],
];

describe("events", () => {
  for (const [event, words] of TOLD) {
    it(words, () => expect(describeEvent(event)).to.equal(words));
  }
});
