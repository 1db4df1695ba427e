import { parseTurnLine } from '../../orders/turn-line/parse-turn-line.ts';
import type { PracticeTurn } from './position.ts';

/** The turn on a line of ours: `A:Avie-tyr;G:Amun-tyr`. Throws if the line is wrong. */
export function turnOnLine(line: string): PracticeTurn {
  const read = parseTurnLine(line);
  if (!read.ok || read.value.phase !== 'movement') throw new Error(`no turn: ${line}`);
  return { position: { units: read.value.units }, orders: read.value.orders };
}
