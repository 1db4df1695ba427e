import { expect, test } from 'vitest';
import { editionOf } from '../../../src/learn/edition-of.ts';
import { questionsOf } from '../../../src/learn/questions.ts';
import { rulePhases } from '../../../src/scenario/rule-phases.ts';
import { adjustmentFrame } from '../../../src/stage/frame/adjustment-frame.ts';
import { frame } from '../../../src/stage/frame/frame.ts';
import { retreatFrame } from '../../../src/stage/frame/retreat-frame.ts';
import { FORMATS } from '../../../src/stage/model/format.ts';
import { guessPlaces, MARK, markScale } from '../../../src/ui/predict/guess-places.ts';
import { LESSONS } from '../../learn/lessons.ts';
import { EFFORT } from '../../support/effort.ts';

test.each(
  LESSONS.filter(({ exercise }) => exercise === null).flatMap((lesson, i) =>
    [FORMATS.wide, FORMATS.compact]
      // In `npm test` each lesson in one format, in turn.
      .filter((_, place) => EFFORT >= 1 || place === i % 2)
      .map((format) => [lesson.slug, format.id, lesson, format] as const),
  ),
)('%s, %s: no question mark covers the letter of a unit', (_, __, lesson, format) => {
  const phases = rulePhases(lesson, editionOf(lesson));
  const { movement, retreats, adjustments } = phases;
  const shown =
    retreats && lesson.ask.includes('retreats')
      ? retreatFrame(retreats, format, true)
      : adjustments && lesson.ask.includes('adjustments')
        ? adjustmentFrame(adjustments, format, true)
        : movement && frame(movement, 0, format);
  if (!shown) throw new Error('no board');
  const marks = guessPlaces(questionsOf(lesson.ask, phases), shown);
  const covered = marks.filter(({ x, y }) =>
    shown.units.some(
      (unit) => Math.hypot(unit.x - x, unit.y - y) < MARK * markScale(shown) + 4 * shown.scale,
    ),
  );
  expect(marks.length).toBeGreaterThan(0);
  expect(covered.map(({ question }) => question.id)).toEqual([]);
});
