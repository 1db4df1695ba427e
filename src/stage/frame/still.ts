import {
  type Location,
  onBoardOf,
  type Position,
  type SpaceId,
  spaceOf,
  type Unit,
} from '../../board/board.ts';
import type { Edition } from '../../rules/edition.ts';
import type { Dislodged } from '../../trace/ruling.ts';
import type { AdjustmentTurn, RetreatTurn } from '../../trace/phase-turn.ts';
import type { Turn } from '../../trace/turn.ts';
import type { Format } from '../model/format.ts';
import { frame } from './frame.ts';
import type { Frame } from '../model/drawable.ts';

/** A dislodged unit, drawn beside the one that dislodged it, and the retreats to show. */
export interface DislodgedUnit {
  readonly unit: Unit;
  readonly retreats: readonly Location[];
}

/**
 * A turn without moves, for laying out the board of another phase. `aside`: dislodged units, which are drawn beside
 * others.
 */
export function stillTurn(
  position: Position,
  aside: readonly DislodgedUnit[],
  edition: Edition,
): Turn {
  const { units, owners = null } = position;
  const on = onBoardOf(position);
  const dislodged = aside.map(({ unit, retreats }): Dislodged => {
    const at = spaceOf(unit.at);
    return { unit: at, by: at, retreats, barred: [] };
  });
  const orders = units.map(({ at }) => ({
    unit: spaceOf(at),
    order: null,
    outcome: 'holds' as const,
    dislodged: false,
    step: null,
  }));
  const ruling = { edition: edition.id, orders, dislodged, after: { units, ...on }, steps: [] };
  return { position: { units, owners, ...on }, orders: [], edition, ruling };
}

const stills = new WeakMap<RetreatTurn | AdjustmentTurn, Turn>();

/**
 * The turn without moves on whose board a phase is drawn. Made once for each phase, because its scene is cached with
 * it.
 */
export function stillOf(phase: RetreatTurn | AdjustmentTurn, make: () => Turn): Turn {
  const still = stills.get(phase) ?? make();
  stills.set(phase, still);
  return still;
}

/** A frame of such a turn; spaces in `focus` are outlined. */
export function stillFrame(turn: Turn, format: Format, focus: readonly SpaceId[]): Frame {
  return {
    ...frame(turn, 0, format),
    focus: focus.map((space) => ({ key: `focus:${space}`, space, opacity: 1 })),
  };
}
