import type { RetreatTable, Table } from '../language.ts';
import type { DislodgedNearMiss, DislodgedMessage } from '../../messages/retreat.ts';
import { kindName, nominative, ofUnit, outOf, supportOf, toward, unit } from './names.ts';
import { listed } from './words.ts';

export const places: RetreatTable = {
  open: 'frei',
  barred: {
    occupied: 'besetzt',
    'attacker-origin': 'von dort kam der Angriff',
    'stand-off': 'nach einem Patt leer',
  },
};

/** As a reason, behind a colon. */
export const BARRED = {
  'attacker-origin': 'Von dort kam der Angriff',
  'stand-off': 'Dort gab es ein Patt',
} as const;

export const dislodgement: Table<DislodgedMessage> = {
  dislodged: ({ unit: one, by, tried }) =>
    `${unit(one)}${tried ? ', deren eigener Zug scheitert,' : ''} wird von ${ofUnit(by)} vertrieben und muss weichen.`,
  retreats: ({ unit: one, to }) => {
    const whose = `die ${outOf(one.at)} vertriebene ${kindName(one.kind)}`;
    return to.length === 0
      ? `${whose} kann sich nirgendwohin zurückziehen und wird aufgelöst: Sie verlässt das Brett.`
      : `${whose} darf sich ${listed(to.map(toward), 'oder')} zurückziehen.`;
  },
};

export const dislodgementNearMisses: Table<DislodgedNearMiss> = {
  barred: ({ rows }) =>
    rows
      .map(({ reason, spaces }) =>
        reason === 'occupied'
          ? `${listed(spaces.map(nominative))} ${spaces.length > 1 ? 'sind' : 'ist'} besetzt.`
          : `nicht ${listed(spaces.map(toward))}: ${BARRED[reason]}.`,
      )
      .join(' '),
  'attack-still-cuts': ({ unit: one }) =>
    `ihr eigener Angriff zählt trotzdem: Er schneidet ${supportOf([one])} ab.`,
  'attack-still-keeps-out': ({ unit: one, to }) =>
    `ihr eigener Angriff zählt trotzdem: Er lässt ${unit(one)} nicht ${toward(to)}.`,
};
