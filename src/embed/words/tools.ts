import type { html } from '../elements.ts';
import type { outline, outlineBox, toBoard } from '../map.ts';
import type { node } from '../nodes.ts';

/** What the first script lends to the one that shows authors' words: a copy of the map would be half of it. */
export interface Tools {
  readonly html: typeof html;
  readonly node: typeof node;
  readonly outline: typeof outline;
  readonly outlineBox: typeof outlineBox;
  readonly toBoard: typeof toBoard;
}
