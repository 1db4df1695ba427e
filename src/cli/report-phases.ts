import { spaceOf } from '../board/board.ts';
import { POWERS, type Power } from '../board/powers.ts';
import { adjustmentSentence } from '../explain/adjustments.ts';
import { retreatSentence } from '../explain/retreat-phase.ts';
import { formatAdjustmentOrder, formatPiece, formatRetreatOrder } from '../orders/notation.ts';
import type { AdjustmentTurn, RetreatTurn } from '../trace/phase-turn.ts';
import type { AnyFact, Step } from '../trace/step.ts';
import { formatCitation, numbered } from './report.ts';

interface Row {
  readonly power: Power;
  readonly text: string;
  readonly fate: string;
}

/** A retreat phase for people: every order with its outcome, and why; with `trace` what each step rests on. */
export function reportRetreats(turn: RetreatTurn, trace: boolean): readonly string[] {
  const { position, ruling } = turn;
  const rows = ruling.orders.flatMap(({ order, unit, outcome }): readonly Row[] => {
    if (order) return [{ power: order.power, text: formatRetreatOrder(order), fate: outcome }];
    const silent = position.dislodged.find((one) => spaceOf(one.unit.at) === unit)?.unit;
    return silent
      ? [{ power: silent.power, text: `${formatPiece(silent)}, no order`, fate: outcome }]
      : [];
  });
  return [
    'Retreats',
    ...tableOf(rows, () => ''),
    ...why(ruling.steps, (step) => retreatSentence(step, turn), trace),
  ];
}

/** An adjustment phase for people, in the same way, with the units that go because nobody said which. */
export function reportAdjustments(turn: AdjustmentTurn, trace: boolean): readonly string[] {
  const { ruling } = turn;
  const rows = [
    ...ruling.orders.map(({ order, outcome }): Row => {
      return { power: order.power, text: formatAdjustmentOrder(order), fate: outcome };
    }),
    ...ruling.removed.units.map((unit): Row => {
      return { power: unit.power, text: `${formatPiece(unit)}, no order`, fate: 'removes' };
    }),
  ];
  const counts = new Map(
    ruling.steps.flatMap(({ fact }) =>
      fact.type === 'adjustment'
        ? [[fact.power, ` (centres ${String(fact.centres)}, units ${String(fact.units)})`] as const]
        : [],
    ),
  );
  return [
    'Builds and removals',
    ...tableOf(rows, (power) => counts.get(power) ?? ''),
    ...why(ruling.steps, (step) => adjustmentSentence(step, turn), trace),
  ];
}

function tableOf(rows: readonly Row[], about: (power: Power) => string): readonly string[] {
  const width = Math.max(0, ...rows.map(({ text }) => text.length));
  return POWERS.flatMap((power) => {
    const own = rows.filter((row) => row.power === power);
    if (own.length === 0) return [];
    return [
      `${power}${about(power)}`,
      ...own.map(({ text, fate }) => `  ${text.padEnd(width)}  ${fate}`),
    ];
  });
}

function why<F extends AnyFact>(
  steps: readonly Step<F>[],
  tell: (step: Step<F>) => string,
  trace: boolean,
): readonly string[] {
  if (steps.length === 0) return [];
  if (trace) return ['', 'Steps', ...steps.map((step) => numbered(step, tell(step), steps.length))];
  return ['', ...steps.map((step) => `  ${tell(step)} [${formatCitation(step.citation)}]`)];
}
