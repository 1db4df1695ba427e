import type { Box } from '../board/places.ts';
import type { Frame } from '../stage/model/drawable.ts';
import type { OutlineOf } from './marks.ts';
import type { Attributes, SvgNode } from './nodes.ts';

/** What a frame is drawn on. */
export interface DrawnMap {
  /** What the layers refer to. */
  readonly definitions: readonly SvgNode[];
  /** From the bottom up. */
  readonly layers: readonly SvgNode[];
  /** The part of the frame that it fills. */
  readonly box: Box;
  /** What clips it to that: an attribute of what it is in, and of the sea below; empty if it is whole. */
  readonly clip: Attributes;
  readonly outline: OutlineOf;
}

/** The whole of a frame. */
export const wholeOf = ({ format: { width, height } }: Frame): Box => ({
  left: 0,
  top: 0,
  right: width,
  bottom: height,
});
