import { EXIT, type ExitCode } from "./exit-code.js";
import { type OneScenarioOptions, runOneScenario } from "./one-scenario.js";
import { resolutionText } from "./resolution-text.js";
import { complain, pageWidth, painterFor, print } from "./terminal.js";

export interface ResolveOptions extends OneScenarioOptions {
  readonly json?: true;
}

/** `cr613 resolve`: what everything is at one moment of a scenario. */
export function runResolve(which: string, options: ResolveOptions): ExitCode {
  const ran = runOneScenario(which, options);
  const point = ran.ok ? ran.value.checkPoints.at(-1) : undefined;
  if (!ran.ok || point === undefined) {
    complain(ran.ok ? "the scenario has no moment to look at" : ran.message);
    return EXIT.broken;
  }
  if (options.json) print(JSON.stringify(point.resolution, null, 2));
  else print(resolutionText(ran.value.scenario.title, point, painterFor(process.stdout), pageWidth(process.stdout)));
  return EXIT.ok;
}
