import type { Board } from '../board/board.ts';
import type { Credits } from '../board/credits.ts';
import type { BoardDiagram } from '../diagram/diagram-of.ts';
import type { DiagramWidth } from '../diagram/layouts.ts';
import type { BoardFile } from '../scenario/board/schema.ts';
import type { Scenario } from '../scenario/scenario.ts';

/** A board with what its page says. */
export interface ShownBoard extends Credits {
  readonly board: Board;
  /** The file that describes it; null: the standard board, or a variant on its map. */
  readonly file: BoardFile | null;
  /** The year of the first move. */
  readonly year: number;
  /** A turn on it, with the outcome of every order. */
  readonly example: Scenario;
  /** Its diagram; null: a variant is drawn on the map. */
  readonly diagrams: Readonly<Record<DiagramWidth, BoardDiagram>> | null;
}
