import { describe, expect, test } from 'vitest';
import { readRequest } from '../../src/site/frame/frame-messages.ts';

describe('messages from the surrounding page', () => {
  test.each<[unknown, unknown]>([
    [
      { standoff: { at: 'move.LON', theme: 'dark', language: 'de' } },
      { at: 'move.LON', theme: 'dark', language: 'de' },
    ],
    [{ standoff: { at: null } }, { at: null }],
    [{ standoff: { step: 6 } }, { at: 6 }],
    [{ standoff: { step: null } }, { at: null }],
    [{ standoff: { at: '<b>' } }, {}],
    [{ standoff: {} }, {}],
    [{ standoff: { step: '6', theme: 'url(x)', language: 'fr', height: 3 } }, {}],
    [{ standoff: { step: NaN, theme: ['dark'] } }, {}],
    [{ standoff: null }, null],
    [{ other: 1 }, null],
    ['standoff', null],
    [null, null],
    [undefined, null],
  ])('%j', (data, read) => {
    expect(readRequest(data)).toEqual(read);
  });
});
