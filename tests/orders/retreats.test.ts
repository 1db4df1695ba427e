import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fleetLocations, LOCATIONS, SPACE_IDS, type Piece } from '../../src/board/board.ts';
import { POWERS } from '../../src/board/powers.ts';
import { SPACES } from '../../src/board/spaces.ts';
import { describeRetreatOrder } from '../../src/orders/describe.ts';
import { formatRetreatOrder } from '../../src/orders/format-order.ts';
import { readRetreats } from '../../src/orders/notations/rulebook/read-rulebook.ts';
import type { RetreatPhaseOrder } from '../../src/orders/retreat-order.ts';
import { runs } from '../support/effort.ts';

const PIECES: readonly Piece[] = SPACE_IDS.flatMap((space): readonly Piece[] => [
  ...(SPACES[space].kind === 'sea' ? [] : [{ kind: 'A', at: space } as const]),
  ...fleetLocations(space).map((at) => ({ kind: 'F', at }) as const),
]);
const anyRetreat: fc.Arbitrary<RetreatPhaseOrder> = fc
  .tuple(
    fc.constantFrom(...POWERS),
    fc.constantFrom(...PIECES),
    fc.constantFrom(...PIECES),
    fc.constantFrom('retreat', 'disband', 'hold', 'support-hold', 'via'),
  )
  .chain(([power, unit, target, type]): fc.Arbitrary<RetreatPhaseOrder> => {
    const given = { power, unit };
    const to = fc.constantFrom(...(unit.kind === 'A' ? SPACE_IDS : LOCATIONS));
    switch (type) {
      case 'retreat':
        return to.map((at) => ({ ...given, type: 'retreat', to: at }));
      case 'via':
        return to.map((at) => ({ ...given, type: 'move', to: at, viaConvoy: true }));
      case 'support-hold':
        return fc.constant({ ...given, type: 'support-hold', target });
      case 'disband':
      case 'hold':
        return fc.constant({ ...given, type });
    }
  });

const read = (text: string, options: Parameters<typeof readRetreats>[1] = {}) => {
  const { orders, errors } = readRetreats(text, options);
  expect(errors).toEqual([]);
  return orders.map((order) => `${order.power}: ${formatRetreatOrder(order)} (${order.type})`);
};

describe('retreat orders', () => {
  test.each([
    ['short', formatRetreatOrder],
    ['long', describeRetreatOrder],
  ])('what is written %s is read again', (_, write) => {
    fc.assert(
      fc.property(anyRetreat, (order) => {
        const { orders, errors } = readRetreats(`${order.power}: ${write(order)}`);
        expect({ orders, errors }).toEqual({ orders: [order], errors: [] });
      }),
      { numRuns: runs(1_000), seed: 1971 },
    );
  });

  test.each([
    'A Vie R Tyr',
    'A Vie-Tyr',
    'A Vie retreats to Tyr',
    'A Vie R - Tyr',
    'army vienna -> tyrolia',
    'Retreat A Vie-Tyr',
    'VIE RTO TYR',
  ])('%s retreats', (text) => {
    const position = {
      units: [{ power: 'Russia', kind: 'A', at: 'VIE' }],
      dislodged: [{ unit: { power: 'Austria', kind: 'A', at: 'VIE' } }],
    } as const;
    expect(read(text, { power: 'Austria', position })).toEqual(['Austria: A Vie-Tyr (retreat)']);
  });

  test.each(['F Bla D', 'f bla disbands', 'Disband F Bla', 'F Bla DSB'])('%s', (text) => {
    expect(readRetreats(text, { power: 'Turkey' }).orders).toEqual([
      { power: 'Turkey', type: 'disband', unit: { kind: 'F', at: 'BLA' } },
    ]);
  });

  test('as people write them down: headings, several on a line, the printed retreats of the sample game', () => {
    expect(read('Russia, St. P.—Mos.\nFrance: A Bur-Gas, F Mar D; A Par retreats to Pic')).toEqual([
      'Russia: A StP-Mos (retreat)',
      'France: A Bur-Gas (retreat)',
      'France: F Mar D (disband)',
      'France: A Par-Pic (retreat)',
    ]);
  });

  test('holds, supports and convoys are the orders they are (DATC 6.H.1 to 6.H.3)', () => {
    expect(
      read('England: F Nth C A Hol-Yor, A Hol-Yor via convoy, F Hol S F Edi-Nth, A Lon H'),
    ).toEqual([
      'England: F Nth C A Hol-Yor (convoy)',
      'England: A Hol-Yor via convoy (move)',
      'England: F Hol S F Edi-Nth (support-move)',
      'England: A Lon H (hold)',
    ]);
  });

  test('in a space with two units a power means its own dislodged one', () => {
    const position = {
      units: [{ power: 'Germany', kind: 'F', at: 'KIE' }],
      dislodged: [{ unit: { power: 'Russia', kind: 'A', at: 'KIE' } }],
    } as const;
    expect(read('Russia: Kie-Ber\nGermany: Kie-Ber', { position })).toEqual([
      'Russia: A Kie-Ber (retreat)',
      'Germany: F Kie-Ber (retreat)',
    ]);
    expect(read('A Kie D', { position })).toEqual(['Russia: A Kie D (disband)']);
  });

  test.each([
    ['A Vie', '1:1', 'a dash and a space, or D'],
    ['A Vie R', '1:1', 'the space it retreats to'],
    ['A Vie-Tyq', '1:7', 'a space'],
    ['Build A Vie', '1:1', 'an order, such as A Vie-Tyr or A Vie D'],
    ['A Vie D Tyr', '1:9', 'a comma or the end of the line'],
    ['R Alb-Gre u', '1:11', 'a comma or the end of the line'],
    ['army stand', '1:1', 'a space after army'],
  ])('%s is an error at %s', (text, at, expected) => {
    const { errors, orders } = readRetreats(text, { power: 'Austria' });
    expect(orders).toEqual([]);
    expect(errors.map(({ line, column }) => `${String(line)}:${String(column)}`)).toEqual([at]);
    expect(errors[0]?.expected).toContain(expected);
  });

  test('repairs are listed with their order and among all repairs, in the order of the text', () => {
    const { orders, spans, repairs } = readRetreats('ABul(n)S AGre, A Mos R StP/n', {
      power: 'Turkey',
    });
    const blank = { what: 'blank', from: 'ABul', to: 'A Bul' };
    const coast = { what: 'coast', from: 'Bul(n)', to: 'Bul' };
    const other = { what: 'blank', from: 'AGre', to: 'A Gre' };
    const last = { what: 'coast', from: 'StP/n', to: 'StP' };
    expect(orders.map((order) => order.repairs)).toEqual([[blank, coast, other], [last]]);
    expect(repairs).toEqual([
      { line: 1, column: 1, length: 4, ...blank },
      { line: 1, column: 2, length: 6, ...coast },
      { line: 1, column: 10, length: 4, ...other },
      { line: 1, column: 24, length: 5, ...last },
    ]);
    expect(spans).toEqual([
      { line: 1, column: 1, length: 13 },
      { line: 1, column: 16, length: 13 },
    ]);
  });

  test('nothing is repaired where nothing was read', () => {
    expect(readRetreats('APar', { power: 'France' })).toMatchObject({ orders: [], repairs: [] });
  });

  test('an order ends where its last word ends', () => {
    const { spans } = readRetreats('A Gal D\n  A Mos R Lvn', { power: 'Russia' });
    expect(spans).toEqual([
      { line: 1, column: 1, length: 7 },
      { line: 2, column: 3, length: 11 },
    ]);
  });

  test('errors are in the order of the text, whichever part found them', () => {
    const { errors } = readRetreats('Lon H, hops, Lon H', { power: 'England' });
    expect(errors.map(({ kind }) => kind)).toEqual(['unit', 'order', 'unit']);
  });

  test('with two fleets neither is the one meant, even if only one of them is dislodged', () => {
    const position = {
      units: [
        { power: 'Germany', kind: 'F', at: 'NTH' },
        { power: 'England', kind: 'F', at: 'ENG' },
      ],
      dislodged: [
        { unit: { power: 'England', kind: 'F', at: 'NTH' } },
        { unit: { power: 'France', kind: 'F', at: 'ENG' } },
      ],
    } as const;
    const { orders, errors } = readRetreats('F D', { position, power: 'England' });
    expect(orders).toEqual([]);
    expect(errors.map(({ message }) => message)).toEqual([
      'This unit has no location: "F". Expected a space after F.',
    ]);
  });

  test('the order must have a power', () => {
    const { errors, ...nothing } = readRetreats('A Vie D');
    expect(errors.map(({ kind }) => kind)).toEqual(['power']);
    expect(nothing).toEqual({ orders: [], spans: [], repairs: [] });
  });
});
