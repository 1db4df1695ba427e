import { boardIn, type Board, type SpaceId } from '../../board/board.ts';
import { lookUpSpace } from '../../board/names.ts';
import { readFleetOrders } from '../../orders/notations/army-fleet/read-fleet-orders.ts';
import { keyAt, type ReportProblem, valueAt } from '../file-place.ts';
import type { Phases, Scenario } from '../scenario.ts';
import { loadAdjustments, loadCentres, ownersOf } from './load-adjustments.ts';
import { loadDislodged } from './dislodgements.ts';
import { checkOrders, loadExpectations, loadOrders, unitsOf } from './expectations.ts';
import { type Fields, texts } from './fields.ts';
import { nearestSpaces } from './read-order.ts';
import { afterRetreats, boardAfter, loadGiven, loadRetreats } from './load-retreats.ts';
import { loadUnits, placeUnits } from './units.ts';

/** The phases of a file, and their expected outcomes. */
export type ExpectedPhases = Phases &
  Pick<Scenario, 'expected' | 'dislodged' | 'starved' | 'expectedRetreats' | 'expectedAdjustments'>;

/**
 * Reads the units and the orders of every phase of a file whose shape was checked. `faulty`: the fields of the file
 * in which something was reported; `report` adds to it.
 */
export function loadPhases(
  file: Fields,
  report: ReportProblem,
  faulty: ReadonlySet<string | number | undefined>,
  on: { readonly board?: Board } = {},
): ExpectedPhases {
  const given = boardIn(on);
  const { units, orders, dislodged, retreats, owners, centres, editions, starved, ...rest } = file;
  const hasFleets = Array.isArray(editions) && editions.includes('A/F');
  const reader = hasFleets ? readFleetOrders : undefined;
  const listed = loadUnits(units, given, report);
  // The units that the orders imply resolve, on a second reading, what the orders say of one another.
  const placed = listed ?? unitsOf(loadOrders(orders, { board: given }, ignore, reader));
  const position = placeUnits(placed, on, report);
  const expected = loadExpectations(
    loadOrders(orders, { position, board: given }, report, reader),
    report,
  );
  checkOrders(expected, position, report);
  // With a unit or an order missing, every dislodgement would look wrong.
  const isSound = !faulty.has('units') && !faulty.has('orders');
  const moves = orders !== undefined;
  const driven = isSound && moves ? loadDislodged(dislodged, position, expected, report) : [];
  const retreaters = isSound && !moves ? loadGiven(dislodged, position, report) : [];
  const board = moves
    ? boardAfter(position, expected, driven)
    : { ...position, dislodged: retreaters };
  const isDislodgedSound = isSound && !faulty.has('dislodged');
  const retreating = isDislodgedSound ? loadRetreats(retreats, board, report) : [];
  const adjusted =
    centres === undefined
      ? null
      : loadAdjustments({ ...rest, centres }, afterRetreats(board, retreating), report);
  if (adjusted && owners !== undefined)
    report(keyAt('owners'), '"centres" says who owns what.', 'only one of them');
  const shown =
    owners === undefined ? null : ownersOf(loadCentres(file, 'owners', given, report), given);
  const known = adjusted?.owners ?? shown;
  return {
    position: known ? { ...position, owners: known } : position,
    orders: expected.map(({ order }) => order),
    expected: expected.map(({ text, order, outcome, dislodged: falls }) => ({
      text,
      order,
      outcome,
      dislodged: falls,
    })),
    dislodged: driven,
    ...(starved === undefined ? {} : { starved: loadSeas(starved, report) }),
    retreats:
      retreats === undefined
        ? null
        : { given: moves ? null : retreaters, orders: retreating.map(({ order }) => order) },
    expectedRetreats: retreating,
    adjustments: adjusted?.part ?? null,
    expectedAdjustments: adjusted?.expected ?? null,
  };
}

const loadSeas = (value: unknown, report: ReportProblem): readonly SpaceId[] =>
  texts(value).flatMap(({ text, index }) => {
    const [sea] = lookUpSpace(text);
    if (sea === undefined)
      report(valueAt('starved', index), `Unknown space "${text}".`, nearestSpaces(text));
    return sea ?? [];
  });

const ignore: ReportProblem = () => undefined;
