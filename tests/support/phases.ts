import { adjudicate } from '../../src/law/adjudicate.ts';
import { retreatPosition } from '../../src/law/retreats/retreat-position.ts';
import { type Owners, SPACE_IDS, spaceOf } from '../../src/board/board.ts';
import type { Location, SpaceId, Unit, UnitKind } from '../../src/board/board.ts';
import { POWERS } from '../../src/board/powers.ts';
import type { Power } from '../../src/board/powers.ts';
import type { AdjustmentOrder, PlannedPiece } from '../../src/orders/adjustment-order.ts';
import type { RetreatPhaseOrder } from '../../src/orders/retreat-order.ts';
import type { Edition } from '../../src/rules/edition.ts';
import type { AdjustmentPosition } from '../../src/trace/adjustment-ruling.ts';
import type { RetreatPosition } from '../../src/trace/retreat-ruling.ts';
import { order, shortOrder, turn } from './short.ts';

/** Non-empty lines, trimmed. */
export const lines = (text: string): readonly string[] =>
  text
    .split(/[\n;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

function powerOf(letter: string): Power {
  const power = POWERS.find((name) => name.startsWith(letter));
  if (!power || letter === '') throw new Error(`no power ${letter}`);
  return power;
}

/** `E F LON`. */
export function unit(text: string): Unit {
  const [letter = '', kind, at] = text.split(' ');
  return { power: powerOf(letter), kind: kind as UnitKind, at: at as Location };
}

export const shortUnit = ({ power, kind, at }: Unit): string => `${power.charAt(0)} ${kind} ${at}`;

/**
 * `E F LON - NTH` retreats, `E F LON D` disbands; anything else is an order of the movement phase (`E F LON m NTH`
 * moves).
 */
export function retreatOrder(text: string): RetreatPhaseOrder {
  const [letter = '', kind, at = '', verb, to = ''] = text.split(' ');
  const given = { power: powerOf(letter), unit: { kind: kind as UnitKind, at: at as Location } };
  if (verb === '-') return { ...given, type: 'retreat', to: to as Location };
  if (verb === 'D') return { ...given, type: 'disband' };
  return order(text.replace(' m ', ' - '));
}

export function shortRetreat(given: RetreatPhaseOrder): string {
  const head = `${given.power.charAt(0)} ${given.unit.kind} ${given.unit.at}`;
  if (given.type === 'retreat') return `${head} - ${given.to}`;
  if (given.type === 'disband') return `${head} D`;
  return shortOrder(given).replace(/^(\S+ \S+ \S+) - /, '$1 m ');
}

/** The position before the retreats that the moves cause. */
export function retreatsAfter(moves: string, edition: Edition): RetreatPosition {
  const { position, orders } = turn(lines(moves).join('\n'));
  return retreatPosition(position, adjudicate(position, orders, edition));
}

/** `G build A BER`, `G build BER` without a kind, `F remove A PAR`, `G waive`. */
export function adjustmentOrder(text: string): AdjustmentOrder {
  const [letter = '', type, ...piece] = text.split(' ');
  const power = powerOf(letter);
  if (type === 'waive') return { type, power };
  const at = piece.at(-1) as Location;
  const kind = piece.length > 1 ? (piece[0] as UnitKind) : null;
  if (type === 'remove') return { type, power, unit: { kind: kind ?? 'A', at } };
  if (type === 'build') return { type, power, unit: { kind, at } };
  throw new Error(`no order: ${text}`);
}

const shortPiece = ({ kind, at }: PlannedPiece): string => (kind ? `${kind} ${at}` : at);

export const shortAdjustment = (given: AdjustmentOrder): string =>
  given.type === 'waive'
    ? `${given.power.charAt(0)} waive`
    : `${given.power.charAt(0)} ${given.type} ${shortPiece(given.unit)}`;

/** `F: BRE PAR`, one power per line. */
export function owners(text: string): Owners {
  return Object.fromEntries(
    lines(text).flatMap((line) => {
      const [letter = '', spaces = ''] = line.split(': ');
      return spaces.split(' ').map((space) => [space as SpaceId, powerOf(letter)]);
    }),
  );
}

/** The position after a Fall turn: units, then owners. */
export const afterFall = (
  units: string,
  owned: string,
  rest: Partial<AdjustmentPosition> = {},
): AdjustmentPosition => ({ units: lines(units).map(unit), owners: owners(owned), ...rest });

/** The units, as `E F LON`, in board order. */
export const told = (units: readonly Unit[]): readonly string[] =>
  [...units]
    .sort((one, other) => SPACE_IDS.indexOf(spaceOf(one.at)) - SPACE_IDS.indexOf(spaceOf(other.at)))
    .map(shortUnit);
