import { signal } from "@preact/signals";

/** The filter for the list of scenarios the next time it is shown, set by a link of another view. */
export const askedFilter = signal<URLSearchParams | undefined>(undefined);
