import { isLocation, type Piece } from '../../../../board/board.ts';
import type { Power } from '../../../../board/powers.ts';
import { err, ok, type Result } from '../../../../result.ts';
import type { Remove } from '../../../adjustment-order.ts';
import type { RetreatOrder } from '../../../retreat-order.ts';

const RETREAT = /^(A|F|AF) ([A-Z]{3}(?:\/[A-Z]C)?) (?:- ([A-Z]{3}(?:\/[A-Z]C)?)|D)$/;
const REMOVAL = /^REMOVE (A|F|AF) ([A-Z]{3}(?:\/[A-Z]C)?)$/;

const kindOf = (letter: string | undefined): Piece['kind'] => (letter === 'A' ? 'A' : 'F');

/** `AF WES - LYO`, `AF WES D`. */
export function readCaseRetreat(power: Power, text: string): Result<RetreatOrder, string> {
  const [, letter, from = '', to] = RETREAT.exec(text) ?? [];
  if (!isLocation(from) || (to !== undefined && !isLocation(to)))
    return err('expected "F LOC - LOC" or "F LOC D"');
  const unit: Piece = { kind: kindOf(letter), at: from };
  return ok(
    to === undefined ? { type: 'disband', power, unit } : { type: 'retreat', power, unit, to },
  );
}

/** `REMOVE A WES`: the army aboard; `REMOVE F WES`: the fleet and its army. */
export function readCaseRemoval(power: Power, text: string): Result<Remove, string> {
  const [, letter, at = ''] = REMOVAL.exec(text) ?? [];
  if (letter === undefined || !isLocation(at))
    return err('expected "REMOVE A LOC" or "REMOVE F LOC"');
  return ok({ type: 'remove', power, unit: { kind: kindOf(letter), at } });
}
