import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { english } from '../../src/explain/languages/english/english.ts';
import { german } from '../../src/explain/languages/german/german.ts';
import type { Language } from '../../src/explain/languages/language.ts';
import type { RuledPhases } from '../../src/scenario/rule-phases.ts';
import { pack } from '../../src/embed/pack.ts';
import { unpack } from '../../src/embed/unpack.ts';
import { adjustmentFrame } from '../../src/stage/frame/adjustment-frame.ts';
import { frame } from '../../src/stage/frame/frame.ts';
import { retreatFrame } from '../../src/stage/frame/retreat-frame.ts';
import type { Frame } from '../../src/stage/model/drawable.ts';
import { FORMATS } from '../../src/stage/model/format.ts';
import { stepTexts } from '../../src/ui/player/step-text.ts';
import { expectSame } from './same-frame.ts';
import { ruledScenario, SLUGS } from './turns.ts';

test.each(SLUGS)('what was packed of %s is what is played', (slug) => {
  const { phases } = ruledScenario(slug);
  const { movement, retreats, adjustments } = phases;
  const reel = unpack(pack(phases, { formats: ['compact'], language: english }));
  const frames: Frame[] = movement
    ? Array.from({ length: movement.ruling.steps.length + 1 }, (_, step) =>
        frame(movement, step, FORMATS.compact),
      )
    : [];
  for (const open of [true, false])
    if (retreats) frames.push(retreatFrame(retreats, FORMATS.compact, open));
  for (const open of [true, false])
    if (adjustments) frames.push(adjustmentFrame(adjustments, FORMATS.compact, open));
  expect(reel.last).toBe(frames.length - 1);
  frames.forEach((wanted, step) => {
    expectSame(reel.frame(step, 'compact'), wanted);
  });
  if (!movement) return;
  const texts = stepTexts(movement, english);
  texts.at.forEach(({ sentence, because, rule }, step) => {
    const read = reel.read(step);
    expect(read.sentence.text).toBe(sentence);
    expect(read.because).toEqual(because);
    expect(read.sentence.rule).toBe(rule?.paragraph ?? '');
  });
  expect(reel.read(null).sentence.text).toBe(texts.opening.sentence);
});

test('in German, its board has German names and words', () => {
  const { phases } = ruledScenario('rulebook-1971/example-13');
  const writtenIn = (language: Language) => {
    const reel = unpack(pack(phases, { formats: ['wide'], language }));
    const { labels, words } = reel.frame(reel.last, 'wide');
    return [...labels.map(({ text }) => text.join(' ')), ...words.map(({ text }) => text)];
  };
  expect(writtenIn(english)).toEqual(expect.arrayContaining(['Tunis', 'Naples', 'disrupted']));
  const inGerman = writtenIn(german);
  expect(inGerman).toEqual(expect.arrayContaining(['Tunis', 'Neapel', 'unterbrochen']));
  expect(inGerman).not.toContain('Naples');
});

test('the data is small: for an example of the rulebook, a full turn, all phases of a season; in two formats', () => {
  const size = (phases: RuledPhases): number =>
    gzipSync(pack(phases, { language: english }), { level: 9 }).length / 1024;
  const fall = ruledScenario('sample-game/1902-2-fall').phases;
  const sizes = {
    nine: size(ruledScenario('rulebook-1971/example-09').phases),
    fall: size({ ...fall, retreats: null, adjustments: null }),
    phases: size(fall),
  };
  console.log('KiB of data, compressed:', sizes);
  expect(sizes.nine).toBeLessThan(4);
  expect(sizes.fall).toBeLessThan(9);
  expect(sizes.phases).toBeLessThan(13.5);
});
