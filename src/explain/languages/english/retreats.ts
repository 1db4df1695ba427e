import { aUnit, kindName, kindsName, listed, numberWord } from './grammar.ts';
import type { EnglishGrammar } from './grammar.ts';
import { outOfReach, repaired } from './orders.ts';
import { ARMY_FLEET_WORDS } from '../army-fleet-words.ts';
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

export const dislodgement = (g: EnglishGrammar): MessageTable<DislodgedMessage> => ({
  dislodged: ({ unit, by, tried }) =>
    `${g.unitIn(unit)}${tried ? ', whose own move fails,' : ''} is dislodged by ${g.unitName(by)} and must leave.`,
  retreats: ({ unit, to }) => {
    const whose = `the ${kindName(unit.kind)} dislodged from ${g.spaceName(unit.at)}`;
    return to.length === 0
      ? `${whose} has nowhere to retreat to, so it is disbanded: it leaves the board.`
      : `${whose} may retreat to ${listed(to.map(g.placeName), 'or')}.`;
  },
});

export const dislodgementNearMisses = (g: EnglishGrammar): MessageTable<DislodgedNearMiss> => ({
  barred: ({ rows }) =>
    rows
      .map(({ reason, spaces }) => {
        const names = listed(spaces.map(g.spaceName));
        return reason === 'occupied'
          ? `${names} ${spaces.length > 1 ? 'are' : 'is'} occupied.`
          : `not to ${names}: ${places.barred[reason]}.`;
      })
      .join(' '),
  'attack-still-cuts': ({ by, unit }) =>
    `${g.unitsOwn(by)} own attack counts all the same: it cut the support of ${g.unitIn(unit)}.`,
  'attack-still-keeps-out': ({ by, unit, to }) =>
    `${g.unitsOwn(by)} own attack counts all the same: it keeps ${g.unitName(unit)} out of ${g.spaceName(to)}.`,
});

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

const cannot = (g: EnglishGrammar, unit: Who, to: string): string =>
  `${g.unitIn(unit)} cannot retreat to ${to}`;

const retreatLegality = (g: EnglishGrammar): MessageTable<RetreatIllegalMessage> => ({
  'not-a-retreat': ({ unit, doing, dislodged }) =>
    dislodged
      ? `${g.unitIn(unit)} is ordered to ${DOINGS[doing]}, but a dislodged unit can only retreat or be disbanded.`
      : `${g.unitName(unit)} is ordered to ${DOINGS[doing]}, but only dislodged units may act now.`,
  'nobody-dislodged': ({ power, at }) =>
    `${power} has no dislodged unit in ${g.spaceName(at)}, so no unit can follow the order.`,
  'retreat-home': ({ unit, to }) =>
    `${cannot(g, unit, g.spaceName(to))}: that is the space it must leave.`,
  'retreat-unreachable': ({ unit, to, why, nor }) =>
    `${cannot(g, unit, g.spaceName(to))}: ${outOfReach(g, why)}${nor ? ', and no unit retreats by convoy' : ''}.`,
  'retreat-coast-missing': ({ unit, to, reached }) => {
    const message = `${g.unitIn(unit)} is ordered to retreat to ${g.placeName(to)}`;
    return reached === 1
      ? `${message}, which has two coasts, but the order names neither.`
      : `${message} and could reach two of its coasts, but the order names neither.`;
  },
  'retreat-coast-impossible': ({ unit, to }) =>
    `${g.unitIn(unit)} is ordered to retreat to ${g.placeName(to)}, which it cannot reach.`,
  'retreat-occupied': ({ unit, to, by }) =>
    `${cannot(g, unit, g.placeName(to))}: ${by ? `${aUnit(by)} is there` : 'it is occupied'}.`,
  'retreat-to-attacker': ({ unit, to }) =>
    `${cannot(g, unit, g.placeName(to))}: ${places.barred['attacker-origin']}.`,
  'retreat-to-stand-off': ({ unit, to }) =>
    `${cannot(g, unit, g.placeName(to))}: ${places.barred['stand-off']}.`,
  'retreat-with-army': ({ unit, to }) =>
    `${cannot(g, unit, g.placeName(to))}: ${places.barred.aboard}.`,
});

/** `the fleets in Norway and Edinburgh`, `the army in Holland and the fleet in Norway`. */
function together(g: EnglishGrammar, units: readonly Who[]): string {
  const [first, ...others] = units;
  if (!first || others.length === 0 || others.some(({ kind }) => kind !== first.kind))
    return listed(units.map(g.unitIn));
  return `the ${kindsName(first.kind)} in ${listed(units.map(({ at }) => g.spaceName(at)))}`;
}

export const retreats = (g: EnglishGrammar): MessageTable<RetreatMessage> => ({
  'army-fleet': ({ message }) => ARMY_FLEET_WORDS.row('en').phase(message),
  ...repaired(g),
  ...retreatLegality(g),
  'retreat-ambiguous': ({ unit, orders, counts }) => {
    const given = `${g.unitIn(unit)} was given ${numberWord(orders)} different orders`;
    return counts
      ? `${given}: it follows the ${counts}.`
      : `${given}, so it follows ${orders === 2 ? 'neither' : 'none of them'}.`;
  },
  'retreats-collide': ({ units, to }) => {
    const [all, none] = units.length === 2 ? ['both', 'neither'] : ['all', 'none of them'];
    return `${together(g, units)} are ${all} ordered to retreat to ${g.spaceName(to)}, so ${none} can.`;
  },
  'retreat-succeeds': ({ unit, to }) =>
    `${g.unitIn(unit)} retreats to ${g.placeName(to)}: no other unit is ordered there.`,
  disbands: ({ unit, reason, others, given }) => {
    const name = g.unitIn(unit);
    switch (reason) {
      case 'ordered':
        return `${name} is disbanded, as its order says: it leaves the board.`;
      case 'nowhere':
        return `${name} has nowhere to retreat to, so it is disbanded: it leaves the board.`;
      case 'no-order':
        return `${name} has ${given ? 'no order that it can follow' : 'no order'}, so it is disbanded: it leaves the board.`;
      case 'collision': {
        const who = others.length > 0 ? together(g, others) : 'another unit';
        return `${name} is disbanded, because ${who} ${others.length > 1 ? 'are' : 'is'} ordered to the same space.`;
      }
    }
  },
});
