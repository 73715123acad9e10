import { useWords } from "../spoken.js";
import { Symbols } from "./mana.js";

/** What people wrote for a scenario in English; on a page in another language it says so to whoever reads it out. */
export function English({ children }: { readonly children: string | undefined }) {
  const text = <Symbols text={children ?? ""} />;
  return useWords().language === "en" ? text : <span lang="en">{text}</span>;
}
