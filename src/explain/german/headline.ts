import type { HeadlineSaid } from '../ask/headline.ts';
import type { Table } from '../language.ts';
import { convoyOf, ofUnit, supportOf, toward, unit, units } from './names.ts';

export const headlines: Table<HeadlineSaid> = {
  'is-dislodged': ({ unit: one, by }) => `${unit(one)} wird von ${ofUnit(by)} vertrieben.`,
  holds: ({ unit: one, attacked }) =>
    `${unit(one)} hält: ${attacked ? 'Kein Angriff auf sie gelingt' : 'Niemand greift sie an'}.`,
  'cannot-cross': ({ unit: one, by }) =>
    `${unit(one)} kann nicht übersetzen und wird von ${ofUnit(by)} vertrieben.`,
  'support-given': ({ unit: one }) => `${supportOf([one])} gilt`,
  'support-cut': ({ unit: one }) => `${supportOf([one])} ist abgeschnitten`,
  'convoy-available': ({ unit: one }) => `${convoyOf([one])} steht`,
  'convoy-disrupted': ({ unit: one }) => `${convoyOf([one])} ist unterbrochen`,
  stopped: ({ unit: one }) => `${unit(one)} wird von einem Paradox aufgehalten`,
  'just-holds': ({ unit: one }) => `${unit(one)} hält`,
  'change-places': ({ unit: one, other }) => `${units([one, other])} tauschen die Plätze`,
  'moves-in-circle': ({ unit: one, to }) => `${unit(one)} zieht im Kreis ${toward(to)}`,
  so: ({ clause }) => `${clause}.`,
  'and-is-dislodged': ({ clause, unit: one, by }) =>
    `${clause}, und ${unit(one)} wird von ${ofUnit(by)} vertrieben.`,
};
