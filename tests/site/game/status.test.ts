import { expect, test } from 'vitest';
import { POWERS } from '../../../src/board/powers.ts';
import { english as inEnglish } from '../../../src/explain/languages/english/english.ts';
import { german as inGerman } from '../../../src/explain/languages/german/german.ts';
import { english } from '../../../src/site/game/languages/page-english.ts';
import { german } from '../../../src/site/game/languages/page-german.ts';
import { statusOf } from '../../../src/site/game/status.ts';
import { done, started } from '../../game/game-driver.ts';

test('orders of powers that missed a turn are not said to be in', () => {
  const actor = started();
  done(actor, { type: 'WRITE' });
  for (const power of ['Austria', 'England', 'Germany', 'Russia', 'Turkey'] as const)
    done(actor, { type: 'SUBMIT', power, text: '' });
  done(actor, { type: 'DEADLINE' }, { type: 'ADJUDICATE' }, { type: 'BACK', to: 0 });
  const line = () => statusOf(actor.getSnapshot(), english, inEnglish).line;
  expect(line()).toBe('Orders: all are in but for France and Italy, which have missed a turn.');
  done(actor, { type: 'SUBMIT', power: 'France', text: 'A Par-Bur' });
  expect(line()).toBe('Orders: all are in but for Italy, which has missed a turn.');
  expect(statusOf(actor.getSnapshot(), german, inGerman).line).toBe(
    'Befehle: Alle sind da. Einen Zug versäumt hat Italien.',
  );
  done(actor, { type: 'SUBMIT', power: 'Italy', text: '' });
  expect(line()).toBe('Orders: all are in.');
});

test('a power whose sheet was changed since, and cannot be read, is waited for', () => {
  const actor = started();
  for (const power of POWERS) done(actor, { type: 'SUBMIT', power, text: '' });
  const line = (text: string) =>
    statusOf(actor.getSnapshot(), english, inEnglish, { Italy: text }).line;
  expect(line('A Ven-Atlantis')).toBe('Orders: waiting for Italy.');
  expect(line('A Ven-Tyr')).toBe('Orders: all are in.');
  expect(line('')).toBe('Orders: all are in.');
});
