import type { Problem, Result } from "../rules/formats.gen.js";
import { problemOf } from "../scenario/locate.js";
import { problemLine } from "../verifier/blob.js";
import { faultIn } from "../verifier/fault-text.js";
import type { Corpus } from "./corpus-files.js";

/** Results with the positions of faults that only running a timeline reveals, and these faults as problems, each once. */
export function locateFaults(corpus: Corpus, results: readonly Result[]): { results: Result[]; problems: Problem[] } {
  const problems = new Map<string, Problem>();
  const located = results.map((result) => {
    const file = corpus.filesOfIds.get(result.scenario);
    const text = corpus.textsOfIds.get(result.scenario);
    const fault = result.verdict === "broken" ? faultIn(result.message) : undefined;
    if (file === undefined || text === undefined || fault === undefined) return result;
    const problem = problemOf(file, text, fault);
    const message = problemLine(problem);
    problems.set(message, problem);
    return { ...result, message };
  });
  return { results: located, problems: [...problems.values()] };
}
