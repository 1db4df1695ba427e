import type { boxOf, isSpaceOf, outlineIn } from '../../draw/lines.ts';
import type { toBoard } from '../../draw/map.ts';
import type { node } from '../../draw/nodes.ts';
import type { standardLines } from '../../draw/standard-map.ts';
import type { html } from '../elements.ts';

/** What the first script lends to the one that shows authors' words: a copy of the map would be half of it. */
export interface Tools {
  readonly html: typeof html;
  readonly node: typeof node;
  readonly standardLines: typeof standardLines;
  readonly boxOf: typeof boxOf;
  readonly isSpaceOf: typeof isSpaceOf;
  readonly outlineIn: typeof outlineIn;
  readonly toBoard: typeof toBoard;
}
