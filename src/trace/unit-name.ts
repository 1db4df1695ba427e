import { spaceOf } from '../board/board.ts';
import type { Piece } from '../board/board.ts';
import { unitAt } from '../board/unit-at.ts';
import type { UnitAt } from '../board/unit-at.ts';
import type { Edition } from '../rules/edition.ts';

/**
 * The unit that an order means when it names a piece: the one in that space; under the Army/Fleet module an army at sea
 * is the one aboard.
 */
export const unitNamed = (piece: Piece, edition: Edition): UnitAt =>
  edition.armiesAboard ? unitAt(piece) : spaceOf(piece.at);
