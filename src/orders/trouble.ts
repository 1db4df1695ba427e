import { lookUpSpace } from '../board/names.ts';
import { SPACES } from '../board/spaces.ts';
import type { SpaceId } from '../board/board.ts';
import type { Meaning, Spot } from './meaning.ts';
import type { OrderError, OrderErrorKind } from './reading.ts';
import type { Words, WrittenOrder } from './written.ts';

const LONGEST_QUOTE = 60;

/** Characters that nobody sees, but for a plain blank. */
const UNSEEN = /(?! )[\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;

const codePoint = (char: string): string =>
  `U+${(char.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`;

/** Words of a text in quotation marks. Characters that cannot be seen are named: "A[U+0007] Mun". */
export function quote(words: string): string {
  return `"${words.replace(UNSEEN, (char) => `[${codePoint(char)}]`)}"`;
}

/** The message of an error: what is wrong with which words, and what was expected. */
export const messageOf = ({
  problem,
  words,
  expected,
}: Pick<OrderError, 'problem' | 'words' | 'expected'>): string =>
  `${problem}: ${quote(words)}. Expected ${expected}.`;

const shortened = (words: string): string =>
  words.length > LONGEST_QUOTE ? `${words.slice(0, LONGEST_QUOTE)}…` : words;

/** The same error about other words. */
export function withWords(error: OrderError, others: string): OrderError {
  const words = shortened(others);
  return { ...error, words, message: messageOf({ ...error, words }) };
}

/** An error at some words of the text. */
export function errorAt(
  at: Words,
  kind: OrderErrorKind,
  problem: string,
  expected: string,
): OrderError {
  const { line, column, length } = at;
  const words = shortened(at.words);
  const message = messageOf({ problem, words, expected });
  return { kind, line, column, length, words, problem, expected, message };
}

/** The short name of a space, or its name where the short one is also used for another (`Tyr`). */
export function clearName(space: SpaceId): string {
  const { name, short } = SPACES[space];
  return lookUpSpace(short).length > 1 ? name : short;
}

/** Two meanings that differ in what some words stand for (1971 VII.4); null if all agree. */
function spaceTrouble(at: Words, spaces: readonly SpaceId[]): OrderError | null {
  const different = [...new Set(spaces)];
  if (different.length < 2) return null;
  const problem = `This may mean ${different.map((space) => SPACES[space].name).join(' or ')}`;
  return errorAt(at, 'ambiguous', problem, different.map(clearName).join(' or '));
}

function letterTrouble(at: Words, spots: readonly Spot[]): OrderError | null {
  if (spots.every(({ kind }) => kind === spots[0]?.kind)) return null;
  return errorAt(at, 'unit', 'This may be an army or a fleet', `A or F before ${at.words}`);
}

/**
 * Why none of several meanings of an order can be preferred; null if they are one and the same, or differ
 * only in the letters of units that the position does not have: such an order comes to nothing anyway.
 */
export function ambiguity(
  written: WrittenOrder,
  meanings: readonly Meaning[],
  byPosition: boolean,
): OrderError | null {
  const { unit, target, to } = written;
  const units = meanings.map((meaning) => meaning.unit);
  const targets = meanings.flatMap((meaning) => meaning.target ?? []);
  const destinations = meanings.flatMap((meaning) => meaning.to ?? []);
  const spacesOf = (spots: readonly Spot[]): readonly SpaceId[] => spots.map(({ space }) => space);
  const place =
    spaceTrouble(unit.place ?? unit, spacesOf(units)) ??
    (target && spaceTrouble(target.place ?? target, spacesOf(targets))) ??
    (to && spaceTrouble(to, destinations));
  if (place || byPosition) return place;
  return letterTrouble(unit, units) ?? (target && letterTrouble(target, targets));
}
