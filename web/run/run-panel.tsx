export function RunPanel() {
  return <p>run</p>;
}
