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
  test('stops at steps of the proof, in their order, and tells each cut, dislodgement and retreat', () => {
    for (const { turn } of TURNS) {
      const stops = shortVersion(turn).map(({ step }) => step);
      expect(stops).toEqual([...new Set(stops)].sort((a, b) => a - b));
      const must = turn.ruling.steps.filter(({ fact: { type } }) =>
        ['support-cut', 'dislodged', 'retreats', 'no-path', 'paradox'].includes(type),
      );
      expect(stops).toEqual(expect.arrayContaining(must.map(({ id }) => id)));
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
