import { expect, test } from 'vitest';
import { filling, putBack } from '../../../src/game/mail/filled-sheets.ts';

const before = { Austria: 'A Vie H', France: 'A Par H' };
const mail = { Austria: 'A Vie-Gal', Italy: 'A Ven H' };
const filled = filling(mail, before, null);
const after = { ...before, ...mail };

test('what the sheets held is put back', () => {
  expect(putBack(filled, after, {})).toEqual({ ...before, Italy: '' });
});

test('sheets that were changed or handed in since stay', () => {
  const changed = { ...after, Austria: 'A Vie-Gal\nA Bud H' };
  expect(putBack(filled, changed, {})).toEqual({ ...changed, Italy: '' });
  expect(putBack(filled, after, { Italy: 'A Ven H' })).toEqual({ ...after, Austria: 'A Vie H' });
  expect(putBack(filled, changed, { Italy: 'A Ven H' })).toBeNull();
});

test('a second mail does not forget what was there before the first', () => {
  const second = { Austria: 'A Vie-Tyr', France: 'A Par-Bur' };
  const both = filling(second, after, filled);
  expect(putBack(both, { ...after, ...second }, {})).toEqual({ ...before, Italy: '' });
});

test('nor does it put back the first over what was typed in between', () => {
  const typed = { ...after, Austria: 'A Vie-Boh' };
  const both = filling({ Austria: 'A Vie-Tyr' }, typed, filled);
  expect(putBack(both, { ...typed, Austria: 'A Vie-Tyr' }, {})).toEqual({ ...typed, Italy: '' });
});

test('before any mail there is nothing to put back', () => {
  expect(putBack(null, before, {})).toBeNull();
});
