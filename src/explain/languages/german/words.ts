const NUMBERS =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  );

/** `2` -> `zwei`, `23` -> `dreiundzwanzig`: as many units as there are on a board. */
export function numberWord(count: number): string {
  const tens = ['zwanzig', 'dreißig'][Math.floor(count / 10) - 2];
  if (tens === undefined) return NUMBERS[count] ?? String(count);
  const ones = count % 10;
  if (ones === 0) return tens;
  return `${ones === 1 ? 'ein' : numberWord(ones)}und${tens}`;
}

/** `counted(1, 'eine Einheit', 'Einheiten')` -> `eine Einheit`; `zwei Einheiten`; `keine Einheit`. */
export function counted(count: number, one: string, several: string): string {
  if (count === 0) return `k${one}`;
  return count === 1 ? one : `${numberWord(count)} ${several}`;
}

/** `A, B und C`; with `oder`: `A, B oder C`. */
export function listed(words: readonly string[], last: 'und' | 'oder' = 'und'): string {
  return words.length < 2
    ? (words[0] ?? '')
    : `${words.slice(0, -1).join(', ')} ${last} ${words.at(-1) ?? ''}`;
}

/** A whole sentence after a colon begins with a capital letter. */
export const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** `2 gegen 1`. */
export const against = (attack: number, other: number): string =>
  `${String(attack)} gegen ${String(other)}`;

export const quoted = (text: string): string => `„${text}“`;
