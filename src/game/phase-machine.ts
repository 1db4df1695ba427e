import { assertEvent, assign, setup } from 'xstate';
import type { GameDate, Season } from '../trace/game-fact.ts';
import { awaited, wanted } from './awaited.ts';
import { beginGame, type GameStart } from './start/begin.ts';
import type { GameEvent } from './event.ts';
import type { Game } from './game.ts';
import { objectionTo } from './objection.ts';
import * as table from './table.ts';
import * as turns from './turns.ts';
import { victoryIn } from './victory.ts';

const game = setup({
  types: {
    context: {} as Game,
    events: {} as GameEvent,
    input: {} as GameStart,
  },
  guards: {
    isInOrder: ({ context, event }) => objectionTo(context, event) === null,
    isEverybodyIn: ({ context }) => awaited(context.now).length === 0,
    isSomebodyAwaited: ({ context }) => awaited(context.now).length > 0,
    isNobodyWanted: ({ context }) => wanted(context.now).length === 0,
    isBackTo: ({ context, event }, { season, phase }: Pick<GameDate, 'season' | 'phase'>) => {
      assertEvent(event, 'BACK');
      const when = context.played[event.to]?.when;
      if (when?.season !== season || when.phase !== phase) return false;
      return objectionTo(context, event) === null;
    },
    beginsIn: ({ context }, { season }: Pick<GameDate, 'season'>) =>
      context.now.when.season === season,
    isCoinDue: ({ context }) => turns.isCoinDue(context),
    isWon: ({ context }) => victoryIn(context) !== null,
  },
  actions: {
    log: assign(({ context, event }) => ({ log: [...context.log, event] })),
    handIn: assign(({ context, event }) => {
      assertEvent(event, 'SUBMIT');
      return table.handIn(context, event);
    }),
    withdraw: assign(({ context, event }) => {
      assertEvent(event, 'WITHDRAW');
      return table.withdraw(context, event);
    }),
    goBack: assign(({ context, event }) => {
      assertEvent(event, 'BACK');
      return table.goBack(context, event);
    }),
    leave: assign(({ context, event }) => {
      assertEvent(event, 'LEAVE');
      return table.leave(context, event);
    }),
    comeBack: assign(({ context, event }) => {
      assertEvent(event, 'RETURN');
      return table.comeBack(context, event);
    }),
    replace: assign(({ context, event }) => {
      assertEvent(event, 'REPLACE');
      return table.replace(context, event);
    }),
    correct: assign(({ context, event }) => {
      assertEvent(event, 'CORRECT');
      return table.correct(context, event);
    }),
    toss: assign(({ context, event }) => {
      assertEvent(event, 'TOSS');
      return table.toss(context, event);
    }),
    lapse: assign(({ context }) => table.lapse(context)),
    playMoves: assign(({ context }) => turns.playMoves(context)),
    openRetreats: assign(({ context }) => turns.openRetreats(context)),
    playRetreats: assign(({ context }) => turns.playRetreats(context)),
    openFall: assign(({ context }) => turns.openFall(context)),
    countCentres: assign(({ context }) => turns.countCentres(context)),
    playAdjustments: assign(({ context }) => turns.playAdjustments(context)),
    beginYear: assign(({ context }) => turns.beginYear(context)),
    win: assign(({ context }) => table.win(context)),
    draw: assign(({ context }) => table.draw(context)),
    endShort: assign(({ context }) => table.endShort(context)),
  },
});

type Ways = Parameters<typeof game.createStateConfig>[0]['on'];

const CORRECT = { guard: 'isInOrder', actions: ['log', 'correct'] } as const;
const SUBMIT = { guard: 'isInOrder', actions: ['log', 'handIn'] } as const;
const WITHDRAW = { guard: 'isInOrder', actions: ['log', 'withdraw'] } as const;

/** How the orders of a phase are ruled when it is over, and which state follows. */
interface Rule {
  readonly target: string;
  readonly actions: readonly ('playMoves' | 'playRetreats' | 'openFall' | 'playAdjustments')[];
}

/**
 * Orders are handed in, in writing, until all wanted powers have done so or the time is over; then they are ruled. A
 * phase in which nobody has anything to decide is passed, and recorded.
 */
function written(rule: Rule, { passes, on = {} }: { passes: boolean; on?: Ways }) {
  const { target } = rule;
  const adjudicate = { target, actions: ['log', ...rule.actions] } as const;
  return game.createStateConfig({
    initial: 'open',
    on,
    ...(passes
      ? { always: { guard: 'isNobodyWanted', target, actions: [...rule.actions] } as const }
      : {}),
    states: {
      open: {
        always: { guard: 'isEverybodyIn', target: 'allIn' },
        on: {
          SUBMIT,
          WITHDRAW,
          DEADLINE: { guard: 'isInOrder', target: 'closed', actions: ['log', 'lapse'] },
        },
      },
      allIn: {
        always: { guard: 'isSomebodyAwaited', target: 'open' },
        on: { SUBMIT, WITHDRAW, ADJUDICATE: adjudicate },
      },
      closed: { on: { ADJUDICATE: adjudicate } },
    },
  });
}

/** A movement phase and the retreats after it; `rule` ends it. */
function turn(id: 'spring' | 'fall', rule: Rule) {
  return game.createStateConfig({
    id,
    initial: 'diplomacy',
    states: {
      diplomacy: {
        on: {
          WRITE: { target: 'orders', actions: 'log' },
          SUBMIT: { ...SUBMIT, target: 'orders' },
          CORRECT,
        },
      },
      orders: written(
        { target: `#${id}.adjudication`, actions: ['playMoves'] },
        { passes: false, on: { CORRECT } },
      ),
      adjudication: {
        on: { PROCEED: { target: 'retreats', actions: ['log', 'openRetreats'] } },
      },
      retreats: written(rule, { passes: true }),
    },
  });
}

/** Into the first phase of a game that does not begin in Spring. */
const beginning = (target: string, season: Season) =>
  ({ guard: { type: 'beginsIn', params: { season } }, target }) as const;

const back = (target: string, season: Season, phase: GameDate['phase']) =>
  ({
    guard: { type: 'isBackTo', params: { season, phase } },
    target,
    actions: ['log', 'goBack'],
  }) as const;

/**
 * A game from its first phase, usually that of Spring, to its end: each year has two turns and, after the Fall, the count of
 * centres and the adjustments (1971 VII.6, XI, XIII). The states say where the game is; its context, `Game`, holds the data,
 * with a log of all events. An event that is not allowed in the present state changes nothing; `act` says why.
 */
export const phaseMachine = game.createMachine({
  id: 'game',
  context: ({ input }) => beginGame(input),
  initial: 'playing',
  on: {
    BACK: [
      back('#spring.orders', 'Spring', 'movement'),
      back('#spring.retreats', 'Spring', 'retreats'),
      back('#fall.orders', 'Fall', 'movement'),
      back('#fall.retreats', 'Fall', 'retreats'),
      back('#winter.adjustments', 'Winter', 'adjustments'),
    ],
  },
  states: {
    playing: {
      initial: 'start',
      on: {
        LEAVE: { guard: 'isInOrder', actions: ['log', 'leave'] },
        RETURN: { guard: 'isInOrder', actions: ['log', 'comeBack'] },
        REPLACE: { guard: 'isInOrder', actions: ['log', 'replace'] },
        DRAW: { target: '#ended.draw', actions: ['log', 'draw'] },
        END: { target: '#ended.shortGame', actions: ['log', 'endShort'] },
      },
      states: {
        start: {
          always: [
            beginning('fall', 'Fall'),
            beginning('#winter.adjustments', 'Winter'),
            { target: 'spring' },
          ],
        },
        spring: turn('spring', { target: '#fall', actions: ['playRetreats', 'openFall'] }),
        fall: turn('fall', { target: '#winter', actions: ['playRetreats'] }),
        winter: {
          id: 'winter',
          initial: 'ownership',
          states: {
            ownership: {
              entry: 'countCentres',
              always: [
                { guard: 'isWon', target: '#ended.victory' },
                { guard: 'isCoinDue', target: 'coin' },
                { target: 'adjustments' },
              ],
            },
            coin: {
              on: {
                TOSS: { guard: 'isInOrder', target: 'adjustments', actions: ['log', 'toss'] },
              },
            },
            adjustments: written(
              { target: '#winter.victoryCheck', actions: ['playAdjustments'] },
              { passes: true, on: { CORRECT } },
            ),
            victoryCheck: {
              always: [{ guard: 'isWon', target: '#ended.victory' }, { target: 'newYear' }],
            },
            newYear: {
              entry: 'beginYear',
              always: [{ guard: 'isWon', target: '#ended.victory' }, { target: '#spring' }],
            },
          },
        },
      },
    },
    ended: {
      id: 'ended',
      initial: 'victory',
      states: { victory: { entry: 'win' }, draw: {}, shortGame: {} },
    },
  },
});
