import type { Narrator } from "../../../src/explain/narrator.js";
import { plainColor } from "../../../src/wording/types.js";
import { abilityCalled, cardCalled, counterCalled, objectCalled } from "../called.js";
import { type PageWords, useWords } from "../spoken.js";
import type { ResolvedObject } from "../../../src/rules/formats.gen.js";
import type { AbilityText } from "../ability-index.js";
import type { BoardObject } from "../board-groups.js";
import { Mana, Symbols } from "./mana.js";
import { colorsInLine } from "../../../src/rules/print-order.js";
import { byCodeUnit } from "../../../src/rules/text-order.js";
import { useNarrator } from "./told.js";

interface ObjectCardProps extends BoardObject {
  readonly abilityText: AbilityText;
  /** What is special about it, in a word. */
  readonly mark?: string | undefined;
}

export function ObjectCard({ id, object, attached, hasChangedWords, edited, abilityText, mark }: ObjectCardProps) {
  const { name, manaCost, colors, types } = object;
  const words = useWords();
  const narrator = useNarrator();
  const [called, card] = [objectCalled(id, narrator), cardCalled(name, narrator)];
  const chips = [
    ...(hasChangedWords ? [words.text("report-words-changed")] : []),
    ...statusChips(object, attached, narrator, words),
  ];
  return (
    <li class={mark === undefined ? "object" : "object marked"}>
      {mark !== undefined && <p class="object-mark">{mark}</p>}
      <div class="object-head">
        <strong class="object-name">{card ?? words.text("report-no-name")}</strong>
        {manaCost !== null && <Mana cost={manaCost} />}
      </div>
      {called !== card && <div class="object-id">{called}</div>}
      <div class="type-line">{types.length > 0 && narrator.typeLine(id, object)}</div>
      <div class="object-colors">
        {colors.length === 0
          ? words.text("sheet-color-c")
          : colorsInLine(colors).map((color) => (
              <span class={`color color-${color}`}>{words.said(plainColor(color))}</span>
            ))}
      </div>
      <Abilities id={id} object={object} edited={edited} abilityText={abilityText} />
      {chips.length > 0 && (
        <ul class="chips">
          {chips.map((chip) => (
            <li>{chip}</li>
          ))}
        </ul>
      )}
      <PowerToughness {...object} />
    </li>
  );
}

function PowerToughness({ power, toughness, basePower, baseToughness }: ResolvedObject) {
  const words = useWords();
  if (power === null || toughness === null) return null;
  const hasBase = basePower !== null && baseToughness !== null;
  const modified = hasBase && (basePower !== power || baseToughness !== toughness);
  return (
    <div class="pt-line">
      {modified && (
        <span class="base-pt">{words.text("report-base-size", { size: `${basePower}/${baseToughness}` })}</span>
      )}
      <span class="pt">
        <span class="vh">{words.text("report-power-toughness")} </span>
        {power}/{toughness}
      </span>
    </div>
  );
}

function Abilities({
  id,
  object,
  edited,
  abilityText,
}: Omit<ObjectCardProps, "attached" | "hasChangedWords" | "mark">) {
  const words = useWords();
  const narrator = useNarrator();
  const { name, abilities } = object;
  if (abilities.length === 0) return <p class="no-abilities">{words.text("report-no-abilities")}</p>;
  return (
    <ul class="abilities">
      {abilityText.inOrder(id, name, abilities).map((ability) => {
        const text = abilityText(id, name, ability, edited.get(ability));
        return (
          <li>
            <Symbols text={text ?? abilityCalled(ability, id, narrator)} />
          </li>
        );
      })}
    </ul>
  );
}

function statusChips(
  object: ResolvedObject,
  attached: readonly string[],
  narrator: Narrator,
  words: PageWords,
): string[] {
  const {
    controller,
    owner,
    faceDown,
    token = false,
    tapped,
    attachedTo,
    counters,
    loyalty,
    defense,
    damage = 0,
    zone,
  } = object;
  const chips = Object.entries(counters)
    .toSorted(([a], [b]) => byCodeUnit(a, b))
    .map(([kind, n]) => words.text("report-counters", { kind: counterCalled(kind, narrator), count: n }));
  if (loyalty !== null) chips.push(words.text("report-loyalty", { count: loyalty }));
  if (defense !== null) chips.push(words.text("report-defense", { count: defense }));
  if (damage > 0) chips.push(words.text("report-damage", { count: damage }));
  if (token) chips.push(words.text("sheet-token"));
  if (faceDown) chips.push(words.text("sheet-face-down"));
  if (tapped) chips.push(words.text("sheet-tapped"));
  if (attachedTo !== null) chips.push(words.text("report-attached-to", { object: objectCalled(attachedTo, narrator) }));
  if (attached.length > 0)
    chips.push(
      words.text("report-has-attached", { objects: attached.map((each) => objectCalled(each, narrator)).join(", ") }),
    );
  if (owner !== controller && zone === "battlefield") chips.push(words.text("report-owned-by", { player: owner }));
  return chips;
}
