import { describe, expect, test } from 'vitest';
import { compareEditions } from '../../src/ask/editions-compared.ts';
import { conditions } from '../../src/ask/why-not.ts';
import { why } from '../../src/ask/why.ts';
import { cause, conditionSentence, nearMiss, sentence, whyText } from '../../src/explain/tell.ts';
import { german } from '../../src/explain/languages/german/german.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import type { Fact } from '../../src/trace/fact.ts';
import type { Turn } from '../../src/trace/turn.ts';
import { turnOf } from './turns.ts';

const told = (turn: Turn, type: Fact['type']): readonly string[] =>
  turn.ruling.steps.flatMap((step) => (step.fact.type === type ? [sentence(step, turn)] : []));

const missed = (turn: Turn, type: Fact['type']): readonly string[] =>
  turn.ruling.steps.flatMap((step) =>
    step.fact.type === type ? [nearMiss(step, turn) ?? ''] : [],
  );

test('a circle is told in the order of its moves', () => {
  const turn = turnOf(
    'F A BRE - PIC\nF A PIC - BEL\nF A BEL - HOL\nF F HOL - NTH\nF F NTH - ENG\nF F ENG - BRE',
  );
  expect(told(turn, 'rotation')).toEqual([
    'Belgium waits for Holland, Holland for the North Sea fleet, the North Sea fleet for the Channel fleet, the Channel fleet for Brest, Brest for Picardy and Picardy for Belgium. Nothing else stops them, so all six move together.',
  ]);
  const [step] = turn.ruling.steps.filter(({ fact }) => fact.type === 'rotation');
  expect(step && sentence(step, turn, german)).toContain('wartet auf die Flotte in Holland');
});

test('a circle is told by its moves however the fact lists them', () => {
  const turn = turnOf('T F ANK - CON\nT A CON - SMY\nT A SMY - ANK');
  const [step] = turn.ruling.steps.filter(({ fact }) => fact.type === 'rotation');
  if (step?.fact.type !== 'rotation') throw new Error('no circle');
  const mixed = { ...step, fact: { ...step.fact, core: ['ANK', 'SMY', 'CON'] as const } };
  expect(sentence(mixed, turn)).toBe(sentence(step, turn));
});

describe('near misses', () => {
  test('an uncounted support that is cut counts for nothing', () => {
    // Its own power's support is cut, so it would not have counted anyway.
    const turn = turnOf(
      'G A MUN - BOH\nA A TYR S A MUN - BOH\nA A BOH H\nI A VEN - TYR\nR A GAL - BOH',
    );
    expect(missed(turn, 'attack').join(' ')).not.toMatch(/still count/);
  });

  test('an uncounted support counts against a named rival, or nothing is said', () => {
    const both = 'G A MUN - BOH\nA A TYR S A MUN - BOH\nA A BOH H';
    expect(missed(turnOf(both), 'attack').filter((text) => text !== '')).toEqual([]);
    const turn = turnOf(`${both}\nR A GAL - BOH`);
    for (const text of missed(turn, 'attack').filter((each) => each !== ''))
      expect(text).toBe(
        'Against Galicia, ordered to Bohemia too, the support of Tyrolia still counts.',
      );
  });

  test('a blocked move keeps out whom it keeps out, and nobody else', () => {
    const block = 'G A MUN - BER\nG A BER H';
    expect(missed(turnOf(block), 'move-blocked')).toEqual(['']);
    expect(missed(turnOf(`${block}\nR A PRU - BER`), 'move-blocked').join('')).not.toContain(
      'other units',
    );
  });
});

test('two units of one power that would change places', () => {
  const turn = turnOf('T A CON - BUL\nT A BUL - CON');
  expect(told(turn, 'move-blocked').join(' ')).toContain(
    'try to change places. Without a convoy they meet, and since both are Turkish neither gives way.',
  );
});

test('an attack that cuts as it is, is not told as one that cuts by dislodging', () => {
  const turn = turnOf(
    'R A SER - ALB\nR A GRE S A SER - ALB\nR F ION S A SER - ALB\nA F ALB S A TRI - SER\nA A TRI - SER\nT A BUL - SER',
  );
  const lines = conditions(turn, 'ALB').map((each) => conditionSentence(each, turn));
  expect(lines.join(' ')).not.toContain('that cuts the support');
});

test('blocked or bounces is no disagreement', () => {
  const turn = turnOf('G A MUN - BER\nG A BER H\nR A PRU - BER');
  const groups = compareEditions(turn.position, turn.orders, Object.values(EDITIONS));
  expect(groups).toHaveLength(1);
});

test('sentences are the same after a turn went through JSON', () => {
  const turn = turnOf('G A BER - LON\nE F NTH - SIL');
  const again = JSON.parse(JSON.stringify(turn)) as Turn;
  const texts = (one: Turn) => one.ruling.steps.map((step) => sentence(step, one));
  expect(texts(again)).toEqual(texts(turn));
});

test('the cause of an illegal order is told without what its unit does', () => {
  const turn = turnOf('E F NTH - SIL');
  const [step] = turn.ruling.steps;
  if (!step) throw new Error('no step');
  expect(sentence(step, turn)).toMatch(/ The fleet holds instead\.$/);
  expect(sentence(step, turn).startsWith(cause(step, turn))).toBe(true);
  expect(cause(step, turn)).not.toContain('holds instead');
});

test('a headline tells no bound as a number', () => {
  const turn = turnOf(
    'E A NWY - SWE\nE A DEN S A NWY - SWE\nE F BAL S A NWY - SWE\nR A SWE - NWY\nR F SKA C A SWE - NWY\nR F NTH - NWY',
  );
  for (const { unit } of turn.ruling.orders) {
    const answer = why(turn, unit);
    if (!answer) continue;
    const settling = turn.ruling.steps[answer.roots[0] ?? -1];
    const isBound = settling?.because.some((id) => {
      const fact = turn.ruling.steps[id]?.fact;
      return fact !== undefined && 'bound' in fact && fact.bound !== 'exactly';
    });
    if (isBound) expect(whyText(answer, turn).headline).not.toMatch(/, \d against \d\.?$/);
  }
});
