import { useEffect, useState } from "preact/hooks";

/** Where two boards do not fit side by side; what-if.css has the same width. */
const NARROW = "(max-width: 56rem)";

/** Whether the page is that narrow, also when that changes. */
export function useIsNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(() => matchMedia(NARROW).matches);
  useEffect(() => {
    const query = matchMedia(NARROW);
    const follow = (): void => setNarrow(query.matches);
    query.addEventListener("change", follow);
    return () => query.removeEventListener("change", follow);
  }, []);
  return isNarrow;
}
