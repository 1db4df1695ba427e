import { describe, expect, test } from 'vitest';
import { STANDARD, type SpaceId } from '../../src/board/board.ts';
import {
  canMove,
  isPossible,
  type OrderMeaning,
  type UnitInSpace,
  type Waters,
} from '../../src/orders/interpret/order-meaning.ts';
import { canBeIn } from '../../src/board/board.ts';
import { order } from '../support/short.ts';

const spot = (text: string): UnitInSpace => {
  const [kind, space] = text.split(' ');
  if (kind !== 'A' && kind !== 'F') throw new Error(text);
  return { kind, space: space as SpaceId };
};
const fleetsIn = (seas: string): Waters => ({
  board: STANDARD,
  fleets: new Set(seas.split(' ').filter((sea) => sea !== '') as SpaceId[]),
});
const spotOf = ({
  kind,
  at,
}: {
  readonly kind: UnitInSpace['kind'];
  readonly at: string;
}): UnitInSpace => ({
  kind,
  space: at.slice(0, 3) as SpaceId,
});

/** The meaning of an order that is written in full. */
function meaningOf(text: string): OrderMeaning {
  const full = order(text);
  if (full.type === 'board' || full.type === 'land') throw new Error(full.type);
  return {
    type: full.type,
    unit: spotOf(full.unit),
    target: 'target' in full ? spotOf(full.target) : null,
    to: 'to' in full ? (full.to.slice(0, 3) as SpaceId) : null,
    viaConvoy: full.type === 'move' && full.viaConvoy,
  };
}

describe('where a unit can be', () => {
  test.each([
    ['A MUN', true],
    ['A LON', true],
    ['A NTH', false],
    ['F MUN', false],
    ['F LON', true],
    ['F NTH', true],
  ])('%s: %s', (piece, can) => {
    const { kind, space } = spot(piece);
    expect(canBeIn(kind, space)).toBe(can);
  });
});

describe('where a unit could go', () => {
  test.each([
    ['A MUN', 'BER', '', true],
    ['F STP', 'BOT', '', true], // from one of its coasts
    ['F STP', 'BAR', '', true], // and from the other
    ['F ROM', 'VEN', '', false],
    ['A LON', 'NWY', '', false],
    ['A LON', 'NWY', 'NTH', true],
    ['A LON', 'TUN', 'ENG MAO WES', true],
    ['A LON', 'TUN', 'ENG WES', false],
    ['A LON', 'LON', 'NTH', false], // home again is no move
    ['A LON', 'ENG', 'NTH', false], // armies are not carried to sea
    ['A LON', 'NTH', 'ENG', false],
    ['F LON', 'NWY', 'NTH', false], // nor fleets anywhere
    ['A MUN', 'NWY', 'NTH', false],
    ['A NTH', 'BEL', 'ENG', false],
    ['A VEN', 'GRE', 'ADR ION', true],
    ['A BUL', 'SEV', 'BLA', true],
    ['A CON', 'GRE', 'BLA', false],
    ['A ROM', 'NAP', '', true],
  ])('%s to %s over "%s": %s', (piece, to, seas, can) => {
    expect(canMove(spot(piece), to as SpaceId, fleetsIn(seas), false)).toBe(can);
  });

  test('by convoy it must be carried', () => {
    expect(canMove(spot('A ROM'), 'NAP', fleetsIn(''), true)).toBe(false);
    expect(canMove(spot('A ROM'), 'NAP', fleetsIn('TYS'), true)).toBe(true);
    expect(canMove(spot('F ROM'), 'NAP', fleetsIn('TYS'), true)).toBe(false);
  });
});

describe('an order that could be obeyed', () => {
  test.each([
    ['E F LON H', ''],
    ['E F LON - NTH', ''],
    ['E A LON - NWY', 'NTH'],
    ['E A LON - YOR VIA', 'NTH'],
    ['E A WAL S A LON', ''],
    ['E F NTH S F LON', ''],
    ['E A WAL S A YOR - LON', ''],
    ['E F NWG S A LON - NWY', 'NTH'],
    ['E F NTH C A LON - NWY', ''], // the fleet itself counts
    ['E F NTH C A LON - TUN', 'ENG MAO WES'],
    ['G F BAL C A SWE - DEN', ''],
  ])('%s, with fleets in "%s"', (text, seas) => {
    expect(isPossible(meaningOf(text), fleetsIn(seas))).toBe(true);
  });

  test.each([
    ['E F LON - NWY', 'NTH'],
    ['E A LON - NWY', ''],
    ['E A LON - YOR VIA', ''],
    ['E A WAL S A NWY', ''],
    ['E A WAL S F ENG', ''],
    ['E A WAL S A YOR - NWY', 'NTH'], // Wales is far from there
    ['E F NTH S A WAL - NWY', ''], // Wales cannot go there
    ['E A LON S A LON - YOR', ''], // it would support itself
    ['E F NTH C F LON - NWY', ''], // a fleet is not carried
    ['E A YOR C A LON - NWY', 'NTH'], // nor does an army carry
    ['E A NTH C A LON - NWY', 'NTH'],
    ['E F WAL C A LON - NWY', 'NTH'], // nor a fleet on the coast
    ['E F NTH C A LON - TUN', ''],
    ['E F NTH C A LON - LON', ''],
  ])('%s is none, with fleets in "%s"', (text, seas) => {
    expect(isPossible(meaningOf(text), fleetsIn(seas))).toBe(false);
  });

  test('must name the destination and the other unit', () => {
    const meant = (text: string): OrderMeaning => ({ ...meaningOf(text), to: null });
    expect(isPossible(meant('E A LON - YOR'), fleetsIn(''))).toBe(false);
    expect(isPossible(meant('E A WAL S A YOR - LON'), fleetsIn(''))).toBe(false);
    expect(isPossible(meant('E F NTH C A LON - NWY'), fleetsIn(''))).toBe(false);
    for (const text of ['E A WAL S A LON', 'E A WAL S A YOR - LON', 'E F NTH C A LON - NWY'])
      expect(isPossible({ ...meaningOf(text), target: null }, fleetsIn(''))).toBe(false);
  });
});
