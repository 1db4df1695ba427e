import { describe, expect, test } from 'vitest';
import { rule, outcomeAt } from './turns.ts';
import type { RulebookIllegalReason } from '../../src/trace/fact.ts';
import { FLEET_ILLEGAL_REASONS } from '../../src/trace/army-fleet/fleet-fact.ts';
import { ILLEGAL_REASONS } from '../../src/trace/fact.ts';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { order, turn } from '../support/short.ts';
import { readTurn } from './turns.ts';

/** For each reason, an order that has it: the first of the text. */
const ILLEGAL: Readonly<Record<Exclude<RulebookIllegalReason, 'no-unit'>, readonly string[]>> = {
  'own-space': ['Germany: A Mun-Mun'],
  unreachable: ['Italy: F Rom-Ven', 'Italy: A Rom-Mun', 'Turkey: F Aeg-Bla', 'Germany: A Mun-Nth'],
  'no-fleets': ['England: A Lon-Bel', 'England: A Lon-Bel, F Iri H'],
  'coast-missing': ['France: F Mid-Spa', 'Turkey: F Con-Bul'],
  'coast-impossible': ['France: F Gas-Spa/sc', 'Italy: F Lyo-Spa/nc'],
  'support-unreachable': [
    'Turkey: F Gre S A Bud-Ser, A Bud-Ser',
    'Italy: F Rom S A Apu-Ven, A Apu-Ven',
  ],
  'support-itself': [
    'Germany: A Mun S A Mun-Ber',
    'Germany: A Mun S A Mun',
    'Germany: A Mun S A Ber-Mun, A Ber-Mun',
  ],
  'support-nobody': ['Germany: A Mun S A Ber'],
  'support-impossible': [
    'Germany: A Mun S A Lon-Ber, A Lon H',
    'England: F Nth S A Lon-Bel, A Lon H',
    'England: F Hol S F Lon-Bel, F Lon H, F Nth H',
  ],
  'convoy-by-army': ['England: A Yor C A Lon-Bel, A Lon H'],
  'convoy-off-sea': ['Turkey: F Con C A Bul-Ank, A Bul H'],
  'convoy-no-army': ['England: F Nth C F Lon-Bel, F Lon H'],
  'convoy-useless': [
    'France: F Wes C A Mar-Spa, A Mar H, F Lyo H',
    'Italy: F Ion C A Rom-Mun, A Rom H',
  ],
};

describe('an illegal order is not followed and says why (1971 VII, IX.1, XII.1)', () => {
  const cases = Object.entries(ILLEGAL).flatMap(([reason, texts]) =>
    texts.map((text) => [text, reason] as const),
  );
  test.each(cases)('%s: %s', (text, reason) => {
    const { orders, position } = readTurn(text);
    const ruling = adjudicate(position, orders, EDITIONS.DATC);
    const facts = ruling.steps.flatMap(({ fact }) => (fact.type === 'illegal' ? [fact] : []));
    expect(facts.map((fact) => [fact.order, fact.reason])).toEqual([[orders[0], reason]]);
    const space = orders[0]?.unit.at;
    expect(ruling.after.units).toContainEqual(position.units.find(({ at }) => at === space));
  });

  test('an order for a unit that is not there', () => {
    const { orders, position } = readTurn('Germany: A Mun-Ber, A Kie H');
    const ruling = adjudicate({ units: position.units.slice(1) }, orders, EDITIONS.DATC);
    expect(ruling.orders.map(({ outcome }) => outcome)).toEqual(['holds', 'illegal']);
    expect(ruling.steps[0]?.fact).toMatchObject({ type: 'illegal', reason: 'no-unit' });
  });

  test.each([
    ['I A APU H', 'I F APU H'],
    ['I F APU H', 'I A APU H'],
    ['A A ROM - APU', 'A F ROM - APU'],
  ])('%s, %s: one order written twice, of which the first is quoted', (one, other) => {
    const given = [one, other].map(order);
    const { steps, orders } = adjudicate(turn('A A APU').position, given, EDITIONS.DATC);
    expect(steps.map(({ fact }) => fact)).toEqual([
      { type: 'illegal', order: given[0], reason: 'no-unit' },
    ]);
    expect(orders.filter((row) => row.order).map(({ step }) => step)).toEqual([0, 0]);
  });

  test('every reason has its case', () => {
    // Those of the Army/Fleet module have their cases in its tests.
    const known = ['no-unit', ...FLEET_ILLEGAL_REASONS, ...Object.keys(ILLEGAL)];
    expect(known.sort()).toEqual([...ILLEGAL_REASONS].sort());
  });
});

describe('several orders to one unit (DATC 3.0 4.D.3)', () => {
  test('two different ones: it holds, and may be supported', () => {
    const ruling = rule(`Germany: A Mun-Ber, A Mun-Kie, A Boh S A Mun
      France: A Bur-Mun, A Ruh S A Bur-Mun`);
    expect(outcomeAt(ruling, 'MUN')).toBe('ambiguous');
    expect(outcomeAt(ruling, 'BOH')).toBe('given');
    expect(outcomeAt(ruling, 'BUR')).toBe('bounces');
  });

  test('the same one twice counts once', () => {
    expect(outcomeAt(rule('Germany: A Mun-Ber, A Mun-Ber'), 'MUN')).toBe('succeeds');
  });

  test.each([
    ['G A MUN S A BER', 'G A MUN S F BER'],
    ['G A MUN S F BER', 'G A MUN S A BER'],
  ])('%s, %s: one order written twice beside another, of which the first is quoted', (...one) => {
    const given = [...one, 'G A MUN H'].map(order);
    const { steps } = adjudicate(turn('G A MUN\nG A BER').position, given, EDITIONS.DATC);
    expect(steps[0]?.fact).toMatchObject({ type: 'ambiguous', orders: [given[2], given[0]] });
  });

  test('an illegal one next to a legal one does not count', () => {
    const outcomes = rule('Germany: A Mun-Ber, A Mun-Nth').orders.map(({ outcome }) => outcome);
    expect(outcomes.sort()).toEqual(['illegal', 'succeeds']);
  });
});

describe('coasts (1971 VII.3.b)', () => {
  test('the only possible one is taken', () => {
    expect(rule('France: F Gas-Spa').after.units).toEqual([
      { power: 'France', kind: 'F', at: 'SPA/NC' },
    ]);
  });

  test('a support need not name one, but if it does it must be the right one', () => {
    expect(outcomeAt(rule('France: F Mid-Spa/nc, F Mar S F Mid-Spa'), 'MAR')).toBe('given');
    expect(outcomeAt(rule('France: F Mid-Spa/nc, F Mar S F Mid-Spa/nc'), 'MAR')).toBe('given');
    expect(outcomeAt(rule('France: F Mid-Spa/nc, F Mar S F Mid-Spa/sc'), 'MAR')).toBe('void');
  });
});
