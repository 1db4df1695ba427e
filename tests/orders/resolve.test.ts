import { describe, expect, test } from 'vitest';
import { readOrders } from '../../src/orders/notations/rulebook/read-rulebook.ts';
import type { ReadOptions } from '../../src/orders/parsed-orders.ts';
import { shortOrder, turn } from '../support/short.ts';

const positionOf = (units: string) => turn(units.split(', ').join('\n')).position;

/** The orders, then what was repaired: `what: from > to`. */
function read(text: string, options: ReadOptions = {}) {
  const { orders, errors, repairs } = readOrders(text, options);
  return {
    orders: orders.map(shortOrder),
    errors: errors.map(({ kind, words }) => `${kind}: ${words}`),
    repairs: repairs.map(({ what, from, to }) => `${what}: ${from} > ${to}`),
  };
}
const withUnits = (units: string, text: string) => read(text, { position: positionOf(units) });

describe('with a position', () => {
  test.each([
    ['a letter is supplied', 'G A MUN', 'Germany: Mun-Ber', 'G A MUN - BER', 'letter: Mun > A Mun'],
    [
      'a letter is corrected',
      'G A MUN',
      'Germany: F Mun-Ber',
      'G A MUN - BER',
      'letter: F Mun > A Mun',
    ],
    [
      'a supported unit gets its letter',
      'G A MUN, G F KIE',
      'Germany: A Mun S Kie-Ber',
      'G A MUN S F KIE - BER',
      'letter: Kie > F Kie',
    ],
    [
      'a convoyed unit gets its right letter',
      'E F NTH, E A LON',
      'England: F Nth C F Lon-Bel',
      'E F NTH C A LON - BEL',
      'letter: F Lon > A Lon',
    ],
    [
      'a fleet is on its own coast (4.B.5)',
      'R F STP/SC',
      'Russia: F StP(nc)-Bot',
      'R F STP/SC - BOT',
      'coast: StP(nc) > StP/sc',
    ],
    ['a fleet need not name its coast', 'R F STP/SC', 'Russia: F StP-Bot', 'R F STP/SC - BOT', ''],
    [
      'a supported fleet is on its own coast',
      'R A FIN, R F STP/SC',
      'Russia: A Fin S F StP/nc',
      'R A FIN S F STP/SC',
      'coast: StP/nc > StP/sc',
    ],
    [
      'a fleet that was called an army keeps its coast',
      'R F STP/SC',
      'Russia: A StP H',
      'R F STP/SC H',
      'letter: A StP > F StP/sc',
    ],
    [
      'an army has no coast (4.B.6)',
      'F A MAR',
      'France: A Mar-Spa(nc)',
      'F A MAR - SPA',
      'coast: Spa(nc) > Spa',
    ],
    [
      'a coast that does not exist is left out (4.B.6)',
      'F F BRE',
      'France: F Bre(ec)-Mid',
      'F F BRE - MAO',
      'coast: Bre(ec) > Bre',
    ],
    [
      'nor does Spain have a west coast',
      'F F MAO',
      'France: F Mid-Spa(wc)',
      'F F MAO - SPA',
      'coast: Spa(wc) > Spa',
    ],
    [
      'a coast that cannot be reached stays',
      'F F WES',
      'France: F Wes-Spa/nc',
      'F F WES - SPA/NC',
      '',
    ],
    [
      'a supported move keeps its coast (4.B.4)',
      'F F MAR, F F MAO',
      'France: F Mar S F Mid-Spa/nc',
      'F F MAR S F MAO - SPA/NC',
      '',
    ],
    [
      'a wrong nationality is ignored (4.C.6)',
      'G A SIL, R A WAR',
      'Germany: A Sil S TURKISH A War-Pru',
      'G A SIL S A WAR - PRU',
      'nationality: TURKISH > Russian',
    ],
    [
      'a right one is no news',
      'G A SIL, R A WAR',
      'Germany: A Sil S Russ. A War',
      'G A SIL S A WAR',
      '',
    ],
    [
      'the only fleet needs no place',
      'G F KIE, G A MUN, R F SEV',
      'Germany: F Stands',
      'G F KIE H',
      'place: F > F Kie',
    ],
    [
      'nor does the only army that moves',
      'G A MUN, F A PAR',
      'France: A - Bur',
      'F A PAR - BUR',
      'place: A > A Par',
    ],
    ['an order without a heading is the owner’s', 'G A MUN', 'A Mun-Ber', 'G A MUN - BER', ''],
    ['under a heading it is not', 'G A MUN', 'Italy: A Mun-Ber', 'I A MUN - BER', ''],
    [
      'a unit that is not there is taken as written',
      'G A MUN',
      'Germany: F Kie-Bal',
      'G F KIE - BAL',
      '',
    ],
    [
      'even without a letter',
      'G A MUN',
      'Germany: Kie-Hol',
      'G A KIE - HOL',
      'letter: Kie > A Kie',
    ],
  ])('%s', (_, units, text, order, repaired) => {
    expect(withUnits(units, text)).toEqual({
      orders: [order],
      errors: [],
      repairs: repaired === '' ? [] : [repaired],
    });
  });

  test('two fleets and no place: it is not clear which one', () => {
    const { orders, errors } = withUnits('G F KIE, G F BER, G A MUN', 'Germany: F Stands, A Mun H');
    expect(orders).toEqual(['G A MUN H']);
    expect(errors).toEqual(['space: F']);
  });
});

describe('a name with several meanings', () => {
  test.each([
    [
      'the letter tells',
      'I A TYR, I F TYS',
      'A Tyr-Ven, F Tyr-Rom',
      ['I A TYR - VEN', 'I F TYS - ROM'],
    ],
    ['the unit tells', 'I F TYS', 'Tyr-Rom', ['I F TYS - ROM']],
    ['even against the letter', 'I F TYS', 'A Tyr-Rom', ['I F TYS - ROM']],
    [
      'the destination tells',
      'I F ION, I A VEN',
      'F Ion-Tyr, A Ven-Tyr',
      ['I F ION - TYS', 'I A VEN - TYR'],
    ],
    ['adjacency tells', 'E A EDI', 'A Edi-Liv', ['E A EDI - LVP']],
    ['and again', 'E A EDI, R A MOS', 'A Mos-Liv', ['R A MOS - LVN']],
    ['the owner tells', 'E F LVP, R A LVN', 'England: A Liv H', ['E F LVP H']],
    ['a support tells', 'R A WAR, R A LVN', 'A War S A Liv', ['R A WAR S A LVN']],
    [
      'a supported move tells',
      'E A NWY, E F NTH, E F BAR',
      'F Bar S Nor-StP',
      ['E F BAR S A NWY - STP'],
    ],
    [
      'the letter tells, if nothing else does',
      'E A NWY, E F NTH',
      'A Nor H, F Nor H',
      ['E A NWY H', 'E F NTH H'],
    ],
    [
      'so it does of the supported',
      'E A NWY, E F NTH, E F SKA',
      'F Ska S A Nor, F Ska S F Nor',
      ['E F SKA S A NWY', 'E F SKA S F NTH'],
    ],
    ['only one is there to support', 'E A NWY, E F SKA', 'F Ska S Nor', ['E F SKA S A NWY']],
    [
      'the Channel is no nationality',
      'F F MAO, F F ENG',
      'F Mid S Eng-Bre',
      ['F F MAO S F ENG - BRE'],
    ],
    ['a dash with blanks is no hyphen', 'E F MAO', 'F Mid - Atlantic', ['E F MAO - NAO']],
    [
      'a nationality tells',
      'E F LVP, R F LVN, E F IRI, E F BAL',
      'England: F Iri S Liv',
      ['E F IRI S F LVP'],
    ],
    ['a convoy tells', 'E A LON, E F NTH', 'F Nth C A Lon-Nor', ['E F NTH C A LON - NWY']],
    [
      'Gul is what the fleet touches',
      'R F STP/SC, F F MAR',
      'F Mar-Gul, F StP-Gul',
      ['F F MAR - LYO', 'R F STP/SC - BOT'],
    ],
  ])('%s', (_, units, text, orders) => {
    expect(withUnits(units, text)).toMatchObject({ orders, errors: [] });
  });

  test.each([
    ['two fleets there', 'E F NTH, E F NWG', 'F Nor H', 'ambiguous: Nor'],
    ['two destinations', 'E F EDI', 'F Edi-Nor', 'ambiguous: Nor'],
    [
      'one by land, one by sea',
      'E A SWE, E F SKA, E F NTH, E F ENG, F F MAO',
      'A Swe-Nor',
      'ambiguous: Nor',
    ],
    ['neither possible', 'G A MUN', 'A Mun-Liv', 'ambiguous: Liv'],
    ['two to support', 'R A STP, E A LVP, R A LVN', 'A StP S A Liv-Edi', 'ambiguous: Liv'],
  ])('%s: it keeps two (1971 VII.4)', (_, units, text, error) => {
    const { orders, errors } = withUnits(units, `${text}, A Rom H`);
    expect(errors).toContain(error);
    expect(orders).toEqual([]);
  });

  test('via convoy rules out the move by land', () => {
    const units = 'E A SWE, E F SKA, E F NTH, E F ENG, F F MAO';
    expect(withUnits(units, 'A Swe-Nor via convoy').errors).toEqual(['ambiguous: Nor']);
    expect(
      withUnits('E A CLY, E F NWG, E F NTH, G F SKA, R F BAL', 'A Cly-Nor via convoy').orders,
    ).toEqual(['E A CLY - NWY VIA']);
  });

  test('the short name of a space is not noted as a repair of itself', () => {
    expect(withUnits('I A TYR', 'A Tyr H').repairs).toEqual([]);
    expect(withUnits('I F TYS', 'F Tyr H').repairs).toEqual(['name: Tyr > Tys']);
  });
});

describe('a lost dash', () => {
  test.each([
    ['A Bul Rum', 'T A BUL - RUM', 'Bul Rum > Bul-Rum'],
    ['A Con S A Bul Rum', 'T A CON S A BUL - RUM', 'Bul Rum > Bul-Rum'],
    ['F Bla C A Ank Rum', 'T F BLA C A ANK - RUM', 'Ank Rum > Ank-Rum'],
    ['A Ank Rum via convoy', 'T A ANK - RUM VIA', 'Ank Rum > Ank-Rum'],
    ['F Bla Bul/ec', 'T F BLA - BUL/EC', 'Bla Bul/ec > Bla-Bul/ec'],
    ['F Gulf of Lions Western Med', 'T F LYO - WES', 'Gulf of Lions Western Med > Lyo-Wes'],
  ])('%s', (text, order, repaired) => {
    const { orders, errors, repairs } = read(`Turkey: ${text}; F Bla H`);
    expect({ orders, errors }).toEqual({ orders: [order, 'T F BLA H'], errors: [] });
    expect(repairs).toEqual([`dash: ${repaired}`]);
  });
});

describe('without a position', () => {
  test('letters stay as written, right or wrong', () => {
    expect(read('France: A Bre-Pic, A Par S F Bre-Pic').orders).toEqual([
      'F A BRE - PIC',
      'F A PAR S F BRE - PIC',
    ]);
  });

  test('a missing letter comes from the order of that unit, before or after', () => {
    const { orders } = read('France: A Par S Bre-Pic; Bre S A Pic; F Bre-Pic');
    expect(orders).toEqual(['F A PAR S F BRE - PIC', 'F F BRE S A PIC', 'F F BRE - PIC']);
  });

  test('or from what the unit does, if only one kind can', () => {
    expect(
      read('France: Bre-Eng, Par-Bur, Nth C Lon-Bel, Rom-Ven, Nth H, Spa/nc H').orders,
    ).toEqual([
      'F F BRE - ENG',
      'F A PAR - BUR',
      'F F NTH C A LON - BEL',
      'F A ROM - VEN',
      'F F NTH H',
      'F F SPA/NC H',
    ]);
  });

  test('or from a coast that is named, unless no fleet can go there', () => {
    const { orders } = read(
      'France: Por-Spa/sc, Gas-Spa/sc, F Mar S Gas-Spa/sc; Russia: Fin-StP/nc',
    );
    expect(orders).toEqual([
      'F F POR - SPA/SC',
      'F A GAS - SPA',
      'F F MAR S A GAS - SPA',
      'R A FIN - STP',
    ]);
  });

  test('or from the other orders that speak of the unit', () => {
    const { orders } = read('Italy: Ven H, Tus H\nAustria: F Tri S F Ven, F Lyo C Tus-Spa');
    expect(orders.slice(0, 2)).toEqual(['I F VEN H', 'I A TUS H']);
  });

  test('or from the start of the game, if all units can be those of the start', () => {
    expect(read('Italy: Ven-Tri, Nap-Apu\nAustria: F Tri H').orders).toEqual([
      'I A VEN - TRI',
      'I F NAP - APU',
      'A F TRI H',
    ]);
    for (const other of ['Austria: A Tri H', 'Austria: A Alb H', 'Turkey: F Tri H'])
      expect(read(`Italy: Ven-Tri, Nap-Apu\n${other}`).errors).toEqual(['unit: Ven', 'unit: Nap']);
  });

  test('a name is what such a unit can be in, or go to, though it cannot go there now', () => {
    expect(read('Italy: F Ion S A Tyr, F Rom S A Ven-Tyr, A Rom-Tyr, F Ven-Tyr').orders).toEqual([
      'I F ION S A TYR',
      'I F ROM S A VEN - TYR',
      'I A ROM - TYR',
      'I F VEN - TYS',
    ]);
  });

  test('the ordered fleets tell where an army can be carried', () => {
    expect(read('England: A Lon-Nor, F Nth C A Lon-Nor').orders).toEqual([
      'E A LON - NWY',
      'E F NTH C A LON - NWY',
    ]);
    expect(read('France: A Mar-Nor, F Lyo C A Mar-Nor, F Wes C A Mar-Nor').orders).toEqual([
      'F A MAR - NAF',
      'F F LYO C A MAR - NAF',
      'F F WES C A MAR - NAF',
    ]);
  });

  test('two orders that disagree show nothing', () => {
    const { orders, errors } = read('France: A Bre H, F Bre H, A Par S Bre');
    expect(orders).toEqual(['F A BRE H', 'F F BRE H']);
    expect(errors).toEqual(['unit: Bre']);
  });
});

describe('without a position, what the orders show about each other', () => {
  test.each([
    [
      'a fleet at sea carries: London has an army',
      'England: Lon-Nwy, F Nth H, F Eng S Lon',
      ['E A LON - NWY', 'E F NTH H', 'E F ENG S A LON'],
    ],
    [
      'a name that is one sea for a fleet is that sea',
      'Italy: Rom-Tun, F Tyr H, A Ven S Rom',
      ['I A ROM - TUN', 'I F TYS H', 'I A VEN S A ROM'],
    ],
    [
      'a unit that is ordered twice is known',
      'France: A Bre H, A Bre-Pic, A Par S Bre',
      ['F A BRE H', 'F A BRE - PIC', 'F A PAR S A BRE'],
    ],
    [
      'headings tell whose a unit is',
      'England: F Lvp H\nRussia: F Lvn H\nFrance: A Par S RUSSIAN Liv',
      ['E F LVP H', 'R F LVN H', 'F A PAR S F LVN'],
    ],
  ])('%s', (_, text, orders) => {
    expect(read(text)).toMatchObject({ orders, errors: [] });
  });

  test('an army at sea carries no army', () => {
    const { orders, errors } = read('England: Lon-Nwy, A Nth H, F Eng S Lon');
    expect(orders).toEqual(['E A NTH H']);
    expect(errors).toEqual(['unit: Lon', 'unit: Lon']);
  });

  test('nor does a fleet whose sea is not clear', () => {
    const { orders, errors } = read('France: Mar-Tus, F Gul H, A Pie S Mar');
    expect(orders).toEqual([]);
    expect(errors).toEqual(['unit: Mar', 'ambiguous: Gul', 'unit: Mar']);
  });
});

describe('what a reading reports', () => {
  const BLANK = (from: string, to: string) => ({ what: 'blank', from, to });

  test('each order has its own repairs, including those made in the text before it was interpreted', () => {
    const { orders } = readOrders('AMun-Ber, A Sil H, AKie H\nAWar H', { power: 'Germany' });
    expect(orders.map(({ repairs }) => repairs)).toEqual([
      [BLANK('AMun', 'A Mun')],
      undefined,
      [BLANK('AKie', 'A Kie')],
      [BLANK('AWar', 'A War')],
    ]);
  });

  test('in the order of the text', () => {
    const { orders } = readOrders('A Bul(nc) SAGre', { power: 'Turkey' });
    const { orders: split } = readOrders('A Bul(nc) S AGre', { power: 'Turkey' });
    expect(orders).toEqual([]);
    expect(split.map(({ repairs }) => repairs)).toEqual([
      [{ what: 'coast', from: 'Bul(nc)', to: 'Bul' }, BLANK('AGre', 'A Gre')],
    ]);
  });

  test('there is no list of idle units if there are none', () => {
    expect(readOrders('France: A Par H')).not.toHaveProperty('idle');
    expect(readOrders('France: A Par H, A Mun-Liv').idle?.map(shortOrder)).toEqual(['F A MUN H']);
  });

  test('errors say what was expected', () => {
    const messages = (text: string, options: ReadOptions = {}) =>
      readOrders(text, { power: 'Germany', ...options }).errors.map(
        ({ kind, message }) => `${kind}: ${message}`,
      );
    expect(messages('A Mun Lon')).toEqual([
      'order: The unit cannot go here: "Lon". Expected a dash or a verb before it.',
    ]);
    expect(messages('F Kie-Bal-Swe', { position: positionOf('G F KIE') })).toEqual([
      'order: A fleet makes one move a turn: "Bal-Swe". Expected a single destination.',
    ]);
    expect(messages('F Stands', { position: positionOf('G F KIE, G F BER') })).toEqual([
      'space: This unit has no location: "F". Expected a space after F.',
    ]);
  });
});
