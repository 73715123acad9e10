import type { TargetCount, Targets } from "../rules/formats.gen.js";
import { type Aim, aimsOf } from "../rules/targets.js";
import { noun, type Phrase, row, say } from "./phrase.js";
import type { Voice } from "./voice.js";

/** What spells and abilities target, in words. */

/** CR 115.4: what "any target" is. */
function isAny({ is, player, number = 1, another }: Aim): boolean {
  const isPlain = player === "any" && number === 1 && another !== true && Object.keys(is ?? {}).join() === "type";
  return isPlain && ["Battle", "Creature", "Planeswalker"].join() === [is?.type ?? []].flat().toSorted().join();
}

/** What one instance of the word "target" asks for: "up to two creatures", "a player". */
function aimPhrase(aim: Aim, voice: Voice): Phrase {
  const { is, player, number = 1, another } = aim;
  if (isAny(aim)) return say("any-target");
  const kinds = [
    ...(is === undefined ? [] : [voice.objects(is)]),
    ...(player === undefined ? [] : [noun(say(player === "any" ? "noun-player" : "noun-opponent"))]),
  ];
  const what = row(
    kinds.map((kind) => countedTargets(kind, number)),
    "or",
  );
  return another === true ? say("target-another", { what }) : what;
}

function countedTargets(what: Phrase, number: TargetCount): Phrase {
  if (number === "any") return say("target-any-number", { what });
  const [most, isUpTo] = typeof number === "number" ? [number, false] : [number.upTo, true];
  if (most === 1) return say(isUpTo ? "target-up-to-one" : "target-one", { what });
  return say(isUpTo ? "target-up-to" : "target-many", { n: say("numeral", { count: most }), what });
}

/** "Target: up to one creature": at most one is no plural. */
function mostOf(number: TargetCount = 1): number | "any" {
  return typeof number === "object" ? number.upTo : number;
}

/** What it targets; nothing where only a number is known, which nobody asks for. */
export function targetsPhrase(targets: Targets, voice: Voice): Phrase[] {
  const aims = aimsOf(targets).filter(({ is, player }) => is !== undefined || player !== undefined);
  if (aims.length === 0) return [];
  const isOne = aims.length === 1 && mostOf(aims[0]?.number) === 1;
  const what = row(
    aims.map((aim) => aimPhrase(aim, voice)),
    "semicolons",
  );
  return [say("targets-are", { count: isOne ? 1 : 2, what })];
}
