import type { Turn } from '../../trace/turn.ts';
import { sceneOf } from '../layout/scene.ts';
import { decidedBefore } from '../model/decided.ts';
import type { Frame } from '../model/drawable.ts';
import { focusOf } from '../model/focus.ts';
import type { Format } from '../model/format.ts';
import { DRAWINGS } from '../model/law-drawing.ts';
import { drawConvoys, drawMoves, drawSupports } from './arrows.ts';
import { detailOnly } from './detail-only.ts';
import { crossesOf, strengthsOf, wordsOf } from './figures.ts';
import { ghostsOf, retreatsOf, unitsOf } from './units.ts';

/**
 * The board after the first `position` steps of the turn's trace (0 to their number). Positions are computed once for
 * the whole turn, so that nothing jumps; what is shown depends only on those steps. An order is in pencil until a
 * step decides it.
 */
export function frame(turn: Turn, position: number, format: Format): Frame {
  const scene = sceneOf(turn, format);
  const decided = decidedBefore(turn, position);
  const { positions } = scene.plan;
  const drawing = { scene, decided, position };
  const base: Frame = {
    format,
    position,
    view: positions.view,
    scale: positions.scale,
    corner: scene.corner,
    held: scene.held,
    focus: focusOf(turn, position),
    labels: scene.labels,
    units: unitsOf(drawing),
    ghosts: ghostsOf(turn.position.units, drawing),
    retreats: retreatsOf(drawing),
    former: [],
    ribbons: drawMoves(drawing),
    supports: drawSupports(drawing),
    rings: drawConvoys(drawing),
    strengths: strengthsOf(drawing),
    crosses: crossesOf(drawing),
    words: wordsOf(drawing),
  };
  const whole = DRAWINGS.row(turn.edition.law).finish(base, turn, decided, positions.of);
  return positions.cropped ? detailOnly(whole) : whole;
}

/** The board with the result of a turn: nothing is outlined, since it is not about the last step. */
export const resultFrame = (turn: Turn, format: Format): Frame => ({
  ...frame(turn, turn.ruling.steps.length, format),
  focus: [],
});
