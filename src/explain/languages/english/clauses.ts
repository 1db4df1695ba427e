import type { OrderType } from '../../../orders/order.ts';
import type { ClauseMessage, ScoredClause } from '../../messages/turn/clauses.ts';
import { format, type Table } from '../language.ts';
import { numbers, takes } from './movement.ts';
import { moverName, placeName, spaceName, unitName, unitsOwn } from './names.ts';
import { listed } from './words.ts';

const ORDERS: Readonly<Record<OrderType, string>> = {
  hold: 'order',
  move: 'move',
  'support-hold': 'support',
  'support-move': 'support',
  convoy: 'convoy',
};

export const clauses: Table<ClauseMessage> = {
  takes: ({ unit, to }) => `${moverName(unit)} ${takes(unit, placeName(to))}`,
  moves: ({ unit, to }) => `${unitName(unit)} moves to ${placeName(to)}`,
  'bounces-in': ({ units, to }) =>
    `${listed(units.map(moverName))} bounce${units.length === 1 ? 's' : ''} in ${spaceName(to)}`,
  'bounce-off-each-other': ({ units }) => `${listed(units.map(moverName))} bounce off each other`,
  'bounces-off': ({ unit, by }) => `${moverName(unit)} bounces off ${unitName(by)}`,
  'cannot-enter': ({ unit, to }) => `${moverName(unit)} cannot enter ${placeName(to)}`,
  'army-stays': ({ unit }) => `the army stays in ${spaceName(unit.at)}`,
  'follows-none': ({ unit }) => `${unitName(unit)} follows none of its orders`,
  circle: ({ units }) =>
    `${listed(units.map(unitName))} ${units.length === 2 ? 'change places' : 'move in a circle'}`,
  paradox: ({ units }) => {
    const [only, ...more] = units;
    return only && more.length === 0
      ? `${unitsOwn(only)} convoy is a paradox`
      : `the convoys of ${listed(units.map(unitName))} are a paradox`;
  },
  void: ({ unit, kind }) => `${unitsOwn(unit)} ${kind} has no effect`,
  illegal: ({ unit, order }) => `${unitsOwn(unit)} ${ORDERS[order]} is illegal`,
};

/** A clause with its numbers, if it has any to tell. */
export const scored = ({ message, score }: ScoredClause): string =>
  format(clauses, message) + numbers(score);
