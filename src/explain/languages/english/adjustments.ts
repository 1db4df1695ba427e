import { type SpaceId, spaceOf } from '../../../board/board.ts';
import type { Power } from '../../../board/powers.ts';
import { capitalised } from '../capitalised.ts';
import { aUnit, counted, kindName, kindsName, listed, numberWord, possessive } from './grammar.ts';
import type { EnglishGrammar } from './grammar.ts';
import { repaired } from './orders.ts';
import { ARMY_FLEET_WORDS } from '../army-fleet-words.ts';
import type { MessageTable } from '../language.ts';
import type { Holdings } from '../../messages/phases/adjustment-context.ts';
import type { AdjustmentIllegalMessage } from '../../messages/phases/adjustment-legality.ts';
import type { AdjustmentMessage } from '../../messages/phases/adjustments.ts';

interface Site {
  readonly power: Power;
  readonly at: SpaceId | null;
}

/** `five centres and four units`. */
const holdings = ({ centres, units }: Holdings): string =>
  `${counted(centres, 'centre')} and ${counted(units, 'unit')}`;

const inSpace = (g: EnglishGrammar, at: SpaceId | null): string =>
  at === null ? '' : ` in ${g.spaceName(at)}`;

/** `Germany cannot build in Warsaw: ...`. */
const cannotBuild = (g: EnglishGrammar, { power, at }: Site, why: string): string =>
  `${power} cannot build${inSpace(g, at)}: ${why}.`;

const noFleet = (g: EnglishGrammar, { power, at }: Site, why: string): string =>
  `${power} cannot build a fleet${inSpace(g, at)}${why}.`;

const adjustmentLegality = (
  g: EnglishGrammar,
): Omit<MessageTable<AdjustmentIllegalMessage>, 'army-fleet'> => ({
  'not-due': (message) => {
    const { power, at, order, has } = message;
    const why = has ? `it has ${holdings(has)}` : 'its units and centres do not call for it';
    switch (order) {
      case 'build':
        return cannotBuild(g, message, why);
      case 'waive':
        return `${power} has no build to waive: ${why}.`;
      case 'remove':
        return `${power} may not remove a unit${inSpace(g, at)}: ${why}.`;
    }
  },
  'not-a-centre': (message) => cannotBuild(g, message, 'it is not a supply centre'),
  'not-home': (message) =>
    cannotBuild(
      g,
      message,
      `it is ${message.home === null ? 'nobody’s home centre' : `a home centre of ${message.home}`}`,
    ),
  'not-owned': (message) =>
    cannotBuild(
      g,
      message,
      `${message.owner ?? 'nobody'} ${message.now ? 'has just taken it' : 'owns it'}`,
    ),
  'centre-occupied': (message) =>
    cannotBuild(g, message, message.by ? `${aUnit(message.by)} is there` : 'it is occupied'),
  'kind-missing': ({ power, at }) =>
    `${power} is to build${inSpace(g, at)}, but its order says neither army nor fleet.`,
  'fleet-inland': (message) => noFleet(g, message, ': it has no coast'),
  'build-coast-missing': (message) =>
    noFleet(g, message, ': the order does not say on which coast'),
  'build-coast-impossible': (message) =>
    message.place === null
      ? noFleet(g, message, ': it has no such coast')
      : `${message.power} cannot build a fleet on ${g.placeName(message.place)}: there is no such coast.`,
  'nothing-to-remove': ({ power, at }) => `${power} has no unit${inSpace(g, at)} to remove.`,
  'built-already': (message) =>
    cannotBuild(g, message, 'it already builds there, and a centre takes only one new unit'),
  'removed-already': ({ power, unit }) =>
    `${power} already removes ${unit ? g.unitIn(unit) : 'that unit'}, and a unit goes only once.`,
  'no-waiving': ({ power }) => `${power} cannot waive a build: it must build wherever it can.`,
  'too-many': ({ power, at, order, due }) => {
    const before = due === 1 ? 'an earlier order' : 'earlier orders';
    return order === 'remove'
      ? `${power} removes ${counted(due, 'unit')}, and ${before} did that: no unit${inSpace(g, at)} has to go.`
      : `${power} may build ${counted(due, 'unit')}, and ${before} used that up.`;
  },
});

function away(distance: number | null): string {
  if (distance === null) return 'which has no way there';
  if (distance === 0) return 'which is there already';
  return `${counted(distance, 'move')} away`;
}

/** `The armies in Tyrolia and Venice are just as far`. */
function asFar(g: EnglishGrammar, kind: 'A' | 'F', spaces: readonly SpaceId[]): string {
  const one = spaces.length === 1;
  return ` The ${one ? kindName(kind) : kindsName(kind)} in ${listed(spaces.map(g.spaceName))} ${one ? 'is' : 'are'} just as far`;
}

export const adjustments = (g: EnglishGrammar): MessageTable<AdjustmentMessage> => ({
  'army-fleet': ({ message }) => ARMY_FLEET_WORDS.row('en').phase(message),
  ...repaired(g),
  ...adjustmentLegality(g),
  captures: ({ centre, by, from, kind }) =>
    `${by} takes ${g.spaceName(centre)}${from === null ? '' : ` from ${from}`}: its ${kindName(kind)} is there ${g.whenCounted}.`,
  adjustment: ({ power, has, waiving, wins }) => {
    const { centres, units } = has;
    const left = units - centres;
    const told = `${power} has ${holdings(has)}`;
    const also = wins
      ? ` ${capitalised(numberWord(wins.centres))} centres win a game of ${numberWord(wins.players)} players.`
      : '';
    if (left === 0)
      return units === 0 ? `${told}: it is out.` : `${told}, so nothing changes.${also}`;
    if (left > 0) {
      const which = centres === 0 ? 'all of them' : numberWord(left);
      return `${told}, so it must remove ${units === 1 ? 'it' : which}.${also}`;
    }
    return `${told}, so it ${waiving ? 'may' : 'must, if it can,'} build ${numberWord(-left)}.${also}`;
  },
  builds: ({ power, kind, at }) =>
    `${power} builds ${aUnit(kind)} ${at === spaceOf(at) ? 'in' : 'on'} ${g.placeName(at)}: its ${g.site} is free.`,
  waives: ({ power, builds, reason, more }) => {
    const units = counted(builds, more ? 'more unit' : 'unit');
    const one = builds === 1;
    switch (reason) {
      case 'ordered':
        return `${power} waives ${counted(builds, 'build')}.`;
      case 'no-order':
        return `${power} could build ${units}, but ${one ? 'does not order it' : 'orders none'}.`;
      case 'no-centre':
        return `${power} may build ${units}, but has no free ${g.site} for ${one ? 'it' : 'them'}.`;
    }
  },
  removes: ({ power, unit, has }) =>
    `${has ? `with ${holdings(has)}, ` : ''}${power} removes ${g.unitIn(unit)}.`,
  'removes-last': ({ power, unit }) =>
    `${possessive(power)} last unit, ${g.unitIn(unit)}, is removed.`,
  'removes-farthest': ({ power, unit, from, distance, nobody, owns, armies, alike }) => {
    if (!owns) return `${power} owns no centre, so ${g.unitIn(unit)} is removed.`;
    const whose = `no order says which ${g.nationality(power)} unit goes`;
    const goes = nobody
      ? `, and none has a way ${from === 'home' ? 'home' : 'to a centre'}: ${g.unitIn(unit)} is removed.`
      : `, so it is the one farthest from ${from === 'home' ? 'home' : 'its centres'}: ${g.unitIn(unit)}, ${away(distance)}.`;
    const fleetFirst = armies.length > 0 ? `${asFar(g, 'A', armies)}, but a fleet goes first.` : '';
    const alphabet =
      alike.length > 0
        ? `${asFar(g, unit.kind, alike)}, but ${g.spaceName(unit.at)} comes first in the alphabet.`
        : '';
    return `${whose}${goes}${fleetFirst}${alphabet}`;
  },
});
