import { boardIn, STANDARD, type Board } from '../../board/board.ts';
import type { BoardId } from '../../board/others/known-boards.ts';
import { formatAdjustmentOrder } from '../../orders/format-order.ts';
import { formatTurnLine } from '../../orders/turn-line/format-turn-line.ts';
import { parseTurnLine } from '../../orders/turn-line/parse-turn-line.ts';
import {
  LONGEST_TURN_LINE,
  type GivenTurn,
  type TurnDate,
} from '../../orders/turn-line/turn-line.ts';
import type { HouseRules } from '../../rules/custom-edition.ts';
import type { Edition, EditionName } from '../../rules/edition.ts';
import type { RuledPhases } from '../../scenario/rule-phases.ts';
import { placesIn } from '../../trace/places/places.ts';
import { barringOf } from '../../desk/barring.ts';
import { dateFor } from '../../desk/paste/taken.ts';
import { dateIn } from '../../orders/notations/turn-date.ts';
import { ruledTurn } from '../ruled-turn.ts';

/** A turn to show on another site: one phase, or several in a row. */
export interface EmbeddedTurn {
  readonly title: string;
  readonly phases: RuledPhases;
  readonly edition: Edition;
  /** That edition as an address names it. */
  readonly rules: EditionName | HouseRules;
  /** Or a text that says when it is played: `Fall 1902`. */
  readonly date: TurnDate | string | null;
  /** The number of visible steps; null: the ruling. */
  readonly step: number | null;
  /** The name of a picture's file, without its ending. */
  readonly file: string;
  /** The turn as a line, if the page has one: it may state more of the position than is ruled. */
  readonly line?: string;
  /** The page that shows exactly this, and its frame; null: the address of the desk contains the turn. */
  readonly page: {
    readonly slug: string;
    readonly fragment: string;
    /** Whether the frame of that page shows the same. */
    readonly isFramed: boolean;
  } | null;
}

/** The board of a turn. */
export const boardOfTurn = ({
  phases: { movement, retreats, adjustments },
}: Pick<EmbeddedTurn, 'phases'>): Board =>
  boardIn((movement ?? retreats ?? adjustments)?.position ?? {});

/** The board of a turn as addresses name it; null: the standard one. */
export function boardIdOfTurn(turn: Pick<EmbeddedTurn, 'phases'>): BoardId | null {
  const board = boardOfTurn(turn);
  return board === STANDARD ? null : (board.id as BoardId);
}

/** The visible place by its name; null: the ruling. */
export const placeOf = ({ phases: { movement }, step }: EmbeddedTurn): string | null =>
  step === null || !movement ? null : (placesIn(movement.ruling.steps)[step] ?? null);

/** Makes the turn to embed from what a page has ruled, at the visible step. */
export type Embedded = (phases: Partial<RuledPhases>, step?: number | null) => EmbeddedTurn;

/** The turn as a line; null if it has several phases, or if the line would be ruled differently. */
export function lineOfTurn({
  phases,
  edition,
  rules,
  date,
  line: own,
}: EmbeddedTurn): string | null {
  // No address can express house rules based on the Army/Fleet module.
  if (edition.law !== 'rulebook' && rules !== 'A/F') return null;
  const given = givenOf(phases, date);
  if (!given) return null;
  const expected = resultOf(phases);
  const board = boardOfTurn({ phases });
  const isRight = (line: string): boolean => {
    const read = parseTurnLine(line, board);
    return (
      line.length <= LONGEST_TURN_LINE &&
      read.ok &&
      resultOf(ruledTurn(read.value, edition, board)) === expected
    );
  };
  return [...(own === undefined ? [] : [own]), formatTurnLine(given, board)].find(isRight) ?? null;
}

function givenOf(
  { movement, retreats, adjustments }: RuledPhases,
  when: EmbeddedTurn['date'],
): GivenTurn | null {
  const [first, ...others] = [movement, retreats, adjustments].filter((turn) => turn !== null);
  if (!first || others.length > 0) return null;
  const date = typeof when === 'string' ? dateIn(when) : when;
  const { units, owners = null } = first.position;
  if (movement)
    return {
      phase: 'movement',
      date: dateFor('movement', date),
      units,
      owners,
      orders: movement.orders,
    };
  if (retreats) {
    const { orders, position } = retreats;
    const barring = barringOf(position.dislodged, boardIn(position));
    return {
      phase: 'retreats',
      date: dateFor('retreats', date),
      units,
      owners,
      ...barring,
      orders,
    };
  }
  if (!adjustments) return null;
  const { captured = false } = adjustments.position;
  return {
    phase: 'adjustments',
    date: dateFor('adjustments', date),
    units,
    owners,
    captured,
    orders: adjustments.orders,
  };
}

/** The results of phases as text: equal for equal rulings, whatever the order of the units. */
export function resultOf({ movement, retreats, adjustments }: RuledPhases): string {
  const sorted = (list: readonly unknown[]): readonly string[] =>
    list.map((one) => JSON.stringify(one)).sort();
  return JSON.stringify([
    movement && [
      sorted(
        movement.ruling.orders.map(({ unit, outcome, dislodged }) => [unit, outcome, dislodged]),
      ),
      sorted(movement.ruling.dislodged),
      sorted(movement.ruling.after.units),
    ],
    retreats && [
      sorted(retreats.ruling.orders.map(({ unit, outcome }) => [unit, outcome])),
      sorted(retreats.position.dislodged.map(({ unit, retreats: open }) => [unit, open])),
      sorted(retreats.ruling.after.units),
    ],
    adjustments && [
      sorted(
        adjustments.ruling.orders.map(({ order, outcome }) => [
          order.power,
          formatAdjustmentOrder(order, boardIn(adjustments.position)),
          outcome,
        ]),
      ),
      sorted(adjustments.ruling.after.units),
      Object.entries(adjustments.ruling.owners).sort(),
    ],
  ]);
}
