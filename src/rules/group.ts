import { remembered } from "./remembered.js";

/** Members by key, the keys in order of first appearance. (Map.groupBy needs Node 21.) */
export function groupBy<K, T>(members: readonly T[], keyOf: (member: T) => K): Map<K, [T, ...T[]]> {
  const groups = new Map<K, [T, ...T[]]>();
  for (const member of members) {
    const key = keyOf(member);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [member]);
    else group.push(member);
  }
  return groups;
}

export function addTo<K, T>(groups: Map<K, T[]>, key: K, member: T): void {
  remembered(groups, key, () => []).push(member);
}
