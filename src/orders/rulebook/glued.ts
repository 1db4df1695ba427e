import { lookUpSpace } from '../../board/names.ts';
import type { RepairAt } from '../reading.ts';
import type { Source, Token } from './tokens.ts';
import { keywordOf, powerOf } from './words.ts';

/** The two words in `FEng` (F Eng) and `SA` (S A), as the rulebook's own pages print them; null: it is one word. */
function split({ kind, key, words }: Token): readonly [string, string] | null {
  if (kind !== 'word' || key !== null) return null;
  if (/^[SC][AF]$/.test(words)) return [words.charAt(0), words.charAt(1)];
  if (!/^[AF][A-Z]/.test(words)) return null;
  const name = words.slice(1);
  if (lookUpSpace(name).length === 0 || lookUpSpace(words).length > 0 || powerOf(words))
    return null;
  return [words.charAt(0), name];
}

/** Puts back the blanks that were lost between a letter and what follows it. */
export function unglue(source: Source): { source: Source; repairs: readonly RepairAt[] } {
  const repairs: RepairAt[] = [];
  const tokens = source.tokens.flatMap((token): readonly Token[] => {
    const parts = split(token);
    if (!parts) return [token];
    const [first, second] = parts;
    const { line, column, length } = token;
    const [from, to] = [token.words, `${first} ${second}`];
    repairs.push({ line, column, length, what: 'blank', from, to });
    return [
      { ...token, words: first, length: 1, key: keywordOf(first) },
      { ...token, words: second, column: column + 1, length: length - 1, key: keywordOf(second) },
    ];
  });
  return { source: { lines: source.lines, tokens }, repairs };
}
