import { distance } from './distance.ts';

/**
 * Which of the words a mistyped one may have meant, likeliest first, at most three: those that
 * differ in no more than a third of their letters, or in one. None if nothing is near.
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
