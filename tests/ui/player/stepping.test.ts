import { describe, expect, test } from 'vitest';
import {
  nextState,
  type PlayState,
  type StepEvent,
  type Steps,
} from '../../../src/ui/player/stepping.ts';

const ALL: Steps = { last: 4 };
const SHORT: Steps = { last: 9, isPassed: (step) => step !== 3 };
const OPEN: PlayState = { step: null, isPlaying: false };
const at = (step: number, isPlaying = false): PlayState => ({ step, isPlaying });

describe('a player', () => {
  test.each<[string, PlayState, StepEvent['type'], Steps, PlayState]>([
    ['begins with Next', OPEN, 'NEXT', ALL, at(0)],
    ['goes back from the ruling', OPEN, 'BACK', ALL, at(3)],
    ['goes on', at(1), 'NEXT', ALL, at(2)],
    ['stops at the last step', at(4), 'NEXT', ALL, at(4)],
    ['and at the first', at(0), 'BACK', ALL, at(0)],
    ['plays from the beginning', OPEN, 'TOGGLE', ALL, at(0, true)],
    ['plays on with the next step', at(2), 'TOGGLE', ALL, at(3, true)],
    ['ends with the last', at(3), 'TOGGLE', ALL, at(4)],
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
    expect(nextState(state, { type } as StepEvent, steps)).toEqual(next);
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
