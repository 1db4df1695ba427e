import type { FactOf, Opponent, Rival, UnitAt } from '../../trace/fact.ts';
import type { TurnModel, LegalMove } from '../model/turn-model.ts';
import {
  goesAboard,
  headToHead,
  metBy,
  movesInto,
  needsPath,
  supportsOf,
} from '../model/turn-model.ts';
import type { StatedStrength } from './strength-bounds.ts';
import { moveOf, noLessThan, noMoreThan } from './strength-bounds.ts';
import type { Premises, Refusal } from '../premises.ts';
import {
  firstRefusal,
  isInBoardOrder,
  namesAll,
  takeOpenPath,
  tookFailure,
  tookNoPath,
  tookPassage,
  tookSuccess,
} from '../premises.ts';
import { uncountedSupports } from './verify-strengths.ts';

/** Whether supports by the power of the unit in the way do not count while that unit stays (1971 IX.3). */
const countsLess = (model: TurnModel, move: LegalMove): boolean =>
  model.units.get(move.into)?.power !== move.unit.power &&
  uncountedSupports(model, move).length > 0;

export function verifySucceeds(
  model: TurnModel,
  fact: FactOf<'move-succeeds'>,
  premises: Premises,
): Refusal {
  const move = moveOf(model, fact);
  if (typeof move === 'string') return move;
  if (goesAboard(model, move.at)) return 'type: with its path an army is aboard';
  if (needsPath(model, move.at) && !takeOpenPath(premises, move.at))
    return `needs: path of ${move.at}`;
  const against = fact.against;
  const type = against && countsLess(model, move) ? 'attack' : 'strength';
  const attack: StatedStrength | null = isUncontested(model, fact)
    ? ALONE
    : premises.take(type, move.at);
  if (!noLessThan(attack)) return `needs: ${type} of ${move.at}, exactly or at least`;
  if (fact.attack !== attack.value) return 'attack: not the number proved';
  const refusal = against
    ? beats(model, move, against, attack.value, premises)
    : entersFreely(model, move, premises);
  if (refusal !== null) return refusal;
  const rivals = movesInto(model, move.into).filter((rival) => rival !== move);
  const named = fact.rivals.map(({ unit }) => unit);
  if (
    !namesAll(
      named,
      rivals.map(({ at }) => at),
    )
  )
    return 'rivals: not every other move to the space';
  if (!isInBoardOrder(named, model.board)) return 'rivals: not in board order';
  return firstRefusal(rivals, (rival) => {
    const told = fact.rivals.find(({ unit }) => unit === rival.at);
    return told ? outdone(model, rival, told, attack.value, premises) : 'rivals: one is missing';
  });
}

const ALONE: StatedStrength = { bound: 'exactly', value: 1 };

/** Whether no strength is stated: the move has no supports and meets no unit with any strength. */
const isUncontested = (model: TurnModel, fact: FactOf<'move-succeeds'>): boolean =>
  supportsOf(model, fact.unit).length === 0 &&
  fact.against === null &&
  fact.rivals.every(({ powerless }) => powerless !== null);

function entersFreely(model: TurnModel, move: LegalMove, premises: Premises): Refusal {
  if (!model.units.has(move.into)) return null;
  if (!model.moves.has(move.into) || headToHead(model, move))
    return 'against: a unit is in the way';
  return tookSuccess(premises, move.into) ? null : `needs: success of the move from ${move.into}`;
}

function beats(
  model: TurnModel,
  move: LegalMove,
  against: Opponent,
  attack: number,
  premises: Premises,
): Refusal {
  const there = model.units.get(move.into);
  if (!there || against.unit !== move.into) return 'against: not the unit in the space';
  if (there.power === move.unit.power) return 'against: a unit of its own power';
  const met = headToHead(model, move) !== null;
  if (against.role !== (met ? 'defend' : 'hold')) return 'against: wrong role';
  const type = met ? 'strength' : 'hold';
  // A fleet whose move does not take place (A/F III.d) stays with a strength of 1.
  const isRecalled = met && tookPassage(premises, against.unit, false);
  const proved: StatedStrength | null = isRecalled ? ALONE : premises.take(type, against.unit);
  if (!noMoreThan(proved)) return `needs: ${type} of ${against.unit}, exactly or at most`;
  if (against.strength !== proved.value) return 'against: not the number proved';
  return attack > proved.value ? null : 'attack: not stronger than the unit in the space';
}

function outdone(
  model: TurnModel,
  rival: LegalMove,
  told: Rival,
  attack: number,
  premises: Premises,
): Refusal {
  if (told.powerless !== null && told.strength !== 0)
    return 'rivals: a powerless one has strength 0';
  switch (told.powerless) {
    case null: {
      const proved: StatedStrength | null = premises.take('strength', rival.at);
      if (!noMoreThan(proved)) return `needs: strength of ${rival.at}, exactly or at most`;
      if (told.strength !== proved.value) return 'rivals: not the number proved';
      return attack > proved.value ? null : `attack: not stronger than the rival from ${rival.at}`;
    }
    case 'no-path':
      return tookNoPath(premises, rival.at) ? null : `needs: no path for ${rival.at}`;
    case 'beaten':
      return beaten(model, rival, premises);
    default:
      return 'rivals: powerless for no reason';
  }
}

/**
 * Whether the rival was dislodged by the unit that moved the opposite way: head to head, or under
 * `Choices.dislodgedEffect` also if one went by convoy (1971 IX.7).
 */
function beaten(model: TurnModel, rival: LegalMove, premises: Premises): Refusal {
  const met = metBy(model, rival);
  if (met.length === 0) return 'rivals: nobody met it';
  if (!met.some(({ at }) => tookSuccess(premises, at)))
    return `needs: success of the move that dislodges ${rival.at}`;
  if (headToHead(model, rival)) return null;
  if (model.choices.dislodgedEffect !== 'none') return 'rivals: it did not fight head to head';
  if (tookNoPath(premises, rival.at)) return 'rivals: what has no path is not called beaten';
  return tookFailure(premises, rival.at) ? null : `needs: failure of the move from ${rival.at}`;
}

export function verifyRotates(
  model: TurnModel,
  fact: FactOf<'move-rotates'>,
  premises: Premises,
): Refusal {
  const move = moveOf(model, fact);
  if (typeof move === 'string') return move;
  const isOf = ({ core }: { readonly core: readonly UnitAt[] }): boolean =>
    core.includes(fact.unit);
  return (premises.takeWhere('rotation', isOf) ??
    premises.takeWhere('cycle', (cycle) => isOf(cycle) && cycle.end === 'rotates'))
    ? null
    : 'needs: a rotation with this move';
}

/** A move as it is in the only outcome of a cycle (A/F A33). */
export function verifyFollows(
  model: TurnModel,
  fact: FactOf<'move-follows'>,
  premises: Premises,
): Refusal {
  const move = moveOf(model, fact);
  if (typeof move === 'string') return move;
  const cycle = premises.takeWhere(
    'cycle',
    ({ core, end }) => core.includes(fact.unit) && end === 'one',
  );
  return cycle ? null : 'needs: a cycle with this move and one outcome';
}
