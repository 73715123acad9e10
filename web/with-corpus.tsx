import type { ComponentChildren } from "preact";
import { useEffect, useState } from "preact/hooks";
import { Failed, Waiting } from "./later.js";
import { type LabCorpus, labCorpus, loadedCorpus } from "./lab-corpus.js";

/** Shows something as soon as the corpus is there. */
export function WithCorpus({ children }: { readonly children: (corpus: LabCorpus) => ComponentChildren }) {
  const corpus = loadedCorpus.value;
  const [message, setMessage] = useState<string>();
  const begin = (): void => {
    setMessage(undefined);
    labCorpus().catch((error: unknown) => setMessage(error instanceof Error ? error.message : String(error)));
  };
  useEffect(begin, []);
  if (corpus !== undefined) return <>{children(corpus)}</>;
  return message === undefined ? <Waiting /> : <Failed message={message} again={begin} />;
}
