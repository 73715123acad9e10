import { whatIfAddress } from "../address.js";
import type { Opened } from "./opened.js";

/** Shown where an address leads to no board. */
export function NothingThere({ found }: { readonly found: Exclude<Opened, { kind: "board" }> }) {
  return (
    <section class="view">
      {found.kind === "damaged" ? (
        <>
          <h2>This link does not lead to a board</h2>
          <p class="lead">{found.message}</p>
        </>
      ) : (
        <>
          <h2>There is no scenario “{found.id}”</h2>
          {found.meant !== undefined && (
            <p class="lead">
              Did you mean <a href={whatIfAddress(found.meant)}>{found.meant}</a>?
            </p>
          )}
        </>
      )}
      <p class="lead">
        <a href="#scenarios">Choose a scenario</a>, or begin with <a href="#w">an empty board</a>.
      </p>
    </section>
  );
}
