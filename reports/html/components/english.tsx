import type { ComponentChildren } from "preact";
import { useWords } from "../spoken.js";

/** What people wrote for a scenario in English; on a page in another language it says so to whoever reads it out. */
export function English({ children }: { readonly children: ComponentChildren }) {
  return useWords().language === "en" ? <>{children}</> : <span lang="en">{children}</span>;
}
