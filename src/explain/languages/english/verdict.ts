import {
  against,
  listed,
  moverName,
  numberWord,
  placeName,
  spaceName,
  unitIn,
  unitName,
  unitsListed,
  unitsOwn,
} from './grammar.ts';
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

export const clauses: MessageTable<ClauseMessage> = {
  takes: ({ unit, to }) => `${moverName(unit)} ${takes(unit, placeName(to))}`,
  moves: ({ unit, to }) => `${unitName(unit)} moves to ${placeName(to)}`,
  'bounces-in': ({ units, to }) =>
    `${unitsListed(units.map(moverName))} bounce${units.length === 1 ? 's' : ''} in ${spaceName(to)}`,
  'bounce-off-each-other': ({ units }) =>
    `${unitsListed(units.map(moverName))} bounce off each other`,
  'bounces-off': ({ unit, by }) => `${moverName(unit)} bounces off ${unitName(by)}`,
  'cannot-enter': ({ unit, to }) => `${moverName(unit)} cannot enter ${placeName(to)}`,
  'army-stays': ({ unit }) => `the army stays in ${spaceName(unit.at)}`,
  'follows-none': ({ unit }) => `${unitName(unit)} follows none of its orders`,
  circle: ({ units }) =>
    `${unitsListed(units.map(unitName))} ${units.length === 2 ? 'change places by convoy' : 'move in a circle'}`,
  paradox: ({ units }) => {
    const [only, ...more] = units;
    return only && more.length === 0
      ? `${unitsOwn(only)} convoy is a paradox`
      : `the convoys of ${listed(units.map(unitName))} are a paradox`;
  },
  void: ({ unit, kind }) => `${unitsOwn(unit)} ${kind} has no effect`,
  illegal: ({ unit, order }) => `${unitsOwn(unit)} ${ORDERS[order]} is illegal`,
};

/** A clause with its numbers, if it has any. */
const scored = ({ message, score }: ScoredClause): string =>
  format(clauses, message) + numbers(score);

const several = (many: number, one: string, more: string): readonly string[] =>
  many === 0 ? [] : [`${numberWord(many)} ${many === 1 ? one : more}`];

export const verdicts: MessageTable<VerdictMessage> = {
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
    but === null ? 'nothing moves.' : `nothing moves: ${scored(but)}.`,
  'all-succeed': ({ moves }) =>
    moves === 2 ? 'both moves succeed.' : `all ${numberWord(moves)} moves succeed.`,
  these: ({ clauses }) => `${listed(clauses.map(scored))}.`,
  'and-this': ({ clauses }) => {
    const [one, other] = clauses.map(scored);
    return `${one ?? ''}, ${other?.includes(' and ') ? 'while' : 'and'} ${other ?? ''}.`;
  },
  supported: ({ unit, supporters, other, others, cut }) => {
    const [name, rival] = [moverName(unit), moverName(other)];
    if (supporters.length + others.length === 0)
      return `nobody supports ${name} or ${rival}, and equally strong units stop each other.`;
    const support = (list: readonly Who[], whom: string) =>
      `${listed(list.map(unitName))} ${list.length === 1 ? 'supports' : 'support'} ${whom}`;
    const though = cut ? `, though ${unitsOwn(other)} own support is cut` : '';
    return supporters.length === 0
      ? `nobody supports ${name}, but ${support(others, rival)}${though}.`
      : `${support(supporters, name)}, and ${support(others, rival)}${though}.`;
  },
  'nobody-moves': () => 'no unit is ordered to move.',
  'nobody-in-the-way': () => 'nobody is in the way.',
  'but-keeps-out': ({ unit, score }) =>
    `but it keeps ${unitName(unit)} out, ${against(score.attack, score.against)}.`,
};

const OUTCOMES: MessageTable<OutcomeClause> = {
  'support-given': ({ unit }) => `${unitsOwn(unit)} support is given`,
  'support-cut': ({ unit }) => `${unitsOwn(unit)} support is cut`,
  'convoy-available': ({ unit }) => `${unitsOwn(unit)} convoy is available`,
  'convoy-disrupted': ({ unit }) => `${unitsOwn(unit)} convoy is disrupted`,
  stopped: ({ unit }) => `${unitName(unit)} is stopped by a paradox`,
  'just-holds': ({ unit }) => `${unitIn(unit)} holds`,
  'change-places': ({ unit, other }) =>
    `${unitName(unit)} and ${unitName(other)} change places by convoy`,
  'moves-in-circle': ({ unit, to }) => `${unitName(unit)} moves to ${placeName(to)} in a circle`,
};

const part = (clause: HeadlineClause): string =>
  clause.of === 'verdict' ? scored(clause) : format(OUTCOMES, clause.message);

export const headlines: MessageTable<HeadlineMessage> = {
  'is-dislodged': ({ unit, by }) => `${unitIn(unit)} is dislodged by ${unitName(by)}.`,
  holds: ({ unit, attacked }) =>
    `${unitIn(unit)} holds: ${attacked ? 'no attack on it succeeds' : 'no one attacks it'}.`,
  'cannot-cross': ({ unit, by }) =>
    `${unitIn(unit)} cannot cross, and is dislodged by ${unitName(by)}.`,
  so: ({ clause }) => `${part(clause)}.`,
  'and-is-dislodged': ({ clause, unit, by }) =>
    `${part(clause)}, and ${unitIn(unit)} is dislodged by ${unitName(by)}.`,
};
