import { describe, expect, test } from 'vitest';
import { english } from '../../src/explain/languages/english/english.ts';
import { german } from '../../src/explain/languages/german/german.ts';
import { shortVersion } from '../../src/explain/messages/turn/short-version.ts';
import { marks, stopSentence } from '../../src/explain/in-words.ts';
import { turnFor } from '../../stories/turns.ts';
import { TURNS } from '../stage/turns.ts';

const told = (orders: string): readonly string[] => {
  const turn = turnFor(orders);
  return shortVersion(turn).map((stop) => stopSentence(stop, turn, english));
};

describe('the short telling', () => {
  test('tells supports that nobody attacks together, and leaves out numbers and free moves', () => {
    expect(
      told(`
        France: A Bur-Mun, A Ruh S A Bur-Mun
        Italy: A Tyr S A Bur-Mun
        Russia: A Mun H, A War-Gal
      `),
    ).toEqual([
      'No one attacks Ruhr or Tyrolia, so their supports are given.',
      'Burgundy takes Munich, 3 against 1.',
      expect.stringMatching(/^The army in Munich is dislodged/),
      expect.stringMatching(/^The army dislodged from Munich may retreat to/),
    ]);
  });

  test('leaves out supports on which nothing contested rests', () => {
    expect(told('France: A Bur H, A Par S A Bur, A Gas-Spa')).toEqual([]);
  });

  test('tells a collision of two equals once, of both', () => {
    expect(told('Germany: A Ber-Pru\nRussia: A War-Pru')).toEqual([
      'Berlin and Warsaw bounce in Prussia, 1 against 1.',
    ]);
  });

  test('tells moves that units of their own power block together, at the last of them', () => {
    expect(told('France: A Par-Bur, A Bur H')).toEqual([
      'Paris cannot enter Burgundy: the army there is French too and does not leave.',
    ]);
    expect(told('France: A Par-Bur, A Bur H, A Bre-Par')).toEqual([
      'Paris and Brest cannot move: units of their own power are in the way and do not leave.',
    ]);
  });

  test('speaks German', () => {
    const turn = turnFor(
      'France: A Bur-Mun, A Ruh S A Bur-Mun\nItaly: A Tyr S A Bur-Mun\nRussia: A Mun H',
    );
    const [first] = shortVersion(turn);
    expect(first && stopSentence(first, turn, german)).toMatch(
      /^Niemand greift die Armeen? .* an, also gelten ihre Unterstützungen\.$/,
    );
  });
});

describe('of every scenario the short telling', () => {
  test('stops at steps of the proof, in their order, and tells each dislodgement, retreat, and cut that matters', () => {
    for (const { turn } of TURNS) {
      const stops = shortVersion(turn).map(({ step }) => step);
      expect(stops).toEqual([...new Set(stops)].sort((a, b) => a - b));
      const must = turn.ruling.steps.filter(({ fact: { type } }) =>
        ['dislodged', 'retreats', 'no-path', 'paradox'].includes(type),
      );
      const cuts = turn.ruling.steps.filter(({ fact: { type } }) => type === 'support-cut');
      const [mattering, others] = [true, false].map((does) =>
        cuts.filter(
          ({ id }) => does === turn.ruling.steps.some((step) => step.because.includes(id)),
        ),
      );
      expect(stops).toEqual(
        expect.arrayContaining([...must, ...(mattering ?? [])].map(({ id }) => id)),
      );
      for (const { id } of others ?? []) expect(stops).not.toContain(id);
    }
  });

  test('has marks only where it stops', () => {
    for (const { turn } of TURNS) {
      const stops = shortVersion(turn);
      const at = stops.map(({ step }) => step);
      for (const { from } of marks(turn, english, stops)) expect(at).toContain(from);
    }
  });
});
