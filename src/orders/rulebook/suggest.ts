import { SPACE_IDS } from '../../board/board.ts';
import { SPACES } from '../../board/spaces.ts';
import { distance } from '../distance.ts';

const LONGEST = 24;

/** Names of spaces that a misspelt word may have meant, at most two: `Mnu` gives `Mun`. */
export function suggestSpaces(word: string): readonly string[] {
  if (word.length < 3 || word.length > LONGEST) return [];
  const key = word.toLowerCase();
  const limit = word.length > 5 ? 2 : 1;
  const near = SPACE_IDS.flatMap((id) => {
    const names = word.length > 5 ? [SPACES[id].name, SPACES[id].short] : [SPACES[id].short];
    return names.map((name) => ({ name, off: distance(key, name.toLowerCase(), limit) }));
  }).filter(({ off }) => off <= limit);
  const least = Math.min(...near.map(({ off }) => off));
  const names = near.filter(({ off }) => off === least).map(({ name }) => name);
  return names.length <= 2 ? names : [];
}
