import type { FaceDown } from "../rules/formats.gen.js";
import { type Phrase, say, series } from "./phrase.js";
import { printedLine } from "./printed-lines.js";
import { abilityInside } from "./abilities.js";

/** How something is face down (CR 708): "face down (morph)", or with the characteristics listed by what did it. */
export function faceDownPhrase(faceDown: FaceDown): Phrase {
  if (faceDown === true) return say("face-down");
  if (typeof faceDown === "string") return say(`face-down-${faceDown}`);
  const { power, toughness, types = ["Creature"], subtypes = [], abilities } = faceDown;
  const line = printedLine({ supertypes: [], types, subtypes });
  const size = power === undefined && toughness === undefined ? [] : [`${power ?? "*"}/${toughness ?? "*"}`];
  const has =
    abilities === undefined || abilities.length === 0
      ? []
      : [
          series(
            abilities.map((ability) => abilityInside(ability)),
            "and",
          ),
        ];
  return say("face-down-as", { what: series([line, ...size, ...has], "commas") });
}
