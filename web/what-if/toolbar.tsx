import { boardText } from "./board.js";
import { freeName, takenNames } from "./brought.js";
import { CopyLink } from "./copy-link.js";
import { Download } from "./download.js";
import { Icon } from "./icon.js";
import { OpenFile } from "./open-file.js";
import type { WhatIf } from "./what-if.js";

export function Toolbar({ whatIf }: { readonly whatIf: WhatIf }) {
  const { document, original } = whatIf;
  const text = original === undefined ? undefined : boardText(original);
  const isOriginal = text === undefined || document.text.value === text;
  return (
    <div class="toolbar" role="group" aria-label="The board">
      <Step name="undo" word="Undo" isIdle={!document.canUndo.value} act={() => whatIf.undo()} />
      <Step name="redo" word="Redo" isIdle={!document.canRedo.value} act={() => whatIf.redo()} />
      {text !== undefined && (
        <button
          type="button"
          aria-disabled={isOriginal}
          onClick={() => !isOriginal && whatIf.replace(text, "The board is the original again.")}
        >
          Back to the original
        </button>
      )}
      <button type="button" onClick={() => addPlayer(whatIf)}>
        Another player
      </button>
      <span class="gap" />
      <CopyLink whatIf={whatIf} />
      <Download whatIf={whatIf} />
      <OpenFile whatIf={whatIf} />
    </div>
  );
}

const NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn"];

function addPlayer(whatIf: WhatIf): void {
  const shape = whatIf.shape.peek();
  if (shape === undefined) return;
  const taken = takenNames(shape);
  const name = NAMES.find((each) => !taken.has(each)) ?? freeName("Player", taken);
  whatIf.edit((board) => ({ ...board, players: [...board.players, name] }), `Added: the player ${name}.`);
}

interface StepProps {
  readonly name: "undo" | "redo";
  readonly word: string;
  readonly isIdle: boolean;
  readonly act: () => void;
}

function Step({ name, word, isIdle, act }: StepProps) {
  return (
    <button type="button" class="with-icon" aria-disabled={isIdle} onClick={() => !isIdle && act()}>
      <Icon name={name} /> {word}
    </button>
  );
}
