import {
  spaceOf,
  STANDARD,
  type Board,
  type Piece,
  type SpaceId,
  type Unit,
} from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import { berthIn, isBerth, unitAt } from '../../board/unit-at.ts';
import type { AdjustmentOrder } from '../adjustment-order.ts';
import type { RetreatPhaseOrder } from '../retreat-order.ts';
import { lineNames, writtenAt, writtenList } from './line-names.ts';
import { FIRST_TURN, SIGNS, type Dislodgement, type GivenTurn } from './turn-line.ts';

/**
 * Writes a turn of any phase as one line that fits into an address: `A:Avie-bud.Ftri;R:Agal-bud`. The grammar is in
 * docs/notation.md. Repairs of orders are not written.
 */
export function formatTurnLine(turn: GivenTurn, board: Board = STANDARD): string {
  const words = [...lineNames(board).powers];
  const parts = words.flatMap(([power, word]) => {
    const items = itemsOf(turn, power).join('.');
    const owned = board.centres.filter((centre) => turn.owners?.[centre] === power);
    const centres = owned.length > 0 ? `:${writtenList(owned, board)}` : '';
    return items + centres === '' ? [] : [`${word}:${items}${centres}`];
  });
  const isNobodys = turn.owners && Object.keys(turn.owners).length === 0;
  const [first = `${words[0]?.[1] ?? ''}:`, ...others] = parts;
  const nobodys = isNobodys ? [`${first}:`, ...others] : parts;
  return [headOf(turn, board), ...nobodys].filter((part) => part !== '').join(';');
}

/** The date and the phase, if it is not the first turn: `F1902R`. */
function headOf(turn: GivenTurn, board: Board): string {
  const { year, season } = turn.date;
  const date = `${season.charAt(0)}${String(year).padStart(4, '0')}`;
  switch (turn.phase) {
    case 'movement':
      return year === FIRST_TURN.year && season === FIRST_TURN.season ? '' : `${date}M`;
    case 'retreats': {
      const contested = writtenList(turn.contested, board);
      return `${date}R${contested === '' ? '' : `:${contested}`}`;
    }
    case 'adjustments':
      return `${date}A${turn.captured ? SIGNS.captured : ''}`;
  }
}

/** A unit on the line, and how it is written. An army aboard is written with its fleet, and alone only with an order. */
interface Listed {
  readonly unit: Unit;
  readonly text: string;
}

const isWithFleet = ({ unit }: Listed): boolean => isBerth(unitAt(unit));

function itemsOf(turn: GivenTurn, power: Power): readonly string[] {
  const units = new Map(turn.units.map((unit) => [unitAt(unit), unit]));
  const listed: readonly Listed[] = [
    ...(turn.phase === 'retreats' ? turn.dislodged.map(listedDislodged) : []),
    ...turn.units.map((unit) => ({ unit, text: piece(unit) + movesAboard(unit, units) })),
  ].filter(({ unit }) => unit.power === power);
  const standing = new Map(
    turn.units.flatMap((unit) => (isBerth(unitAt(unit)) ? [] : [[spaceOf(unit.at), unit]])),
  );
  const all: readonly (RetreatPhaseOrder | AdjustmentOrder)[] = turn.orders;
  const orders = all.filter((order) => order.power === power);
  const placed = orders.map((order) => listed.find(({ unit }) => isFor(order, unit)));
  const ordersOf = (one: Listed): readonly string[] =>
    orders
      .filter((_, index) => placed[index] === one)
      .map((order) => one.text + words(order, standing));
  const rest = (order: RetreatPhaseOrder | AdjustmentOrder, index: number): string => {
    const one = placed[index];
    return one ? one.text + words(order, standing) : unplaced(order, standing);
  };
  // If there are too many adjustments, the first ones written count.
  if (turn.phase === 'adjustments')
    return [
      ...listed.filter((one) => !placed.includes(one) && !isWithFleet(one)).map(({ text }) => text),
      ...orders.map(rest),
    ];
  return [
    ...listed.flatMap((one) => {
      if (placed.includes(one)) return ordersOf(one);
      return isWithFleet(one) ? [] : [one.text];
    }),
    ...orders.flatMap((order, index) => (placed[index] ? [] : [unplaced(order, standing)])),
  ];
}

const isFor = (order: RetreatPhaseOrder | AdjustmentOrder, { kind, at }: Unit): boolean =>
  order.type !== 'waive' &&
  order.type !== 'build' &&
  order.unit.kind === kind &&
  order.unit.at === at;

function listedDislodged({ unit, from, byConvoy, aboard, displaced }: Dislodgement): Listed {
  const over = byConvoy ? SIGNS.convoy : '';
  const to = displaced === undefined ? '' : `${SIGNS.displaced}${writtenAt(displaced)}`;
  const attack = `${SIGNS.dislodged}${over}${from === null ? '' : writtenAt(from)}${to}`;
  return { unit, text: `${piece(unit)}${String(aboard ?? '')}${attack}` };
}

/** What follows a fleet with an army aboard: how many moves the army has been there. */
function movesAboard({ kind, at }: Unit, units: ReadonlyMap<SpaceId, Unit>): string {
  const army = kind === 'F' ? units.get(berthIn(spaceOf(at))) : undefined;
  return army ? String(army.moves ?? 1) : '';
}

/** An order without a unit on the board: a build, or one to a unit that is not there. */
function unplaced(
  order: RetreatPhaseOrder | AdjustmentOrder,
  standing: ReadonlyMap<SpaceId, Unit>,
): string {
  switch (order.type) {
    case 'build':
      return `${SIGNS.build}${order.unit.kind ?? ''}${writtenAt(order.unit.at)}`;
    case 'waive':
      return `${SIGNS.build}${SIGNS.nowhere}`;
    default:
      return `${SIGNS.absent}${piece(order.unit)}${words(order, standing)}`;
  }
}

const piece = ({ kind, at }: Piece): string => `${kind}${writtenAt(at)}`;

function words(
  order: RetreatPhaseOrder | AdjustmentOrder,
  standing: ReadonlyMap<SpaceId, Unit>,
): string {
  switch (order.type) {
    case 'board':
      return `${SIGNS.board}${writtenAt(order.onto)}`;
    case 'land':
      return `${order.when === 'after' ? SIGNS.move : ''}${SIGNS.land}${writtenAt(order.to)}`;
    case 'hold':
      return SIGNS.hold;
    case 'move':
      return `${order.viaConvoy ? SIGNS.viaConvoy : SIGNS.move}${writtenAt(order.to)}`;
    case 'retreat':
      return `${SIGNS.move}${writtenAt(order.to)}`;
    case 'disband':
    case 'remove':
      return `${SIGNS.move}${SIGNS.nowhere}`;
    case 'support-hold':
      return `${SIGNS.support}${target(order.target, 'stands', standing)}`;
    case 'support-move':
      return `${SIGNS.support}${target(order.target, 'stands', standing)}-${writtenAt(order.to)}`;
    case 'convoy':
      return `${SIGNS.convoy}${target(order.target, 'army', standing)}-${writtenAt(order.to)}`;
    case 'build':
    case 'waive':
      return '';
  }
}

/** A supported unit is written as its space if it is exactly as named, an army to be convoyed as its space. */
function target(
  named: Piece,
  usual: 'stands' | 'army',
  standing: ReadonlyMap<SpaceId, Unit>,
): string {
  const there = standing.get(spaceOf(named.at));
  const isUsual =
    usual === 'army' ? named.kind === 'A' : there?.kind === named.kind && there.at === named.at;
  return isUsual ? writtenAt(spaceOf(named.at)) : piece(named);
}
