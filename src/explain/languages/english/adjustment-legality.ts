import type { SpaceId } from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';
import type { AdjustmentIllegalMessage } from '../../messages/phases/adjustment-legality.ts';
import type { Holdings } from '../../messages/phases/adjustment-context.ts';
import type { Table } from '../language.ts';
import { aUnit, placeName, spaceName, unitIn } from './names.ts';
import { counted } from './words.ts';

interface Site {
  readonly power: Power;
  readonly at: SpaceId | null;
}

/** `five centres and four units`. */
export const holdings = ({ centres, units }: Holdings): string =>
  `${counted(centres, 'centre')} and ${counted(units, 'unit')}`;

const inSpace = (at: SpaceId | null): string => (at === null ? '' : ` in ${spaceName(at)}`);

/** `Germany cannot build in Warsaw: ...`. */
const cannotBuild = ({ power, at }: Site, why: string): string =>
  `${power} cannot build${inSpace(at)}: ${why}.`;

const noFleet = ({ power, at }: Site, why: string): string =>
  `${power} cannot build a fleet${inSpace(at)}${why}.`;

export const adjustmentLegality: Table<AdjustmentIllegalMessage> = {
  'not-due': (message) => {
    const { power, at, order, has } = message;
    const why = has ? `it has ${holdings(has)}` : 'its units and centres do not ask for it';
    switch (order) {
      case 'build':
        return cannotBuild(message, why);
      case 'waive':
        return `${power} has no build to decline: ${why}.`;
      case 'remove':
        return `${power} does not remove a unit${inSpace(at)}: ${why}.`;
    }
  },
  'not-a-centre': (message) => cannotBuild(message, 'it is no supply centre'),
  'not-home': (message) =>
    cannotBuild(
      message,
      `it is ${message.home === null ? 'nobody’s home centre' : `a home centre of ${message.home}`}`,
    ),
  'not-owned': (message) =>
    cannotBuild(
      message,
      `${message.owner ?? 'nobody'} ${message.now ? 'has just taken it' : 'owns it'}`,
    ),
  'centre-occupied': (message) =>
    cannotBuild(message, message.by ? `${aUnit(message.by)} stands there` : 'it is occupied'),
  'kind-missing': ({ power, at }) =>
    `${power} is to build${inSpace(at)}, but its order says neither army nor fleet.`,
  'fleet-inland': (message) => noFleet(message, ': it has no coast'),
  'build-coast-missing': (message) =>
    noFleet(message, ', for the order does not say on which coast'),
  'build-coast-impossible': (message) =>
    message.place === null
      ? noFleet(message, ': it has no such coast')
      : `${message.power} cannot build a fleet on ${placeName(message.place)}: there is no such coast.`,
  'nothing-to-remove': ({ power, at }) =>
    `${power} has no unit${inSpace(at)} that it could remove.`,
  'built-already': (message) =>
    cannotBuild(message, 'it builds there already, and a centre takes only one new unit'),
  'removed-already': ({ power, unit }) =>
    `${power} removes ${unit ? unitIn(unit) : 'that unit'} already, and a unit goes only once.`,
  'no-waiving': ({ power }) => `${power} cannot decline a build: it must build wherever it can.`,
  'too-many': ({ power, at, order, due }) => {
    const before = `the ${due === 1 ? 'order' : 'orders'} before this one`;
    return order === 'remove'
      ? `${power} removes ${counted(due, 'unit')}, and ${before} did that: no unit${inSpace(at)} has to go.`
      : `${power} may build ${counted(due, 'unit')}, and ${before} used that up.`;
  },
};
