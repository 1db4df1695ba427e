import { describe, expect, test } from 'vitest';
import { readText } from '../../src/orders/notations/read-text.ts';

const told = (text: string) => {
  const { orders, doubts, errors } = readText(text);
  return {
    orders: orders.map(({ power, text: order }) => `${power ?? '?'} ${order}`),
    doubts: doubts.map(({ words }) => words),
    errors: errors.map(({ words }) => words),
  };
};
const sure = (...orders: readonly string[]) => ({ orders, doubts: [], errors: [] });

describe('signs around verbs', () => {
  test.each([
    ['A Ven: hold', 'A VEN H'],
    ['A Ven: S A Tri', 'A VEN S A TRI'],
    ['A Ven: -> Tri', 'A VEN - TRI'],
    ['A Ven - S - A Tri', 'A VEN S A TRI'],
    ['A Ven -S- A Rom-Tus', 'A VEN S A ROM - TUS'],
    ['A Ven S: Austrian A Tri-Vie', 'A VEN S A TRI - VIE'],
    ['A Ven (S) A Tri', 'A VEN S A TRI'],
    ['F Spa/sc (S) A Mar', 'F SPA/SC S A MAR'],
    ['F Ion (C) A Apu-Gre', 'F ION C A APU - GRE'],
    ['A Apu - Gre (convoy)', 'A APU - GRE VIA'],
    ['A Apu - Gre (C)', 'A APU - GRE VIA'],
    ['A Apu - Gre, convoyed', 'A APU - GRE VIA'],
    ['A Apu - Gre VC', 'A APU - GRE VIA'],
    ['A Apu - Gre /convoy', 'A APU - GRE VIA'],
    ['F Ion ⮕ Tun', 'F ION - TUN'],
    ['Fleet Edi-N. Sea', 'F EDI - NTH'],
    ['#1 A Ven-Tri;', 'A VEN - TRI'],
  ])('%s', (text, order) => {
    expect(told(`Italy:\n${text}`)).toEqual(sure(`Italy ${order}`));
  });

  test('every move of a line that is noted as by convoy', () => {
    expect(told('Italy: A Apu-Gre (convoy), A Nap-Tun (C); A Rom-Ven')).toEqual(
      sure('Italy A APU - GRE VIA', 'Italy A NAP - TUN VIA', 'Italy A ROM - VEN'),
    );
  });

  test('a letter in brackets may be a coast', () => {
    expect(told('Italy:\nF Spa (S) - Wes').orders).toEqual(['Italy F SPA/SC - WES']);
  });

  test.each(['A Lon - Hol via Nth, Hel', 'A Lon - Hol (via Nth and Hel)'])(
    'every sea of a way belongs to it: %s',
    (text) => {
      const { orders, skipped, errors } = readText(text);
      expect(orders.map((each) => each.text)).toEqual(['A LON - HOL VIA']);
      expect([...skipped, ...errors]).toEqual([]);
    },
  );

  test('what follows a comma after a way may be an order', () => {
    expect(told('A Lon - Hol via Nth, Hel S Nth').orders).toEqual([
      '? A LON - HOL VIA',
      '? F HEL S F NTH',
    ]);
  });
});

describe('powers before their orders', () => {
  const both = ['Austria A VIE - GAL', 'England F LON - NTH'];
  test.each([
    '=== Austria ===\nA Vie-Gal\n=== England ===\nF Lon-Nth',
    '--- Austria ---\nA Vie-Gal\n--- England ---\nF Lon-Nth',
    '### **Austria**\nA Vie-Gal\n### **England**\nF Lon-Nth',
    '## Orders for Austria\nA Vie-Gal\n## Orders for England\nF Lon-Nth',
    ':flag_at: Austria\nA Vie-Gal\n:flag_gb: England\nF Lon-Nth',
    '[AUS] A Vie-Gal\n[ENG] F Lon-Nth',
    '(Austria) A Vie-Gal\n(England) F Lon-Nth',
    'Aus - A Vie-Gal\nEng - F Lon-Nth',
    'AUT: A Vie-Gal\nGBR: F Lon-Nth',
    'A-H: A Vie-Gal\nUK: F Lon-Nth',
    'AH: A Vie-Gal\nGB: F Lon-Nth',
    'Spring 1901 Austria A Vie-Gal England F Lon-Nth',
  ])('%j', (text) => {
    expect(told(text)).toEqual(sure(...both));
  });

  test('a move by convoy above it is whole', () => {
    const text = '[AUS] A Tri-Apu via convoy\n[ENG] F Lon-Nth';
    expect(told(text)).toEqual(sure('Austria A TRI - APU VIA', 'England F LON - NTH'));
  });

  test('a title in another language', () => {
    expect(told('## Frankreich\nA Par-Bur\n## Deutschland\nA Mun-Ruh').orders).toEqual([
      'France A PAR - BUR',
      'Germany A MUN - RUH',
    ]);
  });

  test('an order after a # is none', () => {
    expect(told('France:\nA Par-Bur\n## A Mar-Spa').orders).toEqual(['France A PAR - BUR']);
  });

  test('the Channel is no heading', () => {
    expect(told('France:\nF Bre -\nEng\nF Eng - Nth').orders).toEqual([
      'France F BRE - ENG',
      'France F ENG - NTH',
    ]);
  });

  test('T: is Turkey where T transports, too', () => {
    const text = 'R: A Mos-War -- bounced\nT: F Arm S A Ukr-Sev -- void\nT: A Con-Ank';
    expect(told(text).orders).toEqual([
      'Russia A MOS - WAR',
      'Turkey F ARM S A UKR - SEV',
      'Turkey A CON - ANK',
    ]);
  });
});

describe('retreats and adjustments', () => {
  test.each([
    ['Germany (6): Build 2 - A Berlin, F Kiel', ['Germany A BER B', 'Germany F KIE B']],
    [
      'England\nBuild: fleet, London\nBuild: army, Liverpool',
      ['England F LON B', 'England A LVP B'],
    ],
    ['Russia:\nF StP(sc) - build\nF Sev: build', ['Russia F STP/SC B', 'Russia F SEV B']],
    ['France:\nF Eng - R - Bel\nA Par: disband', ['France F ENG R BEL', 'France A PAR D']],
    ['Turkey, build: A Con\nAustria, remove: F Alb', ['Turkey A CON B', 'Austria F ALB D']],
    ['Austria: New A Tri and new A Vie', ['Austria A TRI B', 'Austria A VIE B']],
    ['Turkey\nCreate F Smy\nScrap F Adr', ['Turkey F SMY B', 'Turkey F ADR D']],
    ['Winter 1902 Builds\n\nTurkey:\nF Smy\nA Alb (remove)', ['Turkey F SMY B', 'Turkey A ALB D']],
    [
      'Retreats\nRussia: F Swe (disband), A War (retreat) - Mos',
      ['Russia F SWE D', 'Russia A WAR R MOS'],
    ],
    ['Fall 1902 retreats: A Mun to Ruh', ['? A MUN R RUH']],
    ['Winter 1902 builds: F Kie, A Ber', ['? F KIE B', '? A BER B']],
  ])('%j', (text, orders) => {
    expect(told(text)).toEqual(sure(...orders));
  });
});

describe('orders in columns', () => {
  test.each([',', ';', '\t', ' | '])('separated by %j', (sign) => {
    const rows = [
      ['A', 'VIE', 'GAL'],
      ['F', 'TRI', 'S', 'A', 'VEN', 'TYR'],
      ['A', 'BUD', 'H', ''],
      ['A', 'ALB', '-', 'GRE', 'VIA'],
      ['F', 'ION', 'C', 'A ALB - GRE'],
    ];
    const text = rows.map((row) => row.join(sign)).join('\n');
    expect(told(text)).toEqual(
      sure(
        ...['? A VIE - GAL', '? F TRI S A VEN - TYR', '? A BUD H', '? A ALB - GRE VIA'],
        '? F ION C A ALB - GRE',
      ),
    );
  });

  test('with powers, and units in one column', () => {
    const text = `Power;Unit;Order
Austria;A VIE;- GAL
Austria;F TRI;S A VEN
England;F LON;- ENG
England;F STP/NC;H`;
    expect(told(text)).toEqual(
      sure(
        ...['Austria A VIE - GAL', 'Austria F TRI S A VEN'],
        ...['England F LON - ENG', 'England F STP/NC H'],
      ),
    );
  });

  test('a list of orders or of units is none', () => {
    expect(told('A Vie - Gal, A Bud - Ser, F Tri H').orders).toEqual([
      '? A VIE - GAL',
      '? A BUD - SER',
      '? F TRI H',
    ]);
    expect(told('Build: A Vie, A Bud, F Tri').orders).toEqual([
      '? A VIE B',
      '? A BUD B',
      '? F TRI B',
    ]);
  });
});

describe('what Python prints', () => {
  const austria = ['Austria A BUD - VIE', 'Austria F TRI H'];
  test.each([
    `AUSTRIA: ['A BUD - VIE', 'F TRI H']`,
    `{'AUSTRIA': ['A BUD - VIE', 'F TRI H'], 'ENGLAND': []}`,
    `orders = {"AUSTRIA": ["A BUD - VIE", "F TRI H"]}`,
    `{\n  "orders": {\n    "AUSTRIA": [\n      "A BUD - VIE",\n      "F TRI H"\n    ]\n  }\n}`,
    `game.set_orders('AUSTRIA', ['A BUD - VIE', 'F TRI H'])`,
    `AUSTRIA ['A BUD - VIE', 'F TRI H']\nENGLAND []`,
    `{"AUSTRIA": {"A BUD": "A BUD - VIE", "F TRI": "F TRI H"}}`,
    `{"powers": {"AUSTRIA": {"orders": {"A BUD": "- VIE", "F TRI": "H"}, "units": ["A BUD", "F TRI"]}}}`,
  ])('%s', (text) => {
    expect(told(text)).toEqual(sure(...austria));
  });

  test('orders between sentences', () => {
    const text = 'I go to Burgundy.\n\nPARSABLE OUTPUT: {"orders": ["A PAR - BUR", "F BRE - MAO"]}';
    const { orders, skipped, errors } = readText(text, { power: 'France' });
    expect(orders.map((each) => `${each.power ?? ''} ${each.text}`)).toEqual([
      'France A PAR - BUR',
      'France F BRE - MAO',
    ]);
    expect(skipped).toEqual([{ line: 1, text: 'I go to Burgundy.' }]);
    expect(errors).toEqual([]);
  });
});

test('builds of French zines may follow their number after a blank line', () => {
  const text =
    'ITALIE\n\nF ION - TUN\n\n+1\n\nF NAP\n\nANGLETERRE\n\nF NVN -NGE\n\n+2\n\nF LON et F EDI';
  expect(told(text)).toEqual(
    sure(
      ...['Italy F ION - TUN', 'Italy F NAP B', 'England F NWG - NWY'],
      ...['England F LON B', 'England F EDI B'],
    ),
  );
});

test('whom a unit stood off with is a result', () => {
  const { orders } = readText('Austria\nArmy Vienna to Galicia (standoff with Russia)');
  expect(orders.map(({ results }) => results)).toEqual([['bounced']]);
});

describe('German and French words', () => {
  test.each([
    ['Österreich', 'A Wien geht nach Galizien', 'Austria A VIE - GAL'],
    ['Österreich', 'A Budapest stützt A Wien nach Galizien', 'Austria A BUD S A VIE - GAL'],
    ['Österreich', 'A Triest - Albanien per Konvoi', 'Austria A TRI - ALB VIA'],
    ['Österreich', 'F Adria setzt A Triest nach Albanien über', 'Austria F ADR C A TRI - ALB'],
    ['Österreich', 'F Adria K A Triest - Albanien', 'Austria F ADR C A TRI - ALB'],
    ['Österreich', 'A Wien bleibt stehen', 'Austria A VIE H'],
    ['Russland', 'F St. Petersburg (Südküste) - Finnland', 'Russia F STP/SC - FIN'],
    ['Türkei', 'F Bulgarien (Ostküste) H', 'Turkey F BUL/EC H'],
    ['Russie', 'F St-Pétersbourg (côte nord) - Norvège', 'Russia F STP/NC - NWY'],
    ['Russie', 'A Varsovie appuie A Moscou', 'Russia A WAR S A MOS'],
    ['Russie', 'A Sébastopol - Arménie par convoi', 'Russia A SEV - ARM VIA'],
    ['Russie', 'A Ukraine reste', 'Russia A UKR H'],
  ])('%s: %s', (power, text, order) => {
    expect(told(`${power}:\n${text}`)).toEqual(sure(order));
  });
});
