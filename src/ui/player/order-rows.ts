import type { Turn } from '../../trace/turn.ts';
import { unitAt } from '../../board/unit-at.ts';
import { boardIn, spaceOf, type SpaceId, type UnitKind } from '../../board/board.ts';
import { formatLocation } from '../../board/names.ts';
import type { Power } from '../../board/powers.ts';
import type { Language } from '../../explain/languages/language.ts';
import { orderShort } from '../../explain/messages/notation.ts';
import { asWritten, outcomeWords } from '../../explain/in-words.ts';
import type { Fact, UnitAt } from '../../trace/fact.ts';
import type { ShownOutcome } from '../kit/icons.ts';

/** One line of the order list at one step. */
export interface Row {
  /** The same at every step and in every edition. */
  readonly key: string;
  readonly unit: UnitAt;
  readonly kind: UnitKind;
  /** The order as read; without an order, the unit's name. */
  readonly text: string;
  /** The original wording if it was repaired: `written “F Mun”`; otherwise empty. */
  readonly written: string;
  readonly silent: boolean;
  readonly fate: ShownOutcome;
  /** The word for its outcome, and a short reason, which may be empty. */
  readonly word: string;
  readonly detail: string;
  readonly dislodged: boolean;
  /** Whether the current step is about it. */
  readonly isCurrent: boolean;
  /** The step that decides it, as the stepper counts; null for a plain hold. */
  readonly decided: number | null;
}

export interface PowerRows {
  readonly power: Power;
  readonly rows: readonly Row[];
}

/** The units whose outcome a fact decides: their lines are marked at its step. */
export function unitsOf(fact: Fact): readonly UnitAt[] {
  switch (fact.type) {
    case 'illegal':
      return [spaceOf(fact.order.unit.at)];
    case 'rotation':
      return fact.core;
    case 'cycle':
      return [...new Set([...fact.core, ...fact.landings])];
    case 'paradox':
      return [...new Set([...fact.core, ...fact.convoys])];
    default:
      return [fact.unit];
  }
}

/**
 * The orders by power after `step` steps of the trace; undecided orders are open.
 * Powers in alphabetical order; within a power in the order of the ruling. `quiet`: no line is marked.
 */
export function rowsAt(
  turn: Turn,
  step: number,
  quiet: boolean,
  language: Language,
): readonly PowerRows[] {
  const { position, ruling } = turn;
  const board = boardIn(position);
  const units = new Map(position.units.map((unit) => [unitAt(unit), unit]));
  const shown = ruling.steps.at(step - 1);
  const current = new Set(step > 0 && shown && !quiet ? unitsOf(shown.fact) : []);
  const dislodged = new Set<SpaceId>();
  for (const { fact } of ruling.steps.slice(0, step)) {
    if (fact.type === 'dislodged') dislodged.add(fact.unit);
  }

  const byPower = new Map<Power, Row[]>();
  const times = new Map<string, number>();
  for (const ruled of ruling.orders) {
    const unit = units.get(ruled.unit);
    const power = ruled.order?.power ?? unit?.power;
    if (power === undefined) continue;
    const kind = unit && unit.power === power ? unit.kind : (ruled.order?.unit.kind ?? 'A');
    const text = ruled.order
      ? orderShort(ruled.order, board)
      : `${kind} ${formatLocation(unit?.at ?? ruled.unit, board)}`;
    const name = `${power} ${text}`;
    const time = (times.get(name) ?? 0) + 1;
    times.set(name, time);
    const open = ruled.step !== null && ruled.step >= step;
    const { word, detail } = open
      ? { word: language.outcomes.open, detail: '' }
      : outcomeWords(ruled, turn, language);
    const row: Row = {
      key: `${name} ${String(time)}`,
      unit: ruled.unit,
      kind,
      text,
      written: ruled.order ? asWritten(ruled.order, language) : '',
      silent: ruled.order === null,
      fate: open ? 'open' : ruled.outcome,
      word,
      detail,
      dislodged: unit?.power === power && dislodged.has(ruled.unit),
      isCurrent: current.has(ruled.unit),
      decided: ruled.step === null ? null : ruled.step + 1,
    };
    byPower.set(power, [...(byPower.get(power) ?? []), row]);
  }
  return board.powers.flatMap((power) => {
    const rows = byPower.get(power);
    return rows ? [{ power, rows }] : [];
  });
}
