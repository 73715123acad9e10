import { isOfOtherEngine } from "../../reports/scores.js";
import { summaryText, type SummaryContext, type SummaryStyle } from "./summary.js";
import { engineSummaryText } from "./summary-engine.js";

export function runSummary(context: SummaryContext, style: SummaryStyle): string {
  return isOfOtherEngine(context.report) ? engineSummaryText(context, style) : summaryText(context, style);
}
