/** A command of d3-path with its numbers: `M`, `L`, `C`, `A` or `Z`. */
const COMMAND = /([MLCAZ])([^MLCAZ]*)/g;
/** Numbers per command. The first five of an arc are not coordinates. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, C: 6, A: 7 };
const OF_ARC = 5;

/**
 * Shortens a path without changing it: relative coordinates, no redundant separators or zeros. `d` is absolute, as
 * d3-path writes it, with at most one decimal; nothing is rounded again.
 */
export function shortPath(d: string): string {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  let [text, last, open] = ['', '', ''];
  for (const [, command = '', rest = ''] of d.matchAll(COMMAND)) {
    if (command === 'Z') {
      text += 'z';
      last = command;
      [x, y] = [startX, startY];
      continue;
    }
    const numbers = rest.split(',').map(Number);
    const takes = TAKES[command] ?? 2;
    const skipped = command === 'A' ? OF_ARC : 0;
    // A repeated command letter can be omitted.
    if (command !== last || command === 'M') [text, open] = [text + command.toLowerCase(), ''];
    last = command;
    for (let i = 0; i < numbers.length; i += takes) {
      for (let j = 0; j < skipped; j++) open = append(String(numbers[i + j] ?? 0));
      let [toX, toY] = [x, y];
      for (let j = skipped; j < takes; j += 2) {
        toX = Math.round((numbers[i + j] ?? 0) * 10);
        toY = Math.round((numbers[i + j + 1] ?? 0) * 10);
        open = append(tenths(toX - x));
        open = append(tenths(toY - y));
      }
      [x, y] = [toX, toY];
    }
    if (command === 'M') [startX, startY] = [x, y];
  }
  return text;

  /** Separates numbers by a space unless a sign or a decimal point already does. */
  function append(number: string): string {
    const joined =
      open === '' || number.startsWith('-') || (number.startsWith('.') && open.includes('.'));
    text += joined ? number : ` ${number}`;
    return number;
  }
}

const tenths = (value: number): string => String(value / 10).replace(/^(-?)0\./, '$1.');
