import { expect, test } from 'vitest';
import { readText } from '../../src/orders/notations/read-text.ts';
import type { OrderPhase } from '../../src/orders/notations/written-text.ts';

const read = (text: string, phase?: OrderPhase): readonly string[] =>
  readText(text, phase ? { phase } : {}).orders.map(({ text: order }) => order);

test('a season means its moves, unless the reader is asked for another phase', () => {
  const text = 'Fall 1903\n\nFrance: A Par - Gas, F Bre - Mao';
  expect(read(text)).toEqual(['A PAR - GAS', 'F BRE - MAO']);
  expect(read(text, 'retreats')).toEqual(['A PAR R GAS', 'F BRE R MAO']);
  expect(read('Fall 1903\nFrance: Build A Par', 'adjustments')).toEqual(['A PAR B']);
});

test('a title that names the phase decides it', () => {
  expect(read('Fall 1903 movement\nFrance: A Par - Gas', 'retreats')).toEqual(['A PAR - GAS']);
  expect(read('Fall 1903 retreats\nFrance: A Par - Gas')).toEqual(['A PAR R GAS']);
});

test('the seasons of a text with several phases follow each other', () => {
  const text =
    'Retreats of Spring 1902\nFrance: A Par - Gas\n\nFall 1902\nFrance: A Gas - Mar\n\nWinter 1902\nFrance: Build A Par\n\nSpring 1903\nFrance: A Par - Bur';
  expect(read(text)).toEqual(['A PAR R GAS', 'A GAS - MAR', 'A PAR B', 'A PAR - BUR']);
});
