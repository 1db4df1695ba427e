import type { Board } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** As many powers as this have letters of their own. */
const MOST = 26;

/** The signs of the powers of a board: letters or, if they are too many, the short names of their homes. */
export const lettersOf = (board: Board): ReadonlyMap<Power, string> =>
  board.powers.length > MOST ? homesOf(board) : initialsOf(board);

/** Of a power without a home, the beginning of its name. */
function homesOf({ powers, spaces }: Board): ReadonlyMap<Power, string> {
  const homes = new Map([...spaces.values()].map(({ home, short }) => [home, short] as const));
  return new Map(powers.map((power) => [power, homes.get(power) ?? power.slice(0, 3)]));
}

/** The initial of each power, or the first letter of its name that no earlier power and no initial has. */
function initialsOf({ powers }: Board): ReadonlyMap<Power, string> {
  const initials = new Set(powers.map((power) => power.charAt(0)));
  const letters = new Map<Power, string>();
  const taken = new Set<string>();
  for (const power of powers) {
    const others = power.slice(1).toUpperCase().match(/[A-Z]/g) ?? [];
    const free = [
      power.charAt(0),
      ...others.filter((letter) => !initials.has(letter)),
      ...DIGITS,
    ].find((one) => !taken.has(one));
    const letter = free ?? power.charAt(0);
    letters.set(power, letter);
    taken.add(letter);
  }
  return letters;
}
