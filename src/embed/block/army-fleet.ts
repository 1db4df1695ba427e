import '../../modules/army-fleet.ts';
import { STANDARD } from '../../board/board.ts';
import { lookUpSpace } from '../../board/names.ts';
import '../../draw/army-fleet.ts';
import { inferFleetPosition } from '../../orders/notations/army-fleet/infer-fleet-position.ts';
import { READERS } from '../../orders/notations/phase-readers.ts';
import { readOrderSets } from '../../orders/notations/read-order-sets.ts';
import { readTurn } from '../../orders/notations/read-turn.ts';
import type { OrderError } from '../../orders/parsed-orders.ts';
import type { PhaseTextReaders } from '../phases-text.ts';
import { FLEET_BLOCKS } from './read-block.ts';

/* Blocks of the Army/Fleet module: with this file a block may name its edition, `A/F`. */

function fleetPhases(errorText: (error: OrderError) => string): PhaseTextReaders {
  const { movement, retreats, adjustments } = READERS.row('army-fleet');
  const errorsOf = (errors: readonly OrderError[]) =>
    errors.map((error) => ({ line: error.line, column: error.column, message: errorText(error) }));
  return {
    board: STANDARD,
    moves: (text) => {
      const { position, orders, unread, misplaced } = readTurn(
        text,
        (given, options) => readOrderSets(given, options, { movement: { read: movement } }),
        inferFleetPosition,
      );
      return { position, orders, errors: [...errorsOf(unread), ...misplaced] };
    },
    retreats: (text, position) => {
      const { orders, errors } = retreats(text, { position });
      return { orders, errors: errorsOf(errors) };
    },
    adjustments: (text, position) => {
      const { orders, errors } = adjustments(text, { position });
      return { orders, errors: errorsOf(errors) };
    },
    centre: (name) => lookUpSpace(name)[0] ?? null,
  };
}

FLEET_BLOCKS.enter({ phases: fleetPhases });
