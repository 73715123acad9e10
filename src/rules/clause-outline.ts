import { own } from "./own.js";

/**
 * Which clauses there are, by the numbers of the text of 7 August 2026; nothing that was seen of the one of 25 September has
 * another. For each rule the last letter of every clause, from .1 on, or `-` if it has none: "gc-d..." begins 613.1 to
 * 613.1g, 613.2 to 613.2c, 613.3, 613.4 to 613.4d. No rule leaves out a number, or a letter other than l and o.
 */
// oxfmt-ignore
const LAST_LETTERS: Readonly<Record<string, string>> = {
  // Chapter 1.
  "100": "bd-d-b-", "101": "-a-e", "102": "----", "103": "ceaedc-c", "104": "-dki--", "105": "-c---",
  "106": "b--b-a-----b-", "107": "c-ph---b------baa-", "108": "-bba--", "109": "-d-g-", "110": "-b-cd",
  "111": "---------w---", "112": "ba--", "113": "cdd--pa--c--", "114": "-----", "115": "e-----f-cb", "116": "-m-",
  "117": "ded----", "118": "--c-aagdd--bc-", "119": "e--b------", "120": "abhd------", "121": "-da--c---",
  "122": "j----a---", "123": "-cd-ceaa-",
  // Chapter 2.
  "200": "---", "201": "-ccgc-", "202": "bfg-", "203": "-", "204": "--", "205": "bcrh", "206": "--c--",
  "207": "-d---", "208": "-bab-", "209": "--", "210": "-", "211": "-", "212": "-", "213": "g",
  // Chapter 3.
  "300": "-b", "301": "----f-b", "302": "---c---", "303": "---m--a", "304": "-----", "305": "-b-------",
  "306": "----d----", "307": "----a", "308": "---", "309": "-d-cb--", "310": "---c----g--b", "311": "-------",
  "312": "-------", "313": "-------", "314": "-------", "315": "----b--",
  // Chapter 4.
  "400": "---b--m---c-", "401": "-------", "402": "---", "403": "-----", "404": "---", "405": "-----h",
  "406": "--b-----", "407": "----", "408": "---",
  // Chapter 5.
  "500": "----b----a--", "501": "-", "502": "-a--", "503": "a-", "504": "--", "505": "b----b", "506": "-bge--g",
  "507": "--", "508": "mbfda-e-", "509": "iagb", "510": "e-a-", "511": "---", "512": "-", "513": "a-", "514": "--a",
  // Chapter 6.
  "601": "aif--ab-", "602": "ebb-e", "603": "bhd--eh--g-a", "604": "--a----", "605": "b-cab", "606": "------",
  "607": "dq--a", "608": "-pg", "609": "---b--c", "610": "--dd-", "611": "-fd", "612": "-a--------",
  "613": "gc-d--nc---", "614": "e-----a--bbcc---d", "615": "a----------a-", "616": "g-",
  // Chapter 7.
  "700": "-id-a--d---a----", "701": "-adbbbcccgchaddadeceadjgdbgfaddcbbabcdahacddaadadfcabedachcdabbbbbcdaa",
  "702":
    "dfcededbcdhccefpcbgcbmcbbpacfbcahaccgbbbbbbdbbecdbdbbccbbbabcdccbccbbbacaababbadacbacbccbfbaabecaacd" +
    "bdgbbfababccbabbaccabebnccababdaacbbaddfabfagbabcabbbdcabebaaaacddcfdfcbambabbfbaaaccbcabbbabcc",
  "703": "a--q", "704": "a---zf--", "705": "---", "706": "bbc----c", "707": "-c-----agg-a--", "708": "-b----------",
  "709": "--cdj", "710": "c----", "711": "-b-----", "712": "-cccg--g--d-aca-----e", "713": "-c---", "714": "aec-",
  "715": "-cd--", "716": "-d--", "717": "-b---a", "718": "-ad--", "719": "--c", "720": "-cd--", "721": "-c--",
  "722": "-cd--", "723": "b---b----", "724": "fg", "725": "-----", "726": "-----", "727": "a---a--", "728": "a",
  "729": "bc-bc-", "730": "-je", "731": "ac", "732": "cc----", "733": "--",
  // Chapter 8.
  "800": "---p---", "801": "-d--c-a-----b-----", "802": "-abb-", "803": "b", "804": "--", "805": "--bdba---f",
  "806": "-c-", "807": "-c-jb", "808": "--b--", "809": "--c-ca-", "810": "-------dhd-", "811": "-c---",
  // Chapter 9.
  "900": "--", "901": "--a---a-dbcd-bc", "902": "----b--", "903": "--efe---caahg", "904": "-b---------cd",
  "905": "dc-a--",
};

/** The letters that clauses go by; the rules leave out l and o. */
const LETTERS: readonly string[] = "abcdefghijkmnpqrstuvwxyz".split("");

const CLAUSE = /^([1-9]\d{2})\.([1-9]\d*)([a-z]?)$/;

/** The last letter of a clause, `-` for none, by rule and number; undefined if there is no such clause. */
function lastLetter(rule: string, number: number): string | undefined {
  return own(LAST_LETTERS, rule)?.[number - 1];
}

/** Whether there is a rule of this number, such as 613. */
export function isRule(rule: string): boolean {
  return own(LAST_LETTERS, rule) !== undefined;
}

/** Whether the rules have a clause of this number, such as 613.8 or 613.8a. */
export function isClause(clause: string): boolean {
  const [, rule = "", number, letter = ""] = CLAUSE.exec(clause) ?? [];
  const last = lastLetter(rule, Number(number));
  if (last === undefined) return false;
  return letter === "" || (LETTERS.includes(letter) && letter <= last);
}

/** Every clause that there is, in natural order. */
export function everyClause(): string[] {
  return Object.entries(LAST_LETTERS).flatMap(([rule, letters]) =>
    letters.split("").flatMap((last, place) => {
      const number = `${rule}.${place + 1}`;
      return [number, ...LETTERS.filter((letter) => letter <= last).map((letter) => number + letter)];
    }),
  );
}

/** The last clause before a number that its rule does not have: 613.8c for 613.8d. undefined if there is no such rule. */
export function clauseBefore(clause: string): string | undefined {
  const [, rule = "", number, letter = ""] = CLAUSE.exec(clause) ?? [];
  const letters = own(LAST_LETTERS, rule);
  if (letters === undefined) return undefined;
  const nearest = Math.min(Number(number), letters.length);
  const last = letters[nearest - 1] ?? "-";
  const before = LETTERS.findLast((other) => other <= last && other <= letter);
  return `${rule}.${nearest}${before ?? ""}`;
}
