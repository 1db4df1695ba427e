import { MOVE, NO, PATH, value } from './known.ts';
import type { KindOfDecision, Known } from './known.ts';
import type { Witness } from './settle.ts';
import type { TurnUnit } from './turn.ts';

/** Why moves that have their paths fail: by what was found first. */
export type Failures = Map<TurnUnit, 'bounces' | 'blocked' | 'stopped'>;

/** Whether a unit of the same power is in the way, and stays (IX.3). */
export const isBlocked = ({ defender, isLeft, power }: TurnUnit, known: Known): boolean =>
  defender?.power === power && (!isLeft || value(known, defender, MOVE) === NO);

const hasFailed = (unit: TurnUnit, kind: KindOfDecision, known: Known): boolean =>
  kind === MOVE && value(known, unit, MOVE) === NO && value(known, unit, PATH) !== NO;

/** Notes the failures of a turn while it is decided, and tells another witness. */
export const noting = (failures: Failures, witness?: Partial<Witness>): Witness => ({
  decided(unit, kind, known) {
    if (hasFailed(unit, kind, known))
      failures.set(unit, isBlocked(unit, known) ? 'blocked' : 'bounces');
    witness?.decided?.(unit, kind, known);
  },
  found(...cycle) {
    witness?.found?.(...cycle);
  },
  ruled(unit, kind, known) {
    if (kind === MOVE && value(known, unit, MOVE) === NO) failures.set(unit, 'stopped');
    witness?.ruled?.(unit, kind, known);
  },
});
