import { boardIn, spaceIn, spaceOf } from '../../board/board.ts';
import type { Board, Owners, Position, SpaceId, Unit } from '../../board/board.ts';
import { formatLocation, lookUpSpace } from '../../board/names.ts';
import type { Power } from '../../board/powers.ts';
import { byPower, texts } from './fields.ts';
import { either } from '../../orders/nearest.ts';
import { OUTCOMES_OF_ADJUSTMENTS, parseAdjustmentOutcome } from '../phase-outcomes.ts';
import { loadPhaseOrders } from './phase-orders.ts';
import { type ReportProblem, valueAt } from '../file-place.ts';
import { nearestSpaces, readAdjustmentOrder, readPiece } from './read-order.ts';
import type { AdjustmentPart, ExpectedAdjustments } from '../scenario.ts';

export interface LoadedAdjustments {
  readonly owners: Owners;
  readonly part: AdjustmentPart;
  readonly expected: ExpectedAdjustments;
}

/** The adjustment phase of a file. `position`: the units before it, as far as the file states them. */
export function loadAdjustments(
  file: Readonly<Record<string, unknown>>,
  position: Position,
  report: ReportProblem,
): LoadedAdjustments {
  const board = boardIn(position);
  const orders = loadPhaseOrders(
    file['adjustments'],
    {
      field: 'adjustments',
      board,
      read: (text, power) => readAdjustmentOrder(text, power, position),
      parse: parseAdjustmentOutcome,
      possible: ({ type }) => OUTCOMES_OF_ADJUSTMENTS[type],
    },
    report,
  );
  const before = loadCentres(file, 'centres', board, report);
  return {
    owners: ownersOf(before, board),
    part: {
      captured: file['captures'] === false,
      orders: orders.map(({ order }) => order),
    },
    expected: {
      orders,
      removed: loadRemoved(file['removed'], position, report),
      owners: loadCentres(file, 'centres after', board, report),
    },
  };
}

export const ownersOf = (centres: Centres, { powers }: Board): Owners =>
  Object.fromEntries(
    powers.flatMap((power) => (centres[power] ?? []).map((centre) => [centre, power] as const)),
  );

export type Centres = Readonly<Partial<Record<Power, readonly SpaceId[]>>>;

/** The centres of each power; reports spaces that are not centres, and centres that two powers own. */
export function loadCentres(
  file: Readonly<Record<string, unknown>>,
  field: 'owners' | 'centres' | 'centres after',
  board: Board,
  report: ReportProblem,
): Centres {
  const taken = new Map<SpaceId, Power>();
  const entries = byPower(file[field], board).map(({ power, list }) => {
    const centres = texts(list).flatMap(({ text, index }): readonly SpaceId[] => {
      const place = valueAt(field, power, index);
      const meant = lookUpSpace(text, board);
      const [centre] = meant.filter((space) => spaceIn(space, board).centre);
      if (!centre) {
        const [space] = meant;
        if (space)
          report(place, `${spaceIn(space, board).name} is not a supply centre.`, 'a supply centre');
        else report(place, `Unknown space "${text}".`, nearestSpaces(text, board));
        return [];
      }
      const owner = taken.get(centre);
      if (owner)
        report(place, `${spaceIn(centre, board).name} is ${owner}'s already.`, 'one owner');
      taken.set(centre, power);
      return [centre];
    });
    return [power, centres] as const;
  });
  return Object.fromEntries(entries);
}

function loadRemoved(value: unknown, position: Position, report: ReportProblem): readonly Unit[] {
  const { units } = position;
  const board = boardIn(position);
  return byPower(value, board).flatMap(({ power, list }) =>
    texts(list).flatMap(({ text, index }): readonly Unit[] => {
      const place = valueAt('removed', power, index);
      const read = readPiece(text, board);
      if (!read.ok) {
        report(place, read.error.message, read.error.expected, read.error.inside, read.error.order);
        return [];
      }
      const { kind, at } = read.value;
      const own = units.filter((unit) => unit.power === power);
      const unit = own.find((one) => one.kind === kind && spaceOf(one.at) === spaceOf(at));
      if (unit) return [unit];
      const names = own.map((one) => `${one.kind} ${formatLocation(one.at, board)}`);
      report(place, `${power} has no ${text}.`, names.length > 0 ? either(names) : 'no removal');
      return [];
    }),
  );
}
