import { describe, expect, test } from 'vitest';
import { english } from '../../src/explain/languages/english/english.ts';
import { spaceOf } from '../../src/board/board.ts';
import { asWritten, chip, sentence } from '../../src/explain/in-words.ts';
import { readOrders } from '../../src/orders/notations/rulebook/read-rulebook.ts';
import type { Order } from '../../src/orders/order.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { citationOf } from '../../src/trace/rule-of.ts';
import type { Turn } from '../../src/trace/turn.ts';
import { turn } from '../support/short.ts';

const { position } = turn(`R F STP/SC
  R A FIN
  G A KIE
  G F BER
  E A LON
  E F NTH
  I A TYR
  T F BLA
  F A PIC
  F F MAO`);

/** What is said of the repairs of one order. */
function told(order: Order): readonly (readonly [sentence: string, chip: string])[] {
  const edition = EDITIONS.DATC;
  const steps = (order.repairs ?? []).map((repair, id) => {
    const fact = { type: 'repaired', unit: spaceOf(order.unit.at), order, repair } as const;
    return { id, fact, because: [], citation: citationOf(fact, edition) };
  });
  const ruling = { edition: edition.id, orders: [], dislodged: [], after: position, steps };
  const about: Turn = { position, orders: [order], edition, ruling };
  return steps.map((step) => [sentence(step, about, english), chip(step, about, english)]);
}

function read(text: string): Order {
  const { orders, errors } = readOrders(text, { position });
  expect(errors).toEqual([]);
  const [order] = orders;
  if (!order) throw new Error(`no order: ${text}`);
  return order;
}

describe('every repair is told as what it is', () => {
  test.each([
    [
      'Germany: F Kie H',
      'The order of the army in Kiel says “F Kie”, but an army is there. The letter is ignored.',
      '“F Kie” is read as A Kie',
    ],
    [
      'Germany: Kie S F Ber',
      'The order of the army in Kiel leaves out whether “Kie” is an army or a fleet: an army is there.',
      '“Kie” is read as A Kie',
    ],
    [
      'Germany: A Kie S A Ber',
      'The order of the army in Kiel says “A Ber”, but a fleet is there. The letter is ignored.',
      '“A Ber” is read as F Ber',
    ],
    [
      'Russia: F StP(nc)-Bot',
      'The order of the fleet in St Petersburg says “StP(nc)”, but the fleet there is on the south coast of St Petersburg. The coast is ignored.',
      '“StP(nc)” is read as StP/sc',
    ],
    [
      'France: A Pic-Spa(nc)',
      'The order of the army in Picardy says “Spa(nc)”, but coasts do not matter to an army.',
      '“Spa(nc)” is read as Spa',
    ],
    [
      'France: F MAO-Spa(wc)',
      'The order of the fleet in the Mid-Atlantic Ocean says “Spa(wc)”, but Spain has no such coast. The coast is ignored.',
      '“Spa(wc)” is read as Spa',
    ],
    [
      'France: F MAO-Bre(ec)',
      'The order of the fleet in the Mid-Atlantic Ocean says “Bre(ec)”, but Brest is not divided into coasts. The coast is ignored.',
      '“Bre(ec)” is read as Bre',
    ],
    [
      'Germany: A Kie S Turkish F Ber',
      'The order of the army in Kiel says “Turkish”, but the fleet in Berlin is German. The power need not be named.',
      '“Turkish” is read as German',
    ],
    [
      'Turkey: F holds',
      'The order of the fleet in the Black Sea does not say where the fleet is, but Turkey has only one.',
      '“F” is read as F Bla',
    ],
    [
      'Russia: A Fin Nor',
      'The order of the army in Finland lacks a dash: “Fin Nor” can only mean the move from Finland to Norway.',
      '“Fin Nor” is read as Fin-Nwy',
    ],
    [
      'England: A Lon-Nth-Bel',
      'The order of the army in London names the route, “Nth-Bel”. Only the destination counts: the fleets’ own orders make the route.',
      '“Nth-Bel” is read as Bel',
    ],
    [
      'England: FNth H',
      'The order of the fleet in the North Sea runs two words together: “FNth” is “F Nth”.',
      '“FNth” is read as F Nth',
    ],
    [
      'Germany: F Kie-Par',
      'The order of the army in Kiel says “F Kie”, but an army is there. The letter is ignored.',
      '“F Kie” is read as A Kie',
    ],
  ])('%s', (text, words, short) => {
    expect(told(read(text))[0]).toEqual([words, short]);
  });

  test('a name, besides a lost dash', () => {
    expect(told(read('Russia: A Fin Nor'))[1]).toEqual([
      'The order of the army in Finland says “Nor”, and only Norway fits.',
      '“Nor” is read as Nwy',
    ]);
  });

  test('an earlier set', () => {
    const repairs = [{ what: 'replaces', from: 'A Lon-Bel', to: 'A Lon H' }] as const;
    expect(told({ ...read('England: A Lon H'), repairs })).toEqual([
      [
        'The order of the army in London came later and replaces “A Lon-Bel”.',
        'A Lon H replaces “A Lon-Bel”',
      ],
    ]);
  });

  test('a unit that is not there', () => {
    const order = read('England: Edi H');
    expect(told(order).map(([words]) => words)).toEqual([
      'England’s order for Edinburgh leaves out whether “Edi” is an army or a fleet: nothing is there.',
    ]);
  });
});

describe('the note beside an order', () => {
  test.each([
    ['Germany: A Kie H', ''],
    ['Germany: F Kie S Turkish A Ber', 'written “F Kie”, “Turkish” and “A Ber”'],
  ])('%s', (text, note) => {
    expect(asWritten(read(text), english)).toBe(note);
  });
  test('tells what it replaces apart', () => {
    const repairs = [
      { what: 'letter', from: 'F Kie', to: 'A Kie' },
      { what: 'replaces', from: 'A Kie-Den', to: 'A Kie H' },
    ] as const;
    expect(asWritten({ ...read('Germany: A Kie H'), repairs }, english)).toBe(
      'written “F Kie”, replaces “A Kie-Den”',
    );
  });
});
