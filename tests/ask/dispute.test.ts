import { describe, expect, test } from 'vitest';
import { disputeOn, otherReadings, type Claim } from '../../src/ask/dispute.ts';
import type { SpaceId } from '../../src/board/board.ts';
import { formatOrder } from '../../src/orders/format-order.ts';
import type { Order } from '../../src/orders/order.ts';
import { parseTurnLine } from '../../src/orders/turn-line/parse-turn-line.ts';
import { EDITIONS } from '../../src/rules/editions.ts';

const editions = (['1971', '1982', '2000', '2023', 'DPTG', 'DATC'] as const).map(
  (id) => EDITIONS[id],
);

function turn(line: string) {
  const read = parseTurnLine(line);
  if (!read.ok || read.value.phase !== 'movement') throw new Error(line);
  const { units, orders } = read.value;
  return { position: { units }, orders };
}

function dispute(
  line: string,
  unit: SpaceId,
  claims: readonly [Claim, Claim],
  readings: readonly [Order | null, Order | null] = [null, null],
) {
  const { position, orders } = turn(line);
  const [first, second] = claims;
  const sides = [
    { claim: first, reading: readings[0] },
    { claim: second, reading: readings[1] },
  ] as const;
  return disputeOn(position, orders, unit, sides, editions);
}
const told = ({ rulings }: ReturnType<typeof dispute>) =>
  rulings.map((one) => `${one.editions.map(({ id }) => id).join(' ')}: ${one.holds}`);

/** A convoy with two routes, one of them disrupted: the rulebooks differ (4.A.1). */
const TWO_ROUTES = 'E:Alon-bel.Feng~lon-bel.Fnth~lon-bel;F:Fbre-eng.Firi*bre-eng';

describe('a dispute', () => {
  test('is settled by the edition, and the deciding choice is named', () => {
    const found = dispute(TWO_ROUTES, 'LON', ['succeeds', 'void']);
    expect(told(found)).toEqual(['1971 DPTG: second', '1982 2000 2023 DATC: first']);
    expect(
      found.partings.map(({ causes }) => causes.map((cause) => cause.map(({ choice }) => choice))),
    ).toEqual([[['routes']]]);
    expect(found.readings).toBeNull();
  });

  test('the smallest set of choices may be any of several', () => {
    const found = dispute(TWO_ROUTES, 'LON', ['void', 'succeeds']);
    expect(found.partings.map(({ first, second }) => [first.id, second.id])).toEqual([
      ['1971', '1982'],
    ]);
  });

  test('neither side may be right', () => {
    const found = dispute('A:Avie-bud;R:Abud!', 'VIE', ['succeeds', 'void']);
    expect(told(found)).toEqual(['1971 1982 2000 2023 DPTG DATC: neither']);
    expect(found.partings).toEqual([]);
  });

  test('both may be right', () => {
    const line = 'A:Avie-bud.Agal*vie-bud;R:Abud*rum;T:Arum!';
    expect(told(dispute(line, 'BUD', ['dislodged', 'fails']))).toEqual([
      '1971 1982 2000 2023 DPTG DATC: both',
    ]);
    expect(told(dispute(line, 'VIE', ['stays', 'fails']))).toEqual([
      '1971 1982 2000 2023 DPTG DATC: first',
    ]);
  });

  test('two readings of one order are ruled separately', () => {
    const { position, orders } = turn('F:Agas-spa.Amar*gas-spa;I:Fwes-spa/sc.Flyo*wes-spa');
    const support = orders[1];
    if (!support) throw new Error('no support');
    const [other] = otherReadings(position, support, EDITIONS['2023']).filter(
      (order) => formatOrder(order) === 'A Mar S A Gas',
    );
    if (!other) throw new Error('no other reading');
    const sides = [
      { claim: 'succeeds', reading: null },
      { claim: 'void', reading: other },
    ] as const;
    const found = disputeOn(position, orders, 'MAR', sides, editions);
    expect(found.readings?.map((one) => formatOrder(one))).toEqual([
      'A Mar S A Gas-Spa',
      'A Mar S A Gas',
    ]);
    expect(told(found)).toEqual(['1971 1982 2000 2023 DPTG DATC: both']);
    expect(found.partings).toEqual([]);
  });

  test('other readings: a coast, by land or by convoy, another help for the same unit', () => {
    const { position, orders } = turn('F:Fmao-spa/nc.Amar*mao-spa;E:Anwy-swe.Fska~nwy-swe');
    const words = (place: number) => {
      const order = orders[place];
      return order
        ? otherReadings(position, order, EDITIONS['2023']).map((one) => formatOrder(one))
        : [];
    };
    expect(words(0)).toEqual(['F Mid-Spa/sc']);
    expect(words(1)).toEqual(expect.arrayContaining(['A Mar S F Mid-Gas']));
    expect(words(2)).toEqual(['A Nwy-Swe via convoy']);
  });
});
