import { loadedCorpus } from "../lab-corpus.js";
import { whatIfAddress } from "../address.js";

/** What an empty board says: what one can do here, and boards that many know. */
export function Welcome() {
  const famous = (loadedCorpus.value?.scenarios ?? [])
    .filter(({ scenario }) => scenario.famous !== undefined)
    .toSorted((a, b) => (a.scenario.fame ?? Infinity) - (b.scenario.fame ?? Infinity));
  return (
    <section class="view welcome" aria-labelledby="welcome-title">
      <h2 id="welcome-title">What happens if …?</h2>
      <p class="lead">
        Add cards in the order in which they come. What each of them is, layer by layer (Comprehensive Rules 613), and
        why, follows at once. Or <a href="#overview">run the corpus</a>: boards whose answers are proven.
      </p>
      <h3>Boards that many know</h3>
      <ul class="famous-boards">
        {famous.map(({ scenario }) => (
          <li>
            <a href={whatIfAddress(scenario.id)}>{scenario.famous}</a>
          </li>
        ))}
      </ul>
    </section>
  );
}
