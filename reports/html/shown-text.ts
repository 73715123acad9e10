import { options, type VNode } from "preact";
import { visible, visibleLines } from "../../src/rules/visible.js";

/** Attributes that are read out or shown. */
const READ = ["title", "aria-label", "alt", "label", "placeholder"] as const;

/**
 * From now on every text that a page draws is one that can be seen: marks of direction and other characters that hide
 * are written out. What an input holds stays as it is.
 */
export function showEveryCharacter(): void {
  const before = options.vnode?.bind(options);
  options.vnode = (node) => {
    if (typeof node.type === "string") showIn(node);
    before?.(node);
  };
}

function showIn(node: VNode): void {
  // Preact freezes no props, and no two nodes share theirs.
  const props = node.props as Record<string, unknown>;
  for (const name of READ) {
    const text = props[name];
    if (typeof text === "string") props[name] = visible(text);
  }
  if (node.type !== "textarea") props["children"] = shown(props["children"]);
}

function shown(children: unknown): unknown {
  if (typeof children === "string") return visibleLines(children);
  return Array.isArray(children) ? children.map(shown) : children;
}
