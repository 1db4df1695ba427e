import { orderInWords } from '../orders/compact.ts';
import type { CompactDislodged, CompactRuling, CompactTurn } from '../orders/compact.ts';
import { STANDARD_BOARD } from '../board/compiled.ts';
import type { CompiledBoard } from '../board/compiled.ts';
import type { Edition } from '../rules/edition.ts';
import type { Step } from '../trace/step.ts';
import { dislodgerOf, endsAt, NOBODY, placeOf, units } from './columns.ts';
import { exclusively } from './turn-state.ts';
import type { Field, Wording } from './turn-state.ts';
import { resolve } from './resolve-turn.ts';
import { openRetreats, retreatsOf } from './retreats/retreat-options.ts';

export interface CompactOptions {
  /** Record the steps; not unless said so. */
  readonly trace?: boolean;
  readonly board?: CompiledBoard;
}

/**
 * Rules a movement phase given as numbers, and answers as numbers: the same engine as `adjudicate`, for
 * those who rule by the hundred thousand. Its turns are plain: no order was repaired, and each names units as they stand.
 * Throws like `adjudicate`.
 */
export function adjudicateCompact(
  turn: CompactTurn,
  edition: Edition,
  { trace = false, board = STANDARD_BOARD }: CompactOptions = {},
): CompactRuling & { readonly steps: readonly Step[] } {
  const wording: Wording = (place) => orderInWords(turn, place, board);
  return exclusively(() =>
    compactRuling(turn, resolve(turn, board, edition, trace ? wording : null)),
  );
}

function compactRuling(
  turn: CompactTurn,
  field: Field,
): CompactRuling & { readonly steps: readonly Step[] } {
  const after = turn.units.map(() => -1);
  const dislodged: CompactDislodged[] = [];
  const { unitCount } = field;
  for (let row = 0; row < unitCount; row += 1) {
    const actor = units[row]!;
    const place = placeOf[actor]!;
    const by = dislodgerOf[actor]!;
    if (by === NOBODY) {
      after[place] = endsAt[actor]!;
      continue;
    }
    if (field.steps) retreatsOf(actor, field);
    dislodged.push({ unit: place, by, retreats: openRetreats(actor, field) });
  }
  return { after, dislodged, steps: field.steps ?? [] };
}
