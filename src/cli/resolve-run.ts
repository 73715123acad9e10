import type { Call } from "./call.js";
import { EXIT, type ExitCode } from "./exit-code.js";
import { type OneScenarioOptions, runOneScenario } from "./one-scenario.js";
import { resolutionText } from "./resolution-text.js";

export interface ResolveOptions extends OneScenarioOptions {
  readonly json?: true;
}

/** `cr613 resolve`: the board at one check of a scenario. */
export function runResolve(call: Call, which: string, options: ResolveOptions): ExitCode {
  const ran = runOneScenario(call, which, options);
  const point = ran.ok ? ran.value.checkPoints.at(-1) : undefined;
  if (!ran.ok || point === undefined) {
    return call.refuse(ran.ok ? "the scenario has no moment to look at" : ran.message);
  }
  if (options.json) call.print(JSON.stringify(point.resolution, null, 2));
  else call.print(resolutionText(ran.value.scenario.title, point, call.out.paint, call.out.width));
  return EXIT.ok;
}
