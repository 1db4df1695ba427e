import { sameOutcome } from '../../ask/editions-compared.ts';
import type { RuledOrder } from '../../trace/ruling.ts';
import { same } from '../../trace/same.ts';
import type { Turn } from '../../trace/turn.ts';
import { boardIn, spaceOf, type UnitKind } from '../../board/board.ts';
import type { Power } from '../../board/powers.ts';
import { orderShort, pieceShort } from '../../explain/messages/notation.ts';
import type { Language } from '../../explain/languages/language.ts';
import { outcomeWords } from '../../explain/in-words.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { ShownOutcome } from '../kit/icons.ts';
import type { RulerMark } from '../player/ruler.ts';
import { marksOf, stepTexts, type StepText } from '../player/step-text.ts';

/** The outcome of an order in one edition, after this many steps. */
export interface ComparedCell {
  readonly fate: ShownOutcome;
  readonly text: string;
}

/** One order in two editions. */
export interface ComparedRow {
  readonly key: string;
  readonly power: Power;
  readonly kind: UnitKind;
  readonly text: string;
  readonly dislodged: boolean;
  readonly cells: readonly [ComparedCell, ComparedCell];
  /** Whether the final outcomes differ. */
  readonly differs: boolean;
}

export interface ComparedRetreat {
  readonly unit: string;
  /** Per edition; null while open, or if the unit is not dislodged. */
  readonly cells: readonly [string | null, string | null];
  readonly differs: boolean;
}

/** The same orders, ruled under two editions. */
export type Pair = readonly [Turn, Turn];

/** The texts of both at each step. */
export interface ComparedTexts {
  /** After its last step a ruling waits for the other one. */
  readonly at: readonly (readonly [StepText, StepText])[];
  readonly opening: readonly [StepText, StepText];
}

export function comparedTexts([one, other]: Pair, language: Language): ComparedTexts {
  const [first, second] = [stepTexts(one, language), stepTexts(other, language)];
  const length = Math.max(first.at.length, second.at.length);
  return {
    at: Array.from({ length }, (_, step) => [
      first.at[step] ?? first.at.at(-1) ?? first.opening,
      second.at[step] ?? second.at.at(-1) ?? second.opening,
    ]),
    opening: [first.opening, second.opening],
  };
}

/** The sentences of both at once, without repetition. */
export const bothSentences = (both: readonly [StepText, StepText]): string =>
  [...new Set(both.map(({ sentence }) => sentence))].join(' ');

/** The first step, as the stepper counts, at which two rulings differ; null if they never do. */
export function firstDifference([one, other]: Pair): number | null {
  const [a, b] = [one.ruling.steps, other.ruling.steps];
  const length = Math.max(a.length, b.length);
  for (let id = 0; id < length; id++) {
    if (!same(a[id]?.fact, b[id]?.fact)) return id + 1;
  }
  return null;
}

/** The marks of the longer ruling, with one where the editions begin to differ. */
export function sharedMarks(turns: Pair, language: Language): readonly RulerMark[] {
  const [one, other] = turns;
  const longer = one.ruling.steps.length >= other.ruling.steps.length ? one : other;
  const marks = marksOf(longer, language);
  const parting = firstDifference(turns);
  if (parting === null) return marks;
  const here: RulerMark = { name: language.asking.editionsDifferHere, from: parting };
  return [...marks.filter(({ from }) => from !== parting), here].sort((a, b) => a.from - b.from);
}

function cellOf(ruled: RuledOrder, turn: Turn, step: number, language: Language): ComparedCell {
  if (ruled.step !== null && ruled.step >= step)
    return { fate: 'open', text: language.outcomes.open };
  const { word, detail } = outcomeWords(ruled, turn, language);
  return { fate: ruled.outcome, text: detail === '' ? word : `${word}, ${detail}` };
}

const isOut = ({ ruling }: Turn, unit: UnitAt, step: number): boolean =>
  ruling.steps.slice(0, step).some(({ fact }) => fact.type === 'dislodged' && fact.unit === unit);

/** The orders of a turn in two editions, after this many steps of each. */
export function comparedRows(
  turns: Pair,
  step: number,
  language: Language,
): readonly ComparedRow[] {
  const [one, other] = turns;
  const board = boardIn(one.position);
  const units = new Map(one.position.units.map((unit) => [spaceOf(unit.at), unit]));
  return one.ruling.orders.flatMap((ruled, index) => {
    const theirs = other.ruling.orders[index];
    const power = ruled.order?.power ?? units.get(ruled.unit)?.power;
    if (!theirs || power === undefined) return [];
    const text = ruled.order
      ? orderShort(ruled.order, board)
      : pieceShort(ruled.unit, units, board);
    return [
      {
        key: `${power} ${text} ${String(index)}`,
        power,
        kind: ruled.order?.unit.kind ?? units.get(ruled.unit)?.kind ?? 'A',
        text,
        dislodged: turns.some((turn) => isOut(turn, ruled.unit, step)),
        cells: [cellOf(ruled, one, step, language), cellOf(theirs, other, step, language)] as const,
        differs:
          !sameOutcome(ruled.outcome, theirs.outcome) || ruled.dislodged !== theirs.dislodged,
      },
    ];
  });
}

/** The possible retreats of dislodged units in two editions. */
export function comparedRetreats(
  turns: Pair,
  step: number,
  language: Language,
): readonly ComparedRetreat[] {
  const units = new Map(turns[0].position.units.map((unit) => [spaceOf(unit.at), unit]));
  const out = new Set(turns.flatMap(({ ruling }) => ruling.dislodged.map(({ unit }) => unit)));
  const retreatText = ({ ruling }: Turn, unit: UnitAt, steps: number): string | null => {
    const fact = ruling.steps
      .slice(0, steps)
      .map((settled) => settled.fact)
      .find((settled) => settled.type === 'retreats' && settled.unit === unit);
    if (fact?.type !== 'retreats') return null;
    return fact.to.length === 0
      ? language.asking.nowhere
      : fact.to.map(language.board.place).join(', ');
  };
  return [...out].map((unit) => {
    const final = turns.map((turn) => retreatText(turn, unit, Infinity));
    return {
      unit: pieceShort(unit, units, boardIn(turns[0].position)),
      cells: [retreatText(turns[0], unit, step), retreatText(turns[1], unit, step)],
      differs: final[0] !== final[1],
    };
  });
}
