/** The width and height of the pages of a PDF file, in points. Throws if there is none. */
export function pageSize(pdf: string): [number, number] {
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  if (width === undefined) throw new Error("no page");
  return [Math.round(Number(width)), Math.round(Number(height))];
}

/** How many pages a PDF file has. */
export function pageCount(pdf: string): number {
  return pdf.match(/\/Type \/Page\b/g)?.length ?? 0;
}

/** The pages, by the numbers of their objects, on which the places lie that links of a PDF file lead to. */
export function pagesOf(pdf: string): ReadonlyMap<string, string> {
  return new Map([...pdf.matchAll(/\/([\w-]+) \[(\d+) 0 R \/XYZ/g)].map(([, name = "", page = ""]) => [name, page]));
}
