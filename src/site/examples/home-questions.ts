import type { SpaceId } from '../../board/board.ts';
import { inferPosition } from '../../orders/infer-position.ts';
import { readOrders } from '../../orders/notations/rulebook/read-rulebook.ts';
import type { HomeQuestion } from './home-question.ts';

/** A support, none, one by another power, and one that is cut. All editions agree. */
const ASKED = [
  ['BEL', 'France: A Bur-Bel; Germany: A Ruh-Bel; England: F Nth S A Ruh-Bel'],
  ['BUR', 'France: A Par-Bur; Germany: A Mun-Bur; Italy: A Pie-Mar'],
  ['SWE', 'England: F Nwy-Swe; Russia: F Bot-Swe; Germany: F Den S F Nwy-Swe'],
  ['GAL', 'Russia: A War-Gal, A Ukr S A War-Gal; Austria: A Vie-Gal; Turkey: A Rum-Ukr'],
] as const satisfies readonly (readonly [SpaceId, string])[];

/** The questions that the home page asks, one after another. Only the build reads them. */
export function homeQuestions(): readonly [HomeQuestion, ...HomeQuestion[]] {
  const [first, ...others] = ASKED;
  return [questionOf(first), ...others.map(questionOf)];
}

function questionOf([space, text]: readonly [SpaceId, string]): HomeQuestion {
  const { orders } = readOrders(text);
  const found = inferPosition(orders);
  if (!found.ok) throw new Error(`home page: no position in ${text}`);
  return { position: found.value, orders, space };
}
