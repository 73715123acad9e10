/** The parsed form of something a user typed, or why it can not be parsed. */
export type Understood<T> = { readonly ok: true; readonly value: T } | Refused;

export interface Refused {
  readonly ok: false;
  readonly message: string;
}

export function understood<T>(value: T): Understood<T> {
  return { ok: true, value };
}

export function refused(message: string): Refused {
  return { ok: false, message };
}
