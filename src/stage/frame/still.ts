import { type Location, type SpaceId, spaceOf, type Unit } from '../../board/board.ts';
import type { Edition } from '../../rules/edition.ts';
import type { Dislodged } from '../../trace/ruling.ts';
import type { Turn } from '../../trace/turn.ts';
import type { Format } from '../model/format.ts';
import { frame } from './frame.ts';
import type { Frame } from '../model/drawable.ts';

/** A dislodged unit beside the one that took its place, and the ways that are shown from there. */
export interface Aside {
  readonly unit: Unit;
  readonly ways: readonly Location[];
}

/**
 * A turn in which nobody moves: units on the board for a phase without moves, laid out as those of any turn. `aside`
 * are dislodged units, which need room beside others.
 */
export function stillTurn(units: readonly Unit[], aside: readonly Aside[], edition: Edition): Turn {
  const dislodged = aside.map(({ unit, ways }): Dislodged => {
    const at = spaceOf(unit.at);
    return { unit: at, by: at, retreats: ways, barred: [] };
  });
  const orders = units.map(({ at }) => ({
    unit: spaceOf(at),
    order: null,
    outcome: 'holds' as const,
    dislodged: false,
    step: null,
  }));
  const ruling = { edition: edition.id, orders, dislodged, after: { units }, steps: [] };
  return { position: { units }, orders: [], edition, ruling };
}

/** Such a turn as drawable data; spaces named in `focus` are outlined. */
export function stillFrame(turn: Turn, format: Format, focus: readonly SpaceId[]): Frame {
  return {
    ...frame(turn, 0, format),
    focus: focus.map((space) => ({ key: `focus:${space}`, space, opacity: 1 })),
  };
}
