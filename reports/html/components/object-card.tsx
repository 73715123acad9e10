import type { ResolvedObject } from "../../../src/rules/formats.gen.js";
import type { AbilityText } from "../ability-index.js";
import type { BoardObject } from "../board-groups.js";
import { Mana, Symbols } from "./mana.js";
import { byCodeUnit } from "../../../src/rules/text-order.js";
import { useNarrator } from "./told.js";

interface ObjectCardProps extends BoardObject {
  readonly abilityText: AbilityText;
  /** What is special about it, in a word. */
  readonly mark?: string | undefined;
}

export function ObjectCard({ id, object, attached, hasChangedWords, abilityText, mark }: ObjectCardProps) {
  const { name, manaCost, colors, types } = object;
  const narrator = useNarrator();
  const chips = [...(hasChangedWords ? ["words of its text are changed"] : []), ...statusChips(object, attached)];
  return (
    <li class={mark === undefined ? "object" : "object marked"}>
      {mark !== undefined && <p class="object-mark">{mark}</p>}
      <div class="object-head">
        <strong class="object-name">{name ?? "(no name)"}</strong>
        {manaCost !== null && <Mana cost={manaCost} />}
      </div>
      {id !== name && <div class="object-id">{id}</div>}
      <div class="type-line">{types.length > 0 && narrator.typeLine(id, object)}</div>
      <div class="object-colors">
        {colors.length === 0 ? "colorless" : colors.map((color) => <span class={`color color-${color}`}>{color}</span>)}
      </div>
      <Abilities id={id} object={object} abilityText={abilityText} />
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
  if (power === null || toughness === null) return null;
  const modified = basePower !== power || baseToughness !== toughness;
  return (
    <div class="pt-line">
      {modified && (
        <span class="base-pt">
          base {basePower}/{baseToughness}
        </span>
      )}
      <span class="pt">
        <span class="vh">Power and toughness </span>
        {power}/{toughness}
      </span>
    </div>
  );
}

function Abilities({ id, object, abilityText }: Omit<ObjectCardProps, "attached" | "hasChangedWords" | "mark">) {
  const { name, abilities } = object;
  if (abilities.length === 0) return <p class="no-abilities">no abilities</p>;
  return (
    <ul class="abilities">
      {abilities.map((ability) => {
        const text = abilityText(id, name, ability);
        return (
          <li>
            <Symbols text={text ?? ability} />
          </li>
        );
      })}
    </ul>
  );
}

function statusChips(object: ResolvedObject, attached: readonly string[]): string[] {
  const { controller, owner, faceDown, tapped, attachedTo, counters, loyalty, defense, zone } = object;
  const chips = Object.entries(counters)
    .toSorted(([a], [b]) => byCodeUnit(a, b))
    .map(([kind, n]) => `${kind} counter × ${n}`);
  if (loyalty !== null) chips.push(`loyalty ${loyalty}`);
  if (defense !== null) chips.push(`defense ${defense}`);
  if (faceDown) chips.push("face down");
  if (tapped) chips.push("tapped");
  if (attachedTo !== null) chips.push(`attached to ${attachedTo}`);
  if (attached.length > 0) chips.push(`has attached: ${attached.join(", ")}`);
  if (owner !== controller && zone === "battlefield") chips.push(`owned by ${owner}`);
  return chips;
}
