import { onCircle } from '../geometry/point.ts';
import type { Point } from '../geometry/point.ts';
import { FLEET, ON_DECK } from '../geometry/shapes.ts';

/** Sizes and outlines of an army and fleet, at scale 1, relative to the boat. */

/** An army on deck: its scale, and its place. */
export const DECK = { size: ON_DECK, x: 3.6, y: -9 } as const;

/** A boat with room on deck: its hull, and the sail behind it. */
export const LADEN = `${FLEET.slice(0, FLEET.indexOf('z') + 1)}M-6.4-4.4v-10.2c-4.4 1.2-7.6 4.8-8.6 10.2z`;

/** The plank on its hull that shows the rations, and the pips on it. */
export const PLANK = 'M-10.4.5h20.8a3.1 3.1 0 0 1 0 6.2h-20.8a3.1 3.1 0 0 1 0-6.2z';
export const PIPS = { y: 3.6, x: [-8.7, -2.9, 2.9, 8.7], radius: 2 } as const;

/** The four pips: one is spent for each move, and the last one is marked. */
export const rationForms = (spent: number): readonly ('left' | 'last' | 'spent')[] =>
  PIPS.x.map((_, i) => (i < spent ? 'spent' : i === 3 && spent === 3 ? 'last' : 'left'));

/** The point of an army on the board for a degree of being on deck; `deck` 0: where it is ashore. */
export function onDeck({ x, y }: Point, deck: number, tilt: number, scale: number): Point {
  const away = Math.hypot(DECK.x, DECK.y) * deck * scale;
  const angle = Math.atan2(DECK.y, DECK.x) + (tilt * Math.PI) / 180;
  return onCircle({ x, y }, away, angle);
}
