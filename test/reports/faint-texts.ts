/** Texts with too little contrast to the ground below them. Runs in the page, so everything it needs is inside. */
export function faintTexts(): string[] {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  if (canvas === null) throw new Error("no canvas");
  const known = new Map<string, number[]>();
  const rgba = (color: string): number[] => {
    const before = known.get(color);
    if (before !== undefined) return before;
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = color;
    canvas.fillRect(0, 0, 1, 1);
    const channels = [...canvas.getImageData(0, 0, 1, 1).data];
    known.set(color, channels);
    return channels;
  };
  const luminance = (channels: number[]): number => {
    const [r = 0, g = 0, b = 0] = channels.slice(0, 3).map((channel) => {
      const part = channel / 255;
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const ground = (element: Element | null): number[] => {
    for (let at = element; at !== null; at = at.parentElement) {
      const color = rgba(getComputedStyle(at).backgroundColor);
      if (color[3] === 255) return color;
    }
    return [255, 255, 255, 255];
  };
  const faint = new Set<string>();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode() !== null) {
    const element = texts.currentNode.parentElement;
    const text = texts.currentNode.textContent?.trim() ?? "";
    if (
      text === "" ||
      element === null ||
      !element.checkVisibility({ opacityProperty: true }) ||
      element.closest(".vh, .skip, script, style, option") !== null
    )
      continue;
    const style = getComputedStyle(element);
    if (style.backgroundImage !== "none") continue;
    const [light = 0, dark = 0] = [luminance(rgba(style.color)), luminance(ground(element))].toSorted((a, b) => b - a);
    const contrast = (light + 0.05) / (dark + 0.05);
    if (contrast < 4.5) faint.add(`${text.slice(0, 30)}: ${contrast.toFixed(2)}`);
  }
  return [...faint];
}
