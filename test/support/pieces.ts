/** An element of a page with all that is in it, by the beginning of its tag; with a tag a line, so that a difference can be read. */
export function pieceOf(html: string, opening: string): string {
  const start = html.indexOf(opening);
  if (start < 0) throw new Error(`nothing begins with ${opening}`);
  const [, name = ""] = /^<([a-z0-9]+)/.exec(opening) ?? [];
  const tags = new RegExp(`<(/?)${name}(?=[\\s>])[^>]*>`, "g");
  tags.lastIndex = start;
  let depth = 0;
  for (let tag = tags.exec(html); tag !== null; tag = tags.exec(html)) {
    depth += tag[1] === "/" ? -1 : 1;
    if (depth === 0) return `${html.slice(start, tags.lastIndex).replaceAll(/(?<=>)\s*(?=<)/g, "\n")}\n`;
  }
  throw new Error(`${opening} does not end`);
}
