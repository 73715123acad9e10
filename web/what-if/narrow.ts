import { useEffect, useState } from "preact/hooks";

/** Below this width two boards do not fit side by side; what-if.css says the same. */
const NARROW = "(max-width: 56rem)";

/** Whether the page is narrow; follows changes. */
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
