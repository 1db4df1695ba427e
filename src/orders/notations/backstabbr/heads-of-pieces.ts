import type { Power } from '../../../board/powers.ts';
import { powerNamed } from '../data/data-written.ts';

/** A power before fields without brackets: `Turkey: "Ank": {…}, "Smy": {…}`, as pieces of a page are sent. */
const HEAD = /^([ \t]*["']?)(\p{L}{5,9})(["']?[ \t]*:?\s*)(?=["']?\p{L}{3,}["']?\s*:\s*\{)/gmu;

/** A text without such headings, and where each begins. */
export function withoutHeads(text: string): {
  readonly text: string;
  readonly heads: readonly { readonly at: number; readonly power: Power }[];
} {
  const heads: { at: number; power: Power }[] = [];
  const rest = text.replace(HEAD, (words: string, _, name: string, __, at: number) => {
    const power = powerNamed(name);
    if (power) heads.push({ at, power });
    return power ? words.replaceAll(/[^\n\r]/g, ' ') : words;
  });
  return { text: rest, heads };
}
