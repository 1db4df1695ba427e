import { MOVE, NO, OPEN, settle, value, YES } from '../known.ts';
import type { Known, Value } from '../known.ts';
import { decide } from '../law.ts';
import { propagate } from '../settle.ts';
import type { Decisions } from '../settle.ts';
import type { MovementTurn } from '../turn.ts';
import { goesAboard } from './berths.ts';

/** By assignment (bit i: whether decision i is yes): what the law says of each decision. */
export type Cases = readonly (readonly Value[])[];

/** What the law says of some decisions in every case; null if something else that is open decides one of them. */
export function casesOf(
  decisions: Decisions,
  open: Decisions,
  turn: MovementTurn,
  known: Known,
): Cases | null {
  const follows = open.filter(
    ([unit, kind]) =>
      (kind !== MOVE || goesAboard(unit)) &&
      !decisions.some(([one, its]) => one === unit && its === kind) &&
      value(known, unit, kind) === OPEN,
  );
  const cases: (readonly Value[])[] = [];
  for (const assumed of waysToDecide(decisions)) {
    const world = known.slice();
    for (const [place, [unit, kind]] of decisions.entries())
      settle(world, unit, kind, assumed[place] ?? OPEN);
    propagate(follows, turn, world);
    const says = decisions.map(([unit, kind]) => decide(unit, kind, turn, world));
    if (says.includes(OPEN)) return null;
    cases.push(says);
  }
  return cases;
}

/** Every way to decide these: in the order of `Cases`. */
export const waysToDecide = (decisions: Decisions): readonly (readonly Value[])[] =>
  Array.from({ length: 1 << decisions.length }, (_, bits) =>
    decisions.map((__, place) => (isYes(bits, place) ? YES : NO)),
  );

export const isYes = (bits: number, place: number): boolean => ((bits >> place) & 1) === 1;
