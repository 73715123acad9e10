/** All ways to say one thing that count as the same words; none if it can't be said. */
export type Wordings = readonly string[];

/** No text is compared with more wordings than this. */
const MOST = 4096;

/** Every combination of the wordings in it: say`${subjects} ${predicates}.` */
export function say(texts: TemplateStringsArray, ...parts: readonly (Wordings | string | number)[]): Wordings {
  let all: string[] = [texts[0] ?? ""];
  for (const [place, part] of parts.entries()) {
    const each = Array.isArray(part) ? (part as Wordings) : [String(part)];
    const after = texts[place + 1] ?? "";
    all = all.flatMap((before) => each.map((wording) => before + wording + after)).slice(0, MOST);
  }
  return all;
}

/** Each of these, one after the other, with nothing between. */
export function joined(all: readonly Wordings[], between: Wordings = [""]): Wordings {
  const [first = [""], ...rest] = all;
  return rest.reduce<Wordings>((before, next) => say`${before}${between}${next}`, first);
}

/** A, B, and C; with two, A and B. */
export function listed(all: readonly Wordings[], word: string): Wordings {
  const last = all.at(-1);
  if (last === undefined) return [];
  if (all.length === 1) return last;
  const before = joined(all.slice(0, -1), [", "]);
  return all.length === 2 ? say`${before} ${word} ${last}` : say`${before}, ${word} ${last}`;
}

/** The article, whatever it stands before. */
export const A: Wordings = ["a", "an"];
