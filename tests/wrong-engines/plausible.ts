import { all, CONVOY, MOVE, NO, PATH, SUPPORT, value, YES } from '../../src/law/known.ts';
import { LAW } from '../../src/law/law.ts';
import { goesTo, type Law } from '../../src/law/turn.ts';
import { COASTS_FORGOTTEN, FLEETS_BY_LAND } from './boards.ts';
import { belief, type Mistakes } from './engine.ts';

type Way = ReturnType<Law['goesBy']>;
type Reason = NonNullable<Way>['reason'];

/** Takes the way of an army that could go both ways for another one. */
const mistaking = (reason: Reason, instead: Way): Partial<Law> => ({
  goesBy(army, isOrdered, turn) {
    const way = LAW.goesBy(army, isOrdered, turn);
    return way?.reason === reason ? instead : way;
  },
});

/** Mistakes that somebody could make in ruling the moves. */
export const PLAUSIBLE: Mistakes = {
  'an attack by its own power cuts a support': belief('own-attack-cuts'),
  'an attack from the space attacked cuts the support': belief('target-cuts'),
  'an attack from the space attacked never cuts, not even by dislodging': belief(
    'dislodged-target-cuts-nothing',
  ),
  'an army without a convoy cuts a support all the same': {
    law: {
      spares: (support, attack, turn, known) =>
        LAW.excuse(support, attack, turn) === null ? NO : LAW.spares(support, attack, turn, known),
    },
  },
  'an army that comes by convoy cuts nothing': belief('convoyed-attack-cuts-nothing'),
  'a support by a fleet against the convoy is cut by what is convoyed': {
    choices: { uncuttable: 'none' },
  },
  'a garrison between two equal attacks falls': belief('garrison-falls'),
  'equal strengths dislodge': belief('equal-wins'),
  'a circle of moves stays': belief('circle-stays'),
  'two units change places without a convoy': belief('equal-swap'),
  'two units cannot change places by a convoy': {
    law: { meets: (mover, other) => other.task === 'move' && other.goal === mover.space },
  },
  'a unit that is ordered to move is supported in place': belief('moving-unit-is-supported'),
  'supports of a move that failed defend the unit': {
    law: {
      opposition(mover, turn, known, most) {
        const alone = LAW.opposition(mover, turn, known, most);
        const { defender, isLeft } = mover;
        return defender && isLeft && alone > 0
          ? turn.law.strength(defender, turn, known, most)
          : alone;
      },
      reads(unit, kind, turn, known, see) {
        LAW.reads(unit, kind, turn, known, see);
        if (kind !== MOVE) return;
        for (const one of unit.defender?.supports ?? []) see(one, SUPPORT, true);
      },
    },
  },
  'a unit that failed to move has no strength': {
    law: { opposition: (mover, ...rest) => (mover.isLeft ? 0 : LAW.opposition(mover, ...rest)) },
  },
  'a unit dislodges one of its own power': belief('own-unit-dislodged'),
  'a unit that was beaten head to head still keeps others out': belief('beaten-unit-blocks'),
  'a dislodged unit keeps nobody out of any space': belief('dislodged-unit-is-nothing'),
  'an army without a convoy keeps others out': {
    law: {
      prevent(rival, turn, known, most) {
        const isBeaten = turn.law.beaten(rival, turn, known);
        const isThere = isBeaten === NO || (most && isBeaten !== YES);
        return isThere ? turn.law.strength(rival, turn, known, most) : 0;
      },
    },
  },
  'the supports of the unit in the way do not count to keep a rival out': {
    law: {
      prevent(rival, turn, known, most) {
        const all = LAW.prevent(rival, turn, known, most);
        return all > 0 ? turn.law.strength(rival, turn, known, most, rival.defender?.power) : all;
      },
    },
  },
  'an attack is enough to disrupt a convoy': belief('convoy-ends-when-attacked'),
  'one lost fleet breaks every route': { choices: { routes: 'all-survive' } },
  'one route is enough by any rules': { choices: { routes: 'one-survives' } },
  'any fleet by the way belongs to a route': {
    law: {
      illegal(...asked) {
        const reason = LAW.illegal(...asked);
        return reason === 'convoy-useless' ? null : reason;
      },
      path: (army, turn, known) =>
        army.isCarried && turn.choices.routes !== 'one-survives'
          ? all(army.convoys.map((fleet) => value(known, fleet, CONVOY)))
          : LAW.path(army, turn, known),
      reads(unit, kind, turn, known, see) {
        if (kind === PATH) for (const fleet of unit.convoys) see(fleet, CONVOY, true);
        else LAW.reads(unit, kind, turn, known, see);
      },
    },
  },
  'a fleet in port convoys': belief('fleet-in-port-convoys'),
  'a support counts for another move of the same unit': {
    law: {
      mismatch(unit, ...rest) {
        const reason = LAW.mismatch(unit, ...rest);
        return unit.task === 'support' && reason === 'other-move' ? null : reason;
      },
    },
  },
  'a support needs the very coast in reach': {
    law: {
      illegal(unit, told, turn) {
        const isFar = told.to !== null && !goesTo(unit, told.to, turn);
        const reason = LAW.illegal(unit, told, turn);
        return reason === null && told.task === 'support' && isFar ? 'support-unreachable' : reason;
      },
    },
  },
  'a unit supports a move into its own space': {
    law: {
      illegal(unit, told, turn) {
        const reason = LAW.illegal(unit, told, turn);
        return reason === 'support-itself' && told.target !== unit.space ? null : reason;
      },
    },
  },
  'the coast is forgotten': { board: COASTS_FORGOTTEN },
  'fleets follow the land': { board: FLEETS_BY_LAND },
  'the army beside its goal walks though its own fleet carries it': {
    law: mistaking('own-fleet', { by: 'land', reason: 'foreign-fleet' }),
  },
  'any fleet takes the army beside its goal to sea': {
    law: mistaking('foreign-fleet', { by: 'convoy', reason: 'own-fleet' }),
  },
  'the first of several orders counts': { choices: { severalOrders: 'first' } },
};
