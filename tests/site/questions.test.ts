import { describe, expect, test } from 'vitest';
import { formatAddress, parseAddress } from '../../src/site/address.ts';

const of = (hash: string) => parseAddress(hash);
const NOTHING = {
  at: null,
  edition: null,
  beside: null,
  tries: [],
  ask: null,
  telling: null,
  language: null,
};

describe('questions in the fragment of an address', () => {
  test('the order that is asked about', () => {
    expect(of('#ask=NTH')).toEqual({ ...NOTHING, ask: 'NTH' });
    expect(of('#step=3&ask=NTH')).toMatchObject({ at: 3, ask: 'NTH' });
  });

  test.each(['#ask=', '#ask=nth', '#ask=NTHX', '#ask=<b>', '#ask=N%0AH', '#ask=STP/NC'])(
    '%s asks nothing',
    (hash) => {
      expect(of(hash).ask).toBeNull();
    },
  );

  test('the changes that were tried, in order; those made together', () => {
    expect(of('#try=F_Bal_H,A_Ber-Pru~no_SIL,none_WAR').tries).toEqual([
      ['F_Bal_H'],
      ['A_Ber-Pru', 'no_SIL'],
      ['none_WAR'],
    ]);
  });

  test('no changes if the field is empty; too many are recognised', () => {
    expect(of('#try=').tries).toEqual([]);
    expect(of(`#try=${'F_Bal_H,'.repeat(100)}`).tries).toBe('too-long');
    expect(formatAddress({ ...NOTHING, tries: 'too-long' })).toBe('');
    const tries = Array.from({ length: 100 }, () => ['F_Bal_H']);
    expect(formatAddress({ ...NOTHING, tries })).toBe('');
  });

  test('is read as it was written', () => {
    for (const ask of [null, 'NTH'])
      for (const tries of [[], [['F_Bal_H']], [['A_Ber-Pru', 'no_SIL'], ['F_Bar-StP/nc']]])
        for (const at of [null, 'move.BER']) {
          const address = { ...NOTHING, at, tries, ask };
          expect(parseAddress(formatAddress(address))).toEqual(address);
        }
  });
});
