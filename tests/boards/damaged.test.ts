import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { formatError } from '../../src/scenario/file-place.ts';
import { checkScenario } from '../../src/scenario/check-scenario.ts';
import { BOARDS } from './boards.ts';

const HUNDRED = BOARDS.find(({ id }) => id === 'hundred');
const TEXT = readFileSync(new URL('raid.scenario.yaml', import.meta.url), 'utf8');
const LINES = TEXT.trimEnd().split('\n');

function said(text: string): readonly string[] {
  const checked = checkScenario(text, 'raid.yaml', HUNDRED);
  return checked.ok ? [] : checked.error.map(formatError);
}

describe('a scenario on another board', () => {
  test('is right', () => {
    expect(said(TEXT)).toEqual([]);
  });

  test.each(LINES.map((line, index) => ({ line, index })))(
    'without its line "$line" says what is wrong, if anything, and never throws',
    ({ index }) => {
      for (const message of said(LINES.toSpliced(index, 1).join('\n')))
        expect(message).not.toMatch(/undefined|NaN|\bnull\b/);
    },
  );
});
