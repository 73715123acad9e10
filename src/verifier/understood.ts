/** What was understood of what somebody typed, or why it was not. */
export type Understood<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly message: string };
