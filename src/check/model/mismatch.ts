import { canReach } from '../../board/board.ts';
import type { Board, Location } from '../../board/board.ts';
import type { Choices } from '../../rules/edition.ts';
import type { UnitAt, VoidReason } from '../../trace/fact.ts';
import type { LegalConvoy, LegalMove, RouteFact, LegalSupport } from './turn-model.ts';
import type { Seas } from '../../board/convoy-routes.ts';
import { hasRoute, seasOf } from '../../board/convoy-routes.ts';

/** The seas where these fleets are. */
export const seasOfCarriers = (carriers: readonly LegalConvoy[], board: Board): Seas =>
  seasOf(
    carriers.map(({ at }) => at),
    board,
  );

/**
 * Why no unit does what the order refers to (1971 IX.6, XII.1); null if one does. `restless`: units whose illegal order
 * to move counts (`Choices.illegalMove`).
 */
export function mismatch(
  order: LegalSupport | LegalConvoy,
  moves: ReadonlyMap<UnitAt, LegalMove>,
  restless: ReadonlySet<UnitAt>,
  { supportedCoast }: Choices,
): VoidReason | null {
  const move = moves.get(order.type === 'support' ? order.target : order.army);
  if (order.type === 'support' && order.to === null)
    return move || restless.has(order.target) ? 'moves' : null;
  if (!move) return 'not-moving';
  if (move.into !== order.into) return 'other-move';
  const coastCounts = order.type === 'support' && supportedCoast === 'must-match';
  return coastCounts && order.to !== null && otherCoast(order.to, move) ? 'other-move' : null;
}

const otherCoast = (to: Location, move: LegalMove): boolean =>
  move.unit.kind === 'F' && to !== move.into && to !== move.to;

/** The seas with fleets that might carry an army, and the edition's choices. */
interface Waters {
  readonly fleets: Seas;
  readonly choices: Choices;
  readonly board: Board;
}

/** Whether an army goes to an adjacent province by land or by convoy, where that is in question (DATC 3.0 4.A.3). */
export function routeQuestion(
  move: LegalMove,
  carriers: readonly LegalConvoy[],
  moves: ReadonlyMap<UnitAt, LegalMove>,
  { fleets, choices, board }: Waters,
): RouteFact | null {
  const { adjacentConvoy, unorderedConvoy } = choices;
  if (move.unit.kind === 'F' || !canReach(move.unit, move.into, board)) return null;
  const ordered = hasRoute(seasOfCarriers(carriers, board), move.at, move.into, board);
  const wanted = move.via && hasRoute(fleets, move.at, move.into, board);
  if (!ordered && !wanted) return null;
  const goes = (by: RouteFact['by'], reason: RouteFact['reason']): RouteFact => ({
    type: 'route',
    unit: move.at,
    by,
    reason,
  });
  if (adjacentConvoy === 'exchange') {
    if (!ordered) return goes('land', 'no-route');
    const exchange = moves.get(move.into)?.into === move.at;
    return exchange ? goes('convoy', 'exchange') : goes('land', 'no-exchange');
  }
  if (wanted && !ordered && unorderedConvoy === 'walks') return goes('land', 'no-route');
  if (wanted) return goes('convoy', 'via-convoy');
  const own = carriers.some(({ unit }) => unit.power === move.unit.power);
  if (adjacentConvoy === 'own-fleet-or-via' && own) return goes('convoy', 'own-fleet');
  return goes('land', 'foreign-fleet');
}
