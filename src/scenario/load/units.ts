import { boardIn, onBoardOf, spaceIn, spaceOf, STANDARD } from '../../board/board.ts';
import type { Board, MovesAboard, Piece, Position, SpaceId, Unit } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import { isBerth, unitAt } from '../../board/unit-at.ts';
import { formatPiece } from '../../orders/format-order.ts';
import { inferPosition, type PositionError } from '../../orders/infer-position.ts';
import { byPower, texts } from './fields.ts';
import { either } from '../../orders/nearest.ts';
import { type FilePlace, type ReportProblem, valueAt } from '../file-place.ts';
import { readPiece } from './read-order.ts';

/** A unit and the text in the file that places it on the board. */
export interface PlacedUnit {
  readonly unit: Unit;
  readonly place: FilePlace;
}

export const isSameUnit = (a: Unit, b: Unit): boolean =>
  a.power === b.power && a.kind === b.kind && a.at === b.at;

/** `German A Mun`. */
export const formatUnit = (unit: Unit, board: Board = STANDARD): string =>
  `${board.nationality[unit.power] ?? unit.power} ${formatPiece(unit, board)}`;

/** The units that a file lists; null if it lists none. */
export function loadUnits(
  value: unknown,
  board: Board,
  report: ReportProblem,
): readonly PlacedUnit[] | null {
  if (value === undefined) return null;
  return byPower(value, board).flatMap(({ power, list }) =>
    texts(list).flatMap(({ text, index }): readonly PlacedUnit[] => {
      const place = valueAt('units', power, index);
      const both = readArmyAndFleet(text, power);
      if (both) return both.map((unit) => ({ unit, place }));
      const read = readPiece(text, board);
      if (read.ok) return [{ unit: { power, ...read.value }, place }];
      report(place, read.error.message, read.error.expected, read.error.inside, read.error.order);
      return [];
    }),
  );
}

const ARMY_AND_FLEET = /^(?:A\/F|AF)\s+(.+?)(?:\s+([1-3]))?$/i;

/**
 * `A/F Wes 2`: a fleet with an army that has been aboard for two moves; one if the text does not say. Null: another
 * unit.
 */
function readArmyAndFleet(text: string, power: Power): readonly Unit[] | null {
  const [, name, moves = '1'] = ARMY_AND_FLEET.exec(text.trim()) ?? [];
  const fleet = name === undefined ? null : readPiece(`F ${name}`);
  if (!fleet?.ok) return null;
  const army = { power, kind: 'A', at: spaceOf(fleet.value.at) } as const;
  return [
    { power, ...fleet.value },
    { ...army, moves: Number(moves) as MovesAboard },
  ];
}

/** An army at sea is aboard the fleet there (Army/Fleet module). */
export const isArmyAboard = ({ kind, at }: Piece): boolean => isBerth(unitAt({ kind, at }));

/** The board with these units. Reports a location of the wrong kind, a missing coast, two units in one space. */
export function placeUnits(
  placed: readonly PlacedUnit[],
  on: { readonly board?: Board },
  report: ReportProblem,
): Position {
  const board = boardIn(on);
  const standing = placed.filter(({ unit }) => !isArmyAboard(unit) || unit.moves === undefined);
  const holding = standing.map(({ unit: { power, ...unit } }) => ({
    type: 'hold' as const,
    power,
    unit,
  }));
  const read = inferPosition(holding, board);
  for (const { kind, space, orders } of read.ok ? [] : read.error) {
    const there = orders.flatMap((index) => standing[index] ?? []);
    const first = there[0];
    const other = there.find(({ unit }) => first && !isSameUnit(unit, first.unit)) ?? first;
    if (!first || !other) continue;
    const [message, expected] = inWords(kind, space, [first.unit, other.unit], board);
    report(other.place, message, expected);
  }
  return { units: placed.map(({ unit }) => unit), ...onBoardOf(on) };
}

function inWords(
  kind: PositionError['kind'],
  space: SpaceId,
  [first, other]: readonly [Unit, Unit],
  board: Board,
): readonly [message: string, expected: string] {
  const { name, coasts } = spaceIn(space, board);
  const [word, instead] = first.kind === 'A' ? ['army', 'a fleet'] : ['fleet', 'an army'];
  switch (kind) {
    case 'two-units':
      return [
        `Two units in ${name}: ${formatUnit(first, board)} and ${formatUnit(other, board)}.`,
        'one unit in a space',
      ];
    case 'astray':
      return [`No ${word} can be in ${name}.`, instead];
    case 'no-coast':
      return [
        `${name} has two coasts, and a fleet is on one of them.`,
        either(coasts.map((at) => formatPiece({ kind: 'F', at }, board))),
      ];
  }
}
