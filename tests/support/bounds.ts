import type { Box } from '../../src/board/places.ts';

/** Coordinate pairs per command. */
const PAIRS: Readonly<Record<string, number>> = { m: 1, l: 1, t: 1, q: 2, s: 2, c: 3 };

const PART = /([a-zA-Z])|(-?(?:\d+\.?\d*|\.\d+)(?:e-?\d+)?)/g;

/** The bounding box of a path's points and control points. Supports m, l, h, v, q, t, s, c and z; throws on any other. */
export function boundsOf(d: string): Box {
  let [x, y, startX, startY] = [0, 0, 0, 0];
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  const see = (px: number, py: number): void => {
    box.left = Math.min(box.left, px);
    box.top = Math.min(box.top, py);
    box.right = Math.max(box.right, px);
    box.bottom = Math.max(box.bottom, py);
  };
  for (const { command, numbers } of commandsOf(d)) {
    const kind = command.toLowerCase();
    const isAbsolute = kind !== command;
    if (kind === 'z') {
      [x, y] = [startX, startY];
      continue;
    }
    if (kind === 'h' || kind === 'v') {
      for (const value of numbers) {
        if (kind === 'h') x = isAbsolute ? value : x + value;
        else y = isAbsolute ? value : y + value;
        see(x, y);
      }
      continue;
    }
    const pairs = PAIRS[kind];
    if (pairs === undefined) throw new Error(`a path has the command ${command}`);
    for (let i = 0; i + 1 < numbers.length; i += 2 * pairs) {
      const [fromX, fromY] = isAbsolute ? [0, 0] : [x, y];
      for (let pair = 0; pair < pairs; pair++) {
        x = fromX + (numbers[i + 2 * pair] ?? 0);
        y = fromY + (numbers[i + 2 * pair + 1] ?? 0);
        see(x, y);
      }
      if (kind === 'm' && i === 0) [startX, startY] = [x, y];
    }
  }
  return box;
}

function commandsOf(
  d: string,
): readonly { readonly command: string; readonly numbers: number[] }[] {
  const commands: { command: string; numbers: number[] }[] = [];
  for (const [, letter, number] of d.matchAll(PART)) {
    if (letter) commands.push({ command: letter, numbers: [] });
    else commands.at(-1)?.numbers.push(Number(number));
  }
  return commands;
}
