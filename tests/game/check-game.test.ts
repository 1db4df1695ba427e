import { describe, expect, test } from 'vitest';
import { POWERS } from '../../src/board/powers.ts';
import { checkGame } from '../../src/game/check-game.ts';
import type { Game } from '../../src/game/game.ts';
import { send, begun } from '../support/table.ts';
import type { GameEvent } from '../../src/game/event.ts';

/** A year in which Germany captures Denmark and Holland, and builds one of two units. */
function played(): Game {
  const table = begun({ plan: 'seven', rules: '1971' });
  const turn = (germany: string): readonly GameEvent[] => [
    ...POWERS.map((power) => ({
      type: 'SUBMIT' as const,
      power,
      text: power === 'Germany' ? germany : '',
    })),
    { type: 'ADJUDICATE' },
    { type: 'PROCEED' },
  ];
  const events: readonly GameEvent[] = [
    ...turn('F Kie-Den, A Ber-Kie, A Mun-Ruh'),
    ...turn('A Kie-Hol'),
    { type: 'SUBMIT', power: 'Germany', text: 'Build A Ber' },
    { type: 'ADJUDICATE' },
  ];
  for (const event of events)
    expect(send(table, event), JSON.stringify(event)).toMatchObject({ ok: true });
  return table.game.context;
}

const game = played();
const withPlayed = (at: number, change: (moment: Game['played'][number]) => object): Game => ({
  ...game,
  played: game.played.map((moment, place) =>
    place === at ? { ...moment, ...change(moment) } : moment,
  ),
});

describe('the record of a game', () => {
  test('holds: five phases', () => {
    expect(game.played).toHaveLength(5);
    expect(checkGame(game)).toEqual({ ok: true });
  });

  test.each([
    [
      'a unit that came from nowhere',
      withPlayed(2, ({ units }) => ({ units: [...units].slice(1) })),
      1,
    ],
    [
      'a centre given away',
      withPlayed(3, ({ owners }) => ({ owners: { ...owners, BEL: 'France' } })),
      2,
    ],
    ['a phase left out', { ...game, played: game.played.filter((_, at) => at !== 1) }, 0],
    ['another first year', withPlayed(0, ({ when }) => ({ when: { ...when, year: 1900 } })), 0],
    ['a slip changed afterwards', withPlayed(0, () => ({ sheets: {} })), 0],
    [
      'a paragraph changed',
      {
        ...game,
        steps: game.steps.map((step) => ({
          ...step,
          citation: { source: '1971', paragraph: 'I' },
        })),
      },
      null,
    ],
    [
      'a step that rests on itself',
      { ...game, steps: game.steps.map((step) => ({ ...step, because: [step.id] })) },
      null,
    ],
    [
      'a step with a further key',
      { ...game, steps: game.steps.map((step) => ({ ...step, note: 1 })) },
      null,
    ],
    [
      'a number that is a text',
      {
        ...game,
        steps: game.steps.map((step) =>
          step.fact.type === 'moves-ruled'
            ? { ...step, fact: { ...step.fact, moved: '3' as unknown as number } }
            : step,
        ),
      },
      null,
    ],
    [
      'a premise twice',
      {
        ...game,
        steps: game.steps.map((step) => ({ ...step, because: [...step.because, ...step.because] })),
      },
      null,
    ],
    [
      'a centre owned by nobody, as undefined',
      withPlayed(3, ({ owners }) => ({ owners: { ...owners, BEL: undefined } })),
      2,
    ],
    ['another board now', { ...game, now: { ...game.now, units: [] } }, 4],
  ] as const)('does not hold with %s', (_, wrong, at) => {
    expect(checkGame(wrong)).toMatchObject({ ok: false, at });
  });

  test('holds where the game master has corrected the board', () => {
    const table = begun({ plan: 'seven', rules: '1971' });
    for (const power of POWERS) send(table, { type: 'SUBMIT', power, text: '' });
    send(table, { type: 'ADJUDICATE' });
    send(table, { type: 'PROCEED' });
    const { units, owners } = table.game.context.now;
    const done = send(table, { type: 'CORRECT', units: units.slice(1), owners, note: 'A slip.' });
    expect(done.ok && checkGame(done.value.context)).toEqual({ ok: true });
  });
});
