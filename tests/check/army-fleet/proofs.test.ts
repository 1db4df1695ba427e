import { expect, test } from 'vitest';
import { checkRuling } from '../../../src/check/movement/check-ruling.ts';
import { checkAdjustments } from '../../../src/check/adjustments/check-adjustments.ts';
import { checkRetreats } from '../../../src/check/retreats/check-retreats.ts';
import { CASES, laterTurnsOf, turnOf, movementsOf } from '../../support/army-fleet.ts';

test.each(CASES)('$id: $title is proved', (one) => {
  for (const movement of movementsOf(one)) {
    const turn = turnOf(movement);
    expect(checkRuling(turn), JSON.stringify(turn.ruling, null, 1)).toEqual({ ok: true });
  }
  for (const { phase, turn } of laterTurnsOf(one)) {
    const told = JSON.stringify(turn.ruling, null, 1);
    const { edition } = turn;
    expect(
      phase === 'retreats'
        ? checkRetreats(turn.position, turn.orders, edition, turn.ruling)
        : checkAdjustments(turn.position, turn.orders, edition, turn.ruling),
      told,
    ).toEqual({ ok: true });
  }
});
