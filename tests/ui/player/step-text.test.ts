import { describe, expect, test } from 'vitest';
import { english } from '../../../src/explain/languages/english/english.ts';
import { marksOf, stepText, sameStep } from '../../../src/ui/player/step-text.ts';
import { EXAMPLE_12, EXAMPLE_9, stepOf, turnFor } from '../../../stories/turns.ts';

const nine = turnFor(EXAMPLE_9);
const last = nine.ruling.steps.length;

describe('the texts', () => {
  test('on the cover: the ruling, why, and what it rests on', () => {
    const cover = stepText(nine, null, english);
    expect(cover).toMatchObject({ cover: true, step: last, last, rule: null });
    expect(cover.sentence).toContain('Silesia');
    expect(cover.note).not.toBeNull();
    const paragraphs = cover.rests.map(({ paragraph }) => paragraph);
    expect(paragraphs).toContain('X');
    expect(new Set(paragraphs).size).toBe(paragraphs.length);
  });

  test('the DATC is named once for its paragraphs in a row', () => {
    const { rests } = stepText(turnFor(EXAMPLE_9, 'DATC'), null, english);
    const paragraphs = rests.map(({ paragraph }) => paragraph).join(', ');
    expect(paragraphs).toMatch(/^DATC \d[\d.A-Z]+(, \d[\d.A-Z]+)+/);
    expect(paragraphs).not.toMatch(/DATC [\d.A-Z]+, DATC/);
  });

  test('before the first step: that nothing is decided', () => {
    expect(stepText(nine, 0, english)).toMatchObject({
      cover: false,
      step: 0,
      because: [],
      rule: null,
    });
  });

  test('at a step: its sentence, its premises by the numbers of the stepper, its rule', () => {
    const at = stepOf(nine, 'support-cut', 'SIL');
    const text = stepText(nine, at, english);
    expect(text.sentence).toContain('dislodged');
    expect(text.because.map(({ step }) => step)).toEqual(
      nine.ruling.steps[at - 1]?.because.map((id) => id + 1),
    );
    expect(text.rule).toMatchObject({ paragraph: 'X', link: 'Cutting support, rulebook 1971' });
  });

  test('premises come before what rests on them', () => {
    for (let step = 1; step <= last; step++)
      for (const premise of stepText(nine, step, english).because)
        expect(premise.step).toBeLessThan(step);
  });
});

test('marks lie within the steps, in order', () => {
  const from = marksOf(nine, english).map((mark) => mark.from);
  expect([...from].sort((a, b) => a - b)).toEqual(from);
  expect(Math.min(...from)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...from)).toBeLessThanOrEqual(last);
});

describe('the same step under another edition', () => {
  const [old, later] = [turnFor(EXAMPLE_12, '1971'), turnFor(EXAMPLE_12, '1982')];

  test('is the one that decides the same', () => {
    const at = stepOf(old, 'convoy-disrupted', 'ENG');
    expect(sameStep(old, at, later)).toBe(stepOf(later, 'convoy-disrupted', 'ENG'));
  });

  test('the ends map to the ends', () => {
    expect(sameStep(old, 0, later)).toBe(0);
    expect(sameStep(old, old.ruling.steps.length, later)).toBe(later.ruling.steps.length);
    expect(sameStep(old, 999, later)).toBe(later.ruling.steps.length);
  });

  test('a decision that is missing there maps to the step with the same number', () => {
    const at = stepOf(old, 'no-path', 'LON');
    expect(sameStep(old, at, later)).toBe(at);
  });
});
