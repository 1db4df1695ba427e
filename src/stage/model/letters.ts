import type { Board } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'];

/** The initial of each power, or the first letter of its name that no earlier power and no initial has. */
export function lettersOf({ powers }: Board): ReadonlyMap<Power, string> {
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
