import { against, listed, numberWord, unitsListed } from './grammar.ts';
import type { EnglishGrammar } from './grammar.ts';
import { numbers, takes } from './movement.ts';
import { type MessageTable, format } from '../language.ts';
import type {
  HeadlineClause,
  HeadlineMessage,
  OutcomeClause,
} from '../../messages/answers/headline.ts';
import type { ClauseMessage, ScoredClause } from '../../messages/turn/clauses.ts';
import type { VerdictMessage } from '../../messages/turn/verdict.ts';
import type { Who } from '../../messages/who.ts';
import type { OrderType } from '../../../orders/order.ts';

export const ORDERS: Readonly<Record<OrderType, string>> = {
  hold: 'order',
  move: 'move',
  'support-hold': 'support',
  'support-move': 'support',
  convoy: 'convoy',
  board: 'boarding',
  land: 'landing',
};

export const clauses = (g: EnglishGrammar): MessageTable<ClauseMessage> => ({
  takes: ({ unit, to }) => `${g.moverName(unit)} ${takes(unit, g.placeName(to))}`,
  moves: ({ unit, to }) => `${g.unitName(unit)} moves to ${g.placeName(to)}`,
  'bounces-in': ({ units, to }) =>
    `${unitsListed(units.map(g.moverName))} bounce${units.length === 1 ? 's' : ''} in ${g.spaceName(to)}`,
  'bounce-off-each-other': ({ units }) =>
    `${unitsListed(units.map(g.moverName))} bounce off each other`,
  'bounces-off': ({ unit, by }) => `${g.moverName(unit)} bounces off ${g.unitName(by)}`,
  'cannot-enter': ({ unit, to }) => `${g.moverName(unit)} cannot enter ${g.placeName(to)}`,
  'army-stays': ({ unit }) => `the army stays in ${g.spaceName(unit.at)}`,
  'follows-none': ({ unit }) => `${g.unitName(unit)} follows none of its orders`,
  circle: ({ units }) =>
    `${unitsListed(units.map(g.unitName))} ${units.length === 2 ? 'change places by convoy' : 'move in a circle'}`,
  paradox: ({ units }) => {
    const [only, ...more] = units;
    return only && more.length === 0
      ? `${g.unitsOwn(only)} convoy is a paradox`
      : `the convoys of ${listed(units.map(g.unitName))} are a paradox`;
  },
  void: ({ unit, kind }) => `${g.unitsOwn(unit)} ${kind} has no effect`,
  illegal: ({ unit, order }) => `${g.unitsOwn(unit)} ${ORDERS[order]} is illegal`,
});

/** A clause with its numbers, if it has any. */
const scored = (g: EnglishGrammar, { message, score }: ScoredClause): string =>
  format(clauses(g), message) + numbers(score);

const several = (many: number, one: string, more: string): readonly string[] =>
  many === 0 ? [] : [`${numberWord(many)} ${many === 1 ? one : more}`];

export const verdicts = (g: EnglishGrammar): MessageTable<VerdictMessage> => ({
  count: ({ succeed, fail, out }) =>
    `${listed([
      ...several(succeed, 'move succeeds', 'moves succeed'),
      ...several(
        fail,
        succeed === 0 ? 'move fails' : 'fails',
        succeed === 0 ? 'moves fail' : 'fail',
      ),
      ...several(out, 'unit is dislodged', 'units are dislodged'),
    ])}.`,
  'all-hold': () => 'every unit holds.',
  'nothing-moves': ({ but }) =>
    but === null ? 'nothing moves.' : `nothing moves: ${scored(g, but)}.`,
  'all-succeed': ({ moves }) =>
    moves === 2 ? 'both moves succeed.' : `all ${numberWord(moves)} moves succeed.`,
  these: ({ clauses }) => `${listed(clauses.map((clause) => scored(g, clause)))}.`,
  'and-this': ({ clauses }) => {
    const [one, other] = clauses.map((clause) => scored(g, clause));
    return `${one ?? ''}, ${other?.includes(' and ') ? 'while' : 'and'} ${other ?? ''}.`;
  },
  supported: ({ unit, supporters, other, others, cut }) => {
    const [name, rival] = [g.moverName(unit), g.moverName(other)];
    if (supporters.length + others.length === 0)
      return `nobody supports ${name} or ${rival}, and equally strong units stop each other.`;
    const support = (list: readonly Who[], whom: string) =>
      `${listed(list.map(g.unitName))} ${list.length === 1 ? 'supports' : 'support'} ${whom}`;
    const though = cut ? `, though ${g.unitsOwn(other)} own support is cut` : '';
    return supporters.length === 0
      ? `nobody supports ${name}, but ${support(others, rival)}${though}.`
      : `${support(supporters, name)}, and ${support(others, rival)}${though}.`;
  },
  'nobody-moves': () => 'no unit is ordered to move.',
  'nobody-in-the-way': () => 'nobody is in the way.',
  'but-keeps-out': ({ unit, score }) =>
    `but it keeps ${g.unitName(unit)} out, ${against(score.attack, score.against)}.`,
});

const OUTCOMES = (g: EnglishGrammar): MessageTable<OutcomeClause> => ({
  'support-given': ({ unit }) => `${g.unitsOwn(unit)} support is given`,
  'support-cut': ({ unit }) => `${g.unitsOwn(unit)} support is cut`,
  'convoy-available': ({ unit }) => `${g.unitsOwn(unit)} convoy is available`,
  'convoy-disrupted': ({ unit }) => `${g.unitsOwn(unit)} convoy is disrupted`,
  stopped: ({ unit }) => `${g.unitName(unit)} is stopped by a paradox`,
  'just-holds': ({ unit }) => `${g.unitIn(unit)} holds`,
  'change-places': ({ unit, other }) =>
    `${g.unitName(unit)} and ${g.unitName(other)} change places by convoy`,
  'moves-in-circle': ({ unit, to }) =>
    `${g.unitName(unit)} moves to ${g.placeName(to)} in a circle`,
});

const part = (g: EnglishGrammar, clause: HeadlineClause): string =>
  clause.of === 'verdict' ? scored(g, clause) : format(OUTCOMES(g), clause.message);

export const headlines = (g: EnglishGrammar): MessageTable<HeadlineMessage> => ({
  'is-dislodged': ({ unit, by }) => `${g.unitIn(unit)} is dislodged by ${g.unitName(by)}.`,
  holds: ({ unit, attacked }) =>
    `${g.unitIn(unit)} holds: ${attacked ? 'no attack on it succeeds' : 'no one attacks it'}.`,
  'cannot-cross': ({ unit, by }) =>
    `${g.unitIn(unit)} cannot cross, and is dislodged by ${g.unitName(by)}.`,
  so: ({ clause }) => `${part(g, clause)}.`,
  'and-is-dislodged': ({ clause, unit, by }) =>
    `${part(g, clause)}, and ${g.unitIn(unit)} is dislodged by ${g.unitName(by)}.`,
});
