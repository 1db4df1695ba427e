import { spaceOf, type Position } from '../../board/board.ts';
import type { OrderType } from '../../orders/order.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { Outcome, RuledOrder } from '../../trace/ruling.ts';
import { placeName, unitIn, unitName, unitsOwn } from '../names.ts';
import { capitalised, listed } from '../words.ts';
import type { ChoiceThatDiffers } from './choices-that-differ.ts';
import type { Answer } from './editions-compared.ts';

const NOUNS: Readonly<Record<OrderType, string>> = {
  hold: 'order to hold',
  move: 'move',
  'support-hold': 'support',
  'support-move': 'support',
  convoy: 'convoy',
};

const FARES: Readonly<Record<Outcome, string>> = {
  holds: 'is followed',
  succeeds: 'succeeds',
  bounces: 'bounces',
  'no-path': 'has no way over sea',
  blocked: 'is blocked',
  stopped: 'is stopped by the rule for paradoxes',
  given: 'is given',
  cut: 'is cut',
  available: 'is available',
  disrupted: 'is broken',
  void: 'is void',
  illegal: 'is illegal',
  ambiguous: 'is not followed',
};

/**
 * What an edition comes to for a unit, to be read beside what another comes to: `London’s move succeeds.` `orders`: the rows of
 * a ruling of the same turn, for the orders that the outcomes are of.
 */
export function answerSentence(
  unit: UnitAt,
  { outcomes, dislodged }: Answer,
  orders: readonly RuledOrder[],
  { units }: Position,
): string {
  const own = orders.filter((ruled) => ruled.unit === unit);
  const known = new Map(units.map((one) => [spaceOf(one.at), one]));
  const who = unitIn(unit, known);
  const fares = own.flatMap(({ order }, place) => {
    const outcome = outcomes[place];
    if (outcome === undefined) return [];
    if (order === null || (order.type === 'hold' && outcome === 'holds')) return [];
    return [`${unitsOwn(unit)} ${NOUNS[order.type]} ${FARES[outcome]}.`];
  });
  if (dislodged === null)
    return capitalised(fares.length > 0 ? fares.join(' ') : `${who} is not dislodged.`);
  const { by, retreats } = dislodged;
  const fallen = `${who} is dislodged by ${unitName(by)} and`;
  const left =
    retreats.length === 0
      ? 'has nowhere to retreat to.'
      : `may retreat to ${listed(retreats.map(placeName), 'or')}.`;
  return capitalised([...fares, `${fallen} ${left}`].join(' '));
}

/** `Several convoy routes. 1971: Every ordered route must survive. 1982: One surviving route is enough.` */
export function choiceSentence({ label, first, other }: ChoiceThatDiffers): string {
  return `${label}. ${first.edition}: ${first.words} ${other.edition}: ${other.words}`;
}
