import { LOCATIONS, SPACE_IDS, type Location, type UnitKind } from '../../../board/board.ts';
import { POWERS, type Power } from '../../../board/powers.ts';

// Cases come by the hundred thousand, so words are read in place, letter by letter, and become small numbers.

const LETTERS = 26;
const FIRST_LETTER = 65;
const BLANK = 32;
const STROKE = 47;

/** By the three letters of a space: its index in `SPACE_IDS`, or -1. */
const SPACE_NUMBERS = new Int16Array(LETTERS ** 3).fill(-1);
for (const [number, id] of SPACE_IDS.entries()) SPACE_NUMBERS[cellAt(id, 0)] = number;

const COASTS: ReadonlyMap<string, Location> = new Map(
  LOCATIONS.filter((location) => location.length > 3).map((location) => [location, location]),
);

function cellAt(text: string, from: number): number {
  const first = text.charCodeAt(from) - FIRST_LETTER;
  const second = text.charCodeAt(from + 1) - FIRST_LETTER;
  const third = text.charCodeAt(from + 2) - FIRST_LETTER;
  const areLetters = isLetter(first) && isLetter(second) && isLetter(third);
  return areLetters ? (first * LETTERS + second) * LETTERS + third : -1;
}

function isLetter(number: number): boolean {
  return number >= 0 && number < LETTERS;
}

/** The number of the space whose letters begin at `from`; -1 if there is none. */
export function spaceNumberAt(text: string, from: number): number {
  return SPACE_NUMBERS[cellAt(text, from)] ?? -1;
}

/** The location whose name is exactly the word at `from`: `STP/SC`, in capitals, and nothing else. */
export function locationAt(text: string, from: number): Location | undefined {
  const space = spaceNumberAt(text, from);
  if (space < 0) return undefined;
  if (from + 3 === text.length || text.charCodeAt(from + 3) === BLANK) return SPACE_IDS[space];
  return COASTS.get(wordAt(text, from));
}

/** Where the location that begins at `from` ends. */
export function endOfLocation(text: string, from: number): number {
  return from + (text.charCodeAt(from + 3) === STROKE ? 6 : 3);
}

/** Why there is no location at `from`. */
export function locationError(text: string, from: number): string {
  const word = wordAt(text, from);
  const unknown = `unknown province "${quoted(word)}"`;
  if (spaceNumberAt(word, 0) < 0) return unknown;
  const id = word.slice(0, 3);
  return word.charAt(3) === '/'
    ? `${id} has no coast "${quoted(word.slice(4))}"`
    : `${unknown}: expected a blank after "${id}"`;
}

function wordAt(text: string, from: number): string {
  const end = text.indexOf(' ', from);
  return text.slice(from, end < 0 ? undefined : end);
}

/** The kind of unit whose letter and space character are at `from`. */
export function kindAt(text: string, from: number): UnitKind | undefined {
  const letter = text[from];
  const isWord = text.charCodeAt(from + 1) === BLANK;
  return isWord && (letter === 'A' || letter === 'F') ? letter : undefined;
}

const POWERS_BY_NAME: ReadonlyMap<string, Power> = new Map(
  POWERS.map((power) => [power.toUpperCase(), power]),
);
const NAMES_OF_POWERS = Object.fromEntries(
  POWERS.map((power) => [power, power.toUpperCase()]),
) as Readonly<Record<Power, string>>;

/** `AUSTRIA`. */
export function formatPower(power: Power): string {
  return NAMES_OF_POWERS[power];
}

export function parsePower(text: string): Power | undefined {
  return POWERS_BY_NAME.get(text);
}

const LONGEST_QUOTE = 60;

/** Words of the line, quoted for a message about them. */
export function quoted(text: string): string {
  return text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}...` : text;
}
