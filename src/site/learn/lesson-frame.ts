import { editionOf } from '../../learn/edition-of.ts';
import type { PlayedLesson } from '../../learn/lesson.ts';
import { rulePhases } from '../../scenario/rule-phases.ts';
import { adjustmentFrame } from '../../stage/frame/adjustment-frame.ts';
import { frame } from '../../stage/frame/frame.ts';
import { retreatFrame } from '../../stage/frame/retreat-frame.ts';
import type { Frame } from '../../stage/model/drawable.ts';
import type { Format } from '../../stage/model/format.ts';

/**
 * The board of a lesson before its ruling, which the learner is to predict.
 *
 * @throws if it has no phase
 */
export function lessonFrame(lesson: PlayedLesson, format: Format): Frame {
  const { movement, retreats, adjustments } = rulePhases(lesson, editionOf(lesson));
  const isLater = lesson.ask.includes('retreats') || lesson.ask.includes('adjustments');
  if (movement && !isLater) return frame(movement, 0, format);
  if (adjustments) return adjustmentFrame(adjustments, format, true);
  if (retreats) return retreatFrame(retreats, format, true);
  throw new Error(`nothing to draw in ${lesson.slug}`);
}
