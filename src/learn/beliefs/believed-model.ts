import { fleetLocations, neighbours, spaceOf, type Unit } from '../../board/board.ts';
import { SPACES } from '../../board/spaces.ts';
import type { Order } from '../../orders/order.ts';
import type { IllegalReason, UnitAt } from '../../trace/fact.ts';
import type {
  LegalMove,
  UnitAction,
  LegalSupport,
  TurnModel,
} from '../../trace/model/turn-model.ts';
import type { MisconceptionId } from '../misconceptions.ts';

/** A turn before any decision, as somebody with a misconception reads it. */
export interface BelievedModel extends TurnModel {
  /** The units whose orders are taken to be legal though they are not, or to have an effect though they have none. */
  readonly takenForLegal: ReadonlySet<UnitAt>;
}

/** A turn as somebody with this belief reads it; null: according to the rules. */
export function believedModel(model: TurnModel, belief: MisconceptionId | null): BelievedModel {
  switch (belief) {
    case 'support-from-anywhere':
      return withSupports(model, illegalSupports(model));
    case 'support-for-any-move':
      return withSupports(
        model,
        voidSupports(model, ['other-move', 'not-moving']).map((support) => ({
          ...support,
          into: model.moves.get(support.target)?.into ?? support.target,
        })),
      );
    case 'moving-unit-is-supported':
      return withSupports(model, voidSupports(model, ['moves']), 'in-place');
    case 'fleet-follows-land':
      return withMoves(model, (unit, to) => {
        const asArmy = neighbours({ kind: 'A', at: unit.at });
        return (
          unit.kind === 'F' &&
          SPACES[spaceOf(to)].kind === 'coastal' &&
          asArmy.some((at) => spaceOf(at) === spaceOf(to))
        );
      });
    case 'coast-is-one':
      return withMoves(
        model,
        (unit, to) =>
          unit.kind === 'F' &&
          fleetLocations(spaceOf(unit.at)).some((at) =>
            neighbours({ kind: 'F', at }).some((next) => spaceOf(next) === spaceOf(to)),
          ),
      );
    case 'fleet-in-port-convoys': {
      const ports = illegalOrders(model, 'convoy-off-sea');
      const carried = (unit: Unit, to: LegalMove['to']): boolean =>
        ports.some(
          (order) =>
            order.type === 'convoy' &&
            spaceOf(order.target.at) === spaceOf(unit.at) &&
            order.to === spaceOf(to),
        );
      const moved = withMoves(model, carried);
      const fleets = ports.map(({ unit }) => spaceOf(unit.at));
      return { ...moved, takenForLegal: new Set([...moved.takenForLegal, ...fleets]) };
    }
    default:
      return { ...model, takenForLegal: new Set() };
  }
}

const illegalOrders = (model: TurnModel, reason: IllegalReason): readonly Order[] =>
  model.illegal.flatMap((one) => (one.reason === reason ? one.orders : []));

/** Supports into spaces that the supporter could not enter, of something that was ordered. */
function illegalSupports(model: TurnModel): readonly LegalSupport[] {
  return illegalOrders(model, 'support-unreachable').flatMap((order): readonly LegalSupport[] => {
    const at = spaceOf(order.unit.at);
    const unit = model.units.get(at);
    if (!unit || (order.type !== 'support-move' && order.type !== 'support-hold')) return [];
    const target = spaceOf(order.target.at);
    const into = order.type === 'support-move' ? spaceOf(order.to) : target;
    const does = model.moves.get(target)?.into ?? target;
    const to = order.type === 'support-move' ? order.to : null;
    return does === into ? [{ type: 'support', unit, at, target, to, into }] : [];
  });
}

const voidSupports = (model: TurnModel, reasons: readonly string[]): readonly LegalSupport[] =>
  [...model.voids].flatMap(([at, reason]) => {
    const order = model.actions.get(at);
    return order?.type === 'support' && reasons.includes(reason) ? [order] : [];
  });

/** The model with these supports; those for a unit that moves help its move, unless they are for holding in place. */
function withSupports(
  model: TurnModel,
  supports: readonly LegalSupport[],
  help: 'as-ordered' | 'in-place' = 'as-ordered',
): BelievedModel {
  const moveSupports = new Map(model.moveSupports);
  const holdSupports = new Map(model.holdSupports);
  const actions = new Map(model.actions);
  const voids = new Map(model.voids);
  for (const support of supports) {
    const isMove = help === 'as-ordered' && model.moves.has(support.target);
    const list = isMove ? moveSupports : holdSupports;
    list.set(support.target, [...(list.get(support.target) ?? []), support]);
    actions.set(support.at, support);
    voids.delete(support.at);
  }
  const takenForLegal = new Set(supports.map(({ at }) => at));
  return { ...model, moveSupports, holdSupports, actions, voids, takenForLegal };
}

/** The model with the illegal moves that somebody takes to be possible. */
function withMoves(
  model: TurnModel,
  isPossible: (unit: Unit, to: LegalMove['to']) => boolean,
): BelievedModel {
  const added = model.illegal.flatMap(({ orders: [order] }): readonly LegalMove[] => {
    if (order?.type !== 'move') return [];
    const at = spaceOf(order.unit.at);
    const unit = model.units.get(at);
    if (unit?.power !== order.power || model.moves.has(at)) return [];
    if (!isPossible(unit, order.to)) return [];
    const into = spaceOf(order.to);
    return at === into ? [] : [{ type: 'move', unit, at, to: order.to, into, via: false }];
  });
  const moves = new Map(model.moves);
  const into = new Map(model.into);
  const actions = new Map<UnitAt, UnitAction>(model.actions);
  for (const move of added) {
    moves.set(move.at, move);
    into.set(move.into, [...(into.get(move.into) ?? []), move]);
    actions.set(move.at, move);
  }
  return { ...model, moves, into, actions, takenForLegal: new Set(added.map(({ at }) => at)) };
}
