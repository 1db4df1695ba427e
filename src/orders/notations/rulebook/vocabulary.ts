import { hasStandardMap, STANDARD, type Board } from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';

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

/** Other names for a power besides its name and its nationality. Folded; the blank or hyphen is left out. */
const ALSO: Readonly<Partial<Record<Power, readonly string[]>>> = {
  Austria: ['austriahungary', 'austrohungarian', 'austrohungary', 'austriahungarian'],
  England: ['britain', 'british', 'greatbritain'],
};

type Names = readonly (readonly [string, Power])[];
const known = new WeakMap<Board, Names>();

/** Letters and digits only: `South Africa` is `southafrica`. */
const folded = (name: string): string => name.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');

/** The names and nationalities of the powers of a board. */
function namesOn(board: Board): Names {
  const before = known.get(board);
  if (before) return before;
  const names = board.powers.flatMap((power) => {
    const also = hasStandardMap(board) ? (ALSO[power] ?? []) : [];
    return [power, board.nationality[power] ?? power, ...also].map(
      (name) => [folded(name), power] as const,
    );
  });
  known.set(board, names);
  return names;
}
const SHORTEST_ABBREVIATION = 3;

/**
 * The power that a name or a nationality means, also abbreviated to at least three letters: `Turk.`, `ENGLISH`,
 * `Austria-Hungary`. Undefined if there is none.
 */
export function powerOf(words: string, board: Board = STANDARD): Power | undefined {
  const key = words.toLowerCase();
  const names = namesOn(board);
  const whole = names.find(([name]) => name === key);
  if (whole || key.length < SHORTEST_ABBREVIATION) return whole?.[1];
  return names.find(([name]) => name.startsWith(key))?.[1];
}

/** Words that mean something only when units retreat, or are built and removed. */
export type PhaseKeyword = 'retreat' | 'disband' | 'build' | 'remove' | 'waive';

export type PhaseWords = ReadonlyMap<string, PhaseKeyword>;

const words = (spellings: Readonly<Partial<Record<PhaseKeyword, string>>>): PhaseWords =>
  new Map(
    (Object.keys(spellings) as PhaseKeyword[]).flatMap((key) =>
      (spellings[key] ?? '').split(' ').map((word): [string, PhaseKeyword] => [word, key]),
    ),
  );

/** The words of the rulebook, of the judge and of DAIDE (`RTO`, `DSB`). */
export const RETREAT_WORDS = words({
  retreat: 'r retreat retreats retreating rto',
  disband: 'd disband disbands disbanded disbanding destroy destroys destroyed dsb',
});

/** A removal is also called a disbandment; `D` alone also means a removal. */
export const ADJUSTMENT_WORDS = words({
  build: 'b build builds building bld',
  remove: 'r remove removes removing rem d disband disbands disbanding destroy destroys',
  waive: 'waive waives waiving wve',
});
