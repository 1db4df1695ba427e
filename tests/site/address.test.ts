import { describe, expect, test } from 'vitest';
import { formatAddress, parseAddress } from '../../src/site/address.ts';

describe('the fragment of an address', () => {
  test.each([
    ['', null, null],
    ['#', null, null],
    ['#step=6', 6, null],
    ['#step=0', 0, null],
    ['#step=6&edition=1982', 6, '1982'],
    ['#edition=DATC&step=12', 12, 'DATC'],
  ])('%s', (hash, step, edition) => {
    expect(parseAddress(hash)).toEqual({ step, edition });
  });

  test.each(['#step=-1', '#step=1e3', '#step=6.5', '#step=99999', '#step=', '#step=<b>', '#6'])(
    '%s says nothing of a step',
    (hash) => {
      expect(parseAddress(hash).step).toBeNull();
    },
  );

  test.each(['#edition=1983', '#edition=', '#edition=__proto__', '#edition=datc'])(
    '%s says nothing of an edition',
    (hash) => {
      expect(parseAddress(hash).edition).toBeNull();
    },
  );

  test('is read as it was written', () => {
    for (const step of [null, 0, 6, 120]) {
      for (const edition of [null, '1971', '1982', '2023', 'DATC'] as const) {
        expect(parseAddress(formatAddress({ step, edition }))).toEqual({ step, edition });
      }
    }
  });

  test('is empty when there is nothing to say', () => {
    expect(formatAddress({ step: null, edition: null })).toBe('');
  });
});
