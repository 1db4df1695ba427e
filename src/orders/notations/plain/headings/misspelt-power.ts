import { lookUpSpace } from '../../../../board/names.ts';
import { NATIONALITY, POWERS, type Power } from '../../../../board/powers.ts';
import { distance } from '../../../nearest.ts';
import { FOREIGN_POWERS } from '../../letters/foreign-names.ts';
import { powerOf } from '../../rulebook/vocabulary.ts';
import { GERMAN_PEOPLES } from '../german-peoples.ts';

/** The names of powers in English, German and French, in small letters. */
const NAMES: readonly (readonly [string, Power])[] = [
  ...POWERS.flatMap((power) =>
    [power, NATIONALITY[power]].map((name) => [name.toLowerCase(), power] as const),
  ),
  ...Object.entries(FOREIGN_POWERS),
];

/** A shorter word is too ambiguous. */
const SHORTEST = 5;
const LONGEST = 16;

/** Names of people that are one letter away from a power. */
const PEOPLE =
  /^(?:franco|franca|franck|francie|francey|italo|itala|germain|germano|turley|englund)$/;

/**
 * The power whose name a word misspells by one letter, or by two letters swapped: `Rusia`, `Engalnd`. Undefined if the
 * word means something else, or may be several powers.
 */
export function misspeltPower(word: string): Power | undefined {
  const key = word.normalize('NFC').toLowerCase();
  const isLong = key.length >= SHORTEST && key.length <= LONGEST;
  // `Italians` and `Russen` are read as headings of their own.
  const isPower = powerOf(key.replace(/s$/, '')) ?? Object.hasOwn(GERMAN_PEOPLES, key);
  if (!isLong || isPower || lookUpSpace(key).length > 0 || PEOPLE.test(key)) return undefined;
  const [power, other] = new Set(
    NAMES.flatMap(([name, power]) => (beginsAlike(key, name) && isNear(key, name) ? [power] : [])),
  );
  return other ? undefined : power;
}

/** One letter is missing, one too many, another one, or swapped with the next. */
const isNear = (key: string, name: string): boolean => distance(key, name, 1) === 1;

/** The first letter is seldom mistaken for another: `Prussia` is not Russia, nor `Herman` German. */
const beginsAlike = (key: string, name: string): boolean =>
  key[0] === name[0] ||
  name.endsWith(key) ||
  (key[0] === name[1] && key[1] === name[0] && key.slice(2) === name.slice(2));
