import {
  neighbours,
  spaceOf,
  STANDARD,
  type Board,
  type SpaceId,
  type Unit,
} from '../../board/board.ts';
import { inBoardOrder } from '../../board/in-board-order.ts';
import type { Dislodgement } from '../turn-line/turn-line.ts';
import type { TextOrder, TextReading } from './read-text.ts';
import { ORDER_PHASES, type ListedRetreats, type OrderPhase } from './written-text.ts';

/** The phase to which most of the orders belong; null if there are none. */
export function phaseIn({ orders }: Pick<TextReading, 'orders'>): OrderPhase | null {
  const count = (phase: OrderPhase): number => orders.filter((one) => one.phase === phase).length;
  const [most] = ORDER_PHASES.toSorted((one, other) => count(other) - count(one));
  return most && count(most) > 0 ? most : null;
}

const pieceIn = ({ power, text }: TextOrder): string =>
  `${power ?? ''} ${text.split(' ', 2).join(' ')}`;

/** The retreats that a text of moves notes beside the moves: orders of the next phase. */
export function notedRetreats(reading: Pick<TextReading, 'orders'>): readonly TextOrder[] {
  const { orders } = reading;
  if (phaseIn(reading) !== 'movement') return [];
  return orders.filter((one, place) => {
    const before = orders[place - 1];
    return (
      one.phase === 'retreats' && before?.phase === 'movement' && pieceIn(before) === pieceIn(one)
    );
  });
}

/** The units of which everything is known, the first in each space. */
export function unitsOf(listed: TextReading['units']): readonly Unit[] {
  const found = new Map<SpaceId, Unit>();
  for (const { power, kind, at } of listed)
    if (power && kind && !found.has(spaceOf(at))) found.set(spaceOf(at), { power, kind, at });
  return [...found.values()];
}

/** A position before retreats, as a text shows it. */
interface RetreatsInText {
  readonly units: readonly Unit[];
  readonly dislodged: readonly Dislodgement[];
  readonly contested: readonly SpaceId[];
}

/** The dislodged units: those whose retreats the text lists, else those that are ordered. */
export function retreatsOf(
  { retreats, areInferred, units: listed }: TextReading,
  board: Board = STANDARD,
): RetreatsInText {
  const units = unitsOf(listed);
  const dislodged = areInferred ? units : retreats.map(({ unit }) => unit);
  const standing = areInferred
    ? []
    : units.filter(
        (unit) => !dislodged.some(({ at, power }) => at === unit.at && power === unit.power),
      );
  return {
    units: standing,
    dislodged: dislodged.map((unit) => ({ unit, from: null, byConvoy: false })),
    contested: closedBy(retreats, standing, board),
  };
}

/** The vacant spaces next to a dislodged unit that are missing from a list of its retreats. */
function closedBy(
  retreats: readonly ListedRetreats[],
  units: readonly Unit[],
  board: Board,
): readonly SpaceId[] {
  const taken = new Set(units.map(({ at }) => spaceOf(at)));
  const closed = retreats.flatMap(({ unit, to }) => {
    const open = new Set(to.map(spaceOf));
    return neighbours(unit, board)
      .map(spaceOf)
      .filter((space) => !open.has(space) && !taken.has(space));
  });
  return [...new Set(closed)].sort((one, other) => inBoardOrder(one, other, board));
}
