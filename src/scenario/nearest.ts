/** How many letters must be put in, taken out, changed or swapped with their neighbour to make one text of the other. */
function distance(a: string, b: string): number {
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      next.push(
        Math.min(
          (row[j] ?? 0) + 1,
          (next[j - 1] ?? 0) + 1,
          (row[j - 1] ?? 0) + (same ? 0 : 1),
          swapped ? (before[j - 2] ?? 0) + 1 : Infinity,
        ),
      );
    }
    before = row;
    row = next;
  }
  return row[b.length] ?? 0;
}

/**
 * Which of the words a mistyped one may have meant, likeliest first, at most three: those that
 * differ in no more than a third of their letters, or in one. None if nothing is near.
 */
export function nearest(typed: string, words: readonly string[]): readonly string[] {
  const text = typed.toLowerCase().slice(0, 60);
  return words
    .map((word) => ({ word, d: distance(text, word.toLowerCase()) }))
    .filter(({ word, d }) => d <= Math.max(1, Math.floor(word.length / 3)))
    .sort((a, b) => a.d - b.d)
    .slice(0, 3)
    .map(({ word }) => word);
}

/** `Pru`, `Pru or Par`, `Pru, Par or Por`. */
export function either(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}
