const NUMBERS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );

/** `2` -> `two`, `23` -> `twenty-three`: as many units as there are on a board. */
export function numberWord(count: number): string {
  const tens = ['twenty', 'thirty'][Math.floor(count / 10) - 2];
  if (tens === undefined) return NUMBERS[count] ?? String(count);
  return count % 10 === 0 ? tens : `${tens}-${numberWord(count % 10)}`;
}

/** `counted(1, 'support')` -> `one support`, `counted(2, 'support')` -> `two supports`. */
export function counted(count: number, noun: string): string {
  return `${numberWord(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** `A, B and C`; with `or`: `A, B or C`. */
export function listed(words: readonly string[], last: 'and' | 'or' = 'and'): string {
  return words.length < 2
    ? (words[0] ?? '')
    : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
}

/** `Warsaw’s`, `Naples’`. */
export function possessive(name: string): string {
  return name.endsWith('s') ? `${name}’` : `${name}’s`;
}

/** `2 against 1`. */
export const against = (attack: number, other: number): string =>
  `${String(attack)} against ${String(other)}`;
