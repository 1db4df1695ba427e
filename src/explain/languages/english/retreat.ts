import type { RetreatTable, Table } from '../language.ts';
import type { DislodgedNearMiss, DislodgedMessage } from '../../messages/retreat.ts';
import { kindName, placeName, spaceName, unitIn, unitName } from './names.ts';
import { listed } from './words.ts';

export const places: RetreatTable = {
  open: 'open',
  barred: {
    occupied: 'occupied',
    'attacker-origin': 'the attack came from there',
    'stand-off': 'a stand-off left it empty',
  },
};

export const dislodgement: Table<DislodgedMessage> = {
  dislodged: ({ unit, by, tried }) =>
    `${unitIn(unit)}${tried ? ', whose own move fails,' : ''} is dislodged by ${unitName(by)} and must leave.`,
  retreats: ({ unit, to }) => {
    const whose = `the ${kindName(unit.kind)} dislodged from ${spaceName(unit.at)}`;
    return to.length === 0
      ? `${whose} has nowhere to retreat to, so it is disbanded: it leaves the board.`
      : `${whose} may retreat to ${listed(to.map(placeName), 'or')}.`;
  },
};

export const dislodgementNearMisses: Table<DislodgedNearMiss> = {
  barred: ({ rows }) =>
    rows
      .map(({ reason, spaces }) => {
        const names = listed(spaces.map(spaceName));
        return reason === 'occupied'
          ? `${names} ${spaces.length > 1 ? 'are' : 'is'} occupied.`
          : `not to ${names}: ${places.barred[reason]}.`;
      })
      .join(' '),
  'attack-still-cuts': ({ unit }) =>
    `its own attack counts all the same: it cut the support of ${unitIn(unit)}.`,
  'attack-still-keeps-out': ({ unit, to }) =>
    `its own attack counts all the same: it keeps ${unitName(unit)} out of ${spaceName(to)}.`,
};
