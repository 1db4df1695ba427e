import { spaceOf, type Location, type SpaceId } from '../../board/board.ts';
import type { EntryOrder, EntryPhase } from './entry-task.ts';

export const KINDS = [
  'move',
  'support',
  'convoy',
  'hold',
  'board',
  'land',
  'retreat',
  'disband',
  'army',
  'fleet',
  'remove',
] as const;
/** What a unit is to do; in an adjustment phase, what is to be built, or that the unit is removed. */
export type Kind = (typeof KINDS)[number];

/** The possible kinds of order in a phase, in display order. */
export const KINDS_IN: Readonly<Record<EntryPhase, readonly Kind[]>> = {
  movement: ['move', 'support', 'convoy', 'hold', 'board', 'land'],
  retreats: ['retreat', 'disband'],
  adjustments: ['army', 'fleet', 'remove'],
};

/** One of the answers that together make an order. */
export type OrderAnswer =
  | { readonly question: 'kind'; readonly value: Kind }
  /** The space of the unit pressed next: the ordered unit moves there, or supports or convoys that unit. */
  | { readonly question: 'about'; readonly value: SpaceId }
  /** Which unit is supported or convoyed. */
  | { readonly question: 'whom'; readonly value: SpaceId }
  /** The destination; of a support to hold, the space of the supported unit. */
  | { readonly question: 'where'; readonly value: SpaceId }
  | { readonly question: 'coast'; readonly value: Location }
  /** Over land or by convoy; for an army that lands from its fleet: before the fleet acts, or after it has moved. */
  | { readonly question: 'way'; readonly value: AnsweredWay };
export type AnsweredWay = 'land' | 'convoy' | 'first' | 'after';
export type OrderQuestion = OrderAnswer['question'];

/** The answers that lead to an order, in the order in which they are asked. */
export function answersOf(order: EntryOrder): readonly OrderAnswer[] {
  const kind = (value: Kind): OrderAnswer => ({ question: 'kind', value });
  const about = (at: Location): OrderAnswer => ({ question: 'about', value: spaceOf(at) });
  const whom = (at: Location): OrderAnswer => ({ question: 'whom', value: spaceOf(at) });
  const where = (to: Location): OrderAnswer => ({ question: 'where', value: spaceOf(to) });
  const coast = (at: Location): OrderAnswer => ({ question: 'coast', value: at });
  switch (order.type) {
    case 'board':
      return [kind('board'), about(order.onto), where(order.onto)];
    case 'land':
      return [
        kind('land'),
        about(order.to),
        where(order.to),
        { question: 'way', value: order.when },
      ];
    case 'hold':
    case 'disband':
    case 'remove':
      return [kind(order.type)];
    case 'move':
      return [
        kind('move'),
        about(order.to),
        where(order.to),
        order.unit.kind === 'F'
          ? coast(order.to)
          : { question: 'way', value: order.viaConvoy ? 'convoy' : 'land' },
      ];
    case 'support-hold':
      return [
        kind('support'),
        about(order.target.at),
        whom(order.target.at),
        where(order.target.at),
      ];
    case 'support-move':
      return [kind('support'), about(order.target.at), whom(order.target.at), where(order.to)];
    case 'convoy':
      return [kind('convoy'), about(order.target.at), whom(order.target.at), where(order.to)];
    case 'retreat':
      return [kind('retreat'), where(order.to), coast(order.to)];
    case 'build':
      return order.unit.kind === 'F' ? [kind('fleet'), coast(order.unit.at)] : [kind('army')];
    case 'waive':
      return [];
  }
}

const isSame = (one: OrderAnswer, other: OrderAnswer): boolean =>
  one.question === other.question && one.value === other.value;

/** The orders that remain after some answers. */
export function ordersAfter<O extends EntryOrder>(
  orders: readonly O[],
  path: readonly OrderAnswer[],
): readonly O[] {
  return orders.filter((order) => {
    const answers = answersOf(order);
    return path.every((given) => answers.some((answer) => isSame(given, answer)));
  });
}

/** The next question with all its possible answers, or the order that remains; null if there is none. */
export type NextQuestion =
  | { readonly question: OrderQuestion; readonly options: readonly OrderAnswer[] }
  | { readonly question: null; readonly order: EntryOrder };

/**
 * Whether a question with only one possible answer is skipped: always for the coast and for land or convoy; once a unit
 * was pressed, also what follows from that, except that it is moved to.
 */
function isSkippable({ question, value }: OrderAnswer, path: readonly OrderAnswer[]): boolean {
  const given = (of: OrderQuestion): OrderAnswer | undefined =>
    path.find((one) => one.question === of);
  switch (question) {
    case 'about':
    case 'coast':
    case 'way':
      return true;
    case 'kind':
      return given('about') !== undefined && value !== 'move';
    case 'whom':
      return given('about') !== undefined;
    case 'where':
      return given('about') !== undefined && given('kind')?.value === 'move';
  }
}

/** The next question for choosing among these orders. Which unit an order is about is never asked. */
export function askAfter(
  orders: readonly EntryOrder[],
  path: readonly OrderAnswer[],
): NextQuestion | null {
  const left = ordersAfter(orders, path);
  const [first] = left;
  if (!first) return null;
  for (const { question } of answersOf(first)) {
    if (question === 'about' || path.some((given) => given.question === question)) continue;
    const options = optionsFor(left, question);
    const [only] = options;
    if (!only || options.length > 1 || !isSkippable(only, path)) return { question, options };
  }
  return { question: null, order: first };
}

/** The answers so far; once a unit was pressed, also the kind and the unit that follow from it. */
export function knownAnswers(
  orders: readonly EntryOrder[],
  path: readonly OrderAnswer[],
): readonly OrderAnswer[] {
  if (!path.some(({ question }) => question === 'about')) return path;
  const left = ordersAfter(orders, path);
  const implied = (['kind', 'whom'] as const).flatMap((question) => {
    if (path.some((given) => given.question === question)) return [];
    const options = optionsFor(left, question);
    return options.length === 1 ? options : [];
  });
  return [...path, ...implied];
}

/** Every answer to a question that occurs in one of the orders. */
export function optionsFor(
  orders: readonly EntryOrder[],
  question: OrderQuestion,
): readonly OrderAnswer[] {
  const options: OrderAnswer[] = [];
  for (const answer of orders.flatMap(answersOf))
    if (answer.question === question && !options.some((one) => isSame(one, answer)))
      options.push(answer);
  return options;
}

export const isOffered = (asked: NextQuestion | null, answer: OrderAnswer): boolean =>
  asked !== null &&
  asked.question === answer.question &&
  asked.options.some((option) => isSame(option, answer));
