import { runState } from "./run.js";
import { announcement, progressWords } from "./run-words.js";

/** A bar, the same in words, and now and then an announcement for screen readers. */
export function RunProgress() {
  const state = runState.value;
  return (
    <>
      {state.kind === "loading" && (
        <div class="run-progress">
          <progress aria-label="Loading the corpus" />
          <p>Loading the corpus</p>
        </div>
      )}
      {state.kind === "running" && (
        <div class="run-progress">
          <progress aria-label="Runs that are done" max={state.total} value={state.done} />
          <p>{progressWords(state)}</p>
        </div>
      )}
      <p class="vh" role="status">
        {announcement(state)}
      </p>
    </>
  );
}
