import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { spaceOf, type SpaceId } from '../../../src/board/board.ts';
import { answersOf, askAfter, type OrderAnswer } from '../../../src/ui/entry/order-answers.ts';
import { choicesFor } from '../../../src/ui/entry/choices/choices-for.ts';
import type { DraftEvent } from '../../../src/ui/entry/draft.ts';
import { draftMachine } from '../../../src/ui/entry/draft-machine.ts';
import { formatEntry, type EntryOrder, type EntryTask } from '../../../src/ui/entry/entry-task.ts';
import { CROSSINGS, hands, RETREATS, SPRING, WINTER } from './tasks.ts';

const TASKS: readonly (readonly [string, EntryTask])[] = [
  ['spring', SPRING],
  ['convoys', CROSSINGS],
  ['retreats', RETREATS],
  ['winter', WINTER],
];

/** The press that gives an answer: a space of the map, or a button. */
const pressFor = (answer: OrderAnswer): DraftEvent =>
  answer.question === 'whom' || answer.question === 'where'
    ? { type: 'SPACE', space: answer.value }
    : { type: 'ANSWER', answer };

describe.each(TASKS)('%s', (_, task) => {
  const choices = choicesFor(task, hands());

  test('every legal order can be drawn, and gives exactly that order', () => {
    let count = 0;
    for (const { space } of choices.places)
      for (const order of choices.ordersAt(space)) {
        const actor = createActor(draftMachine, { input: { choices } });
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

  test('every legal order can be drawn by pressing spaces, with a button only where there is a choice', () => {
    const unitAt = new Set(task.position.units.map(({ at }) => spaceOf(at)));
    for (const { space } of choices.places)
      for (const order of choices.ordersAt(space)) {
        const answers = answersOf(order);
        const given = (question: OrderAnswer['question']) =>
          answers.find((answer) => answer.question === question)?.value as SpaceId | undefined;
        const [whom, where] = [given('whom'), given('where')];
        if (where === undefined) continue;
        const actor = createActor(draftMachine, { input: { choices } });
        const written: EntryOrder[] = [];
        actor.on('written', (event) => written.push(event.order));
        actor.start();
        const press = (at: SpaceId): void => {
          actor.send({ type: 'SPACE', space: at });
        };
        press(space);
        if (whom !== undefined) press(whom);
        // Support to hold: pressing its space again would be an attack.
        const isInPlace = whom === where && actor.getSnapshot().value === 'about';
        if (isInPlace)
          actor.send({ type: 'ANSWER', answer: { question: 'kind', value: 'support' } });
        press(where);
        // For a move to an occupied space, the space is pressed once more.
        if (order.type === 'move' && unitAt.has(where) && written.length === 0) press(where);
        for (const answer of answers) {
          const { value } = actor.getSnapshot();
          const isAsked =
            value === answer.question || (value === 'about' && answer.question === 'kind');
          if (isAsked && answer.question !== 'where') actor.send({ type: 'ANSWER', answer });
        }
        expect(written.map((one) => formatEntry(one))).toEqual([formatEntry(order)]);
      }
  });

  test('a move to a vacant space is two presses, and a single option is not asked for', () => {
    if (task.phase !== 'movement') return;
    const unitAt = new Set(task.position.units.map(({ at }) => spaceOf(at)));
    for (const { space } of choices.places) {
      const orders = choices.ordersAt(space);
      for (const order of orders) {
        if (order.type !== 'move' || unitAt.has(spaceOf(order.to))) continue;
        const same = orders.filter(
          (one) => one.type === 'move' && spaceOf(one.to) === spaceOf(order.to),
        );
        const actor = createActor(draftMachine, { input: { choices } });
        actor.start();
        actor.send({ type: 'SPACE', space });
        actor.send({ type: 'SPACE', space: spaceOf(order.to) });
        const { value } = actor.getSnapshot();
        expect([formatEntry(order), value === 'written']).toEqual([
          formatEntry(order),
          same.length === 1,
        ]);
      }
    }
  });

  test('every answer that is offered leads to an order', () => {
    const ends = (orders: readonly EntryOrder[], path: readonly OrderAnswer[]): number => {
      const asked = askAfter(orders, path);
      if (asked === null) throw new Error(`${JSON.stringify(path)} leads nowhere`);
      if (asked.question === null) return 1;
      return asked.options.reduce((sum, option) => sum + ends(orders, [...path, option]), 0);
    };
    for (const { space } of choices.places) {
      const orders = choices.ordersAt(space);
      expect(ends(orders, [])).toBe(orders.length);
    }
  });
});
