import { describe, expect, test } from 'vitest';
import { readText } from '../../src/orders/notations/read-text.ts';
import { notedRetreats } from '../../src/orders/notations/turn-of-reading.ts';

const told = (text: string) => {
  const { orders, doubts, errors } = readText(text);
  return {
    orders: orders.map(({ power, text: order }) => `${power ?? '?'} ${order}`),
    doubts: doubts.map(({ words }) => words),
    errors: errors.map(({ words }) => words),
  };
};
const sure = (...orders: readonly string[]) => ({ orders, doubts: [], errors: [] });

describe('signs between the letter of a unit and its place', () => {
  test.each([
    ['A-Ven - Tri', 'A VEN - TRI'],
    ['A-Ven-Tri', 'A VEN - TRI'],
    ['Army-Venice to Trieste', 'A VEN - TRI'],
    ['A/Ven - Tri', 'A VEN - TRI'],
    ['A:Ven - Tri', 'A VEN - TRI'],
    ['A - Ven - Tri', 'A VEN - TRI'],
    ['F - Nap - Ion', 'F NAP - ION'],
    ['A-Ven S A-Rom - Tus', 'A VEN S A ROM - TUS'],
    ['F-Ion C Tunis to Albania', 'F ION C A TUN - ALB'],
    ['(A) Ven - Tri', 'A VEN - TRI'],
    ['[F] Nap - Ion', 'F NAP - ION'],
    ['Rom (A) - Nap', 'A ROM - NAP'],
    ['Spa(sc) (F) - Lyo', 'F SPA/SC - LYO'],
    ['A Ven S Rom (A) - Tus', 'A VEN S A ROM - TUS'],
    ['Rom A - Nap', 'A ROM - NAP'],
    ['A Ven S Rom A', 'A VEN S A ROM'],
    ['Gulf of Lyon F S Rom F - Tus', 'F LYO S F ROM - TUS'],
    ['English Channel F - Mid', 'F ENG - MAO'],
  ])('%s', (text, order) => {
    expect(told(`Italy:\n${text}`)).toEqual(sure(`Italy ${order}`));
  });

  test('orders without a separator stay apart', () => {
    expect(told('Italy: A Ven-Tri F Nap-Ion A Rom H')).toEqual(
      sure('Italy A VEN - TRI', 'Italy F NAP - ION', 'Italy A ROM H'),
    );
  });

  test('F and a colon before orders is still France', () => {
    expect(told('F: A Par-Bur, F Bre-Mao')).toEqual(
      sure('France A PAR - BUR', 'France F BRE - MAO'),
    );
  });
});

describe('words that few use', () => {
  test.each([
    ['F Con support move to Bul from F Rum', 'F CON S F RUM - BUL'],
    ['A Tyr support to Tri from Bud', 'A TYR S A BUD - TRI'],
    ['F Nth convoy to Bel from Lon', 'F NTH C A LON - BEL'],
    ['F HEL CONVOY TO DENMARK FROM HOLLAND', 'F HEL C A HOL - DEN'],
    ['A Ven support hold to Bud', 'A VEN S A BUD'],
    ['ship Nth - Hol', 'F NTH - HOL'],
    ['A Mun SH Boh', 'A MUN S A BOH'],
    ['F Nth con A Yor - Nwy', 'F NTH C A YOR - NWY'],
    ['F eas med - ion', 'F EAS - ION'],
    ['F ns - nwy', 'F NTH - NWY'],
    ['A pid - ven', 'A PIE - VEN'],
    ['F NRD - NGE', 'F NTH - NWY'],
    ['A VAR - UKR', 'A WAR - UKR'],
    ['F Bre - MAN', 'F BRE - ENG'],
  ])('%s', (text, order) => {
    expect(told(`Russia:\n${text}`)).toEqual(sure(`Russia ${order}`));
  });

  test('units that are placed', () => {
    expect(told('France places army Par, fleet Bre').orders).toEqual([
      'France A PAR B',
      'France F BRE B',
    ]);
  });

  test('no guess that the letter of the unit forbids', () => {
    expect(told('England: F Munn - Bel').orders).toEqual([]);
    expect(told('England: A Munn - Bel')).toMatchObject({
      orders: ['England A MUN - BEL'],
      doubts: ['Munn'],
    });
    expect(told('England: F Bre-Man').orders).toEqual(['England F BRE - MAR']);
  });

  test.each([
    ['Inglaterra:\nF Mar del Norte apoya F Ska - Dinamarca', 'England F NTH S F SKA - DEN'],
    ['Francia: A París - Borgoña', 'France A PAR - BUR'],
    ['Inghilterra: F Manica - Belgio', 'England F ENG - BEL'],
  ])('%s', (text, order) => {
    expect(told(text)).toEqual(sure(order));
  });
});

describe('the retreat in the note of an order', () => {
  test.each([
    '(retreats to Hol)',
    '(dislodged, retreats to Holland)',
    '(bounce, dislodged, retreats to Hol)',
    '(dislodged from Kie; retreat to Hol)',
    ', retreats to Hol',
    '(retreats Hol)',
    '(ret. Hol)',
    '(R Hol)',
    '[Retreats - Hol]',
    '\n(*dislodged, retreats to Hol*)',
  ])('%j is an order of the next phase', (note) => {
    const reading = readText(`England: A Ruh - Mun ${note}\nF Nth H`);
    const { orders, skipped, doubts, errors } = reading;
    expect(orders.map(({ phase, power, text }) => [phase, power, text])).toEqual([
      ['movement', 'England', 'A RUH - MUN'],
      ['retreats', 'England', 'A RUH R HOL'],
      ['movement', 'England', 'F NTH H'],
    ]);
    expect(orders[0]?.results).toContain('dislodged');
    expect([skipped, doubts, errors]).toEqual([[], [], []]);
    expect(notedRetreats(reading)).toEqual([orders[1]]);
  });

  test('of a fleet with a coast', () => {
    expect(told('Italy: F Lyo H (dislodged, retreats to Spa/sc)').orders).toEqual([
      'Italy F LYO H',
      'Italy F LYO R SPA/SC',
    ]);
  });

  test.each([
    ['[R: Hol, Kie]', 'Hol'],
    ['(retreats to Hol or Kie)', 'Hol'],
    ['(d r:hol,otb)', 'hol'],
  ])('%s lists where the unit may go: that is told, and no order', (note, place) => {
    const { orders, skipped } = readText(`England: A Ruh H ${note}`);
    expect(orders.map(({ text }) => text)).toEqual(['A RUH H']);
    expect(skipped.map(({ text }) => text).join()).toContain(place);
  });

  test.each(['- I hope to retreat to Hol', '(I may retreat to Hol)', '(hold, no retreat)'])(
    '%s is none',
    (note) => {
      expect(readText(`England: A Ruh H ${note}`).orders.map(({ text }) => text)).toEqual([
        'A RUH H',
      ]);
    },
  );

  test('beside an order that cannot be read is told', () => {
    const { orders, skipped } = readText('England: A Xyzzy - Qwert (dislodged, retreats to Hol)');
    expect(orders).toEqual([]);
    expect(skipped.map(({ text }) => text)).toContain('Hol');
  });

  test('in a phase of retreats it is an order', () => {
    const { orders } = readText('England: A Ruh H (dislodged, retreats to Hol)', {
      phase: 'retreats',
    });
    expect(orders.filter(({ phase }) => phase === 'retreats').map(({ text }) => text)).toEqual([
      'A RUH R HOL',
    ]);
  });
});

describe('data in other shapes', () => {
  test.each([
    '{"power":"FRANCE","orders":["A PAR - BUR"]}',
    '[{"country":"France","orders":["A Par - Bur"]}]',
    '[{"Nation":"French","order":"a par - bur"}]',
    '{"player":"France","unit":"A PAR","order":"- BUR"}',
    '{"France": "A Par - Bur"}',
    '{"France": {"Par": "A Par - Bur"}}',
    'France\n["A Par - Bur"]',
    'France: ["par - bur"]',
  ])('%s', (text) => {
    expect(told(text)).toEqual(sure('France A PAR - BUR'));
  });

  test.each([
    '"Turkey": {"Bla": {"to": "Con", "type": "MOVE"}}',
    'Turkey\n"Bla": {"to": "Con", "type": "MOVE"}',
    'Turkey: "Bla": {"to": "Con", "type": "MOVE"},',
    '"Turkey":\n"Bla": {"to": "Con", "type": "MOVE"}}}',
  ])('a piece of a page: %s', (text) => {
    expect(told(text)).toEqual(sure('Turkey F BLA - CON'));
  });

  test.each([
    ['{"unit":"A","from":"Ven","to":"Tri","type":"move"}', 'A VEN - TRI'],
    ['{"unit_type":"Army","location":"Ven","destination":"Tri","action":"MOVE"}', 'A VEN - TRI'],
    ['{"unit":"A Ven","to":"Tri","order_type":"M"}', 'A VEN - TRI'],
    ['{"unit":{"type":"A","loc":"VEN"},"dest":"TRI","orderType":"m"}', 'A VEN - TRI'],
    ['{"type":"move","unit":"army","origin":"Venice","target":"Trieste"}', 'A VEN - TRI'],
    ['{"unit":"A","from":"Lon","to":"Bel","type":"move","via_convoy":true}', 'A LON - BEL VIA'],
    ['{"unit":"F","from":"Mao","to":"Spa","to_coast":"sc","type":"move"}', 'F MAO - SPA/SC'],
    ['{"type":"hold","unit":"A","loc":"Tyr"}', 'A TYR H'],
    ['{"type":"support","unit":"A","loc":"Tyr","target":"Ven"}', 'A TYR S VEN H'],
    [
      '{"type":"support","unit":"A","loc":"Tyr","target":"A Ven","dest":"Tri"}',
      'A TYR S A VEN - TRI',
    ],
    ['{"action":"support","unit":"A Tyr","from":"A Ven","to":"Tri"}', 'A TYR S A VEN - TRI'],
    ['{"type":"SUPPORT","unit":"A","loc":"Tyr","aux":"A Ven","dest":"Tri"}', 'A TYR S A VEN - TRI'],
    [
      '{"type":"support","unit":"A","loc":"Tyr","helper":{"unit":"A","loc":"Ven"},"dest":"Tri"}',
      'A TYR S A VEN - TRI',
    ],
    ['{"type":"convoy","unit":"F","loc":"Nth","target":"Lon","dest":"Bel"}', 'F NTH C A LON - BEL'],
    ['{"type":"retreat","unit":"A","loc":"Ven","to":"Tus"}', 'A VEN R TUS'],
    ['{"type":"disband","unit":"A","loc":"Ven"}', 'A VEN D'],
    ['{"type":"build","unit":"F","loc":"Stp","coast":"nc"}', 'F STP/NC B'],
    ['{"type":"remove","unit":"A","loc":"Ven"}', 'A VEN D'],
  ])('an order in parts: %s', (record, order) => {
    for (const text of [
      `{"power":"Italy",${record.slice(1)}`,
      `[{"country":"ITALY","orders":[${record}]}]`,
      `{"Italy":[${record}]}`,
      `{"orders":{"ITALY":[${record}]}}`,
    ])
      expect([text, told(text).errors, told(text).orders]).toEqual([
        text,
        [],
        [expect.stringMatching(`^Italy ${order.replace(/ S VEN H$/, ' S . VEN( H)?')}$`)],
      ]);
  });

  test.each([
    ['{"unit":"A","from":"Ven","to":"Tri","type":"jump"}', '"type": hold, move'],
    ['{"unit":"A","from":"Xyz","to":"Tri","type":"move"}', '"loc"'],
    ['{"unit":"A","from":"Ven","type":"move"}', '"to"'],
    ['{"unit":"A","from":"Ven","to":"Nowhere","type":"move"}', '"to"'],
    ['{"type":"support","unit":"A","loc":"Tyr","to":"Tri"}', '"target"'],
    ['{"type":"convoy","unit":"F","loc":"Nth","target":"Lon"}', '"to"'],
    ['{"type":"hold","unit":"A","loc":"Ven","to":"Tri"}', 'no destination'],
  ])('an order in parts that lacks one: %s', (record, expected) => {
    const { orders, errors } = readText(`[\n{"power":"Italy",${record.slice(1)}]`);
    expect(orders).toEqual([]);
    expect(errors.map((error) => [error.line, error.expected])).toEqual([
      [2, expect.stringContaining(expected)],
    ]);
  });

  test('units and messages are no orders', () => {
    expect(
      told(
        '{"units":[{"type":"A","loc":"Ven"}],"messages":[{"from":"FRANCE","to":"ITALY","type":"text"}],"orders":{"ITALY":["A VEN H"]},"name":"S1901M"}',
      ),
    ).toMatchObject({ orders: ['Italy A VEN H'], errors: [] });
  });

  test('what is complete is read, and what is cut off is reported', () => {
    const text = '"Turkey": {"Bla": {"to": "Con", "type": "MOVE"},';
    expect(told(text)).toMatchObject({ orders: ['Turkey F BLA - CON'] });
    expect(told(text).errors).toHaveLength(1);
  });
});

test('a letter left out of a unit that is supported is no doubt, if its own order has it', () => {
  const { orders, doubts } = readText(
    'Russia\nF Con support move to Bul from Rum\nF Rum move to Bul\nItaly\nA Ven S Tri\nAustria\nTri H',
  );
  expect(orders.map(({ text }) => text)).toContain('F CON S F RUM - BUL');
  expect(doubts.filter(({ line }) => line === 2)).toEqual([]);
});
