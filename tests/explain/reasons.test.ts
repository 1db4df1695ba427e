import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { verdict } from '../../src/explain/in-words.ts';
import { english } from '../../src/explain/languages/english/english.ts';
import { german } from '../../src/explain/languages/german/german.ts';
import { named, verdictOf } from '../../src/explain/messages/turn/verdict.ts';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { EDITION_IDS } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import type { Turn } from '../../src/trace/turn.ts';
import { turnFor } from '../../stories/turns.ts';
import { turns } from '../properties/turns.ts';
import { PATIENCE, runs } from '../support/effort.ts';
import { shortTurn } from '../support/short.ts';
import { ruled } from './turns.ts';

/** The steps that settle what a headline names: its clauses, or every move. */
function settled(turn: Turn): readonly number[] {
  const { headline } = verdictOf(turn);
  const isOfAll =
    headline.say === 'all-succeed' || (headline.say === 'nothing-moves' && headline.but === null);
  if (isOfAll)
    return turn.ruling.orders.flatMap(({ order, step }) =>
      order?.type === 'move' && step !== null ? [step] : [],
    );
  const { clauses } = named(turn);
  const told = 'clauses' in headline ? headline.clauses.length : 1;
  expect(told, shortTurn(turn)).toBe(clauses.length);
  return clauses.map(({ step }) => step.id);
}

/** Those steps and everything that they rest on. */
function premises(ids: readonly number[], { ruling }: Turn): ReadonlySet<number> {
  const found = new Set(ids);
  for (const id of found) for (const premise of ruling.steps[id]?.because ?? []) found.add(premise);
  return found;
}

/** From this number of orders on, the verdict counts, and names outcomes instead of a reason. */
const MANY = 13;

test(
  'the reason of a verdict is one of the outcomes that it names, or what they rest on',
  () => {
    let reasons = 0;
    fc.assert(
      fc.property(turns, fc.constantFrom(...EDITION_IDS), (given, id) => {
        const turn = ruled(given, id);
        if (turn.ruling.orders.length >= MANY) return;
        const { reason } = named(turn);
        if (reason === null) return;
        reasons += 1;
        expect(premises(settled(turn), turn).has(reason.id), shortTurn(given)).toBe(true);
      }),
      { seed: 2023, numRuns: runs(12_000) },
    );
    expect(reasons).toBeGreaterThan(runs(2000));
  },
  20_000 * PATIENCE,
);

test('of no unit it is not said that it holds', () => {
  const edition = EDITIONS.DATC;
  const told = (units: Turn['position']['units']) => {
    const position = { units };
    const turn = { position, orders: [], edition, ruling: adjudicate(position, [], edition) };
    return [english, german].map((each) => verdict(turn, each).headline);
  };
  expect(told([])).toEqual(['Nothing moves.', 'Nichts bewegt sich.']);
  expect(told([{ power: 'France', kind: 'A', at: 'PAR' }])).toEqual([
    'Every unit holds.',
    'Alle Einheiten halten.',
  ]);
});

test('of many moves that meet nobody, that is the reason', () => {
  const orders = `
    Austria: A Vie-Gal, A Bud-Ser, F Tri-Alb
    England: F Lon-Nth, F Edi-Nwg, A Lvp-Yor
    Germany: A Mun-Ruh, A Ber-Kie, F Kie-Den
    France: A Par H, A Mar H, F Bre H
    Italy: A Ven H`;
  expect([english, german].map((each) => verdict(turnFor(orders), each).why)).toEqual([
    'Nobody is in the way.',
    'Niemand steht im Weg.',
  ]);
  expect(verdict(turnFor(`${orders}\n    Russia: A War-Gal`), english).why).toContain('Galicia');
});

describe('a bounce is explained by who supports whom', () => {
  const whyOf = (orders: string) =>
    [english, german].map((each) => verdict(turnFor(orders), each).why);

  test('a cut on which it does not rest is no reason', () => {
    expect(whyOf('France: A Bur S A Par, A Par H\nGermany: A Mun-Bur')).toEqual([
      'Nobody supports Munich or Burgundy, and equally strong units stop each other.',
      'Niemand unterstützt die Armee in München oder die Armee in Burgund, und gleich starke Einheiten halten einander auf.',
    ]);
  });

  test('the holder is supported, though its own support is cut', () => {
    expect(
      whyOf('Germany: A Ber S F Kie, F Kie S A Ber\nRussia: F Bal S A Pru-Ber, A Pru-Ber'),
    ).toEqual([
      'The Baltic fleet supports Prussia, and Kiel supports Berlin, though Berlin’s own support is cut.',
      'Die Flotte in der Ostsee unterstützt die Armee in Preußen, und die Flotte in Kiel unterstützt die Armee in Berlin, wenn auch deren eigene Unterstützung abgeschnitten ist.',
    ]);
  });
});
