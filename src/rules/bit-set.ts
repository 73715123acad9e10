/** Sets of words as numbers: bit n stands for the n-th word. */
export function bitSets<W extends string>(words: readonly W[]) {
  const bit = (word: W): number => 1 << words.indexOf(word);
  return {
    bit,
    set: (some: readonly W[]): number => some.reduce((set, word) => set | bit(word), 0),
    names: (set: number): W[] => words.filter((_, place) => (set & (1 << place)) !== 0),
  };
}
