import type { CopyPart } from "../rules/formats.gen.js";
import type { CopiedValuesPart } from "../rules/part.js";
import { become, clausesOfExceptions, withPolicy, WRITES_COPIABLE_VALUES } from "./copiable-values.js";
import type { LayerKind } from "./kind.js";

/** A static copy effect: it keeps the values it took when it began (CR 707.2c); before that, those of the object as it is now. */
export const copy: LayerKind<CopyPart, CopiedValuesPart> = {
  ...WRITES_COPIABLE_VALUES,
  needs: ["copy"],
  fix: (part, look, fixing) => {
    // A resolution has put the chosen name in its place.
    if (part.of === undefined)
      return (typeof part.named === "string" ? fixing.named(part.named, part.except) : undefined) ?? part;
    const [original] = look.refer(part.of);
    return original === undefined ? part : fixing.copied(original, part.except);
  },
  // CR 707.9f: such exceptions are fixed as the copying happens.
  misfitInStatic: ({ of, except }) =>
    of === undefined
      ? { at: ["named"], message: "only what resolves makes something a copy of a card by its name" }
      : except?.ifItIs === undefined
        ? undefined
        : { at: ["except", "ifItIs"], message: "a static copy has no moment for conditional exceptions" },
  keeps: ({ except }) =>
    except?.keepAbility === undefined ? undefined : { at: ["except", "keepAbility"], ability: except.keepAbility },
  uses: ({ of }) => (of === undefined ? undefined : { whole: [of] }),
  evaluate: (part, look) => {
    const [original] = part.of === undefined ? [] : look.refer(part.of);
    const values = look.fixedCopy() ?? (original === undefined ? undefined : look.view(original));
    if (values === undefined) return undefined;
    return withPolicy(
      { kind: "copiedValues", values, ...(part.except === undefined ? {} : { except: part.except }) },
      look,
    );
  },
  apply: (part, view, application) => become(view, part, application),
  show: ({ values }) => `becomes a copy of ${values.name ?? "a nameless object"}`,
  clauses: ["707.2", "613.2c"],
  cites: ({ except }) => ["707.2c", ...clausesOfExceptions(except)],
};
