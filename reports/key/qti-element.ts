import { type ComponentChild, h, type VNode } from "preact";
import { renderToString } from "preact-render-to-string";

export type Attributes = Readonly<Record<string, string>>;

/** An element of QTI that has elements, each on a line of its own: blanks mean nothing there. */
export function structure(name: string, attributes: Attributes, children: readonly ComponentChild[] = []): VNode {
  return h(name, attributes, ...children.flatMap((child) => ["\n", child]), ...(children.length === 0 ? [] : ["\n"]));
}

/** An element of QTI that has text, or what is shown of it. */
export function content(name: string, attributes: Attributes, ...children: readonly ComponentChild[]): VNode {
  return h(name, attributes, ...children);
}

/** Text can not have the end of a CDATA section in it, and what renders HTML does not know that. */
export function xmlFile(root: VNode): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${renderToString(root).replaceAll("]]>", "]]&gt;")}\n`;
}

/** With the schema that the file keeps to, for readers that check it. */
export function inNamespace(namespace: string, schema: string): Attributes {
  return {
    xmlns: namespace,
    "xmlns:xsi": "http://www.w3.org/2001/XMLSchema-instance",
    "xsi:schemaLocation": `${namespace} ${schema}`,
  };
}

export const ASSESSMENT = inNamespace(
  "http://www.imsglobal.org/xsd/imsqtiasi_v3p0",
  "https://purl.imsglobal.org/spec/qti/v3p0/schema/xsd/imsqti_asiv3p0_v1p0.xsd",
);

/** A variable of one float, 0 at first unless told otherwise. */
export function floatOutcome(identifier: string, value: string, more: Attributes = {}): VNode {
  return structure("qti-outcome-declaration", { identifier, cardinality: "single", "base-type": "float", ...more }, [
    structure("qti-default-value", {}, [content("qti-value", {}, value)]),
  ]);
}
