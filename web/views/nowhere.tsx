import { address } from "../address.js";
import { useArrival } from "../arrival.js";

/** Shown at an unknown address. */
export function Nowhere() {
  useArrival(address.value);
  return (
    <section class="view">
      <h2>There is nothing at this address</h2>
      <p class="lead">
        <a href="#overview">To the overview</a>
      </p>
    </section>
  );
}
