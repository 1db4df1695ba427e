import { spaceOf } from '../board/board.ts';
import { SPACES } from '../board/spaces.ts';
import type { RetreatPhaseOrder } from '../orders/retreat-order.ts';
import type { RetreatFactOf, RetreatIllegalReason } from '../trace/retreat-fact.ts';
import { outOfReach } from './legality.ts';
import { placeName, spaceName, unitName } from './names.ts';
import { BARRED } from './retreat.ts';
import { named, type RetreatTelling } from './retreat-telling.ts';

const DOINGS = {
  hold: 'hold',
  move: 'move',
  'support-hold': 'support',
  'support-move': 'support',
  convoy: 'convoy',
} as const;

const isRetreat = (order: RetreatPhaseOrder) => order.type === 'retreat';

/** Where a retreat was to go. */
const goal = (order: RetreatPhaseOrder): string => (isRetreat(order) ? placeName(order.to) : '');

function notARetreat(order: RetreatPhaseOrder, t: RetreatTelling): string {
  const at = spaceOf(order.unit.at);
  const doing =
    order.type === 'retreat' || order.type === 'disband' ? order.type : DOINGS[order.type];
  return t.fallen.get(at)?.power === order.power
    ? `${named(at, t)} is ordered to ${doing}, but a dislodged unit can only retreat or be disbanded`
    : `${unitName(at)} is ordered to ${doing}, but only dislodged units do anything now`;
}

function unreachable(order: RetreatPhaseOrder, t: RetreatTelling): string {
  const at = spaceOf(order.unit.at);
  const unit = t.fallen.get(at);
  if (!isRetreat(order) || !unit) return `${named(at, t)} cannot go there`;
  const to = spaceOf(order.to);
  const said = `${named(at, t)} cannot retreat to ${spaceName(to)}`;
  if (to === at) return `${said}: it is being driven out of there`;
  const isCrossing =
    unit.kind === 'A' && [at, to].every((space) => SPACES[space].kind === 'coastal');
  const why = outOfReach(unit, to);
  return isCrossing ? `${said}: ${why}, and no unit retreats by convoy` : `${said}: ${why}`;
}

function coastMissing(order: RetreatPhaseOrder, t: RetreatTelling): string {
  const said = `${named(spaceOf(order.unit.at), t)} is ordered to retreat to ${goal(order)}`;
  const retreater = t.turn.position.dislodged.find(
    ({ unit }) => spaceOf(unit.at) === spaceOf(order.unit.at),
  );
  const near = [...(retreater?.retreats ?? []), ...(retreater?.barred ?? []).map(({ at }) => at)];
  const coasts = near.filter((at) => isRetreat(order) && spaceOf(at) === spaceOf(order.to));
  return coasts.length === 1
    ? `${said}, which has two coasts, but the order names neither`
    : `${said} and could reach two of its coasts, but the order names neither`;
}

const cannot = (order: RetreatPhaseOrder, t: RetreatTelling, why: string): string =>
  `${named(spaceOf(order.unit.at), t)} cannot retreat to ${goal(order)}: ${why}`;

/** Who occupies the space that a unit wants: `an army stands there`. */
function occupation(order: RetreatPhaseOrder, { standing }: RetreatTelling): string {
  const there = isRetreat(order) ? standing.get(spaceOf(order.to)) : undefined;
  return there ? `${there.kind === 'A' ? 'an army' : 'a fleet'} stands there` : 'it is occupied';
}

const CAUSES: {
  readonly [R in RetreatIllegalReason]: (order: RetreatPhaseOrder, t: RetreatTelling) => string;
} = {
  'not-a-retreat': notARetreat,
  'no-unit': ({ power, unit }) =>
    `${power} has no dislodged unit in ${spaceName(spaceOf(unit.at))}, so there is nobody to follow the order`,
  unreachable,
  'coast-missing': coastMissing,
  'coast-impossible': (order, t) =>
    `${named(spaceOf(order.unit.at), t)} is ordered to retreat to ${goal(order)}, which it cannot reach`,
  occupied: (order, t) => cannot(order, t, occupation(order, t)),
  'attacker-origin': (order, t) => cannot(order, t, BARRED['attacker-origin']),
  'stand-off': (order, t) => cannot(order, t, BARRED['stand-off']),
};

/** An order of a retreat phase is illegal: why. */
export const retreatIllegal = (
  { order, reason }: RetreatFactOf<'retreat-illegal'>,
  t: RetreatTelling,
): string => `${CAUSES[reason](order, t)}.`;
