import { SPACE_IDS } from '../../board/board.ts';
import { SPACES } from '../../board/spaces.ts';
import { distance } from '../distance.ts';

const LONGEST = 24;
/** A word longer than the abbreviations may be a name; in a long one two letters may be wrong. */
const ABBREVIATION = 3;
const SHORT = 5;

/** Names of spaces that a misspelt word may have meant, at most two: `Mnu` gives `Mun`, `Londn` London. */
export function suggestSpaces(word: string): readonly string[] {
  if (word.length < ABBREVIATION || word.length > LONGEST) return [];
  const key = word.toLowerCase();
  const limit = word.length > SHORT ? 2 : 1;
  const near = SPACE_IDS.map((id) => {
    const { name: full, short } = SPACES[id];
    const names = word.length > ABBREVIATION ? [full, short] : [short];
    return nearest(names.map((name) => ({ name, off: distance(key, name.toLowerCase(), limit) })));
  }).filter(({ off }) => off <= limit);
  const least = Math.min(...near.map(({ off }) => off));
  const names = near.filter(({ off }) => off === least).map(({ name }) => name);
  return names.length <= 2 ? names : [];
}

interface Near {
  readonly name: string;
  readonly off: number;
}

const nearest = (names: readonly Near[]): Near =>
  names.reduce((best, other) => (other.off < best.off ? other : best));
