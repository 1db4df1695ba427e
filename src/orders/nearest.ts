/**
 * Which of the words a mistyped one may have meant, likeliest first, at most three: those that differ in no more than a
 * third of their letters, or in one letter. Empty if nothing is near.
 */
export function nearest(typed: string, words: readonly string[]): readonly string[] {
  const text = typed.toLowerCase();
  return words
    .map((word) => {
      const limit = Math.max(1, Math.floor(word.length / 3));
      return { word, limit, off: distance(text, word.toLowerCase(), limit) };
    })
    .filter(({ limit, off }) => off <= limit)
    .sort((a, b) => a.off - b.off)
    .slice(0, 3)
    .map(({ word }) => word);
}

/** `Pru`, `Pru or Par`, `Pru, Par or Por`. */
export function either(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} or ${last}`;
}

/** The letters of a word, one bit each. */
function lettersOf(word: string): number {
  let letters = 0;
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) & 31);
  return letters;
}

function bitsOf(letters: number): number {
  let count = 0;
  for (let rest = letters; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/**
 * How many letters must be inserted, deleted, replaced or swapped to turn one word into the other; `limit + 1` if more
 * than `limit`.
 */
export function distance(a: string, b: string, limit: number): number {
  if (Math.abs(a.length - b.length) > limit) return limit + 1;
  // A replaced letter is one less and one more; a swap changes neither.
  if (bitsOf(lettersOf(a) ^ lettersOf(b)) > 2 * limit) return limit + 1;
  const at = (list: readonly number[], index: number): number => list[index] ?? Infinity;
  let before: readonly number[] = [];
  let row: readonly number[] = Array.from({ length: b.length + 1 }, (_, index) => index);
  let wasFar = false;
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= b.length; j++) {
      const replaced = at(row, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
      const isSwap = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      const swapped = isSwap ? at(before, j - 2) + 1 : Infinity;
      const off = Math.min(at(next, j - 1) + 1, at(row, j) + 1, replaced, swapped);
      next.push(off);
      least = Math.min(least, off);
    }
    // A swap reaches back two rows.
    if (wasFar && least > limit) return limit + 1;
    wasFar = least > limit;
    [before, row] = [row, next];
  }
  return Math.min(at(row, b.length), limit + 1);
}
