import { neighbours, spaceOf, type Location } from '../../board/board.ts';
import type { RuledPhases } from '../../scenario/rule-phases.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { AdjustmentIllegalReason } from '../../trace/adjustment-fact.ts';
import { readTurn } from '../../trace/model/read-turn.ts';
import { byConvoy, movesInto } from '../../trace/model/turn-model.ts';
import type { Guess } from '../compare.ts';
import type { MisconceptionId } from '../misconceptions.ts';
import type { Question } from '../questions.ts';
import { imagine, type Imagined } from './imagine.ts';

/** The answers of somebody with this belief who otherwise knows the rules; null: who knows all of them. */
export function predict(
  questions: readonly Question[],
  phases: RuledPhases,
  belief: MisconceptionId | null,
): Guess {
  const { movement } = phases;
  const imagined = movement
    ? imagine(readTurn(movement.position, movement.orders, movement.edition), belief)
    : null;
  return Object.fromEntries(
    questions.map((question) => [
      question.id,
      answerOf(question, phases, imagined, belief) ?? question.answer,
    ]),
  );
}

/** Null: the belief makes no difference to it. */
function answerOf(
  { kind, unit, to, answer, step }: Question,
  { adjustments }: RuledPhases,
  imagined: Imagined | null,
  belief: MisconceptionId | null,
): boolean | null {
  if (kind === 'adjustments') {
    const fact = step === null ? null : adjustments?.ruling.steps[step]?.fact;
    return fact?.type === 'adjustment-illegal' ? believedBuild(fact.reason, belief) : null;
  }
  if (!imagined || unit === null) return null;
  switch (kind) {
    case 'legal':
      return answer || imagined.model.takenForLegal.has(unit);
    case 'moves':
      return imagined.succeeds(unit);
    case 'supports':
      return imagined.isGiven(unit);
    case 'convoys':
      return imagined.isAvailable(unit);
    case 'dislodged':
      return imagined.dislodger(unit) !== null;
    case 'places':
      return to && mayRetreat(imagined, unit, to, belief);
    case 'boards':
    case 'lands':
    case 'starves':
    case 'retreats':
      return null;
  }
}

function believedBuild(
  reason: AdjustmentIllegalReason,
  belief: MisconceptionId | null,
): boolean | null {
  switch (belief) {
    case 'build-in-any-centre':
      return reason === 'not-home' ? true : null;
    case 'build-on-a-unit':
      return reason === 'occupied' ? true : null;
    default:
      return null;
  }
}

function mayRetreat(
  { model, succeeds, dislodger, keepsOut }: Imagined,
  unit: UnitAt,
  to: Location,
  belief: MisconceptionId | null,
): boolean {
  const piece = model.units.get(unit);
  const by = dislodger(unit);
  if (!piece || by === null || belief === 'dislodged-is-destroyed') return false;
  if (!neighbours(piece).includes(to)) return false;
  const space = spaceOf(to);
  const isEntered = movesInto(model, space).some(({ at }) => succeeds(at));
  const isLeft = !model.units.has(space) || (model.moves.has(space) && succeeds(space));
  if (isEntered || !isLeft) return false;
  if (by === space && belief !== 'retreat-to-attacker') {
    const attack = model.moves.get(by);
    const isBySea = attack !== undefined && byConvoy(model, attack);
    if (!(isBySea && model.choices.retreatToConvoyOrigin)) return false;
  }
  const isContested = movesInto(model, space).some(({ at }) => keepsOut(at));
  return !isContested || belief === 'retreat-to-stand-off';
}
