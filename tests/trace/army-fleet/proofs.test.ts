import { expect, test } from 'vitest';
import { checkRuling } from '../../../src/trace/check/movement/check-ruling.ts';
import { CASES, turnOf, movementsOf } from '../../support/army-fleet.ts';

test.each(CASES)('$id: $title is proved', (one) => {
  for (const movement of movementsOf(one)) {
    const turn = turnOf(movement);
    expect(checkRuling(turn), JSON.stringify(turn.ruling, null, 1)).toEqual({ ok: true });
  }
});
