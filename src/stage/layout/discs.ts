import { spaceOf } from '../../board/board.ts';
import type { DiagramPart } from '../../board/board-drawing.ts';
import { band, type Footprint } from '../geometry/footprint.ts';
import { drawingOf } from '../model/drawing-of.ts';
import { involvedIn } from '../model/involved.ts';
import { toView } from '../model/view.ts';
import type { TurnPlan } from '../plan/turn-plan.ts';
import { type GroundPiece, lines, solid } from './ground.ts';

/**
 * The parts of a diagram that something keeps clear of: arrows and marks of the `free` discs, those of spaces that no
 * order is about; words and names of all `discs`; names of all `borders` too.
 */
export function diagramPieces(
  { turn, format, positions: { view } }: TurnPlan,
  which: 'free' | 'discs' | 'borders',
): readonly GroundPiece[] {
  const { diagram } = drawingOf(format);
  if (!diagram) return [];
  const footprints = ({ from, to, half }: DiagramPart): readonly Footprint[] => [
    band(toView(view, from), toView(view, to), half * view.zoom),
  ];
  if (which === 'borders')
    return diagram.borders.flatMap((part) => lines('border', footprints(part)));
  const involved = which === 'free' ? involvedIn(turn) : null;
  return diagram.discs.flatMap((part) =>
    involved?.has(spaceOf(part.at)) ? [] : solid(`disc ${part.at}`, footprints(part)),
  );
}
