import type { Report } from "../src/rules/formats.gen.js";
import { isOfOtherEngine, scoresOf } from "./scores.js";
import { visible } from "../src/rules/visible.js";
import { escaped } from "./xml-text.js";
import { textFiles } from "./writer.js";

/** badge.json, for a shields endpoint, and badge.svg, which needs no service. */
export const badgeWriter = textFiles("badge", {
  "badge.json": (report) => `${JSON.stringify({ schemaVersion: 1, ...badgeOf(report) })}\n`,
  "badge.svg": (report) => badgeSvg(badgeOf(report)),
});

interface Badge {
  readonly label: string;
  readonly message: string;
  readonly color: Color;
}

const COLORS = {
  brightgreen: "#2f7d1f",
  green: "#4a7512",
  yellow: "#8a6500",
  orange: "#a94f0b",
  red: "#b3261e",
  lightgrey: "#5c636b",
} as const;

type Color = keyof typeof COLORS;

const LABEL = "cr613";

/** `398/410 claimed · 398/567 corpus`; for the reference `567/567 runs`. A run that was cut off has no score. */
function badgeOf(report: Report): Badge {
  const { footer } = report;
  if (!footer.complete) return { label: LABEL, message: "cut off", color: "lightgrey" };
  const { claimed, corpus } = scoresOf(report);
  const message = isOfOtherEngine(report)
    ? `${claimed.passed}/${claimed.runs} claimed · ${corpus.passed}/${corpus.runs} corpus`
    : `${corpus.passed}/${corpus.runs} runs`;
  return { label: LABEL, message, color: colorOf(claimed.runs === 0 ? undefined : claimed.passed / claimed.runs) };
}

function colorOf(share: number | undefined): Color {
  if (share === undefined) return "lightgrey";
  if (share === 1) return "brightgreen";
  if (share >= 0.95) return "green";
  if (share >= 0.8) return "yellow";
  return share >= 0.5 ? "orange" : "red";
}

const PADDING = 7;
const HEIGHT = 20;

/** White on dark colors. The texts are fitted to their boxes, whatever fonts there are. */
function badgeSvg({ label, message, color }: Badge): string {
  const [left, right] = [textWidth(label), textWidth(message)];
  const [first, second] = [left + 2 * PADDING, right + 2 * PADDING];
  const width = first + second;
  const title = escaped(visible(`${label}: ${message}`));
  const text = (x: number, length: number, words: string): string =>
    `<text x="${x}" y="14" textLength="${length}" lengthAdjust="spacingAndGlyphs">${escaped(visible(words))}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${HEIGHT}" viewBox="0 0 ${width} ${HEIGHT}" role="img" aria-labelledby="title">`,
    `<title id="title">${title}</title>`,
    `<clipPath id="round"><rect width="${width}" height="${HEIGHT}" rx="3"/></clipPath>`,
    `<g clip-path="url(#round)">`,
    `<rect width="${first}" height="${HEIGHT}" fill="#3d444d"/>`,
    `<rect x="${first}" width="${second}" height="${HEIGHT}" fill="${COLORS[color]}"/>`,
    `</g>`,
    `<g fill="#fff" font-family="Verdana,DejaVu Sans,Geneva,sans-serif" font-size="11">`,
    text(PADDING, left, label),
    text(first + PADDING, right, message),
    `</g>`,
    `</svg>`,
    "",
  ].join("\n");
}

/** In pixels, about, at 11 pixels of a wide sans serif. */
function textWidth(text: string): number {
  return Math.round(Array.from(text).reduce((sum, character) => sum + characterWidth(character), 0));
}

function characterWidth(character: string): number {
  if (/[il·.,/ ]/.test(character)) return 4.2;
  if (/[mw%]/.test(character)) return 10.5;
  return 6.9;
}
