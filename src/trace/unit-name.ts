import { spaceOf } from '../board/board.ts';
import type { Piece } from '../board/board.ts';
import { unitAt } from '../board/unit-at.ts';
import type { UnitAt } from '../board/unit-at.ts';
import { isArmyFleet } from '../rules/edition.ts';
import type { Edition } from '../rules/edition.ts';

/**
 * The unit that an order means when it names a piece: the one in that space; under the Army/Fleet module an army at sea
 * is the one aboard.
 */
export const unitNamed = (piece: Piece, edition: Edition): UnitAt =>
  isArmyFleet(edition) ? unitAt(piece) : spaceOf(piece.at);
