import { XMLParser, XMLValidator } from "fast-xml-parser";

/** An element as a parser of XML reads it, with its children in order. */
export interface XmlElement {
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly (XmlElement | string)[];
}

const PARSER = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: "",
  parseTagValue: false,
  parseAttributeValue: false,
  trimValues: false,
  htmlEntities: true,
  processEntities: {
    enabled: true,
    maxTotalExpansions: Infinity,
    maxExpandedLength: Infinity,
    maxEntityCount: Infinity,
  },
});

type Node = Readonly<Record<string, unknown>>;

/** Fails where the text is not well-formed. */
export function parseXml(text: string): XmlElement {
  const valid = XMLValidator.validate(text);
  if (valid !== true) throw new Error(`${valid.err.msg} in line ${valid.err.line}`);
  const root = (PARSER.parse(text) as readonly Node[])
    .map(elementOf)
    .find((node) => typeof node === "object" && !node.name.startsWith("?"));
  if (typeof root !== "object") throw new Error("no element");
  return root;
}

/** A piece of HTML, which must be well-formed XML. */
export function parseHtml(html: string): XmlElement {
  return parseXml(`<div>${html}</div>`);
}

function elementOf(node: Node): XmlElement | string {
  const { ":@": attributes = {}, ...rest } = node;
  const [[name, children] = ["", ""]] = Object.entries(rest);
  if (name === "#text") return String(children);
  return {
    name,
    attributes: attributes as Record<string, string>,
    children: (children as readonly Node[]).map(elementOf),
  };
}

/** Every element of a name below, or with a class if the name begins with a dot. */
export function all(element: XmlElement, name: string): XmlElement[] {
  return element.children.flatMap((child) => {
    if (typeof child === "string") return [];
    const fits = name.startsWith(".")
      ? child.attributes["class"]?.split(" ").includes(name.slice(1)) === true
      : child.name === name;
    return [...(fits ? [child] : []), ...all(child, name)];
  });
}

export function one(element: XmlElement, name: string): XmlElement {
  const [found, ...others] = all(element, name);
  if (found === undefined || others.length > 0)
    throw new Error(`${others.length} more or no ${name} in ${element.name}`);
  return found;
}

/** The text in it, with one blank for white space. */
export function textIn(element: XmlElement): string {
  return rawText(element)
    .replaceAll(/[\t\n\v\f\r \u0085\u2028\u2029]+/g, " ")
    .trim();
}

export function rawText(element: XmlElement): string {
  return element.children.map((child) => (typeof child === "string" ? child : rawText(child))).join("");
}
