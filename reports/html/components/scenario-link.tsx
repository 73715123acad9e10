/** The address of a scenario's page; undefined if this file has none. */
export type ScenarioLookup = (scenario: string) => { readonly title: string; readonly address: string | undefined };

/** The title of a scenario, leading to its page. */
export function ScenarioLink({ scenario, lookup }: { readonly scenario: string; readonly lookup: ScenarioLookup }) {
  const { title, address } = lookup(scenario);
  return address === undefined ? <>{title}</> : <a href={address}>{title}</a>;
}
