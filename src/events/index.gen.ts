// Generated from schema/ by tools/generate.mjs; change the schemas and run: npm run gen

import { activates } from "./activates.js";
import { attach } from "./attach.js";
import { attacks } from "./attacks.js";
import { blocks } from "./blocks.js";
import { casts } from "./casts.js";
import { check } from "./check.js";
import { choose } from "./choose.js";
import { counters } from "./counters.js";
import { damage } from "./damage.js";
import { designate } from "./designate.js";
import { endOfCombat } from "./end-of-combat.js";
import { ends } from "./ends.js";
import { enters } from "./enters.js";
import { link } from "./link.js";
import { merges } from "./merges.js";
import { moves } from "./moves.js";
import { phaseIn } from "./phase-in.js";
import { phaseOut } from "./phase-out.js";
import { player } from "./player.js";
import { resolves } from "./resolves.js";
import { simultaneous } from "./simultaneous.js";
import { stateBased } from "./state-based.js";
import { sticker } from "./sticker.js";
import { tap } from "./tap.js";
import { transform } from "./transform.js";
import { turn } from "./turn.js";
import { turnFaceDown } from "./turn-face-down.js";
import { turnFaceUp } from "./turn-face-up.js";
import { unattach } from "./unattach.js";
import { untap } from "./untap.js";
import type { EventDeclaration, EventKind } from "./declaration.js";

/** Every kind of event. */
export const EVENTS: { readonly [K in EventKind]: EventDeclaration<K> } = {
  enters,
  moves,
  casts,
  activates,
  resolves,
  attach,
  unattach,
  counters,
  turnFaceUp,
  turnFaceDown,
  transform,
  merges,
  sticker,
  phaseOut,
  phaseIn,
  tap,
  untap,
  designate,
  choose,
  link,
  player,
  damage,
  attacks,
  blocks,
  endOfCombat,
  turn,
  ends,
  stateBased,
  simultaneous,
  check,
};
