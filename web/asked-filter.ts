import { signal } from "@preact/signals";

/** The filter that a link of another view sets for the list of scenarios. */
export const askedFilter = signal<URLSearchParams | undefined>(undefined);
