import { boardIn, type Position } from '../../board/board.ts';
import { ownersIn } from '../../board/centres.ts';
import type { Held } from '../model/drawable.ts';

/** The land of the centres that have an owner. Under the rules only centres are owned, so other land is no power's. */
export function heldLand(position: Position): readonly Held[] {
  const owners = ownersIn(position);
  return boardIn(position).centres.flatMap((space): Held | readonly Held[] => {
    const power = owners?.[space];
    return power ? { key: space, space, power, opacity: 1 } : [];
  });
}
