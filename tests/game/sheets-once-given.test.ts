import { expect, test } from 'vitest';
import type { GameEvent } from '../../src/game/event.ts';
import type { Moment } from '../../src/game/game.ts';
import { send, begun } from '../support/table.ts';
import { sheetsOnceGiven } from '../../src/game/sheets-once-given.ts';

function started() {
  const table = begun({ plan: 'seven', rules: '2023' });
  const game = () => table.game.context;
  const does = (...events: readonly GameEvent[]): void => {
    for (const event of events) expect(send(table, event)).toMatchObject({ ok: true });
  };
  return { game, does };
}

const RULED = { type: 'ADJUDICATE' } as const;
/** In the first phase six powers have handed in nothing; later they are in civil disorder. */
const LATE = { type: 'DEADLINE' } as const;

test('after a rewind, a phase that comes again offers what was handed in for it', () => {
  const { game, does } = started();
  does({ type: 'SUBMIT', power: 'France', text: 'A Par-Bur' }, LATE, RULED, { type: 'PROCEED' });
  does({ type: 'SUBMIT', power: 'France', text: 'A Bur-Bel' });
  does({ type: 'SUBMIT', power: 'Italy', text: '  ' }, RULED);
  const before: readonly Moment[] = [...game().played, game().now];
  does({ type: 'BACK', to: 0 });
  expect(game().now.sheets).toEqual({ France: 'A Par-Bur' });
  // Those who had missed the phase are awaited again.
  does({ type: 'SUBMIT', power: 'France', text: 'A Par-Pic' }, LATE, RULED, { type: 'PROCEED' });
  expect(game().now.sheets).toEqual({});
  expect(sheetsOnceGiven(before, game().now)).toEqual({ France: 'A Bur-Bel' });
  expect(sheetsOnceGiven([], game().now)).toEqual({});
});

test('a power that may hand nothing in is offered nothing', () => {
  const { game, does } = started();
  does({ type: 'SUBMIT', power: 'France', text: 'A Par-Bur' });
  const before = [game().now];
  does({ type: 'LEAVE', seat: game().now.seats.findIndex(({ powers }) => powers[0] === 'France') });
  expect(sheetsOnceGiven(before, game().now)).toEqual({});
});
