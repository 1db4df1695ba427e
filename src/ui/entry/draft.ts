import { assign, emit, setup } from 'xstate';
import { isOffered, type Question } from './answers.ts';
import type { Desk, Tried } from './desk.ts';
import {
  answerTo,
  askedOf,
  atOnce,
  NOTHING,
  openAtOnce,
  placeIn,
  refusing,
  spaceIn,
  type DraftEmitted,
  type DraftEvent,
  type Drafting,
} from './drafting.ts';

/**
 * Drawing one order: a unit, what it does, and the places that belong to it. It offers what the desk calls legal; anything
 * else stays where it is and says why. Events are the same from a pointer and from keys.
 * `written`: an order has just been made; what is pressed next begins another one.
 */
export const draft = setup({
  types: {
    context: {} as Drafting,
    events: {} as DraftEvent,
    emitted: {} as DraftEmitted,
    input: {} as { readonly desk: Desk },
  },
  guards: {
    isPlace: ({ context, event }) =>
      context.desk.places.some(({ space }) => space === spaceIn(event)),
    isChosen: ({ context, event }) => context.place === spaceIn(event),
    /** Its own power's units are chosen rather than moved to. */
    isColleague: ({ context, event }) => {
      const other = context.desk.places.find(({ space }) => space === spaceIn(event));
      return other !== undefined && other.power === placeIn(context)?.power;
    },
    isOpenAtOnce: ({ context, event }) =>
      openAtOnce(context).some((space) => space === spaceIn(event)),
    isOffered: ({ context, event }) => {
      const asked = askedOf(context);
      const answer = answerTo(asked, event);
      return answer !== null && isOffered(asked, answer);
    },
    hasPath: ({ context }) => context.path.length > 0,
    asks: ({ context }, { question }: { readonly question: Question | null }) =>
      askedOf(context)?.question === question,
    stillOpen: ({ context, event }) =>
      event.type === 'DESK' && askedOf({ ...context, desk: event.desk })?.question != null,
  },
  actions: {
    forget: assign({ ...NOTHING, written: null }),
    choose: assign(({ event }) => ({ ...NOTHING, written: null, place: spaceIn(event) })),
    take: assign(({ context, event }) => {
      const answer = answerTo(askedOf(context), event);
      return answer ? { path: [...context.path, answer], refused: null } : {};
    }),
    goThere: assign(({ context, event }) => {
      const [kind, space] = [atOnce(context), spaceIn(event)];
      if (!kind || space === null) return {};
      return { path: [kind, { question: 'where', value: space } as const], refused: null };
    }),
    stepBack: assign(({ context }) => ({ path: context.path.slice(0, -1), refused: null })),
    refusePlace: assign(({ context, event }) => {
      const value = spaceIn(event);
      if (value === null) return {};
      return refusing(context, { ...NOTHING, answer: { question: 'place', value } }, value);
    }),
    refuseGoing: assign(({ context, event }) => {
      const [kind, value] = [atOnce(context), spaceIn(event)];
      if (value === null) return {};
      const { place } = context;
      const tried: Tried = kind
        ? { place, path: [kind], answer: { question: 'where', value } }
        : { place: null, path: [], answer: { question: 'place', value } };
      return refusing(context, tried, value);
    }),
    refuse: assign(({ context, event }) => {
      const answer = answerTo(askedOf(context), event);
      const { place, path } = context;
      return answer ? refusing(context, { place, path, answer }, spaceIn(event)) : {};
    }),
    setDesk: assign(({ event }) => (event.type === 'DESK' ? { desk: event.desk } : {})),
    note: assign(({ context }) => {
      const asked = askedOf(context);
      return { ...NOTHING, written: asked?.question === null ? asked.order : null };
    }),
    tellWritten: emit(({ context }) => {
      const asked = askedOf(context);
      if (asked?.question !== null) throw new Error('an order is told that is not made');
      return { type: 'written', order: asked.order } as const;
    }),
    tellErased: emit(({ context: { place } }) => {
      if (place === null) throw new Error('no place is chosen');
      return { type: 'erased', place } as const;
    }),
  },
}).createMachine({
  id: 'draft',
  context: ({ input }) => ({ desk: input.desk, ...NOTHING, written: null }),
  initial: 'idle',
  on: {
    PLACE: { guard: 'isPlace', target: '.asking', actions: 'choose' },
    CANCEL: { target: '.idle', actions: 'forget' },
    DESK: [
      { guard: 'stillOpen', target: '.asking', actions: 'setDesk' },
      { target: '.idle', actions: ['forget', 'setDesk'] },
    ],
  },
  states: {
    idle: {
      on: {
        SPACE: [
          { guard: 'isPlace', target: 'asking', actions: 'choose' },
          { actions: 'refusePlace' },
        ],
      },
    },
    written: {
      on: {
        // What is written uses up what is due: the order stays told.
        DESK: { actions: 'setDesk' },
        SPACE: [
          { guard: 'isPlace', target: 'asking', actions: 'choose' },
          { target: 'idle', actions: ['forget', 'refusePlace'] },
        ],
      },
    },
    /** Which question comes next, or none. */
    asking: {
      always: [
        { guard: { type: 'asks', params: { question: 'kind' } }, target: 'kind' },
        { guard: { type: 'asks', params: { question: 'whom' } }, target: 'whom' },
        { guard: { type: 'asks', params: { question: 'where' } }, target: 'where' },
        { guard: { type: 'asks', params: { question: 'coast' } }, target: 'coast' },
        { guard: { type: 'asks', params: { question: 'way' } }, target: 'way' },
        {
          guard: { type: 'asks', params: { question: null } },
          target: 'written',
          actions: ['tellWritten', 'note'],
        },
        { target: 'idle', actions: 'forget' },
      ],
    },
    kind: {
      on: {
        SPACE: [
          { guard: 'isChosen', target: 'idle', actions: 'forget' },
          { guard: 'isColleague', target: 'asking', actions: 'choose' },
          { guard: 'isOpenAtOnce', target: 'asking', actions: 'goThere' },
          { guard: 'isPlace', target: 'asking', actions: 'choose' },
          { actions: 'refuseGoing' },
        ],
        ANSWER: [{ guard: 'isOffered', target: 'asking', actions: 'take' }, { actions: 'refuse' }],
        BACK: { target: 'idle', actions: 'forget' },
        ERASE: { target: 'idle', actions: ['tellErased', 'forget'] },
      },
    },
    whom: {
      on: {
        SPACE: [{ guard: 'isOffered', target: 'asking', actions: 'take' }, { actions: 'refuse' }],
        BACK: { guard: 'hasPath', target: 'asking', actions: 'stepBack' },
      },
    },
    where: {
      on: {
        SPACE: [{ guard: 'isOffered', target: 'asking', actions: 'take' }, { actions: 'refuse' }],
        BACK: { guard: 'hasPath', target: 'asking', actions: 'stepBack' },
      },
    },
    coast: {
      on: {
        ANSWER: [{ guard: 'isOffered', target: 'asking', actions: 'take' }, { actions: 'refuse' }],
        // Elsewhere on the map something else begins; the question does not hold anybody.
        SPACE: { guard: 'isPlace', target: 'asking', actions: 'choose' },
        BACK: { guard: 'hasPath', target: 'asking', actions: 'stepBack' },
      },
    },
    way: {
      on: {
        ANSWER: [{ guard: 'isOffered', target: 'asking', actions: 'take' }, { actions: 'refuse' }],
        SPACE: { guard: 'isPlace', target: 'asking', actions: 'choose' },
        BACK: { guard: 'hasPath', target: 'asking', actions: 'stepBack' },
      },
    },
  },
});
