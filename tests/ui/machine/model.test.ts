import { english } from '../../../src/explain/languages/english/english.ts';
import { describe, expect, test } from 'vitest';
import { and, not, or } from 'xstate';
import { GAME_NAMES } from '../../../src/ui/machine/game-names.ts';
import { gameWords } from '../../../src/ui/machine/game-machine.ts';
import { chartOf, fullName, nameFrom, pathTo, stateOf } from '../../../src/ui/machine/model.ts';
import { actionWords, guardWords, plainWords } from '../../../src/ui/machine/words.ts';
import { phaseMachine } from '../../../src/game/phase-machine.ts';
import { odd } from './odd.ts';
import { stub } from './stub.ts';

const chart = chartOf(phaseMachine, gameWords(english));

test('a chart has every state of the machine and every transition, in its order', () => {
  for (const machine of [phaseMachine, stub, odd]) {
    const drawn = chartOf(machine);
    const ids: string[] = [];
    let transitions = 0;
    const walk = (node: (typeof machine)['root']): void => {
      ids.push(node.id);
      transitions += node.always?.length ?? 0;
      for (const list of node.transitions.values()) transitions += list.length;
      for (const child of Object.values(node.states)) walk(child as typeof node);
    };
    walk(machine.root);
    expect([...drawn.states.keys()]).toEqual(ids);
    const told = [...drawn.states.values()].flatMap((state) => state.transitions);
    expect(told.length).toBe(transitions);
    expect(new Set(told.map(({ id }) => id)).size).toBe(transitions);
    for (const { targets } of told)
      for (const target of targets) expect(drawn.states.has(target)).toBe(true);
  }
});

describe('an odd machine', () => {
  const drawn = chartOf(odd);
  const told = (id: string) =>
    stateOf(drawn, id).transitions.map(
      ({ kind, name, guard, targets, actions }) =>
        `${kind} ${name} [${guard}] ${targets.join(' ')} / ${actions.join(' ')}`,
    );

  test('parallel, final and history states, and where each begins', () => {
    expect(stateOf(drawn, 'odd.working').kind).toBe('parallel');
    expect(stateOf(drawn, 'odd.working').initial).toEqual([]);
    expect(stateOf(drawn, 'odd.working.left').initial).toEqual(['odd.working.left.first']);
    expect(stateOf(drawn, 'odd.before').kind).toBe('history');
    expect(stateOf(drawn, 'odd.done').kind).toBe('final');
  });

  test('compound guards, ends, times and anything else', () => {
    expect(told('odd.working')).toEqual([
      'event pause [] odd.resting / ',
      'event stop [red and not blue] odd.done / ring',
      'event again [] odd.working / ',
      'done when done [] odd.done / ',
    ]);
    expect(told('odd.working.left.first')).toEqual([
      'event part one [red or blue] odd.working.left.second / ',
    ]);
    expect(told('odd.working.right.first')).toEqual([
      'after after 2 s [] odd.working.right.second / ',
      'after after break time [a condition holds] odd.working.right.second / ',
    ]);
    expect(told('odd.resting')).toEqual([
      'event go [named] odd.before / ',
      'event any other event []  / ring',
    ]);
  });
});

test('names in words', () => {
  expect(plainWords('allIn')).toBe('all in');
  expect(plainWords('ALL_IN')).toBe('all in');
  expect(plainWords('orders.handed-in')).toBe('orders handed in');
  expect(guardWords(undefined)).toBe('');
  expect(guardWords('isEverybodyIn')).toBe('everybody in');
  expect(guardWords(and(['isA', or(['isB', not('isC')])]))).toBe('a and b or not c');
  expect(guardWords(() => true)).toBe('a condition holds');
  expect(guardWords({ type: 'isWon', params: {} }, gameWords(english))).toBe('someone has won');
  expect(actionWords({ type: 'xstate.assign' })).toBe('assign');
  expect(actionWords(() => undefined)).toBe('an action');
});

test('a state is named with its ancestors, unless these are clear', () => {
  expect(nameFrom(chart, 'game.playing.spring.retreats', 'fall')).toBe('Fall');
  expect(nameFrom(chart, 'spring', 'game.playing.spring.orders')).toBe('Orders');
  expect(nameFrom(chart, 'game', 'game.playing.spring.orders')).toBe('Spring: orders');
  expect(fullName(chart, 'game.playing.spring.orders')).toBe('Spring, orders');
  expect(fullName(chart, 'game.playing')).toBe('Playing');
  expect(fullName(chart, 'game.ended.draw')).toBe('Ended, draw');
  expect(pathTo(chart, 'game.playing.spring.orders').map(({ key }) => key)).toEqual([
    'game',
    'playing',
    'spring',
    'orders',
  ]);
  expect(() => stateOf(chart, 'nowhere')).toThrow('no state nowhere');
});

test('every name of the machine of a game that has other words occurs in it', () => {
  const names = [...chart.states.values()].flatMap(({ transitions }) => transitions);
  const events = new Set(names.map(({ event }) => event));
  const words = gameWords(english);
  for (const event of ['DEADLINE', 'DRAW', 'END', 'LEAVE', 'RETURN', 'REPLACE', 'CORRECT', 'TOSS'])
    expect(events.has(event) && words(event, 'event') !== '').toBe(true);
  const guards = Object.keys(phaseMachine.implementations.guards);
  for (const guard of guards) expect(words(guard, 'guard')).not.toBe('');
});

test('the machine of a game has a German name for everything in it, and no other', () => {
  const { guards, actions } = phaseMachine.implementations;
  const transitions = [...chart.states.values()].flatMap((state) => state.transitions);
  const events = transitions.filter(({ kind }) => kind === 'event').map(({ event }) => event);
  const expected = {
    state: [...chart.states.values()].map(({ key }) => key),
    event: events,
    guard: Object.keys(guards),
    action: Object.keys(actions),
  };
  for (const of of ['state', 'event', 'guard', 'action'] as const) {
    const named = Object.keys(GAME_NAMES.de[of] ?? {});
    expect(named.sort(), of).toEqual([...new Set(expected[of])].sort());
  }
});
