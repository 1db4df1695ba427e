import type { RuledOrder } from '../../trace/ruling.ts';
import type { Turn } from '../../trace/turn.ts';
import { spaceOf, type UnitKind } from '../../board/board.ts';
import { fullName } from '../../board/names.ts';
import type { Power } from '../../board/powers.ts';
import { orderShort, pieceShort } from '../../explain/messages/notation.ts';
import { outcomeWords } from '../../explain/tell.ts';
import type { UnitAt } from '../../trace/fact.ts';
import type { Fate } from '../kit/icons.ts';
import type { Mark } from '../player/ruler.ts';
import { marksOf } from '../player/step-text.ts';

/** What one edition says of an order after so many steps. */
export interface Cell {
  readonly fate: Fate;
  readonly text: string;
}

/** One order, or one unit's retreat, as two editions rule it. */
export interface ComparedRow {
  readonly key: string;
  readonly power: Power;
  readonly kind: UnitKind;
  readonly text: string;
  readonly dislodged: boolean;
  readonly cells: readonly [Cell, Cell];
  /** In the end they do not agree. */
  readonly differs: boolean;
}

export interface ComparedRetreat {
  readonly unit: string;
  /** Per edition; null while it is open, or if the unit is not dislodged there. */
  readonly cells: readonly [string | null, string | null];
  readonly differs: boolean;
}

type Pair = readonly [Turn, Turn];

/** The first step, as the stepper counts, in which two rulings decide something else; null if they never do. */
export function partingOf([one, other]: Pair): number | null {
  const [a, b] = [one.ruling.steps, other.ruling.steps];
  const length = Math.max(a.length, b.length);
  for (let id = 0; id < length; id++) {
    if (JSON.stringify(a[id]?.fact) !== JSON.stringify(b[id]?.fact)) return id + 1;
  }
  return null;
}

/** The marks of the longer ruling; where the two part, the mark says so. */
export function sharedMarks(turns: Pair): readonly Mark[] {
  const [one, other] = turns;
  const marks = marksOf(one.ruling.steps.length >= other.ruling.steps.length ? one : other);
  const parting = partingOf(turns);
  if (parting === null) return marks;
  const here: Mark = { name: 'The editions differ here', from: parting };
  return [...marks.filter(({ from }) => from !== parting), here].sort((a, b) => a.from - b.from);
}

function cellOf(ruled: RuledOrder, turn: Turn, step: number): Cell {
  if (ruled.step !== null && ruled.step >= step) return { fate: 'open', text: 'open' };
  const { word, detail } = outcomeWords(ruled, turn);
  return { fate: ruled.outcome, text: detail === '' ? word : `${word}, ${detail}` };
}

const isOut = ({ ruling }: Turn, unit: UnitAt, step: number): boolean =>
  ruling.steps.slice(0, step).some(({ fact }) => fact.type === 'dislodged' && fact.unit === unit);

/** The orders of a turn as two editions rule them, after so many steps of each. */
export function comparedRows(turns: Pair, step: number): readonly ComparedRow[] {
  const [one, other] = turns;
  const units = new Map(one.position.units.map((unit) => [spaceOf(unit.at), unit]));
  return one.ruling.orders.flatMap((ruled, index) => {
    const theirs = other.ruling.orders[index];
    const power = ruled.order?.power ?? units.get(ruled.unit)?.power;
    if (!theirs || power === undefined) return [];
    const text = ruled.order ? orderShort(ruled.order) : pieceShort(ruled.unit, units);
    return [
      {
        key: `${power} ${text} ${String(index)}`,
        power,
        kind: ruled.order?.unit.kind ?? units.get(ruled.unit)?.kind ?? 'A',
        text,
        dislodged: turns.some((turn) => isOut(turn, ruled.unit, step)),
        cells: [cellOf(ruled, one, step), cellOf(theirs, other, step)] as const,
        differs: ruled.outcome !== theirs.outcome || ruled.dislodged !== theirs.dislodged,
      },
    ];
  });
}

/** Where the dislodged units may retreat, as two editions have it. */
export function comparedRetreats(turns: Pair, step: number): readonly ComparedRetreat[] {
  const units = new Map(turns[0].position.units.map((unit) => [spaceOf(unit.at), unit]));
  const out = new Set(turns.flatMap(({ ruling }) => ruling.dislodged.map(({ unit }) => unit)));
  const told = ({ ruling }: Turn, unit: UnitAt, steps: number): string | null => {
    const fact = ruling.steps
      .slice(0, steps)
      .map((settled) => settled.fact)
      .find((settled) => settled.type === 'retreats' && settled.unit === unit);
    if (fact?.type !== 'retreats') return null;
    return fact.to.length === 0 ? 'nowhere: it is disbanded' : fact.to.map(fullName).join(', ');
  };
  return [...out].map((unit) => {
    const final = turns.map((turn) => told(turn, unit, Infinity));
    return {
      unit: pieceShort(unit, units),
      cells: [told(turns[0], unit, step), told(turns[1], unit, step)],
      differs: final[0] !== final[1],
    };
  });
}
