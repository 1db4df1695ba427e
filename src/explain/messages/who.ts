import { STANDARD } from '../../board/board.ts';
import type { Board, SpaceId, Unit, UnitKind } from '../../board/board.ts';
import type { UnitAt } from '../../trace/fact.ts';
import { convoyed, type Context } from './context.ts';

/** A unit that a message mentions: every language names it in its own way. */
export interface Who {
  readonly at: UnitAt;
  readonly kind: UnitKind;
  /** The same sentence mentions its space as a place, so the name of the space alone would be taken for the place. */
  readonly spaceNamed?: true;
}

/** A unit that moves. `crosses`: by convoy. */
export interface Mover extends Who {
  readonly crosses: boolean;
}

/** A strength against another. */
export interface Score {
  readonly attack: number;
  readonly against: number;
}

export type Units = ReadonlyMap<SpaceId, Unit>;

/** The unit in a space; if there is none, the one that could be there. */
export const who = (at: UnitAt, units: Units, board: Board = STANDARD): Who => ({
  at,
  kind: units.get(at)?.kind ?? (board.spaces.get(at)?.kind === 'sea' ? 'F' : 'A'),
});

export const mover = (at: UnitAt, t: Context): Mover => ({
  ...who(at, t.units, t.board),
  crosses: convoyed(at, t),
});
