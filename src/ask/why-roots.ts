import { byPlace } from '../board/in-board-order.ts';
import { movesInto } from '../trace/model/turn-model.ts';
import type { UnitAt } from '../trace/fact.ts';
import type { RuledOrder } from '../trace/ruling.ts';
import type { Turn } from '../trace/turn.ts';
import { ruledOf } from './fate.ts';
import { fieldOf } from './field-of.ts';

/**
 * The steps that say what became of a unit: the one that settles its order, and its dislodgement; if there is neither, what
 * settles the attacks on it.
 */
export function rootsOf(turn: Turn, { unit, step: settling }: RuledOrder): readonly number[] {
  const fallen = turn.ruling.steps.flatMap(({ id, fact }) =>
    fact.type === 'dislodged' && fact.unit === unit ? [id] : [],
  );
  const roots = [...(settling === null ? [] : [settling]), ...fallen];
  return roots.length > 0 ? roots : failedAttacks(turn, unit);
}

/** What settles the moves into the space of a unit that was not dislodged. */
const failedAttacks = (turn: Turn, unit: UnitAt): readonly number[] =>
  [...movesInto(fieldOf(turn), unit)].sort(byPlace).flatMap(({ at }) => settledAt(turn, at));

const settledAt = (turn: Turn, unit: UnitAt): readonly number[] => {
  const step = ruledOf(turn, unit)?.step ?? null;
  return step === null ? [] : [step];
};

/**
 * What an outcome rests on besides what settled it first, for the trace stops at the first reason. A move that bounces
 * would have no path if its convoy were lost, and would be blocked if a unit of its own power stayed; and whoever
 * stays undislodged owes it to the failure of the attacks.
 */
export function silentRoots(turn: Turn, unit: UnitAt): readonly number[] {
  const { moves, units } = fieldOf(turn);
  const into = moves.get(unit)?.into;
  const isOwn = into !== undefined && units.get(into)?.power === units.get(unit)?.power;
  const paths = turn.ruling.steps.filter(({ fact }) => fact.type === 'path' && fact.unit === unit);
  return [
    ...paths.map(({ id }) => id),
    ...(isOwn ? settledAt(turn, into) : []),
    ...(turn.ruling.dislodged.some((one) => one.unit === unit) ? [] : failedAttacks(turn, unit)),
  ];
}
