import { spaceOf, type SpaceId } from '../board/board.ts';
import { SPACES } from '../board/spaces.ts';
import type { AdjustmentOrder } from '../orders/adjustment-order.ts';
import type { AdjustmentFactOf, AdjustmentIllegalReason } from '../trace/adjustment-fact.ts';
import {
  aUnit,
  countOf,
  holdings,
  unitThere,
  type AdjustmentTelling,
} from './adjustment-telling.ts';
import { placeName, spaceName } from './names.ts';
import { counted } from './words.ts';

/** Where an order builds or removes; null for a build declined. */
const place = (order: AdjustmentOrder): SpaceId | null =>
  order.type === 'waive' ? null : spaceOf(order.unit.at);

const inSpace = (order: AdjustmentOrder): string => {
  const space = place(order);
  return space === null ? '' : ` in ${spaceName(space)}`;
};

/** `Germany cannot build in Warsaw: ...`. */
const cannotBuild = (order: AdjustmentOrder, why: string): string =>
  `${order.power} cannot build${inSpace(order)}: ${why}`;

function notDue(order: AdjustmentOrder, t: AdjustmentTelling): string {
  const count = countOf(order.power, t);
  const why = count ? `it has ${holdings(count)}` : 'its units and centres do not ask for it';
  switch (order.type) {
    case 'build':
      return cannotBuild(order, why);
    case 'waive':
      return `${order.power} has no build to decline: ${why}`;
    case 'remove':
      return `${order.power} does not remove a unit${inSpace(order)}: ${why}`;
  }
}

function notHome(order: AdjustmentOrder): string {
  const { home } = SPACES[place(order) ?? 'ADR'];
  const whose = home === null ? 'nobody’s home centre' : `a home centre of ${home}`;
  return cannotBuild(order, `it is ${whose}`);
}

function notOwned(order: AdjustmentOrder, { turn, step }: AdjustmentTelling): string {
  const space = place(order);
  const captured = step.because
    .map((id) => turn.ruling.steps[id]?.fact)
    .find((fact) => fact?.type === 'captures');
  const owner = space === null ? undefined : turn.position.owners[space];
  if (captured?.type === 'captures') return cannotBuild(order, `${captured.by} has just taken it`);
  return cannotBuild(order, owner ? `${owner} owns it` : 'nobody owns it');
}

function occupied(order: AdjustmentOrder, { units }: AdjustmentTelling): string {
  const there = units.get(place(order) ?? 'ADR');
  return cannotBuild(order, there ? `${aUnit(there)} stands there` : 'it is occupied');
}

function tooMany(order: AdjustmentOrder, t: AdjustmentTelling): string {
  const count = countOf(order.power, t);
  const due = count ? Math.abs(count.centres - count.units) : 1;
  const before = `the ${due === 1 ? 'order' : 'orders'} before this one`;
  if (order.type === 'remove')
    return `${order.power} removes ${counted(due, 'unit')}, and ${before} did that: no unit${inSpace(order)} has to go`;
  return `${order.power} may build ${counted(due, 'unit')}, and ${before} used that up`;
}

function removedAlready(order: AdjustmentOrder, { units }: AdjustmentTelling): string {
  const unit = units.get(place(order) ?? 'ADR');
  return `${order.power} removes ${unit ? unitThere(unit) : 'that unit'} already, and a unit goes only once`;
}

const aFleetIn = (order: AdjustmentOrder): string =>
  `${order.power} cannot build a fleet${inSpace(order)}`;

const CAUSES: {
  readonly [R in AdjustmentIllegalReason]: (order: AdjustmentOrder, t: AdjustmentTelling) => string;
} = {
  'not-due': notDue,
  'not-a-centre': (order) => cannotBuild(order, 'it is no supply centre'),
  'not-home': notHome,
  'not-owned': notOwned,
  occupied,
  'kind-missing': (order) =>
    `${order.power} is to build${inSpace(order)}, but its order says neither army nor fleet`,
  'fleet-inland': (order) => `${aFleetIn(order)}: it has no coast`,
  'coast-missing': (order) => `${aFleetIn(order)}, for the order does not say on which coast`,
  'coast-impossible': (order) =>
    order.type === 'waive'
      ? `${aFleetIn(order)}: it has no such coast`
      : `${order.power} cannot build a fleet on ${placeName(order.unit.at)}: there is no such coast`,
  'no-unit': (order) => `${order.power} has no unit${inSpace(order)} that it could remove`,
  'built-already': (order) =>
    cannotBuild(order, 'it builds there already, and a centre takes only one new unit'),
  'removed-already': removedAlready,
  waiving: ({ power }) => `${power} cannot decline a build: it must build wherever it can`,
  'too-many': tooMany,
};

/** An order of an adjustment phase is illegal: why. */
export const adjustmentIllegal = (
  { order, reason }: AdjustmentFactOf<'adjustment-illegal'>,
  t: AdjustmentTelling,
): string => `${CAUSES[reason](order, t)}.`;
