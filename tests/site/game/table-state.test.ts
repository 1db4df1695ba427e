import { describe, expect, test } from 'vitest';
import { createGame } from '../../../src/game/play.ts';
import {
  storedOf,
  tableOf,
  update,
  type TableEvent,
  type TableState,
} from '../../../src/site/game/table/table-state.ts';

const after = (state: TableState, ...events: readonly TableEvent[]): TableState =>
  events.reduce(update, state);
const first = tableOf(createGame({ plan: 'seven', rules: '1971' }), { drafts: {} }, false);
const write = (power: 'France' | 'Italy' | 'Austria', text: string): TableEvent => ({
  type: 'WRITE',
  power,
  text,
});
const ADJUDICATE: TableEvent = { type: 'ADJUDICATE', allTheSame: false };
const WITHOUT: TableEvent = { type: 'ADJUDICATE', allTheSame: true };
const PROCEED: TableEvent = { type: 'DO', event: { type: 'PROCEED' } };
const dateOf = ({ game }: TableState) => game.context.now.when;

describe('the table as a value', () => {
  test('a sheet that is handed in gives way to the next; one that cannot be read stays, with the reason', () => {
    const written = after(first, write('Austria', 'A Vie-Gal'));
    const handed = after(written, { type: 'HAND_IN', power: 'Austria' });
    expect(handed).toMatchObject({ active: 'England', refusal: null });
    expect(handed.game.context.now.sheets).toEqual({ Austria: 'A Vie-Gal' });
    expect(written.game.context.now.sheets).toEqual({});
    const wrong = after(handed, write('Italy', 'nonsense'), { type: 'HAND_IN', power: 'Italy' });
    expect(wrong).toMatchObject({ active: 'Italy', refusal: { reason: 'unreadable' } });
    expect(after(wrong, write('Italy', ''))).toMatchObject({ refusal: null });
  });

  test('adjudicating asks about what is missing, until it is written or done without', () => {
    const asked = after(first, write('France', 'A Par-Bur'), ADJUDICATE);
    expect(asked.missing?.late).toHaveLength(6);
    expect(asked.game.context.now.sheets).toEqual({ France: 'A Par-Bur' });
    expect(after(asked, write('Italy', 'A Ven H')).missing).toBeNull();
    expect(after(asked, { type: 'SET', to: { missing: null } }).missing).toBeNull();
    const ruled = after(asked, WITHOUT);
    expect(ruled.game.context.played).toHaveLength(1);
    expect(ruled.notes.map(({ event }) => event.type)).toEqual([
      'ADJUDICATE',
      'DEADLINE',
      'SUBMIT',
    ]);
  });

  test('a phase begins with empty sheets, in the present, and without the mail', () => {
    const mail = { isOpen: true, text: 'A Par-Bur', power: 'France' } as const;
    const ruled = after(first, write('France', 'A Par-Bur'), WITHOUT);
    const viewed = after(ruled, { type: 'SET', to: { mail } }, { type: 'VIEW', at: 0 }, PROCEED);
    expect(viewed).toMatchObject({ at: null, drafts: {}, mail: { isOpen: false, text: '' } });
    expect(dateOf(viewed)).toMatchObject({ season: 'Fall', phase: 'movement' });
  });

  test('a mail fills sheets, and what it put there can be taken off', () => {
    const open = { type: 'SET', to: { mail: { isOpen: true, text: 'x', power: '' } } } as const;
    const sheets = { Italy: 'A Ven-Pie', Turkey: 'A Con-Bul' };
    const filled = after(first, open, { type: 'FILL', sheets, isDone: false });
    expect(filled).toMatchObject({ drafts: sheets, active: 'Italy', mail: { isOpen: true } });
    const done = after(first, open, { type: 'FILL', sheets, isDone: true });
    expect(done.mail).toMatchObject({ isOpen: false, text: '' });
  });

  test('going back keeps the game as it was, and offers what was handed in, until the game has overtaken it', () => {
    const fall = after(first, WITHOUT, PROCEED);
    expect(after(fall, { type: 'REWIND' })).toBe(fall);
    const ruled = after(fall, write('Italy', 'A Ven-Pie'), WITHOUT);
    const back = after(ruled, { type: 'VIEW', at: 0 }, { type: 'REWIND' });
    expect(dateOf(back)).toMatchObject({ season: 'Spring', phase: 'movement' });
    expect(back).toMatchObject({ at: null, isOffered: false, rewound: { played: 3 } });
    expect(back.rewound?.game).toBe(storedOf(ruled).game);
    const again = after(back, WITHOUT, PROCEED);
    expect(again).toMatchObject({ isOffered: true, drafts: { Italy: 'A Ven-Pie' } });
    // What is stored of it opens in the same state.
    const opened = tableOf(again.game, storedOf(again), false);
    expect(opened).toEqual({ ...again, notes: [] });
    expect(after(again, WITHOUT, PROCEED).rewound).toBeNull();
    // A phase in which nothing was decided is none to go back to.
    const nowhere = after(fall, { type: 'VIEW', at: 1 }, { type: 'REWIND' });
    expect(nowhere).toMatchObject({ at: 1, rewound: null, refusal: { reason: 'no-phase' } });
  });
});
