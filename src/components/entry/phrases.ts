import type { SpaceId } from '../../board/board.ts';
import { SPACES } from '../../board/spaces.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

/** `1, unit` -> `one unit`, `12, unit` -> `12 units`. */
export const counted = (count: number, noun: string): string =>
  `${NUMBERS[count] ?? String(count)} ${noun}${count === 1 ? '' : 's'}`;

/** `A, B or C`. */
export function listed(words: readonly string[], last: 'and' | 'or'): string {
  return words.length < 2
    ? (words[0] ?? '')
    : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
}

export const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** A space in a sentence: `Silesia`, `the Baltic Sea`. */
export const spaceName = (space: SpaceId): string =>
  SPACES[space].kind === 'sea' ? `the ${SPACES[space].name}` : SPACES[space].name;
