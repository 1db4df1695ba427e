import { spaceOf, type Location, type Piece, type SpaceId, type Unit } from '../board/board.ts';
import { formatLocation } from '../board/names.ts';
import { SPACES } from '../board/spaces.ts';
import type { Ordered } from '../orders/order.ts';
import type { Repair, RepairKind } from '../orders/repair.ts';
import type { RetreatPhaseOrder } from '../orders/retreat-order.ts';
import type { FactOf } from '../trace/fact.ts';
import { kindName, placeName, spaceName, unitIn } from './names.ts';
import type { Telling } from './telling.ts';
import { listed, possessive } from './words.ts';

type Units = ReadonlyMap<SpaceId, Unit>;

const piecesOf = (order: RetreatPhaseOrder): readonly Piece[] =>
  'target' in order ? [order.unit, order.target] : [order.unit];

const moverOf = (order: RetreatPhaseOrder): Piece =>
  'target' in order ? order.target : order.unit;

/** The place of the order that goes by this name in notation. */
function placeCalled(order: RetreatPhaseOrder, name: string): Location | null {
  const places = [...piecesOf(order).map(({ at }) => at), ...('to' in order ? [order.to] : [])];
  return places.find((at) => formatLocation(at) === name) ?? null;
}

/** `the order of the army in Munich`; of a unit that is not there `Germany’s order for Munich`. */
function orderName({ power, unit }: RetreatPhaseOrder, units: Units): string {
  const at = spaceOf(unit.at);
  return units.get(at)?.power === power
    ? `the order of ${unitIn(at, units)}`
    : `${possessive(power)} order for ${spaceName(at)}`;
}

function letter(order: RetreatPhaseOrder, { from, to }: Repair, units: Units): string {
  const piece = piecesOf(order).find(({ kind, at }) => `${kind} ${formatLocation(at)}` === to);
  const unit = piece && units.get(spaceOf(piece.at));
  const there = unit ? `${unit.kind === 'A' ? 'an army' : 'a fleet'} stands` : null;
  if (/^[AF]\b/i.test(from) || /^(army|fleet)\b/i.test(from))
    return `says “${from}”, but ${there ?? 'nothing stands'} there. The letter is passed over`;
  return `leaves out whether “${from}” is an army or a fleet: ${there ?? 'nothing stands'} there`;
}

/** Why the coast that was named does not count. */
function coast(order: RetreatPhaseOrder, { from, to }: Repair, units: Units): string {
  const at = placeCalled(order, to);
  const space = at === null ? null : spaceOf(at);
  const isGoal = 'to' in order && order.to === at;
  const unit = space === null ? undefined : units.get(space);
  const kind = isGoal ? moverOf(order).kind : unit?.kind;
  if (!isGoal && unit && unit.at !== space)
    return `says “${from}”, but the fleet there stands on ${placeName(unit.at)}. The coast is passed over`;
  if (kind === 'A') return `says “${from}”, but to an army a coast does not matter`;
  const name = space === null ? 'the space' : spaceName(space);
  const none = space !== null && SPACES[space].coasts.length === 0;
  return `says “${from}”, but ${name} ${none ? 'is not divided into coasts' : 'has no such coast'}. The coast is passed over`;
}

function name(order: RetreatPhaseOrder, { from, to }: Repair): string {
  const at = placeCalled(order, to);
  return `says “${from}”, and only ${at === null ? to : placeName(at)} fits`;
}

function nationality(order: RetreatPhaseOrder, { from, to }: Repair, units: Units): string {
  const at = spaceOf(moverOf(order).at);
  return `says “${from}”, but ${unitIn(at, units)} is ${to}. Whose it is need not be said`;
}

function dash(order: RetreatPhaseOrder, { from }: Repair): string {
  const move =
    'to' in order
      ? `the move from ${placeName(moverOf(order).at)} to ${placeName(order.to)}`
      : 'a move';
  return `lacks a dash: “${from}” can only be ${move}`;
}

/** What is said of the order, for each kind of repair; a verb first. */
const TOLD: {
  readonly [K in RepairKind]: (order: RetreatPhaseOrder, repair: Repair, units: Units) => string;
} = {
  dash,
  name,
  letter,
  coast,
  nationality,
  place: ({ power, unit }) =>
    `does not say where the ${kindName(unit.kind)} stands, but ${power} has only one`,
  blank: (_, { from, to }) => `runs two words together: “${from}” is “${to}”`,
  route: (_, { from }) =>
    `names the way, “${from}”. Only the destination counts: the fleets’ own orders make the way`,
  replaces: (_, { from }) => `came later and replaces “${from}”`,
};

/** What was written otherwise than it must be meant, and why it is read so. `units`: those that the power may mean. */
export const repairTold = (order: RetreatPhaseOrder, repair: Repair, units: Units): string =>
  `${orderName(order, units)} ${TOLD[repair.what](order, repair, units)}.`;

export const repaired = ({ order, repair }: FactOf<'repaired'>, { units }: Telling): string =>
  repairTold(order, repair, units);

/** A repair in short: `“F Mun” is read as A Mun`. */
export function repairShort({ what, from, to }: Repair): string {
  return what === 'replaces' ? `${to} replaces “${from}”` : `“${from}” is read as ${to}`;
}

/** What stood in the order before it was read as it is: `written “F Mun”`; empty if just what is read. */
export function asWritten(order: Ordered): string {
  const quoted = (repairs: readonly Repair[]): string =>
    listed([...new Set(repairs.map(({ from }) => `“${from}”`))]);
  const repairs = order.repairs ?? [];
  const reworded = repairs.filter(({ what }) => what !== 'replaces');
  const replaced = repairs.filter(({ what }) => what === 'replaces');
  return [
    reworded.length > 0 ? `written ${quoted(reworded)}` : '',
    replaced.length > 0 ? `replaces ${quoted(replaced)}` : '',
  ]
    .filter((part) => part !== '')
    .join(', ');
}
