import { NATIONALITY, POWERS, type Power } from '../../board/powers.ts';
import type { PhaseKeyword } from './phase-words.ts';

/** The words that the writer uses; the reader understands many more. */
export const WRITTEN = {
  hold: 'H',
  support: 'S',
  convoy: 'C',
  dash: '-',
  viaConvoy: 'via convoy',
  disband: 'D',
  build: 'Build',
  remove: 'Remove',
  waive: 'Waive',
} as const;

/** What a reserved word stands for. No name of a space contains one. */
export type Keyword = 'A' | 'F' | 'hold' | 'support' | 'convoy' | 'move' | 'via' | PhaseKeyword;

const SPELLINGS: Readonly<Record<Exclude<Keyword, PhaseKeyword>, readonly string[]>> = {
  A: ['a', 'army', 'armies'],
  F: ['f', 'fleet', 'fleets'],
  hold: ['h', 'hold', 'holds', 'holding', 'stand', 'stands', 'standing'],
  support: ['s', 'support', 'supports', 'supporting', 'supp', 'sup'],
  convoy: ['c', 'convoy', 'convoys', 'convoying', 'conv'],
  move: ['to', 'move', 'moves', 'moving'],
  via: ['via', 'by'],
};

const KEYWORDS: ReadonlyMap<string, Keyword> = new Map(
  (Object.keys(SPELLINGS) as (keyof typeof SPELLINGS)[]).flatMap((key) =>
    SPELLINGS[key].map((spelling): [string, Keyword] => [spelling, key]),
  ),
);

export function keywordOf(word: string): Keyword | null {
  return KEYWORDS.get(word.toLowerCase()) ?? null;
}

/** What a power is called besides its name and its nationality. Folded; the blank or hyphen is left out. */
const ALSO: Readonly<Record<Power, readonly string[]>> = {
  Austria: ['austriahungary', 'austrohungarian', 'austrohungary', 'austriahungarian'],
  England: ['britain', 'british', 'greatbritain'],
  France: [],
  Germany: [],
  Italy: [],
  Russia: [],
  Turkey: [],
};

const NAMES: readonly (readonly [string, Power])[] = POWERS.flatMap((power) =>
  [power, NATIONALITY[power], ...ALSO[power]].map((name) => [name.toLowerCase(), power] as const),
);
const SHORTEST_ABBREVIATION = 3;

/**
 * The power that a name or a nationality stands for, also abbreviated to at least three letters: `Turk.`,
 * `ENGLISH`, `Austria-Hungary`. Undefined: none.
 */
export function powerOf(words: string): Power | undefined {
  const key = words.toLowerCase();
  if (key.length < SHORTEST_ABBREVIATION) return undefined;
  return NAMES.find(([name]) => name.startsWith(key))?.[1];
}
