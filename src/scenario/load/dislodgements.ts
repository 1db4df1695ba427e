import { boardIn, neighbours, spaceOf } from '../../board/board.ts';
import type { Board, Location, Piece, Position, Unit } from '../../board/board.ts';
import { formatLocation, lookUpLocation } from '../../board/names.ts';
import { unitAt as nameOf } from '../../board/unit-at.ts';
import { formatPiece } from '../../orders/format-order.ts';
import type { Order } from '../../orders/order.ts';
import { fields, texts } from './fields.ts';
import type { PlacedExpectation } from './expectations.ts';
import { either } from '../../orders/nearest.ts';
import { formatOutcome } from '../outcomes.ts';
import { keyAt, type FilePlace, type ReportProblem, valueAt } from '../file-place.ts';
import { nearestSpaces, readPiece } from './read-order.ts';
import type { ExpectedDislodgement } from '../scenario.ts';
import { isSameUnit } from './units.ts';

/** The dislodged units of a file. They must agree with the outcomes of its orders. */
export function loadDislodged(
  value: unknown,
  position: Position,
  orders: readonly PlacedExpectation[],
  report: ReportProblem,
): readonly ExpectedDislodgement[] {
  const board = boardIn(position);
  const found = Object.entries(fields(value)).flatMap(([text, entry]) => {
    const place = keyAt('dislodged', text);
    const unit = unitAt(text, place, position, report);
    if (!unit) return [];
    const { power, by, retreats } = fields(entry);
    if (power !== undefined)
      report(
        valueAt('dislodged', text, 'power'),
        'The orders already give the power of this unit.',
        'only "by" and "retreats"',
      );
    if (by === undefined)
      report(
        valueAt('dislodged', text),
        '"by" is missing.',
        'by: the unit that drives it out, where it came from: A Pru',
      );
    const victor =
      typeof by === 'string' ? findVictor(by, text, unit, { orders, board }, report) : null;
    const open = texts(retreats).flatMap(
      ({ text: at, index }) =>
        readRetreat(at, unit, board, valueAt('dislodged', text, 'retreats', index), report) ?? [],
    );
    const ordered = neighbours(unit, board).filter((at) => open.includes(at));
    return [{ unit, place, by: victor, retreats: ordered }];
  });

  if (found.length === Object.keys(fields(value)).length)
    compareWithOrders(found, orders, board, report);
  return found.map(({ unit, by, retreats }) => ({
    unit: nameOf(unit),
    by: nameOf(by ?? unit),
    retreats,
  }));
}

/** Checks that the orders' outcomes and the list of dislodged units agree. */
function compareWithOrders(
  found: readonly { readonly unit: Unit }[],
  orders: readonly PlacedExpectation[],
  board: Board,
  report: ReportProblem,
): void {
  for (const { order, outcome, dislodged, place } of orders) {
    const isListed = found.some(({ unit }) => isOf(order, unit));
    const piece = formatPiece(order.unit, board);
    if (dislodged && !isListed)
      report(
        valueAt(...place.path),
        `${piece} is not listed as dislodged.`,
        `"${piece}: { by: ..., retreats: [...] }" below "dislodged:"`,
      );
    if (!dislodged && isListed)
      report(
        valueAt(...place.path),
        `${piece} is listed as dislodged.`,
        `"${formatOutcome({ outcome, dislodged: true })}"`,
      );
  }
}

const isOf = ({ power, unit: { kind, at } }: Order, unit: Unit): boolean =>
  isSameUnit({ power, kind, at }, unit);

function unitAt(
  text: string,
  place: FilePlace,
  position: Position,
  report: ReportProblem,
): Unit | null {
  const { units } = position;
  const board = boardIn(position);
  const read = readPiece(text, board);
  if (!read.ok) {
    report(place, read.error.message, read.error.expected, read.error.inside, read.error.order);
    return null;
  }
  const { kind, at } = read.value;
  const unit = units.find((other) => other.kind === kind && spaceOf(other.at) === spaceOf(at));
  if (!unit)
    report(place, `There is no ${text}.`, either(units.map((one) => formatPiece(one, board))));
  return unit ?? null;
}

function findVictor(
  by: string,
  dislodged: string,
  unit: Unit,
  { orders, board }: { readonly orders: readonly PlacedExpectation[]; readonly board: Board },
  report: ReportProblem,
): Piece | null {
  const place = valueAt('dislodged', dislodged, 'by');
  const read = readPiece(by, board);
  if (!read.ok) {
    report(place, read.error.message, read.error.expected, read.error.inside, read.error.order);
    return null;
  }
  const entering = orders.filter(
    ({ order, outcome }) =>
      (order.type === 'move' || order.type === 'land') &&
      outcome === 'succeeds' &&
      spaceOf(order.to) === spaceOf(unit.at),
  );
  const { kind, at } = read.value;
  const victor = entering.find(
    ({ order }) => order.unit.kind === kind && spaceOf(order.unit.at) === spaceOf(at),
  );
  if (victor) return victor.order.unit;
  const expected = entering.map(({ order }) => formatPiece(order.unit, board));
  report(
    place,
    `${by} does not move to ${formatLocation(spaceOf(unit.at), board)}.`,
    expected.length > 0 ? either(expected) : 'a unit whose move there "succeeds"',
  );
  return null;
}

/** A location that a dislodged unit may retreat to. */
export function readRetreat(
  text: string,
  unit: Unit,
  board: Board,
  place: FilePlace,
  report: ReportProblem,
): Location | null {
  const open = neighbours(unit, board);
  const meant = lookUpLocation(text, board);
  const at = meant.find((location) => open.includes(location));
  if (at) return at;
  if (meant.length === 0) report(place, `Unknown space "${text}".`, nearestSpaces(text, board));
  else
    report(
      place,
      `${formatPiece(unit, board)} cannot reach ${text}.`,
      // An army at sea has no neighbours.
      open.length > 0 ? either(open.map((at) => formatLocation(at, board))) : '"retreats: []"',
    );
  return null;
}
