import { signal } from "@preact/signals";

/** What the list of scenarios is to show when it is next seen: a link of another view has asked for it. */
export const askedFilter = signal<URLSearchParams | undefined>(undefined);
