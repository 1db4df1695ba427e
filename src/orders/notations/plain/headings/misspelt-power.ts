import { lookUpSpace } from '../../../../board/names.ts';
import { NATIONALITY, POWERS, type Power } from '../../../../board/powers.ts';
import { distance } from '../../../nearest.ts';
import { FOREIGN_POWERS } from '../../letters/foreign-names.ts';
import { powerOf } from '../../rulebook/vocabulary.ts';
import { GERMAN_PEOPLES } from './german-peoples.ts';

/** The names of powers in English, German and French, in small letters; two words are joined. */
const NAMES: readonly (readonly [string, Power])[] = [
  ...POWERS.map((power) => [power.toLowerCase(), power] as const),
  ...Object.entries(FOREIGN_POWERS),
  ['austriahungary', 'Austria'],
  ['greatbritain', 'England'],
];
const NATIONALITIES = POWERS.map((power) => [NATIONALITY[power].toLowerCase(), power] as const);

/** A shorter word is too ambiguous. */
const SHORTEST = 4;
const LONGEST = 16;

/** Names of people that are one letter away from a power. */
const PERSONS =
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
  if (!isLong || isPower || lookUpSpace(key).length > 0 || PERSONS.test(key)) return undefined;
  const near = [
    ...NAMES.filter(([name]) => isNear(key, name)),
    // `Herman` is not German.
    ...NATIONALITIES.filter(([name]) => key[0] === name[0] && isNear(key, name)),
  ];
  const [power, other] = new Set(near.map(([, power]) => power));
  return other ? undefined : power;
}

/** One letter is missing, one too many, another one, or swapped with the next. */
const isNear = (key: string, name: string): boolean => distance(key, name, 1) === 1;
