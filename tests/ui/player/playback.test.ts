import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock, type SnapshotFrom } from 'xstate';
import { holdOf } from '../../../src/stage/motion/hold.ts';
import { playback } from '../../../src/ui/player/playback.ts';
import type { PlaybackEvent } from '../../../src/ui/player/playback.ts';

const HOLDS = [1000, 2000, 3000, 4000];

/** What a player shows: before anything was pressed, paused, playing or at the end; and the step. */
function stateOf({ context }: SnapshotFrom<typeof playback>): [string, number] {
  const { step, isPlaying, holds } = context;
  const last = holds.length - 1;
  if (step === null) return ['cover', last];
  return [isPlaying ? 'playing' : step === last ? 'ended' : 'paused', step];
}

function play(...events: readonly PlaybackEvent[]) {
  const clock = new SimulatedClock();
  const actor = createActor(playback, { input: { holds: HOLDS }, clock });
  actor.start();
  for (const event of events) actor.send(event);
  return {
    send: (event: PlaybackEvent) => {
      actor.send(event);
    },
    wait: (ms: number) => {
      clock.increment(ms);
    },
    get at(): [string, number] {
      return stateOf(actor.getSnapshot());
    },
  };
}

describe('steps that are skipped', () => {
  const short = (...events: readonly PlaybackEvent[]) =>
    play({ type: 'REEL', holds: [1000, null, null, 4000, null, 6000], step: 0 }, ...events);

  test('Next and Back go to the nearest step that is not skipped', () => {
    const events = [{ type: 'FIRST' }, { type: 'NEXT' }] as const;
    expect(short(...events).at).toEqual(['paused', 3]);
    expect(short(...events, { type: 'NEXT' }).at).toEqual(['ended', 5]);
    expect(short(...events, { type: 'NEXT' }, { type: 'BACK' }).at).toEqual(['paused', 3]);
    expect(short(...events, { type: 'BACK' }).at).toEqual(['paused', 0]);
  });

  test('can be visited, and left in both directions', () => {
    const there = { type: 'GO', step: 2 } as const;
    expect(short(there).at).toEqual(['paused', 2]);
    expect(short(there, { type: 'NEXT' }).at).toEqual(['paused', 3]);
    expect(short(there, { type: 'BACK' }).at).toEqual(['paused', 0]);
  });

  test('are not played', () => {
    const playing = short({ type: 'TOGGLE' });
    expect(playing.at).toEqual(['playing', 0]);
    playing.wait(1000);
    expect(playing.at).toEqual(['playing', 3]);
    playing.wait(4000);
    expect(playing.at).toEqual(['ended', 5]);
  });
});

describe('stepping', () => {
  test('opens on the verdict: the last step, with nothing pressed', () => {
    expect(play().at).toEqual(['cover', 3]);
  });

  test('returns to the verdict', () => {
    expect(play({ type: 'FIRST' }, { type: 'COVER' }).at).toEqual(['cover', 3]);
  });

  test('opens at an earlier step if that is asked for', () => {
    const at = (from: number | null): unknown => {
      const actor = createActor(playback, { input: { holds: HOLDS, from } });
      return stateOf(actor.getSnapshot());
    };
    expect(at(1)).toEqual(['paused', 1]);
    expect(at(null)).toEqual(['cover', 3]);
    expect(at(3)).toEqual(['cover', 3]);
  });

  test('going on from the cover begins at the orders as written', () => {
    expect(play({ type: 'NEXT' }).at).toEqual(['paused', 0]);
  });

  test('going back from the cover is the step before the last', () => {
    expect(play({ type: 'BACK' }).at).toEqual(['paused', 2]);
  });

  test('the last step is the end, where going on changes nothing', () => {
    expect(play({ type: 'LAST' }).at).toEqual(['ended', 3]);
    expect(play({ type: 'LAST' }, { type: 'NEXT' }).at).toEqual(['ended', 3]);
  });

  test('the first step is 0, where going back changes nothing', () => {
    expect(play({ type: 'FIRST' }, { type: 'BACK' }).at).toEqual(['paused', 0]);
  });

  test('forward and back', () => {
    const at = play({ type: 'FIRST' }, { type: 'NEXT' }, { type: 'NEXT' }, { type: 'BACK' }).at;
    expect(at).toEqual(['paused', 1]);
  });

  test.each([
    [2, ['paused', 2]],
    [99, ['ended', 3]],
    [-4, ['paused', 0]],
    [1.9, ['paused', 1]],
    [Number.NaN, ['ended', 3]],
  ])('go to %d', (step, at) => {
    expect(play({ type: 'GO', step }).at).toEqual(at);
  });
});

describe('playing', () => {
  test('begins at once with the next step and holds each as long as it says', () => {
    const player = play({ type: 'FIRST' }, { type: 'TOGGLE' });
    expect(player.at).toEqual(['playing', 1]);
    player.wait(1999);
    expect(player.at).toEqual(['playing', 1]);
    player.wait(1);
    expect(player.at).toEqual(['playing', 2]);
    player.wait(2999);
    expect(player.at).toEqual(['playing', 2]);
    player.wait(1);
    expect(player.at).toEqual(['ended', 3]);
    player.wait(100_000);
    expect(player.at).toEqual(['ended', 3]);
  });

  test.each([['cover'], ['ended']])('from the %s it begins at the orders as written', (state) => {
    const player = state === 'cover' ? play() : play({ type: 'LAST' });
    player.send({ type: 'TOGGLE' });
    expect(player.at).toEqual(['playing', 0]);
    player.wait(1000);
    expect(player.at).toEqual(['playing', 1]);
  });

  test('pauses, and stays', () => {
    const player = play({ type: 'FIRST' }, { type: 'TOGGLE' }, { type: 'TOGGLE' });
    player.wait(100_000);
    expect(player.at).toEqual(['paused', 1]);
  });

  test('stepping by hand pauses', () => {
    expect(play({ type: 'FIRST' }, { type: 'TOGGLE' }, { type: 'NEXT' }).at).toEqual(['paused', 2]);
    expect(play({ type: 'TOGGLE' }, { type: 'GO', step: 1 }).at).toEqual(['paused', 1]);
  });

  test('twice the speed halves the time, also of the step being held', () => {
    const player = play({ type: 'FIRST' }, { type: 'TOGGLE' }, { type: 'SPEED', speed: 2 });
    player.wait(999);
    expect(player.at).toEqual(['playing', 1]);
    player.wait(1);
    expect(player.at).toEqual(['playing', 2]);
  });

  test('a speed chosen before playing counts', () => {
    const player = play({ type: 'SPEED', speed: 0.5 }, { type: 'TOGGLE' });
    player.wait(1999);
    expect(player.at).toEqual(['playing', 0]);
    player.wait(1);
    expect(player.at).toEqual(['playing', 1]);
  });
});

describe('another ruling', () => {
  const REEL = { type: 'REEL', holds: [10, 20, 30, 40, 50, 60] } as const;

  test('the cover stays the cover', () => {
    expect(play({ ...REEL, step: 1 }).at).toEqual(['cover', 5]);
  });

  test('playing stops, at the requested step', () => {
    expect(play({ type: 'TOGGLE' }, { ...REEL, step: 2 }).at).toEqual(['paused', 2]);
  });

  test('the end of one is not the end of the other', () => {
    expect(play({ type: 'LAST' }, { ...REEL, step: 3 }).at).toEqual(['paused', 3]);
    expect(play({ type: 'LAST' }, { ...REEL, step: 9 }).at).toEqual(['ended', 5]);
  });
});

test('a ruling without steps has only its orders', () => {
  const actor = createActor(playback, { input: { holds: [500] }, clock: new SimulatedClock() });
  actor.start();
  actor.send({ type: 'TOGGLE' });
  expect(stateOf(actor.getSnapshot())).toEqual(['ended', 0]);
});

test('a sentence is held a moment and as long as reading it takes, 200 words a minute', () => {
  expect(holdOf('Prussia takes Silesia, 2 against 1.')).toBe(1000 + (6 / 200) * 60_000);
  expect(holdOf('')).toBe(1000);
});
