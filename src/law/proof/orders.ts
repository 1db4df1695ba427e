import type { UnitAt } from '../../board/unit-at.ts';
import { CONVOY, MOVE, PATH, SUPPORT } from '../known.ts';
import { ambiguity, inOrder, isSame } from '../orders.ts';
import type { Judged, TurnUnit } from '../turn.ts';
import { noteSettled, state, type ProofDraft } from './draft.ts';

/* What a proof says before anything is decided: repairs, orders that are not followed, what has no effect, ways. */

export function stateOrders(draft: ProofDraft): void {
  const { units, strays } = draft.turn;
  stateRepairs(draft);
  for (const unit of units) {
    const sorted = inOrder(unit.orders, unit, draft.turn);
    stateIllegal(draft, sorted, unit);
    stateAmbiguity(draft, sorted, unit);
  }
  stateIllegal(draft, inOrder(strays, null, draft.turn), null);
  for (const unit of units)
    if (unit.task === 'support' || unit.task === 'convoy') stateVoid(draft, unit, unit.task);
  for (const unit of units) {
    if (unit.task !== 'move') continue;
    if (unit.route) state(draft, { type: 'route', unit: unit.id, ...unit.route });
    stateVoid(draft, unit, 'move');
  }
}

/** In the order of the board. */
function stateRepairs(draft: ProofDraft): void {
  const { units, strays, board } = draft.turn;
  const isRepaired = ({ order }: Judged): boolean => order.repairs !== undefined;
  const repaired = [...units.flatMap(({ orders }) => orders.filter(isRepaired)), ...strays]
    .filter(isRepaired)
    .sort((one, other) => one.told.at - other.told.at);
  for (const { order, told } of repaired)
    for (const repair of order.repairs ?? []) {
      const unit = (board.names[told.at] ?? order.unit.at) as UnitAt;
      state(draft, { type: 'repaired', unit, order, repair });
    }
}

/** One statement for all illegal orders with the same meaning. */
function stateIllegal(draft: ProofDraft, sorted: readonly Judged[], unit: TurnUnit | null): void {
  let last: Judged | null = null;
  for (const one of sorted) {
    if (one.illegal === null) continue;
    const known: number | undefined =
      last && isSame(last, one, unit, draft.turn) ? draft.ofOrder.get(last) : undefined;
    const fact = { type: 'illegal', order: one.order, reason: one.illegal } as const;
    draft.ofOrder.set(one, known ?? state(draft, fact));
    last = one;
  }
}

function stateAmbiguity(draft: ProofDraft, sorted: readonly Judged[], unit: TurnUnit): void {
  const several = ambiguity(unit, draft.turn);
  if (!several) return;
  const { meanings, followed } = several;
  const statement = state(draft, {
    type: 'ambiguous',
    unit: unit.id,
    orders: meanings.map(({ order }) => order),
    followed: followed?.order ?? null,
  });
  for (const one of sorted) if (one.illegal === null) draft.ofOrder.set(one, statement);
}

const DECISIONS = { move: [PATH, MOVE], support: [SUPPORT], convoy: [CONVOY] } as const;

function stateVoid(draft: ProofDraft, unit: TurnUnit, kind: keyof typeof DECISIONS): void {
  if (unit.void === null) return;
  const statement = state(draft, { type: 'void', unit: unit.id, kind, reason: unit.void });
  for (const one of DECISIONS[kind]) noteSettled(draft, unit, one, statement);
}
