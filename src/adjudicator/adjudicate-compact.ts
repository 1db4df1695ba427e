import type { CompactDislodged, CompactRuling, CompactTurn } from '../orders/compact.ts';
import { locationIndex, STANDARD_BOARD } from '../board/compiled.ts';
import type { CompiledBoard } from '../board/compiled.ts';
import type { Edition } from '../rules/edition.ts';
import type { Step } from '../trace/step.ts';
import { YES } from './actor.ts';
import type { Wording } from './field.ts';
import { resolve } from './resolve.ts';
import { retreatsOf } from './retreats.ts';

export interface CompactOptions {
  /** The orders in words, by their place in the turn: if a trace is wanted. */
  readonly wording?: Wording | null;
  readonly board?: CompiledBoard;
}

/**
 * Rules a movement phase given as numbers, and answers as numbers: the same engine as `adjudicate`, for
 * those who rule by the hundred thousand. Throws like `adjudicate`.
 */
export function adjudicateCompact(
  turn: CompactTurn,
  edition: Edition,
  { wording = null, board = STANDARD_BOARD }: CompactOptions = {},
): CompactRuling & { readonly steps: readonly Step[] } {
  const field = resolve(turn, board, edition, wording);
  const after = turn.units.map(() => -1);
  const dislodged: CompactDislodged[] = [];
  const size = board.spaces.length;
  for (const actor of field.actors) {
    const { place, station, dislodgedBy } = actor;
    if (!dislodgedBy) {
      const stays = station < size ? station : station - size;
      after[place] = actor.move === YES ? actor.toLocation : stays;
      continue;
    }
    const { retreats } = retreatsOf(actor, field);
    const to = retreats.map((location) => locationIndex(board, location));
    dislodged.push({ unit: place, by: dislodgedBy.space, retreats: to });
  }
  return { after, dislodged, steps: field.steps ?? [] };
}
