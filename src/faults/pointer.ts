export type Path = readonly (string | number)[];

/** The JSON pointer (RFC 6901) of a path. */
export function pointerOf(path: Path): string {
  return path.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}

/** The keys of a JSON pointer. Whether one is a place in a list, only the value there can tell. */
export function keysOf(pointer: string): string[] {
  return pointer
    .split("/")
    .slice(1)
    .map((key) => key.replaceAll("~1", "/").replaceAll("~0", "~"));
}

/** The path of a JSON pointer into a value: keys of lists as numbers. */
export function pathOf(pointer: string, root: unknown): (string | number)[] {
  let here = root;
  return keysOf(pointer).map((key) => {
    const step = Array.isArray(here) ? Number(key) : key;
    here =
      typeof here === "object" && here !== null && Object.hasOwn(here, key)
        ? (here as Record<string, unknown>)[key]
        : undefined;
    return step;
  });
}
