import { expect, test } from 'vitest';
import { LANGUAGE_TAGS, LANGUAGES } from '../../../src/explain/languages/languages.ts';
import type { LanguageTag } from '../../../src/explain/languages/language-tags.ts';
import { retreatSentence } from '../../../src/explain/in-words.ts';
import type { Lesson } from '../../../src/learn/lesson.ts';
import { usualSheets } from '../../../src/learn/story/load-story.ts';
import { ruledPhase } from '../../../src/learn/story/played-year.ts';
import { type Stop, stopsOf } from '../../../src/learn/story/stops.ts';
import type { Story } from '../../../src/learn/story/story.ts';
import { SATURDAY_WORDS } from '../../../src/saturday/saturday-languages.ts';
import { stepTexts } from '../../../src/ui/player/step-text.ts';
import { LESSONS } from '../lessons.ts';
import { TERMS } from '../terms.ts';
import { endingOf, reasonsOf } from '../told-in.ts';
import { STORIES } from './stories.ts';

/** Terms that the story introduces itself, before the lesson of the course on them. */
const OWN: Readonly<Record<string, string>> = {
  '\\bcentre': 'europe',
  '\\bSpring\\b': 'europe',
  '\\bFall\\b': 'europe',
  '\\bspaces?\\b': 'learn/board/armies',
  '\\barm(y|ies)\\b': 'europe',
  '\\bfleets?\\b': 'europe',
  '\\border(s|ed)?\\b': 'europe',
  '\\bunits?\\b': 'europe',
  '\\bpowers?\\b': 'europe',
  '\\bretreat': 'reveal Spring retreats',
  '\\bbuild': 'learn/year/no-more-than-centres',
};

function lessonOf(slug: string): Lesson {
  const lesson = LESSONS.find((one) => one.slug === slug);
  if (!lesson) throw new Error(slug);
  return lesson;
}

/** What a lesson answers, and says at its end. */
const toldIn = (lesson: Lesson, tag: LanguageTag): readonly string[] => [
  ...reasonsOf(lesson, tag).map(({ sentence }) => sentence),
  endingOf(lesson, tag),
];

/** Everything to read at a stop, apart from names and the questions of lessons. */
function readAt({ doing }: Stop, story: Story, tag: LanguageTag): readonly string[] {
  const words = SATURDAY_WORDS[tag];
  switch (doing.type) {
    case 'europe': {
      const { title, lead, choose, hold, meet, free, gates } = words.europe;
      return [title, lead, choose, hold, meet, free, gates];
    }
    case 'lesson': {
      const lesson = lessonOf(doing.slug);
      return [lesson.title[tag], lesson.text[tag], ...toldIn(lesson, tag)];
    }
    case 'letter': {
      const letter = story.year[doing.phase].letters[doing.place];
      return [
        words.talk.intro,
        words.talk.unanswered,
        ...(letter?.texts.map(({ text }) => text[tag]) ?? []),
        ...(letter?.replies.map(({ text }) => text[tag]) ?? []),
      ];
    }
    case 'write': {
      const { intro, waive, empty } = words.write;
      return doing.phase === 'Winter'
        ? [intro.builds, waive, empty.waives, empty.loses]
        : [intro.moves, empty.holds];
    }
    case 'reveal': {
      const ruled = ruledPhase(story, usualSheets(story), doing.phase);
      if (ruled.phase === 'movement') {
        const { atOnce, stab, noRule, remedy, kept } = words.reveal;
        const said = stepTexts(ruled.turn, LANGUAGES[tag]).at;
        return [atOnce, stab, noRule, remedy, kept, ...said.map(({ sentence }) => sentence)];
      }
      const { noRetreats, retreatsExplained, count } = words.later;
      if (ruled.phase === 'adjustments') return [count];
      const told = ruled.turn.ruling.steps.map((step) =>
        retreatSentence(step, ruled.turn, LANGUAGES[tag]),
      );
      return told.length > 0 ? [retreatsExplained, ...told] : [noRetreats];
    }
    case 'ends':
      return words.ends.told.flat();
    case 'position':
      return [words.lesson.rule, ...toldIn(lessonOf(doing.slug), tag)];
    case 'ready':
      return [words.ready.text];
  }
}

const CASES = STORIES.flatMap((story) =>
  LANGUAGE_TAGS.map((tag) => ({ power: story.power, story, tag })),
);

test.each(CASES)('$power: no term is used before it is explained: $tag', ({ story, tag }) => {
  const stops = stopsOf(story);
  const read = stops.map((stop) => readAt(stop, story, tag).join(' | '));
  const early = TERMS.flatMap(({ in: lesson, words }) => {
    const introduced = OWN[words.en.source] ?? lesson;
    const at = stops.findIndex(({ id }) => id === introduced);
    // A term whose lesson is not on the way is not used at all.
    return stops
      .slice(0, at < 0 ? stops.length : at)
      .flatMap(({ id }, place) =>
        words[tag].test(read[place] ?? '') ? [`${id} uses ${words[tag].source}`] : [],
      );
  });
  expect(early).toEqual([]);
});

test.each(Object.entries(OWN))('%s is a term of the course, and %s a stop', (term, id) => {
  expect(TERMS.map(({ words }) => words.en.source)).toContain(term);
  for (const story of STORIES) expect(stopsOf(story).map((stop) => stop.id)).toContain(id);
});
