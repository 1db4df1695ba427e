import type { Location } from '../../board/board.ts';
import { dislodgedIn, openTo } from '../../law/dislodged.ts';
import { CONVOY, MOVE, SUPPORT, value, YES } from '../../law/known.ts';
import type { KindOfDecision, Known } from '../../law/known.ts';
import { LAW } from '../../law/law.ts';
import { resolve } from '../../law/settle.ts';
import type { MovementTurn, TurnUnit } from '../../law/turn.ts';
import { turnOf } from '../../law/turn-of.ts';
import type { RuledPhases } from '../../scenario/rule-phases.ts';
import type { AdjustmentIllegalReason } from '../../trace/adjustment-fact.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { Turn } from '../../trace/turn.ts';
import type { Guess, Question } from '../questions.ts';
import type { MisconceptionId } from '../misconceptions.ts';
import { BELIEFS } from './beliefs.ts';

/** A turn as somebody rules it, and how the law reads it. */
interface Imagined {
  readonly turn: MovementTurn;
  readonly known: Known;
  readonly right: MovementTurn;
}

/**
 * The answers of somebody with this belief who otherwise knows the rules; null: who knows all of them. About turns of
 * the Army/Fleet module nobody is wrong.
 */
export function predict(
  questions: readonly Question[],
  phases: RuledPhases,
  belief: MisconceptionId | null,
): Guess {
  const { movement } = phases;
  const imagined = movement?.edition.law === 'rulebook' ? imagine(movement, belief) : null;
  return Object.fromEntries(
    questions.map((question) => [
      question.id,
      answerOf(question, phases, imagined, belief) ?? question.answer,
    ]),
  );
}

function imagine({ position, orders, edition }: Turn, belief: MisconceptionId | null): Imagined {
  const right = turnOf(position, orders, edition.choices);
  const changed = belief && BELIEFS[belief];
  const turn = changed ? turnOf(position, orders, edition.choices, { ...LAW, ...changed }) : right;
  return { turn, known: resolve(turn), right };
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
      return answer || isTakenForLegal(imagined, unit);
    case 'moves':
      return isSo(imagined, unit, MOVE);
    case 'supports':
      return isSo(imagined, unit, SUPPORT);
    case 'convoys':
      return isSo(imagined, unit, CONVOY);
    case 'dislodged':
      return retreatsOf(imagined, unit) !== null;
    case 'places':
      return to && (retreatsOf(imagined, unit)?.includes(to) ?? false);
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

function unitIn({ board, at }: MovementTurn, name: UnitAt): TurnUnit | undefined {
  const space = board.locationOf.get(name);
  return space === undefined ? undefined : at[space];
}

function isSo({ turn, known }: Imagined, name: UnitAt, kind: KindOfDecision): boolean {
  const unit = unitIn(turn, name);
  return unit !== undefined && value(known, unit, kind) === YES;
}

const doesNothing = (unit: TurnUnit | undefined): boolean =>
  unit === undefined || unit.void !== null || unit.orders.every(({ illegal }) => illegal !== null);

/** Whether an order is taken to be legal though it is not, or to have an effect though it has none. */
const isTakenForLegal = ({ turn, right }: Imagined, name: UnitAt): boolean =>
  doesNothing(unitIn(right, name)) && !doesNothing(unitIn(turn, name));

/** Where a unit may retreat; null: it is not dislodged. */
function retreatsOf({ turn, known }: Imagined, name: UnitAt): readonly Location[] | null {
  const unit = unitIn(turn, name);
  const found = dislodgedIn(turn, known).find((one) => one.unit === unit);
  return found ? openTo(found).map((at) => turn.board.names[at] as Location) : null;
}
