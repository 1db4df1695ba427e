import { adjudicate } from '../law/adjudicate.ts';
import { retreatPosition } from '../law/retreats/retreat-position.ts';
import { neighbours, spaceOf, type Position, type SpaceId, type Unit } from '../board/board.ts';
import type { TextOrder } from '../orders/notations/read-text.ts';
import type { OrderResult } from '../orders/notations/written-text.ts';
import { ORDER_TYPES, type Order } from '../orders/order.ts';
import type { Edition } from '../rules/edition.ts';
import type { Retreater } from '../trace/retreat-ruling.ts';
import type { RuledOrder, Ruling } from '../trace/ruling.ts';
import type { Turn } from '../trace/turn.ts';
import { free, type AuditBoard } from './audit-board.ts';
import type { Finding } from '../game/finding.ts';
import type { Auditing } from './auditing.ts';
import { resultsOf } from './our-results.ts';
import { rightUnder } from './right-under.ts';

/** An order in a record, with the results that the record states. */
export type RecordedOrder = Pick<TextOrder, 'power' | 'text' | 'order' | 'results'>;

/**
 * What can be compared: whether a move or a support succeeded, and whether the unit was dislodged. Null: not stated.
 */
interface Fate {
  readonly done: boolean | null;
  readonly dislodged: boolean;
}

export interface AuditedMoves {
  readonly turn: Turn;
  readonly findings: readonly Finding[];
  /** According to the record; where it says nothing, according to the rules. */
  readonly units: readonly Unit[];
  readonly dislodged: readonly Retreater[];
}

export const isMoveOrder = (order: NonNullable<TextOrder['order']>): order is Order =>
  ORDER_TYPES.some((type) => type === order.type);

/** Rules a movement phase again, and compares every order whose result is recorded. */
export function auditMoves(
  board: AuditBoard,
  recorded: readonly TextOrder[],
  auditing: Auditing,
): AuditedMoves {
  const { edition } = auditing;
  const position = { units: board.units };
  const orders = recorded.flatMap(({ order }) => (order && isMoveOrder(order) ? [order] : []));
  const ruling = adjudicate(position, orders, edition);
  const turn = { position, orders, edition, ruling };
  const findings = findingsOf(turn, recorded, auditing);
  return { turn, findings, ...afterwards(turn, recorded, findings) };
}

/** The recorded results that differ from a ruling. */
export function findingsOf(
  turn: Turn,
  recorded: readonly RecordedOrder[],
  auditing: Auditing,
): readonly Finding[] {
  const { position, orders, edition, ruling } = turn;
  const others = new Map<Edition, Ruling>();
  const ruledBy = (other: Edition): Ruling => {
    const known = others.get(other);
    if (known) return known;
    const found = adjudicate(position, orders, other, { trace: false });
    others.set(other, found);
    return found;
  };
  return recorded.flatMap((one): readonly Finding[] => {
    const ours = ruledOf(ruling, one);
    if (one.results.length === 0 || !ours) return [];
    const agrees = (other: RuledOrder | undefined): boolean =>
      other === undefined ||
      isSame(recordedFate(one, other, position, auditing), fateOf(other), one);
    if (agrees(ours)) return [];
    return [
      {
        what: 'order',
        power: one.power,
        order: one.text,
        theirs: one.results,
        ours: resultsOf(ours),
        right: rightUnder(edition, (other) => agrees(ruledOf(ruledBy(other), one))),
      },
    ];
  });
}

function ruledOf(
  { orders }: Pick<Ruling, 'orders'>,
  { order }: RecordedOrder,
): RuledOrder | undefined {
  if (!order || order.type === 'waive') return undefined;
  const space = spaceOf(order.unit.at);
  const own = orders.filter(({ unit }) => unit === space);
  return own.find((ruled) => ruled.order?.type === order.type) ?? own[0];
}

const FAILURES: readonly OrderResult[] = ['bounced', 'void', 'no convoy', 'failed', 'disrupted'];

/** What the record says, as far as it can be compared with a ruling: not every site marks void supports. */
function recordedFate(
  { power, order, results }: RecordedOrder,
  ours: RuledOrder,
  { units }: Position,
  { marked }: Auditing,
): Fate {
  const dislodged = marked.has('dislodged') ? results.includes('dislodged') : ours.dislodged;
  const has = (some: readonly OrderResult[]): boolean => results.some((one) => some.includes(one));
  switch (order?.type) {
    case 'move': {
      const isStopped = has(FAILURES) || (dislodged && !results.includes('succeeded'));
      return { done: !isStopped, dislodged };
    }
    case 'support-hold':
    case 'support-move': {
      const isVoid = ours.outcome === 'void' || ours.outcome === 'illegal';
      if (isVoid && !marked.has('void')) return { done: null, dislodged };
      // Some sites call a support void if it would dislodge a unit of its own power; it has no effect either way.
      const goal = order.type === 'support-move' ? spaceOf(order.to) : null;
      const isOwn = units.some(({ at, power: owner }) => owner === power && spaceOf(at) === goal);
      if (isOwn && has(['void', 'failed'])) return { done: null, dislodged };
      if (has(['cut', 'void', 'failed'])) return { done: false, dislodged };
      return { done: results.includes('succeeded') ? true : null, dislodged };
    }
    default:
      return { done: null, dislodged };
  }
}

function fateOf({ order, outcome, dislodged }: RuledOrder): Fate {
  switch (order?.type) {
    case 'move':
      return { done: outcome === 'succeeds', dislodged };
    case 'support-hold':
    case 'support-move':
      return { done: outcome === 'given', dislodged };
    default:
      return { done: null, dislodged };
  }
}

/** Records may or may not call the support of a dislodged unit cut. */
const isSame = (theirs: Fate, ours: Fate, { order }: RecordedOrder): boolean =>
  theirs.dislodged === ours.dislodged &&
  (theirs.done === null ||
    ours.done === null ||
    theirs.done === ours.done ||
    (order?.type !== 'move' && theirs.dislodged));

/** The board after the moves according to the record; if that is not a possible position, according to the rules. */
function afterwards(
  { position, ruling }: Turn,
  recorded: readonly TextOrder[],
  findings: readonly Finding[],
): Pick<AuditedMoves, 'units' | 'dislodged'> {
  const { units, dislodged } = retreatPosition(position, ruling);
  if (findings.length === 0) return { units, dislodged };
  const said = new Map<SpaceId, TextOrder>(
    recorded.flatMap((one) =>
      one.order && one.order.type !== 'waive' && one.results.length > 0
        ? [[spaceOf(one.order.unit.at), one] as const]
        : [],
    ),
  );
  const stay: Unit[] = [];
  const losers: Unit[] = [];
  for (const unit of position.units) {
    const one = said.get(spaceOf(unit.at));
    const ours = ruling.orders.find((ruled) => ruled.unit === spaceOf(unit.at));
    const isDislodged = one ? one.results.includes('dislodged') : (ours?.dislodged ?? false);
    const { order, results } = one ?? { order: ours?.order ?? null, results: [] };
    const hasMoved = one
      ? !results.some((result) => FAILURES.includes(result)) && !isDislodged
      : ours?.outcome === 'succeeds';
    if (isDislodged) losers.push(unit);
    else if (order?.type === 'move' && hasMoved)
      stay.push(units.find((each) => isMoved(each, unit, order)) ?? { ...unit, at: order.to });
    else stay.push(unit);
  }
  const spaces = stay.map(({ at }) => spaceOf(at));
  if (new Set(spaces).size < spaces.length) return { units, dislodged };
  return {
    units: stay,
    dislodged: losers.map((unit): Retreater => {
      const same = dislodged.find((one) => one.unit.at === unit.at);
      return {
        unit,
        retreats: free(same?.retreats ?? neighbours(unit), stay),
        barred: same?.barred ?? [],
      };
    }),
  };
}

/** The unit as our ruling has it: with the coast that its order left out. */
const isMoved = (after: Unit, before: Unit, order: Extract<Order, { type: 'move' }>): boolean =>
  after.power === before.power &&
  after.kind === before.kind &&
  spaceOf(after.at) === spaceOf(order.to);

export const unitName = ({ kind, at }: Pick<Unit, 'kind' | 'at'>): string => `${kind} ${at}`;
