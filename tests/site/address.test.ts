import { describe, expect, test } from 'vitest';
import { EDITION_IDS } from '../../src/rules/edition.ts';
import { formatAddress, parseAddress } from '../../src/site/address.ts';
import { mayAsk } from '../../src/site/wake.ts';

describe('the fragment of an address', () => {
  test.each([
    ['', null, null, null],
    ['#', null, null, null],
    ['#step=6', 6, null, null],
    ['#step=0', 0, null, null],
    ['#at=support.BUR', 'support.BUR', null, null],
    ['#step=6&edition=1982&at=orders', 'orders', '1982', null],
    ['#edition=DATC&step=12', 12, 'DATC', null],
    ['#edition=1982&beside=1971', null, '1982', '1971'],
  ])('%s', (hash, at, edition, beside) => {
    expect(parseAddress(hash)).toEqual({
      tries: [],
      ask: null,
      at,
      edition,
      beside,
      telling: null,
      language: null,
    });
  });

  test.each([
    '#step=-1',
    '#step=1e3',
    '#step=6.5',
    '#step=99999',
    '#step=',
    '#step=<b>',
    '#6',
    '#at=<b>',
    '#at=move.lon/don/x',
  ])('%s gives no place', (hash) => {
    expect(parseAddress(hash).at).toBeNull();
  });

  test.each(['#edition=1066', '#edition=', '#edition=__proto__', '#edition=datc'])(
    '%s gives no edition',
    (hash) => {
      expect(parseAddress(hash).edition).toBeNull();
    },
  );

  test.each(['#language=fr', '#language=', '#language=DE'])('%s gives no language', (hash) => {
    expect(parseAddress(hash).language).toBeNull();
  });

  test.each(['#telling=', '#telling=long', '#telling=SHORT'])('%s plays everything', (hash) => {
    expect(parseAddress(hash).telling).toBeNull();
  });

  test('is read as it was written', () => {
    for (const at of [null, 'orders', 'move.LON', 'path.WES/AB']) {
      for (const edition of [null, ...EDITION_IDS]) {
        for (const beside of [null, '1971', 'DATC'] as const) {
          for (const telling of [null, 'short'] as const) {
            const address = { tries: [], ask: null, at, edition, beside, telling };
            expect(parseAddress(formatAddress(address))).toEqual({ ...address, language: null });
          }
        }
      }
    }
  });

  test('is empty if there is nothing to state', () => {
    expect(
      formatAddress({
        tries: [],
        ask: null,
        at: null,
        edition: null,
        beside: null,
        telling: null,
      }),
    ).toBe('');
  });

  test.each([
    '#at=orders',
    '#step=0',
    '#edition=1982',
    '#beside=1971',
    '#language=de',
    '#try=F_Bal_H',
    `#try=${'F_Bal_H,'.repeat(100)}`,
    '#ask=NTH',
    '#telling=short',
    '#main&step=3',
  ])('%s asks for more than the page as it opens', (hash) => {
    expect(mayAsk(hash)).toBe(true);
  });

  test.each(['', '#', '#main', '#step', '#try=', '#try=&x=1', '#x=1', '#first-step=2'])(
    '%s does not',
    (hash) => {
      expect(mayAsk(hash)).toBe(false);
    },
  );
});
