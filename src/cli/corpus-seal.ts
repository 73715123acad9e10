import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { corpusOnDemand } from "./corpus-on-demand.js";
import { type Corpus, type ShippedCorpus, shippedCorpus, shippedFiles } from "./corpus-files.js";
import { readTextFile } from "./folder.js";

/** Where a build leaves the digest of the corpus that it has found without fault; beside the program. */
export const SEAL = "corpus-seal.txt";

/** The digest of a corpus whose every file is well, as it is now; undefined if anything is to be said of one. */
export function sealOf(): string | undefined {
  const corpus = shippedCorpus.whole();
  const { broken, cardProblems, warnings } = corpus;
  return broken.length + cardProblems.length + warnings.length === 0 ? digestOf(corpus) : undefined;
}

/** Holds every file to the formats, unless they are, to the byte, those that were held to them as this program was built. */
export const sealedCorpus: ShippedCorpus = {
  ...shippedCorpus,
  whole: () => knownAt(new URL(`./${SEAL}`, import.meta.url)) ?? shippedCorpus.whole(),
};

/** The corpus, if the seal in this file is its own. */
export function knownAt(seal: URL): Corpus | undefined {
  if (!existsSync(seal)) return undefined;
  const corpus = corpusOnDemand()?.corpus;
  return corpus !== undefined && readFileSync(seal, "utf8") === digestOf(corpus) ? corpus : undefined;
}

/** Of the bytes of its files, and of which cards the library had for them or could not give. */
function digestOf({ drawn, brokenCards }: Corpus): string {
  const hash = createHash("sha256");
  for (const { file, path } of [...shippedFiles("cards"), ...shippedFiles("scenarios")]) {
    const read = readTextFile(path);
    hash.update(JSON.stringify([file, read.ok ? read.value : null]));
  }
  return hash.update(JSON.stringify([[...drawn].sort(), [...brokenCards.keys()].sort()])).digest("hex");
}
