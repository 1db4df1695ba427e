import {
  aUnit,
  kindName,
  kindsName,
  listed,
  numberWord,
  placeName,
  spaceName,
  unitIn,
  unitName,
  unitsOwn,
} from './grammar.ts';
import { outOfReach, repaired } from './orders.ts';
import { armyFleetWords } from '../../army-fleet-words.ts';
import type { RetreatTable, MessageTable } from '../language.ts';
import type {
  RetreatOrderType,
  RetreatIllegalMessage,
} from '../../messages/phases/retreat-legality.ts';
import type { RetreatMessage } from '../../messages/phases/retreat-phase.ts';
import type { DislodgedMessage, DislodgedNearMiss } from '../../messages/retreat.ts';
import type { Who } from '../../messages/who.ts';

export const places: RetreatTable = {
  open: 'open',
  barred: {
    aboard: 'an army is aboard, and a sea is open',
    occupied: 'occupied',
    'attacker-origin': 'the attack came from there',
    'stand-off': 'a stand-off left it empty',
  },
};

export const dislodgement: MessageTable<DislodgedMessage> = {
  dislodged: ({ unit, by, tried }) =>
    `${unitIn(unit)}${tried ? ', whose own move fails,' : ''} is dislodged by ${unitName(by)} and must leave.`,
  retreats: ({ unit, to }) => {
    const whose = `the ${kindName(unit.kind)} dislodged from ${spaceName(unit.at)}`;
    return to.length === 0
      ? `${whose} has nowhere to retreat to, so it is disbanded: it leaves the board.`
      : `${whose} may retreat to ${listed(to.map(placeName), 'or')}.`;
  },
};

export const dislodgementNearMisses: MessageTable<DislodgedNearMiss> = {
  barred: ({ rows }) =>
    rows
      .map(({ reason, spaces }) => {
        const names = listed(spaces.map(spaceName));
        return reason === 'occupied'
          ? `${names} ${spaces.length > 1 ? 'are' : 'is'} occupied.`
          : `not to ${names}: ${places.barred[reason]}.`;
      })
      .join(' '),
  'attack-still-cuts': ({ by, unit }) =>
    `${unitsOwn(by)} own attack counts all the same: it cut the support of ${unitIn(unit)}.`,
  'attack-still-keeps-out': ({ by, unit, to }) =>
    `${unitsOwn(by)} own attack counts all the same: it keeps ${unitName(unit)} out of ${spaceName(to)}.`,
};

const DOINGS: Readonly<Record<RetreatOrderType, string>> = {
  hold: 'hold',
  move: 'move',
  'support-hold': 'support',
  'support-move': 'support',
  convoy: 'convoy',
  board: 'board a fleet',
  land: 'land',
  retreat: 'retreat',
  disband: 'disband',
};

const cannot = (unit: Who, to: string): string => `${unitIn(unit)} cannot retreat to ${to}`;

const retreatLegality: MessageTable<RetreatIllegalMessage> = {
  'not-a-retreat': ({ unit, doing, fallen }) =>
    fallen
      ? `${unitIn(unit)} is ordered to ${DOINGS[doing]}, but a dislodged unit can only retreat or be disbanded.`
      : `${unitName(unit)} is ordered to ${DOINGS[doing]}, but only dislodged units may act now.`,
  'nobody-dislodged': ({ power, at }) =>
    `${power} has no dislodged unit in ${spaceName(at)}, so no unit can follow the order.`,
  'retreat-home': ({ unit, to }) =>
    `${cannot(unit, spaceName(to))}: that is the space it must leave.`,
  'retreat-unreachable': ({ unit, to, why, nor }) =>
    `${cannot(unit, spaceName(to))}: ${outOfReach(why)}${nor ? ', and no unit retreats by convoy' : ''}.`,
  'retreat-coast-missing': ({ unit, to, reached }) => {
    const message = `${unitIn(unit)} is ordered to retreat to ${placeName(to)}`;
    return reached === 1
      ? `${message}, which has two coasts, but the order names neither.`
      : `${message} and could reach two of its coasts, but the order names neither.`;
  },
  'retreat-coast-impossible': ({ unit, to }) =>
    `${unitIn(unit)} is ordered to retreat to ${placeName(to)}, which it cannot reach.`,
  'retreat-occupied': ({ unit, to, by }) =>
    `${cannot(unit, placeName(to))}: ${by ? `${aUnit(by)} is there` : 'it is occupied'}.`,
  'retreat-to-attacker': ({ unit, to }) =>
    `${cannot(unit, placeName(to))}: ${places.barred['attacker-origin']}.`,
  'retreat-to-stand-off': ({ unit, to }) =>
    `${cannot(unit, placeName(to))}: ${places.barred['stand-off']}.`,
  'retreat-with-army': ({ unit, to }) => `${cannot(unit, placeName(to))}: ${places.barred.aboard}.`,
};

/** `the fleets in Norway and Edinburgh`, `the army in Holland and the fleet in Norway`. */
function together(units: readonly Who[]): string {
  const [first, ...others] = units;
  if (!first || others.length === 0 || others.some(({ kind }) => kind !== first.kind))
    return listed(units.map(unitIn));
  return `the ${kindsName(first.kind)} in ${listed(units.map(({ at }) => spaceName(at)))}`;
}

export const retreats: MessageTable<RetreatMessage> = {
  'army-fleet': ({ message }) => armyFleetWords('en').phase(message),
  ...repaired,
  ...retreatLegality,
  'retreat-ambiguous': ({ unit, orders, counts }) => {
    const given = `${unitIn(unit)} was given ${numberWord(orders)} different orders`;
    return counts
      ? `${given}: it follows the ${counts}.`
      : `${given}, so it follows ${orders === 2 ? 'neither' : 'none of them'}.`;
  },
  'retreats-collide': ({ units, to }) => {
    const [all, none] = units.length === 2 ? ['both', 'neither'] : ['all', 'none of them'];
    return `${together(units)} are ${all} ordered to retreat to ${spaceName(to)}, so ${none} can.`;
  },
  'retreat-succeeds': ({ unit, to }) =>
    `${unitIn(unit)} retreats to ${placeName(to)}: no other unit is ordered there.`,
  disbands: ({ unit, reason, others, given }) => {
    const name = unitIn(unit);
    switch (reason) {
      case 'ordered':
        return `${name} is disbanded, as its order says: it leaves the board.`;
      case 'nowhere':
        return `${name} has nowhere to retreat to, so it is disbanded: it leaves the board.`;
      case 'no-order':
        return `${name} has ${given ? 'no order that it can follow' : 'no order'}, so it is disbanded: it leaves the board.`;
      case 'collision': {
        const who = others.length > 0 ? together(others) : 'another unit';
        return `${name} is disbanded, because ${who} ${others.length > 1 ? 'are' : 'is'} ordered to the same space.`;
      }
    }
  },
};
