import { english } from '../../../src/explain/languages/english/english.ts';
import { describe, expect, test } from 'vitest';
import { createActor, initialTransition, transition, type EventFrom } from 'xstate';
import { noted, noteText, type EventNote } from '../../../src/ui/machine/event-log.ts';
import {
  gameEventWording,
  gameTries,
  gameWords,
  lastPhase,
  noPhases,
  passedThrough,
} from '../../../src/ui/machine/game-machine.ts';
import { chartOf } from '../../../src/ui/machine/model.ts';
import { innermost, litStates, possibleNow } from '../../../src/ui/machine/now.ts';
import { stretches, wheelOf, wheelWords } from '../../../src/ui/machine/wheel.ts';
import type { GameEvent } from '../../../src/game/event.ts';
import { act } from '../../../src/game/play.ts';
import { phaseMachine } from '../../../src/game/phase-machine.ts';
import { ok } from '../../../src/result.ts';
import * as years from '../../../stories/game-years.ts';
import { odd } from './odd.ts';
import { stub } from './stub.ts';

const chart = chartOf(phaseMachine, gameWords(english));

const GAMES: readonly (readonly [string, readonly GameEvent[]])[] = [
  ['at the start', []],
  ['in a hurry', years.HURRY],
  ['in Spring, ruled', years.SPRING_RULED],
  ['in retreats', years.RETREATS],
  ['in Fall, ruled', years.FALL_RULED],
  ['in Winter', years.WINTER],
  ['drawn', years.DRAWN],
];

describe('where a machine is', () => {
  test('a value activates its states, from the root down', () => {
    const lit = litStates(chart, { playing: { spring: { orders: 'allIn' } } });
    expect([...lit]).toEqual([
      'game',
      'game.playing',
      'spring',
      'game.playing.spring.orders',
      'game.playing.spring.orders.allIn',
    ]);
    expect(innermost(chart, lit).map(({ name }) => name)).toEqual(['All in']);
    const both = chartOf(odd);
    const working = litStates(both, { working: { left: 'first', right: 'second' } });
    expect(innermost(both, working).map(({ id }) => id)).toEqual([
      'odd.working.left.first',
      'odd.working.right.second',
    ]);
    expect([...litStates(chart, { nowhere: 'x' })]).toEqual(['game']);
  });

  test('with a value alone, conditions stay open', () => {
    const small = chartOf(stub);
    const possible = possibleNow(small, { value: { playing: { winter: 'ownership' } } });
    expect(possible.get('game.playing.winter.ownership PROCEED 0')).toBe('perhaps');
    expect(possible.get('game.playing.winter.ownership PROCEED 1')).toBe('now');
    expect(possible.get('game.playing DRAW 0')).toBe('now');
    expect(possible.get('game.playing.winter.adjustments ADJUDICATE 0')).toBe('no');
  });

  test('a delay and an end are not events that could be sent', () => {
    const actor = createActor(odd).start();
    const possible = possibleNow(chartOf(odd), { snapshot: actor.getSnapshot() });
    expect(possible.get('odd.working xstate.done.state.odd.working 0')).toBe('perhaps');
    expect(possible.get('odd.working PAUSE 0')).toBe('now');
    expect(possible.get('odd.resting GO 0')).toBe('no');
    actor.stop();
  });

  test('after its end nothing is possible', () => {
    const actor = createActor(stub).start();
    actor.send({ type: 'DRAW' });
    const possible = possibleNow(chartOf(stub), { snapshot: actor.getSnapshot() });
    expect(new Set(possible.values())).toEqual(new Set(['no']));
  });
});

test.each(GAMES)('what is possible %s is what is not refused', (_, events) => {
  const { snapshot } = years.driven(events);
  const tries = gameTries(snapshot.context);
  let done = 0;
  for (const event of tries) {
    const possible = possibleNow(chart, { snapshot }, [event]);
    const can = [...possible].some(([id, now]) => now === 'now' && id.split(' ')[1] === event.type);
    const result = act(snapshot, event);
    if (result.ok) done += 1;
    expect(`${event.type} ${String(can)}`).toBe(`${event.type} ${String(result.ok)}`);
  }
  expect(done).toBeGreaterThan(0);
  expect(done).toBeLessThan(tries.length);
});

describe('the wheel', () => {
  const wheelAfter = (events: readonly GameEvent[]) => {
    const { snapshot } = years.driven(events);
    const { context } = snapshot;
    const none = passedThrough(context);
    const wheel = wheelOf(chart, snapshot.value, {
      none,
      out: noPhases(context),
      last: lastPhase(context),
    });
    return { wheel, none, text: wheelWords(wheel, String(context.now.when.year), 'en') };
  };

  test('has the phases of the machine, in its order', () => {
    const { wheel } = wheelAfter([]);
    expect(wheel.seasons.map(({ name, phases }) => [name, phases.map((one) => one.name)])).toEqual([
      ['Spring', ['Diplomacy', 'Orders', 'Adjudication', 'Retreats']],
      ['Fall', ['Diplomacy', 'Orders', 'Adjudication', 'Retreats']],
      ['Winter', ['Ownership', 'Adjustments']],
    ]);
    const whole = wheelOf(chart, {})
      .seasons.at(-1)
      ?.phases.map(({ id }) => id);
    const winter = Object.keys(phaseMachine.states['playing']?.states['winter']?.states ?? {});
    expect(whole).toEqual(winter.map((key) => `game.playing.winter.${key}`));
  });

  test('ticks what is over, and states what was passed', () => {
    expect(wheelAfter(years.HURRY).text).toBe(
      '1901. Spring: diplomacy passed, orders now (open), adjudication ahead, retreats ahead. ' +
        'Fall: diplomacy ahead, orders ahead, adjudication ahead, retreats ahead. ' +
        'Winter: ownership ahead, adjustments ahead.',
    );
    const fall = wheelAfter(years.FALL_RULED);
    expect(fall.none).toEqual(['spring.retreats']);
    expect(fall.text).toMatch(/retreats passed, nothing to do\. Fall:.* adjudication now/);
    expect(wheelAfter(years.RETREATS).text).toMatch(/Fall: [^.]*retreats now \(open\)\. Winter/);
    expect(wheelAfter(years.WINTER).text).toMatch(
      /ownership passed, adjustments now \((open|all in)\)/,
    );
  });

  test('begins anew with the year', () => {
    const { text, wheel } = wheelAfter(years.NEXT_YEAR);
    expect(text).toMatch(/^1902\. Spring: diplomacy now, orders ahead/);
    expect(
      wheel.seasons.flatMap(({ phases }) => phases).filter(({ fate }) => fate === 'none'),
    ).toEqual([]);
  });

  test('after the end, where the game ended', () => {
    const { wheel, text } = wheelAfter(years.DRAWN);
    expect(wheel.now).toBeNull();
    expect(text).toMatch(
      /^1901\. Ended\. Spring: diplomacy passed, orders passed, adjudication passed, retreats not reached\. Fall: diplomacy not reached/,
    );
    const early = wheelAfter([{ type: 'WRITE' }, { type: 'DRAW' }]).text;
    expect(early).toMatch(/orders passed, adjudication not reached/);
  });

  test('phases have the same share of the circle, once round', () => {
    const { wheel } = wheelAfter([]);
    const parts = stretches(wheel.seasons);
    const shares = parts.flatMap(({ phases }) => phases.map(({ start, end }) => end - start));
    for (const share of shares) expect(share).toBeCloseTo(shares[0] ?? 0);
    const all = parts.flatMap(({ phases }) => phases);
    for (const [n, { end }] of all.entries())
      expect(end).toBeLessThanOrEqual((all[n + 1]?.start ?? 2 * Math.PI) + 1e-9);
    expect(all[0]?.start).toBeGreaterThan(0);
  });
});

describe('the last events', () => {
  test('are worded with what they did, or why they were refused, the newest first', () => {
    const { notes } = years.driven(years.HURRY);
    expect(notes.map((note) => noteText(chart, note, gameEventWording(english)))).toEqual([
      expect.objectContaining({ n: 5, event: 'France hands in its orders', refused: false }),
      expect.objectContaining({ n: 4, event: 'England hands in its orders' }),
      {
        n: 3,
        event: 'Adjudicate',
        did: expect.stringMatching(/^Orders of England, .* are still missing/) as string,
        refused: true,
      },
      expect.objectContaining({ n: 2, did: 'Stays: Spring, orders, open' }),
      { n: 1, event: 'Diplomacy is over', did: 'Spring, orders, open', refused: false },
    ]);
  });

  test('of any machine, as many as requested', () => {
    const events: readonly EventFrom<typeof stub>[] = [
      { type: 'WRITE' },
      { type: 'ADJUDICATE' },
      { type: 'SUBMIT', power: 'x' },
    ];
    let notes: readonly EventNote[] = [];
    let [snapshot] = initialTransition(stub);
    for (const event of events) {
      const [next] = transition(stub, snapshot, event);
      notes = noted(notes, event, snapshot, ok(next), 2);
      snapshot = next;
    }
    expect(notes.map((note) => noteText(chartOf(stub), note))).toEqual([
      { n: 3, event: 'Submit', did: 'Stays: Spring, orders, open', refused: false },
      { n: 2, event: 'Adjudicate', did: 'Changed nothing', refused: false },
    ]);
  });
});
