import type { Exported, ExportInput } from "./exported.js";
import { exportCsv, exportJson } from "./flat.js";
import { exportForge } from "./forge/forge.js";
import { exportXmage } from "./xmage/xmage.js";

/** The formats of an export, by the words of the command line. */
export const EXPORT_FORMATS = {
  xmage: exportXmage,
  forge: exportForge,
  csv: exportCsv,
  json: exportJson,
} as const satisfies Readonly<Record<string, (input: ExportInput) => Exported>>;

export type ExportFormat = keyof typeof EXPORT_FORMATS;

export const EXPORT_FORMAT_NAMES: readonly string[] = Object.keys(EXPORT_FORMATS);

/** Names come from a command line, so `constructor` must not count as one. */
export function isExportFormat(name: string): name is ExportFormat {
  return Object.hasOwn(EXPORT_FORMATS, name);
}
