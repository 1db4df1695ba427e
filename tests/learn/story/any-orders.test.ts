import { describe, expect, test } from 'vitest';
import { spaceOf } from '../../../src/board/board.ts';
import { editionOf } from '../../../src/game/game.ts';
import { legalOrders } from '../../../src/law/legal-orders.ts';
import { sentText } from '../../../src/learn/story/kept-words.ts';
import { gameBefore, type PlayerSheets, ruledPhase } from '../../../src/learn/story/played-year.ts';
import type { Story } from '../../../src/learn/story/story.ts';
import { randomFrom } from '../../../src/learn/practice/random.ts';
import { formatOrder } from '../../../src/orders/format-order.ts';
import { STORIES } from './stories.ts';

/** A legal order for each unit of the player, drawn by a seed. */
function drawn(story: Story, sheets: PlayerSheets, phase: 'Spring' | 'Fall', seed: number): string {
  const game = gameBefore(story, sheets, phase);
  const { pick } = randomFrom(seed);
  return game.now.units
    .filter(({ power }) => power === story.power)
    .map(({ at }) => formatOrder(pick(legalOrders(game.now, spaceOf(at), editionOf(game)))))
    .join('\n');
}

describe.each(STORIES)('whatever $power orders', (story) => {
  test('the others order all their units, legally, and every letter has a text', () => {
    for (let seed = 0; seed < 30; seed++) {
      const spring: PlayerSheets = { Spring: drawn(story, {}, 'Spring', seed) };
      const sheets: PlayerSheets = { ...spring, Fall: drawn(story, spring, 'Fall', seed) };
      for (const phase of ['Spring', 'Fall'] as const) {
        const ruled = ruledPhase(story, sheets, phase);
        if (ruled.phase !== 'movement') throw new Error('no moves');
        const told = `${phase} ${String(seed)} ${sheets[phase] ?? ''}`;
        for (const { unit, order, outcome } of ruled.turn.ruling.orders) {
          expect(order, `${told} ${unit}`).not.toBeNull();
          expect(['illegal', 'ambiguous'], `${told} ${unit}`).not.toContain(outcome);
        }
        for (const letter of story.year[phase].letters)
          expect(sentText(letter, ruled.turn.position, {}), letter.name).not.toBeNull();
      }
    }
  });
});
