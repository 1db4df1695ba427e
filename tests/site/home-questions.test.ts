import { expect, test } from 'vitest';
import { adjudicate } from '../../src/law/adjudicate.ts';
import { formatOrder } from '../../src/orders/format-order.ts';
import { EDITION_IDS } from '../../src/rules/edition.ts';
import { EDITIONS } from '../../src/rules/editions.ts';
import { ruledQuestion, wantedBy, wonBy } from '../../src/site/examples/home-question.ts';
import { homeQuestions } from '../../src/site/examples/home-questions.ts';

test('the home page asks who gets in, and the answers are those of the ruling', () => {
  const asked = homeQuestions().map((question) => [
    question.space,
    wantedBy(question).join(' or '),
    wonBy(question, ruledQuestion(question)),
  ]);
  expect(asked).toEqual([
    ['BEL', 'France or Germany', 'Germany'],
    ['BUR', 'France or Germany', null],
    ['SWE', 'England or Russia', 'England'],
    ['GAL', 'Russia or Austria', null],
  ]);
});

test('every order is legal, and every edition gives the same answer', () => {
  for (const { position, orders } of homeQuestions()) {
    const outcomes = EDITION_IDS.map((id) =>
      adjudicate(position, orders, EDITIONS[id]).orders.map(({ order, outcome }) =>
        order ? `${formatOrder(order)}: ${outcome}` : outcome,
      ),
    );
    for (const each of outcomes) expect(each).toEqual(outcomes[0]);
    expect(outcomes[0]?.join(', ')).not.toMatch(/illegal|void|ambiguous/);
  }
});
