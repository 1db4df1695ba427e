import { and, not, or, setup } from 'xstate';

/**
 * Everything that a machine of XState may contain and the other machines do not: parallel and history states, delays,
 * ends, failures.
 */
export const odd = setup({
  types: { events: {} as { readonly type: 'GO' | 'STOP' | 'PAUSE' | 'AGAIN' | 'part.one' } },
  guards: {
    isRed: () => true,
    isBlue: () => false,
    isNamed: (_, by: { by: string }) => by.by === '',
  },
  actions: { ring: () => undefined },
  delays: { breakTime: 500 },
}).createMachine({
  id: 'odd',
  initial: 'working',
  states: {
    working: {
      type: 'parallel',
      on: {
        PAUSE: 'resting',
        STOP: { guard: and(['isRed', not('isBlue')]), target: 'done', actions: 'ring' },
        AGAIN: { target: 'working', reenter: true },
      },
      onDone: 'done',
      states: {
        left: {
          initial: 'first',
          states: {
            first: { on: { 'part.one': { guard: or(['isRed', 'isBlue']), target: 'second' } } },
            second: { type: 'final' },
          },
        },
        right: {
          initial: 'first',
          states: {
            first: {
              after: { 2000: 'second', breakTime: { guard: () => false, target: 'second' } },
            },
            second: { type: 'final' },
          },
        },
      },
    },
    resting: {
      on: {
        GO: { guard: { type: 'isNamed', params: { by: 'x' } }, target: 'before' },
        '*': { actions: 'ring' },
      },
    },
    before: { type: 'history', history: 'deep', target: 'working' },
    done: { type: 'final' },
  },
});
