/** The parsed form of something a user typed, or why it can not be parsed. */
export type Understood<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string };
