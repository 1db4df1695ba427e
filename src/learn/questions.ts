import { type Location, spaceOf } from '../board/board.ts';
import type { Power } from '../board/powers.ts';
import {
  adjustmentShort,
  orderShort,
  pieceShort,
  retreatShort,
} from '../explain/messages/notation.ts';
import type { RuledPhases } from '../scenario/rule-phases.ts';
import type { Order } from '../orders/order.ts';
import type { UnitAt } from '../trace/fact.ts';
import { formatPiece } from '../orders/format-order.ts';
import { unitAt, unitsBySpace } from '../board/unit-at.ts';
import type { RuledOrder } from '../trace/ruling.ts';
import type { Turn } from '../trace/turn.ts';
import type { QuestionKind } from './lesson.ts';

/** One thing to predict, yes or no, with what the ruling says. Plain data. */
export interface Question {
  /** Unique in a lesson: `moves BER`, `places SIL BOH`. */
  readonly id: string;
  readonly kind: QuestionKind;
  readonly power: Power;
  /** The unit it is about; for a build, the space. Null: a waived build. */
  readonly unit: UnitAt | null;
  /** For `places`: where the unit would go. */
  readonly to: Location | null;
  /** The order, or the unit, in notation. */
  readonly about: string;
  readonly answer: boolean;
  /** The step of its phase that settles it; null: none does, because nothing prevents the order. */
  readonly step: number | null;
}

/** A prediction: the answers by the ids of the questions. Questions without an answer were left open. */
export type Guess = Readonly<Record<string, boolean>>;

/** The step that settles a question; questions that no step settles come last. */
export const settledAt = ({ step }: Question): number => step ?? Number.MAX_SAFE_INTEGER;

/** The questions about a turn, in the order of `ask`, each kind in board order. Needs rulings with traces. */
export function questionsOf(
  ask: readonly QuestionKind[],
  phases: RuledPhases,
): readonly Question[] {
  return ask.flatMap((kind) => questionsAbout(kind, phases));
}

function questionsAbout(
  kind: QuestionKind,
  { movement, retreats, adjustments }: RuledPhases,
): readonly Question[] {
  switch (kind) {
    case 'legal':
      return orderQuestions(
        kind,
        movement,
        () => true,
        ({ outcome }) => outcome !== 'illegal',
      );
    case 'moves':
      return orderQuestions(
        kind,
        movement,
        ({ type }) => type === 'move',
        ({ outcome }) => outcome === 'succeeds',
      );
    case 'supports':
      return orderQuestions(
        kind,
        movement,
        ({ type }) => type === 'support-move' || type === 'support-hold',
        ({ outcome }) => outcome === 'given',
      );
    case 'convoys':
      return orderQuestions(
        kind,
        movement,
        ({ type }) => type === 'convoy',
        ({ outcome }) => outcome === 'available',
      );
    case 'boards':
      return orderQuestions(
        kind,
        movement,
        ({ type }) => type === 'board',
        ({ outcome }) => outcome === 'succeeds',
      );
    case 'lands':
      return orderQuestions(
        kind,
        movement,
        ({ type }) => type === 'land',
        ({ outcome }) => outcome === 'succeeds',
      );
    case 'starves':
      return movement ? starvingQuestions(movement) : [];
    case 'dislodged':
      return movement ? dislodgedQuestions(movement) : [];
    case 'places':
      return movement ? placeQuestions(movement) : [];
    case 'retreats':
      return (retreats?.ruling.orders ?? []).flatMap(({ unit, order, outcome, step }) =>
        order
          ? [
              {
                id: `${kind} ${unit}`,
                kind,
                power: order.power,
                unit,
                to: null,
                about: retreatShort(order),
                answer: outcome === 'retreats' || outcome === 'disbands',
                step,
              },
            ]
          : [],
      );
    case 'adjustments':
      return (adjustments?.ruling.orders ?? []).map(({ order, outcome, step }, place) => ({
        id: `${kind} ${String(place)}`,
        kind,
        power: order.power,
        unit: order.type === 'waive' ? null : spaceOf(order.unit.at),
        to: null,
        about: adjustmentShort(order),
        answer: outcome !== 'illegal',
        step,
      }));
  }
}

function orderQuestions(
  kind: QuestionKind,
  turn: Turn | null,
  isAsked: (order: Order) => boolean,
  answerOf: (ruled: RuledOrder) => boolean,
): readonly Question[] {
  return (turn?.ruling.orders ?? []).flatMap((ruled): readonly Question[] => {
    const { order, unit, step } = ruled;
    if (!order || !isAsked(order)) return [];
    const answer = answerOf(ruled);
    return [
      {
        id: `${kind} ${unit}`,
        kind,
        power: order.power,
        unit,
        to: null,
        about: orderShort(order),
        answer,
        // No step states that an order is legal.
        step: kind === 'legal' && answer ? null : step,
      },
    ];
  });
}

/** About every unit that is attacked; one that is not dislodged is settled when the last attack has failed. */
function dislodgedQuestions({ position, ruling }: Turn): readonly Question[] {
  const units = unitsBySpace(position);
  return ruling.orders.flatMap(({ unit, dislodged }): readonly Question[] => {
    const piece = units.get(unit);
    const attacks = ruling.orders.filter(
      ({ order, outcome }) =>
        (order?.type === 'move' || order?.type === 'land') &&
        spaceOf(order.to) === unit &&
        outcome !== 'illegal',
    );
    if (!piece || attacks.length === 0) return [];
    const dislodgement = ruling.steps.find(
      ({ fact }) => fact.type === 'dislodged' && fact.unit === unit,
    );
    const lastAttack = Math.max(...attacks.map(({ step }) => step ?? 0));
    return [
      {
        id: `dislodged ${unit}`,
        kind: 'dislodged',
        power: piece.power,
        unit,
        to: null,
        about: pieceShort(unit, units),
        answer: dislodged,
        step: dislodgement?.id ?? lastAttack,
      },
    ];
  });
}

/** About every army that begins the turn aboard; one that survives is settled when it has landed. */
const starvingQuestions = ({ position, ruling }: Turn): readonly Question[] =>
  position.units.flatMap((piece): readonly Question[] => {
    if (piece.moves === undefined) return [];
    const unit = unitAt(piece);
    const starving = ruling.steps.find(({ fact }) => fact.type === 'starves' && fact.unit === unit);
    const landed = ruling.orders.find(
      ({ unit: one, order, outcome }) =>
        one === unit && order?.type === 'land' && outcome === 'succeeds',
    );
    return [
      {
        id: `starves ${unit}`,
        kind: 'starves',
        power: piece.power,
        unit,
        to: null,
        about: formatPiece(piece),
        answer: starving !== undefined,
        step: starving?.id ?? landed?.step ?? null,
      },
    ];
  });

/** About every place next to a dislodged unit. */
function placeQuestions({ position, ruling }: Turn): readonly Question[] {
  const units = unitsBySpace(position);
  return ruling.steps.flatMap(({ id, fact }): readonly Question[] => {
    if (fact.type !== 'retreats') return [];
    const { unit, to, barred } = fact;
    const power = units.get(unit)?.power;
    if (!power) return [];
    const open = to.map((at) => ({ at, answer: true }));
    const closed = barred.map(({ at }) => ({ at, answer: false }));
    return [...open, ...closed]
      .toSorted((a, b) => a.at.localeCompare(b.at))
      .map(({ at, answer }) => ({
        id: `places ${unit} ${at}`,
        kind: 'places',
        power,
        unit,
        to: at,
        about: pieceShort(unit, units),
        answer,
        step: id,
      }));
  });
}
