import type { FactOf, Opponent } from '../../trace/fact.ts';
import type { TurnModel, LegalMove } from '../model/turn-model.ts';
import { headToHead, metBy, needsPath, wayOf } from '../model/turn-model.ts';
import type { StatedStrength } from './strength-bounds.ts';
import { moveOf, noLessThan, noMoreThan } from './strength-bounds.ts';
import type { Premises, Refusal } from '../premises.ts';
import { firstRefusal, takeOpenPath, tookFailure, tookSuccess } from '../premises.ts';

/** A move that is not stronger than its witness: the unit in the space (which defends if head to head), or a rival. */
export function verifyBounces(
  model: TurnModel,
  fact: FactOf<'move-bounces'>,
  premises: Premises,
): Refusal {
  const move = moveOf(model, fact);
  if (typeof move === 'string') return move;
  const attack: StatedStrength | null =
    premises.take('attack', move.at) ?? premises.take('strength', move.at);
  if (!noMoreThan(attack)) return `needs: strength of ${move.at}, exactly or at most`;
  if (fact.attack !== attack.value) return 'attack: not the number proved';
  const { by } = fact;
  const there = model.units.get(move.into);
  const equal = by.role === 'prevent' && fact.attack === by.strength;
  const garrison = equal && there && !model.moves.has(move.into) ? move.into : null;
  if (fact.garrison !== garrison) return 'garrison: not the unit that stands in the space';
  const type = by.role === 'hold' ? 'hold' : 'strength';
  const proved: StatedStrength | null = staysAtLeast(model, by, premises)
    ? ONE
    : premises.take(type, by.unit);
  if (!noLessThan(proved)) return `needs: ${type} of ${by.unit}, exactly or at least`;
  if (by.strength !== proved.value) return 'by: not the number proved';
  if (attack.value > proved.value) return 'attack: stronger than what it bounced off';
  if (by.role === 'prevent') return prevents(model, move, by.unit, premises);
  if (by.unit !== move.into || !there) return 'by: not the unit in the space';
  if (there.power === move.unit.power) return 'by: a unit of its own power';
  return by.role === (headToHead(model, move) ? 'defend' : 'hold') ? null : 'by: wrong role';
}

const ONE: StatedStrength = { bound: 'at-least', value: 1 };

/** Whether a fleet that sails once its army has landed (A/F III.d) opposes only by being there: its path is not among the premises. */
const staysAtLeast = (model: TurnModel, { role, unit }: Opponent, premises: Premises): boolean =>
  role === 'defend' && wayOf(model, unit) === 'sails-on' && !takeOpenPath(premises, unit);

/** Whether the rival prevents: it has a path and is not dislodged by a unit moving the other way (DATC 3.0 5.B.6, 4.A.7). */
function prevents(
  model: TurnModel,
  move: LegalMove,
  unit: LegalMove['at'],
  premises: Premises,
): Refusal {
  const rival = model.moves.get(unit);
  if (rival?.into !== move.into || rival === move) return 'by: no other move to the space';
  if (needsPath(model, unit) && !takeOpenPath(premises, unit)) return `needs: path of ${unit}`;
  const met = metBy(model, rival);
  if (met.length === 0) return null;
  const fought = headToHead(model, rival) !== null;
  if (!fought && model.choices.dislodgedEffect !== 'none') return null;
  if (!fought && tookSuccess(premises, unit)) return null;
  return firstRefusal(met, ({ at }) =>
    tookFailure(premises, at) ? null : `needs: failure of the move from ${at}`,
  );
}

/** A move into a unit of its own power that stays (1971 IX.3). */
export function verifyBlocked(
  model: TurnModel,
  fact: FactOf<'move-blocked'>,
  premises: Premises,
): Refusal {
  const move = moveOf(model, fact);
  if (typeof move === 'string') return move;
  const there = model.units.get(move.into);
  if (fact.by !== move.into || !there) return 'by: not the unit in the space';
  if (there.power !== move.unit.power) return 'by: a unit of another power';
  if (!model.moves.has(move.into) || headToHead(model, move)) return null;
  return tookFailure(premises, move.into) ? null : `needs: failure of the move from ${move.into}`;
}

export function verifyStopped(
  model: TurnModel,
  fact: FactOf<'move-stopped'>,
  premises: Premises,
): Refusal {
  const move = moveOf(model, fact);
  if (typeof move === 'string') return move;
  // By the all-hold rule. The ledger knows whether that or Szykman's rule settles this paradox.
  if (model.choices.paradox === 'convoys-fail')
    return 'type: the edition settles paradoxes otherwise';
  const fleets = model.crossings.get(fact.unit)?.ordered;
  const isStopped = ({ core, convoys }: FactOf<'paradox'>): boolean =>
    core.includes(fact.unit) || convoys.some((fleet) => fleets?.has(fleet));
  // The ledger knows which moves III.h stops besides those of its cycle.
  if (model.fleets)
    return premises.takeWhere('cycle', ({ end }) => end === 'holds')
      ? null
      : 'needs: a cycle that holds';
  return premises.takeWhere('paradox', isStopped) ? null : 'needs: a paradox with this move';
}
