import { type Fault, faultAt } from "../faults/fault.js";
import type { Path } from "../faults/pointer.js";
import { quote, visible } from "../faults/quote.js";

/** Names by their looks: in one normal form. */
export type Looks = Map<string, string>;

/**
 * What is wrong with a name that nobody can tell from another, since a space around it or the code of an accent is all
 * the difference. It is among the looks from then on.
 */
export function looksAlike(name: string, looks: Looks, path: Path): Fault | undefined {
  const looked = name.normalize("NFC");
  const other = looks.get(looked);
  looks.set(looked, name);
  if (name !== name.trim())
    return faultAt(path, `${quote(name)} begins or ends with a space`, "a name without", visible(name.trim()));
  if (other === undefined || other === name) return undefined;
  return faultAt(
    path,
    `${quote(name)} looks the same as another name here, and is written in other codes`,
    "one normal form",
  );
}
