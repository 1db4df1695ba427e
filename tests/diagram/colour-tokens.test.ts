import { expect, test } from 'vitest';
import { STANDARD } from '../../src/board/board.ts';
import { colourKey } from '../../src/board/powers.ts';
import { colourTokens } from '../../src/diagram/colour-tokens.ts';
import { BOARDS } from '../boards/boards.ts';
import { wcagContrast } from 'culori';

const THEMES = [':root{', ":root[data-theme='dark']{", ":root[data-theme='ink']{"];

test('the standard board has the colours of the design', () => {
  expect(colourTokens(STANDARD)).toBe('');
});

test.each(BOARDS)('$name: powers have colours of their own in every theme', (board) => {
  const css = colourTokens(board);
  const [light = '', dark = '', ink = ''] = THEMES.map(
    (selector) => css.split(selector)[1]?.split('}')[0] ?? '',
  );
  const value = (sheet: string, name: string): string =>
    new RegExp(`--${name}:(#[0-9a-f]+);`).exec(sheet)?.[1] ?? '';
  const seen = new Set<string>();
  for (const power of board.powers) {
    const key = colourKey(power);
    expect(wcagContrast(value(light, `on-${key}`), value(light, `pw-${key}`))).toBeGreaterThan(4.5);
    for (const name of ['tint', 'held'])
      for (const sheet of [light, dark, ink])
        expect(value(sheet, `${name}-${key}`), `${name} ${power}`).not.toBe('');
    seen.add(value(light, `held-${key}`));
  }
  expect(seen.size).toBe(board.powers.length);
});
