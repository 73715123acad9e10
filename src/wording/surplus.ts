/** What the one list has more of than the other; each entry counts (abilities are a multiset). */
export function surplus(list: readonly string[], other: readonly string[]): string[] {
  const rest = [...other];
  return list.filter((word) => {
    const match = rest.indexOf(word);
    if (match === -1) return true;
    rest.splice(match, 1);
    return false;
  });
}
