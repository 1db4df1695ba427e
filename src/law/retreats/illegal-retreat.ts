import { spaceOf } from '../../board/board.ts';
import type { Location } from '../../board/board.ts';
import type { Retreat, RetreatPhaseOrder } from '../../orders/retreat-order.ts';
import type { Choices } from '../../rules/edition.ts';
import type { RetreatIllegalReason } from '../../trace/retreat-fact.ts';
import type { Retreater } from '../../trace/retreat-ruling.ts';

/** What an order means: where its unit goes (`to` null: it disbands), or why it is illegal. */
export type RetreatMeaning =
  | { readonly illegal: null; readonly to: Location | null }
  | { readonly illegal: RetreatIllegalReason };

/**
 * Judges an order of a retreat phase (1971 XI; DATC 3.0 6.H). `retreater`: the dislodged unit that it is for, or null.
 * Where a unit may go was decided in the movement phase; there are no convoys or supports here.
 */
export function judgeRetreatOrder(
  order: RetreatPhaseOrder,
  retreater: Retreater | null,
  choices: Choices,
): RetreatMeaning {
  if (order.type !== 'retreat' && order.type !== 'disband') return { illegal: 'not-a-retreat' };
  if (!retreater) return { illegal: 'no-unit' };
  return order.type === 'disband'
    ? { illegal: null, to: null }
    : judgeRetreat(order, retreater, choices);
}

function judgeRetreat({ to }: Retreat, retreater: Retreater, choices: Choices): RetreatMeaning {
  const at = locationMeant(to, retreater, choices);
  if ('illegal' in at) return at;
  const bar = retreater.barred.find((barred) => barred.at === at.location);
  return bar ? { illegal: bar.reason } : { illegal: null, to: at.location };
}

/** The adjacent location that is meant: the coast that is named, or the only one within reach (1971 VII.3.b). */
function locationMeant(
  to: Location,
  { unit, retreats, barred }: Retreater,
  { onlyCoast }: Choices,
): { readonly location: Location } | { readonly illegal: RetreatIllegalReason } {
  const space = spaceOf(to);
  const reached = [...retreats, ...barred.map(({ at }) => at)].filter(
    (at) => spaceOf(at) === space,
  );
  const [only, another] = reached;
  if (only === undefined) return { illegal: 'unreachable' };
  // An army's coast is ignored (DATC 3.0 4.B.6).
  if (unit.kind === 'A') return { location: only };
  if (reached.includes(to)) return { location: to };
  if (to !== space) return { illegal: 'coast-impossible' };
  return another !== undefined || onlyCoast === 'must-be-named'
    ? { illegal: 'coast-missing' }
    : { location: only };
}
