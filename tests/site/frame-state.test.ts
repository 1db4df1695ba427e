import { describe, expect, test } from 'vitest';
import { readRequest } from '../../src/site/frame/frame-messages.ts';
import {
  nextState,
  type FrameEvent,
  type FrameState,
  type Steps,
} from '../../src/site/frame/frame-state.ts';

const ALL: Steps = { last: 4, stops: null };
const SHORT: Steps = { last: 9, stops: [0, 3, 9] };
const OPEN: FrameState = { step: null, isPlaying: false };
const at = (step: number, isPlaying = false): FrameState => ({ step, isPlaying });

describe('a framed page', () => {
  test.each<[string, FrameState, FrameEvent['type'], Steps, FrameState]>([
    ['begins with Next', OPEN, 'NEXT', ALL, at(0)],
    ['goes back from the ruling', OPEN, 'BACK', ALL, at(3)],
    ['goes on', at(1), 'NEXT', ALL, at(2)],
    ['stops at the last step', at(4), 'NEXT', ALL, at(4)],
    ['and at the first', at(0), 'BACK', ALL, at(0)],
    ['plays from the beginning', OPEN, 'TOGGLE', ALL, at(0, true)],
    ['plays on from where it is', at(2), 'TOGGLE', ALL, at(2, true)],
    ['plays again from the end', at(4), 'TOGGLE', ALL, at(0, true)],
    ['pauses', at(2, true), 'TOGGLE', ALL, at(2)],
    ['plays the next step', at(2, true), 'TICK', ALL, at(3, true)],
    ['ends at the last', at(3, true), 'TICK', ALL, at(4)],
    ['does not go on by itself', at(3), 'TICK', ALL, at(3)],
    ['pauses when somebody steps', at(2, true), 'NEXT', ALL, at(3)],
    ['passes over what is not contested', at(3), 'NEXT', SHORT, at(9)],
    ['also backwards', at(5), 'BACK', SHORT, at(3)],
    ['opens again', at(3, true), 'COVER', ALL, OPEN],
  ])('%s', (_, state, type, steps, next) => {
    expect(nextState(state, { type } as FrameEvent, steps)).toEqual(next);
  });

  test.each([
    [2, 2],
    [2.9, 2],
    [-5, 0],
    [1e9, 4],
  ])('goes to step %d, which is %d', (step, shown) => {
    expect(nextState(OPEN, { type: 'GO', step }, ALL)).toEqual(at(shown));
  });
});

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
