import { expect, test } from 'vitest';
import { fullName } from '../../src/board/names.ts';
import { isNothing, readingInNames } from '../../src/orders/notations/reading-in-names.ts';

test('a reading has the names of its spaces, and its other words as they are', () => {
  expect(readingInNames('A VEN - TYR', fullName)).toBe('A Venice - Tyrolia');
  expect(readingInNames('F MAO - SPA/NC VIA', fullName)).toBe(
    'F Mid-Atlantic Ocean - Spain (north coast) VIA',
  );
  expect(readingInNames('a separate order', fullName)).toBe('a separate order');
  expect(readingInNames('ABC', fullName)).toBe('ABC');
});

test('words that mean nothing have no other reading', () => {
  expect(isNothing({ readings: ['nothing'] })).toBe(true);
  expect(isNothing({ readings: ['nothing', 'A VEN H'] })).toBe(false);
});
