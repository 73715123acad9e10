import { English } from "./english.js";
import { createContext } from "preact";
import { useContext } from "preact/hooks";

/** The title of a scenario and the address of its page; undefined if this file has none. */
export type ScenarioLookup = (scenario: string) => { readonly title: string; readonly address: string | undefined };

/** The scenarios that a page can link to. */
export const Lookup = createContext<ScenarioLookup>((title) => ({ title, address: undefined }));

/** The title of a scenario, leading to its page. */
export function ScenarioLink({ scenario }: { readonly scenario: string }) {
  const { title, address } = useContext(Lookup)(scenario);
  return address === undefined ? (
    <>
      <English>{title}</English>
    </>
  ) : (
    <a href={address}>
      <English>{title}</English>
    </a>
  );
}
