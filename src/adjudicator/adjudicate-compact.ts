import { orderInWords } from '../orders/compact.ts';
import type { CompactDislodged, CompactRuling, CompactTurn } from '../orders/compact.ts';
import { STANDARD_BOARD } from '../board/compiled.ts';
import type { CompiledBoard } from '../board/compiled.ts';
import type { Edition } from '../rules/edition.ts';
import type { Step } from '../trace/step.ts';
import { dislodgerOf, endsAt, NOBODY, placeOf, units } from './columns.ts';
import { exclusively } from './turn-state.ts';
import type { TurnState, OrderAt } from './turn-state.ts';
import { resolveTurn } from './resolve-turn.ts';
import { outcomesOf } from './ruling-in-words.ts';
import { openRetreats, retreatsOf } from './retreats/retreat-options.ts';

/** How to adjudicate compact cases. By default without a trace, on the standard board. */
export interface CompactOptions {
  /** Record the steps (default false). */
  readonly trace?: boolean;
  readonly board?: CompiledBoard;
}

/**
 * Adjudicates a movement phase given in numbers, and returns numbers: the same engine as `adjudicate`, for callers with
 * hundreds of thousands of turns. The turn must be plain: no order was repaired, and each order names units exactly as
 * they are. Throws like `adjudicate`.
 */
export function adjudicateCompact(
  turn: CompactTurn,
  edition: Edition,
  { trace = false, board = STANDARD_BOARD }: CompactOptions = {},
): CompactRuling & { readonly steps: readonly Step[] } {
  const wording: OrderAt = (place) => orderInWords(turn, place, board);
  return exclusively(() =>
    compactRuling(turn, resolveTurn(turn, board, edition, trace ? wording : null)),
  );
}

function compactRuling(
  turn: CompactTurn,
  state: TurnState,
): CompactRuling & { readonly steps: readonly Step[] } {
  const after = turn.units.map(() => -1);
  const dislodged: CompactDislodged[] = [];
  const { unitCount } = state;
  for (let row = 0; row < unitCount; row += 1) {
    const unit = units[row]!;
    const place = placeOf[unit]!;
    const by = dislodgerOf[unit]!;
    if (by === NOBODY) {
      after[place] = endsAt[unit]!;
      continue;
    }
    if (state.steps) retreatsOf(unit, state);
    dislodged.push({ unit: place, by, retreats: openRetreats(unit, state) });
  }
  return { after, dislodged, outcomes: outcomesOf(state), steps: state.steps ?? [] };
}
