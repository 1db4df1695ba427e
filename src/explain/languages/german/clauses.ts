import type { OrderType } from '../../../orders/order.ts';
import type { ClauseMessage, ScoredClause } from '../../messages/turn/clauses.ts';
import { format, type Table } from '../language.ts';
import { numbers, takes } from './movement.ts';
import { convoyOf, inside, moving, ofUnit, toward, unit, units } from './names.ts';

/** With its article. */
export const ORDERS: Readonly<Record<OrderType, string>> = {
  hold: 'der Befehl',
  move: 'der Zug',
  'support-hold': 'die Unterstützung',
  'support-move': 'die Unterstützung',
  convoy: 'der Konvoi',
};

export const clauses: Table<ClauseMessage> = {
  takes: ({ unit: one, to }) => `${moving(one)} ${takes(one, to)}`,
  moves: ({ unit: one, to }) => `${unit(one)} zieht ${toward(to)}`,
  'bounces-in': ({ units: list, to }) =>
    list.length === 1
      ? `${units(list)} prallt ${inside(to)} ab`
      : `${units(list)} prallen ${inside(to)} aneinander ab`,
  'bounce-off-each-other': ({ units: list }) => `${units(list)} prallen aneinander ab`,
  'bounces-off': ({ unit: one, by }) => `${moving(one)} prallt an ${ofUnit(by)} ab`,
  'cannot-enter': ({ unit: one, to }) => `${moving(one)} kommt nicht ${toward(to)}`,
  'army-stays': ({ unit: one }) => `die Armee bleibt ${inside(one.at)}`,
  'follows-none': ({ unit: one }) => `${unit(one)} befolgt keinen ihrer Befehle`,
  circle: ({ units: list }) =>
    `${units(list)} ${list.length === 2 ? 'tauschen die Plätze' : 'ziehen im Kreis'}`,
  paradox: ({ units: list }) =>
    `${convoyOf(list)} ${list.length === 1 ? 'ist' : 'sind'} ein Paradox`,
  void: ({ unit: one, kind }) =>
    `${kind === 'support' ? 'die Unterstützung' : 'der Konvoi'} ${ofUnit(one)} ist wirkungslos`,
  illegal: ({ unit: one, order }) => `${ORDERS[order]} ${ofUnit(one)} ist unzulässig`,
};

/** A clause with its numbers, if it has any to tell. */
export const scored = ({ message, score }: ScoredClause): string =>
  format(clauses, message) + numbers(score);
