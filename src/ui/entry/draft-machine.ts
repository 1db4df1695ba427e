import { assign, emit, setup } from 'xstate';
import type { SpaceId } from '../../board/board.ts';
import { isOffered, type OrderAnswer, type OrderQuestion } from './order-answers.ts';
import {
  aboutIn,
  answeredIn,
  answerTo,
  askedOf,
  asksAbout,
  kindAtOnce,
  openAbout,
  openAtOnce,
  spaceIn,
  type Draft,
  type DraftEmitted,
  type DraftEvent,
} from './draft.ts';
import type { Attempt, OrderChoices } from './choices/order-choices.ts';

const refusing = (context: Draft, attempt: Attempt, space: SpaceId | null): Partial<Draft> => ({
  refused: { space, reason: context.choices.why(attempt) },
  written: null,
});

const NOTHING = { place: null, path: [], refused: null } as const;
const MOVE: OrderAnswer = { question: 'kind', value: 'move' };

const drafting = setup({
  types: {
    context: {} as Draft,
    events: {} as DraftEvent,
    emitted: {} as DraftEmitted,
    input: {} as { readonly choices: OrderChoices },
  },
  guards: {
    isPlace: ({ context, event }) =>
      context.choices.places.some(({ space }) => space === spaceIn(event)),
    isChosen: ({ context, event }) => context.place === spaceIn(event),
    asksAbout: ({ context, event }) => asksAbout(context, spaceIn(event)),
    isOpenAtOnce: ({ context, event }) =>
      openAtOnce(context).some((space) => space === spaceIn(event)),
    isOffered: ({ context, event }) => {
      const asked = askedOf(context);
      const answer = answerTo(asked, event);
      return answer !== null && isOffered(asked, answer);
    },
    /** The unit last pressed is pressed again, and may be attacked. */
    isMoveThere: ({ context, event }) =>
      aboutIn(context) === spaceIn(event) && isOffered(askedOf(context), MOVE),
    isOpenAbout: ({ context, event }) =>
      openAbout(context).some((space) => space === spaceIn(event)),
    isOrderedInstead: ({ context, event }) =>
      aboutIn(context) === spaceIn(event) &&
      context.choices.places.some(({ space }) => space === spaceIn(event)),
    hasPath: ({ context }) => context.path.length > 0,
    asks: ({ context }, { question }: { readonly question: OrderQuestion | null }) =>
      askedOf(context)?.question === question,
    asksOfUnit: ({ context }) => askedOf(context)?.question === 'kind' && aboutIn(context) !== null,
    stillOpen: ({ context, event }) =>
      event.type === 'CHOICES' && askedOf({ ...context, choices: event.choices })?.question != null,
  },
  actions: {
    forget: assign({ ...NOTHING, written: null }),
    choose: assign(({ event }) => ({ ...NOTHING, written: null, place: spaceIn(event) })),
    take: assign(({ context, event }) => {
      const answer = answerTo(askedOf(context), event);
      return answer ? { path: [...context.path, answer], refused: null } : {};
    }),
    takeAbout: assign(({ context, event }) => {
      const value = spaceIn(event);
      if (value === null) return {};
      return { path: [...context.path, { question: 'about', value } as const], refused: null };
    }),
    takeMove: assign(({ context }) => ({ path: [...context.path, MOVE], refused: null })),
    takeWhere: assign(({ context, event }) => {
      const value = spaceIn(event);
      if (value === null) return {};
      return { path: [...context.path, { question: 'where', value } as const], refused: null };
    }),
    goThere: assign(({ context, event }) => {
      const [kind, space] = [kindAtOnce(context), spaceIn(event)];
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
      const [kind, value] = [kindAtOnce(context), spaceIn(event)];
      if (value === null) return {};
      const { place } = context;
      const attempt: Attempt = kind
        ? { place, path: [kind], answer: { question: 'where', value } }
        : { place, path: [], answer: { question: 'place', value } };
      return refusing(context, attempt, value);
    }),
    /** Among several possible kinds, the first one that has a further space says why this one is not possible. */
    refuseAbout: assign(({ context, event }) => {
      const [value, whom] = [spaceIn(event), aboutIn(context)];
      const asked = askedOf(context);
      const kind = asked?.question === 'kind' && asked.options.find((one) => one.value !== 'move');
      if (value === null || whom === null) return {};
      const path: readonly OrderAnswer[] = kind
        ? [kind, { question: 'whom', value: whom }]
        : [MOVE];
      const { place } = context;
      return refusing(context, { place, path, answer: { question: 'where', value } }, value);
    }),
    refuse: assign(({ context, event }) => {
      const answer = answerTo(askedOf(context), event);
      const { place } = context;
      return answer
        ? refusing(context, { place, path: answeredIn(context), answer }, spaceIn(event))
        : {};
    }),
    setChoices: assign(({ event }) => (event.type === 'CHOICES' ? { choices: event.choices } : {})),
    note: assign(({ context }) => {
      const asked = askedOf(context);
      return { ...NOTHING, written: asked?.question === null ? asked.order : null };
    }),
    emitWritten: emit(({ context }) => {
      const asked = askedOf(context);
      if (asked?.question !== null) throw new Error('the order is not complete');
      return { type: 'written', order: asked.order } as const;
    }),
    emitErased: emit(({ context: { place } }) => {
      if (place === null) throw new Error('no place is chosen');
      return { type: 'erased', place } as const;
    }),
  },
});

/** The answers are on buttons. Pressing another unit on the map starts over with that unit. */
const choosing = drafting.createStateConfig({
  on: {
    ANSWER: [{ guard: 'isOffered', target: 'asking', actions: 'take' }, { actions: 'refuse' }],
    SPACE: { guard: 'isPlace', target: 'asking', actions: 'choose' },
    BACK: { guard: 'hasPath', target: 'asking', actions: 'stepBack' },
  },
});

/**
 * Draws one order. Pressing a unit and then a space moves it; pressing a second unit leads to a support or a convoy.
 * Only legal orders are offered; anything else changes nothing and says why. Pointer and keys send the same events.
 * `written`: an order has just been made; the next press begins another.
 */
export const draftMachine = drafting.createMachine({
  id: 'draft',
  context: ({ input }) => ({ choices: input.choices, ...NOTHING, written: null }),
  initial: 'idle',
  on: {
    PLACE: { guard: 'isPlace', target: '.asking', actions: 'choose' },
    CANCEL: { target: '.idle', actions: 'forget' },
    CHOICES: [
      { guard: 'stillOpen', target: '.asking', actions: 'setChoices' },
      { target: '.idle', actions: ['forget', 'setChoices'] },
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
        // An order just written changes what is due; its announcement stays.
        CHOICES: { actions: 'setChoices' },
        SPACE: [
          { guard: 'isPlace', target: 'asking', actions: 'choose' },
          { target: 'idle', actions: ['forget', 'refusePlace'] },
        ],
      },
    },
    /** Decides which question comes next, if any. */
    asking: {
      always: [
        { guard: 'asksOfUnit', target: 'about' },
        { guard: { type: 'asks', params: { question: 'kind' } }, target: 'kind' },
        { guard: { type: 'asks', params: { question: 'whom' } }, target: 'whom' },
        { guard: { type: 'asks', params: { question: 'where' } }, target: 'where' },
        { guard: { type: 'asks', params: { question: 'coast' } }, target: 'coast' },
        { guard: { type: 'asks', params: { question: 'way' } }, target: 'way' },
        {
          guard: { type: 'asks', params: { question: null } },
          target: 'written',
          actions: ['emitWritten', 'note'],
        },
        { target: 'idle', actions: 'forget' },
      ],
    },
    kind: {
      on: {
        SPACE: [
          { guard: 'isChosen', target: 'idle', actions: 'forget' },
          { guard: 'asksAbout', target: 'asking', actions: 'takeAbout' },
          { guard: 'isOpenAtOnce', target: 'asking', actions: 'goThere' },
          { guard: 'isPlace', target: 'asking', actions: 'choose' },
          { actions: 'refuseGoing' },
        ],
        ANSWER: [{ guard: 'isOffered', target: 'asking', actions: 'take' }, { actions: 'refuse' }],
        BACK: { target: 'idle', actions: 'forget' },
        ERASE: { target: 'idle', actions: ['emitErased', 'forget'] },
      },
    },
    /** A second unit was pressed: to move there, to support or to convoy it. */
    about: {
      on: {
        SPACE: [
          { guard: 'isChosen', target: 'idle', actions: 'forget' },
          { guard: 'isMoveThere', target: 'asking', actions: 'takeMove' },
          { guard: 'isOpenAbout', target: 'asking', actions: 'takeWhere' },
          { guard: 'isPlace', target: 'asking', actions: 'choose' },
          { actions: 'refuseAbout' },
        ],
        ANSWER: [{ guard: 'isOffered', target: 'asking', actions: 'take' }, { actions: 'refuse' }],
        BACK: { target: 'asking', actions: 'stepBack' },
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
        SPACE: [
          { guard: 'isOffered', target: 'asking', actions: 'take' },
          { guard: 'isOrderedInstead', target: 'asking', actions: 'choose' },
          { actions: 'refuse' },
        ],
        ANSWER: { guard: 'isOffered', target: 'asking', actions: 'take' },
        BACK: { guard: 'hasPath', target: 'asking', actions: 'stepBack' },
      },
    },
    coast: choosing,
    way: choosing,
  },
});
