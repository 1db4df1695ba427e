import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { answersOf, askAfter, type Answer } from '../../../src/ui/entry/answers.ts';
import { deskFor } from '../../../src/ui/entry/desks.ts';
import { draft } from '../../../src/ui/entry/draft.ts';
import type { DraftEvent } from '../../../src/ui/entry/drafting.ts';
import { formatEntry, type EntryOrder, type EntryTask } from '../../../src/ui/entry/task.ts';
import { CROSSINGS, hands, RETREATS, SPRING, WINTER } from './tasks.ts';

const TASKS: readonly (readonly [string, EntryTask])[] = [
  ['spring', SPRING],
  ['convoys', CROSSINGS],
  ['retreats', RETREATS],
  ['winter', WINTER],
];

/** What is pressed for an answer: a space of the map, or a button. */
const pressFor = (answer: Answer): DraftEvent =>
  answer.question === 'whom' || answer.question === 'where'
    ? { type: 'SPACE', space: answer.value }
    : { type: 'ANSWER', answer };

describe.each(TASKS)('%s', (_, task) => {
  const desk = deskFor(task, hands());

  test('every legal order can be drawn, and nothing else comes of it', () => {
    let count = 0;
    for (const { space } of desk.places)
      for (const order of desk.ordersAt(space)) {
        const actor = createActor(draft, { input: { desk } });
        const written: EntryOrder[] = [];
        actor.on('written', (event) => written.push(event.order));
        actor.start();
        actor.send({ type: 'SPACE', space });
        for (const answer of answersOf(order))
          // A question with one answer is not asked.
          if (actor.getSnapshot().value === answer.question) actor.send(pressFor(answer));
        expect(written.map((order) => formatEntry(order))).toEqual([formatEntry(order)]);
        expect(actor.getSnapshot().value).toBe('written');
        count++;
      }
    expect(count).toBeGreaterThan(4);
  });

  test('every answer that is offered leads to an order', () => {
    const ends = (orders: readonly EntryOrder[], path: readonly Answer[]): number => {
      const asked = askAfter(orders, path);
      if (asked === null) throw new Error(`${JSON.stringify(path)} leads nowhere`);
      if (asked.question === null) return 1;
      return asked.options.reduce((sum, option) => sum + ends(orders, [...path, option]), 0);
    };
    for (const { space } of desk.places) {
      const orders = desk.ordersAt(space);
      expect(ends(orders, [])).toBe(orders.length);
    }
  });
});
