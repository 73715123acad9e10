import type { Expectations, KnownReason } from "../rules/formats.gen.js";
import { MAX_REASON_ID, REASON_ID } from "../scenario/expectations-check.js";
import { meantWord } from "../verifier/filters.js";
import { quote } from "../faults/quote.js";
import type { GivenReason } from "../verifier/expectations-update.js";
import { own } from "../rules/own.js";
import { refused, type Understood, understood } from "../verifier/understood.js";

const MAX_TEXT = 300;

/** The reason of --reason: `id` for one in the file, `id: text` for a new one. --issue may go with either. */
export function givenReason(
  words: string | undefined,
  issue: string | undefined,
  { reasons }: Expectations,
): Understood<GivenReason | undefined> {
  if (words === undefined) {
    return issue === undefined
      ? understood(undefined)
      : refused("--issue goes with --reason: it says where the reason is followed up");
  }
  if (issue !== undefined && !/^https?:\/\/\S{1,480}$/.test(issue))
    return refused(`--issue ${quote(issue)} is no address that begins with https:// or http://`);
  const colon = words.indexOf(":");
  const id = (colon < 0 ? words : words.slice(0, colon)).trim();
  const text = colon < 0 ? undefined : words.slice(colon + 1).trim();
  if (!REASON_ID.test(id) || id.length > MAX_REASON_ID) {
    return refused(
      `--reason ${quote(words)} has no id; a new reason is an id and a text, such as "no-dependency: effects are ordered by timestamp alone"`,
    );
  }
  const known = own(reasons, id);
  return known === undefined ? newReason(id, text, issue, Object.keys(reasons)) : knownReason(id, text, issue, known);
}

function newReason(
  id: string,
  text: string | undefined,
  issue: string | undefined,
  ids: readonly string[],
): Understood<GivenReason> {
  if (text === undefined || text === "") {
    const question = meantWord(id, ids);
    return refused(`there is no reason ${quote(id)} in the file.${question} A new one needs a text: "${id}: why"`);
  }
  if (text.length > MAX_TEXT) return refused(`the text of --reason is too long: at most ${MAX_TEXT} characters`);
  return understood({ id, reason: { text, ...(issue === undefined ? {} : { issue }) } });
}

function knownReason(
  id: string,
  text: string | undefined,
  issue: string | undefined,
  known: KnownReason,
): Understood<GivenReason> {
  if (text !== undefined && text !== known.text)
    return refused(`the reason ${quote(id)} is in the file with another text: ${quote(known.text)}`);
  if (issue !== undefined && known.issue !== undefined && issue !== known.issue)
    return refused(`the reason ${quote(id)} has another issue: ${known.issue}`);
  return understood({ id, reason: { ...known, ...(issue === undefined ? {} : { issue }) } });
}
