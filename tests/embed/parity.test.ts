import { expect, test } from 'vitest';
import { adjustmentFrame } from '../../src/stage/frame/adjustment-frame.ts';
import { frame } from '../../src/stage/frame/frame.ts';
import { retreatFrame } from '../../src/stage/frame/retreat-frame.ts';
import type { Frame } from '../../src/stage/model/drawable.ts';
import { FORMATS } from '../../src/stage/model/format.ts';
import { tween } from '../../src/stage/motion/choreography.ts';
import type { RuledPhases } from '../../src/scenario/rule-phases.ts';
import { embedLines, pictureLines } from './parity.ts';
import { ruledScenario, SLUGS } from './turns.ts';

const { compact } = FORMATS;

/** The first, the middle and the last frame of each phase, and one in mid-animation after the middle. */
function framesOf({ movement, retreats, adjustments }: RuledPhases): readonly Frame[] {
  const frames: Frame[] = [];
  if (movement) {
    const last = movement.ruling.steps.length;
    const at = (step: number): Frame => frame(movement, step, compact);
    const middle = Math.floor(last / 2);
    const motion = tween(at(middle), at(Math.min(last, middle + 1)));
    frames.push(at(0), at(middle), motion.at(motion.duration / 2), at(last));
  }
  for (const open of [true, false]) {
    if (retreats) frames.push(retreatFrame(retreats, compact, open));
    if (adjustments) frames.push(adjustmentFrame(adjustments, compact, open));
  }
  return frames;
}

test.each(SLUGS)('the embed draws %s as the site does', (slug) => {
  const frames = framesOf(ruledScenario(slug).phases);
  expect(frames).not.toEqual([]);
  frames.forEach((shown, i) => {
    const theme = i % 2 === 0 ? 'light' : 'dark';
    expect(embedLines(shown, theme)).toEqual(pictureLines(shown, theme));
  });
});
