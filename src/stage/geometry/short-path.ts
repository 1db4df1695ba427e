/** A command of d3-path with its numbers: `M`, `L`, `C`, `A` or `Z`. */
const COMMAND = /([MLCAZ])([^MLCAZ]*)/g;
/** How many numbers a command takes. An arc's first five are no places. */
const TAKES: Readonly<Record<string, number>> = { M: 2, L: 2, C: 6, A: 7 };
const OF_ARC = 5;

/**
 * The same path, written shorter: places relative to the one before, no sign or zero that can be missed. `d` is absolute,
 * as d3-path writes it, with one digit at most; nothing is rounded again.
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
    // What is done again need not be said again.
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

  /** A number needs a gap before it, unless its own sign or point ends the one before. */
  function append(number: string): string {
    const joined =
      open === '' || number.startsWith('-') || (number.startsWith('.') && open.includes('.'));
    text += joined ? number : ` ${number}`;
    return number;
  }
}

const tenths = (value: number): string => String(value / 10).replace(/^(-?)0\./, '$1.');
