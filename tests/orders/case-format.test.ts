import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { fleetLocations, spaceOf } from '../../src/board/board.ts';
import {
  readCase,
  writeCase,
  writeCaseResult,
} from '../../src/orders/notations/cases/case-format.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { turns } from '../properties/turns.ts';
import { bare } from '../support/bare.ts';
import { runs } from '../support/effort.ts';

/** A case with these orders of Russia's, which has A MOS, F STP/SC, F BLA and A SEV; England has F NTH and A LON. */
function withOrders(...orders: readonly string[]) {
  return readCase(
    JSON.stringify({
      id: 'x',
      units: { RUSSIA: ['A MOS', 'F STP/SC', 'F BLA', 'A SEV'], ENGLAND: ['F NTH', 'A LON'] },
      orders: { RUSSIA: orders },
    }),
  );
}

const messageOf = (read: ReturnType<typeof readCase>) => (read.ok ? null : read.error.message);

const FORMS =
  'expected "X LOC H", "X LOC - DEST [VIA]", "X LOC S X2 LOC2 [- DEST2]" or "X LOC C A LOC2 - DEST2"';

/** The error message for a line with these English units. */
const placed = (...units: readonly string[]) =>
  messageOf(readCase(JSON.stringify({ id: 'x', units: { ENGLAND: units }, orders: {} })));

describe('readCase', () => {
  test.each([
    ['A MOS H', { type: 'hold', unit: { kind: 'A', at: 'MOS' } }],
    [
      'F STP/SC - BOT',
      { type: 'move', unit: { kind: 'F', at: 'STP/SC' }, to: 'BOT', viaConvoy: false },
    ],
    [
      'F BLA - BUL/EC',
      { type: 'move', unit: { kind: 'F', at: 'BLA' }, to: 'BUL/EC', viaConvoy: false },
    ],
    [
      'A SEV - ANK VIA',
      { type: 'move', unit: { kind: 'A', at: 'SEV' }, to: 'ANK', viaConvoy: true },
    ],
    [
      'A MOS S F STP/SC',
      { type: 'support-hold', unit: { kind: 'A', at: 'MOS' }, target: { kind: 'F', at: 'STP/SC' } },
    ],
    [
      'A MOS S A WAR - LVN',
      {
        type: 'support-move',
        unit: { kind: 'A', at: 'MOS' },
        target: { kind: 'A', at: 'WAR' },
        to: 'LVN',
      },
    ],
    [
      'F BLA C A SEV - ANK',
      {
        type: 'convoy',
        unit: { kind: 'F', at: 'BLA' },
        target: { kind: 'A', at: 'SEV' },
        to: 'ANK',
      },
    ],
  ])('%s', (text, order) => {
    const read = withOrders(text);
    expect(read.ok && read.value.orders).toEqual([{ power: 'Russia', ...order }]);
  });

  test.each([
    ['the position knows the coast of a unit', 'F STP - BOT', 'F STP/SC - BOT', []],
    ['also of another one', 'A MOS S F STP', 'A MOS S F STP/SC', []],
    [
      'also if another coast is named',
      'F STP/NC - BOT',
      'F STP/SC - BOT',
      ['coast: STP/NC > StP/sc'],
    ],
    [
      'also of another one with another coast',
      'A MOS S F STP/NC - BOT',
      'A MOS S F STP/SC - BOT',
      ['coast: STP/NC > StP/sc'],
    ],
    ['an army has no coast', 'A MOS - STP/NC', 'A MOS - STP', ['coast: STP/NC > StP']],
    [
      'nor has a convoyed one',
      'F BLA C A SEV - BUL/EC',
      'F BLA C A SEV - BUL',
      ['coast: BUL/EC > Bul'],
    ],
  ] as const)('%s', (_, text, meant, repairs) => {
    const read = withOrders(text);
    const clean = withOrders(meant);
    if (!read.ok || !clean.ok) throw new Error('not read');
    expect(bare(read.value.orders)).toEqual(clean.value.orders);
    expect(bare(clean.value.orders)).toEqual(clean.value.orders);
    const [order] = read.value.orders;
    expect((order?.repairs ?? []).map(({ what, from, to }) => `${what}: ${from} > ${to}`)).toEqual(
      repairs,
    );
  });

  test('units keep their order; remarks and results are no part of the turn', () => {
    const read = readCase(
      '{"note":"x","orders":{},"units":{"TURKEY":["F CON"],"AUSTRIA":["A VIE","A BUD"]},"id":"a","moved":[]}',
    );
    expect(read).toEqual({
      ok: true,
      value: {
        id: 'a',
        position: {
          units: [
            { power: 'Turkey', kind: 'F', at: 'CON' },
            { power: 'Austria', kind: 'A', at: 'VIE' },
            { power: 'Austria', kind: 'A', at: 'BUD' },
          ],
        },
        orders: [],
      },
    });
  });

  test('an order to a unit of another power is for the adjudicator (DATC 6.A.6)', () => {
    const read = withOrders('F NTH - SKA');
    expect(read.ok && read.value.orders[0]).toMatchObject({ power: 'Russia', unit: { at: 'NTH' } });
  });

  test.each([
    ['A GAL H', 'there is no A GAL'],
    ['F MOS H', 'there is no F MOS'],
    ['A MOX H', 'unknown province "MOX"'],
    ['A mos H', 'unknown province "mos"'],
    ['A MOS - LIVONIA', 'unknown province "LIVONIA"'],
    ['A MOS-LVN', 'unknown province "MOS-LVN": expected a blank after "MOS"'],
    ['A MOS - WARSAW', 'unknown province "WARSAW": expected a blank after "WAR"'],
    ['F BLA - BUL/NC', 'BUL has no coast "NC"'],
    ['F BLA - ANK/EC', 'ANK has no coast "EC"'],
    ['F BLA - BUL/E', 'BUL has no coast "E"'],
    ['A MOS S A WRA', 'unknown province "WRA"'],
    ['A MOS S A WAR - LVX', 'unknown province "LVX"'],
    ['F BLA C A SEV - ANX', 'unknown province "ANX"'],
    ['F BLA C A SEV', FORMS],
    ['A MOS S A WAR - LVN ', FORMS],
  ])('order "%s" is refused', (text, message) => {
    expect(messageOf(withOrders('A SEV H', text))).toBe(`order "${text}" of RUSSIA: ${message}`);
  });

  test.each([
    ...['', 'A', 'A MOS', 'A MOS HOLD', 'A MOS H H', 'A MOS  H', ' A MOS H', 'A MOS H ', 'MOS H'],
    ...[
      'A MOS -',
      'A MOS - ',
      'A MOS - LVN VIA X',
      'A MOS - LVN X',
      'A MOS -LVN',
      'A MOS R LVN',
      'A MOS D',
      'X MOS H',
    ],
    ...['A MOS S', 'A MOS S A', 'A MOS S WAR', 'A MOS S A WAR -', 'A MOS S A WAR - LVN VIA'],
    ...['A MOS S A WAR H', 'F BLA C A SEV', 'F BLA C A SEV - ANK VIA', 'F BLA C A SEV x ANK'],
  ])('"%s" is no order', (text) => {
    expect(messageOf(withOrders(text))).toMatch(
      /^order ".*" of RUSSIA: (expected|unknown province)/,
    );
  });

  test.each([
    ['A XXX', 'unknown province "XXX"'],
    ['A LON/NC', 'LON has no coast "NC"'],
    ['A STP/NC', 'an army is never on a coast'],
    ['A NTH', 'an army cannot be at sea'],
    ['F MOS', 'a fleet cannot be inland'],
    ['F SPA', 'a fleet there must name its coast'],
    ['LON', 'expected A or F and a province'],
    ['A LON H', 'expected A or F and a province'],
    ['', 'expected A or F and a province'],
  ])('unit "%s" is refused', (text, message) => {
    expect(placed('A EDI', text)).toBe(`unit "${text}" of ENGLAND: ${message}`);
  });

  test('two units in a space, even on two coasts', () => {
    expect(placed('A LON', 'F LON')).toBe('two units in LON');
    expect(placed('F STP/NC', 'F STP/SC')).toBe('two units in STP');
    expect(placed('A LON', 'A LON')).toBe('two units in LON');
  });

  test.each([
    ['nonsense', null, 'the line is not JSON'],
    ['[]', null, 'the line is not a JSON object'],
    ['null', null, 'the line is not a JSON object'],
    ['{}', null, '"id" must be text'],
    ['{"id":7,"units":{},"orders":{}}', null, '"id" must be text'],
    ['{"id":"a","orders":{}}', 'a', '"units" must be an object of lists by power'],
    ['{"id":"a","units":{}}', 'a', '"orders" must be an object of lists by power'],
    ['{"id":"a","units":[],"orders":{}}', 'a', '"units" must be an object of lists by power'],
    ['{"id":"a","units":{"Italy":[]},"orders":{}}', 'a', 'unknown power "Italy" in "units"'],
    [
      '{"id":"a","units":{"__proto__":[]},"orders":{}}',
      'a',
      'unknown power "__proto__" in "units"',
    ],
    ['{"id":"a","units":{},"orders":{"POPE":[]}}', 'a', 'unknown power "POPE" in "orders"'],
    [
      '{"id":"a","units":{"ITALY":"A ROM"},"orders":{}}',
      'a',
      '"units" of ITALY must be a list of texts',
    ],
    [
      '{"id":"a","units":{"ITALY":[1]},"orders":{}}',
      'a',
      '"units" of ITALY must be a list of texts',
    ],
  ])('%s', (line, id, message) => {
    expect(readCase(line)).toEqual({ ok: false, error: { id, message } });
  });

  test('a line of 64 K characters is read, a longer one is not', () => {
    const line = '{"id":"a","units":{},"orders":{}}';
    expect(readCase(line.padEnd(65_536)).ok).toBe(true);
    expect(messageOf(readCase(line.padEnd(65_537)))).toMatch(/longer than 65536/);
  });

  test('never throws, whatever is written', () => {
    const texts = fc.array(
      fc.oneof(fc.string(), fc.constantFrom('A', 'LON', '-', 'S', 'VIA', '/NC')),
    );
    const words = texts.map((list) => list.join(' '));
    const lists = fc.dictionary(
      fc.constantFrom('ITALY', 'RUSSIA', 'constructor'),
      fc.oneof(fc.array(words), fc.json()),
    );
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.json(),
          fc
            .record({ id: fc.string(), units: lists, orders: lists })
            .map((each) => JSON.stringify(each)),
        ),
        (line) => {
          const read = readCase(line);
          expect(read.ok || read.error.message.length > 0).toBe(true);
        },
      ),
    );
  });
});

describe('writeCase', () => {
  test('readCase reads it back', () => {
    fc.assert(
      fc.property(turns, ({ position, orders: given }) => {
        // A fleet that another power orders may lack its coast, which the reader supplies.
        const orders = given.filter(
          ({ unit: { kind, at } }) => kind === 'A' || fleetLocations(spaceOf(at)).includes(at),
        );
        const line = writeCase({ id: 'a "b"', position, orders });
        const read = readCase(line);
        // Turns of the generator may order units that are not there, which no case can express.
        if (!read.ok) expect(read.error.message).toMatch(/: there is no [AF] /);
        else expect(writeCase(read.value)).toBe(line);
      }),
      { seed: -114530588, numRuns: runs(1_000) },
    );
  });
});

describe('writeCaseResult', () => {
  /** The ruling of a case as a line. */
  function ruled(units: object, orders: object): string {
    const read = readCase(JSON.stringify({ id: 'x', units, orders }));
    if (!read.ok) throw new Error(read.error.message);
    const { id, position, orders: given } = read.value;
    return writeCaseResult(id, position, adjudicate(position, given, EDITIONS.DATC));
  }

  test('a coast that the order left out is stated', () => {
    expect(ruled({ FRANCE: ['F POR', 'F GAS'] }, { FRANCE: ['F GAS - SPA', 'F POR H'] })).toBe(
      '{"id":"x","moved":["F GAS - SPA/NC"],"dislodged":{},"units_after":["FRANCE F POR","FRANCE F SPA/NC"]}',
    );
  });

  test('a unit dislodged from a coast, by a fleet from another one, with sorted retreats', () => {
    const line = ruled(
      { RUSSIA: ['F BUL/SC', 'A RUM'], TURKEY: ['F CON', 'F AEG'], AUSTRIA: ['A SER'] },
      { TURKEY: ['F CON S F AEG - BUL/SC', 'F AEG - BUL/SC'] },
    );
    expect(line).toBe(
      '{"id":"x","moved":["F AEG - BUL/SC"],' +
        '"dislodged":{"F BUL/SC":{"power":"RUSSIA","by":"AEG","retreats":["GRE"]}},' +
        '"units_after":["AUSTRIA A SER","RUSSIA A RUM","TURKEY F BUL/SC","TURKEY F CON"]}',
    );
  });

  test('the attacker’s province is stated without its coast; no retreat is an empty list', () => {
    const line = ruled(
      { FRANCE: ['F SPA/SC', 'A GAS'], ITALY: ['F MAR', 'A BUR', 'A PIE', 'F LYO'] },
      { FRANCE: ['F SPA/SC - MAR', 'A GAS S F SPA/SC - MAR'] },
    );
    expect(line).toContain('"dislodged":{"F MAR":{"power":"ITALY","by":"SPA","retreats":[]}}');
  });

  test('retreats and units are sorted, dislodged units are not among them', () => {
    const line = ruled(
      { GERMANY: ['A MUN'], AUSTRIA: ['A BOH', 'A TYR'] },
      { AUSTRIA: ['A BOH - MUN', 'A TYR S A BOH - MUN'] },
    );
    expect(line).toBe(
      '{"id":"x","moved":["A BOH - MUN"],' +
        '"dislodged":{"A MUN":{"power":"GERMANY","by":"BOH","retreats":["BER","BUR","KIE","RUH","SIL"]}},' +
        '"units_after":["AUSTRIA A MUN","AUSTRIA A TYR"]}',
    );
  });

  test('an order that is given twice moves its unit once', () => {
    expect(ruled({ ITALY: ['A ROM'] }, { ITALY: ['A ROM - VEN', 'A ROM - VEN'] })).toContain(
      '"moved":["A ROM - VEN"]',
    );
  });
});
