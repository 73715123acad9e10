/** The whole page. */
export function Lab() {
  return <main id="main">cr613 lab</main>;
}
