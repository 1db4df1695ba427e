import { expect, test } from 'vitest';
import type { OrderSheets } from '../../../../src/game/game.ts';
import {
  filledAgain,
  filling,
  NO_FILLINGS,
  putBack,
  type FillingStep,
} from '../../../../src/site/game/mail/fillings.ts';

const before = { Austria: 'A Vie H', France: 'A Par H' };
const mail = { Austria: 'A Vie-Gal', Italy: 'A Ven H' };
const first: FillingStep = {
  fillings: filling(NO_FILLINGS, mail, before),
  drafts: { ...before, ...mail },
};
const second = { Austria: 'A Vie-Tyr', France: 'A Par-Bur' };

/** Another mail, after the sheets were changed by hand. */
function filled(
  { fillings, drafts }: FillingStep,
  sheets: OrderSheets,
  typed: OrderSheets = {},
): FillingStep {
  const now = { ...drafts, ...typed };
  return { fillings: filling(fillings, sheets, now), drafts: { ...now, ...sheets } };
}
const back = ({ fillings, drafts }: FillingStep, sheets: OrderSheets = {}): FillingStep | null =>
  putBack(fillings, drafts, sheets);
const again = ({ fillings, drafts }: FillingStep): FillingStep | null =>
  filledAgain(fillings, drafts, {});

test('what the sheets held is put back', () => {
  expect(back(first)?.drafts).toEqual({ ...before, Italy: '' });
});

test('sheets that were changed or handed in since stay', () => {
  const changed = { ...first, drafts: { ...first.drafts, Austria: 'A Vie-Gal\nA Bud H' } };
  expect(back(changed)?.drafts).toEqual({ ...changed.drafts, Italy: '' });
  expect(back(first, { Italy: 'A Ven H' })?.drafts).toEqual({
    ...first.drafts,
    Austria: 'A Vie H',
  });
  expect(back(changed, { Italy: 'A Ven H' })).toBeNull();
});

test('of two mails the last one is put back first, and both can be had again', () => {
  const both = filled(first, second);
  const one = back(both);
  expect(one?.drafts).toEqual(first.drafts);
  const none = one && back(one);
  expect(none?.drafts).toEqual({ ...before, Italy: '' });
  expect(none && back(none)).toBeNull();
  const once = none && again(none);
  expect(once?.drafts).toEqual(first.drafts);
  const twice = once && again(once);
  expect(twice?.drafts).toEqual(both.drafts);
  expect(twice && again(twice)).toBeNull();
});

test('what was typed between two mails is what the second one found', () => {
  const both = filled(first, { Austria: 'A Vie-Tyr' }, { Austria: 'A Vie-Boh' });
  expect(back(both)?.drafts).toEqual({ ...first.drafts, Austria: 'A Vie-Boh' });
});

test('a mail of which no sheet is left is passed over', () => {
  const both = filled(first, { France: 'A Par-Bur' });
  const typed = { ...both, drafts: { ...both.drafts, France: 'A Par-Pic' } };
  expect(back(typed)?.drafts).toEqual({ ...before, France: 'A Par-Pic', Italy: '' });
});

test('a mail that was put back is not put on sheets that were changed since', () => {
  const none = back(first);
  expect(
    none && again({ ...none, drafts: { ...none.drafts, Austria: 'A Vie-Boh' } })?.drafts,
  ).toEqual({ ...before, Austria: 'A Vie-Boh', Italy: 'A Ven H' });
});

test('before any mail there is nothing to put back', () => {
  expect(putBack(NO_FILLINGS, before, {})).toBeNull();
  expect(filledAgain(NO_FILLINGS, before, {})).toBeNull();
});
