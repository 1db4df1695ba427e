import { spaceOf, type Location, type Position } from '../../board/board.ts';
import type { OrderType } from '../../orders/order.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { Outcome, RuledOrder } from '../../trace/ruling.ts';
import { english } from '../english/english.ts';
import { spoken, type Language } from '../language.ts';
import { who, type Who } from '../who.ts';
import { capitalised } from '../words.ts';
import type { ChoiceSide, ChoiceThatDiffers } from './choices-that-differ.ts';
import type { Answer } from './editions-compared.ts';

export type AnswerSaid =
  | {
      readonly say: 'fares';
      readonly unit: Who;
      readonly order: OrderType;
      readonly outcome: Outcome;
    }
  | { readonly say: 'stays'; readonly unit: Who }
  | {
      readonly say: 'falls';
      readonly unit: Who;
      readonly by: Who;
      readonly retreats: readonly Location[];
    };

/**
 * What an edition comes to for a unit, to be read beside what another comes to: `London’s move succeeds.` `orders`: the rows of
 * a ruling of the same turn, for the orders that the outcomes are of.
 */
export function answerSentence(
  at: UnitAt,
  { outcomes, dislodged }: Answer,
  orders: readonly RuledOrder[],
  position: Position,
  language: Language = english,
): string {
  const units = new Map(position.units.map((one) => [spaceOf(one.at), one]));
  const unit = who(at, units);
  const own = orders.filter((ruled) => ruled.unit === at);
  const fares = own.flatMap(({ order }, place): readonly AnswerSaid[] => {
    const outcome = outcomes[place];
    if (outcome === undefined) return [];
    if (order === null || (order.type === 'hold' && outcome === 'holds')) return [];
    return [{ say: 'fares', unit, order: order.type, outcome }];
  });
  const said: readonly AnswerSaid[] = dislodged
    ? [...fares, { say: 'falls', unit, by: who(dislodged.by, units), retreats: dislodged.retreats }]
    : fares.length > 0
      ? fares
      : [{ say: 'stays', unit }];
  return capitalised(said.map((each) => spoken(language.answers, each)).join(' '));
}

/** The question of a choice, in a few words: `Several convoy routes`. */
export const choiceLabel = ({ choice }: ChoiceThatDiffers, { rules }: Language = english): string =>
  rules.choices[choice].label;

/** How one side answers it: `One surviving route is enough.` */
export function sideWords(
  { choice }: ChoiceThatDiffers,
  { answer }: ChoiceSide,
  { rules }: Language = english,
): string {
  const options: Readonly<Record<string, string>> = rules.choices[choice].options;
  return options[answer] ?? '';
}

/** `Several convoy routes. 1971: Every ordered route must survive. 1982: One surviving route is enough.` */
export function choiceSentence(choice: ChoiceThatDiffers, language: Language = english): string {
  const { first, other } = choice;
  const said = (side: ChoiceSide): string =>
    `${side.edition}: ${sideWords(choice, side, language)}`;
  return `${choiceLabel(choice, language)}. ${said(first)} ${said(other)}`;
}
