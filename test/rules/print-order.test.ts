import { expect } from "chai";
import { subtypesInLine } from "../../src/rules/print-order.js";

/** What a type line has, what the card prints, how the line is written. */
const LINES: readonly (readonly [string, string, string])[] = [
  ["Swamp Plains", "Plains", "Plains Swamp"],
  ["Forest Avatar", "Avatar", "Forest Avatar"],
  ["Dryad Mountain", "Forest Dryad", "Mountain Dryad"],
  ["Zombie Saproling Mountain", "Forest Saproling", "Mountain Saproling Zombie"],
  ["Forest Mountain Island Plains Swamp", "", "Plains Island Swamp Mountain Forest"],
  ["Vehicle God", "God", "Vehicle God"],
  ["Island Saga", "Urza's Saga", "Island Saga"],
  ["Equipment Lizard", "Equipment Lizard", "Equipment Lizard"],
];

describe("subtypes in a type line", () => {
  for (const [has, printed, line] of LINES)
    it(`stand as cards print them: ${line}`, () => {
      const words = (text: string): string[] => text.split(" ").filter((word) => word !== "");
      expect(subtypesInLine(words(has), words(printed)).join(" ")).to.equal(line);
    });
});
