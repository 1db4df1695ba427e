import type { Turn } from '../trace/turn.ts';
import type { UnitAt } from '../trace/fact.ts';
import { nameWidth } from '../board/lettering.ts';
import { at, directionAt } from './line.ts';
import type { Plan } from './plan.ts';
import { row } from './placement.ts';
import type { Candidate, Item } from './placement.ts';
import { add, leftOf, onCircle, times } from './point.ts';
import type { Point } from './point.ts';
import { SIZE } from './shapes.ts';
import type { Way } from './ribbons.ts';

const MARK_WEIGHT = 5;
const WORD_WEIGHT = 3.5;

/** The size of a word, by the scale of the marks. */
export const wordSize = (scale: number): number => (scale < 0.8 ? 12 : scale < 1.05 ? 13 : 15);

/** The units whose attack, and whose hold, some step of the trace puts a number to. */
export function numbered(turn: Turn): { attack: ReadonlySet<UnitAt>; hold: ReadonlySet<UnitAt> } {
  const attack = new Set<UnitAt>();
  const hold = new Set<UnitAt>();
  for (const { fact } of turn.ruling.steps) {
    if (fact.type === 'hold') hold.add(fact.unit);
    else if (fact.type === 'strength' || fact.type === 'attack') attack.add(fact.unit);
    else if (fact.type === 'move-succeeds') attack.add(fact.unit);
    else if (fact.type === 'move-bounces') {
      attack.add(fact.unit);
      if (fact.by.role === 'prevent') attack.add(fact.by.unit);
    }
  }
  return { attack, hold };
}

/** A coin stands beside the ribbon near its head, rather on the outside of the bend. */
export function coinFor(key: string, way: Way, barred: boolean, scale: number): Item {
  const candidates: Candidate[] = [];
  const end = barred ? way.bar : 1;
  for (const share of [0.94, 0.86, 0.78, 0.7, 0.6, 0.5, 0.4, 0.25])
    for (const side of [1, -1])
      for (const away of [20, 23, 27, 33]) {
        const spot = at(way.line, share * end);
        const aside = times(leftOf(directionAt(way.line, share * end)), side * away * scale);
        candidates.push({
          ...add(spot, aside),
          cost: Math.abs(share - 0.82) * 12 + (side < 0 ? 1.5 : 0) + (away - 20) * 0.35,
        });
      }
  return { key, candidates, beads: disc(SIZE.coin * scale) };
}

/** A shield stands close beside its unit, rather below it. */
export function shieldFor(key: string, unit: Point, scale: number): Item {
  const candidates: Candidate[] = [];
  for (const away of [28, 33, 39])
    for (let i = 0; i < 16; i++) {
      const angle = (i * Math.PI) / 8;
      const spot = onCircle(unit, away * scale, angle);
      candidates.push({ ...spot, cost: (away - 28) * 0.4 + 1.2 * (1 - Math.sin(angle)) });
    }
  return { key, candidates, beads: disc(12 * scale) };
}

const disc =
  (r: number): Item['beads'] =>
  ({ x, y }) => [{ x, y, r: r + 1.5, weight: MARK_WEIGHT }];

/** A word stands at the place that it speaks of. */
export function wordFor(key: string, text: string, spot: Point, gap: number, size: number): Item {
  const half = (nameWidth(text, true) * size) / 2;
  const r = size * 0.42;
  const candidates: Candidate[] = [];
  for (const further of [0, 5, 11, 18])
    for (let i = 0; i < 16; i++) {
      const angle = (i * Math.PI) / 8;
      const x = spot.x + Math.cos(angle) * (gap + half + further);
      const y = spot.y + Math.sin(angle) * (gap + r + further);
      candidates.push({
        x,
        y,
        cost: further * 0.4 + 2 * Math.abs(Math.sin(angle)),
      });
    }
  return {
    key,
    candidates,
    beads: ({ x, y }) => row(x - half + r, y, x + half - r, y, r, WORD_WEIGHT),
  };
}

/** The items of all strengths of a turn. */
export function strengthItems(
  plan: Plan,
  wayOf: (index: number) => Way | undefined,
  whereOf: (unit: UnitAt) => Point,
): readonly Item[] {
  const { attack, hold } = numbered(plan.turn);
  const { scale } = plan.spots;
  const items: Item[] = [];
  for (const move of plan.moves) {
    const way = wayOf(move.index);
    if (way && attack.has(move.unit))
      items.push(coinFor(`attack:${move.unit}`, way, move.barred, scale));
  }
  for (const unit of hold) items.push(shieldFor(`hold:${unit}`, whereOf(unit), scale));
  return items;
}
