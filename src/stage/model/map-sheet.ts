import type { Frame } from './drawable.ts';
import { drawingOf } from './drawing-of.ts';

/** The map file for a frame: a small one for cards, which has no outlines of spaces, so only where none is filled. */
export const mapSheet = ({ format, held }: Pick<Frame, 'format' | 'held'>): string =>
  format.id === 'thumb' && held.length === 0 ? drawingOf(format).small : drawingOf(format).sheet;
