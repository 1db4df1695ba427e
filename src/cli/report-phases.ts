import { spaceOf } from '../board/board.ts';
import { POWERS, type Power } from '../board/powers.ts';
import { adjustmentSentence, retreatSentence } from '../explain/tell.ts';
import { LANGUAGES, type LanguageTag } from '../explain/languages/languages.ts';
import { formatAdjustmentOrder, formatPiece, formatRetreatOrder } from '../orders/format-order.ts';
import type { AdjustmentTurn, RetreatTurn } from '../trace/phase-turn.ts';
import type { AnyFact, Step } from '../trace/step.ts';
import { formatCitation, numbered } from './report.ts';
import { REPORT_WORDS } from './report-words.ts';

interface Row {
  readonly power: Power;
  readonly text: string;
  readonly fate: string;
}

/** A retreat phase for people: every order with its outcome, and why; with `trace` what each step rests on. */
export function reportRetreats(
  turn: RetreatTurn,
  trace: boolean,
  language: LanguageTag,
): readonly string[] {
  const words = REPORT_WORDS[language];
  const { position, ruling } = turn;
  const rows = ruling.orders.flatMap(({ order, unit, outcome }): readonly Row[] => {
    const fate = words.retreat[outcome];
    if (order) return [{ power: order.power, text: formatRetreatOrder(order), fate }];
    const silent = position.dislodged.find((one) => spaceOf(one.unit.at) === unit)?.unit;
    return silent
      ? [{ power: silent.power, text: `${formatPiece(silent)}, ${words.noOrder}`, fate }]
      : [];
  });
  return [
    words.retreats,
    ...tableOf(rows, () => '', language),
    ...why(
      ruling.steps,
      (step) => retreatSentence(step, turn, LANGUAGES[language]),
      trace,
      language,
    ),
  ];
}

/** An adjustment phase for people, in the same way, with the units that go because nobody said which. */
export function reportAdjustments(
  turn: AdjustmentTurn,
  trace: boolean,
  language: LanguageTag,
): readonly string[] {
  const words = REPORT_WORDS[language];
  const { ruling } = turn;
  const rows = [
    ...ruling.orders.map(({ order, outcome }): Row => {
      const fate = words.adjustment[outcome];
      return { power: order.power, text: formatAdjustmentOrder(order), fate };
    }),
    ...ruling.removed.units.map((unit): Row => {
      const text = `${formatPiece(unit)}, ${words.noOrder}`;
      return { power: unit.power, text, fate: words.adjustment.removes };
    }),
  ];
  const counts = new Map(
    ruling.steps.flatMap(({ fact }) =>
      fact.type === 'adjustment'
        ? [[fact.power, ` (${words.holdings(fact.centres, fact.units)})`] as const]
        : [],
    ),
  );
  return [
    words.adjustments,
    ...tableOf(rows, (power) => counts.get(power) ?? '', language),
    ...why(
      ruling.steps,
      (step) => adjustmentSentence(step, turn, LANGUAGES[language]),
      trace,
      language,
    ),
  ];
}

function tableOf(
  rows: readonly Row[],
  about: (power: Power) => string,
  language: LanguageTag,
): readonly string[] {
  const width = Math.max(0, ...rows.map(({ text }) => text.length));
  return POWERS.flatMap((power) => {
    const own = rows.filter((row) => row.power === power);
    if (own.length === 0) return [];
    return [
      `${REPORT_WORDS[language].power(power)}${about(power)}`,
      ...own.map(({ text, fate }) => `  ${text.padEnd(width)}  ${fate}`),
    ];
  });
}

function why<F extends AnyFact>(
  steps: readonly Step<F>[],
  tell: (step: Step<F>) => string,
  trace: boolean,
  language: LanguageTag,
): readonly string[] {
  if (steps.length === 0) return [];
  if (trace)
    return [
      '',
      'Steps',
      ...steps.map((step) => numbered(step, tell(step), steps.length, language)),
    ];
  return [
    '',
    ...steps.map((step) => `  ${tell(step)} [${formatCitation(step.citation, language)}]`),
  ];
}
