import { boardIn, neighbours, onBoardOf, spaceOf } from '../../board/board.ts';
import type { Location, Position, SpaceId, Unit } from '../../board/board.ts';
import { formatLocation } from '../../board/names.ts';
import type { BoardOfRetreats } from '../../orders/parsed-orders.ts';
import { formatPiece } from '../../orders/format-order.ts';
import type { Barred } from '../../trace/fact.ts';
import type { Retreater } from '../../trace/retreat-ruling.ts';
import { readRetreat } from './dislodgements.ts';
import type { PlacedExpectation } from './expectations.ts';
import { byPower, fields, texts } from './fields.ts';
import { either } from '../../orders/nearest.ts';
import { OUTCOMES_OF_RETREATS, parseRetreatOutcome } from '../phase-outcomes.ts';
import { loadPhaseOrders } from './phase-orders.ts';
import { keyAt, type ReportProblem, valueAt } from '../file-place.ts';
import { readPiece, readRetreatOrder } from './read-order.ts';
import type { ExpectedDislodgement, ExpectedRetreat } from '../scenario.ts';
import { formatUnit, placeUnits } from './units.ts';

/**
 * The orders of a retreat phase. Refuses those for units that are not dislodged, unless they are expected to be
 * illegal.
 */
export function loadRetreats(
  value: unknown,
  board: BoardOfRetreats,
  report: ReportProblem,
): readonly ExpectedRetreat[] {
  const orders = loadPhaseOrders(
    value,
    {
      field: 'retreats',
      board: boardIn(board),
      read: (text, power) => readRetreatOrder(text, power, board),
      parse: parseRetreatOutcome,
      possible: ({ type }) => OUTCOMES_OF_RETREATS[type],
    },
    report,
  );
  for (const { text, order, outcome } of orders) {
    const isDislodged = board.dislodged.some(
      ({ unit }) => unit.power === order.power && spaceOf(unit.at) === spaceOf(order.unit.at),
    );
    if (isDislodged || outcome === 'illegal') continue;
    report(
      keyAt('retreats', order.power, text),
      `${formatUnit({ power: order.power, ...order.unit }, boardIn(board))} is not dislodged.`,
      board.dislodged.length > 0
        ? either(board.dislodged.map(({ unit }) => formatUnit(unit, boardIn(board))))
        : 'no retreats',
    );
  }
  return orders;
}

/** The board after the moves that a file expects, for reading the orders of its retreat phase. */
export function boardAfter(
  position: Position,
  expected: readonly PlacedExpectation[],
  dislodged: readonly ExpectedDislodgement[],
): BoardOfRetreats {
  const { units } = position;
  const spaces = new Set<SpaceId>(dislodged.map(({ unit }) => unit));
  const moved = new Map<SpaceId, Location>();
  for (const { order, outcome } of expected)
    if (order.type === 'move' && outcome === 'succeeds')
      moved.set(spaceOf(order.unit.at), order.to);
  return {
    ...onBoardOf(position),
    units: units
      .filter(({ at }) => !spaces.has(spaceOf(at)))
      .map((unit) => ({ ...unit, at: moved.get(spaceOf(unit.at)) ?? unit.at })),
    dislodged: units.filter(({ at }) => spaces.has(spaceOf(at))).map((unit) => ({ unit })),
  };
}

/** The units after the retreats that a file expects. */
export function afterRetreats(
  board: BoardOfRetreats,
  retreats: readonly ExpectedRetreat[],
): Position {
  const retreated = retreats.flatMap(({ order, outcome }): readonly Unit[] =>
    order.type === 'retreat' && outcome === 'retreats'
      ? [{ power: order.power, kind: order.unit.kind, at: order.to }]
      : [],
  );
  return { units: [...board.units, ...retreated], ...onBoardOf(board) };
}

/**
 * The dislodged units of a scenario that begins with their retreats. The other adjacent spaces are closed to them:
 * occupied, their attacker's, or empty because of a stand-off.
 */
export function loadGiven(
  value: unknown,
  position: Position,
  report: ReportProblem,
): readonly Retreater[] {
  const { units } = position;
  const board = boardIn(position);
  const left = new Set<SpaceId>();
  return Object.entries(fields(value)).flatMap(([text, entry]): readonly Retreater[] => {
    const { power: name, by, retreats } = fields(entry);
    const [power] = byPower({ [typeof name === 'string' ? name : '']: null }, board);
    if (!power) {
      if (name === undefined)
        report(keyAt('dislodged', text), 'The power of this unit is missing.', 'power: Austria');
      return [];
    }
    const read = readPiece(text, board);
    if (!read.ok) {
      report(
        keyAt('dislodged', text),
        read.error.message,
        read.error.expected,
        read.error.inside,
        read.error.order,
      );
      return [];
    }
    const unit: Unit = { power: power.power, ...read.value };
    placeUnits([{ unit, place: keyAt('dislodged', text) }], position, report);
    const space = spaceOf(unit.at);
    if (left.has(space))
      report(
        keyAt('dislodged', text),
        `Two units are dislodged in ${formatLocation(space, board)}.`,
        'one unit in a space',
      );
    left.add(space);
    const victor = typeof by === 'string' ? readPiece(by, board) : null;
    if (victor && !victor.ok)
      report(valueAt('dislodged', text, 'by'), victor.error.message, victor.error.expected);
    const from = victor?.ok ? spaceOf(victor.value.at) : null;
    const taken = new Set(units.map(({ at }) => spaceOf(at)));
    const open = texts(retreats).flatMap(({ text: words, index }) => {
      const place = valueAt('dislodged', text, 'retreats', index);
      const at = readRetreat(words, unit, board, place, report);
      if (!at || !taken.has(spaceOf(at))) return at ?? [];
      report(place, `There is a unit in ${formatLocation(at, board)}.`, 'an empty space');
      return [];
    });
    const barred = neighbours(unit, board).flatMap((at): readonly Barred[] => {
      if (open.includes(at)) return [];
      if (taken.has(spaceOf(at))) return [{ at, reason: 'occupied' }];
      return [{ at, reason: spaceOf(at) === from ? 'attacker-origin' : 'stand-off' }];
    });
    if (!taken.has(spaceOf(unit.at)))
      report(
        keyAt('dislodged', text),
        `There is no unit in ${formatLocation(spaceOf(unit.at), board)}, where ${formatPiece(unit, board)} was dislodged.`,
        'the unit that drove it out, under "units:"',
      );
    return [{ unit, retreats: neighbours(unit, board).filter((at) => open.includes(at)), barred }];
  });
}
