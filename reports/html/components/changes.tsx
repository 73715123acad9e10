import { Symbols } from "./mana.js";
import { useWords } from "../spoken.js";
import type { Change, ReportValue } from "../../../src/rules/formats.gen.js";
import { characteristicWords, valueWords } from "../words.js";
import { objectCalled } from "../called.js";
import { useNarrator, useTeller } from "./told.js";
import { BeforeAfter } from "./value.js";

/** More changes than this are counted, not shown. */
const SHOWN = 120;

export function Changes({ changes: given }: { readonly changes: readonly Change[] }) {
  const words = useWords();
  const tellerOf = useTeller();
  const narrator = useNarrator();
  const changes = withSizes(given);
  if (changes.length === 0) return null;
  if (words.language !== "en") return <InWords told={narrator.changes(given)} />;
  const hidden = changes.length - SHOWN;
  return (
    <>
      <ul class="changes">
        {changes.slice(0, SHOWN).map(({ object, characteristic, before, after }, place) => {
          const told = (value: Line["before"]): ReportValue =>
            valueWords(characteristic, value, tellerOf(object), words);
          return (
            // Of several lines about an object the style shows its name once.
            <li class={changes[place - 1]?.object === object ? "again" : undefined}>
              <span class="subject">{objectCalled(object, narrator)}</span>{" "}
              <span class="what">{characteristicWords(characteristic, undefined, words)}</span>{" "}
              <BeforeAfter before={told(before)} after={told(after)} />
            </li>
          );
        })}
      </ul>
      {hidden > 0 && (
        <p class="soft">
          {words.text("report-and-so-on", { what: words.text("report-more-changes", { count: hidden }) })}
        </p>
      )}
    </>
  );
}

/** Values stand for themselves in English only; other languages say what becomes of each object. */
export function InWords({ told }: { readonly told: readonly string[] }) {
  return (
    <ul class="changes">
      {told.map((change) => (
        <li>
          <Symbols text={change} />
        </li>
      ))}
    </ul>
  );
}

/** A change, or two that are told as one. */
interface Line extends Pick<Change, "object" | "before" | "after"> {
  readonly characteristic: string;
}

/** Power and toughness that change together are one line: `2/2 → 1/1`. */
function withSizes(changes: readonly Change[]): Line[] {
  return changes.flatMap((change, place) => {
    if (change.characteristic === "toughness" && sizeAt(changes, place - 1) !== undefined) return [];
    return [sizeAt(changes, place) ?? change];
  });
}

function sizeAt(changes: readonly Change[], place: number): Line | undefined {
  const [power, toughness] = [changes[place], changes[place + 1]];
  if (power?.characteristic !== "power" || toughness?.characteristic !== "toughness") return undefined;
  if (power.object !== toughness.object) return undefined;
  const sizeOf = (one: Change["before"], other: Change["before"]): Change["before"] =>
    one === null || other === null ? null : `${String(one)}/${String(other)}`;
  return {
    object: power.object,
    characteristic: "size",
    before: sizeOf(power.before, toughness.before),
    after: sizeOf(power.after, toughness.after),
  };
}
