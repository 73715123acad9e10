import { type ComponentChild, h, type VNode } from "preact";
import { renderToString } from "preact-render-to-string";

export type Attributes = Readonly<Record<string, string>>;

/** An element of QTI with elements, each on a line of its own, where blanks mean nothing. */
export function structure(name: string, attributes: Attributes, children: readonly ComponentChild[] = []): VNode {
  return h(name, attributes, ...children.flatMap((child) => ["\n", child]), ...(children.length === 0 ? [] : ["\n"]));
}

/** An element of QTI with text or HTML. */
export function content(name: string, attributes: Attributes, ...children: readonly ComponentChild[]): VNode {
  return h(name, attributes, ...children);
}

/** Text can't have the end of a CDATA section in it, which the HTML renderer does not know. */
export function xmlFile(root: VNode): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n${renderToString(root).replaceAll("]]>", "]]&gt;")}\n`;
}

/** With the schema, for readers that check it. */
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

/** A variable that holds one number, at first `value`. */
export function floatOutcome(identifier: string, value: string, more: Attributes = {}): VNode {
  return structure("qti-outcome-declaration", { identifier, cardinality: "single", "base-type": "float", ...more }, [
    structure("qti-default-value", {}, [content("qti-value", {}, value)]),
  ]);
}
