import type { EffectPart } from "../rules/formats.gen.js";

/** "That type", read before it is known of which kind a type was chosen. */
export const THAT_TYPE: EffectPart = { kind: "setSubtypes", family: "creature", subtypes: [{ chosen: "that type" }] };

/** What becoming a chosen type does, by the kind of type. */
const BECOMING: Readonly<Record<string, EffectPart>> = {
  "creature type": { kind: "setSubtypes", family: "creature", subtypes: [{ chosen: "creatureType" }] },
  "basic land type": { kind: "setBasicLandTypes", subtypes: [{ chosen: "basicLandType" }] },
};

const CHOICE = /\bchooses? an? ((?:basic )?\w+ type)\b/iu;

/** The kind of type that a clause has somebody choose. */
export function chosenTypeIn(clause: string): string | undefined {
  return CHOICE.exec(clause)?.[1]?.toLowerCase();
}

/** The parts with "that type" as the kind that was chosen; undefined where none was chosen that it can mean. */
export function withChosenType(does: readonly EffectPart[], kind: string | undefined): EffectPart[] | undefined {
  const settled = does.map((part) => (part === THAT_TYPE ? (kind === undefined ? undefined : BECOMING[kind]) : part));
  return settled.every((part) => part !== undefined) ? settled : undefined;
}
